import { type Day, days, workingDays } from '#base/calendar'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import * as api from '../api'
import dev from '../dev'
import { actualPercent, delayOf, plannedPercent } from '../rules/progress'
import { doneOf, siteFigures } from '../rules/site'
import {
  logKind,
  logsOf,
  milestoneKind,
  milestonesOf,
  projectKind,
  reportsOf,
  risksOf,
  type SimProject,
  scheduled,
  taskKind,
  tasksOf,
} from './records'

/* Projects in the simulator (domain/schedule.md 2 to 7). */

const TODAY = '2026-11-20' as Day
const PJ1 = 'PJ-000001'
const SITE = 'PJ-000002'

let sim: ReturnType<typeof simulate>
beforeEach(() => {
  sim = simulate(dev)
})
const record = (id: string) => sim.store.table(projectKind).get(id) as SimProject
const all = () => [...sim.store.table(projectKind).values()]
const messagesTo = (who: string) =>
  [...sim.store.table(messageKind).values()].filter(({ to, type }) => to === who && type.startsWith('schedule.'))
const progress = (percent: number, version = 1) => {
  return { id: PJ1, version, phase: 'build' as const, percent, photos: [] }
}
const task = (changes: object = {}) => {
  return {
    id: PJ1,
    version: 0,
    name: '支架复核',
    phase: 'build' as const,
    owner: 'emp07',
    start: '2026-11-20',
    end: '2026-11-27',
    percent: 0,
    state: 'open' as const,
    ...changes,
  }
}
const report = (changes: object = {}) => {
  return {
    id: SITE,
    version: 0,
    date: '2026-11-20',
    weather: 'sunny' as const,
    tempMin: 15,
    tempMax: 24,
    stopHours: 0,
    crew: [{ trade: '安装', heads: 12, hours: 9 }],
    quantities: [{ code: 'cable', done: 2 }],
    safety: 'none' as const,
    photos: ['/photo.jpg'],
    ...changes,
  }
}
const file = (changes: object = {}, who = 'emp07') => sim.as(who).call(api.saveDaily, report(changes))

describe('the seed', () => {
  test('45: planned 6, running 28, paused 2, accepted 6, closed 3', () => {
    const inState = (state: string) => all().filter((each) => each.state === state).length
    expect(['planned', 'running', 'paused', 'accepted', 'closed'].map(inState)).toEqual([6, 28, 2, 6, 3])
  })

  test('delays of those under way from -5 to +40, median 3', () => {
    const delays = all()
      .filter(({ state }) => state === 'running')
      .map((project) => delayOf(scheduled(project), TODAY))
      .filter((delay) => delay !== undefined)
      .sort((a, b) => a - b)
    expect(delays[0]).toBeGreaterThanOrEqual(-5)
    expect(delays[delays.length - 1]).toBeLessThanOrEqual(40)
    expect(delays[Math.floor(delays.length / 2)]).toBe(3)
  })

  test('250 milestones, 300 tasks besides the 400 of PJ-6, 900 logs', () => {
    expect([...sim.store.table(milestoneKind).values()]).toHaveLength(250)
    const tasks = [...sim.store.table(taskKind).values()]
    expect(tasks.filter(({ projectId }) => projectId === 'PJ-000006')).toHaveLength(400)
    expect(tasks).toHaveLength(300 + 400)
    expect([...sim.store.table(logKind).values()]).toHaveLength(900)
  })

  test('each project that has begun was reported on, one report after the other; no other one', () => {
    for (const { projectId, start, phases } of all()) {
      const logs = logsOf(projectId, sim.context('emp07')).filter(({ to }) => to !== undefined)
      const hasBegun = phases.some(({ percent }) => percent > 0)
      expect(logs.length > 0).toBe(hasBegun)
      const inTime = [...logs].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
      expect(inTime.filter(({ at }) => at < start)).toEqual([])
      inTime.forEach(({ phase, from = 0, to = 0 }, index) => {
        expect(from).toBeLessThan(to)
        const before = inTime[index - 1]
        if (before?.phase === phase) expect(from).toBe(before?.to)
      })
      const last = inTime[inTime.length - 1]
      if (last) expect(phases.find(({ code }) => code === last.phase)?.percent).toBe(last.to)
    }
  })

  test('pieces are reported whole', () => {
    const done = all().flatMap(({ projectId }) =>
      reportsOf(projectId, sim.context('emp07')).flatMap(({ quantities }) => quantities),
    )
    expect(done.filter((each) => each.code === 'modules' && !Number.isInteger(each.done))).toEqual([])
  })

  test('nothing was reached in the future', () => {
    const ends = all().flatMap(({ phases }) => phases.map(({ actualEnd = '' }) => actualEnd))
    const reached = [...sim.store.table(milestoneKind).values()].map(({ actual = '' }) => actual)
    expect([...ends, ...reached].filter((day) => day > TODAY)).toEqual([])
  })

  test('PJ-1 is of C-000021, 63.0 of 74.44 % and 14 days late', () => {
    expect(record(PJ1).custId).toBe('C-000021')
    const { phases } = scheduled(record(PJ1))
    expect(plannedPercent(phases, TODAY)).toBeCloseTo(74.44, 2)
    expect(actualPercent(phases)).toBeCloseTo(63, 6)
    expect(delayOf(scheduled(record(PJ1)), TODAY)).toBe(14)
  })

  test('PJ-2 has 60 reports, 3 days missing and a typhoon week; they add up to 53.0 of 77.3 %, index 0.69', async () => {
    const reports = reportsOf(SITE, sim.context('emp07'))
    expect(reports).toHaveLength(60)
    expect(reports.filter(({ weather }) => weather === 'typhoon')).toHaveLength(5)
    const quantities = await sim.as('emp07').call(api.getQuantities, { id: SITE })
    const { actual, planned, index } = siteFigures(quantities, doneOf(reports), TODAY)
    expect(actual).toBeCloseTo(53, 1)
    expect(planned).toBeCloseTo(77.33, 2)
    expect(index).toBeCloseTo(0.69, 2)
    expect((await sim.as('emp07').call(api.getProject, { id: SITE })).missing).toHaveLength(3)
  })

  test.each([
    ['pv', [5, 15, 10, 25, 35, 10]],
    ['storage', [5, 15, 15, 30, 25, 10]],
    ['boiler', [5, 10, 15, 30, 30, 10]],
    ['gas', [10, 15, 20, 10, 35, 10]],
    ['station', [5, 15, 10, 25, 35, 10]],
  ])('the phases of a project of the kind %s weigh %j', async (kind, weights) => {
    const of = all().find((each) => each.kind === kind && each.phases.length > 0 && each.orgCode.startsWith('4406'))
    const { phases } = await sim.as('emp07').call(api.getProject, { id: of?.projectId ?? '' })
    expect(phases.map(({ weight }) => weight)).toEqual(weights)
  })

  test('PJ-3 paused, PJ-4 of another organisation, PJ-5 without phases', () => {
    expect(record('PJ-000003').state).toBe('paused')
    expect(record('PJ-000004').orgCode).toBe('3302')
    expect(record('PJ-000005').phases).toEqual([])
  })
})

