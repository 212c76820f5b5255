import { type Day, days } from '#base/calendar'
import { roundTo } from '#base/quantities'
import type { SimKind } from '#harness/backend/contract'
import { rowsOf, type SeedKit, seedOfCompanies } from '#harness/backend/kit'
import { drawPerson, type Random, type SimCompany } from '#harness/backend/world'
import * as words from './seed/businessWords'
import { HOSTILE_WORDS } from './seed/hostile'

/** Seeded registration and operating data of companies, one record each. */

/** C-000013 represents a group: with these it has 400 relations. */
const MANY = { custId: 'C-000013', holdings: 395 } as const
const YEARS = 4
/** Oldest changes, bids and news. Days */
const PAST = 1400
const IN_EVERY_SIZE = 200

const rows = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index))

/**
 * Customers that hold the company (fixed ones, or now and then another), its legal representative, a partner, a fund.
 */
function drawHolders({ custId, legalRep }: SimCompany, { random, world }: SeedKit) {
  const other = random.pick(world.companies.slice(0, IN_EVERY_SIZE)).custId
  const sampled = other !== custId && random.chance(0.12) ? [[other, random.pick([0.15, 0.3, 0.51])] as const] : []
  const held = words.HELD[custId] ?? sampled
  // A holder with a few per cent, too, as in most companies with a fund.
  const fund = random.chance(0.3) ? random.pick([0.03, 0.08, 0.12, 0.2]) : 0
  const left = held.reduce((sum, [, share]) => sum - share, 1 - fund)
  const first = random.pick([1, 0.7, 0.55, 0.9])
  const holder = (id: string, name: string, kind: 'company' | 'person', share: number) => {
    return { id, name, kind, share: roundTo(share, 4), ...(!id.includes('/') && { custId: id }) }
  }
  return [
    ...held.map(([id, share]) => holder(id, world.company(id).name, 'company', share)),
    holder(`${custId}/person-1`, legalRep, 'person', left * first),
    holder(`${custId}/person-2`, drawPerson(random).name, 'person', left * (1 - first)),
    holder(`${custId}/fund`, random.pick(words.HOLDERS), 'company', fund),
  ]
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
}

function drawYears({ scale, name }: SimCompany, random: Random, thisYear: number) {
  const [least, most] = words.REVENUES[scale]
  let revenue = random.magnitude(least, most)
  return rows(YEARS, (back) => {
    const year = thisYear - 1 - back
    if (back > 0) revenue /= 0.9 + random.next() * 0.3
    const part = (of: number, low: number, more: number) => roundTo(of * (low + random.next() * more), -3)
    const assets = part(revenue, 0.6, 1)
    const from = `${year}-03-01` as Day
    const guarantee = { to: random.pick(words.HOLDERS), amount: part(revenue, 0.05, 0), from }
    return {
      year,
      publishedAt: `${year + 1}-0${random.int(1, 6)}-${random.int(10, 28)}`,
      revenue: part(revenue, 1, 0),
      profit: part(revenue, -0.03, 0.16),
      tax: part(revenue, 0.02, 0.04),
      staff: Math.max(3, Math.round(revenue / 900_000)),
      assets,
      liabilities: part(assets, 0.25, 0.5),
      sites: random.chance(0.6) ? [{ name, address: 'https://www.company.example/' }] : [],
      guarantees: random.chance(0.3) ? [{ ...guarantee, until: days.addMonths(from, 24) }] : [],
    }
  })
}

function draw(company: SimCompany, kit: SeedKit) {
  const { random, clock } = kit
  const { custId, name, founded, taxGrade, legalRep } = company
  const thisYear = Number(clock.day(0).slice(0, 4))
  const { some, numbered, dated } = rowsOf(custId, kit, PAST)
  const held = (index: number, of: string, share: number) => {
    return { id: `${custId}/held-${index + 1}`, name: `${random.pick(words.CITIES)}${of}有限公司`, share }
  }
  const isHostile = custId === 'C-000015'
  return {
    custId,
    shareholders: drawHolders(company, kit),
    holdings:
      custId === MANY.custId
        ? rows(MANY.holdings, (index) => held(index, `和成建材第${index + 1}分部`, random.int(2, 100) / 100))
        : some(company.scale === '1' ? 3 : 0, (index) => {
            return held(index, `${name.replace(/^.*?[市区镇]/, '').slice(0, 4)}实业`, random.pick([1, 0.8, 0.51, 0.3]))
          }),
    persons: [
      { id: `${custId}/person-1`, name: legalRep, duty: '执行董事' },
      ...numbered('key', 3, () => ({ name: drawPerson(random).name, duty: random.pick(words.DUTIES) })),
    ],
    branches: numbered('branch', 2, (index) => ({
      name: `${name}${words.CITIES[(index + custId.length) % words.CITIES.length]}分公司`,
      founded: days.addMonths(founded as Day, 24 + 30 * index),
    })),
    changes: dated(5, (index) => {
      const [field, before, after] = words.CHANGED[index] ?? ['', '', '']
      return { field, before, after: isHostile ? HOSTILE_WORDS : after }
    }),
    years: drawYears(company, random, thisYear),
    taxRating: taxGrade ? [1, 2, 3].map((back) => ({ year: thisYear - back, grade: taxGrade })) : [],
    bids: dated(5, () => {
      const amount = random.int(20, 900) * 10_000
      return { title: random.pick(words.BIDS), amount, result: random.pick(words.BID_RESULTS) }
    }),
    licences: some(3, (index) => ({
      name: words.LICENCES[index] ?? '',
      number: `粤佛${random.int(100_000, 999_999)}`,
      from: clock.day(-900),
      to: clock.day(random.int(-60, 900)),
    })),
    news: dated(5, () => ({
      title: isHostile ? HOSTILE_WORDS : random.pick(words.NEWS),
      source: random.pick(words.SOURCES),
      url: isHostile ? 'javascript:top.ran=1' : 'https://news.example/article',
    })),
  }
}

/** Registration data of a company. `holdings`: companies held that are not customers. */
export type SimRegistration = ReturnType<typeof draw>
/** By the id of the company. */
export const registrationKind: SimKind<SimRegistration> = { name: 'registration', id: ({ custId }) => custId }
export const seedRegistrations = seedOfCompanies('registration', (company, _, kit) => [draw(company, kit)])
