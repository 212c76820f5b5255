import * as v from 'valibot'
import { days } from '#base/calendar'
import { ENERGIES } from '#base/energy'
import { choice, defineFields } from '#base/fields'
import { point } from '#base/wire'
import { createCompany } from '#domain/companies'
import { profileFields, scaleCodes } from '#domain/companies/rules'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import {
  anotherOwner,
  companies,
  enteredBy,
  type FieldErrors,
  fieldErrors,
  follow,
  ownerRefusal,
  refusal,
  restoreHandler,
  type SimMove,
  simMoves,
  textOf,
} from '#harness/backend/kit'
import {
  areaOfAddress,
  companyKind,
  contactKind,
  INDUSTRIES,
  labelKind,
  newRecordId,
  type SimCompany,
} from '#harness/backend/world'
import type { RequestOf } from '#platform/http'
import { followCompany } from '../api/company'
import { moveOwner, restoreCompany, saveLabel, saveProfile } from '../api/moves'
import { labelFields, type NewLabel } from '../rules/labels'
import { LABELS } from '../rules/vocabulary'
import { notifyChanged } from './companies'
import { restoredDevices } from './devices'
import { restoredLogs } from './serviceLog'
import { detailOf } from './view'

/** Changes of a company: profile, labels, owner, star, and a new one (domain/customer.md 2). */

const BRANCHES = INDUSTRIES.filter(({ parent }) => parent !== undefined).map(({ code }) => code)
const { name, creditCode, scale, address } = profileFields.table
const several = v.fallback(v.array(v.unknown()), [])

/** A profile as it is sent. */
const entered = defineFields({
  name,
  creditCode,
  industry: choice(BRANCHES, { required: true, message: 'error.choose' }),
  scale,
  address,
})
/** Unknown fields are omitted. */
const chosen = v.object({
  point: v.fallback(v.optional(point), undefined),
  energies: v.pipe(
    several,
    v.transform((sent) => ENERGIES.filter((energy) => sent.includes(energy))),
  ),
  contactIds: v.pipe(several, v.array(v.pipe(v.unknown(), v.transform(String)))),
})

/** The entered profile of a company. Throws 4000 with the wrong fields, 4202 if another company has the code. */
function profileOf(wire: Wire, { store }: SimContext, own?: string) {
  const { scale: size, ...profile } = enteredBy(entered, wire)
  const { point, contactIds, energies } = v.parse(chosen, wire)
  for (const { custId, name, nameEn = name, creditCode } of store.table(companyKind).values())
    if (creditCode === profile.creditCode && custId !== own)
      throw new SimRefusal(4202, `${nameEn} already has this code.`, { custId, name, nameEn })
  const areaCode = areaOfAddress(profile.address)
  // Of this company alone: a profile shows the numbers of its contacts.
  const known = contactIds.filter((id) => own !== undefined && store.table(contactKind).get(id)?.custId === own)
  return {
    ...profile,
    scale: scaleCodes.toWire(size) as SimCompany['scale'],
    energies,
    ...(areaCode !== undefined && { areaCode }),
    ...(point && { point }),
    contactIds: known,
  }
}

/** What a profile replaces, also where it is not sent; an English text is removed with the text that it translates. */
function replaced(company: SimCompany, profile: Pick<SimCompany, 'name' | 'address'>) {
  return {
    point: undefined,
    ...(profile.name !== company.name && { nameEn: undefined }),
    ...(profile.address !== company.address && { addressEn: undefined }),
  }
}

const basic: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: (wire, { custId }, context) => {
    profileOf(wire, context, custId)
    return {}
  },
  run: (company, wire, context) => {
    const profile = profileOf(wire, context, company.custId)
    return { ...replaced(company, profile), ...profile }
  },
  after: (company, _, context) => notifyChanged(company, 'basic', context),
  example: ({ name, creditCode, industry, scale, point }) => ({
    name,
    creditCode,
    industry,
    scale,
    point,
    address: '广东省佛山市南海区桂城街道南海大道8号',
    energies: ['gas'],
    contactIds: [],
  }),
  wrong: { name: '一' },
}

/** The request as the app would send it; checked by `labelErrors`. */
type LabelWire = Partial<RequestOf<typeof saveLabel>>

const labelNamed = (name: unknown, { store }: SimContext) =>
  [...store.table(labelKind).values()].find((label) => [label.name, label.nameEn].includes(textOf(name)))

