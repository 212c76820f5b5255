import { makeAutoObservable, runInAction } from 'mobx'
import type { Http } from '#src/http'
import type { Session } from '#src/session'
import { startMessaging } from './startMessaging'

const deliver = jest.fn(async () => undefined)
const push = (id: string) => ({ id, type: 'lead.changed', at: '2026-11-20T01:00:00Z', payload: { id } })
let stop: () => void

interface Who {
  state: Session['state']
  loginName: string
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  deliver.mockClear()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

function start(who: Who) {
  const session = makeAutoObservable<Who>({ ...who })
  const http = (async (call: { response: (raw: unknown) => unknown }) =>
    call.response([push(`M-${session.loginName}`)])) as unknown as Http
  stop = startMessaging({
    messages: { deliver },
    session,
    http,
    notice: () => undefined,
    report: (error) => {
      throw error
    },
    port: { post: () => undefined, listen: () => () => undefined },
    presence: { isActive: () => true, onChange: () => () => undefined },
  })
  return session
}

const settle = () => jest.advanceTimersByTimeAsync(0)
const told = () => deliver.mock.calls.map(([message]: unknown[]) => (message as { payload: { id: string } }).payload.id)

test('nobody signed in: nothing is asked', async () => {
  start({ state: 'anonymous', loginName: '' })
  await settle()
  expect(deliver).not.toHaveBeenCalled()
})

test('a message is delivered once, also over a reload', async () => {
  start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  stop()
  start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  expect(told()).toEqual(['M-rep01'])
})

test('another user gets another user’s messages, and the first one’s mark is kept for them', async () => {
  const session = start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  runInAction(() => {
    session.loginName = 'rep02'
  })
  await settle()
  runInAction(() => {
    session.loginName = 'rep01'
  })
  await settle()
  expect(told()).toEqual(['M-rep01', 'M-rep02'])
})

test('after signing out nothing is asked any more', async () => {
  const session = start({ state: 'signed-in', loginName: 'rep01' })
  await settle()
  runInAction(() => {
    session.state = 'anonymous'
    session.loginName = ''
  })
  await jest.advanceTimersByTimeAsync(120_000)
  expect(told()).toEqual(['M-rep01'])
})
