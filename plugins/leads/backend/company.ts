import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { personOf, refusal, refuseFields } from '#harness/backend/kit'
import {
  areaOfAddress,
  companyKind,
  contactKind,
  INFLUENCES,
  industryOf,
  isCreditCode,
  newRecordId,
  REGISTER,
  type SimCompany,
} from '#harness/backend/world'
import { distanceBetween, type Point } from '#src/geo'
import { isPhone } from '#src/wire'
import {
  addClue,
  findBelongingEntity,
  findBelongingEntity1,
  findCustomerByCreditCode,
  findLowDistance1,
  selectCustomer,
} from '../api/company'
import { likeness } from '../rules/duplicates'
import { ADDRESS_TEXT, NAME_TEXT, NEAR_DUPLICATE } from '../rules/limits'
import { sourceCodes } from '../rules/vocabulary'
import { withoutUndefined } from './edits'
import { entitiesFor, entityById } from './entities'
import { leads } from './leads'
import { leadKind, type SimLead } from './records'
import { leadRefusal } from './refuse'
import { detailOf } from './view'

/** Choosing a company and creating a lead. */

const MOST_FOUND = 30

const leadFound = (
  { clueId, name, nameEn, creditCode, address, point, industry, owner, state }: SimLead,
  c: SimContext,
) => ({
  name,
  nameEn,
  creditCode,
  address,
  point,
  industry,
  state: 'lead',
  clueId,
  discarded: state === 'discarded',
  owner: owner === undefined || state === 'pool' ? undefined : personOf(c, owner),
})
const customerFound = (company: SimCompany, context: SimContext) => {
  const { custId, name, nameEn, creditCode, address, point, industry, owner } = company
  return {
    name,
    nameEn,
    creditCode,
    address,
    point,
    industry,
    state: 'customer',
    custId,
    owner: personOf(context, owner),
  }
}

interface Named {
  readonly name: string
  readonly nameEn?: string
  readonly creditCode?: string
}

/** 0: the same company, probably; 1: the text occurs; undefined: another one. */
function rankOf({ name, nameEn, creditCode }: Named, word: string): number | undefined {
  if (creditCode?.toLowerCase() === word || likeness({ name: word }, { name }) !== undefined) return 0
  return [name, nameEn, creditCode].some((text) => text?.toLowerCase().includes(word)) ? 1 : undefined
}

/**
 * Everybody finds every lead and customer by name or code, to see whose it is: those that are probably meant first, of
 * the others new ones first. A company that is a lead is not found as a customer too.
 */
function search({ keyword }: Wire, context: SimContext) {
  const word = String(keyword ?? '')
    .trim()
    .toLowerCase()
  if (word.length < 2) return []
  const found: { readonly rank: number; readonly row: () => object }[] = []
  const codes = new Set<string>()
  const add = <T extends Named>(all: Iterable<T>, kind: number, row: (record: T) => object) => {
    for (const record of all) {
      const rank = rankOf(record, word)
      if (rank === undefined || (record.creditCode !== undefined && codes.has(record.creditCode))) continue
      if (record.creditCode !== undefined) codes.add(record.creditCode)
      found.push({ rank: rank === 0 ? 0 : kind, row: () => row(record) })
    }
  }
  const { store } = context
  add(store.table(leadKind).values(), 3, (lead) => leadFound(lead, context))
  add(store.table(companyKind).values(), 2, (company) => customerFound(company, context))
  add(REGISTER, 1, (company) => ({ ...company, state: 'new' }))
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ row }) => row())
}

function leadByCode(creditCode: string, { store }: SimContext): SimLead | undefined {
  let discarded: SimLead | undefined
  for (const lead of store.table(leadKind).values()) {
    if (lead.creditCode !== creditCode) continue
    if (lead.state !== 'discarded') return lead
    discarded = lead
  }
  return discarded
}

function byCode({ creditCode }: Wire, context: SimContext) {
  const code = String(creditCode ?? '')
  const lead = leadByCode(code, context)
  if (lead) return leadFound(lead, context)
  for (const company of context.store.table(companyKind).values())
    if (company.creditCode === code) return customerFound(company, context)
  return { ...REGISTER.find((company) => company.creditCode === code), creditCode: code, state: 'new' }
}