describe('who sees what', () => {
  test.each([
    ['rep01', 'their customers', true],
    ['emp07', 'their projects', true],
  ])('%s sees %s', async (who, _, sees) => {
    const { total } = await sim.as(who).send(api.listProjects, { pageNum: 1 })
    expect(total > 0 && total < 45).toBe(sees)
  })

  test('another organisation is refused, and salespeople cannot report', async () => {
    await expect(sim.refusal(sim.as('rep01').call(api.getProject, { id: 'PJ-000004' }))).resolves.toMatchObject({
      code: 4003,
    })
    await expect(sim.refusal(sim.as('rep01').call(api.reportProgress, progress(40)))).resolves.toMatchObject({
      code: 4003,
    })
  })
})

describe('what belongs to a project', () => {
  test.each([
    ['milestones', api.getMilestones],
    ['tasks', api.getTasks],
    ['risks', api.getRisks],
    ['log', api.getLogs],
    ['daily reports', api.listDaily],
    ['quantities', api.getQuantities],
  ])('%s of one that is out of sight are refused', async (_, call) => {
    expect(await sim.refusal(sim.as('rep01').send(call, { id: 'PJ-000004' }))).toMatchObject({ code: 4003 })
  })

  const risk = { version: 0, text: '高温', probability: 2, impact: 2, owner: 'emp07', state: 'open' }
  const SAVES = [
    ['a task', api.saveTask, task()],
    ['progress of a task', api.reportProgress, { version: 1, taskId: 'TK-001005', percent: 60, photos: [] }],
    ['a risk', api.saveRisk, risk],
    ['a report of a day', api.saveDaily, report()],
    ['a milestone', api.reachMilestone, { version: 1, milestoneId: 'ML-000002-5', actual: TODAY }],
  ] as const

  test.each(SAVES)(
    '%s is refused to who may not write, of an accepted project, and of a paused one',
    async (_, call, wire) => {
      const codeOf = async (who: string, state: string) => {
        sim.store.table(projectKind).put({ ...record(SITE), state })
        return (await sim.refusal(sim.as(who).send(call, { ...wire, id: SITE }))).code
      }
      expect(await codeOf('rep01', 'running')).toBe(4003)
      expect(await codeOf('emp07', 'accepted')).toBe(4010)
      expect(await codeOf('emp07', 'paused')).toBe(5101)
    },
  )

  test('comes in its order: milestones by plan, open tasks and risks first, reports from the latest', async () => {
    const of = sim.as('emp07')
    const put = (percent: number, state: string, end: string) =>
      of.call(api.saveTask, task({ id: SITE, name: `${state} ${end}`, percent, state, end, reason: '组件未到货' }))
    await put(0, 'open', '2026-12-31')
    await put(0, 'open', '2026-11-30')
    await put(10, 'blocked', '2026-12-31')
    const tasks = await of.call(api.getTasks, { id: SITE })
    const states = tasks.map(({ state }) => state)
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual(['blocked', 'doing', 'open', 'done'])
    const ends = (state: string) => tasks.filter((each) => each.state === state).map(({ end }) => end)
    for (const state of ['doing', 'open', 'done']) expect(ends(state)).toEqual([...ends(state)].sort())
    for (const [impact, state] of [
      [1, 'open'],
      [5, 'closed'],
      [5, 'open'],
    ] as const)
      await of.call(api.saveRisk, { ...risk, id: SITE, impact, state })
    const risks = await of.call(api.getRisks, { id: SITE })
    expect(risks.map((each) => [each.state, each.probability * each.impact])).toEqual([
      ['open', 12],
      ['open', 10],
      ['open', 2],
      ['closed', 10],
    ])
    const plans = (await of.call(api.getMilestones, { id: PJ1 })).map(({ plan }) => plan)
    expect(plans).toEqual([...plans].sort())
    const dates = (await of.call(api.listDaily, { id: SITE })).map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('reports of a month are those of its days', async () => {
    const october = await sim.as('emp07').call(api.listDaily, { id: SITE, month: '2026-10' })
    expect(october.map(({ date }) => date)).toEqual(
      reportsOf(SITE, sim.context('emp07'))
        .map(({ date }) => date)
        .filter((date) => date >= '2026-10-01' && date <= '2026-10-31')
        .sort()
        .reverse(),
    )
    expect(october.length).toBeGreaterThan(0)
  })
})

describe('the list', () => {
  test('has the latest project first, and those without a plan last', async () => {
    const { items, total } = await sim.as('emp07').call(api.listProjects, { page: 1, size: 100 })
    expect(items).toHaveLength(total)
    const delays = items.map((project) => delayOf(project, TODAY))
    const known = delays.filter((delay) => delay !== undefined)
    expect(known).toEqual([...known].sort((a, b) => b - a))
    expect(delays.indexOf(undefined)).toBe(known.length)
    expect(known.length).toBeLessThan(total)
  })

  test('finds a project by its customer, in both languages', async () => {
    const { customer, name, nameEn } = await sim.as('emp07').call(api.getProject, { id: PJ1 })
    for (const keyword of [customer?.name ?? '', customer?.nameEn ?? '']) {
      expect([name, nameEn].filter((own) => own?.includes(keyword))).toEqual([])
      const { items } = await sim.as('emp07').call(api.listProjects, { page: 1, keyword })
      expect(items.map(({ id }) => id)).toContain(PJ1)
    }
  })
})

/** Makes PJ-1 late by some working days. */
const makeLate = (by: number) => {
  const [phase] = record(PJ1).phases.slice(4)
  const planned = { planStart: workingDays.add(TODAY, 1 - by), planEnd: '2027-06-30', percent: 0 }
  if (phase) sim.store.table(projectKind).put({ ...record(PJ1), phases: [{ ...phase, ...planned }] })
}

test.each([
  [5, false],
  [6, true],
])('a project that is %i working days late is said to be: %s', async (by, isSaid) => {
  makeLate(by)
  expect(delayOf(scheduled(record(PJ1)), TODAY)).toBe(by)
  dev.sendDue?.(sim.context('emp07'))
  const messages = messagesTo('emp07').filter(({ type, params }) => type === 'schedule.delayed' && params?.id === PJ1)
  expect(messages.map(({ params }) => params?.days)).toEqual(isSaid ? [String(by)] : [])
  const { items } = await sim.as('emp07').call(api.listProjects, { page: 1, size: 100, delayed: true })
  expect(items.some(({ id }) => id === PJ1)).toBe(isSaid)
})

describe('progress', () => {
  test('moves the phase, dates it and is logged', async () => {
    await sim.as('emp07').call(api.reportProgress, { ...progress(100), text: '全部完成', photos: ['/a.jpg'] })
    expect(record(PJ1).phases[4]).toMatchObject({ percent: 100, actualEnd: TODAY, version: 2 })
    const [latest] = await sim.as('emp07').call(api.getLogs, { id: PJ1 })
    expect(latest).toMatchObject({ from: 30, to: 100, text: '全部完成', photos: ['/a.jpg'] })
  })

  test('the second of two percents is told of the first', async () => {
    await sim.as('emp07').call(api.reportProgress, progress(40))
    const refused = await sim.refusal(sim.as('emp07').call(api.reportProgress, progress(35)))
    expect(refused.code).toBe(4009)
    expect(refused.data).toMatchObject({
      projectId: PJ1,
      phases: expect.arrayContaining([expect.objectContaining({ percent: 40 })]),
    })
  })

  test('where it was reported is kept in the log', async () => {
    const point = { lng: 113.05321, lat: 23.02114 }
    await sim.as('emp07').call(api.reportProgress, { ...progress(40), point })
    const [latest] = await sim.as('emp07').call(api.getLogs, { id: PJ1 })
    expect(latest).toMatchObject({ to: 40, point })
  })

  test('that waited for the network is dated by when it was written, and logged so', async () => {
    sim.at(new Date('2026-11-23T09:00:00+08:00'))
    const deviceAt = '2026-11-20T10:00:00.000Z'
    await sim.as('emp07').call(api.reportProgress, { ...progress(100), deviceAt })
    await sim.as('emp07').call(api.reportProgress, { ...progress(10), phase: 'accept', deviceAt })
    expect(record(PJ1).phases[4]).toMatchObject({ percent: 100, actualEnd: TODAY })
    expect(record(PJ1).phases[5]).toMatchObject({ percent: 10, actualStart: TODAY })
    const written = logsOf(PJ1, sim.context('emp07')).filter(({ at }) => at === deviceAt)
    expect(written.map(({ to }) => to).sort()).toEqual([10, 100])
  })

  test('by a phone whose clock is ahead is dated by the server', async () => {
    await sim.as('emp07').call(api.reportProgress, { ...progress(100), deviceAt: '2026-11-25T10:00:00.000Z' })
    expect(record(PJ1).phases[4]).toMatchObject({ actualEnd: TODAY })
  })

  test('of a task is logged with its name, its phase and what it was', async () => {
    const [doing] = tasksOf(PJ1, sim.context('emp07')).filter(({ percent }) => percent > 0 && percent < 50)
    const { taskId, name, phase, percent: from, version } = doing as NonNullable<typeof doing>
    const report = { id: PJ1, version, taskId, percent: 60, text: '屋面北侧', photos: [] }
    await sim.as('emp07').call(api.reportProgress, report)
    const [latest] = await sim.as('emp07').call(api.getLogs, { id: PJ1 })
    expect(latest).toMatchObject({ phase, from, to: 60, text: `${name} · 屋面北侧` })
  })

  test('of a blocked task leaves it blocked, with its reason, until it is done', async () => {
    const [blocked] = tasksOf(PJ1, sim.context('emp07')).filter(({ state }) => state === 'blocked')
    const { projectId: id, taskId, version, reason } = blocked as NonNullable<typeof blocked>
    const now = () => sim.store.table(taskKind).get(taskId)
    const to = (percent: number, seen: number) =>
      sim.as('emp07').call(api.reportProgress, { id, version: seen, taskId, percent, photos: [] })
    await to(60, version)
    expect(now()).toMatchObject({ percent: 60, state: 'blocked', reason })
    await to(100, version + 1)
    expect(now()).toMatchObject({ percent: 100, state: 'done' })
    expect(now()).not.toHaveProperty('reason')
  })

  test('of a task that was done and is not begun any more opens it again', async () => {
    const [done] = tasksOf(PJ1, sim.context('emp07')).filter(({ state }) => state === 'done')
    const { taskId, version } = done as NonNullable<typeof done>
    const undone = { id: PJ1, taskId, version, percent: 0, reason: '返工', photos: [] }
    await sim.as('emp07').call(api.reportProgress, undone)
    expect(sim.store.table(taskKind).get(taskId)).toMatchObject({ percent: 0, state: 'open' })
  })

  test('a lower percent needs a reason, a paused project refuses', async () => {
    expect(await sim.refusal(sim.as('emp07').call(api.reportProgress, progress(20)))).toMatchObject({
      code: 4000,
      data: { fields: { reason: expect.anything() } },
    })
    await sim.as('emp07').call(api.reportProgress, { ...progress(20), reason: '返工' })
    const { code, message } = await sim.refusal(
      sim.as('emp07').call(api.reportProgress, { ...progress(10), id: 'PJ-000003' }),
    )
    expect([code, message]).toEqual([5101, 'The project is paused.'])
  })

  test('and reports of a day that were written before a pause are taken after it, later ones are not', async () => {
    const pause = (id: string) =>
      sim.as('emp07').call(api.changeState, { id, version: record(id).version, to: 'pause', reason: '等待并网批复' })
    const [before, since] = ['2026-11-20T09:00:00+08:00', '2026-11-20T10:00:00+08:00']
    sim.at(new Date(since))
    await pause(PJ1)
    await pause(SITE)
    sim.at(new Date('2026-11-20T18:00:00+08:00'))
    const { taskId = '', version = 0 } = tasksOf(PJ1, sim.context('emp07')).find(({ percent }) => percent < 50) ?? {}
    const reports: readonly ((deviceAt: string) => Promise<unknown>)[] = [
      (deviceAt) => sim.as('emp07').call(api.reportProgress, { ...progress(40), deviceAt }),
      (deviceAt) =>
        sim.as('emp07').call(api.reportProgress, { id: PJ1, version, taskId, percent: 60, photos: [], deviceAt }),
      (deviceAt) => file({ deviceAt }),
    ]
    for (const send of reports) {
      expect((await sim.refusal(send(since))).code).toBe(5101)
      await send(before)
    }
    expect(record(PJ1)).toMatchObject({
      state: 'paused',
      phases: expect.arrayContaining([expect.objectContaining({ percent: 40 })]),
    })
    expect((await sim.as('emp07').call(api.getProject, { id: PJ1 })).can).not.toContain('progress')
  })
})

describe('when milestones are expected', () => {
  const expected = () =>
    Object.fromEntries(
      milestonesOf(PJ1, sim.context('emp07')).flatMap(({ phase, forecast }) => (forecast ? [[phase, forecast]] : [])),
    )

  test('follows from a report of progress; their versions stay, so that one may be reached meanwhile', async () => {
    expect(expected()).toEqual({ procure: '2026-11-25', build: '2027-01-05', accept: '2027-01-26' })
    await sim.as('emp07').call(api.reportProgress, progress(60))
    expect(expected()).toEqual({ procure: '2026-11-25' })
    const { version } = sim.store.table(milestoneKind).get('ML-000001-5') ?? {}
    expect(version).toBe(1)
  })

  test('follows from a new plan, with the length of its phase, and so does the critical path', async () => {
    const plan = { id: PJ1, version: 1, phase: 'build' as const, planStart: '2026-10-19', planEnd: '2027-01-29' }
    await sim.as('emp07').call(api.changePlan, { ...plan, reason: '业主推迟' })
    expect(expected()).toEqual({ procure: '2026-11-25', build: '2027-02-03', accept: '2027-02-24' })
    expect(sim.store.table(milestoneKind).get('ML-000001-5')).toMatchObject({ days: 75 })
  })

  test('follows from one that is reached, and from a pause that ends', async () => {
    await sim
      .as('emp07')
      .call(api.reachMilestone, { id: PJ1, version: 1, milestoneId: 'ML-000001-5', actual: '2026-11-20' })
    expect(expected()).toEqual({ procure: '2026-11-25' })
    const to = (move: 'pause' | 'resume') =>
      sim.as('emp07').call(api.changeState, { id: PJ1, version: record(PJ1).version, to: move, reason: '等待并网批复' })
    await to('pause')
    sim.at(new Date('2026-12-01T09:00:00+08:00'))
    await to('resume')
    expect(expected()).toMatchObject({ procure: '2026-12-04' })
  })
})

describe('plan and state', () => {
  test('a new plan needs a reason; the first one is kept, milestones that are not reached move with it', async () => {
    const moved = { id: PJ1, version: 1, phase: 'build' as const, planStart: '2026-10-19', planEnd: '2027-01-08' }
    expect(await sim.refusal(sim.as('emp07').call(api.changePlan, { ...moved, reason: '' }))).toMatchObject({
      code: 4000,
      data: { fields: { reason: expect.anything() } },
    })
    await sim.as('emp07').call(api.changePlan, { ...moved, reason: '业主推迟' })
    expect(record(PJ1).phases[4]).toMatchObject({ planEnd: '2027-01-08', baseEnd: '2026-12-18' })
    const milestones = await sim.as('emp07').call(api.getMilestones, { id: PJ1 })
    expect(milestones.find(({ phase }) => phase === 'build')).toMatchObject({
      plan: '2027-01-08',
      baseline: '2026-12-18',
    })
  })

  test('a new plan leaves the version of its phase, so that a report that is being written is still taken', async () => {
    const moved = { id: PJ1, version: 1, phase: 'build' as const, planStart: '2026-10-19', planEnd: '2027-01-08' }
    await sim.as('emp07').call(api.changePlan, { ...moved, reason: '业主推迟' })
    await sim.as('emp07').call(api.reportProgress, progress(40, 1))
    expect(record(PJ1).phases[4]).toMatchObject({ percent: 40, planEnd: '2027-01-08' })
  })

  test('a project begins and ends with its phases, wherever a new plan puts them', async () => {
    const plan = (phase: 'survey' | 'accept', planStart: string, planEnd: string) =>
      sim
        .as('emp07')
        .call(api.changePlan, { id: PJ1, version: record(PJ1).version, phase, planStart, planEnd, reason: '业主推迟' })
    await plan('survey', '2026-07-27', '2026-08-14')
    await plan('accept', '2027-01-11', '2027-01-29')
    expect(record(PJ1)).toMatchObject({ start: '2026-07-27', end: '2027-01-29' })
    await plan('survey', '2026-08-10', '2026-08-21')
    expect(record(PJ1).start).toBe('2026-08-10')
  })

  test('a plan that ends before it starts is refused at its end; one of a day is not', async () => {
    const plan = (planStart: string, planEnd: string) =>
      sim
        .as('emp07')
        .call(api.changePlan, { id: PJ1, version: 1, phase: 'build', planStart, planEnd, reason: '业主推迟' })
    expect(await sim.refusal(plan('2026-12-19', '2026-12-18'))).toMatchObject({ data: { fields: { planEnd: 'span' } } })
    await plan('2026-12-18', '2026-12-18')
    expect(record(PJ1).phases[4]).toMatchObject({ planStart: '2026-12-18', planEnd: '2026-12-18' })
  })

  test.each(['2026-13-01', '2026-02-30'])('%s is no day of a plan', async (planEnd) => {
    const moved = { id: PJ1, version: 1, phase: 'build' as const, planStart: '2026-01-01', planEnd, reason: '业主推迟' }
    expect(await sim.refusal(sim.as('emp07').call(api.changePlan, moved))).toMatchObject({
      data: { fields: { planEnd: 'day' } },
    })
  })

  test('paused and resumed with a reason, which the log has', async () => {
    const to = async (move: 'pause' | 'resume', reason?: string) =>
      sim
        .as('emp07')
        .call(api.changeState, { id: PJ1, version: record(PJ1).version, to: move, ...(reason && { reason }) })
    expect(await sim.refusal(to('pause'))).toMatchObject({ code: 4000 })
    await to('pause', '等待并网批复')
    expect(record(PJ1).state).toBe('paused')
    await to('resume', '批复已到')
    expect(record(PJ1).state).toBe('running')
    const [latest] = await sim.as('emp07').call(api.getLogs, { id: PJ1 })
    expect(latest).toMatchObject({ text: '批复已到' })
  })
})

test('acceptance is the end of a project: it is early or late by that day', async () => {
  const { version } = record(PJ1)
  await sim.as('emp07').call(api.changeState, { id: PJ1, version, to: 'accept' })
  const accepted = record(PJ1)
  expect(accepted.phases[5]).toMatchObject({ code: 'accept', percent: 100, actualEnd: TODAY })
  expect(delayOf(scheduled(accepted), TODAY)).toBe(workingDays.between('2027-01-08' as Day, TODAY))
  // Its milestone is reached with it.
  expect(sim.store.table(milestoneKind).get('ML-000001-6')?.actual).toBe(TODAY)
})

describe('the version of a project is for its plan and state', () => {
  const [of, risk] = [
    () => record(PJ1).version,
    { id: PJ1, version: 0, text: '高温', probability: 2, impact: 2, owner: 'emp07', state: 'open' as const },
  ]

  test('a save of what belongs to it leaves it as it is', async () => {
    await sim.as('emp07').call(api.saveTask, task())
    await sim.as('emp07').call(api.saveRisk, risk)
    const [{ taskId, version = 0 } = {}] = tasksOf(PJ1, sim.context('emp07'))
    await sim.as('emp07').call(api.reportProgress, { id: PJ1, taskId, version, percent: 100, photos: [] })
    expect(of()).toBe(1)
  })

  test('a report of a phase leaves it, so that a new plan or a pause that is being written is still taken', async () => {
    await sim.as('emp07').call(api.reportProgress, progress(60))
    expect(of()).toBe(1)
    await sim.as('emp07').call(api.changeState, { id: PJ1, version: 1, to: 'pause', reason: '等待并网批复' })
    expect(record(PJ1)).toMatchObject({ state: 'paused', version: 2 })
  })

  test('the first report begins the project', async () => {
    const planned = all().find(({ state, phases }) => state === 'planned' && phases.length > 0) as SimProject
    const { projectId: id, manager, version, phases } = planned
    const report = { id, version: phases[0]?.version ?? 0, phase: 'survey' as const, percent: 10, photos: [] }
    await sim.as(manager).call(api.reportProgress, report)
    expect(record(id)).toMatchObject({ state: 'running', version })
  })

  test('a refused save writes nothing', async () => {
    const before = record(PJ1)
    await sim.refusal(sim.as('emp07').call(api.saveRisk, { ...risk, text: '' }))
    expect(record(PJ1)).toBe(before)
  })
})

describe('milestones and tasks', () => {
  const reach = (actual: string) => ({ id: PJ1, version: 1, milestoneId: 'ML-000001-5', actual })

  test('reached on a day that is not in the future', async () => {
    expect(await sim.refusal(sim.as('emp07').call(api.reachMilestone, reach('2026-11-21')))).toMatchObject({
      code: 4000,
      data: { fields: { actual: expect.anything() } },
    })
    await sim.as('emp07').call(api.reachMilestone, reach('2026-11-19'))
    expect(sim.store.table(milestoneKind).get('ML-000001-5')).toMatchObject({ actual: '2026-11-19' })
  })

  test('those that wait for each other are refused with their way', async () => {
    const table = sim.store.table(milestoneKind)
    const first = milestonesOf(PJ1, sim.context('emp07'))[0]
    if (first) table.put({ ...first, after: ['ML-000001-6'] })
    const { code, data, message } = await sim.refusal(sim.as('emp07').call(api.reachMilestone, reach('2026-11-19')))
    expect([code, message]).toEqual([5102, expect.stringMatching(/^Tasks wait for each other: Site survey → /)])
    expect(data).toMatchObject({
      path: expect.stringMatching(/^现场勘察 → .+ → 现场勘察$/),
      pathEn: expect.stringMatching(/^Site survey → .+ → Site survey$/),
    })
  })

  test('one that waits for more than five others is refused', async () => {
    const table = sim.store.table(milestoneKind)
    const last = table.get('ML-000001-6')
    const waitFor = (...after: string[]) => last && table.put({ ...last, after })
    const five = [1, 2, 3, 4, 5].map((number) => `ML-000001-${number}`)
    waitFor(...five, 'ML-000001-7')
    expect(await sim.refusal(sim.as('emp07').call(api.reachMilestone, reach('2026-11-19')))).toMatchObject({
      data: { fields: { after: 'after' } },
    })
    waitFor(...five)
    await sim.as('emp07').call(api.reachMilestone, reach('2026-11-19'))
    expect(table.get('ML-000001-5')?.actual).toBe('2026-11-19')
  })

  test('a task that ends before it starts is refused at its end; one of a day is not', async () => {
    const of = (start: string) => sim.as('emp07').call(api.saveTask, task({ start, end: '2026-11-27' }))
    expect(await sim.refusal(of('2026-11-28'))).toMatchObject({ code: 4000, data: { fields: { end: 'span' } } })
    expect(await of('2026-11-27')).toMatchObject({ id: PJ1 })
  })

  test('a blocked task says why and is told to its manager', async () => {
    const blocked = task({ state: 'blocked' })
    expect(await sim.refusal(sim.as('emp07').call(api.saveTask, blocked))).toMatchObject({
      code: 4000,
      data: { fields: { reason: expect.anything() } },
    })
  })

  test('a task keeps its English name until it is renamed', async () => {
    const [before] = tasksOf(PJ1, sim.context('emp07'))
    const { taskId, version, name, nameEn } = before as NonNullable<typeof before>
    const stored = () => sim.store.table(taskKind).get(taskId)
    const same = task({ taskId, version, name, percent: 100, state: 'done' })
    await sim.as('emp07').call(api.saveTask, same)
    expect(stored()?.nameEn).toBe(nameEn)
    await sim.as('emp07').call(api.saveTask, { ...same, version: version + 1, name: '荷载复核' })
    expect(stored()).not.toHaveProperty('nameEn')
  })

  test('an owner who is nobody is refused', async () => {
    const refused = { code: 4000, data: { fields: { owner: 'owner' } } }
    const owner = 'nobody'
    expect(await sim.refusal(sim.as('emp07').call(api.saveTask, task({ owner })))).toMatchObject(refused)
    const risk = { id: PJ1, version: 0, text: '高温', probability: 2, impact: 2, owner, state: 'open' as const }
    expect(await sim.refusal(sim.as('emp07').call(api.saveRisk, risk))).toMatchObject(refused)
  })

  test('a lower percent of a task needs a reason', async () => {
    const doing = [...sim.store.table(taskKind).values()].find(
      ({ projectId, percent }) => projectId === PJ1 && percent > 10,
    )
    const { taskId, version, name, phase, start, end } = doing as NonNullable<typeof doing>
    const lower = task({ taskId, version, name, phase, start, end, percent: 5, state: 'doing' })
    expect(await sim.refusal(sim.as('emp07').call(api.saveTask, lower))).toMatchObject({
      code: 4000,
      data: { fields: { reason: expect.anything() } },
    })
    await sim.as('emp07').call(api.saveTask, { ...lower, reason: '返工' })
    expect(sim.store.table(taskKind).get(taskId)).toMatchObject({ percent: 5 })
    // It explains this change and no later one.
    expect(sim.store.table(taskKind).get(taskId)?.reason).toBeUndefined()
    const [latest] = await sim.as('emp07').call(api.getLogs, { id: PJ1 })
    expect(latest).toMatchObject({ from: doing?.percent, to: 5, text: `${name} · 返工` })
  })

  test('why a task was blocked goes with it, and explains no lower percent', async () => {
    const blocked = tasksOf(PJ1, sim.context('emp07')).find(({ state }) => state === 'blocked')
    const { taskId, version, name, phase, start, end, reason } = blocked as NonNullable<typeof blocked>
    const stored = () => sim.store.table(taskKind).get(taskId)
    sim.store.table(taskKind).put({ ...(blocked as NonNullable<typeof blocked>), percent: 50 })
    const going = task({ taskId, version, name, phase, start, end, percent: 40, state: 'doing', reason })
    expect(await sim.refusal(sim.as('emp07').call(api.saveTask, going))).toMatchObject({
      data: { fields: { reason: 'percent' } },
    })
    await sim.as('emp07').call(api.saveTask, { ...going, percent: 50 })
    expect(stored()).toMatchObject({ state: 'doing', version: version + 1 })
    expect(stored()?.reason).toBeUndefined()
  })
})

describe('the second of two saves is shown the row as it is now', () => {
  const some = <T>([first]: readonly T[]): T => first ?? fail('no row')
  const fail = (why: string): never => {
    throw new Error(why)
  }

  test('progress of a task', async () => {
    const { taskId, version } = some(tasksOf(PJ1, sim.context('emp07')).filter(({ percent }) => percent < 90))
    const report = (percent: number) => ({ id: PJ1, taskId, version, percent, photos: [] })
    await sim.as('emp07').call(api.reportProgress, report(95))
    const { code, data } = await sim.refusal(sim.as('emp07').call(api.reportProgress, report(92)))
    expect([code, data]).toEqual([4009, expect.objectContaining({ taskId, percent: 95, version: version + 1 })])
  })

  test('a task', async () => {
    const { taskId, version } = some(tasksOf(PJ1, sim.context('emp07')))
    const change = task({ taskId, version, percent: 100, state: 'done' })
    await sim.as('emp07').call(api.saveTask, change)
    const { code, data } = await sim.refusal(sim.as('emp07').call(api.saveTask, { ...change, name: '另一名称' }))
    expect(code).toBe(4009)
    expect(data).toMatchObject({ taskId, version: version + 1, name: change.name, owner: { loginName: 'emp07' } })
  })

  test('a risk', async () => {
    const made = {
      id: SITE,
      version: 0,
      text: '高温',
      probability: 2,
      impact: 2,
      owner: 'emp07',
      state: 'open' as const,
    }
    await sim.as('emp07').call(api.saveRisk, made)
    const { riskId, version } = some([...risksOf(SITE, sim.context('emp07'))].reverse())
    await sim.as('emp07').call(api.saveRisk, { ...made, riskId, version, impact: 5 })
    const { code, data } = await sim.refusal(
      sim.as('emp07').call(api.saveRisk, { ...made, riskId, version, impact: 4 }),
    )
    expect([code, data]).toEqual([4009, expect.objectContaining({ riskId, impact: 5, version: version + 1 })])
  })

  test('a daily report', async () => {
    await file()
    await file({ version: 1, problems: '下午有雨' })
    const { code, data } = await sim.refusal(file({ version: 1, problems: '晴' }))
    expect([code, data]).toEqual([4009, expect.objectContaining({ date: TODAY, problems: '下午有雨', version: 2 })])
  })

  test('a milestone', async () => {
    const reach = (actual: string) => ({ id: PJ1, version: 1, milestoneId: 'ML-000001-5', actual })
    await sim.as('emp07').call(api.reachMilestone, reach('2026-11-18'))
    const { code, data } = await sim.refusal(sim.as('emp07').call(api.reachMilestone, reach('2026-11-19')))
    expect([code, data]).toEqual([4009, expect.objectContaining({ milestoneId: 'ML-000001-5', actual: '2026-11-18' })])
  })
})

describe('daily reports', () => {
  test('the second of a day is refused and told who filed the first', async () => {
    await file()
    const { code, message } = await sim.refusal(file())
    expect([code, message]).toEqual([5103, expect.stringMatching(/ filed this day\.$/)])
  })

  test('more than the total is refused at its row', async () => {
    expect(await sim.refusal(file({ quantities: [{ code: 'cable', done: 19 }] }))).toMatchObject({
      code: 4000,
      data: { fields: { 'quantities.0.done': expect.anything() } },
    })
  })

  test('rows of one quantity are added up, and an unknown one is refused', async () => {
    const rows = [
      { code: 'cable', done: 10 },
      { code: 'cable', done: 9 },
    ]
    expect(await sim.refusal(file({ quantities: rows }))).toMatchObject({
      data: { fields: { 'quantities.1.done': expect.anything() } },
    })
    expect(await sim.refusal(file({ quantities: [{ code: 'gold', done: 1 }] }))).toMatchObject({
      data: { fields: { 'quantities.0.done': expect.anything() } },
    })
  })

  test('a highest temperature below the lowest is refused', async () => {
    expect(await sim.refusal(file({ tempMax: 10 }))).toMatchObject({
      data: { fields: { tempMax: expect.anything() } },
    })
  })

  test('without a photo it is refused', async () => {
    expect(await sim.refusal(file({ photos: [] }))).toMatchObject({ data: { fields: { photos: expect.anything() } } })
  })

  test('changed until noon of the next day, afterwards with a note; filed later it is late', async () => {
    await file()
    const change = { version: 1, problems: '下午有雨' }
    sim.at(new Date('2026-11-21T12:00:00+08:00'))
    await file(change)
    sim.at(new Date('2026-11-21T12:01:00+08:00'))
    expect(await sim.refusal(file({ ...change, version: 2 }))).toMatchObject({
      data: { fields: { note: expect.anything() } },
    })
    await file({ ...change, version: 2, note: '补记' })
    const [missing = ''] = (await sim.as('emp07').call(api.getProject, { id: SITE })).missing
    await file({ date: missing })
    const filed = (day: string) => reportsOf(SITE, sim.context('emp07')).find(({ date }) => date === day)
    expect(filed(missing)?.late).toBe(true)
    // One that was filed in time is not late by its correction, a late one stays late.
    expect(filed(TODAY)?.late).toBeUndefined()
    await file({ date: missing, version: 1, note: '补记' })
    expect(filed(missing)).toMatchObject({ version: 2, late: true })
  })
})

test('a report that waited for the network is judged by when it was written', async () => {
  sim.at(new Date('2026-11-22T09:00:00+08:00'))
  await file({ deviceAt: '2026-11-20T18:00:00+08:00' })
  const today = () => reportsOf(SITE, sim.context('emp07')).find(({ date }) => date === TODAY)
  expect(today()?.late).toBeUndefined()
  await file({ version: 1, problems: '雨', deviceAt: '2026-11-21T11:00:00+08:00' })
  expect(today()?.problems).toBe('雨')
})

describe('messages', () => {
  test('of the day: delays, milestones in 5 days, missing reports; each once', () => {
    dev.sendDue?.(sim.context('emp07'))
    dev.sendDue?.(sim.context('emp07'))
    const types = messagesTo('emp07').map(({ type, params }) => `${type} ${params?.id}`)
    expect(types).toContain(`schedule.delayed ${PJ1}`)
    expect(types).toContain(`schedule.dailyMissing ${SITE}`)
    expect(new Set(types).size).toBe(types.length)
    expect(messagesTo('emp07').every(({ subject }) => subject?.kind === projectKind.name)).toBe(true)
  })

  test('milestones are announced once, from 5 days before, also to somebody who was away on that day', () => {
    const table = sim.store.table(milestoneKind)
    const open = milestonesOf(PJ1, sim.context('emp07')).filter(({ actual }) => actual === undefined)
    const due = (at: number, inDays: number) => {
      const milestone = open[at]
      if (milestone) table.put({ ...milestone, plan: days.add(TODAY, inDays) })
    }
    const announced = () =>
      messagesTo('emp07')
        .filter(({ type, params }) => type === 'schedule.milestoneDue' && params?.id === PJ1)
        .map(({ params }) => params?.days)
    due(0, 5)
    due(1, 3)
    due(2, 6)
    dev.sendDue?.(sim.context('emp07'))
    sim.at(new Date('2026-11-22T09:00:00+08:00'))
    dev.sendDue?.(sim.context('emp07'))
    expect(announced().sort()).toEqual(['3', '4', '5'])
  })

  test('a major accident is urgent, for the area manager at once', async () => {
    await file({ safety: 'major' })
    const sent = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'schedule.safety')
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.every(({ level, params }) => level === 'urgent' && params?.id === SITE)).toBe(true)
  })

  test('a major accident is told once, also one that a correction adds, however often its report is corrected', async () => {
    const alarms = () => [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'schedule.safety')
    await file()
    expect(alarms()).toEqual([])
    await file({ version: 1, safety: 'major' })
    const first = alarms().length
    expect(first).toBeGreaterThan(0)
    await file({ version: 2, safety: 'major', problems: '已送医' })
    expect(alarms()).toHaveLength(first)
  })

  test('a task that becomes blocked is told once', async () => {
    await sim.as('emp07').call(api.saveTask, task({ state: 'blocked', reason: '支架缺货' }))
    const told = () => [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'schedule.blocked')
    const sent = told()
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.some(({ to }) => to === 'emp07')).toBe(false)
    const saved = tasksOf(PJ1, sim.context('emp07')).find(({ reason }) => reason === '支架缺货')
    const { taskId, version } = saved as NonNullable<typeof saved>
    await sim.as('emp07').call(api.saveTask, task({ taskId, version, state: 'blocked', reason: '仍未到货' }))
    expect(told()).toHaveLength(sent.length)
  })
})

