import type { Day } from '#base/calendar'
import {
  actualPercent,
  delayOf,
  delayTone,
  isBehind,
  milestoneLate,
  phaseTone,
  plannedPercent,
  reachedOn,
  workLength,
} from './progress'
import { PHASES, WEIGHTS } from './vocabulary'

const TODAY = '2026-11-20' as Day
const PLANS = [
  ['2026-08-03', '2026-08-14', 100],
  ['2026-08-17', '2026-09-11', 100],
  ['2026-08-31', '2026-09-25', 100],
  ['2026-09-14', '2026-10-23', 90],
  ['2026-10-19', '2026-12-18', 30],
  ['2026-12-21', '2027-01-08', 0],
] as const
/** PJ-1 of the domain page. */
const phases = PLANS.map(([planStart, planEnd, percent], index) => ({
  code: PHASES[index],
  weight: WEIGHTS.pv[index] ?? 0,
  planStart: planStart as Day,
  planEnd: planEnd as Day,
  percent,
}))
const project = (given: Partial<Parameters<typeof delayOf>[0]> = {}) => {
  return { state: 'running', end: '2027-01-08' as Day, phases, ...given }
}

test.each([
  [0, 10],
  [1, 20],
  [2, 20],
  [3, 26],
  [4, 45],
])('phase %i of PJ-1 has %i working days, without those of holidays', (index, length) => {
  const [from, to] = PLANS[index] ?? ['', '']
  expect(workLength(from as Day, to as Day)).toBe(length)
})

test('PJ-1: planned 74.44, actual 63.00, reached on 2 November, 14 working days late', () => {
  expect(plannedPercent(phases, TODAY)).toBeCloseTo(74.44, 2)
  expect(actualPercent(phases)).toBeCloseTo(63, 6)
  expect(reachedOn(phases)).toBe('2026-11-02')
  expect(delayOf(project(), TODAY)).toBe(14)
})

test('with actual 75 it is a day ahead', () => {
  // Build at 64.29 % instead of 30.
  const ahead = phases.map((phase) => (phase.code === 'build' ? { ...phase, percent: 30 + (12 / 35) * 100 } : phase))
  expect(actualPercent(ahead)).toBeCloseTo(75, 6)
  expect(reachedOn(ahead)).toBe('2026-11-23')
  expect(delayOf(project({ phases: ahead }), TODAY)).toBe(-1)
})

test.each([
  ['as planned', { percent: 100 }, 'good'],
  ['not begun before its first day', { planStart: '2026-11-23', percent: 0 }, 'good'],
  ['behind plan before its last day', { planEnd: '2026-12-18', percent: 30 }, 'risk'],
  ['not done after its last day', { percent: 90 }, 'risk'],
  ['done after its last day', { percent: 100, actualEnd: '2026-10-26' }, 'risk'],
] as const)('a phase that is %s', (_, given, tone) => {
  const plan = { weight: 30, planStart: '2026-10-19' as Day, planEnd: '2026-10-23' as Day }
  expect(phaseTone({ ...plan, ...(given as object), percent: given.percent }, TODAY)).toBe(tone)
})

test('a phase is not behind a plan that is shown as what is done', () => {
  const plan = { planStart: '2026-11-06' as Day, planEnd: '2026-12-03' as Day }
  // 55.00000000000001 % is planned.
  expect(isBehind({ ...plan, weight: 15, percent: 55 }, TODAY)).toBe(false)
  expect(isBehind({ ...plan, weight: 15, percent: 54 }, TODAY)).toBe(true)
})

test.each([
  [-1, 'good'],
  [0, 'good'],
  [1, 'warn'],
  [5, 'warn'],
  [6, 'risk'],
  [undefined, 'good'],
] as const)('a delay of %p is %s', (delay, tone) => expect(delayTone(delay)).toBe(tone))

test.each([
  ['2026-10-23', '2026-11-05', 9],
  ['2026-10-23', '2026-10-19', -4],
  ['2026-09-30', '2026-10-08', 1],
])('a milestone of %s reached on %s is late by %i', (plan, actual, late) => {
  expect(milestoneLate({ plan: plan as Day, actual: actual as Day }, TODAY)).toBe(late)
})

test('one that is not reached is late up to today', () => {
  expect(milestoneLate({ plan: '2026-11-18' as Day }, TODAY)).toBe(2)
})

describe('edge cases', () => {
  const one = (planStart: string, planEnd: string, percent: number, weight = 100) => {
    return { weight, planStart: planStart as Day, planEnd: planEnd as Day, percent }
  }

  test('before the start nothing is late, after the end all of it is', () => {
    const later = [one('2026-12-01', '2026-12-31', 0)]
    expect(delayOf(project({ phases: later }), TODAY)).toBe(0)
    const over = [one('2026-10-12', '2026-10-30', 0)]
    expect(plannedPercent(over, TODAY)).toBe(100)
    expect(delayOf(project({ phases: over }), TODAY)).toBe(30)
  })

  test('a phase of no working day counts one', () => {
    const weekend = [one('2026-11-14', '2026-11-15', 0)]
    expect(plannedPercent(weekend, '2026-11-14' as Day)).toBe(0)
    expect(plannedPercent(weekend, '2026-11-15' as Day)).toBe(100)
  })

  test('weights that are not 100 are scaled', () => {
    const halves = [one('2026-10-12', '2026-10-30', 100, 30), one('2026-11-02', '2026-12-31', 0, 30)]
    expect(actualPercent(halves)).toBe(50)
  })

  test('a made-up Saturday is a working day', () => {
    expect(workLength('2026-10-08' as Day, '2026-10-11' as Day)).toBe(3)
  })

  test('a project that is paused over a holiday falls behind by its working days alone', () => {
    const begun = [one('2026-09-14', '2026-12-18', 10)]
    const at = (day: string) => delayOf(project({ state: 'paused', phases: begun }), day as Day) ?? Number.NaN
    const before = at('2026-09-30')
    // 1 to 7 October are free.
    expect(['2026-10-03', '2026-10-07', '2026-10-08'].map((day) => at(day) - before)).toEqual([0, 0, 1])
  })

  test('an end before the start is no length', () => {
    expect(workLength('2026-11-20' as Day, '2026-11-10' as Day)).toBe(0)
    expect(plannedPercent([one('2026-11-20', '2026-11-10', 0)], TODAY)).toBe(100)
  })

  test('an accepted project is judged by its last day against the plan', () => {
    const ended = phases.map((phase) => ({ ...phase, percent: 100, actualEnd: '2027-01-13' as Day }))
    expect(delayOf(project({ state: 'accepted', phases: ended }), TODAY)).toBe(3)
  })

  test('without phases there is no delay', () => {
    expect(delayOf(project({ phases: [] }), TODAY)).toBeUndefined()
    expect(plannedPercent([], TODAY)).toBe(0)
  })
})
