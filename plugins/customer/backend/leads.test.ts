/** @jest-environment node */

import { simulate } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { rights as leadRights } from '../../leads/rights'
import { listLeads } from '../api/leads'
import dev from '../dev'
import { leadKind, type SimLead } from './leads'

const CUSTOMER = { custId: 'C-000001', page: 1 }

/** The area with leads about Guangda Glass Works, as the area of leads seeds them. */
function simulateWith(leads: readonly Partial<SimLead>[]) {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...leadRights } })
  const company = sim.store.table(companyKind).get(CUSTOMER.custId)
  if (!company) throw new Error('no company')
  const { name, orgCode, creditCode } = company
  leads.forEach((lead, index) => {
    const clueId = `L-00000${index + 1}`
    const usual = { clueId, version: 1, name, orgCode, stage: 'found', state: 'owned', owner: 'rep01' } as const
    sim.store.table(leadKind).put({ ...usual, custId: CUSTOMER.custId, ...lead })
  })
  const requested = async (who: string) => (await sim.as(who).call(listLeads, CUSTOMER)).items
  return { sim, creditCode, requested }
}

test('of the company by its id or code, discarded ones last, with stage, state and owner', async () => {
  const { sim, creditCode, requested } = simulateWith([
    { state: 'discarded' },
    { stage: 'won' },
    { custId: 'C-000002' },
  ])
  sim.store.table(leadKind).put({
    clueId: 'L-000009',
    version: 1,
    name: '光大二期',
    nameEn: 'Guangda, second plant',
    orgCode: '440605',
    stage: 'verified',
    state: 'pool',
    owner: 'rep01',
    creditCode,
  })
  expect((await requested('rep01')).map(({ id, stage, state, owner }) => [id, stage, state, owner?.id])).toEqual([
    ['L-000002', 'won', 'owned', 'rep01'],
    ['L-000009', 'verified', 'pool', undefined],
    ['L-000001', 'found', 'discarded', 'rep01'],
  ])
})

test('only those that one may see: of a colleague to collaborators and managers', async () => {
  const { requested } = simulateWith([{ owner: 'emp11' }, { owner: 'emp11', collaborators: ['rep01'] }])
  expect((await requested('rep01')).map(({ id }) => id)).toEqual(['L-000002'])
  expect((await requested('rep02')).map(({ id }) => id)).toEqual(['L-000001', 'L-000002'])
})

test('of a company of which one sees the header only: 4003', async () => {
  const { sim } = simulateWith([])
  const colleagues = sim.as('rep01').call(listLeads, { custId: 'C-000013', page: 1 })
  expect(await sim.refusal(colleagues)).toMatchObject({ code: 4003, data: { right: 'customer.whole' } })
})
