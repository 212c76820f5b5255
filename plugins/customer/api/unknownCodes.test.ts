/** @jest-environment node */

import { searchCustomers } from '#domain/directory'
import { simulate } from '#harness/backend/kit/testing'
import dev from '../dev'
import { getBusiness, getLinks } from './business'
import { getCompany, listCompanies } from './company'
import { getRisk, getRiskCounts } from './risk'
import { getToday } from './today'

/** A newer back end may send codes that this version does not know: the response is read all the same. */

const rep01 = simulate(dev).as('rep01')
const custId = 'C-000001'
const NEW = 'a code of next year'

test('a level of risk and of access', async () => {
  const wire = await rep01.send(getCompany, { custId })
  Object.assign(wire.risk, { level: NEW })
  Object.assign(wire.access, { level: NEW, phones: NEW })
  expect(getCompany.response(wire)).toMatchObject({ id: custId, risk: { level: NEW }, access: { level: NEW } })
})

test('a level of risk in a list: its row is shown', async () => {
  const wire = await rep01.send(listCompanies, { tab: 'mine', pageNum: '1' })
  wire.list[0].risk = { level: NEW, points: 1 }
  const { items } = listCompanies.response(wire)
  expect(items).toHaveLength(20)
})

test('a kind of court records: the other kinds are counted, and a record is read', async () => {
  const counts = await rep01.send(getRiskCounts, { custId })
  counts.kinds[0].kind = NEW
  counts.level = NEW
  expect(getRiskCounts.response(counts).kinds).toHaveLength(8)
  const record = await rep01.send(getRisk, { id: 'RK-007121' })
  expect(getRisk.response({ ...record, kind: NEW })).toMatchObject({ id: 'RK-007121', kind: NEW })
})

test('a kind of shareholders, nodes and relations', async () => {
  const business = await rep01.send(getBusiness, { custId })
  business.shareholders[0].kind = NEW
  expect(getBusiness.response(business).shareholders[0]?.kind).toBe(NEW)
  const links = await rep01.send(getLinks, { custId })
  links.nodes[0].kind = NEW
  links.links[0].kind = NEW
  expect(getLinks.response(links).nodes.length).toBe(links.nodes.length)
})

test('a kind of what is due today', async () => {
  const wire = await rep01.send(getToday, {})
  wire.risks[0].kind = NEW
  wire.bills[0].energy = NEW
  expect(getToday.response(wire).risks).toHaveLength(wire.risks.length)
})

test('a state of a company that was found', async () => {
  const wire = await rep01.send(searchCustomers, { keyword: '光大' })
  wire.list[0].state = NEW
  expect(searchCustomers.response(wire).items[0]?.state).toBe(NEW)
})
