import type { SimContext } from './contract'
import { createBackend } from './createBackend'
import { issueTicket } from './tickets'

const now = new Date('2026-11-20T09:41:00+08:00')
const backend = createBackend({ devs: [], now })

test.each([
  ['/lead/L-000001', true],
  ['/lead/', false],
  ['/lead/L-000001/more', false],
  ['/leads', false],
])('%s is a page of the sibling system: %s', async (path, isPage) => {
  expect(backend.isOurs(path)).toBe(isPage)
  const answer = await backend.handle(new Request(`http://127.0.0.1${path}`))
  if (!isPage) return expect(answer).toBeUndefined()
  expect(answer).toMatchObject({ status: 200 })
  expect((answer as Response).headers.get('content-type')).toMatch(/^text\/html/)
})

describe('a ticket', () => {
  const issue = () => issueTicket('/lead/L-000001', { now } as SimContext).ticket
  const signIn = async (ticket: string, path = '/lead/L-000001') => {
    const answer = await backend.handle(new Request(`http://127.0.0.1${path}`, { method: 'POST', body: ticket }))
    return (answer as Response).status
  }

  test('signs in once', async () => {
    const ticket = issue()
    expect([await signIn(ticket), await signIn(ticket)]).toEqual([204, 403])
  })

  test('is for its own page, and within five minutes', async () => {
    expect(await signIn(issue(), '/lead/L-000002')).toBe(403)
    expect(await signIn('made up')).toBe(403)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const [first, second] = [issue(), issue()]
    jest.advanceTimersByTime(4 * 60_000)
    expect(await signIn(first)).toBe(204)
    jest.advanceTimersByTime(2 * 60_000)
    expect(await signIn(second)).toBe(403)
    jest.useRealTimers()
  })
})
