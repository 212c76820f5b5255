import { fireEvent, waitFor } from '@testing-library/react'
import { type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { addStep, getIssue } from './api/issues'
import dev from './dev'
import plugin from './plugin'
import { step } from './stores/issues'

/** Steps of an issue that wait on this phone. In a file of its own: the cores of a file share what is stored. */

const ISSUE = 'IS-000001'

let online: jest.SpyInstance
let sim: Simulation
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(async () => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sim = simulate(dev)
  core = simCore(sim, plugin, 'rep01').core
  for (const text of ['Called the plant', 'They mend the kiln'])
    expect(await step.run(core, ISSUE, { text })).toMatchObject({ kind: 'queued' })
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  core.outbox.dispose()
  online.mockRestore()
})

const goOnline = async () => {
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  return core.outbox.load()
}
const stepsNow = async () => (await sim.as('rep01').call(getIssue, { id: ISSUE })).steps.map(({ text }) => text)

test('two steps that wait are both added, in their order', async () => {
  const before = await stepsNow()
  const outbox = await goOnline()
  await waitFor(() => expect(outbox.unsent).toEqual([]))
  expect(await stepsNow()).toEqual(['They mend the kiln', 'Called the plant', ...before])
})

test('a step is not added unseen over the one of a colleague', async () => {
  const { version } = await sim.as('rep02').call(getIssue, { id: ISSUE })
  await sim.as('rep02').call(addStep, { id: ISSUE, version, text: 'The kiln is scrapped' })
  const before = await stepsNow()
  const outbox = await goOnline()
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect(await stepsNow()).toEqual(before)
  await outbox.discard(outbox.attention[0]?.id ?? '')
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect(await stepsNow()).toEqual(before)
})
