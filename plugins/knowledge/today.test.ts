import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { listItems } from './api'
import { itemKind } from './backend/records'
import badge from './badge'
import dev from './dev'
import plugin from './plugin'
import today, { figures } from './today'

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

test('what was returned is found behind a hundred newer drafts, and all of it is counted', async () => {
  const sim = simulate(dev)
  const items = sim.store.table(itemKind)
  const returned = items.get('K-000004')
  if (!returned) throw new Error('no K-000004')
  const at = sim.now.toISOString()
  for (let number = 100; number < 200; number += 1) items.put({ ...returned, itemId: `K-900${number}`, state: '1', at })
  const due = await today(simCore(sim, plugin, 'rep01').core, signal)
  expect(due.map(({ id }) => id)).toEqual(['K-000004'])
  for (let number = 100; number < 200; number += 1) items.put({ ...returned, itemId: `K-900${number}`, at })
  await expect(badge(simCore(sim, plugin, 'rep01').core, signal)).resolves.toBe(101)
})
