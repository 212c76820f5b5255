import { workingDays } from '#base/calendar'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { leadKind } from './backend/records'
import moves from './dayMoves'
import dev from './dev'
import plugin from './plugin'
import leadsToday from './today'

/** Steps of leads that are moved in the list of the day, over the simulator at the example time. */

beforeAll(() => startScreens(plugin))

async function day() {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const dueToday = async () =>
    (await leadsToday(core, new AbortController().signal)).filter(({ due, can }) => due === 'today' && can)
  const [item] = await dueToday()
  if (!item?.at) throw new Error('no step today')
  const isToday = async () => (await dueToday()).some(({ id }) => id === item.id)
  const stored = () => sim.store.table(leadKind).get(item.id)
  return { core, item: { ...item, at: item.at }, isToday, stored }
}

test('a step moves to the same time of the next working day as it is, and back', async () => {
  const { core, item, isToday, stored } = await day()
  const before = stored()
  const moved = await moves.tomorrow?.(core, item)
  expect(stored()?.nextStep).toEqual({ ...before?.nextStep, at: workingDays.next(item.at).toISOString() })
  expect(await isToday()).toBe(false)
  await moved?.undo?.()
  expect(stored()?.nextStep).toEqual(before?.nextStep)
  expect(await isToday()).toBe(true)
})

test('a step that was changed meanwhile is not moved', async () => {
  const { core, item, stored } = await day()
  await moves.tomorrow?.(core, item)
  const changed = stored()
  await expect(moves.tomorrow?.(core, item)).rejects.toMatchObject({ code: 4009 })
  expect(stored()).toEqual(changed)
})

test('a step that was moved again meanwhile is not taken back', async () => {
  const { core, item, stored } = await day()
  const moved = await moves.tomorrow?.(core, item)
  await moves.tomorrow?.(core, { ...item, version: stored()?.version ?? 0, at: workingDays.next(item.at) })
  const changed = stored()
  await expect(moved?.undo?.()).rejects.toMatchObject({ code: 4009 })
  expect(stored()).toEqual(changed)
})
