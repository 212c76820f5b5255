import { followTodos } from '#domain/todos'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { createRegistry } from '#platform/plugin'
import leads from '../../leads/plugin'
import { leadKind } from '../backend/leads'
import dev from '../dev'
import plugin from '../plugin'
import { changeLabel, changeOwner, companies } from './companies'
import { foundCompanies } from './search'

/** What a change of a company makes stale, besides its own page. */

const GUANGDA = 'C-000001'

test('a search that has found the company is refetched, because it shows whose it is', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep02')
  const found = core.store(foundCompanies)
  await changeOwner.run(core, GUANGDA, { to: 'emp10' })
  expect(found.revision).toBe(0)
  found.put({ id: GUANGDA, name: '光大玻璃', state: 'customer' } as never)
  await changeOwner.run(core, GUANGDA, { to: 'emp11' })
  expect(found.revision).toBe(1)
})

test('to-dos are refetched once the company has another owner: those about its issues are theirs', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep02')
  const refetch = jest.fn()
  followTodos(core, refetch)
  const { main } = core.store(companies).of(GUANGDA)
  await main.need()
  await changeLabel.run(core, GUANGDA, { remove: main.value?.labels[0]?.id })
  expect(refetch).not.toHaveBeenCalled()
  await changeOwner.run(core, GUANGDA, { to: 'emp10' })
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('leads about the company show its labels: those that are known are refetched', async () => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...leads.rights } })
  const { orgCode = '' } = sim.store.table(companyKind).get(GUANGDA) ?? {}
  const lead = { clueId: 'L-000001', version: 1, custId: GUANGDA, orgCode, name: 'Guangda, plant 1', owner: 'rep01' }
  sim.store.table(leadKind).put({ ...lead, stage: 'verified', state: 'owned' })
  const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, leads]) })
  const { main, parts } = core.store(companies).of(GUANGDA)
  await main.need()
  await parts.leads.need()
  const invalidateRecord = jest.fn()
  await changeLabel.run({ ...core, invalidateRecord }, GUANGDA, { remove: main.value?.labels[0]?.id })
  expect(invalidateRecord.mock.calls).toEqual([['L-000001']])
})
