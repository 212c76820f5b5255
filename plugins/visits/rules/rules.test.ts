import * as v from 'valibot'
import { type Day, days, momentOf } from '#base/calendar'
import { clockText } from '#kit/recording'
import { minutesFields, needFields, reason } from './fields'
import { overdueDays, perMonth, targetDays } from './frequency'
import { type Appointment, overlaps, tightBetween, travelMinutes } from './overlap'
import { doneShare, stateAt } from './states'
import { dueDay, isLocked, isRange, isVisitTime, minutesReminders, visitReminders } from './times'
import { needTags, type VisitState } from './vocabulary'

const TODAY = '2026-11-20' as Day
const at = (time: string, day = TODAY) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentOf(day, hours, minutes)
}
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })
const HERE = { lng: 113, lat: 23 }
/** A point so many m further north. */
const north = (metres: number) => ({ lng: 113, lat: 23 + metres / 111_195.08 })
const visit = (from: string, to: string, more: Partial<Appointment> = {}): Appointment => {
  return { ...span(from, to), people: ['rep01'], ...more }
}

test.each([
  ['14:30', '14:45', true],
  ['14:30', '14:44', false],
  ['09:00', '17:00', true],
  ['09:00', '17:01', false],
  ['15:00', '14:00', false],
])('a visit from %s to %s: %s', (from, to, isRight) => {
  expect(isVisitTime(span(from, to))).toBe(isRight)
})

test('a visit does not last over midnight', () => {
  expect(isVisitTime({ from: at('23:30'), to: at('00:30', days.add(TODAY, 1)) })).toBe(false)
  expect(isVisitTime(span('23:15', '23:59'))).toBe(true)
})

test.each([
  ['15:30', '16:00', false],
  ['15:29', '16:00', true],
  ['13:00', '14:30', false],
  ['14:45', '15:00', true],
])('14:30–15:30 and %s–%s overlap: %s', (from, to, isOverlap) => {
  expect(overlaps(visit('14:30', '15:30'), visit(from, to))).toBe(isOverlap)
  expect(overlaps(visit(from, to), visit('14:30', '15:30'))).toBe(isOverlap)
})

test('only visits that share a person overlap; a participant is enough', () => {
  const own = visit('14:30', '15:30', { people: ['rep01', 'emp10'] })
  expect(overlaps(own, visit('15:00', '16:00', { people: ['emp10'] }))).toBe(true)
  expect(overlaps(own, visit('15:00', '16:00', { people: ['emp11'] }))).toBe(false)
})

test('5.0 km need 13 minutes', () => {
  expect(travelMinutes(5000)).toBe(13)
  expect(travelMinutes(5001)).toBe(14)
  expect(travelMinutes(0)).toBe(0)
})

test('a gap of 10 minutes is too short for 5.0 km, one of 13 is not', () => {
  const first = visit('14:30', '15:30', { point: HERE })
  const next = (from: string) => visit(from, '17:00', { point: north(5000) })
  expect(tightBetween(first, next('15:40'))).toEqual({ gap: 10, distance: expect.closeTo(5000, 0) })
  expect(tightBetween(next('15:40'), first)).toMatchObject({ gap: 10 })
  expect(tightBetween(first, visit('15:43', '17:00', { point: north(4999) }))).toBeUndefined()
})

test('without a point, a shared person or a gap nothing is tight', () => {
  const first = visit('14:30', '15:30', { point: HERE })
  expect(tightBetween(first, visit('15:31', '16:00'))).toBeUndefined()
  expect(tightBetween(first, visit('15:31', '16:00', { point: north(5000), people: ['emp11'] }))).toBeUndefined()
  expect(tightBetween(first, visit('15:29', '16:00', { point: north(5000) }))).toBeUndefined()
})

test.each([
  ['2026-11-20', '2026-11-27'],
  ['2026-11-21', '2026-11-30'],
  ['2026-09-25', '2026-10-08'],
])('a need found on %s is due on %s', (found, due) => {
  expect(dueDay(found as Day)).toBe(due)
})

test('300 + 300 + 47 s are 10:47', () => {
  expect(clockText(300 + 300 + 47)).toBe('10:47')
})

test('7 visits in 90 days are 2.3 a month', () => {
  expect(perMonth(7)).toBe(2.3)
  expect(perMonth(0)).toBe(0)
})

