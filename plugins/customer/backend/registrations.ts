import type { SimKind } from '#harness/backend/contract'
import type { SeedKit } from '#harness/backend/kit'
import { drawPerson, type Random, randomOf, type SimCompany } from '#harness/backend/world'
import { type Day, days } from '#src/calendar'
import * as words from './seed/businessWords'
import { HOSTILE_WORDS } from './seed/hostile'

/** Seeded registration and operating data of companies, one record each. */

interface SimHolder {
  readonly id: string
  readonly name: string
  readonly kind: 'company' | 'person'
  readonly share: number
  /** A company of the shared world. */
  readonly custId?: string
}

export interface SimYear {
  readonly year: number
  readonly publishedAt: Day
  readonly revenue: number
  readonly profit: number
  readonly tax: number
  readonly staff: number
  readonly assets: number
  readonly liabilities: number
  readonly sites: readonly { readonly name: string; readonly address: string }[]
  readonly guarantees: readonly {
    readonly to: string
    readonly amount: number
    readonly from: Day
    readonly until: Day
  }[]
}

export interface SimRegistration {
  readonly custId: string
  readonly shareholders: readonly SimHolder[]
  /** Companies held that are not customers. */
  readonly holdings: readonly { readonly id: string; readonly name: string; readonly share: number }[]
  readonly persons: readonly { readonly id: string; readonly name: string; readonly duty: string }[]
  readonly branches: readonly { readonly id: string; readonly name: string; readonly founded: Day }[]
  readonly changes: readonly {
    readonly at: Day
    readonly field: string
    readonly before: string
    readonly after: string
  }[]
  readonly years: readonly SimYear[]
  readonly taxRating: readonly { readonly year: number; readonly grade: string }[]
  readonly bids: readonly {
    readonly title: string
    readonly at: Day
    readonly amount: number
    readonly result: string
  }[]
  readonly licences: readonly { readonly name: string; readonly number: string; readonly from: Day; readonly to: Day }[]
  readonly news: readonly { readonly title: string; readonly at: Day; readonly source: string; readonly url: string }[]
}

/** Kind `registration`, by the id of the company. */
export const registrationKind: SimKind<SimRegistration> = { name: 'registration', id: ({ custId }) => custId }

/** Holdings between customers: C-000012's go round in a circle, and it controls 40 % of the third company. */
const HELD: Readonly<Record<string, readonly (readonly [holder: string, share: number])[]>> = {
  'C-000012': [['C-000023', 0.15]],
  'C-000020': [['C-000012', 0.6]],
  'C-000023': [
    ['C-000020', 0.5],
    ['C-000012', 0.1],
  ],
}
/** C-000013 stands for a group: with these it has 400 relations. */
const MANY = { custId: 'C-000013', holdings: 395 } as const
/** Revenue of the last year by scale. CNY */
const REVENUES = {
  '1': [400_000_000, 3_000_000_000],
  '2': [40_000_000, 400_000_000],
  '3': [5_000_000, 40_000_000],
  '4': [300_000, 5_000_000],
} as const
const YEARS = 4
const IN_EVERY_SIZE = 200

function drawHolders(company: SimCompany, random: Random, world: SeedKit['world']): SimHolder[] {
  const { custId } = company
  const fixed = HELD[custId]?.map(([holder, share]): SimHolder => {
    return { id: holder, custId: holder, name: world.company(holder).name, kind: 'company', share }
  })
  // A holder with a few per cent, too, as in most companies with a fund.
  const fund = random.chance(0.3) ? random.pick([0.03, 0.08, 0.12, 0.2]) : 0
  // One of those that exist in every size.
  const other = random.pick(world.companies.slice(0, IN_EVERY_SIZE))
  const ofUs = !fixed && other.custId !== custId && random.chance(0.12) ? random.pick([0.15, 0.3, 0.51]) : 0
  const left = 1 - fund - ofUs - (fixed ?? []).reduce((sum, { share }) => sum + share, 0)
  const first = random.pick([1, 0.7, 0.55, 0.9])
  const person = (index: number, name: string, share: number): SimHolder => {
    return { id: `${custId}/person-${index}`, name, kind: 'person', share: Math.round(share * 10_000) / 10_000 }
  }
  return [
    ...(fixed ?? []),
    person(1, company.legalRep, left * first),
    ...(first < 1 ? [person(2, drawPerson(random).name, left * (1 - first))] : []),
    ...(ofUs > 0
      ? [{ id: other.custId, custId: other.custId, name: other.name, kind: 'company' as const, share: ofUs }]
      : []),
    ...(fund > 0
      ? [{ id: `${custId}/fund`, name: random.pick(words.HOLDERS), kind: 'company' as const, share: fund }]
      : []),
  ].sort((a, b) => b.share - a.share)
}

