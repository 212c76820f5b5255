import type { SimContext, SimHandler } from '#harness/backend/contract'
import {
  type Change,
  figuresHandler,
  listHandler,
  personOf,
  positionOf,
  readHandler,
  refusal,
  type SimFilter,
  simMoves,
  simRecords,
  where,
} from '#harness/backend/kit'
import { companyKind, contactKind, industryOf, labelKind, maskPhone, type SimCompany } from '#harness/backend/world'
import { asDay, days } from '#src/calendar'
import { distanceBetween } from '#src/geo'
import { countCompanies, getCompany, listCompanies } from '../api/company'
import { contractState } from '../rules/contract'
import { type Level, scaleCodes } from '../rules/vocabulary'
import { type Figures, figuresOf } from './figures'
import { riskOf } from './risk'

/** Companies of the shared world as the customer area shows them: who sees what, list, head (domain/customer.md). */

export const companies = simRecords(companyKind, {
  prefix: 'C',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

/** What an employee sees of a company and may do with it; the one table of domain/customer.md 3. */
export interface Access {
  /** `header`: name, code, industry, labels, owner and risk level, no more. */
  readonly level: Level
  /** Bills, volumes by month and what follows from them. */
  readonly bills: boolean
  readonly phones: 'full' | 'masked'
  /** Profile, labels, devices, service log. */
  readonly edit: boolean
  /** May give it to somebody else. */
  readonly owner: boolean
  readonly export: boolean
}

export function accessTo(context: SimContext, company: SimCompany): Access {
  const may = (right: string) => companies.may(right, company, context)
  const level = may('customer.whole') ? 'full' : companies.sees(company, context) ? 'header' : 'none'
  return {
    level,
    bills: may('customer.bill'),
    phones: may('contact.phone') ? 'full' : 'masked',
    edit: may('customer.edit'),
    owner: may('customer.assign'),
    export: may('export') && may('customer.bill'),
  }
}

/**
 * The company that a call about more than its header names. Throws 4004 for none, 4003 with the missing right where the
 * employee sees nothing or the header only.
 */
export function seenCompany(context: SimContext, custId: unknown): SimCompany {
  const company = companies.read(custId, context)
  if (accessTo(context, company).level !== 'full') throw refusal(4003, { right: 'customer.whole' })
  return company
}

/** The same for calls about bills and volumes (4003 with `customer.bill`). */
export function billedCompany(context: SimContext, custId: unknown): SimCompany {
  const company = seenCompany(context, custId)
  if (!accessTo(context, company).bills) throw refusal(4003, { right: 'customer.bill' })
  return company
}

/** Stores what another record of the area changed in a company, with its next version. */
export function touch(context: SimContext, company: SimCompany, changes: Change<SimCompany>): SimCompany {
  return companies.change(company, changes, context)
}

const todayOf = ({ now }: SimContext) => days.of(now)

/** Volumes and what follows from them, for those who see bills. */
function volumesFor(company: SimCompany, context: SimContext): Partial<Figures> {
  return companies.may('customer.bill', company, context) ? figuresOf(context, company) : {}
}

/** Colour of a label without one of its own, by category. */
const COLOURS = { business: 1, energy: 3, risk: 5, relation: 7 } as const

export function labelsOf({ labels, marks, owner, since }: SimCompany, context: SimContext) {
  return labels.flatMap((labelId) => {
    const label = context.store.table(labelKind).get(labelId)
    if (!label) return []
    const { by = owner, at = `${since}T01:00:00.000Z`, colour } = marks?.[labelId] ?? {}
    const own = colour ?? label.colour ?? COLOURS[label.category]
    return [{ ...label, colour: own, by: personOf(context, by), at }]
  })
}

function industryFor(code: string) {
  const { name = code, nameEn } = industryOf(code) ?? {}
  return { code, name, nameEn }
}

export function rowOf(company: SimCompany, context: SimContext, wire: Readonly<Record<string, unknown>> = {}) {
  const from = positionOf(wire)
  const { custId, version, name, nameEn, creditCode, scale, owner, orgCode, contractEnd, lastVisit, point } = company
  const { gas12, change, months, of } = volumesFor(company, context)
  const { use } = figuresOf(context, company)
  const { level, points } = riskOf(context, company)
  return {
    custId,
    version,
    name,
    nameEn,
    creditCode,
    industry: industryFor(company.industry),
    scale,
    labels: labelsOf(company, context),
    owner: personOf(context, owner),
    orgCode,
    use,
    risk: { level, points },
    followed: isFollowed(company, context),
    ...{ gas12, change, months, of },
    ...(companies.may('customer.whole', company, context) && { contractEnd, lastVisit }),
    distance: from && point ? Math.round(distanceBetween(from, point)) : undefined,
  }
}

/** Active contacts of a company, those of the profile first. */
function contactsOf({ custId, contactIds = [] }: SimCompany, { store }: SimContext) {
  const chosen = contactIds.flatMap((id) => store.table(contactKind).get(id) ?? [])
  if (chosen.length > 0) return chosen
  return [...store.table(contactKind).values()]
    .filter((contact) => contact.custId === custId && contact.state === '1')
    .slice(0, 1)
}

/** A company with what the employee may see of it and do with it. */
export function detailOf(company: SimCompany, context: SimContext, wire: Readonly<Record<string, unknown>> = {}) {
  const access = accessTo(context, company)
  const row = { ...rowOf(company, context, wire), access, ...companyMoves.abilities(company, context) }
  if (access.level !== 'full') return row
  const { legalRep, capital, founded, regStatus, address, addressEn, areaCode, point, since, taxGrade } = company
  return {
    ...row,
    ...{ legalRep, capital, founded, regStatus, address, addressEn, areaCode, point, since, taxGrade },
    energies: company.energies ?? [],
    contacts: contactsOf(company, context).map(({ contactId, name, nameEn, duty, dutyEn, phones: [phone] }) => ({
      ...{ contactId, name, nameEn, duty, dutyEn },
      phone: phone !== undefined && access.phones === 'masked' ? maskPhone(phone) : phone,
    })),
    before: volumesFor(company, context).before,
    counts: riskOf(context, company).counts,
  }
}

function isFollowed({ followers = [] }: SimCompany, { employee }: SimContext): boolean {
  return followers.includes(employee.loginName)
}

/** Moves of a company. Labels, profile and owner share its version. */
export const companyMoves = simMoves(companies, {}, detailOf)

/** A filter by a figure that only those who see bills have. */
function byVolume(bound: 'least' | 'most'): SimFilter<SimCompany> {
  const filterFor = (context: SimContext) => where[bound]<SimCompany>((each) => volumesFor(each, context).gas12)
  return Object.assign(
    ((value, context, wire) => filterFor(context)(value, context, wire)) satisfies SimFilter<SimCompany>,
    { bound, finds: (company: SimCompany, context: SimContext) => filterFor(context).finds?.(company, context, {}) },
  )
}

const list = listHandler(listCompanies, companies, {
  tabs: {
    mine: ({ owner }, { employee }) => owner === employee.loginName,
    org: () => true,
    followed: isFollowed,
  },
  keyword: ({ name, nameEn, creditCode }) => [name, nameEn, creditCode],
  filters: {
    areaCodes: where.below(({ areaCode }) => areaCode),
    orgIds: where.below(({ orgCode }) => orgCode),
    industries: where.oneOf(({ industry }) => [industry, ...(industryOf(industry)?.parent ?? [])]),
    labels: where.oneOf(({ labels }) => labels),
    scales: where.oneOf(({ scale }) => scaleCodes.fromWire(scale), scaleCodes),
    gasMin: byVolume('least'),
    gasMax: byVolume('most'),
    risk: where.oneOf((company, context) => riskOf(context, company).level),
    owners: where.oneOf(({ owner }) => owner),
    contract: where.oneOf(contractFor),
  },
  sorts: {
    gas: (company, context) => negative(volumesFor(company, context).gas12),
    change: (company, context) => volumesFor(company, context).change,
    lastVisit: ({ lastVisit }) => lastVisit,
    distance: ({ point }, _, wire) => {
      const from = positionOf(wire)
      return from && point && distanceBetween(from, point)
    },
  },
  usual: 'gas',
  row: rowOf,
})

const negative = (value: number | undefined) => value && -value

/** State of the contract, for those who see more than the header. */
function contractFor(company: SimCompany, context: SimContext) {
  if (!companies.may('customer.whole', company, context)) return undefined
  return contractState(asDay(company.contractEnd ?? ''), todayOf(context))
}

export const companyHandlers: readonly SimHandler[] = [
  list,
  ...(list.list
    ? [
        figuresHandler(countCompanies, list.list, (found, context, wire) => ({
          total: found.length,
          facets: list.list?.facets(wire, context),
        })),
      ]
    : []),
  readHandler(getCompany, companies, detailOf, ({ custId }) => custId),
]
