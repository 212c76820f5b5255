import type { Href } from '#base/routes'
import type { TodayItem } from '#platform/core'
import { arrivals, byTime, dueNow, hasTime, leaveBy, mainOf, nextOf, stopsOf, withoutDoubles } from './day'

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const item = (id: string, more: Partial<TodayItem> = {}): TodayItem => ({
  id,
  title: id,
  due: 'today',
  to: '/' as Href,
  ...more,
})
const ids = (items: readonly TodayItem[]) => items.map(({ id }) => id)

test('midnight in +08:00 is a day without a time', () => {
  expect([hasTime(at('00:00')), hasTime(at('00:01'))]).toEqual([false, true])
})

test('5 km at 30 km/h take ten minutes; the time to leave is rounded down to five minutes', () => {
  expect(leaveBy(at('14:30'), 5000)).toEqual(at('14:20'))
  expect(leaveBy(at('14:30'), 5001)).toEqual(at('14:15'))
  expect(leaveBy(at('14:30'), 0)).toEqual(at('14:30'))
})

test('items stand by time, those without one last and in their order', () => {
  const items = [
    item('b'),
    item('late', { at: at('16:00') }),
    item('day', { at: at('00:00') }),
    item('a', { at: at('09:30') }),
  ]
  expect(ids(byTime(items))).toEqual(['a', 'late', 'b', 'day'])
})

test('the next is the first that is not over: a visit until it ends, a step until its time', () => {
  const visit = item('visit', { at: at('14:30'), until: at('15:30') })
  const step = item('step', { at: at('15:00'), can: ['note'] })
  const news = item('news', { at: at('14:58') })
  expect(nextOf([step, visit], at('14:59'))?.id).toBe('visit')
  expect(nextOf([news, step], at('14:50'))?.id).toBe('step')
  expect(nextOf([step, visit], at('15:29'))?.id).toBe('visit')
  expect(nextOf([step], at('15:00'))).toBeUndefined()
  expect(nextOf([item('any time')], at('09:00'))).toBeUndefined()
})

test('who is farther away than 500 m goes there before they check in', () => {
  const visit = item('v', { place: { lng: 113, lat: 23 }, main: { does: 'checkIn' } })
  expect([mainOf(visit, 501), mainOf(visit, 500), mainOf(visit, undefined)]).toEqual(['go', 'checkIn', 'checkIn'])
  expect(mainOf(item('p', { place: { lng: 113, lat: 23 } }), 10)).toBe('go')
  expect(mainOf(item('n'), 10)).toBeUndefined()
})

test('one is at a stop until it ends, else half an hour from its time on', () => {
  const visit = item('v', { at: at('10:00'), until: at('11:00') })
  const step = item('s', { at: at('11:30') })
  // 15 km take half an hour.
  expect(arrivals(at('09:00'), [15_000, 15_000, 15_000], [visit, step, item('x')])).toEqual([
    at('09:30'),
    at('11:30'),
    at('12:30'),
  ])
})

test('a visit to a lead at the time of its next step stands there once', () => {
  const step = item('L-1', { at: at('14:30'), record: 'lead:L-1' })
  const visit = item('V-1', { at: at('14:30'), until: at('15:30'), record: 'lead:L-1' })
  const other = item('L-2', { at: at('14:30'), record: 'lead:L-2' })
  const later = item('L-1b', { at: at('16:00'), record: 'lead:L-1' })
  expect(ids(withoutDoubles([step, visit, other, later]))).toEqual(['V-1', 'L-2', 'L-1b'])
})

test('stops of the day are today’s items with a place, by time', () => {
  const place = { lng: 113, lat: 23 }
  const items = [
    { ...item('b', { at: at('16:00'), place }), plugin: 'x' },
    { ...item('a', { at: at('14:30'), until: at('15:30'), place }), plugin: 'x' },
    { ...item('late', { due: 'late', place }), plugin: 'x' },
    { ...item('call', { at: at('10:00'), place, main: { does: 'call' } }), plugin: 'x' },
  ]
  const order = (now: string) => stopsOf(items, at(now)).map(({ id }) => id)
  expect(order('15:29')).toEqual(['x a', 'x b'])
  // What is over is not driven to first.
  expect(order('15:30')).toEqual(['x b', 'x a'])
  expect(order('16:00')).toEqual(['x a', 'x b'])
})

test('what was loaded on an earlier day is due as of today; news stay as they are', () => {
  const loaded = new Date('2026-11-19T18:00:00+08:00')
  const yesterday = new Date('2026-11-19T14:30:00+08:00')
  const due = (more: Partial<TodayItem>, since = loaded) => dueNow(item('a', more), since, at('08:30')).due
  expect(due({ at: yesterday, main: { does: 'write' } })).toBe('late')
  expect(due({ at: yesterday })).toBe('today')
  expect(due({ main: { does: 'write' } })).toBe('today')
  expect(due({ at: at('00:00'), due: 'soon' })).toBe('today')
  expect(due({ at: yesterday, due: 'soon' })).toBe('late')
  expect(due({ at: new Date('2026-11-21T00:00:00+08:00'), due: 'soon' })).toBe('soon')
  // Loaded today: the area has said so.
  expect(due({ at: yesterday, main: { does: 'write' } }, at('00:00'))).toBe('today')
})
