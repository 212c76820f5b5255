import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { listProjects } from './api'
import dev from './dev'
import plugin from './plugin'
import scheduleToday, { figures } from './today'

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

test('who plans nothing has no figures', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  await expect(figures(core, signal)).resolves.toEqual([])
})

test('milestones and missing reports are those of the own projects, in the same request', async () => {
  const { core } = simCore(simulate(dev), plugin, 'emp07')
  const items = await scheduleToday(core, signal)
  expect(items.map(({ id }) => id)).toContain('report PJ-000002')
})
