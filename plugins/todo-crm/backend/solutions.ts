import { defineFields } from '#base/fields'
import { roundTo } from '#base/quantities'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { enteredBy, picked, refusal, seedRecords, textOf } from '#harness/backend/kit'
import { INDUSTRIES, type SimCompany } from '#harness/backend/world'
import { matchSolutions } from '../api'
import { sentAdvice } from '../rules/fields'
import {
  type Basis,
  gasValue,
  industryShare,
  matchOf,
  needShare,
  pvValue,
  sizeShare,
  valueWithin,
} from '../rules/match'
import { LEAST_MATCH, MOST_MATCHES, weights } from '../rules/vocabulary'
import { companyOf, type SimAdvice, type SimNeed, type SimSolution, solutionKind } from './records'

/** Solutions and how they fit a customer (domain/todo-crm.md 5). The programmes of the knowledge area, until it is built. */

/** Chinese and English name, tags, industries, products, smallest and largest capacity, margin. */
const PROGRAMMES: readonly (readonly [
  string,
  string,
  readonly string[],
  readonly string[],
  readonly (readonly [string, string])[],
  number,
  number,
  number,
])[] = [
  [
    '燃气蒸汽锅炉',
    'Gas steam boilers',
    ['steam', 'heat', 'saving'],
    ['C307', 'C14', 'C17'],
    [
      ['4 t/h 冷凝锅炉', '4 t/h condensing boiler'],
      ['余热回收器', 'Heat recovery'],
    ],
    4,
    10,
    0.12,
  ],
  ['停用的供汽方案', 'Withdrawn steam supply', ['steam'], ['C14'], [['蒸汽管网', 'Steam network']], 1, 30, 0.1],
  [
    '屋顶光伏',
    'Rooftop PV',
    ['pv', 'power', 'carbon'],
    [],
    [
      ['580 W 组件', '580 W modules'],
      ['组串逆变器', 'String inverters'],
    ],
    0.5,
    6,
    0.15,
  ],
  [
    '光储一体',
    'PV with storage',
    ['pv', 'storage', 'power'],
    ['C307', 'C304'],
    [['储能柜', 'Storage cabinet']],
    1,
    10,
    0.14,
  ],
  ['集中供冷', 'District cooling', ['cooling', 'saving'], ['C27', 'C14'], [['离心冷水机', 'Chiller']], 0.5, 8, 0.11],
  ['园区供热', 'Park heating', ['heat', 'saving'], ['C307', 'C304', 'C17'], [['热泵', 'Heat pump']], 2, 20, 0.1],
  ['充电场站', 'Charging station', ['charging', 'power'], [], [['120 kW 快充桩', '120 kW fast charger']], 0.2, 3, 0.13],
  ['能源托管', 'Energy service', ['service', 'saving', 'carbon'], [], [['能碳平台', 'Energy platform']], 0.1, 40, 0.18],
  [
    '燃气三联供',
    'Gas tri-generation',
    ['power', 'heat', 'cooling'],
    ['C27', 'C26'],
    [['内燃机组', 'Gas engine']],
    1,
    12,
    0.12,
  ],
  [
    '烟气余热利用',
    'Flue gas heat recovery',
    ['heat', 'saving', 'carbon'],
    ['C307', 'C304', 'C26'],
    [['换热器', 'Heat exchanger']],
    1,
    15,
    0.16,
  ],
]

export const seedSolutions = seedRecords<SimSolution>(
  'S',
  { small: PROGRAMMES.length, default: 30, large: 30 },
  { 2: { withdrawn: true } },
  (solutionId, number) => {
    const [name, nameEn, tags, industries, products, capMin, capMax, margin] = PROGRAMMES[
      (number - 1) % PROGRAMMES.length
    ] as (typeof PROGRAMMES)[number]
    const series = Math.ceil(number / PROGRAMMES.length)
    const scale = 2 ** (series - 1)
    const mark = series === 1 ? '' : ` ${'ⅠⅡⅢ'[series - 1]}`
    return {
      solutionId,
      version: 1,
      name: name + mark,
      nameEn: nameEn + mark,
      tags,
      industries,
      products,
      capMin: capMin * scale,
      capMax: capMax * scale,
      margin,
    }
  },
)

const groupOf = (industry: string) => INDUSTRIES.find(({ code }) => code === industry)?.parent

/** Hours a year that PV runs at its power (leads.md 5, assumed). */
const PV_HOURS = 1050
/** kW in a MW. */
const KILO = 1000

/** What a solution is worth to us a year, estimated from the entered capacity or the customer's gas. */
function worthOf({ tags }: SimSolution, company: SimCompany | undefined, capacity: number | undefined) {
  const isPv = tags.includes('pv') && capacity !== undefined
  const basis: Basis = isPv || capacity !== undefined ? 'equipment' : 'industry'
  return valueWithin(isPv ? pvValue(capacity * KILO * PV_HOURS) : gasValue(company?.gas ?? 0), basis)
}

interface Wanted {
  readonly custId: string
  readonly needs: readonly SimNeed[]
  readonly capacity?: number | undefined
  readonly by?: string
}

/** A solution as it fits, as transmitted; the margin for its author and those with the right. */
export function solutionOf(solution: SimSolution, { needs, capacity, by, ...about }: Wanted, context: SimContext) {
  const company = companyOf(about, context)
  const parts = {
    need: roundTo(needShare(weighed(needs), solution.tags), 2),
    industry: industryShare(company?.industry, solution.industries, groupOf),
    size: sizeShare(capacity, solution),
  }
  const seesMargin = by === context.employee.loginName || context.can('margin.read', company?.orgCode ?? '', 'any')
  return {
    ...picked(solution, 'solutionId', 'name', 'nameEn', 'tags', 'capMin', 'capMax', 'withdrawn'),
    products: solution.products.map(([name, nameEn]) => ({ name, nameEn })),
    ...(seesMargin && { margin: solution.margin }),
    match: matchOf({ ...parts, need: needShare(weighed(needs), solution.tags) }),
    parts,
    value: worthOf(solution, company, capacity),
  }
}

const weighed = (needs: readonly SimNeed[]) =>
  needs.map(({ tag, weight }) => ({ tag, weight: Number(weights.toWire(weight)) }))

const matchFields = defineFields({ needs: sentAdvice.table.needs, capacity: sentAdvice.table.capacity })

/** The solution of an advice, also one that was withdrawn since. */
export function solutionOfAdvice(advice: SimAdvice, context: SimContext) {
  const found = context.store.table(solutionKind).get(advice.solutionId ?? '')
  return found && solutionOf(found, advice, context)
}

export const solutionHandlers: readonly SimHandler[] = [
  answer(matchSolutions, (wire, context) => {
    const wanted = { ...enteredBy(matchFields, wire), custId: textOf(wire.custId), by: context.employee.loginName }
    const company = companyOf(wanted, context)
    if (!company) throw refusal(4004)
    if (!context.can('advice.read', company.orgCode, 'own')) throw refusal(4003, { right: 'advice.read' })
    return [...context.store.table(solutionKind).values()]
      .filter(({ withdrawn }) => !withdrawn)
      .map((each) => solutionOf(each, wanted, context))
      .filter(({ match, parts }) => match >= LEAST_MATCH && parts.need > 0)
      .sort((a, b) => b.match - a.match || b.value.mid - a.value.mid || (a.name < b.name ? -1 : 1))
      .slice(0, MOST_MATCHES)
  }),
]