function drawYears({ scale, name }: SimCompany, random: Random, thisYear: number): SimYear[] {
  const [least, most] = REVENUES[scale]
  let revenue = random.magnitude(least, most)
  return Array.from({ length: YEARS }, (_, back) => {
    const year = thisYear - 1 - back
    if (back > 0) revenue /= 0.9 + random.next() * 0.3
    const thousands = (amount: number) => Math.round(amount / 1000) * 1000
    const assets = thousands(revenue * (0.6 + random.next()))
    const guarantee = {
      to: random.pick(words.HOLDERS),
      amount: thousands(revenue * 0.05),
      from: `${year}-03-01` as Day,
    }
    return {
      year,
      publishedAt: `${year + 1}-0${random.int(1, 6)}-${random.int(10, 28)}` as Day,
      revenue: thousands(revenue),
      profit: thousands(revenue * (random.next() * 0.16 - 0.03)),
      tax: thousands(revenue * (0.02 + random.next() * 0.04)),
      staff: Math.max(3, Math.round(revenue / 900_000)),
      assets,
      liabilities: thousands(assets * (0.25 + random.next() * 0.5)),
      sites: random.chance(0.6) ? [{ name, address: 'https://www.company.example/' }] : [],
      guarantees: random.chance(0.3) ? [{ ...guarantee, until: days.addMonths(guarantee.from, 24) }] : [],
    }
  })
}

function draw(company: SimCompany, { random, clock, world }: SeedKit): SimRegistration {
  const { custId, name, founded, taxGrade } = company
  const today = clock.day(0)
  const thisYear = Number(today.slice(0, 4))
  const list = <T>(most: number, make: (index: number) => T): T[] =>
    Array.from({ length: random.int(0, most) }, (_, index) => make(index))
  const dayAgo = (most: number) => clock.day(-random.int(3, most))
  const newest = <T extends { readonly at: Day }>(rows: T[]) => rows.sort((a, b) => (a.at < b.at ? 1 : -1))
  const hostile = custId === 'C-000015'
  return {
    custId,
    shareholders: drawHolders(company, random, world),
    holdings:
      custId === MANY.custId
        ? Array.from({ length: MANY.holdings }, (_, index) => ({
            id: `${custId}/held-${index + 1}`,
            name: `和成${random.pick(words.CITIES)}建材第${index + 1}分部有限公司`,
            share: Math.round(random.next() * 98 + 2) / 100,
          }))
        : list(company.scale === '1' ? 3 : 0, (index) => ({
            id: `${custId}/held-${index + 1}`,
            name: `${random.pick(words.CITIES)}${name.replace(/^.*?[市区镇]/, '').slice(0, 4)}实业有限公司`,
            share: random.pick([1, 0.8, 0.51, 0.3]),
          })),
    persons: [
      { id: `${custId}/person-1`, name: company.legalRep, duty: '执行董事' },
      ...list(3, (index) => ({
        id: `${custId}/key-${index + 1}`,
        name: drawPerson(random).name,
        duty: random.pick(words.DUTIES),
      })),
    ],
    branches: list(2, (index) => ({
      id: `${custId}/branch-${index + 1}`,
      name: `${name}${words.CITIES[(index + custId.length) % words.CITIES.length]}分公司`,
      founded: days.addMonths(founded as Day, 24 + 30 * index),
    })),
    changes: newest(
      list(5, (index) => {
        const [field, before, after] = words.CHANGED[index] ?? ['', '', '']
        return { at: dayAgo(2400), field, before, after: hostile ? HOSTILE_WORDS : after }
      }),
    ),
    years: drawYears(company, random, thisYear),
    taxRating: taxGrade ? [1, 2, 3].map((back) => ({ year: thisYear - back, grade: taxGrade })) : [],
    bids: newest(
      list(5, () => ({
        title: random.pick(words.BIDS),
        at: dayAgo(1400),
        amount: random.int(20, 900) * 10_000,
        result: random.pick(words.BID_RESULTS),
      })),
    ),
    licences: list(3, (index) => ({
      name: words.LICENCES[index] ?? '',
      number: `粤佛${random.int(100_000, 999_999)}`,
      from: clock.day(-900),
      to: clock.day(random.int(-60, 900)),
    })),
    news: newest(
      list(5, () => ({
        title: hostile ? HOSTILE_WORDS : random.pick(words.NEWS),
        at: dayAgo(1400),
        source: random.pick(words.SOURCES),
        url: hostile ? 'javascript:top.ran=1' : 'https://news.example/article',
      })),
    ),
  }
}

/** Registration data of all companies; a company's are the same in every size. */
export function seedRegistrations(kit: SeedKit): SimRegistration[] {
  return kit.world.companies.map((company, index) => {
    const random = randomOf(kit.seed, 'registration', index + 1)
    return draw(company, { ...kit, random })
  })
}
