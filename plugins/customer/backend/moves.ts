import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import {
  companies,
  enteredBy,
  type FieldErrors,
  follow,
  given,
  refusal,
  restoreHandler,
  type SimMove,
  simMoves,
  tell,
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
import { days } from '#src/calendar'
import type { RequestOf } from '#src/http'
import { point } from '../api/company'
import { followCompany } from '../api/follow'
import { createCompany, moveOwner, restoreCompany, saveLabel, saveProfile } from '../api/moves'
import { ENERGIES } from '../rules/energies'
import { profileSchema } from '../rules/profile'
import { COLOURS, LABEL_CATEGORIES, LABELS } from '../rules/vocabulary'
import { deviceMoves } from './devices'
import { detailOf } from './view'

/** Changes of a company: profile, labels, owner, star, and a new one (domain/customer.md 2). */

const branches = INDUSTRIES.filter(({ parent }) => parent !== undefined).map(({ code }) => code)
const { name, creditCode } = profileSchema.entries
const SCALES = ['1', '2', '3', '4'] as const
const several = v.fallback(v.array(v.unknown()), [])

/** A profile as it is sent; what is not known of the last three is left out. */
const profile = v.object({
  name: v.pipe(given, name),
  creditCode: v.pipe(given, creditCode),
  industry: v.pipe(given, v.picklist(branches, 'error.choose')),
  scale: v.pipe(given, v.picklist(SCALES, 'error.choose')),
  address: v.pipe(given, v.nonEmpty('error.address')),
  point: v.fallback(v.optional(point), undefined),
  energies: v.pipe(
    several,
    v.transform((sent) => ENERGIES.filter((energy) => sent.includes(energy))),
  ),
  contactIds: v.pipe(several, v.array(v.pipe(v.unknown(), v.transform(String)))),
})

/** What was entered of a company. Throws 4000 with the wrong fields, 4202 if another company has the code. */
function profileOf(wire: Wire, { store }: SimContext, own?: string) {
  const { point, contactIds, ...entered } = enteredBy(profile, wire)
  for (const { custId, name, nameEn = name, creditCode } of store.table(companyKind).values())
    if (creditCode === entered.creditCode && custId !== own)
      throw new SimRefusal(4202, `${nameEn} already has this code.`, { custId, name, nameEn })
  const areaCode = areaOfAddress(entered.address)
  return {
    ...entered,
    ...(areaCode !== undefined && { areaCode }),
    ...(point && { point }),
    contactIds: contactIds.filter((id) => store.table(contactKind).get(id) !== undefined),
  }
}

/** Tells the owner what somebody else changed. */
function tellChanged(company: SimCompany, kind: string, context: SimContext, readers = [company.owner]): void {
  const { custId, name, nameEn = name } = company
  const title = { en: `${nameEn} was changed by {name}`, zh: `{name}修改了${name}` }
  const params = { id: custId, custId, name, kind }
  const others = readers.filter((reader) => reader !== context.employee.loginName)
  tell(others, { category: 'lead', type: 'customer.changed', level: 'normal', title, params }, context)
}

/** English fields are translations of what was there before. */
const REPLACED = { point: undefined, nameEn: undefined, addressEn: undefined }

const basic: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: (wire, { custId }, context) => {
    profileOf(wire, context, custId)
    return {}
  },
  run: ({ custId }, wire, context) => ({ ...REPLACED, ...profileOf(wire, context, custId) }),
  after: (company, _, context) => tellChanged(company, 'basic', context),
  example: ({ name, creditCode, industry, scale, point }) => ({
    ...{ name, creditCode, industry, scale, point },
    address: '广东省佛山市南海区桂城街道南海大道8号',
    energies: ['gas'],
    contactIds: [],
  }),
  wrong: { name: '一' },
}

/** What is asked, as the app would send it; checked by `labelErrors`. */
type LabelWire = Partial<RequestOf<typeof saveLabel>>
const isColour = (colour: unknown) => Number.isInteger(colour) && Number(colour) >= 1 && Number(colour) <= COLOURS

function labelNamed(name: string, store: SimContext['store']) {
  return [...store.table(labelKind).values()].find((label) => label.name === name || label.nameEn === name)
}

