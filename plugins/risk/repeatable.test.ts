import { simCore, simulate } from '#harness/backend/kit/testing'
import { addStep, getIssue } from './api/issues'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

test('a step that waited is there once it was added, not by an older one of the same words', async () => {
  const sim = simulate(dev)
  const rep01 = sim.as('rep01')
  const step = async () => ({ id: 'IS-000001', text: '已电话核实情况', version: (await issue()).version })
  const issue = () => rep01.call(getIssue, { id: 'IS-000001' })
  await rep01.call(addStep, await step())
  const again = await step()
  const isThere = () =>
    calls.find(({ call }) => call.id === addStep.id)?.alreadyThere(simCore(sim, plugin, 'rep01').core, again)
  expect(await isThere()).toBe(false)
  await rep01.call(addStep, again)
  expect(await isThere()).toBe(true)
})
