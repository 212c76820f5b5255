import * as v from 'valibot'
import { describeIssues } from '#src/wire'
import type { HostData, HostMethod, HostRequest } from '../calls'
import type { DetectedHost } from '../detect'
import type { HostCallOptions } from '../HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure, noMethod } from '../HostResult'
import type { ReplyName } from '../replyNames'
import type { WebSurroundings, WebWay, WebWays } from '../web/WebWay'
import { webViewAddress } from '../webViewAddress'
import { afterCall } from './afterCall'
import { readFailure } from './answer'
import { CallSettlement } from './CallSettlement'
import { HOSTS, type Way } from './hosts'
import { createNativeCalls } from './nativeCalls'
import type { PendingCalls } from './pending'
import { finish, read } from './results'
import { BOOT_METHODS, type MethodRule, type Settling } from './rules'
import { createSdk } from './sdk'
import { createSdkCalls } from './sdkCalls'

export interface EngineDeps {
  readonly host: DetectedHost
  /** The SDK's script, once it has loaded or failed to. */
  readonly script: Promise<unknown>
  readonly surroundings: WebSurroundings
  readonly web: () => Promise<WebWays>
  readonly pending: PendingCalls
  /** A toast. */
  readonly tell: (text: string) => void
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
  /** Hands over what a global function was called with; false when no call of this page can be meant. */
  answer(name: ReplyName, raw: unknown): boolean
  /** What an answer to a call means that an earlier page made. */
  read(method: HostMethod, raw: unknown): Promise<HostResult<unknown>>
  /** Channel messages of a native host; gives 'stop'. */
  listen(run: (raw: unknown) => void): () => void
  /** Loads what most calls need, before one is made. */
  warm(): Promise<unknown>
}

/** Asks for every channel's messages (ours: no document says how they arrive). */
const SUBSCRIPTION = { channel: '*', type: 'subscribe' } as const

/**
 * The bridge: takes a call its host's way (wire.md 'Hosts') and settles it, whatever the host does (wire.md 'Settling').
 * Never rejects, never hangs.
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
    return afterCall(method, result, { tell: deps.tell, text: deps.text, call })
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
    // The table of ways gives a method the way of that method.
    const way = (await deps.web())[method] as WebWay<M> | undefined
    return way ? way(request, options, surroundings) : noMethod()
  }

  /** A device that keeps nothing does not keep anybody from taking a picture. */
  const remember = (method: HostMethod, way: Way) =>
    pending.begin(method, (way.way === 'native' && way.reply) || '').catch((error: unknown) => {
      report(error, `host ${method}`)
      return ''
    })

  /** What travels; undefined for an address that may not be opened. */
  const travelling = <M extends HostMethod>(method: M, { wire }: MethodRule<M>, request: HostRequest<M>) => {
    if (method !== 'openWebView') return wire?.(request) ?? request
    const opened = request as HostRequest<'openWebView'>
    const url = webViewAddress(opened, { stored: surroundings.stored, base: view.location.href })
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

/** The rules that a boot needs are here; all others come as one file with the first call that needs one. */
async function ruleOf<M extends HostMethod>(method: M): Promise<MethodRule<M>> {
  const atBoot: { readonly [N in HostMethod]?: MethodRule<N> } = BOOT_METHODS
  return (atBoot[method] as MethodRule<M> | undefined) ?? (await import('./methods')).METHODS[method]
}

/** Calls in which a person picks or makes something: the host may close the web view meanwhile. */
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

/** A file that the page itself holds has no path in the host: the page uploads it. */
const holdsFiles = (request: unknown): boolean => v.is(HeldFiles, request)

function settlingOf<M extends HostMethod>({ settling }: MethodRule<M>, request: HostRequest<M>): Settling<void> {
  if (settling.by === 'person' || settling.by === 'timer') return settling
  const { after } = settling
  return { by: settling.by, after: () => after(request) }
}
