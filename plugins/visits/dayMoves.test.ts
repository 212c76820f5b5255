import { days, momentOf, workingDays } from '#base/calendar'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { saveVisit } from './api'
import { visitKind } from './backend/records'
import moves from './dayMoves'
import dev from './dev'
import plugin from './plugin'
import visitsToday from './today'

beforeAll(() => startScreens(plugin))

const { signal } = new AbortController()

test('a visit is not moved beside another one that nobody has seen', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const item = (await visitsToday(core, signal)).find(({ id }) => id === 'V-000002')
  if (!item) throw new Error('no visit today')
  const next = workingDays.add(days.of(sim.now), 1)
  const other = { custId: 'C-000004', purpose: 'first', from: momentOf(next, 16, 30), to: momentOf(next, 17) } as const
  const contacts = [{ id: 'P-000007', name: '欧阳' }]
  await sim.as('rep01').call(saveVisit, { ...other, place: { address: '季华西路' }, contacts, participants: [] })
  await expect(moves.tomorrow?.(core, item)).rejects.toMatchObject({ code: 4302 })
  expect(sim.store.table(visitKind).get('V-000002')?.from).toBe(item.at?.toISOString())
})

test('who has been at a visit since yesterday finds it among the items of the day', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const items = await visitsToday(core, signal)
  expect(items.filter(({ id }) => id === 'V-000004')).toMatchObject([{ main: { does: 'write' } }])
})