function near(point: Point, { store }: SimContext, most: number) {
  const found: { clueId: string; name: string; nameEn: string | undefined; distance: number }[] = []
  for (const lead of store.table(leadKind).values()) {
    if (!lead.point || Math.abs(lead.point.lat - point.lat) > 0.01 || lead.state === 'discarded') continue
    const distance = Math.round(distanceBetween(point, lead.point))
    if (distance <= most) found.push({ clueId: lead.clueId, name: lead.name, nameEn: lead.nameEn, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

const pointSchema = v.object({ lng: v.number(), lat: v.number() })
const addSchema = v.object({
  name: v.optional(v.string(), ''),
  creditCode: v.optional(v.string()),
  custId: v.optional(v.string()),
  industry: v.optional(v.string(), ''),
  source: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  point: v.fallback(v.optional(pointSchema), undefined),
  entityId: v.optional(v.string()),
  contactName: v.optional(v.string()),
  phone: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
})

const isOutside = (text: string, { min, max }: { min: number; max: number }) =>
  text.trim().length < min || text.trim().length > max

/** The organisation in which somebody may create leads: the one of the branch, else the first of theirs. */
function organisationFor(entityId: string | undefined, { employee, can }: SimContext): string | undefined {
  const own = [entityId?.replace(/^E-/, ''), ...employee.roles.map(({ orgCode }) => orgCode)]
  return own.find((orgCode) => orgCode !== undefined && can('lead.create', orgCode, 'own'))
}

/** The second with the same code learns whose lead it is. */
function refuseDuplicate(creditCode: string | undefined, force: boolean, context: SimContext): void {
  const lead = creditCode === undefined ? undefined : leadByCode(creditCode, context)
  if (!lead || (force && lead.state === 'discarded')) return
  const { clueId, name, nameEn, discarded, owner } = leadFound(lead, context)
  throw leadRefusal(4105, { clueId, name, nameEn, discarded, owner })
}

function add(wire: Wire, context: SimContext) {
  const { store, employee, now } = context
  const { force, contactName, phone, ...sent } = v.parse(addSchema, wire)
  const branch = entityById(sent.entityId) ?? entitiesFor(sent.address, sent.point)[0]
  const orgCode = organisationFor(branch?.entityId, context)
  if (orgCode === undefined) throw refusal(4003, { right: 'lead.create' })
  const source = sourceCodes.fromWire(sent.source)
  refuseFields({
    name: isOutside(sent.name, NAME_TEXT) && 'length',
    creditCode: sent.creditCode !== undefined && !isCreditCode(sent.creditCode) && 'code',
    industry: !industryOf(sent.industry) && 'required',
    source: !source && 'required',
    address: isOutside(sent.address, ADDRESS_TEXT) && 'length',
    point: !sent.point && 'point',
    phone: phone !== undefined && !isPhone(phone) && 'phone',
  })
  refuseDuplicate(sent.creditCode, force, context)
  const at = now.toISOString()
  const lead = leads.create(
    (clueId) => ({
      ...withoutUndefined({ ...sent, source: undefined, areaCode: areaOfAddress(sent.address) }),
      clueId,
      name: sent.name.trim(),
      address: sent.address.trim(),
      version: 1,
      orgCode,
      state: 'owned',
      stage: 'found',
      owner: employee.loginName,
      takenAt: at,
      createdAt: at,
      steps: [{ stage: 'found', at, by: employee.loginName }],
      ...(source && { source }),
      ...(branch && { entityId: branch.entityId }),
      ...(phone !== undefined && { phone }),
    }),
    context,
  )
  if (contactName !== undefined || phone !== undefined)
    store.table(contactKind).put({
      contactId: newRecordId('P', store.next('contact')),
      version: 1,
      clueId: lead.clueId,
      name: contactName ?? phone ?? '',
      phones: phone === undefined ? [] : [phone],
      influence: INFLUENCES.unknown,
      state: '1',
      owner: employee.loginName,
    })
  return detailOf(lead, context)
}

export const companyHandlers: readonly SimHandler[] = [
  answer(selectCustomer, search),
  answer(findCustomerByCreditCode, byCode),
  answer(findBelongingEntity, ({ address, point }) => {
    const parsed = v.safeParse(pointSchema, point)
    return entitiesFor(String(address ?? ''), parsed.success ? parsed.output : undefined)
  }),
  answer(findBelongingEntity1, ({ entityId }) => {
    const entity = entityById(entityId)
    if (!entity) throw refusal(4004)
    return entity
  }),
  answer(findLowDistance1, ({ point }, context) => {
    const parsed = v.safeParse(pointSchema, point)
    return parsed.success ? near(parsed.output, context, NEAR_DUPLICATE) : []
  }),
  answer(addClue, add),
]
