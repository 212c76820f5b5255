import { type Simulation, simulate } from '#harness/backend/kit/testing'
import { REGISTER, TRADES } from '#harness/backend/world'
import { rights as customer } from '../../customer/rights'
import {
  addClue,
  findBelongingEntity,
  findBelongingEntity1,
  findCustomerByCreditCode,
  findLowDistance1,
  getClueDetailList,
  getClueOwnList,
  getCustomerLableById,
  getEnnNewCluePotential,
  selectClueIdAndBp,
  selectCustomer,
} from '../api'
import dev from '../dev'
import type { LeadId } from '../rules/vocabulary'
import { leadKind } from './records'

const [registered] = REGISTER
if (!registered) throw new Error('the register is empty')
const site = {
  name: registered.name,
  creditCode: registered.creditCode,
  industry: registered.industry,
  source: 'own',
  address: registered.address,
  point: registered.point,
} as const

const start = () => {
  const sim = simulate(dev)
  return { sim, me: sim.as('rep01') }
}

describe('companies', () => {
  test('found by name: new ones, leads and customers, each with whose it is', async () => {
    const { me } = start()
    expect(await me.call(selectCustomer, { keyword: registered.name })).toMatchObject([
      { state: 'new', creditCode: registered.creditCode },
    ])
    const [lead] = await me.call(selectCustomer, { keyword: '91440604MA51C6RT86' })
    expect(lead).toMatchObject({ state: 'lead', leadId: 'L-000001', owner: { id: 'rep01' } })
    const customers = await me.call(selectCustomer, { keyword: '里水荣记豆制品厂' })
    expect(customers).toMatchObject([{ state: 'customer', customerId: 'C-000008' }])
  })

  test('a like name is found too', async () => {
    const { me } = start()
    const found = await me.call(selectCustomer, { keyword: '广东宏盛陶瓷（集团）股份有限公司' })
    expect(found.map(({ leadId }) => leadId)).toContain('L-000001')
  })

  test('with phone and place of a new lead those that have them', async () => {
    const { me } = start()
    const [lead] = await me.call(getClueDetailList, { ids: ['L-000001' as LeadId] })
    const alike = async (more: object) => {
      const found = await me.call(selectCustomer, { keyword: '乙丑仓储', ...more })
      return found.map(({ id, alike }) => [id, alike])
    }
    expect(await alike({})).toEqual([])
    // One of a customer's people has the same number.
    expect(await alike({ phone: ` ${lead?.phone?.slice(0, 3)} ${lead?.phone?.slice(3)}` })).toEqual([
      ['L-000001', 'likely'],
      ['C-000003', 'likely'],
    ])
    const [, other] = await me.call(selectClueIdAndBp, { id: 'L-000001' as LeadId })
    expect(await alike({ phone: other?.phones[0] })).toEqual([['L-000001', 'likely']])
    expect(await alike({ phone: '13702881206' })).toContainEqual(['C-000001', 'likely'])
    expect(await alike({ point: lead?.point })).toContainEqual(['L-000001', 'possible'])
    const customer = await me.call(selectCustomer, { keyword: '中山市里水荣记豆制品有限公司' })
    expect(customer.map(({ customerId, alike }) => [customerId, alike])).toContainEqual(['C-000008', 'possible'])
    const beside = { lng: (lead?.point?.lng ?? 0) + 0.001, lat: lead?.point?.lat }
    expect(await alike({ point: beside })).not.toContainEqual(['L-000001', 'possible'])
  })

  test('by credit code: new, lead, customer', async () => {
    const { me } = start()
    const state = async (creditCode: string) => (await me.call(findCustomerByCreditCode, { creditCode })).state
    const [customer] = await me.call(selectCustomer, { keyword: '里水荣记豆制品厂' })
    expect(await state(customer?.creditCode ?? '')).toBe('customer')
    expect(await state(registered.creditCode)).toBe('new')
    expect(await state('91440604MA51C6RT86')).toBe('lead')
  })

  test.each([
    ['an open lead', () => registered.creditCode, 'L-900001'],
    ['the customer', (customer: string) => customer, 'C-000008'],
  ])('a discarded lead with the same code does not stand in the way of %s', async (_, codeOf, expected) => {
    const { sim, me } = start()
    const [customer] = await me.call(selectCustomer, { keyword: '里水荣记豆制品厂' })
    const creditCode = codeOf(customer?.creditCode ?? '')
    const table = sim.store.table(leadKind)
    const old = table.get('L-000009')
    if (!old) throw new Error('no discarded lead')
    table.put({ ...old, creditCode })
    if (expected === 'L-900001') await me.call(addClue, { ...site, force: true })
    const found = await me.call(selectCustomer, { keyword: creditCode })
    expect(found.filter((each) => each.creditCode === creditCode).map(({ id }) => id)).toEqual([expected])
    const { leadId, customerId } = await me.call(findCustomerByCreditCode, { creditCode })
    expect(leadId ?? customerId).toBe(expected)
  })
})

