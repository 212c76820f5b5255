import type { Day } from '#base/calendar'
import { type Ahead, forecastsOf } from './forecast'

/* When milestones are expected, of PJ-1 (domain/schedule.md 3), on Friday, 2026-11-20. */

const TODAY = '2026-11-20' as Day
const PHASES = [
  { code: 'procure', planStart: '2026-09-14', percent: 90 },
  { code: 'build', planStart: '2026-10-19', percent: 30 },
  { code: 'accept', planStart: '2026-12-21', percent: 0 },
]
const milestone = (phase: string, plan: string, days: number, ...after: string[]): Ahead => {
  return { id: phase, phase, plan, days, after }
}
const MILESTONES = [
  milestone('procure', '2026-10-23', 26),
  milestone('build', '2026-12-18', 45, 'procure'),
  milestone('accept', '2027-01-08', 15, 'build'),
]
const forecasts = (milestones: readonly Ahead[], phases: typeof PHASES) =>
  Object.fromEntries(forecastsOf(milestones, phases, TODAY))
const at = (percents: Readonly<Record<string, number>>) =>
  PHASES.map((phase) => ({ ...phase, percent: percents[phase.code] ?? phase.percent }))

test('a phase that is under way takes the rest of its working days from today, and what comes after begins then', () => {
  expect(forecasts(MILESTONES, PHASES)).toEqual({
    procure: '2026-11-25',
    build: '2027-01-05',
    accept: '2027-01-26',
  })
})

test('what is expected by its plan has no forecast', () => {
  expect(forecasts(MILESTONES, at({ procure: 100, build: 60 }))).toEqual({ procure: TODAY })
})

test('one that was reached has none, and what comes after begins once it was', () => {
  const [procure, build, accept] = MILESTONES as [Ahead, Ahead, Ahead]
  const reached = { ...build, actual: '2026-12-31' }
  expect(forecasts([procure, reached, accept], at({ procure: 100, build: 100 }))).toEqual({
    procure: TODAY,
    accept: '2027-01-21',
  })
})

test('one that was done before what it waits for stays done, and what comes after waits for neither', () => {
  const [procure, build, accept] = MILESTONES as [Ahead, Ahead, Ahead]
  const early = { ...build, actual: '2026-11-18' }
  expect(forecasts([procure, early, accept], at({ procure: 50, build: 100 }))).toEqual({ procure: '2026-12-09' })
})

test('a phase that has not begun in time begins today', () => {
  const late = PHASES.map((phase) => (phase.code === 'accept' ? { ...phase, planStart: '2026-11-02' } : phase))
  const alone = milestone('accept', '2026-11-20', 15)
  expect(forecasts([alone], late)).toEqual({ accept: '2026-12-10' })
})

test('a phase that would begin on a weekend begins on Monday', () => {
  const sunday = PHASES.map((phase) => (phase.code === 'accept' ? { ...phase, planStart: '2026-11-22' } : phase))
  expect(forecasts([milestone('accept', '2026-11-23', 2)], sunday)).toEqual({ accept: '2026-11-24' })
})

test('milestones that wait for each other, and those without a phase, are expected by nobody', () => {
  const [procure, ...others] = MILESTONES as [Ahead, ...Ahead[]]
  expect(forecasts([{ ...procure, after: ['accept'] }, ...others], PHASES)).toEqual({})
  expect(forecasts([milestone('survey', '2026-08-14', 10)], PHASES)).toEqual({})
})