function labelErrors({ add, remove, change }: LabelWire, { labels }: SimCompany, { store }: SimContext): FieldErrors {
  if (remove !== undefined) return { remove: !labels.includes(String(remove)) && 'gone' }
  if (change) return { colour: !(labels.includes(String(change.labelId)) && isColour(change.colour)) && 'choose' }
  const name = textOf(add?.name)
  const known = labelNamed(name, store)
  const errors = {
    name:
      name.length < LABELS.least || name.length > LABELS.longest
        ? 'label'
        : known && labels.includes(known.labelId) && 'there',
    category: !known && !LABEL_CATEGORIES.some((category) => category === add?.category) && 'choose',
    colour: !isColour(add?.colour) && 'choose',
  }
  if (!Object.values(errors).some(Boolean) && labels.length >= LABELS.most) {
    throw new SimRefusal(4201, `A company has at most ${LABELS.most} labels.`)
  }
  return errors
}

const isMadeHere = (labelId: string) => labelId >= newRecordId('LB', 0)

/** Adds, removes or recolours one label. */
const label: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: labelErrors,
  run: ({ labels, marks = {} }, wire, { store, employee, now }) => {
    const { add, remove, change } = wire as LabelWire
    if (remove !== undefined) return { labels: labels.filter((id) => id !== remove) }
    const labelId = change ? String(change.labelId) : labelIdFor(add, store)
    const mark = { by: employee.loginName, at: now.toISOString(), ...(change && marks[labelId]) }
    return {
      ...(!change && { labels: [...labels, labelId] }),
      marks: { ...marks, [labelId]: { ...mark, colour: Number((change ?? add)?.colour) } },
    }
  },
  undone: (_, { store }) => {
    const used = new Set([...store.table(companyKind).values()].flatMap(({ labels }) => labels))
    for (const { labelId } of [...store.table(labelKind).values()])
      if (isMadeHere(labelId) && !used.has(labelId)) store.table(labelKind).delete(labelId)
  },
  example: () => ({ add: { name: '夜间用气', category: 'energy', colour: 3 } }),
  wrong: { add: { name: '夜' } },
}

/** Id of the label with this name; a new one enters the dictionary of labels. */
function labelIdFor(add: LabelWire['add'], store: SimContext['store']): string {
  const name = textOf(add?.name)
  const known = labelNamed(name, store)
  if (known) return known.labelId
  const labelId = newRecordId('LB', store.next('label'))
  const category = add?.category as (typeof LABEL_CATEGORIES)[number]
  store.table(labelKind).put({ labelId, name, nameEn: name, category, colour: Number(add?.colour) })
  return labelId
}

const owner: SimMove<SimCompany> = {
  right: 'customer.assign',
  undo: true,
  check: ({ to }, company, { store }) => ({
    to: (store.table(employeeKind).get(String(to)) === undefined || to === company.owner) && 'person',
  }),
  run: (_, { to }) => ({ owner: String(to) }),
  after: (company, before, context) => tellChanged(company, 'owner', context, [company.owner, before.owner]),
  example: ({ owner: now }) => ({ to: now === 'rep01' ? 'emp11' : 'rep01' }),
}

export const companyMoves = simMoves(companies, { basic, label, owner }, view)

/** A company as transmitted, with what the employee may do with it. */
export function view(company: SimCompany, context: SimContext): object {
  return { ...detailOf(company, context), ...companyMoves.abilities(company, context) }
}

/** What nobody has said of a new company. */
const UNKNOWN = { legalRep: '', capital: 0, regStatus: '1', labels: [], gas: 0 } as const

function create(wire: Wire, context: SimContext): object {
  const { loginName, orgCode } = context.employee
  if (!context.can('customer.edit', orgCode, 'own')) throw refusal(4003, { right: 'customer.edit' })
  const today = days.of(context.now)
  const known = { ...UNKNOWN, areaCode: orgCode, orgCode, owner: loginName, founded: today, since: today }
  const entered = profileOf(wire, context)
  const company = companies.create((custId) => ({ custId, version: 1, ...known, ...entered }), context)
  return view(company, context)
}

export const moveHandlers: readonly SimHandler[] = [
  ...companyMoves.handlers({ basic: saveProfile, label: saveLabel, owner: moveOwner }, 'custId'),
  restoreHandler(restoreCompany, [companyMoves, deviceMoves]),
  answer(followCompany, ({ custId, on }, context) => {
    follow(companies, custId, on === true, context)
    return null
  }),
  answer(createCompany, create),
]
