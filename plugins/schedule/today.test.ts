import { type Day, workingDays } from '#base/calendar'
import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { listProjects, remindManager } from './api'
import { projectKind } from './backend/records'
import lateProjects from './badge'
import dev from './dev'
import plugin from './plugin'
import scheduleToday, { figures, moves } from './today'

/** What the area shows on the start page, at the example time (2026-11-20). */

beforeAll(() => startScreens(plugin))
const { signal } = new AbortController()

test('an area manager sees how many projects under construction are late, the latest first, and opens exactly these', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep02')
  const [late, ...others] = await figures(core, signal)
  expect(others).toEqual([])
  expect(late).toMatchObject({ id: 'late', tone: 'late', to: '/scheduleList?delayed=1&state=running' })
  const list = await sim.as('rep02').call(listProjects, { delayed: true, state: ['running'], page: 1 })
  expect(late?.count).toBe(list.total)
  expect(late?.rows?.map(({ id }) => id)).toEqual(list.items.slice(0, 5).map(({ id }) => id))
})

test('an area manager reminds the manager of each late project, once a day', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep02')
  const [late] = await figures(core, signal)
  const rows = late?.rows?.filter(({ canRemind }) => canRemind) ?? []
  expect(rows.length).toBeGreaterThan(0)
  const { default: made } = await moves()
  const reminded = () =>
    [...sim.store.table(messageKind).values()]
      .filter(({ type, params }) => type === 'schedule.delayed' && params?.change === 'reminded')
      .map(({ to, params }) => [to, params?.id])
  for (const row of [...rows, ...rows]) await made.remind?.(core, row)
  expect(reminded()).toEqual(rows.map(({ id, owner }) => [owner?.id, id]))
})

test('who plans nothing has no figures, and reminds nobody', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  await expect(figures(core, signal)).resolves.toEqual([])
  await expect(core.http(remindManager, { id: 'PJ-000001' })).rejects.toMatchObject({ code: 4003 })
})

test('milestones and missing reports are those of the own projects, in the same request', async () => {
  const { core } = simCore(simulate(dev), plugin, 'emp07')
  const items = await scheduleToday(core, signal)
  expect(items.map(({ id }) => id)).toContain('report PJ-000002')
})

test('the badge counts one’s own projects under construction that are more than 5 days late', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(projectKind)
  /** Days by which the own projects of emp07 are late; the others are planned. */
  const badgeOf = (...late: readonly (readonly [by: number, state: string])[]) => {
    const own = [...table.values()].filter(({ manager, phases }) => manager === 'emp07' && phases.length > 0)
    own.forEach((project, at) => {
      const [by, state] = late[at] ?? [0, 'planned']
      const plan = { planStart: workingDays.add('2026-11-20' as Day, 1 - by), planEnd: '2027-06-30' }
      table.put({
        ...project,
        state,
        phases: project.phases.slice(0, 1).map((each) => ({ ...each, ...plan, percent: 0 })),
      })
    })
    return lateProjects(simCore(sim, plugin, 'emp07').core, signal)
  }
  expect(await badgeOf([5, 'running'], [6, 'running'], [7, 'running'])).toBe(2)
  expect(await badgeOf([6, 'paused'], [6, 'accepted'])).toBe(0)
})
