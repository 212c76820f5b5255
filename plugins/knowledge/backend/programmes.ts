import { areaList } from '@vant/area-data'
import { asDay, days } from '#base/calendar'
import { ENERGIES } from '#base/energy'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { hasRight, isFollowed, listHandler, picked, readHandler, refusal, where } from '#harness/backend/kit'
import {
  areaName,
  areasAbove,
  companyKind,
  INDUSTRIES,
  industryNamed,
  programmeKind,
  type SimProgramme,
} from '#harness/backend/world'
import { getCase, getProgramme, listCases, listPrices, listProgrammes } from '../api'
import { isOfArea, pricesAt } from '../rules/price'
import { caseKind, cases, isShared, priceKind, prices, programmes, type SimCase, type SimPrice } from './records'
import { BROCHURE } from './seed/files'

/** Programmes, cases and prices (domain/knowledge.md 1, 5). */

/** Margins are for managers and approvers; so are the customers of cases, in their organisations. */
const seesCustomer = (orgCode: string, context: SimContext) => context.can('margin.read', orgCode, 'any')

const companyOf = ({ custId }: SimCase, { store }: SimContext) => store.table(companyKind).get(custId)
const industryOf = (record: SimCase, context: SimContext) => companyOf(record, context)?.industry ?? ''

/** Industries whose name is that of one of their places: hospitals, schools, hotels, parks. */
const PLACES = ['Q84', 'P83', 'H61', 'K702']

/** A company in place of its name: 'A ceramics works', 'An appliances works', 'A hotel', 'A catering company'. */
function tradeOf(code: string) {
  const { name, nameEn = name } = industryNamed(code)
  const isPlace = PLACES.includes(code)
  const article = /^[aeiou]/i.test(nameEn) ? 'An' : 'A'
  const what = isPlace ? '' : code.startsWith('C') ? ' works' : ' company'
  return { name: `某${name}${isPlace ? '' : '企业'}`, nameEn: `${article} ${nameEn.toLowerCase()}${what}` }
}

function caseView(record: SimCase, context: SimContext): object {
  const { store } = context
  const company = companyOf(record, context)
  const isNamed = company && (record.isReleased || seesCustomer(company.orgCode, context))
  const programme = store.table(programmeKind).get(record.programmeId)
  const industry = industryOf(record, context)
  return {
    ...picked(record, 'caseId', 'version', 'programmeId', 'year', 'before', 'after', 'photos', 'text', 'textEn'),
    ...(isNamed ? picked(company, 'name', 'nameEn', 'custId') : tradeOf(industry)),
    industry,
    ...(programme && { programme: picked(programme, 'name', 'nameEn') }),
  }
}

const rowOf = (programme: SimProgramme, context: SimContext, isLink = false): object => ({
  ...picked(programme, 'programmeId', 'version', 'name', 'nameEn', 'scene', 'industries', 'tags', 'capMin', 'capMax'),
  ...picked(programme, 'state'),
  products: programme.products.map(([name, nameEn]) => ({ name, nameEn })),
  benefits: programme.benefits.map(([text, textEn]) => ({ text, textEn })),
  favourite: isFollowed(programme, context),
  ...(!isLink && hasRight(context, 'margin.read') && picked(programme, 'margin')),
})

function programmeView(programme: SimProgramme, context: SimContext, isLink = false): object {
  const own = [...context.store.table(caseKind).values()].filter(
    ({ programmeId }) => programmeId === programme.programmeId,
  )
  return {
    ...rowOf(programme, context, isLink),
    cases: own.map((each) => caseView(each, context)),
    files: [BROCHURE],
  }
}

/** An industry, and those of its group. */
const isOneOf = (codes: string) => {
  const wanted = new Set(codes.split(','))
  return (industry: string) =>
    wanted.has(industry) || INDUSTRIES.some(({ code, parent }) => code === industry && wanted.has(parent ?? ''))
}
const ofIndustry = <T>(industriesOf: (record: T, context: SimContext) => readonly string[]) =>
  Object.assign(
    (value: string, context: SimContext) => {
      const fits = isOneOf(value)
      return (record: T) => industriesOf(record, context).some(fits)
    },
    { finds: (record: T, context: SimContext) => industriesOf(record, context)[0] },
  )

/** Where prices are shown without a choice: the area of the employee's organisation, for the group its first province. */
const homeArea = ({ employee: { orgCode } }: SimContext) => (orgCode === '00' ? '440000' : orgCode.padEnd(6, '0'))

const DIVISIONS = Object.keys({ ...areaList.city_list, ...areaList.county_list })

/** Where somebody may ask for a price: one of a province holds in all that is below it. */
function areasOf(priced: readonly string[], asked: string) {
  const provinces = new Set(priced.map((code) => code.slice(0, 2)))
  return areasAbove([...priced, asked, ...DIVISIONS.filter((code) => provinces.has(code.slice(0, 2)))])
}

const UNKNOWN = { fields: { energy: 'unknown' } }

export const programmeHandlers: readonly SimHandler[] = [
  listHandler(listProgrammes, programmes, {
    only: () => (programme) => programme.state === '1',
    keyword: ({ name, nameEn, products, benefits }) => [name, nameEn, ...products.flat(), ...benefits.flat()],
    byWords: true,
    filters: {
      scene: where.oneOf(({ scene }) => scene),
      // A programme for no industry in particular is for all.
      industries: ofIndustry(({ industries }: SimProgramme) =>
        industries.length > 0 ? industries : INDUSTRIES.map(({ code }) => code),
      ),
      favourite: where.is(isFollowed),
    },
    row: (programme, context) => rowOf(programme, context),
  }),
  answer(getProgramme, ({ id, s }, context) => {
    const { store } = context
    const programme = store.table(programmeKind).get(String(id))
    const isLink = programme !== undefined && isShared(s, programme.programmeId, context)
    return programmeView(isLink ? programme : programmes.read(id, context), context, isLink)
  }),
  listHandler(listCases, cases, {
    keyword: (record, context) => {
      const { name, nameEn } = caseView(record, context) as { name: string; nameEn?: string }
      return [name, nameEn, record.text, record.textEn]
    },
    byWords: true,
    filters: {
      industries: ofIndustry((record: SimCase, context) => [industryOf(record, context)]),
    },
    sorts: { year: ({ year }) => -year },
    usual: 'year',
    row: caseView,
  }),
  readHandler(getCase, cases, caseView),
  answer(listPrices, (wire, context) => {
    if (!context.can('knowledge.read', context.employee.orgCode, 'own')) throw refusal(4003, { right: prices.right })
    const areaCode = /^\d{6}$/.test(String(wire.areaCode)) ? String(wire.areaCode) : homeArea(context)
    const energy = wire.energy === undefined ? 'gas' : ENERGIES.find((each) => each === wire.energy)
    if (!energy) throw refusal(4000, UNKNOWN)
    const at = asDay(String(wire.at)) ?? days.of(context.now)
    const all: readonly SimPrice[] = [...context.store.table(priceKind).values()]
    const here = all.filter((price) => price.energy === energy && isOfArea(price, areaCode))
    const holding = pricesAt(here, areaCode, at)
    const list = [...here].sort((a, b) => (a.from < b.from ? 1 : -1))
    return {
      areaCode,
      energy,
      at,
      list: list.map((price) => ({
        ...price,
        areaName: areaName(price.areaCode) ?? price.areaCode,
        holds: holding.includes(price),
      })),
      areas: areasOf(
        all.map((price) => price.areaCode),
        areaCode,
      ),
    }
  }),
]
