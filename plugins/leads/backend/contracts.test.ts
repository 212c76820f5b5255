import { simulate } from '#harness/backend/kit/testing'
import { contractSigned, winnableBy } from '#harness/backend/world'
import dev from '../dev'
import { leadKind, type SimLead } from './records'

/* A signed contract wins the lead of its opportunity (domain/leads.md 2, 4 → 5). L-000002 is that of B-000001. */

const signed = { contractId: 'CT-000001', custId: 'C-000001', businessId: 'B-000001' }
const open = () => {
  const sim = simulate(dev)
  return { sim, table: sim.store.table(leadKind), context: sim.context('rep01') }
}

test('the lead of its opportunity is won, by its owner and with the contract', () => {
  const { table, context } = open()
  expect(contractSigned(signed, context)).toBe('L-000002')
  expect(table.get('L-000002')).toMatchObject({ stage: 'won', contractId: 'CT-000001', custId: 'C-000001' })
  expect(table.get('L-000002')?.steps.slice(-1)[0]).toMatchObject({ stage: 'won', by: 'rep01' })
})

describe('without an opportunity', () => {
  const alone = { ...signed, businessId: undefined }
  const ofCustomer = () => {
    const { table, context } = open()
    const lead = table.get('L-000002') as SimLead
    table.put({ ...lead, custId: 'C-000001' })
    return { table, context, lead }
  }

  test('the only open lead of the customer is won', () =>
    expect(contractSigned(alone, ofCustomer().context)).toBe('L-000002'))

  test('a renewal wins none', () =>
    expect(contractSigned({ ...alone, followsId: 'CT-000002' }, ofCustomer().context)).toBeUndefined())

  test('none of two is won', () => {
    const { table, context, lead } = ofCustomer()
    table.put({ ...lead, clueId: 'L-900001', custId: 'C-000001' })
    expect(contractSigned(alone, context)).toBeUndefined()
  })
})

test('a lead that is won already, given back or not of this customer stays', () => {
  const { table, context } = open()
  expect(contractSigned({ ...signed, custId: 'C-000005', businessId: undefined }, context)).toBeUndefined()
  contractSigned(signed, context)
  expect(contractSigned({ ...signed, contractId: 'CT-000003' }, context)).toBeUndefined()
  expect(table.get('L-000002')?.contractId).toBe('CT-000001')
})

test('a contract of an opportunity whose lead is won already wins that of no other opportunity', () => {
  const { table, context } = open()
  const lead = table.get('L-000002') as SimLead
  table.put({ ...lead, stage: 'won' })
  table.put({ ...lead, clueId: 'L-900001', custId: 'C-000001' })
  expect(contractSigned(signed, context)).toBeUndefined()
})

describe('a signed contract that won no lead', () => {
  const shown = (who: string, put: object = {}) => {
    const { sim, table } = open()
    const lead = table.get('L-000002')
    if (lead) table.put({ ...lead, custId: 'C-000001', ...put })
    return winnableBy(signed, sim.context(who)).map(({ id, nameEn }) => `${id} ${nameEn}`)
  }

  test('names those of its customer that who reads it may win', () => {
    const { table } = open()
    expect(shown('rep01')).toEqual([`L-000002 ${table.get('L-000002')?.nameEn}`])
    expect(shown('rep02')).toEqual([])
  })

  test.each([
    ['of another customer', { custId: 'C-000005' }],
    ['in an earlier stage', { stage: 'match' }],
    ['in the pool', { state: 'pool' }],
    ['of which one was won by it', { stage: 'won', contractId: 'CT-000001' }],
  ])('names none %s', (_, put) => {
    expect(shown('rep01', put)).toEqual([])
  })
})