test('a large customer last visited on 2 Nov is 4 days late on 20 Nov', () => {
  expect(['1', '2', '3', '4'].map(targetDays)).toEqual([14, 30, 60, 60])
  expect(overdueDays('2026-11-02' as Day, '1', TODAY)).toBe(4)
  expect(overdueDays('2026-11-06' as Day, '1', TODAY)).toBe(0)
  expect(overdueDays(undefined, '1', TODAY)).toBeUndefined()
  expect(overdueDays('2026-11-02' as Day, undefined, TODAY)).toBeUndefined()
})

test('18 done and 2 missed are 90 %; without any there is no share', () => {
  expect(doneShare(18, 2)).toBe(0.9)
  expect(doneShare(0, 0)).toBeUndefined()
})

test('reminders: the day before at 18:00 and half an hour before', () => {
  expect(visitReminders({ from: at('14:30') })).toEqual([at('18:00', days.add(TODAY, -1)), at('14:00')])
})

test('the minutes: two hours after leaving and 09:00 on the next days, three times', () => {
  expect(minutesReminders(at('15:30'))).toEqual([
    at('17:30'),
    at('09:00', days.add(TODAY, 1)),
    at('09:00', days.add(TODAY, 2)),
  ])
})

test('92 days are a range, 93 are not', () => {
  expect(isRange(TODAY, days.add(TODAY, 91))).toBe(true)
  expect(isRange(TODAY, days.add(TODAY, 92))).toBe(false)
  expect(isRange(TODAY, days.add(TODAY, -1))).toBe(false)
})

test('minutes can be changed for 24 h', () => {
  const later = (hours: number) => new Date(at('10:00').getTime() + hours * 3_600_000)
  expect(isLocked(at('10:00'), later(24))).toBe(false)
  expect(isLocked(at('10:00'), new Date(later(24).getTime() + 1))).toBe(true)
})

const stateOf = (state: VisitState, now: Date, arrived?: string, hasLeft = false) =>
  stateAt({ state, to: at('15:30'), arrivedAt: arrived ? at(arrived) : undefined, hasLeft }, now)

test('nobody left: minutes are to be written 12 h after arriving', () => {
  expect(stateOf('planned', at('21:59'), '10:00')).toBe('ongoing')
  expect(stateOf('planned', at('22:00'), '10:00')).toBe('toWrite')
})

test('who has left has minutes to write; a cancelled visit stays cancelled', () => {
  expect(stateOf('planned', at('11:00'), '10:00', true)).toBe('toWrite')
  expect(stateOf('cancelled', at('11:00'), '10:00', true)).toBe('cancelled')
})

test('nobody arrived: the visit is missed a day after its end', () => {
  expect(stateOf('planned', at('15:29', days.add(TODAY, 1)))).toBe('planned')
  expect(stateOf('planned', at('15:30', days.add(TODAY, 1)))).toBe('missed')
  expect(stateOf('cancelled', at('15:30', days.add(TODAY, 1)))).toBe('cancelled')
})

test('needs of a visit are those of sales advice, each once, without those that it has no solutions for', () => {
  const kinds = ['gas', 'pv', 'price', 'other', 'pv'].map((kind) => ({ kind }))
  expect(needTags(kinds)).toEqual(['heat', 'pv', 'saving'])
})

test.each([
  [4, false],
  [5, true],
  [500, true],
  [501, false],
])('a need of %i characters: %s', (length, isRight) => {
  const owner = { id: 'rep01', name: '李伟' }
  const need = { kind: 'gas', text: '蒸'.repeat(length), owner, dueAt: days.today() }
  expect(v.is(needFields.schema, need)).toBe(isRight)
})

test.each([
  [4, false],
  [5, true],
  [200, true],
  [201, false],
])('a reason, also why there is no check-in, of %i characters: %s', (length, isRight) => {
  const words = '因'.repeat(length)
  expect([v.is(reason.entry, words), v.is(minutesFields.table.noCheckIn.entry, words)]).toEqual([isRight, isRight])
})

test('a recording of which the phone has lost every piece is none', () => {
  const lost = { id: 'a', name: '1.webm', size: 3 }
  const check = (piece: object) => v.is(minutesFields.schema, { ...minutesFields.values({}), audio: [piece] })
  expect([check(lost), check({ ...lost, url: '/a.webm' })]).toEqual([false, true])
})
