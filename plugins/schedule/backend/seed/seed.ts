import { type Day, days, workingDays } from '#base/calendar'
import { roundTo } from '#base/quantities'
import { type SeedKit, seedRecords, shipPhoto } from '#harness/backend/kit'
import { contractOf, recordId, type SeedClock } from '#harness/backend/world'
import { forecastsOf } from '../../rules/forecast'
import { workLength } from '../../rules/progress'
import { PHASES, type PhaseCode, PROJECT_KINDS, type ProjectKind, WEIGHTS } from '../../rules/vocabulary'
import {
  type SimDaily,
  type SimLog,
  type SimMilestone,
  type SimPhase,
  type SimProject,
  type SimRisk,
  type SimTask,
  waitingOf,
} from '../records'
import {
  BEFORE,
  CUSTOMERS,
  DELAYS,
  LENGTHS,
  MANAGERS,
  MISSING,
  OURS,
  PHASE_NAMES,
  PJ1,
  PJ2,
  QUANTITIES,
  REPORTS,
  RISKS,
  SUBJECTS,
  TASKS,
  TYPHOON,
} from './data'

/** Projects of the simulator (domain/schedule.md 6). Fixed days are those of the example time, moved with the clock. */

const EXAMPLE = '2026-11-20' as Day
const moved = (clock: SeedClock, day: string): Day => clock.day(days.between(EXAMPLE, day as Day))

const managerOf = (orgCode: string) => MANAGERS[orgCode.slice(0, 4)] ?? 'emp07'

const earlier = (a: Day, b: Day) => (a < b ? a : b)

/** Phases of a kind with their spans and percents; one that is done before its end ended today. */
function phasesOf(
  kind: ProjectKind,
  spans: readonly (readonly [start: Day, end: Day, percent: number])[],
  today: Day,
): SimPhase[] {
  return spans.map(([planStart, planEnd, percent], index) => ({
    code: PHASES[index] as PhaseCode,
    version: 1,
    weight: WEIGHTS[kind][index] ?? 0,
    planStart,
    planEnd,
    baseEnd: planEnd,
    ...(percent > 0 && { actualStart: planStart }),
    ...(percent === 100 && { actualEnd: earlier(planEnd, today) }),
    percent,
  }))
}

const spansOf = (clock: SeedClock, spans: typeof PJ1 | typeof PJ2) =>
  spans.map(([from, to, percent]) => [moved(clock, from), moved(clock, to), percent] as const)

/** States in the order of the numbers: running 28 and paused 2, planned 6, accepted 6, closed 3. */
function stateOf(number: number): string {
  if (number === 3 || number === 30) return 'paused'
  if (number <= 29) return 'running'
  if (number <= 36) return 'planned'
  return number <= 42 ? 'accepted' : 'closed'
}

/** Working days from today to the start of a project that is `delay` working days late. */
function startOf({ random }: SeedKit, state: string, delay: number): number {
  if (state === 'planned') return 15
  return state === 'running' || state === 'paused' ? -Math.max(random.int(20, 90), delay + 10) : -random.int(125, 200)
}

/** Spans of a project that is `delay` working days late today. */
function drawSpans(kit: SeedKit, state: string, delay: number) {
  const today = kit.clock.day(0)
  let start = workingDays.add(today, startOf(kit, state, delay))
  const reached = workingDays.add(today, -delay)
  return LENGTHS.map((length) => {
    const end = workingDays.add(start, length - 1)
    const done = state === 'accepted' || state === 'closed' || end <= reached
    const part = start > reached ? 0 : Math.floor((workLength(start, reached) / length) * 100)
    const span = [start, end, done ? 100 : state === 'planned' ? 0 : Math.max(0, Math.min(99, part))] as const
    start = workingDays.add(end, 1)
    return span
  })
}

