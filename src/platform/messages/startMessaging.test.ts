import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Http } from '#platform/http'
import type { Session } from '#platform/session'
import type { Messages } from './createMessages'
import { listenedMessage, offerToPage } from './listeners'
import { type MessagingDeps, startMessaging } from './startMessaging'

const reported: string[] = []
const messages: Messages = {
  deliver: async () => undefined,
  offer:
    ({ payload }) =>
    async () =>
      void reported.push((payload as { id: string }).id),
}
/** Highest number of each user's messages. */
let newest: Record<string, number>
let requested: number
let renewed: () => void
let isRefused: boolean
let stop: () => void

interface Who {
  state: Session['state']
  loginName: string
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) })
  localStorage.clear()
  reported.length = 0
  newest = { rep01: 5, rep02: 50 }
  requested = 0
  isRefused = false
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

function start(who: Who, more: Partial<MessagingDeps> = {}) {
  const session = makeAutoObservable<Who>({ ...who })
  const row = (seq: number) => {
    const mid = `${session.loginName} ${seq}`
    return { mid, seq, type: 'lead.changed', title: mid, at: new Date().toISOString(), params: { id: mid } }
  }
  const http = (async (call: { id: string; response: (raw: unknown) => unknown }) => {
    requested += 1
    if (isRefused)
      throw new (jest.requireActual('#platform/http').HttpError)('unauthorised', '401', { callId: call.id })
    const maxSeq = newest[session.loginName] ?? 0
    return call.response({ maxSeq, list: [row(maxSeq)] })
  }) as unknown as Http
  stop = startMessaging({
    messages,
    session,
    http,
    feedback: { toast: () => undefined },
    notice: () => undefined,
    onRenewed: (run) => {
      renewed = run
      return () => undefined
    },
    report: (error) => {
      throw error
    },
    port: { post: () => undefined, listen: () => () => undefined },
    presence: { isActive: () => true, onChange: () => () => undefined },
    ...more,
  })
  return session
}

const settle = () => jest.advanceTimersByTimeAsync(0)
const become = (session: Who, change: Partial<Who>) => runInAction(() => Object.assign(session, change))

test('does not poll without a signed-in user', async () => {
  start({ state: 'anonymous', loginName: '' })
  await settle()
  expect(requested).toBe(0)
})

test('a message is delivered once per device, also after a reload; older ones are never delivered', async () => {
  start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  newest.rep01 = 6
  await jest.advanceTimersByTimeAsync(30_000)
  stop()
  start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  expect(reported).toEqual(['rep01 6'])
})

test('each user has their own mark', async () => {
  const session = start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  become(session, { loginName: 'rep02' })
  await settle()
  newest = { rep01: 6, rep02: 51 }
  become(session, { loginName: 'rep01' })
  await settle()
  become(session, { loginName: 'rep02' })
  await settle()
  expect(reported).toEqual(['rep01 6', 'rep02 51'])
})

test('a sign-out stops polling', async () => {
  const session = start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  become(session, { state: 'anonymous', loginName: '' })
  await jest.advanceTimersByTimeAsync(600_000)
  expect(requested).toBe(1)
})

test('`message.new` on a channel polls at once', async () => {
  start({ state: 'signed-in', loginName: 'rep01' })
  await jest.advanceTimersByTimeAsync(10_000)
  newest.rep01 = 6
  const message = listenedMessage('message.new')
  expect(offerToPage('message.new', message?.parse({ mid: 'MS-6', seq: 6 }), fail)).toBe(true)
  await settle()
  expect(reported).toEqual(['rep01 6'])
})

test('an action of the user polls at once', async () => {
  const asked = observable.box(0)
  start({ state: 'signed-in', loginName: 'rep01' }, { asked: () => asked.get() })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(requested).toBe(1)
  runInAction(() => asked.set(1))
  await settle()
  expect(requested).toBe(2)
})

test('a refused token stops polling until it is renewed', async () => {
  isRefused = true
  start({ state: 'signed-in', loginName: 'rep01' })
  await jest.advanceTimersByTimeAsync(600_000)
  expect(requested).toBe(1)
  isRefused = false
  renewed()
  await settle()
  expect(requested).toBe(2)
})

const fail = (error: unknown) => {
  throw error
}
