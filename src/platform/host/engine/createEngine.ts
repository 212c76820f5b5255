import * as v from 'valibot'
import type { ReplyName } from '#base/config'
import { describeIssues } from '#base/wire'
import type { HostData, HostMethod, HostRequest } from '../calls'
import type { DetectedHost } from '../detect'
import type { HostCallOptions } from '../HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure, noMethod } from '../HostResult'
import type { WebSurroundings, WebWay, WebWays } from '../web/WebWay'
import { webViewAddress } from '../webViewAddress'
import { afterCall } from './afterCall'
import { CallSettlement } from './CallSettlement'
import { HOSTS, type Way } from './hosts'
import { createNativeCalls } from './nativeCalls'
import type { PendingCalls } from './pending'
import { readFailure } from './response'
import { finish, read } from './results'
import { BOOT_METHODS, type MethodRule, type Settling } from './rules'
import { createSdk } from './sdk'
import { createSdkCalls } from './sdkCalls'

export interface EngineDeps {
  readonly host: DetectedHost
  /** Resolves when the SDK's script has loaded; may reject. */
  readonly script: Promise<unknown>
  readonly surroundings: WebSurroundings
  readonly web: () => Promise<WebWays>
  readonly pending: PendingCalls
  /** Shows a toast. */
  readonly notify: (text: string) => void
  /** A text of the host layer. */
  readonly text: (key: string) => Promise<string>
  readonly report: (error: unknown, where: string) => void
}

export interface Engine {
  call<M extends HostMethod>(
    method: M,
    request: HostRequest<M>,
    options?: HostCallOptions,
  ): Promise<HostResult<HostData<M>>>
  /** Delivers the argument of a global reply function; false if no call of this page is meant. */
  answer(name: ReplyName, raw: unknown): boolean
  /** Parses the response to a call of an earlier page. */
  read(method: HostMethod, raw: unknown): Promise<HostResult<unknown>>
  /** Subscribes to channel messages of a native host; returns the unsubscribe function. */
  listen(run: (raw: unknown) => void): () => void
  /** Preloads the code that most calls need. */
  warm(): Promise<unknown>
}

/** Subscribes to all channels (ours: no document specifies how messages arrive). */
const SUBSCRIPTION = { channel: '*', type: 'subscribe' } as const

/**
 * The bridge: makes each call the way its host requires (wire.md 'Hosts') and settles it (wire.md 'Settling'). Never
 * rejects, always settles.
 */
export function createEngine(deps: EngineDeps): Engine {
  const { host, surroundings, pending, report } = deps
  const { view } = surroundings
  const ways = HOSTS[host.kind]
  const findAction = createSdk(view as { icome?: unknown }, deps.script)
  const callSdk = createSdkCalls(findAction)
  const native = createNativeCalls({
    view,
    os: host.os,
    isExpected: async (name) => {
      const left = await pending.list().catch(() => [])
      return left.some(({ reply, answer }) => reply === name && answer === undefined)
    },
    report,
  })

  const call: Engine['call'] = async (method, request, options = {}) => {
    const rule = await ruleOf(method)
    const parsed = v.safeParse(rule.request, request)
    if (!parsed.success) return hostFailure('malformed', `${method}: ${describeIssues(parsed.issues)}`)
    if (options.signal?.aborted) return hostFailure('cancelled', HOST_TEXTS.cancelled)
    const result = finish(rule, parsed.output, await run(method, rule, parsed.output, options))
    return afterCall(method, result, { notify: deps.notify, text: deps.text, call })
  }

  const run = async <M extends HostMethod>(
    method: M,
    rule: MethodRule<M>,
    request: HostRequest<M>,
    options: HostCallOptions,
  ): Promise<HostResult<HostData<M>>> => {
    const way = holdsFiles(request) ? WEB : ways[method]
    try {
      if (way.way === 'none') return noMethod()
      if (way.way === 'web') return await callWeb(method, request, options)
      const params = travelling(method, rule, request)
      if (!params) return hostFailure('malformed', `${method}: no address that may be opened`)
      const settling = settlingOf(rule, request)
      const ending = new CallSettlement<HostData<M>>(settling, view.document, options.signal)
      const remembered = REMEMBERED.includes(method) ? await remember(method, way) : ''
      const result =
        way.way === 'sdk'
          ? await callSdk(rule, way, params, ending)
          : await native.call(method, rule, way, params, options, ending)
      if (remembered) pending.end(remembered).catch((error: unknown) => report(error, `host ${method}`))
      return result
    } catch (thrown) {
      report(thrown, `host ${method}`)
      return hostFailure('host', HOST_TEXTS.fail, { native: thrown })
    }
  }

  const callWeb = async <M extends HostMethod>(method: M, request: HostRequest<M>, options: HostCallOptions) => {
    // The table maps each method to its own implementation.
    const way = (await deps.web())[method] as WebWay<M> | undefined
    return way ? way(request, options, surroundings) : noMethod()
  }

  /** Never rejects: without a working database the user can still take a photo. */
  const remember = (method: HostMethod, way: Way) =>
    pending.begin(method, (way.way === 'native' && way.reply) || '').catch((error: unknown) => {
      report(error, `host ${method}`)
      return ''
    })

  /** Request as sent to the host; undefined for an address that may not be opened. */
  const travelling = <M extends HostMethod>(method: M, { wire }: MethodRule<M>, request: HostRequest<M>) => {
    if (method !== 'openWebView') return wire?.(request) ?? request
    const opened = request as HostRequest<'openWebView'>
    const url = webViewAddress(opened, surroundings)
    return url === undefined ? undefined : { ...opened, url }
  }

  const listen: Engine['listen'] = (hear) => {
    const way = ways.sendChannelMessage
    if (way.way !== 'sdk') return native.subscribe('sendChannelMessage', SUBSCRIPTION, hear)
    const failed = (error: unknown) => report(error, 'host channel')
    findAction(way.plugin, way.action)
      .then((action) => action.found && action.run(SUBSCRIPTION, hear, (raw) => failed(readFailure(raw))))
      .catch(failed)
    return () => undefined
  }

  return {
    call,
    answer: native.answer,
    read: async (method, raw) => read(await ruleOf(method), raw),
    listen,
    warm: () => import('./methods'),
  }
}

/** The rules needed at boot are bundled; the others are loaded as one chunk by the first call that needs one. */
async function ruleOf<M extends HostMethod>(method: M): Promise<MethodRule<M>> {
  const atBoot: { readonly [N in HostMethod]?: MethodRule<N> } = BOOT_METHODS
  return (atBoot[method] as MethodRule<M> | undefined) ?? (await import('./methods')).METHODS[method]
}

/** Interactive calls, during which the host may close the web view. */
const REMEMBERED: readonly HostMethod[] = [
  'pickPhoto',
  'takePhoto',
  'selectFile',
  'scanCode',
  'scanCard',
  'pickContact',
  'addContact',
]

const WEB: Way = { way: 'web' }

const HeldFiles = v.union([
  v.object({ path: v.blob() }),
  v.object({
    files: v.pipe(
      v.array(v.object({ path: v.unknown() })),
      v.someItem(({ path }) => path instanceof Blob),
    ),
  }),
])

/** The page uploads its own files itself, because they have no path in the host. */
const holdsFiles = (request: unknown): boolean => v.is(HeldFiles, request)

function settlingOf<M extends HostMethod>({ settling }: MethodRule<M>, request: HostRequest<M>): Settling<void> {
  if (settling.by === 'person' || settling.by === 'timer') return settling
  const { after } = settling
  return { by: settling.by, after: () => after(request) }
}
