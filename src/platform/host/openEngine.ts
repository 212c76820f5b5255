import type { ReplyName } from '#base/config'
import { lazyOnce } from '#base/loading'
import type { HostDeps } from './createHost'
import { createEngine, type Engine } from './engine/createEngine'
import type { PendingCalls } from './engine/pending'
import { callPhone } from './findHost'
import type { HostBridge } from './HostBridge'
import type { HostResult } from './HostResult'

export interface OpenedEngine
  extends Pick<Engine, 'call' | 'listen' | 'warm'>,
    Pick<HostBridge, 'interrupted' | 'discard'> {
  take(name: ReplyName, raw: unknown): Promise<void>
  callPhone(phone: string): HostResult<null>
}

/** Creates the bridge's engine with the page's window and the device's database. */
export function openEngine(deps: HostDeps): OpenedEngine {
  const {
    found,
    feedback,
    scanner,
    stored,
    isTrusted,
    http,
    user,
    notice,
    notify,
    report,
    unrequested,
    view = window,
  } = deps
  // Needed by photos, scans and similar calls only, so the sign-in does not wait for the database.
  const onDevice = lazyOnce(async () => (await import('./pendingOnDevice')).pendingOnDevice({ view, user, notice }))
  const pending: PendingCalls = {
    begin: async (method, reply) => (await onDevice()).begin(method, reply),
    end: async (id) => (await onDevice()).end(id),
    recover: async (name, raw) => (await onDevice()).recover(name, raw),
    list: async () => (await onDevice()).list(),
  }
  const engine = createEngine({
    host: found,
    script: found.script,
    surroundings: { view, os: found.os, http: http(), feedback, scanner, stored, isTrusted },
    web: async () => (await import('./web')).webWays,
    pending,
    notify,
    text: async (key) => (await (await import('./web/texts')).hostText())(key),
    report,
  })
  return {
    call: engine.call,
    listen: engine.listen,
    callPhone: (phone) => callPhone(view, phone),
    async take(name, raw) {
      if (engine.answer(name, raw) || (await pending.recover(name, raw))) return
      unrequested(name, raw)
    },
    warm: engine.warm,
    interrupted: async () =>
      Promise.all(
        (await pending.list()).map(async ({ answer, ...call }) => ({
          ...call,
          ...(answer !== undefined && { result: await engine.read(call.method, answer) }),
        })),
      ),
    discard: pending.end,
  }
}
