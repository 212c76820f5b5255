/** @jest-environment node */

import { simulate } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { getBusiness, getLinks, getOperating, getYearReport } from '../api/business'
import dev from '../dev'
import { MOST_NODES } from '../rules/linkGraph'
import { registrationKind } from './registrations'

const sim = simulate(dev)
const rep = sim.as('rep01')

test('shares of a company add up to 100 %, the largest first', () => {
  for (const { shareholders } of sim.store.table(registrationKind).values()) {
    const shares = shareholders.map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  }
})

test('registrations are the same in every size', () => {
  const large = simulate(dev, { size: 'default' })
  for (const own of sim.store.table(registrationKind).values()) {
    expect(large.store.table(registrationKind).get(own.custId)).toEqual(own)
  }
})

test('registration data name the legal representative of the company', async () => {
  const { legalRep, persons, shareholders } = await rep.call(getBusiness, { custId: 'C-000001' })
  expect(persons[0]?.name).toBe(legalRep)
  expect(shareholders.length).toBeGreaterThan(0)
})

test('operating figures: all years, and bids and news of the one asked for', async () => {
  const { years } = await rep.call(getOperating, { custId: 'C-000007' })
  expect(years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022])
  const { bids, news } = await rep.call(getOperating, { custId: 'C-000007', year: 2025 })
  expect([...bids, ...news].filter(({ at }) => !at.startsWith('2025'))).toEqual([])
})

test('an annual report, and none for a year without', async () => {
  const report = await rep.call(getYearReport, { custId: 'C-000001', year: 2025 })
  expect(report).toMatchObject({ year: 2025, assets: expect.any(Number), liabilities: expect.any(Number) })
  expect(await sim.refusal(rep.call(getYearReport, { custId: 'C-000001', year: 1999 }))).toMatchObject({ code: 4004 })
})

test('an address of another scheme is none', async () => {
  const years = await Promise.all(
    [2026, 2025, 2024, 2023].map((year) => rep.call(getOperating, { custId: 'C-000015', year })),
  )
  const news = years.flatMap((each) => each.news)
  expect(news.length).toBeGreaterThan(0)
  expect(news.filter(({ url }) => url !== undefined)).toEqual([])
})

test('C-000012: a circle of holdings, and 40 % of the third company over two paths', async () => {
  const { nodes, links } = await rep.call(getLinks, { custId: 'C-000012' })
  const held = links.filter(({ kind, from, to }) => kind === 'holds' && from.startsWith('C-') && /^C-\d+$/.test(to))
  expect(held.map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ['C-000012', 'C-000020'],
      ['C-000020', 'C-000023'],
      ['C-000012', 'C-000023'],
      ['C-000023', 'C-000012'],
    ]),
  )
  expect(nodes.find(({ id }) => id === 'C-000023')?.control).toBeCloseTo(0.4, 10)
})

test('C-000013: of 400 relations at most 150 nodes are shown, the others are counted', async () => {
  const all = [...sim.store.table(registrationKind).values()].find(({ custId }) => custId === 'C-000013')
  expect(all?.holdings.length).toBeGreaterThan(390)
  const { nodes, links, folded } = await sim.as('rep02').call(getLinks, { custId: 'C-000013' })
  expect(nodes).toHaveLength(MOST_NODES)
  expect(folded).toBeGreaterThan(200)
  expect(links.filter(({ kind, share = 0 }) => kind === 'holds' && share < 0.05)).toEqual([])
})

test('the depth that is requested is obeyed; two steps are the most, and usual', async () => {
  const links = (depth?: number) =>
    sim.as('rep01').call(getLinks, { custId: 'C-000012', ...(depth !== undefined && { depth }) })
  const [near, far] = [await links(1), await links(2)]
  const touched = new Set(
    near.links.filter(({ from, to }) => [from, to].includes(near.root)).flatMap(({ from, to }) => [from, to]),
  )
  expect(near.nodes.every(({ id }) => touched.has(id))).toBe(true)
  expect(far.nodes.length).toBeGreaterThan(near.nodes.length)
  expect([await links(), await links(9)]).toEqual([far, far])
})

test('contacts with the same number join their companies; one who was deleted does not', async () => {
  const own = simulate(dev)
  const contacts = own.store.table(contactKind)
  const [first] = contacts.values()
  if (!first) throw new Error('no contact')
  const put = (contactId: string, custId: string, state: '1' | '3') =>
    contacts.put({ ...first, contactId, custId, state, phones: ['13800000001'] })
  put('P-900001', 'C-000003', '1')
  put('P-900002', 'C-000006', '1')
  put('P-900003', 'C-000002', '3')
  const { nodes, links } = await own.as('rep01').call(getLinks, { custId: 'C-000003' })
  const shared = links.filter(({ kind }) => kind === 'sharedContact')
  expect(shared.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(['P-900001 C-000003', 'P-900001 C-000006'])
  expect(nodes.find(({ id }) => id === 'P-900001')?.kind).toBe('contact')
})

test('C-000002 and C-000006 share a contact of the seed, in every size', async () => {
  const named = async (size: 'small' | 'default') => {
    const seeded = simulate(dev, { size })
    const { nodes, links } = await seeded.as('rep01').call(getLinks, { custId: 'C-000002' })
    const shared = links.filter(({ kind }) => kind === 'sharedContact')
    expect(shared.map(({ to }) => to)).toEqual(['C-000002', 'C-000006'])
    expect(new Set(shared.map(({ from }) => from)).size).toBe(1)
    expect(nodes.map(({ id }) => id)).toContain('C-000006')
    const { id, name, nameEn } = nodes.find(({ kind }) => kind === 'contact') ?? {}
    const contact = seeded.store.table(contactKind).get(id ?? '')
    expect(contact).toMatchObject({ custId: 'C-000002', name, nameEn })
    return name
  }
  expect(await named('small')).toBe(await named('default'))
})

test.each([
  ['C-000001', 'rep05', 4003],
  ['C-999999', 'rep01', 4004],
])('%s for %s is refused with %s', async (custId, who, code) => {
  const requested = [getBusiness, getOperating, getLinks].map((call) => sim.as(who).send(call, { custId }))
  for (const one of requested) expect(await sim.refusal(one)).toMatchObject({ code })
})
