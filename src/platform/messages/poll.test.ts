import { type Call, type Http, HttpError } from '#platform/http'
import { getUnread, type Push } from './api'
import { PollMark } from './PollMark'
import { type Polling, startPolling } from './poll'

const SECOND = 1000
const failure = (kind: HttpError['kind']) => new HttpError(kind, kind, { callId: getUnread.id })
const row = (seq: number, more: object = {}) => ({
  mid: `MS-${seq}`,
  seq,
  type: 'lead.changed',
  title: `Message ${seq}`,
  at: '2026-11-20T01:00:00+08:00',
  ...more,
})

/** The server: its highest number, its list, and answers that replace the next ones. */
let maxSeq: number
let list: unknown[]
let instead: (Error | object)[]
let requested: { second: number; path: string; background: boolean | undefined }[]
let active: boolean
let notice: () => void
let polling: Polling
let startedAt: number
let taken: string[]
const report = jest.fn()

const second = () => Math.round((Date.now() - startedAt) / SECOND)

async function answer<Q, R>(call: Call<Q, R>, request: Q, options?: { background?: boolean }): Promise<R> {
  const path = call.declaration.path.split('/').pop() ?? ''
  call.request(request)
  requested.push({ second: second(), path, background: options?.background })
  const said = path === 'unread' ? instead.shift() : undefined
  if (said instanceof Error) throw said
  return call.response(path === 'unread' ? { maxSeq, total: 1, byCategory: {}, ...said } : { list, total: list.length })
}
const http = jest.fn<Promise<unknown>, unknown[]>() as unknown as jest.MockedFunction<Http>

function start(mark = new PollMark(), random = () => 0.5): PollMark {
  polling = startPolling({
    http,
    mark,
    report,
    random,
    take: (pushes: readonly Push[]) => void taken.push(...pushes.map(({ id }) => id)),
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
/** The mark of a device on which everything up to a number was delivered. */
function markAt(seq: number): PollMark {
  const mark = new PollMark()
  mark.take([], seq)
  return mark
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND)
const polls = () => requested.filter(({ path }) => path === 'unread').map((one) => one.second)
const become = (state: boolean) => {
  active = state
  notice()
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) })
  http.mockImplementation(answer as Http)
  startedAt = Date.now()
  maxSeq = 10
  list = []
  instead = []
  requested = []
  taken = []
  active = true
  report.mockReset()
})
afterEach(() => {
  polling.stop()
  jest.useRealTimers()
})

describe('when it polls', () => {
  test('at once, after 30 s, then with doubled waits up to 5 min while there is nothing new', async () => {
    start()
    await pass(1050)
    expect(polls()).toEqual([0, 30, 90, 210, 450, 750, 1050])
    expect(requested.every(({ background }) => background)).toBe(true)
  })

  test('at once on a push, then after 30 s and 60 s', async () => {
    start()
    await pass(500)
    polling.hurry()
    await pass(90)
    expect(polls()).toEqual([0, 30, 90, 210, 450, 500, 530, 590])
  })

  test('at most once in 5 s for many pushes', async () => {
    start()
    await pass(10)
    for (let n = 0; n < 8; n += 1) {
      polling.hurry()
      await pass(1)
    }
    await pass(10)
    expect(polls()).toEqual([0, 10, 15, 20])
  })

  test('again after a push during a running poll', async () => {
    start()
    let end: (value: object) => void = () => undefined
    http.mockImplementationOnce(() => new Promise((resolve) => (end = resolve as typeof end)))
    await pass(32)
    polling.hurry()
    end({ maxSeq, nextPollSec: undefined })
    await pass(5)
    // The hanging poll started after 30 s and is not listed.
    expect(polls()).toEqual([0, 35])
  })

  test('after 30 s when there was a new message', async () => {
    start()
    await pass(210)
    maxSeq = 11
    await pass(300)
    expect(polls()).toEqual([0, 30, 90, 210, 450, 480])
  })

  test('after the wait that the server asks for, between 5 s and 15 min', async () => {
    instead = [{ nextPollSec: 12 }, { nextPollSec: 1 }, { nextPollSec: 5000 }]
    start()
    await pass(917)
    expect(polls()).toEqual([0, 12, 17, 917])
  })

  test.each([
    [0, [0, 27]],
    [1, [0, 33]],
  ])('with a jitter of 10 % (%p)', async (chance, times) => {
    start(new PollMark(), () => chance)
    await pass(33)
    expect(polls()).toEqual(times)
  })

  test('not while the page is hidden or offline; at once when it is back', async () => {
    start()
    await pass(20)
    become(false)
    await pass(600)
    polling.hurry()
    await pass(10)
    become(true)
    await pass(30)
    expect(polls()).toEqual([0, 630, 660])
  })

  test('by the running timer after the page was hidden for at most 5 s', async () => {
    start()
    await pass(10)
    become(false)
    await pass(5)
    become(true)
    await pass(15)
    expect(polls()).toEqual([0, 30])
  })

  test('not before the page is visible', async () => {
    active = false
    start()
    await pass(60)
    become(true)
    await pass(0)
    expect(polls()).toEqual([60])
  })
})

