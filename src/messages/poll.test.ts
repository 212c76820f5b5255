import { type Http, HttpError } from '#src/http'
import { getMessages } from './api'
import { PollMark } from './PollMark'
import { startPolling } from './poll'

const SECOND = 1000
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 1, 0, second)).toISOString()
const push = (id: string, second = 0) => ({ id, type: 'lead.changed', at: at(second), payload: { id } })
const refused = new HttpError('status', 'HTTP 500', { callId: getMessages.id, status: 500 })
const offline = new HttpError('network', 'no answer', { callId: getMessages.id })

let answers: (unknown[] | Error)[]
let asked: { second: number; since: string | undefined; background: boolean | undefined }[]
let active: boolean
let notice: () => void
let stop: () => void
let startedAt: number
const delivered: string[] = []
const report = jest.fn()

/** Answers in order, then with nothing new. */
const http = jest.fn(async (call, request, options) => {
  asked.push({
    second: Math.round((Date.now() - startedAt) / SECOND),
    since: request.since,
    background: options?.background,
  })
  const answer = answers.shift() ?? []
  if (answer instanceof Error) throw answer
  return call.response(answer)
}) as unknown as jest.MockedFunction<Http>

function start(mark = new PollMark()): PollMark {
  stop = startPolling({
    http,
    mark,
    report,
    messages: { deliver: async ({ payload }) => void delivered.push((payload as { id: string }).id) },
    presence: {
      isActive: () => active,
      onChange: (run) => {
        notice = run
        return () => {
          notice = () => undefined
        }
      },
    },
  })
  return mark
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND)
const seconds = () => asked.map(({ second }) => second)
const become = (state: boolean) => {
  active = state
  notice()
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) })
  startedAt = Date.now()
  answers = []
  asked = []
  delivered.length = 0
  active = true
  report.mockReset()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

describe('polling', () => {
  test('asks at once, then every minute, in the background', async () => {
    start()
    await pass(180)
    expect(seconds()).toEqual([0, 60, 120, 180])
    expect(asked.every(({ background }) => background)).toBe(true)
  })

  test('delivers what is new, oldest first, and each message once', async () => {
    answers = [
      [push('M-2', 20), push('M-1', 10)],
      [push('M-2', 20), push('M-3', 30), push('M-3', 30)],
    ]
    start()
    await pass(60)
    expect(delivered).toEqual(['M-1', 'M-2', 'M-3'])
  })

  test('asks since a minute before the newest message: one may be written later than its time says', async () => {
    answers = [[push('M-1', 10)], [push('M-0', 5)]]
    start()
    await pass(120)
    expect(asked.map(({ since }) => since)).toEqual([undefined, at(10 - 60), at(10 - 60)])
    expect(delivered).toEqual(['M-1', 'M-0'])
  })

  test('goes on from where the user was told last', async () => {
    answers = [[push('M-1', 10)]]
    const mark = start()
    await pass(0)
    stop()
    answers = [[push('M-1', 10)]]
    start(mark)
    await pass(0)
    expect(delivered).toEqual(['M-1'])
  })

  test('a message that cannot be read is reported once and keeps none of the others', async () => {
    answers = [
      [{ id: 'M-1' }, push('M-2')],
      [{ id: 'M-1' }, push('M-3', 1)],
    ]
    start()
    await pass(60)
    expect(delivered).toEqual(['M-2', 'M-3'])
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('doubles the wait with each failure, up to ten minutes, and is a minute again after a success', async () => {
    answers = [refused, refused, refused, refused, refused, [push('M-1')]]
    start()
    await pass(2100)
    // Waits: 2, 4, 8, 10, 10 minutes, then 1.
    expect(seconds()).toEqual([0, 120, 360, 840, 1440, 2040, 2100])
    expect(delivered).toEqual(['M-1'])
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('reports no missing network', async () => {
    answers = [offline]
    start()
    await pass(0)
    expect(report).not.toHaveBeenCalled()
  })

  test('rests while the page is hidden or offline, and asks at once when it is back', async () => {
    start()
    await pass(30)
    become(false)
    await pass(600)
    expect(seconds()).toEqual([0])
    become(true)
    await pass(60)
    expect(seconds()).toEqual([0, 630, 690])
  })

  test('asks at once when the network is back after a failure', async () => {
    answers = [offline]
    start()
    await pass(1)
    become(false)
    await pass(1)
    become(true)
    await pass(0)
    expect(seconds()).toEqual([0, 2])
  })

  test('takes a glance away for nothing', async () => {
    start()
    await pass(1)
    become(false)
    await pass(2)
    become(true)
    await pass(57)
    expect(seconds()).toEqual([0, 60])
  })

  test('begins when the page becomes visible', async () => {
    active = false
    start()
    await pass(120)
    expect(asked).toEqual([])
    become(true)
    await pass(0)
    expect(seconds()).toEqual([120])
  })

  test('delivers nothing once it is stopped, not even what was on its way', async () => {
    let answer: (value: unknown) => void = () => undefined
    http.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as typeof answer)))
    start()
    await pass(0)
    stop()
    answer({ messages: [{ ...push('M-1'), at: new Date() }], unreadable: 0 })
    await pass(120)
    expect(delivered).toEqual([])
    expect(asked).toEqual([])
  })
})
