/** @jest-environment node */

import { simulate } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { queryOf } from '#kit/records'
import { readAll } from '#kit/tables'
import type { Http } from '#platform/http'
import { getCompany, getLabels, getProfile, listCompanies } from '../api/company'
import dev from '../dev'
import { accessTo, billedCompany, seenCompany } from './companies'

const sim = simulate(dev)
const GUANGDA = 'C-000001'
const OF_COLLEAGUE = 'C-000013'
const OF_NINGBO = 'C-000011'

function accessOf(loginName: string, custId: string) {
  const company = sim.store.table(companyKind).get(custId)
  if (!company) throw new Error(`no ${custId}`)
  return accessTo(sim.context(loginName), company)
}

/** domain/customer.md 3 */
test.each([
  ['FR, own', 'rep01', GUANGDA, { level: 'full', bills: true, phones: 'full', edit: true, owner: false, export: true }],
  [
    'FR, a colleague’s',
    'rep01',
    OF_COLLEAGUE,
    { level: 'header', bills: false, phones: 'masked', edit: false, owner: false, export: false },
  ],
  ['AM', 'rep02', GUANGDA, { level: 'full', bills: true, phones: 'full', edit: true, owner: true, export: true }],
  ['AP', 'rep03', GUANGDA, { level: 'full', bills: true, phones: 'masked', edit: false, owner: false, export: false }],
  ['NR', 'rep04', GUANGDA, { level: 'none', bills: false, phones: 'masked', edit: false, owner: false, export: false }],
  ['OO, elsewhere', 'rep05', GUANGDA, { level: 'none', edit: false }],
  ['OO, own', 'rep05', OF_NINGBO, { level: 'full', bills: true, edit: true, owner: false }],
])('%s', (_who, loginName, custId, access) => expect(accessOf(loginName, custId)).toMatchObject(access))

test('what is more than the header is refused with the missing right; a company that is not there with 4004', () => {
  const code = (loginName: string, custId: string, read = seenCompany) => {
    try {
      return read(custId, sim.context(loginName)).custId
    } catch (error) {
      const { code, data } = error as { code: number; data?: { right: string } }
      return [code, data?.right]
    }
  }
  expect(code('rep01', GUANGDA)).toBe(GUANGDA)
  expect(code('rep01', OF_COLLEAGUE)).toEqual([4003, 'customer.whole'])
  expect(code('rep04', GUANGDA)).toEqual([4003, 'customer.read'])
  expect(code('rep01', 'C-999999')).toEqual([4004, undefined])
  expect(code('rep03', GUANGDA, billedCompany)).toBe(GUANGDA)
})

test('a company of a colleague shows its header and nothing else', async () => {
  const { access, ...company } = await sim.as('rep01').call(getCompany, { custId: OF_COLLEAGUE })
  expect(access.level).toBe('header')
  expect(company).toMatchObject({ name: '佛山市和成建材集团有限公司', owner: { id: 'emp11' }, can: [] })
  expect([company.address, company.contractEnd, company.gas12, company.legalRep]).toEqual(Array(4).fill(undefined))
  expect(company.contacts).toEqual([])
})

test('the contract of C-000001 ends in 74 days', async () => {
  const company = await sim.as('rep01').call(getCompany, { custId: GUANGDA })
  expect(company).toMatchObject({ contractEnd: '2027-02-02', followed: true, address: expect.any(String) })
  const { items } = await sim.as('rep01').call(listCompanies, { tab: 'mine', contract: ['ending'], page: 1 })
  expect(items.map(({ id }) => id)).toContain(GUANGDA)
})

test('phones are masked for approvers', async () => {
  const phoneFor = async (who: string) =>
    (await sim.as(who).call(getCompany, { custId: GUANGDA })).contacts[0]?.phone ?? ''
  expect(await phoneFor('rep01')).toMatch(/^\d{11}$/)
  expect(await phoneFor('rep03')).toMatch(/^\d{3}\*{4}\d{4}$/)
})

test('what is saved as a file are the customers that one may save: a salesperson’s own', async () => {
  const ownersOf = async (who: string, tab: 'org' | 'followed') => {
    const { items } = await sim.as(who).call(listCompanies, { tab, page: 1, size: 100, export: 1 })
    return [...new Set(items.map(({ owner }) => owner?.id))]
  }
  expect(await ownersOf('rep01', 'org')).toEqual(['rep01'])
  expect((await ownersOf('rep02', 'org')).length).toBeGreaterThan(1)
  expect(await ownersOf('rep03', 'org')).toEqual([])
})

test('a file skips no customer and has none twice where some come and go while it is read', async () => {
  const own = simulate(dev)
  const table = own.store.table(companyKind)
  const before = [...table.values()].filter(({ orgCode }) => orgCode === '440605').map(({ custId }) => custId)
  const [first = '', second = ''] = before
  let requests = 0
  const http: Http = async (call, request) => {
    const answer = await own.as('rep02').call(call, request)
    requests += 1
    if (requests === 1) {
      const company = table.get(second)
      table.delete(first)
      if (company) table.put({ ...company, custId: 'C-900001', creditCode: '91440605MA5CURSOR1' })
    }
    return answer
  }
  const rows = await readAll({ http }, (page) => queryOf(listCompanies, { tab: 'org', ...page, export: 1 }), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const ids = rows.map(({ id }) => id)
  expect(requests).toBeGreaterThan(1)
  expect(ids).toEqual(expect.arrayContaining([...before, 'C-900001']))
  expect(new Set(ids).size).toBe(ids.length)
})

test('profile and labels can be read by themselves, with the version over which they are changed', async () => {
  const rep01 = sim.as('rep01')
  const { id, version, name, address, contacts, labels } = await rep01.call(getCompany, { custId: GUANGDA })
  expect(await rep01.call(getProfile, { custId: GUANGDA })).toMatchObject({ id, version, name, address, contacts })
  expect(await rep01.call(getLabels, { custId: GUANGDA })).toMatchObject({ id, version, labels })
  // Labels are part of the header, the profile is not.
  const { labels: ofColleague } = await rep01.call(getLabels, { custId: OF_COLLEAGUE })
  expect(ofColleague.length).toBeGreaterThan(0)
  expect(await sim.refusal(rep01.call(getProfile, { custId: OF_COLLEAGUE }))).toMatchObject({ code: 4003 })
})