describe('a poll that fails', () => {
  test('doubles the wait; a failure that lasts is reported once', async () => {
    instead = [failure('status'), failure('status'), failure('status')]
    start()
    await pass(420)
    expect(polls()).toEqual([0, 60, 180, 420])
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('for lack of a network is not reported', async () => {
    instead = [failure('network')]
    start()
    await pass(0)
    expect(report).not.toHaveBeenCalled()
  })

  test('because of a refused token stops polling until the next sign-in', async () => {
    instead = [failure('unauthorised')]
    start()
    await pass(3600)
    polling.hurry()
    become(true)
    await pass(3600)
    expect(polls()).toEqual([0])
    polling.signedIn()
    await pass(30)
    expect(polls()).toEqual([0, 7200, 7230])
    expect(report).not.toHaveBeenCalled()
  })
})

describe('delivered messages', () => {
  test('exclude everything from before the first poll of a device', async () => {
    maxSeq = 86
    list = [row(86), row(85)]
    const mark = start()
    await pass(90)
    expect(taken).toEqual([])
    expect(requested.map(({ path }) => path)).not.toContain('list')
    expect(mark.seq).toBe(86)
  })

  test('are the new ones, oldest first, each once', async () => {
    maxSeq = 12
    // Urgent messages are listed twice: on top and in their place.
    list = [row(11), row(12), row(11), row(10)]
    const mark = start(markAt(10))
    await pass(30)
    expect(taken).toEqual(['MS-11', 'MS-12'])
    expect(requested.map(({ path }) => path)).toEqual(['unread', 'list', 'unread'])
    expect(mark.seq).toBe(12)
  })

  test('include those that arrive between the two calls, without repeating them', async () => {
    maxSeq = 11
    list = [row(12), row(11)]
    start(markAt(10))
    await pass(0)
    maxSeq = 12
    await pass(30)
    expect(taken).toEqual(['MS-11', 'MS-12'])
  })

  test('exclude all when the server’s numbering was reset', async () => {
    maxSeq = 3
    list = [row(3)]
    const mark = start(markAt(10))
    await pass(0)
    expect([taken, mark.seq]).toEqual([[], 3])
  })

  test('are requested again when the list failed', async () => {
    maxSeq = 11
    list = [row(11)]
    http.mockImplementationOnce(answer as Http)
    http.mockImplementationOnce(async () => Promise.reject(failure('status')))
    start(markAt(10))
    await pass(0)
    expect(taken).toEqual([])
    await pass(60)
    expect(taken).toEqual(['MS-11'])
  })

  test('include the readable rows; unreadable ones are reported once', async () => {
    maxSeq = 12
    list = [{ mid: 'MS-x' }, row(12, { at: 'yesterday' }), row(11)]
    start(markAt(10))
    await pass(0)
    maxSeq = 13
    await pass(30)
    expect(taken).toEqual(['MS-11'])
    expect(report.mock.calls).toEqual([[new Error('2 messages could not be read'), 'messages']])
  })

  test('end with the stop, including those of a running poll', async () => {
    let end: (value: object) => void = () => undefined
    http.mockImplementationOnce(() => new Promise((resolve) => (end = resolve as typeof end)))
    list = [row(11)]
    start(markAt(10))
    await pass(0)
    polling.stop()
    end({ maxSeq: 11, nextPollSec: undefined })
    await pass(3600)
    expect([taken, requested]).toEqual([[], []])
  })
})
