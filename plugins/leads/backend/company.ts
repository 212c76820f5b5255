import * as v from 'valibot'
import { distanceBetween, type Point } from '#base/geo'
import { normalisePhone } from '#base/wire'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  companies,
  definedFields,
  fieldErrors,
  needRight,
  personOf,
  picked,
  refusal,
  refuseFields,
  textOf,
} from '#harness/backend/kit'
import {
  areaOfAddress,
  companyKind,
  contactKind,
  industryOf,
  PLACE_NAMES,
  REGISTER,
  type SimCompany,
} from '#harness/backend/world'
import {
  addClue,
  findBelongingEntity,
  findBelongingEntity1,
  findCustomerByCreditCode,
  findLowDistance1,
  selectCustomer,
  addSchema as sentSchema,
} from '../api/company'
import { pointSchema } from '../api/shared'
import { LIKENESS, likeness } from '../rules/duplicates'
import { addFields } from '../rules/fields'
import { NEAR_DUPLICATE } from '../rules/limits'
import { sourceCodes } from '../rules/vocabulary'
import { addContact, isThere } from './contacts'
import { entitiesFor, entityById } from './entities'
import { leads, leadsNear } from './leads'
import { industryGas } from './potential'
import { leadKind, type SimLead } from './records'
import { leadRefusal } from './refuse'
import { detailOf } from './view'

/** Choosing a company and creating a lead. */

const MOST_FOUND = 30

function leadFound(lead: SimLead, context: SimContext) {
  const { owner, state } = lead
  return {
    ...picked(lead, 'name', 'nameEn', 'creditCode', 'address', 'clueId'),
    ...(leads.sees(lead, context) && picked(lead, 'point', 'industry')),
    state: 'lead',
    discarded: state === 'discarded',
    owner: owner === undefined || state === 'pool' ? undefined : personOf(context, owner),
  }
}

const customerFound = (company: SimCompany, context: SimContext) => ({
  ...picked(company, 'name', 'nameEn', 'creditCode', 'address', 'custId'),
  ...(companies.sees(company, context) && picked(company, 'point', 'industry')),
  state: 'customer',
  owner: personOf(context, company.owner),
})

/** What is compared of a lead, a customer or a company of the register. */
interface Compared {
  readonly name: string
  readonly nameEn?: string
  readonly creditCode?: string
  readonly point?: Point
  readonly clueId?: string
  readonly custId?: string
}

/**
 * Whoever creates leads finds every lead and customer by name or code, and by phone and place of the new lead, to see
 * whose it is; of those that they do not see, only what a duplicate is recognised by. In order: those that are probably
 * meant first, of the others new ones first. A company is found once: as an open lead, else as a customer, else as a
 * discarded lead.
 */
function search(wire: Wire, context: SimContext) {
  needRight(context, 'lead.create')
  const name = textOf(wire.keyword).toLowerCase()
  if (name.length < 2) return []
  const [point, phone] = [placeOf(wire), normalisePhone(textOf(wire.phone)) || undefined]
  const { store } = context
  // The number of one of its people is enough.
  const called = [...store.table(contactKind).values()].filter(
    (contact) => phone !== undefined && isThere(contact) && contact.phones.map(normalisePhone).includes(phone),
  )
  const isCalled = ({ clueId, custId }: Compared) =>
    called.some((one) =>
      clueId === undefined ? one.custId !== undefined && one.custId === custId : one.clueId === clueId,
    )
  const found: { readonly rank: number; readonly row: () => object }[] = []
  const codes = new Set<string>()
  const add = <T extends Compared>(all: Iterable<T>, kind: number, row: (record: T) => object) => {
    for (const record of all) {
      const distance = point && record.point ? distanceBetween(point, record.point) : undefined
      const sought = { name, phone, creditCode: name.toUpperCase() }
      const { creditCode } = record
      const other = { name: record.name, creditCode, phone: isCalled(record) ? phone : undefined }
      const alike = likeness(sought, other, { places: PLACE_NAMES, distance })
      const isFound =
        alike ?? [record.name, record.nameEn, record.creditCode].some((t) => t?.toLowerCase().includes(name))
      if (!isFound || (creditCode !== undefined && codes.has(creditCode))) continue
      if (creditCode !== undefined) codes.add(creditCode)
      found.push({ rank: alike ? LIKENESS.indexOf(alike) : kind, row: () => ({ ...row(record), alike }) })
    }
  }
  const all = [...store.table(leadKind).values()]
  const ofLead = (lead: SimLead) => leadFound(lead, context)
  add(all.filter(isOpen), 5, ofLead)
  add(store.table(companyKind).values(), 4, (company) => customerFound(company, context))
  add(
    all.filter((lead) => !isOpen(lead)),
    5,
    ofLead,
  )
  add(REGISTER, 3, (company) => ({ ...company, state: 'new' }))
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ row }) => row())
}

const isOpen = ({ state }: SimLead) => state !== 'discarded'

