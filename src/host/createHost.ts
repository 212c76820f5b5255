import type { StorageNotice } from '#src/device'
import { lazyOnce } from '#src/loading'
import { HOST_METHODS, type HostMethod } from './calls'
import type { FoundHost } from './findHost'
import type { HostBridge, HostCallOptions } from './HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure } from './HostResult'
import type { OpenedEngine } from './openEngine'
import type { ReplyName } from './replyNames'
import type { WebSurroundings } from './web/WebWay'

export interface HostDeps extends Pick<WebSurroundings, 'feedback' | 'scanner' | 'stored'> {
  readonly found: FoundHost
  readonly http: () => WebSurroundings['http']
  /** Login name of whoever is signed in. */
  readonly user: () => string
  readonly notice: (notice: StorageNotice) => void
  readonly tell: (text: string) => void
  readonly report: (error: unknown, where: string) => void
  /** The host hands over what nobody has asked for. */
  readonly unasked: (name: ReplyName, raw: unknown) => void
  readonly view?: Window
}

/** The bridge, and its side towards the host. */
export interface Host extends HostBridge {
  /** What a reply function of section 7 was called with. */
  take(name: ReplyName, raw: unknown): void
  /** Channel messages of a native host, unparsed; gives 'stop'. */
  listen(run: (raw: unknown) => void): () => void
  /** Loads what calls need, before one is made. */
  warm(): Promise<unknown>
}

/** The host that the page runs in; the code of the bridge is loaded with the first call, so no list waits for it. */
export function createHost(deps: HostDeps): Host {
  const { found, report } = deps
  const engine = lazyOnce(async (): Promise<OpenedEngine> => (await import('./openEngine')).openEngine(deps))

  /** A call never rejects, whatever did not load. */
  const guarded = async <T>(where: string, run: (opened: OpenedEngine) => Promise<HostResult<T>>) => {
    try {
      return await run(await engine())
    } catch (native) {
      report(native, where)
      return hostFailure('host', HOST_TEXTS.fail, { native })
    }
  }
  const methods = Object.fromEntries(
    HOST_METHODS.map((method: HostMethod) => [
      method,
      (request: never, options?: HostCallOptions) =>
        guarded(`host ${method}`, (opened) => opened.call(method, request ?? {}, options)),
    ]),
  )

  return {
    // Every method by its name: the list is complete because the compiler checks it (calls.ts).
    ...(methods as unknown as Pick<HostBridge, HostMethod>),
    kind: found.kind,
    os: found.os,
    native: found.native,
    call: (phone) => guarded('host call', async ({ callPhone }) => callPhone(phone)),
    interrupted: async () => (await engine()).interrupted(),
    forget: async (id) => (await engine()).forget(id),
    take: (name, raw) => {
      engine()
        .then((opened) => opened.take(name, raw))
        .catch((error: unknown) => report(error, `host ${name}`))
    },
    listen: (run) => {
      let stop = () => {}
      let isOver = false
      engine()
        .then((opened) => {
          if (!isOver) stop = opened.listen(run)
        })
        .catch((error: unknown) => report(error, 'host channel'))
      return () => {
        isOver = true
        stop()
      }
    },
    warm: async () => (await engine()).warm(),
  }
}
