import { openArrival, readWaiting, type WaitingCheckIn } from './arrival'
import type { CheckInRecord } from './checkIn'

const now = new Date('2026-11-20T14:36:00+08:00')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const sent = (change: object) =>
  ({ id: 'K-1', key: 'k1', kind: 'visit', at: ago(9), by: { id: 'rep01' }, ...change }) as CheckInRecord
const waiting = (change: object): WaitingCheckIn => ({ key: 'w1', kind: 'visit', deviceAt: ago(5), ...change })
const open = (all: readonly CheckInRecord[], queue: readonly WaitingCheckIn[] = []) =>
  openArrival(all, queue, { me: 'rep01', now })

describe('the arrival that can be left', () => {
  test('is my latest one, sent or waiting', () => {
    expect(open([sent({})])).toEqual({ id: 'K-1', at: ago(9) })
    expect(open([sent({})], [waiting({})])).toEqual({ id: 'w1', at: ago(5) })
    expect(open([sent({ by: { id: 'emp11' } })])).toBeUndefined()
  })

  test('names the visit that it is for', () => {
    expect(open([sent({ visitId: 'V-000001' })])).toMatchObject({ visitId: 'V-000001' })
    expect(open([], [waiting({ visitId: 'V-000001' })])).toMatchObject({ visitId: 'V-000001' })
  })

  test('is none that was left, corrected, rejected, or followed by another that was left', () => {
    expect(open([sent({ dwell: 0 })])).toBeUndefined()
    expect(open([sent({ correction: { note: 'Wrong company', at: now } })])).toBeUndefined()
    expect(open([sent({ review: { decision: 'reject', by: { id: 'rep02' } } })])).toBeUndefined()
    expect(open([sent({ review: { decision: 'accept', by: { id: 'rep02' } } })])).toBeDefined()
    expect(open([sent({ id: 'K-2', at: ago(2), dwell: 1 }), sent({})])).toBeUndefined()
  })

  test('is over when its leaving or its correction waits', () => {
    expect(open([sent({})], [waiting({ kind: 'leave', arriveId: 'K-1' })])).toBeUndefined()
    expect(open([sent({})], [waiting({ kind: 'leave', arriveId: 'k1' })])).toBeUndefined()
    expect(open([], [waiting({}), waiting({ key: 'w2', kind: 'leave', arriveId: 'w1' })])).toBeUndefined()
    expect(open([sent({})], [waiting({ corrects: 'K-1' })])).toBeUndefined()
  })

  test('is at most a day old, and none that was made since', () => {
    expect(open([sent({ at: ago(24 * 60) })])).toBeDefined()
    expect(open([sent({ at: ago(24 * 60 + 1) })])).toBeUndefined()
    expect(open([sent({ at: ago(-1) })])).toBeUndefined()
  })
})

test('what waits on the device is read as it was stored; other requests are not check-ins', () => {
  expect(readWaiting({ key: 'w1', kind: 'visit', deviceAt: now, leadId: 'L-1', photos: [] })).toMatchObject({
    key: 'w1',
  })
  expect(readWaiting({ kind: 'call', text: 'Asked for a price.' })).toBeUndefined()
})
