import { mergeEvents } from './SiteTimeline'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const track = (id: string, day: number) => ({ id, at: at(day) })
const clockIn = track
const ids = (known: Parameters<typeof mergeEvents>[0]) => mergeEvents(known).map((event) => event.id)

describe('the timeline of a site', () => {
  test('merges follow-ups and check-ins, newest first', () => {
    const known = { tracks: [track('a', 18), track('b', 4)], clockIns: [clockIn('x', 20), clockIn('y', 13)] }
    expect(ids({ ...known, complete: true })).toEqual(['clockIn:x', 'track:a', 'clockIn:y', 'track:b'])
  })

  test('ends at the oldest loaded check-in while there are more', () => {
    const known = { tracks: [track('a', 18), track('b', 4)], clockIns: [clockIn('x', 20), clockIn('y', 13)] }
    expect(ids({ ...known, complete: false })).toEqual(['clockIn:x', 'track:a', 'clockIn:y'])
  })

  test('contains only the follow-ups if there are no check-ins', () => {
    expect(ids({ tracks: [track('b', 4), track('a', 18)], clockIns: [], complete: true })).toEqual([
      'track:a',
      'track:b',
    ])
  })

  test('has a stable order for events of the same moment', () => {
    const known = { tracks: [track('a', 18)], clockIns: [clockIn('x', 18)], complete: true }
    expect(ids(known)).toEqual(['clockIn:x', 'track:a'])
  })
})
