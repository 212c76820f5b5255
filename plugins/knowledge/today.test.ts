import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { listItems } from './api'
import dev from './dev'
import plugin from './plugin'
import { figures } from './today'

beforeAll(() => startScreens(plugin))
const { signal } = new AbortController()

test('who reviews sees how many items wait, and opens exactly these', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep03')
  const { total } = await sim.as('rep03').call(listItems, { tab: 'review', page: 1 })
  expect(await figures(core, signal)).toMatchObject([
    { id: 'reviews', count: total, tone: 'warn', to: '/knowledgeList?tab=review' },
  ])
  expect(total).toBeGreaterThan(0)
})

test('who reviews nothing has no figures', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  await expect(figures(core, signal)).resolves.toEqual([])
})
