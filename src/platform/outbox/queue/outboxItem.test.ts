import fc from 'fast-check'
import { HttpError, type HttpErrorKind } from '#platform/http'
import { BACKOFF_FIRST, BACKOFF_LAST, backoff, eventOf, evictable, type OutboxItem, SENT_HISTORY } from './outboxItem'

test('the back-off grows from 2 s to 5 min and stays within these bounds', () => {
  expect([1, 2, 3].map((attempt) => backoff(attempt, 0))).toEqual([2000, 4000, 8000])
  expect(backoff(50, 1)).toBe(BACKOFF_LAST)
  fc.assert(
    fc.property(fc.nat(200), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
      const wait = backoff(attempts, chance)
      return wait >= BACKOFF_FIRST && wait <= BACKOFF_LAST
    }),
  )
})

const MEANINGS: readonly [HttpErrorKind, { code?: number | string; status?: number }, string][] = [
  ['network', {}, 'unclear'],
  ['timeout', {}, 'unclear'],
  ['aborted', {}, 'unclear'],
  ['cancelled', {}, 'unclear'],
  ['malformed', {}, 'unclear'],
  ['status', { status: 500 }, 'unclear'],
  ['status', { status: 504 }, 'unclear'],
  ['status', { status: 429 }, 'postponed'],
  ['status', { status: 503 }, 'postponed'],
  ['status', { status: 413 }, 'refused'],
  ['unauthorised', { status: 401 }, 'postponed'],
  ['refused', { code: 4000 }, 'refused'],
  ['refused', { code: 4009 }, 'outdated'],
  ['refused', { code: '4009' }, 'outdated'],
]

test.each(MEANINGS)('%s %j means %s', (kind, details, type) => {
  expect(eventOf(new HttpError(kind, 'words', { callId: 'x', ...details }), 0, 0).type).toBe(type)
})

describe('what need not be kept', () => {
  const item = (order: number, change: Partial<OutboxItem> = {}): OutboxItem => ({
    id: `i${order}`,
    order,
    callId: 'x',
    request: {},
    record: 'lead:L-1',
    label: '',
    idempotencyKey: `k${order}`,
    createdAt: 0,
    bytes: 0,
    files: 0,
    filesInMemory: false,
    uploads: [],
    attempts: 1,
    state: { kind: 'sent', at: 0 },
    ...change,
  })
  /** As many sent items as the history holds, all younger than the ones that are looked at. */
  const history = Array.from({ length: SENT_HISTORY }, (_, at) => item(100 + at, { record: 'lead:L-2' }))
  const forgotten = (...items: OutboxItem[]) => evictable([...items, ...history]).map(({ order }) => order)

  test('is what was sent before the last 20, the oldest too', () => {
    expect(forgotten()).toEqual([])
    expect(forgotten(item(1), item(2))).toEqual([2, 1])
  })
})
