import { type SimContext, SimRefusal } from './contract'
import { createBackend } from './createBackend'
import { issueTicket } from './tickets'

const now = new Date('2026-11-20T09:41:00+08:00')
const backend = createBackend({ devs: [], now })

test.each([
  ['/lead/L-000001', true],
  ['/contract/new', true],
  ['/center/CC-000001', true],
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
  const done: string[] = []
  const words = { en: 'Lead', zh: '线索' }
  const task = {
    name: words,
    acts: [{ act: 'save', label: words }],
    run: (act: string, note: string, { now: at }: SimContext) => {
      if (note === '') throw new SimRefusal(4000, 'Write a note.')
      done.push(`${act} ${note} ${at.toISOString().slice(0, 10)}`)
      return { clueId: 'L-000001' }
    },
  }
  const issue = () => issueTicket('/lead/L-000001', { now } as SimContext, task).ticket
  const post = async (body: object, path = '/lead/L-000001') =>
    (await backend.handle(
      new Request(`http://127.0.0.1${path}`, { method: 'POST', body: JSON.stringify(body) }),
    )) as Response
  const signIn = async (ticket: string, path?: string) => (await post({ ticket }, path)).status

  test('names the path of its page and its end', () =>
    expect(issueTicket('/lead/L-000001', { now } as SimContext, task)).toMatchObject({
      url: '/lead/L-000001',
      expiresAt: '2026-11-20T01:46:00.000Z',
    }))

  test('signs in once', async () => {
    const ticket = issue()
    expect([await signIn(ticket), await signIn(ticket)]).toEqual([200, 403])
  })

  test('that is used says so by its code: 4904', async () => {
    const ticket = issue()
    await signIn(ticket)
    expect(await (await post({ ticket })).json()).toEqual({ code: 4904, message: 'Launch expired, try again.' })
  })

  test('is for its own page, and within five minutes', async () => {
    expect(await signIn(issue(), '/lead/L-000002')).toBe(403)
    expect(await signIn('made up')).toBe(403)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const [first, second] = [issue(), issue()]
    jest.advanceTimersByTime(4 * 60_000)
    expect(await signIn(first)).toBe(200)
    jest.advanceTimersByTime(2 * 60_000)
    expect(await signIn(second)).toBe(403)
    jest.useRealTimers()
  })

  test('gives a session, in which the page says what the employee does', async () => {
    const signedIn = await (await post({ ticket: issue() })).json()
    expect(signedIn).toMatchObject({ name: words, acts: [{ act: 'save', label: words }] })
    const { session } = signedIn
    const refused = await post({ session, act: 'save', note: '' })
    expect([refused.status, await refused.json()]).toEqual([409, { message: 'Write a note.' }])
    expect(await (await post({ session, act: 'save', note: 'Sent' })).json()).toEqual({ clueId: 'L-000001' })
    expect(done).toEqual(['save Sent 2026-11-20'])
    expect((await post({ session, act: 'save', note: 'Sent' }, '/lead/L-000002')).status).toBe(403)
    expect((await post({ session: 'made up', act: 'save', note: 'Sent' })).status).toBe(403)
  })
})