describe('days without a report', () => {
  const missing = async () => (await sim.as('emp07').call(api.getProject, { id: SITE })).missing
  const to = (move: 'pause' | 'resume') =>
    sim.as('emp07').call(api.changeState, { id: SITE, version: record(SITE).version, to: move, reason: '等待并网批复' })

  test('are none of a pause', async () => {
    const before = await missing()
    await to('pause')
    expect(await missing()).toEqual([])
    sim.at(new Date('2026-11-25T09:00:00+08:00'))
    await to('resume')
    expect(await missing()).toEqual(before)
    sim.at(new Date('2026-11-25T21:00:00+08:00'))
    expect(await missing()).toEqual(['2026-11-25', ...before])
  })

  test('are none before construction began, or else the first phase', async () => {
    const [latest, ...earlier] = await missing()
    expect(earlier).toHaveLength(2)
    const begin = (starts: Readonly<Record<string, string | undefined>>) =>
      sim.store.table(projectKind).put({
        ...record(SITE),
        phases: record(SITE).phases.map(({ actualStart: _, ...phase }) => {
          const actualStart = starts[phase.code]
          return actualStart === undefined ? phase : { ...phase, actualStart }
        }),
      })
    begin({ survey: '2026-07-20', build: latest })
    expect(await missing()).toEqual([latest])
    begin({ design: latest })
    expect(await missing()).toEqual([latest])
    begin({ survey: '2026-07-20', build: days.add(latest ?? TODAY, 1) })
    expect(await missing()).toEqual([])
  })
})