const drawProjects = seedRecords<SimProject>(
  'PJ',
  { small: 45, default: 45, large: 400 },
  {
    1: ({ clock }) => ({
      ...OURS,
      name: '顺德家具园屋顶光伏一期',
      nameEn: 'Furniture park rooftop PV, phase 1',
      start: moved(clock, '2026-08-03'),
      end: moved(clock, '2027-01-08'),
      capacity: { value: 3000, unit: 'kWp' },
      phases: phasesOf('pv', spansOf(clock, PJ1), clock.day(0)),
    }),
    2: ({ clock }) => ({
      ...OURS,
      custId: 'C-000001',
      variant: 'yk',
      name: '南庄厂房屋顶光伏（粤康工地）',
      nameEn: 'Nanzhuang rooftop PV, Yuekang site',
      start: moved(clock, '2026-07-20'),
      end: moved(clock, '2027-01-15'),
      capacity: { value: 2860, unit: 'kWp' },
      phases: phasesOf('pv', spansOf(clock, PJ2), clock.day(0)),
    }),
    3: { manager: 'emp07', orgCode: '440605', state: 'paused' },
    4: { manager: 'emp27', orgCode: '3302', state: 'running' },
    5: { manager: 'emp07', orgCode: '440605', state: 'running', phases: [] },
    6: { manager: 'emp07', orgCode: '440605', state: 'running' },
  },
  (projectId, number, kit) => {
    const { random, world } = kit
    const company = world.companies.find(({ custId, orgCode }) =>
      number === 4 ? orgCode === '3302' : custId === CUSTOMERS[number],
    )
    const { custId, name, nameEn, orgCode, ...rest } = company ?? random.pick(world.companies.slice(0, 150))
    const kind = random.pick(PROJECT_KINDS)
    const [subject, subjectEn, unit] = SUBJECTS[kind]
    const state = stateOf(((number - 1) % 45) + 1)
    const spans = drawSpans(kit, state, DELAYS[number % DELAYS.length] ?? 0)
    const contract = contractOf({ custId, name, orgCode, ...rest })
    return {
      projectId,
      version: 1,
      name: `${name}${subject}`,
      nameEn: `${nameEn ?? name}, ${subjectEn}`,
      kind,
      state,
      variant: number % 5 === 2 ? 'yk' : 'normal',
      custId,
      ...(contract && { contractId: contract.contractId }),
      manager: managerOf(orgCode),
      orgCode,
      start: spans[0]?.[0] ?? kit.clock.day(0),
      end: spans[spans.length - 1]?.[1] ?? kit.clock.day(0),
      capacity: { value: random.int(2, 60) * 100, unit },
      phases: phasesOf(kind, spans, kit.clock.day(0)),
    }
  },
)

const drawn = new WeakMap<SeedKit['world'], SimProject[]>()

/** Projects, drawn once for all that belongs to them. */
export function seedProjects(kit: SeedKit): SimProject[] {
  const known = drawn.get(kit.world) ?? drawProjects(kit)
  drawn.set(kit.world, known)
  return known
}

/** Number of projects with rows. */
const numbered = (size: SeedKit['size']) => (size === 'large' ? 400 : 45)

/** Milestones: the end of each phase, each after the one before; the last 14 projects have none of the survey. */
export function seedMilestones(kit: SeedKit): SimMilestone[] {
  const today = kit.clock.day(0)
  return seedProjects(kit).flatMap(({ projectId, phases }, index) => {
    const id = (code: PhaseCode) => `ML-${projectId.slice(3)}-${PHASES.indexOf(code) + 1}`
    const milestones = phases.slice(index % 45 > 30 ? 1 : 0).map(({ code, planStart, planEnd, percent }) => ({
      milestoneId: id(code),
      version: 1,
      projectId,
      name: PHASE_NAMES[code][0],
      nameEn: PHASE_NAMES[code][1],
      phase: code,
      plan: planEnd,
      baseline: planEnd,
      ...(percent === 100 && { actual: earlier(workingDays.add(planEnd as Day, code === 'procure' ? 2 : 0), today) }),
      after: BEFORE[code].map(id),
      days: Math.max(1, workLength(planStart as Day, planEnd as Day)),
    }))
    const expected = forecastsOf(milestones.map(waitingOf), phases, today)
    return milestones.map((milestone) => {
      const forecast = expected.get(milestone.milestoneId)
      return forecast ? { ...milestone, forecast } : milestone
    })
  })
}

/** Tasks of projects that have not seven, by index: 400 of PJ-6; with the six of PJ-45 the others have 300. */
const TASKS_AT: Readonly<Record<number, number>> = { 5: 400, 44: 6 }

export const seedTasks = (kit: SeedKit): SimTask[] =>
  seedProjects(kit).flatMap((project, index) => {
    if (project.phases.length === 0) return []
    const count = TASKS_AT[index] ?? TASKS.length
    return Array.from({ length: count }, (_, at) => {
      const [name, nameEn, code] = TASKS[at % TASKS.length] as (typeof TASKS)[number]
      const phase = project.phases.find((each) => each.code === code) as SimPhase
      const isBlocked = index % 9 === 0 && at === 5
      const state = isBlocked ? 'blocked' : phase.percent === 100 ? 'done' : phase.percent > 0 ? 'doing' : 'open'
      return {
        taskId: recordId('TK', index * 1000 + at + 1),
        version: 1,
        projectId: project.projectId,
        name: count > TASKS.length ? `${name} ${at + 1}` : name,
        nameEn: count > TASKS.length ? `${nameEn} ${at + 1}` : nameEn,
        phase: code,
        owner: project.manager,
        start: phase.planStart,
        end: phase.planEnd,
        percent: phase.percent,
        state,
        ...(isBlocked && { reason: '组件未到货' }),
      }
    })
  })

