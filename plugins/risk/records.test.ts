import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { defineStore } from '#platform/core'
import { getBounce, submitBounce } from './api/bounces'
import { addStep } from './api/issues'
import dev from './dev'
import plugin from './plugin'
import { accept, assign, assignOther } from './records'
import calls from './repeatable'
import { issueMoves, issues, step } from './stores/issues'

/** What is done with a record is in the log of its customer, which is stale then. */

beforeAll(() => startScreens(plugin))

const staleIds = defineStore('test.stale', () => {
  const ids: string[] = []
  return { ids, invalidateRecord: (id: string) => void ids.push(id) }
})
/** The ids of records that were found stale, in order. */
function started(who: string) {
  const { sim, core } = simCore(simulate(dev), plugin, who)
  return { sim, core, stale: core.store(staleIds).ids }
}

test.each([
  ['a warning', assign, 'GW-000001', { to: 'emp10' }, 'C-000021'],
  ['a competitor', assignOther, 'CR-000001', { to: 'emp10' }, 'C-000001'],
  ['an issue', step, 'IS-000001', { text: 'Called the plant' }, 'C-000021'],
  ['the state of an issue', issueMoves.watching, 'IS-000001', { reason: 'Looks good' }, 'C-000021'],
] as const)('a move of %s', async (_, move, id, input, customer) => {
  const { core, stale } = started('rep02')
  expect(await move.run(core, id, input as never)).toMatchObject({ kind: 'done' })
  expect(stale).toContain(customer)
})

test('the review of a rebound', async () => {
  const { sim, core, stale } = started('rep02')
  const { version, customer } = await sim.as('rep01').call(getBounce, { id: 'GB-000001' })
  const explained = { cause: 'market', expectedDaily: 12_000, evidence: ['/f/plan.pdf'] }
  await sim.as('rep01').call(submitBounce, { id: 'GB-000001', version, ...explained })
  expect(await accept.run(core, 'GB-000001')).toMatchObject({ kind: 'done' })
  expect(stale).toContain(customer.id)
})

test('what waited and was sent', async () => {
  const { core, stale } = started('rep01')
  await core.store(issues).of('IS-000001').main.load()
  const { version } = core.store(issues).of('IS-000001').main.value ?? {}
  const sent = { id: 'IS-000001', version, text: 'Called the plant' }
  await calls.find(({ call }) => call.id === addStep.id)?.afterSent?.(core, sent)
  expect(stale).toContain('C-000021')
})
