import { createCore, type OwnedCore } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { type Call, type CallOptions, HttpError } from '#platform/http'
import type { CoreOutbox, Draft, Drafts, OfflineRecords } from '#platform/outbox'

/** A call received by the fake back end. */
export interface SeenCall {
  readonly path: string
  readonly request: unknown
  readonly options: CallOptions
}

type Answer = (request: never) => unknown

/** Core with fixed responses by path suffix, for tests of stores and forms. A response that is an `Error` is thrown. */
export function fakeCore(answers: Readonly<Record<string, Answer>>) {
  const seen: SeenCall[] = []
  const stored = new Map<string, Draft<unknown>>()
  const drafts: Drafts = {
    load: async (form, record) => stored.get(`${form} ${record}`),
    save: async (form, record, value) => {
      stored.set(`${form} ${record}`, { value, savedAt: 1000 })
    },
    discard: async (form, record) => {
      stored.delete(`${form} ${record}`)
    },
    list: async () => [],
  }
  const http = async <Q, R>(call: Call<Q, R>, request: NoInfer<Q>, options: CallOptions = {}): Promise<R> => {
    const path = call.declaration.path.split('/').slice(-2).join('/')
    const wire = call.request(request)
    seen.push({ path, request: wire, options })
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    const answer = name === undefined ? undefined : answers[name]
    if (!answer) throw new HttpError('network', `nothing answers ${path}`, { callId: call.id })
    const value = await answer(wire as never)
    if (value instanceof Error) throw value
    return call.response(value)
  }
  const copies = new Map<string, { raw: unknown; seenAt: number }>()
  const offlineRecords: OfflineRecords = {
    remember: async (record, part, raw) => void copies.set(`${record} ${part}`, { raw, seenAt: 1000 }),
    recall: async (record, part) => copies.get(`${record} ${part}`),
  }
  const queued: unknown[] = []
  const outbox: Pick<CoreOutbox, 'unsentOf' | 'rebased' | 'withOverlay' | 'enqueue'> & { load: () => Promise<void> } = {
    load: async () => undefined,
    unsentOf: () => [],
    rebased: ({ request }) => request,
    withOverlay: (_record, value) => value,
    enqueue: async (entry) => {
      queued.push(entry)
      return { id: String(queued.length), storedIn: 'device' }
    },
  }
  const session: OwnedCore['session'] = {
    id: 'test',
    state: 'signed-in',
    loginName: 'rep01',
    userCode: undefined,
    roles: ['sales'],
    employee: undefined,
    signIn: async () => undefined,
    signOut: () => undefined,
    loadDetails: async () => undefined,
  }
  const decide = () => ({ ok: true }) as const
  const report = (error: unknown, where: string) => {
    throw new Error(`reported by ${where}`, { cause: error })
  }
  const services = { session, feedback: new Feedback(), drafts, outbox, offlineRecords, http, decide, report }
  // The core has no host: these tests do not call it.
  const core: OwnedCore = createCore({ ...services } as unknown as Parameters<typeof createCore>[0])
  return { core, seen, drafts, queued, paths: () => seen.map((call) => call.path.split('/').pop()) }
}

export function refused(code: number, data?: unknown): HttpError {
  return new HttpError('refused', `refused ${code}`, { callId: 'test', code, data })
}