describe('who may look for duplicates', () => {
  const NANHAI = '91440604MA51C6RT86'
  const place = { point: { lng: 113.14, lat: 23.02 } }

  test.each([
    ['selectCustomer', (sim: Simulation, who: string) => sim.as(who).call(selectCustomer, { keyword: '宏盛' })],
    [
      'findCustomerByCreditCode',
      (sim: Simulation, who: string) => sim.as(who).call(findCustomerByCreditCode, { creditCode: NANHAI }),
    ],
    ['findLowDistance1', (sim: Simulation, who: string) => sim.as(who).call(findLowDistance1, place)],
  ])('%s: those who create leads, not an approver or somebody without a role', async (_, send) => {
    const { sim } = start()
    for (const who of ['rep03', 'rep04'])
      expect(await sim.refusal(send(sim, who))).toMatchObject({ code: 4003, data: { right: 'lead.create' } })
    await send(sim, 'rep01')
  })

  test('of somebody else’s lead they learn what it is recognised by', async () => {
    const { sim } = start()
    const wire = await sim.as('rep05').send(findCustomerByCreditCode, { creditCode: NANHAI })
    expect(Object.keys(wire).sort()).toEqual(
      ['address', 'clueId', 'creditCode', 'discarded', 'name', 'nameEn', 'owner', 'state'].sort(),
    )
  })

  test('labels of a company are for those who see it', async () => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...customer } })
    const labels = (who: string) => sim.as(who).call(getCustomerLableById, { customerId: 'C-000001' })
    expect((await labels('rep01')).length).toBeGreaterThan(0)
    expect(await labels('rep05')).toEqual([])
    expect(await sim.refusal(labels('rep04'))).toMatchObject({ code: 4003 })
  })
})

describe('places', () => {
  test('the branch of the district comes first', async () => {
    const { me } = start()
    const [first, ...others] = await me.call(findBelongingEntity, {
      address: '广东省佛山市顺德区大良街道1号',
      point: { lng: 113.28, lat: 22.84 },
    })
    expect(first?.id).toBe('E-440606')
    expect(others.length).toBeGreaterThan(0)
    expect(await me.call(findBelongingEntity1, { entityId: 'E-440606' })).toMatchObject({ id: 'E-440606' })
  })

  test('leads within 200 m: the two that are 30 m apart', async () => {
    const { me } = start()
    const [lead] = await me.call(getClueDetailList, { ids: ['L-000017' as LeadId] })
    const near = await me.call(findLowDistance1, { point: lead?.point ?? { lng: 0, lat: 0 } })
    expect(near).toMatchObject([
      { id: 'L-000017', distance: 0 },
      { id: 'L-000018', distance: 30 },
    ])
  })
})

describe('a new lead', () => {
  test('is mine, found, with its contact, and stands in my list', async () => {
    const { me } = start()
    const before = await me.call(getClueOwnList, { page: 1 })
    const lead = await me.call(addClue, { ...site, contactName: '陈工', phone: '13800138000' })
    expect(lead).toMatchObject({ id: 'L-900001', stage: 'found', state: 'owned', owner: { id: 'rep01' }, version: 1 })
    expect(await me.call(selectClueIdAndBp, { id: lead.id })).toMatchObject([{ name: '陈工', phones: ['13800138000'] }])
    expect((await me.call(getClueOwnList, { page: 1 })).total).toBe(before.total + 1)
    expect(lead.missing).toEqual([])
  })

  test('has the usual consumption of its industry as its potential', async () => {
    const { me } = start()
    const { id, potential } = await me.call(addClue, site)
    const trade = TRADES.find(({ industry }) => industry === site.industry)
    const usual = trade && Math.round(Math.sqrt(trade.gas[0] * trade.gas[1]) / 1000) * 1000
    expect(usual).toBeGreaterThan(0)
    expect(potential).toMatchObject({ gas: usual })
    const known = await me.call(getEnnNewCluePotential, { id })
    expect(known.find(({ energy }) => energy === 'gas')).toMatchObject({ amount: usual, basis: 'industry' })
  })

  test('with the code of a customer belongs to it', async () => {
    const { me } = start()
    const [customer] = await me.call(selectCustomer, { keyword: '里水荣记豆制品厂' })
    const lead = await me.call(addClue, { ...site, creditCode: customer?.creditCode })
    expect(lead.customerId).toBe(customer?.customerId)
  })

  test('the second with the same code learns whose lead it is', async () => {
    const { sim, me } = start()
    await me.call(addClue, site)
    const refused = await sim.refusal(sim.as('emp11').call(addClue, { ...site, force: true }))
    expect(refused).toMatchObject({ code: 4105, data: { clueId: 'L-900001', discarded: false } })
  })

  test('beside a discarded one it is created when asked again', async () => {
    const { sim, me } = start()
    const [old] = await me.call(getClueDetailList, { ids: ['L-000009' as LeadId] })
    const again = { ...site, creditCode: old?.creditCode ?? '' }
    expect(await sim.refusal(me.call(addClue, again))).toMatchObject({ code: 4105, data: { discarded: true } })
    await expect(me.call(addClue, { ...again, force: true })).resolves.toMatchObject({ stage: 'found' })
  })

  test('wrong fields are named', async () => {
    const { sim, me } = start()
    const { point: _, ...noPoint } = site
    const wrong = { ...noPoint, name: '宏', creditCode: '9144O604MA51C6RT86', phone: '1', industry: 'x' }
    expect(await sim.refusal(me.send(addClue, { ...wrong, source: '09', address: '' }))).toMatchObject({
      code: 4000,
      data: {
        fields: {
          name: 'length',
          creditCode: 'code',
          industry: 'required',
          source: 'required',
          address: 'length',
          point: 'point',
          phone: 'phone',
        },
      },
    })
  })

  test('approvers create none', async () => {
    const { sim } = start()
    expect(await sim.refusal(sim.as('rep03').call(addClue, site))).toMatchObject({ code: 4003 })
  })
})
