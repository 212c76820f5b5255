import { distanceBetween, type Point } from '#base/geo'
import { maskPhone } from '#base/wire'
import { listBusinesses, listContacts, searchCustomers, searchPlaces } from '#domain/directory'
import { answer, type SimContext, type SimHandler, type SimKind, type Wire } from '../contract'
import { listHandler } from '../kit/listHandler'
import { needRight } from '../kit/needRight'
import { companies } from '../kit/ofCompany'
import { personOf } from '../kit/people'
import { picked } from '../kit/picked'
import { pageOf } from '../kit/simList'
import { simRecords } from '../kit/simRecords'
import { where } from '../kit/where'
import { initialsOf } from './initials'
import { PLACES } from './places'
import { businessKind, companyKind, contactKind, type SimCompany } from './records'
import { REGISTER, type RegisteredCompany } from './register'

/** Handlers of the specification's calls over the shared records (domain/customer.md 4, todo-crm.md 4). */

const businesses = simRecords(businessKind, {
  prefix: 'B',
  right: 'customer.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

const companyOf = (custId: string | undefined, { store }: SimContext): SimCompany | undefined =>
  custId === undefined ? undefined : store.table(companyKind).get(custId)

const contacts = simRecords(contactKind, {
  prefix: 'P',
  right: 'contact.read',
  // Contacts of a company are visible to those who see all of it, contacts of a lead with their lead.
  org: () => '',
  owners: () => [],
  sees: ({ custId, clueId, owner }, context) => {
    if (clueId !== undefined) {
      const lead = context.store.table(leadKind).get(clueId)
      return (
        owner === context.employee.loginName || (lead !== undefined && context.can('lead.read', lead.orgCode, 'any'))
      )
    }
    const company = companyOf(custId, context)
    return company !== undefined && companies.may('customer.whole', company, context)
  },
})

const lower = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** First and last + 1 of each hit of a text in a name. */
function hitsIn(name: string, word: string): [number, number][] {
  const at = word === '' ? -1 : name.toLowerCase().indexOf(word)
  return at < 0 ? [] : [[at, at + word.length]]
}

/** Fields of a lead that the search reads; leads themselves belong to their area. */
interface NamedLead {
  readonly clueId: string
  readonly orgCode: string
  readonly name: string
  readonly nameEn?: string
  readonly creditCode?: string
  readonly state: string
  readonly owner?: string
}
const leadKind: SimKind<NamedLead> = { name: 'lead', id: ({ clueId }) => clueId }

/** Leads, and companies of the register, that a search adds to the customers. */
const MOST_OTHERS = 30

interface Company {
  readonly name: string
  readonly nameEn?: string
  readonly creditCode?: string
}
const isLatin = (word: string) => /^[a-z]{2,}$/.test(word)

/** Part of a name or code, or initials of a Chinese name. */
const fits =
  (word: string) =>
  ({ name, nameEn, creditCode }: Company) =>
    [name, nameEn, creditCode].some((text) => lower(text).includes(word)) ||
    (isLatin(word) && initialsOf(name).includes(word))

/**
 * Whoever sees customers finds every company by name or code, to see whose it is. Customers are first, then
 * leads, then companies of the public register that are neither.
 */
function search(wire: Wire, context: SimContext) {
  needRight(context, 'customer.read')
  const word = lower(wire.keyword)
  const isFound = fits(word)
  const customers = [...context.store.table(companyKind).values()].filter(isFound)
  const codes = new Set<string | undefined>(customers.map(({ creditCode }) => creditCode))
  // Without a text: the customers, for a picker.
  const leads = word === '' ? [] : [...context.store.table(leadKind).values()].filter(isFound)
  const others = [
    ...leads.filter(({ creditCode }) => creditCode === undefined || !codes.has(creditCode)),
    ...(word === '' ? [] : REGISTER.filter(isFound)),
  ].slice(0, MOST_OTHERS)
  const found: readonly (SimCompany | NamedLead | RegisteredCompany)[] = [...customers, ...others]
  return { list: pageOf(found, wire).map((company) => rowOf(company, word, context)), total: found.length }
}

function rowOf(company: SimCompany | NamedLead | RegisteredCompany, word: string, context: SimContext): object {
  const { name, creditCode } = company
  const row = { name, creditCode, hits: hitsIn(name, word) }
  const nameEn = 'nameEn' in company ? company.nameEn : undefined
  if ('custId' in company)
    return { ...row, custId: company.custId, nameEn, state: 'customer', owner: personOf(context, company.owner) }
  if (!('clueId' in company)) return { ...row, state: 'new' }
  // A lead in the pool has no owner.
  const { clueId, owner, state } = company
  const isOwned = owner !== undefined && state !== 'pool'
  return { ...row, clueId, nameEn, state: 'lead', ...(isOwned && { owner: personOf(context, owner) }) }
}

/** Streets of the built-up areas, which represent the places of a map service. */
const STREETS = Object.values(PLACES)
  .flat()
  .flatMap(({ address, roads, lng, lat, spread }, area) =>
    roads.map((road, index) => ({
      id: `PL-${String(area + 1).padStart(2, '0')}${index + 1}`,
      name: road,
      address: `${address}${road}`,
      // Spread around the centre. 0.005° is about half a kilometre.
      point: { lng: round(lng + (index - 1) * 0.005 * spread), lat: round(lat + (index % 2) * 0.005 * spread) },
    })),
  )

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

const MOST_PLACES = 30

/**
 * A place is needed by whoever works with customers or leads; that of a company is found by those who see the company.
 */
function places({ keyword, lng, lat }: Wire, context: SimContext) {
  needRight(context, 'customer.read', 'lead.read')
  const { store } = context
  const word = lower(keyword)
  const here: Point | undefined =
    lng === undefined || lat === undefined ? undefined : { lng: Number(lng), lat: Number(lat) }
  // Without a text: places near the position, if one was sent.
  if (word === '' && !here) return []
  const isFound = ({ name, address }: { readonly name: string; readonly address: string }) =>
    lower(`${name} ${address}`).includes(word)
  const sites = [...store.table(companyKind).values()].flatMap((company) => {
    const { custId: id, name, address, point } = company
    const isShown = point && isFound(company) && companies.may('customer.whole', company, context)
    return isShown ? [{ id, name, address, point }] : []
  })
  const found = [...STREETS.filter(isFound), ...sites].map((place) => ({
    ...place,
    distance: here && Math.round(distanceBetween(here, place.point)),
  }))
  if (here) found.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
  return found.slice(0, MOST_PLACES)
}

export const worldHandlers: readonly SimHandler[] = [
  answer(searchCustomers, search),
  listHandler(listBusinesses, businesses, {
    keyword: ({ name, nameEn }) => [name, nameEn],
    filters: { custId: where.oneOf(({ custId }) => custId) },
    row: (business, context) => {
      const company = companyOf(business.custId, context)
      return {
        ...picked(business, 'businessId', 'version', 'custId', 'name', 'nameEn', 'stage', 'amount'),
        customer: company?.name,
        customerEn: company?.nameEn,
        owner: personOf(context, business.owner),
      }
    },
  }),
  listHandler(listContacts, contacts, {
    keyword: ({ name, nameEn, duty, dutyEn }) => [name, nameEn, duty, dutyEn],
    // Contacts that have left or were deleted cannot be chosen (domain/public-contacts.md 2).
    only:
      (_, { clueId }) =>
      ({ state, custId }) =>
        state === '1' && (clueId !== undefined || custId !== undefined),
    filters: { custId: where.oneOf(({ custId }) => custId), clueId: where.oneOf(({ clueId }) => clueId) },
    // No birthdays: the contacts area decides who may see those.
    row: (contact, context) => {
      const company = companyOf(contact.custId, context)
      const isWhole = company !== undefined && companies.may('contact.phone', company, context)
      return {
        ...picked(contact, 'contactId', 'custId', 'name', 'nameEn', 'duty', 'dutyEn', 'influence', 'state', 'version'),
        phones: contact.phones.map((phone) => (isWhole ? phone : maskPhone(phone))),
      }
    },
  }),
  answer(searchPlaces, places),
]