function labelErrors({ add, remove, change }: LabelWire, { labels }: SimCompany, context: SimContext): FieldErrors {
  if (remove !== undefined) return { remove: !labels.includes(remove) && 'gone' }
  const { colour } = labelFields.table
  if (change) return { colour: !(labels.includes(change.labelId) && v.is(colour.sent, change.colour)) && 'choose' }
  const known = labelNamed(add?.name, context)
  const entered = { name: '', category: '', colour: 0, ...add, ...(known && { category: known.category }) }
  const errors: FieldErrors = {
    ...fieldErrors(labelFields.table, entered),
    ...(known && labels.includes(known.labelId) && { name: 'there' }),
  }
  if (!Object.values(errors).some(Boolean) && labels.length >= LABELS.most)
    throw new SimRefusal(4201, `A company has at most ${LABELS.most} labels.`)
  return errors
}

const isMadeHere = (labelId: string) => labelId >= newRecordId('LB', 0)

/** Adds, removes or recolours one label. */
const label: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: labelErrors,
  run: ({ labels, marks = {} }, wire, context) => {
    const { add, remove, change } = wire as LabelWire
    if (remove !== undefined) return { labels: labels.filter((id) => id !== remove) }
    const { colour } = change ?? (add as NewLabel)
    const labelId = change?.labelId ?? labelIdFor(add as NewLabel, context)
    const mark = { by: context.employee.loginName, at: context.now.toISOString(), ...(change && marks[labelId]) }
    return { ...(!change && { labels: [...labels, labelId] }), marks: { ...marks, [labelId]: { ...mark, colour } } }
  },
  after: (company, _, context) => notifyChanged(company, 'label', context),
  undone: (_, { store }) => {
    const used = new Set([...store.table(companyKind).values()].flatMap(({ labels }) => labels))
    for (const { labelId } of [...store.table(labelKind).values()])
      if (isMadeHere(labelId) && !used.has(labelId)) store.table(labelKind).delete(labelId)
  },
  example: () => ({ add: { name: '夜间用气', category: 'energy', colour: 3 } }),
  wrong: { add: { name: '夜' } },
}

/** Id of the label with this name; a new one enters the dictionary of labels. */
function labelIdFor(add: NewLabel, context: SimContext): string {
  const known = labelNamed(add.name, context)
  if (known) return known.labelId
  const labelId = newRecordId('LB', context.store.next('label'))
  const { name, ...entered } = v.parse(labelFields.sent, add)
  context.store.table(labelKind).put({ labelId, name, nameEn: name, ...entered })
  return labelId
}

const OWNERS = { work: 'customer.edit', assign: 'customer.assign' }

const owner: SimMove<SimCompany> = {
  right: 'customer.assign',
  undo: true,
  check: ({ to }, company, context) => {
    const person = context.store.table(employeeKind).get(String(to))
    if (!person || person.loginName === company.owner) return { to: 'person' }
    return { to: ownerRefusal(person.loginName, OWNERS, context) }
  },
  run: (_, { to }) => ({ owner: String(to) }),
  after: (company, before, context) => notifyChanged(company, 'owner', context, [company.owner, before.owner]),
  example: ({ owner: now }, context) => ({ to: anotherOwner(now, OWNERS, context) }),
}

export const companyMoves = simMoves(companies, { basic, label, owner }, view)

/** A company as transmitted, with what the employee may do with it. */
export function view(company: SimCompany, context: SimContext): object {
  return { ...detailOf(company, context), ...companyMoves.abilities(company, context) }
}

/** Creates a company of the employee, without further facts. */
function create(wire: Wire, context: SimContext): object {
  const { loginName: owner, orgCode } = context.employee
  if (!context.can('customer.edit', orgCode, 'own')) throw refusal(4003, { right: 'customer.edit' })
  const since = days.of(context.now)
  const unknown = { legalRep: '', regStatus: '1', labels: [], gas: 0 } as const
  const company = { version: 1, ...unknown, areaCode: orgCode, orgCode, owner, since }
  const entered = profileOf(wire, context)
  return view(
    companies.create((custId) => ({ custId, ...company, ...entered }), context),
    context,
  )
}

export const moveHandlers: readonly SimHandler[] = [
  ...companyMoves.handlers({ basic: saveProfile, label: saveLabel, owner: moveOwner }, 'custId'),
  restoreHandler(restoreCompany, [companyMoves, restoredDevices, restoredLogs]),
  answer(followCompany, ({ custId, on }, context) => {
    follow(companies, custId, on === true, context)
    return null
  }),
  answer(createCompany, create),
]
