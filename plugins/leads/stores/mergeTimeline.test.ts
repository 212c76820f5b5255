import type { ClockIn, Track } from '../api'
import { mergeTimeline } from './mergeTimeline'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const track = (id: string, day: number) => ({ id, at: at(day) }) as unknown as Track
const clockIn = (id: string, day: number) => ({ id, at: at(day) }) as unknown as ClockIn
const ids = (known: Parameters<typeof mergeTimeline>[0]) => mergeTimeline(known).map((event) => event.id)

describe('the timeline of a lead', () => {
  test('follow-ups and check-ins stand together, newest first', () => {
    const known = { tracks: [track('a', 18), track('b', 4)], clockIns: [clockIn('x', 20), clockIn('y', 13)] }
    expect(ids({ ...known, complete: true })).toEqual(['clockIn:x', 'track:a', 'clockIn:y', 'track:b'])
  })

  test('nothing stands below the oldest check-in that is loaded while there are more', () => {
    const known = { tracks: [track('a', 18), track('b', 4)], clockIns: [clockIn('x', 20), clockIn('y', 13)] }
    expect(ids({ ...known, complete: false })).toEqual(['clockIn:x', 'track:a', 'clockIn:y'])
  })

  test('without any check-in the follow-ups are the timeline', () => {
    expect(ids({ tracks: [track('b', 4), track('a', 18)], clockIns: [], complete: true })).toEqual([
      'track:a',
      'track:b',
    ])
  })

  test('of one moment: always in the same order', () => {
    const known = { tracks: [track('a', 18)], clockIns: [clockIn('x', 18)], complete: true }
    expect(ids(known)).toEqual(['clockIn:x', 'track:a'])
  })
})
