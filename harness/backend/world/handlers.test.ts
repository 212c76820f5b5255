/** @jest-environment node */

import { listBusinesses, listContacts, searchCustomers, searchPlaces } from '#domain/directory'
import { rights as core } from '../../../plugins/core/rights'
import { rights as customer } from '../../../plugins/customer/rights'
import { rights as contacts } from '../../../plugins/public/rights'
import { definePluginDev } from '../contract'
import { simulate } from '../kit/simulate'
import { HERE } from './places'
import { businessKind, companyKind, contactKind } from './records'
import { REGISTER } from './register'

const sim = simulate(
  definePluginDev({
    id: 'none',
    rights: { ...core, ...customer, ...contacts },
    handlers: [],
    kinds: [],
    seed: () => ({}),
  }),
)
const as = (loginName: string) => sim.as(loginName)
const companies = [...sim.store.table(companyKind).values()]

test.each([
  ['searchCustomers', (who: string) => as(who).call(searchCustomers, { keyword: '光大', page: 1 })],
  ['searchPlaces', (who: string) => as(who).call(searchPlaces, { keyword: '狮山' })],
])('%s needs a right', async (_, send) => {
  expect(await sim.refusal(send('rep04'))).toMatchObject({ code: 4003, data: { right: 'customer.read' } })
  await send('rep05')
})

test('the place of a company is found by those who see the company, not by those who see its header', async () => {
  const [company] = companies.filter(({ custId }) => custId === 'C-000001')
  const found = async (who: string) =>
    (await as(who).call(searchPlaces, { keyword: company?.name ?? '' })).map(({ name }) => name)
  expect(await found('rep01')).toContain(company?.name)
  expect(await found('rep05')).not.toContain(company?.name)
})

test('contacts of a company of which only the header is seen are not listed', async () => {
  const contactsFor = (who: string, custId: string) => as(who).call(listContacts, { custId, page: 1 })
  expect((await contactsFor('rep01', 'C-000013')).total).toBe(0)
  expect((await contactsFor('rep02', 'C-000013')).total).toBeGreaterThan(0)
})

test('phones of contacts are masked for those who may not see them', async () => {
  const phonesFor = async (who: string) => {
    const { items } = await as(who).call(listContacts, { custId: 'C-000001', page: 1 })
    return items.flatMap(({ phones }) => phones)
  }
  expect(await phonesFor('rep01')).toContain('13702881206')
  expect(await phonesFor('rep03')).toContain('137****1206')
  expect(await phonesFor('rep03')).not.toContain('13702881206')
})

test('whoever sees customers finds every company, by name, English name or code, with its hits and owner', async () => {
  const [company] = companies
  if (!company) throw new Error('no company')
  const part = company.name.slice(2, 4)
  const found = await as('rep03').call(searchCustomers, { keyword: part, page: 1 })
  const row = found.items.find(({ custId }) => custId === company.custId)
  expect(row).toMatchObject({ name: company.name, state: 'customer', owner: { id: company.owner }, hits: [[2, 4]] })
  const byCode = await as('rep05').call(searchCustomers, { keyword: company.creditCode, page: 1 })
  expect(byCode.items.map(({ custId }) => custId)).toEqual([company.custId])
  const all = await as('rep01').call(searchCustomers, { keyword: '', page: 2 })
  expect([all.items.length, all.total]).toEqual([20, companies.length])
})

test('a company is found by the initials of its name', async () => {
  const { items } = await as('rep01').call(searchCustomers, { keyword: 'gdbl', page: 1 })
  expect(items.map(({ name }) => name)).toContain('光大玻璃制品有限公司')
})

test('companies of the register, which are neither customers nor leads, are found after the customers', async () => {
  const [registered] = REGISTER
  if (!registered) throw new Error('no register')
  const { items } = await as('rep01').call(searchCustomers, { keyword: registered.creditCode, page: 1 })
  expect(items).toMatchObject([{ name: registered.name, state: 'new' }])
})

test('opportunities and contacts follow the right to their company; those of a company can be asked for', async () => {
  const [first] = sim.store.table(businessKind).values()
  if (!first) throw new Error('no opportunity')
  const { custId } = first
  const mine = await as('rep03').call(listBusinesses, { custId, page: 1 })
  expect(mine.items[0]).toMatchObject({ custId, customer: expect.any(String), owner: { id: expect.any(String) } })
  expect(await sim.refusal(as('rep04').call(listBusinesses, { page: 1 }))).toMatchObject({ code: 4003 })
  const contacts = await as('rep03').call(listContacts, { custId, page: 1 })
  expect(contacts.total).toBeGreaterThan(0)
  expect(contacts.items.filter((contact) => contact.custId !== custId)).toEqual([])
  expect(await sim.refusal(as('rep04').call(listContacts, { custId, page: 1 }))).toMatchObject({ code: 4003 })
  // What else is known of a contact is not theirs to see.
  const raw = await as('rep03').send(listContacts, { custId, pageNum: 1 })
  expect(Object.keys(raw.list[0])).not.toContain('birthday')
})

test('places are found by name and address, nearest first', async () => {
  const found = await as('rep01').call(searchPlaces, { keyword: '狮山', ...HERE })
  expect(found.length).toBeGreaterThan(3)
  const distances = found.map(({ distance = 0 }) => distance)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(found.filter(({ name, address }) => !`${name}${address}`.includes('狮山'))).toEqual([])
  expect(await as('rep01').call(searchPlaces, { keyword: '' })).toEqual([])
  const near = await as('rep01').call(searchPlaces, { keyword: '', ...HERE })
  expect(near.length).toBeGreaterThan(3)
  expect(near.every(({ distance = 0 }, index) => distance >= (near[index - 1]?.distance ?? 0))).toBe(true)
})

test('contacts of a lead are found by it, and only there', async () => {
  const [known] = [...sim.store.table(contactKind).values()]
  if (!known) throw new Error('no contact')
  const { custId: _, ...person } = known
  sim.store.table(contactKind).put({ ...person, contactId: 'P-800001', clueId: 'L-000001', owner: 'rep01' })
  const idsFor = async (who: string, query: { clueId?: string }) => {
    const { items } = await as(who).call(listContacts, { ...query, page: 1, size: 100 })
    return items.map(({ contactId }) => contactId)
  }
  expect(await idsFor('rep01', { clueId: 'L-000001' })).toEqual(['P-800001'])
  expect(await idsFor('rep05', { clueId: 'L-000001' })).toEqual([])
  expect(await idsFor('rep01', {})).not.toContain('P-800001')
})
