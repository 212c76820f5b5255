import { todosChanged } from '#domain/todos'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { doneTodo, getTodo } from './api/todos'
import { todoKind } from './backend/todos'
import moves from './dayMoves'
import dev from './dev'
import plugin from './plugin'
import { todoRows } from './stores/todos'
import riskToday from './today'

/** To-dos that are ticked off in the list of the day, over the simulator at the example time. */

beforeAll(() => startScreens(plugin))

async function day() {
  const sim = simulate(dev)
  const call = sim.store.table(todoKind).get('TD-000003')
  if (call) sim.store.table(todoKind).put({ ...call, due: new Date(sim.now.getTime() + 3_600_000).toISOString() })
  const { core } = simCore(sim, plugin, 'rep01')
  const find = async () => (await riskToday(core, new AbortController().signal)).find(({ id }) => id === 'TD-000003')
  const item = await find()
  if (!item) throw new Error('no to-do today')
  const isThere = async () => (await find()) !== undefined
  const read = () => sim.as('rep01').call(getTodo, { id: 'TD-000003' })
  return { sim, core, item, isThere, read }
}

test('a to-do is ticked off, leaves the list of the day, and is taken back', async () => {
  const { core, item, isThere, read } = await day()
  const moved = await moves.done?.(core, item)
  expect(await read()).toMatchObject({ state: 'done', doneBy: { id: 'rep01' } })
  expect(await isThere()).toBe(false)
  await moved?.undo?.()
  expect((await read()).state).toBe('open')
  expect(await isThere()).toBe(true)
})

test('a to-do that was ticked off meanwhile says who was first', async () => {
  const { sim, core, item } = await day()
  await sim.as('rep02').call(doneTodo, { id: 'TD-000003', version: item.version ?? 0 })
  await expect(moves.done?.(core, item)).rejects.toMatchObject({ code: 4701, data: { nameEn: 'Chen Jing' } })
})

test('what another area says of to-dos makes their lists stale', () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const rows = core.store(todoRows)
  const before = rows.revision
  todosChanged(core)
  expect(rows.revision).toBe(before + 1)
})
