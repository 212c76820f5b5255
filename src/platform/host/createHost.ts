import type { ReplyName } from '#base/config'
import { lazyOnce } from '#base/loading'
import type { StorageNotice } from '#base/storage'
import { HOST_METHODS, type HostMethod } from './calls'
import type { FoundHost } from './findHost'
import type { HostBridge, HostCallOptions } from './HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure } from './HostResult'
import type { OpenedEngine } from './openEngine'
import type { WebSurroundings } from './web/WebWay'

export interface HostDeps extends Pick<WebSurroundings, 'feedback' | 'scanner' | 'stored' | 'isTrusted'> {
  readonly found: FoundHost
  readonly http: () => WebSurroundings['http']
  /** Login name of the signed-in user. */
  readonly user: () => string
  readonly notice: (notice: StorageNotice) => void
  readonly notify: (text: string) => void
  readonly report: (error: unknown, where: string) => void
  /** Called with a response that belongs to no call. */
  readonly unrequested: (name: ReplyName, raw: unknown) => void
  readonly view?: Window
}

/** The bridge, with its entry points for the host. */
export interface Host extends HostBridge {
  /** Takes the argument of a section 7 reply function. */
  take(name: ReplyName, raw: unknown): void
  /** Subscribes to channel messages of a native host, unparsed; returns the unsubscribe function. */
  listen(run: (raw: unknown) => void): () => void
  /** Preloads the code that calls need. */
  warm(): Promise<unknown>
}

/** Creates the bridge to the host. Its engine is loaded by the first call, so no list waits for it. */
export function createHost(deps: HostDeps): Host {
  const { found, report } = deps
  const engine = lazyOnce(async (): Promise<OpenedEngine> => (await import('./openEngine')).openEngine(deps))

  /** A call never rejects, even if the engine fails to load. */
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
    // Complete, because the compiler checks the list of methods (calls.ts).
    ...(methods as unknown as Pick<HostBridge, HostMethod>),
    kind: found.kind,
    os: found.os,
    native: found.native,
    call: (phone) => guarded('host call', async ({ callPhone }) => callPhone(phone)),
    interrupted: async () => (await engine()).interrupted(),
    discard: async (id) => (await engine()).discard(id),
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
