/** @jest-environment node */

import { DAY } from '#base/calendar'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { listRisks } from '../api/risk'
import dev from '../dev'
import { RISK_KINDS } from '../rules/riskKinds'
import { LOOK, markSeen, riskOf, unseenOf } from './risk'
import { riskKind } from './riskSeed'

const sim = simulate(dev, { size: 'default' })
const context = sim.context('rep01')
const of = (custId: string) => {
  const { records: _, ...rated } = riskOf(context, { custId })
  return rated
}

test('the fixed companies', () => {
  expect(of('C-000001')).toEqual({ level: 'low', points: 14, counts: { pjws: 2, laxx: 1 } })
  expect(of('C-000003')).toEqual({ level: 'medium', points: 30, counts: { gqdj: 1, bzxr: 1, pjws: 1 } })
  expect(of('C-000006')).toEqual({ level: 'high', points: 40, counts: { sxxx: 1 } })
  expect(of('C-000007').counts).toEqual(Object.fromEntries(RISK_KINDS.map((kind) => [kind, 60])))
  expect(of('C-000004')).toEqual({ points: 0, counts: {} })
})

test('records are the same in every size, and their ids are unique', () => {
  const small = simulate(dev, { size: 'small' })
  const records = [...sim.store.table(riskKind).values()]
  const ofSmall = [...small.store.table(riskKind).values()]
  expect(records.slice(0, ofSmall.length)).toEqual(ofSmall)
  expect(sim.store.table(riskKind).size).toBe(records.length)
  expect(new Set(records.map(({ riskId }) => riskId)).size).toBe(records.length)
})

test('every level occurs among the companies of a list', () => {
  const companies = [...sim.store.table(companyKind).values()]
  const levels = companies.map((company) => riskOf(context, company).level ?? 'none')
  for (const level of ['high', 'medium', 'low', 'none']) {
    expect(levels.filter((each) => each === level).length).toBeGreaterThan(20)
  }
})

test('the rating follows the day', () => {
  const later = simulate(dev)
  later.wait(800 * DAY)
  // Judgments of more than two years ago count by half; the case is still open.
  expect(riskOf(later.context('rep01'), { custId: 'C-000001' }).points).toBe(9)
})

test('what was found lately is new to everybody until they have seen it', () => {
  const own = simulate(dev)
  const count = (who: string) => unseenOf(own.context(who), { custId: 'C-000001' }).map(({ kind }) => kind)
  expect(count('rep01')).toEqual(['pjws', 'pjws'])
  markSeen('C-000001', 'laxx', own.context('rep01'))
  expect(count('rep01')).toEqual(['pjws', 'pjws'])
  markSeen('C-000001', 'pjws', own.context('rep01'))
  expect(count('rep01')).toEqual([])
  expect(count('rep02')).toEqual(['pjws', 'pjws'])
  own.wait(40 * DAY)
  expect(count('rep02')).toEqual([])
  expect(unseenOf(own.context('rep01'), { custId: 'C-000004' })).toEqual([])
})

test('opening the list marks its kind as seen; further pages show as new what the first one would', async () => {
  const own = simulate(dev)
  const table = own.store.table(riskKind)
  for (const record of [...table.values()].filter(({ custId, kind }) => custId === 'C-000007' && kind === 'pjws'))
    table.put({ ...record, foundAt: own.context('rep01').now.toISOString() })
  own.wait(1000)
  const news = async (page: number) => {
    const { items } = await own.as('rep01').call(listRisks, { custId: 'C-000007', kind: 'pjws', page, seen: 1 })
    return items.filter(({ isNew }) => isNew).length
  }
  expect([await news(1), await news(2), await news(3)]).toEqual([20, 20, 20])
  own.wait(LOOK)
  expect([await news(1), await news(2)]).toEqual([0, 0])
})

test('what is new stays so while one looks at the list: with a filter, and after an answer that was lost', async () => {
  const own = simulate(dev)
  const rep01 = own.as('rep01')
  const news = async (more: object = {}) => {
    const { items } = await rep01.call(listRisks, { custId: 'C-000001', kind: 'pjws', page: 1, seen: 1, ...more })
    return items.filter(({ isNew }) => isNew).map(({ id }) => id)
  }
  const found = await news()
  expect(found).toHaveLength(2)
  expect(await news()).toEqual(found)
  const { items } = await rep01.call(listRisks, { custId: 'C-000001', kind: 'pjws', page: 1 })
  const years = [...new Set(items.map(({ date = '' }) => date.slice(0, 4)))]
  const inYears = await Promise.all(years.map((year) => news({ year })))
  expect(inYears.flat().sort()).toEqual([...found].sort())
  own.wait(LOOK)
  expect(await news()).toEqual([])
})