/** The lead with a code; a discarded one only if there is no other. */
function leadByCode(creditCode: string, { store }: SimContext): SimLead | undefined {
  const alike = [...store.table(leadKind).values()].filter((lead) => lead.creditCode === creditCode)
  return alike.find(isOpen) ?? alike.at(-1)
}

export function companyByCode(creditCode: unknown, { store }: SimContext): SimCompany | undefined {
  return [...store.table(companyKind).values()].find((company) => company.creditCode === creditCode)
}

/**
 * The customer of a lead that has a credit code: the company with this code. One that the code before stood for is no
 * longer meant; a lead that was won stays with the customer of its contract.
 */
export function customerFor(lead: SimLead, creditCode: string | undefined, context: SimContext): string | undefined {
  if (lead.stage === 'won') return lead.custId
  const withCode = (code: string | undefined) => (code === undefined ? undefined : companyByCode(code, context)?.custId)
  const isOfCodeBefore = creditCode !== lead.creditCode && withCode(lead.creditCode) === lead.custId
  return withCode(creditCode) ?? (isOfCodeBefore ? undefined : lead.custId)
}

function byCode({ creditCode }: Wire, context: SimContext) {
  needRight(context, 'lead.create')
  const code = String(creditCode ?? '')
  const lead = leadByCode(code, context)
  if (lead && isOpen(lead)) return leadFound(lead, context)
  const company = companyByCode(code, context)
  if (company) return customerFound(company, context)
  if (lead) return leadFound(lead, context)
  return { ...REGISTER.find((each) => each.creditCode === code), creditCode: code, state: 'new' }
}

/** Wire form, with a code; the refusal names missing fields. */
const addSchema = v.partial(
  v.object({ ...sentSchema.entries, source: v.string(), point: v.fallback(v.optional(pointSchema), undefined) }),
)

/** The organisation in which somebody may create leads: the one of the branch, else the first of theirs. */
function organisationFor(entityId: string | undefined, { employee, can }: SimContext): string | undefined {
  const own = [entityId?.replace(/^E-/, ''), ...employee.roles.map(({ orgCode }) => orgCode)]
  return own.find((orgCode) => orgCode !== undefined && can('lead.create', orgCode, 'own'))
}

/** Refuses a second lead with the same code; the refusal names the owner of the first. */
function refuseDuplicate(creditCode: string | undefined, force: boolean, context: SimContext): void {
  const lead = creditCode === undefined ? undefined : leadByCode(creditCode, context)
  if (!lead || (force && !isOpen(lead))) return
  const { clueId, name, nameEn, discarded, owner } = leadFound(lead, context)
  throw leadRefusal(4105, { clueId, name, nameEn, discarded, owner })
}

function add(wire: Wire, context: SimContext) {
  const { employee, now } = context
  const { force = false, contactName, phone, source: code = '', ...sent } = v.parse(addSchema, wire)
  const [name, address] = [sent.name?.trim() ?? '', sent.address?.trim() ?? '']
  const branch = entityById(sent.entityId) ?? entitiesFor(sent.address ?? '', sent.point)[0]
  const orgCode = organisationFor(branch?.entityId, context)
  if (orgCode === undefined) throw refusal(4003, { right: 'lead.create' })
  const source = sourceCodes.fromWire(code)
  refuseFields({
    ...fieldErrors(addFields.table, { ...wire, point: sent.point }),
    industry: !industryOf(sent.industry ?? '') && 'required',
  })
  refuseDuplicate(sent.creditCode, force, context)
  const at = now.toISOString()
  const by = employee.loginName
  const gas = industryGas(sent.industry)
  const custId = sent.custId ?? companyByCode(sent.creditCode, context)?.custId
  const lead = leads.create(
    (clueId) => ({
      ...definedFields({ ...sent, custId, source, areaCode: areaOfAddress(sent.address ?? '') }),
      clueId,
      name,
      address,
      version: 1,
      orgCode,
      state: 'owned',
      stage: 'found',
      owner: by,
      takenAt: at,
      createdAt: at,
      steps: [{ stage: 'found', at, by }],
      ...(gas !== undefined && { potential: { gas } }),
      ...(branch && { entityId: branch.entityId }),
    }),
    context,
  )
  if (contactName !== undefined || phone !== undefined)
    addContact(lead.clueId, { name: contactName ?? phone ?? '', phone }, context)
  return detailOf(lead, context)
}

/** The place of a request, if it has one. */
const placeOf = ({ point }: Wire) => v.parse(v.fallback(v.optional(pointSchema), undefined), point)

export const companyHandlers: readonly SimHandler[] = [
  answer(selectCustomer, search),
  answer(findCustomerByCreditCode, byCode),
  answer(findBelongingEntity, (wire) => entitiesFor(String(wire.address ?? ''), placeOf(wire))),
  answer(findBelongingEntity1, ({ entityId }) => {
    const entity = entityById(entityId)
    if (!entity) throw refusal(4004)
    return entity
  }),
  answer(findLowDistance1, (wire, context) => {
    needRight(context, 'lead.create')
    const place = placeOf(wire)
    return place ? leadsNear(place, NEAR_DUPLICATE, isOpen, context) : []
  }),
  answer(addClue, add),
]