export const seedRisks = (kit: SeedKit): SimRisk[] =>
  seedProjects(kit).flatMap(({ projectId, manager, state }, index) =>
    RISKS.slice(0, index % 3).map(([text, probability, impact, measure], at) => ({
      riskId: recordId('RK', index * 10 + at + 1),
      version: 1,
      projectId,
      text,
      probability,
      impact,
      owner: manager,
      measure,
      state: state === 'closed' ? 'closed' : 'open',
    })),
  )

/** The phase that is under way once so many percents of all phases are done, and its own. */
function reachedBy(phases: readonly SimPhase[], done: number): { readonly code: PhaseCode; readonly percent: number } {
  const [{ code, percent }, ...later] = phases as [SimPhase, ...SimPhase[]]
  return done <= percent || later.length === 0 ? { code, percent: done } : reachedBy(later, done - percent)
}

/** Reports of progress, one after the other up to what is done: 49 of PJ-1, 23 of each other project that has begun. */
export function seedLogs(kit: SeedKit): SimLog[] {
  const today = kit.clock.day(0)
  return seedProjects(kit)
    .slice(0, numbered(kit.size))
    .flatMap(({ projectId, manager, phases, start }, index) => {
      const all = phases.reduce((sum, { percent }) => sum + percent, 0)
      if (all === 0) return []
      const count = index === 0 ? 49 : 23
      const isOver = all === phases.length * 100
      const last = (isOver && phases[phases.length - 1]?.actualEnd) || kit.clock.day(-1)
      const length = days.between(start as Day, last as Day)
      return Array.from({ length: count }, (_, at) => {
        const reached = (part: number) => reachedBy(phases, Math.round((all * part) / count))
        const [from, to] = [reached(count - at - 1), reached(count - at)]
        const day = days.add(last as Day, -Math.floor((length * at) / count))
        return {
          logId: recordId('LG', index * 100 + at + 1),
          version: 1,
          projectId,
          at: kit.clock.at(days.between(today, day), '17:30'),
          by: manager,
          phase: to.code,
          from: from.code === to.code ? from.percent : 0,
          to: to.percent,
          text: at % 4 === 0 ? '按计划推进，现场材料充足。' : undefined,
        }
      })
    })
}

const PHOTOS = [
  shipPhoto('site-roof', '#7a8b99'),
  shipPhoto('site-frames', '#6f8fa8'),
  shipPhoto('site-cables', '#8a9a6b'),
]

/** Daily reports of the sites: 60 of PJ-2 whose quantities add up to those of `QUANTITIES`, those of the last weeks of the others. */
export function seedDaily(kit: SeedKit): SimDaily[] {
  const sites = seedProjects(kit).filter(({ variant, state }) => variant === 'yk' && state !== 'planned')
  return sites.flatMap(({ projectId, manager, start }, index) => {
    const number = projectId === 'PJ-000002' ? REPORTS : 25
    const dates: Day[] = []
    for (let back = 1; dates.length < number; back += 1) {
      const date = workingDays.add(kit.clock.day(0), -back)
      if (date < start) break
      if (!MISSING.has(back)) dates.push(date)
    }
    const stopped = dates.slice(TYPHOON.from, TYPHOON.to)
    const worked = dates.filter((date) => !stopped.includes(date))
    /** Of what was done in all: whole pieces, or hundredths, that add up. */
    const partOf = (done: number, date: Day) => {
      const digits = Number.isInteger(done) ? 0 : 2
      const upTo = (count: number) => roundTo((done * count) / worked.length, digits)
      const at = worked.indexOf(date)
      return roundTo(upTo(at + 1) - upTo(at), digits)
    }
    return dates.map((date, at) => {
      const isStopped = stopped.includes(date)
      return {
        dailyId: recordId('DR', index * 1000 + at + 1),
        version: 1,
        projectId,
        date,
        weather: isStopped ? 'typhoon' : ((['sunny', 'cloudy', 'rain'] as const)[at % 3] ?? 'sunny'),
        tempMin: 14 + (at % 6),
        tempMax: 22 + (at % 8),
        stopHours: isStopped ? 9 : at % 11 === 10 ? 5 : 0,
        crew: isStopped
          ? []
          : [
              { trade: '安装', heads: 12, hours: 9 },
              { trade: '电气', heads: 4, hours: 10 },
            ],
        machines: isStopped ? undefined : '吊车 1 台',
        quantities: isStopped
          ? []
          : QUANTITIES.flatMap(([code, , , , , , , done]) => (done === 0 ? [] : { code, done: partOf(done, date) })),
        safety: at === 30 ? 'near' : 'none',
        problems: isStopped ? '台风停工' : undefined,
        photos: [PHOTOS[at % PHOTOS.length] as string],
        by: manager,
      }
    })
  })
}
