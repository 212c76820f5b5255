import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import {
  type FieldErrors,
  refusal,
  refuseFields,
  restoreHandler,
  type SimMove,
  simMoves,
  tell,
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
import { isCreditCode } from '#src/wire'
import { followCompany } from '../api/follow'
import { createCompany, moveOwner, restoreCompany, saveLabel, saveProfile } from '../api/moves'
import { ENERGIES } from '../rules/energies'
import { normalCode } from '../rules/profile'
import { COLOURS, LABEL_CATEGORIES, LABELS, scaleCodes } from '../rules/vocabulary'
import { companies } from './companies'
import { deviceMoves } from './devices'
import { refuse } from './refuse'
import { detailOf } from './view'

/** Changes of a company: profile, labels, owner, star, and a new one (domain/customer.md 2). */

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const idsIn = (value: unknown, known: (id: string) => boolean) =>
  Array.isArray(value) ? value.map(String).filter(known) : []
const branches = new Set(INDUSTRIES.filter(({ parent }) => parent !== undefined).map(({ code }) => code))

interface Point {
  readonly lng: number
  readonly lat: number
}
function pointOf(value: unknown): Point | undefined {
  const { lng, lat } = (value ?? {}) as Partial<Point>
  return typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : undefined
}

/** Errors of a profile; throws 4202 if another company has the code. */
function profileErrors(wire: Wire, custId: string | undefined, { store }: SimContext): FieldErrors {
  const [name, code, address] = [textOf(wire.name), normalCode(textOf(wire.creditCode)), textOf(wire.address)]
  const errors = {
    name: (name.length < 2 || name.length > 60) && 'name',
    creditCode: !isCreditCode(code) && 'code',
    industry: !branches.has(textOf(wire.industry)) && 'choose',
    scale: scaleCodes.fromWire(textOf(wire.scale)) === undefined && 'choose',
    address: address === '' && 'address',
  }
  if (Object.values(errors).some(Boolean)) return errors
  for (const other of store.table(companyKind).values())
    if (other.creditCode === code && other.custId !== custId) throw refuse.codeTaken(other)
  return {}
}

function profileOf(wire: Wire, { store }: SimContext) {
  const [address, point] = [textOf(wire.address), pointOf(wire.point)]
  const areaCode = areaOfAddress(address)
  return {
    name: textOf(wire.name),
    creditCode: normalCode(textOf(wire.creditCode)),
    industry: textOf(wire.industry),
    scale: textOf(wire.scale) as SimCompany['scale'],
    address,
    ...(areaCode !== undefined && { areaCode }),
    point,
    energies: ENERGIES.filter((energy) => Array.isArray(wire.energies) && wire.energies.includes(energy)),
    contactIds: idsIn(wire.contactIds, (id) => store.table(contactKind).get(id) !== undefined),
  }
}

/** Tells the owner what somebody else changed. */
function tellChanged(company: SimCompany, kind: string, context: SimContext, readers = [company.owner]): void {
  tell(
    readers.filter((reader) => reader !== context.employee.loginName),
    {
      category: 'lead',
      type: 'customer.changed',
      level: 'normal',
      title: { en: `${company.nameEn ?? company.name} was changed by {name}`, zh: `{name}修改了${company.name}` },
      params: { id: company.custId, custId: company.custId, name: company.name, kind },
    },
    context,
  )
}

const basic: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: (wire, { custId }, context) => profileErrors(wire, custId, context),
  run: (_, wire, context) => {
    const { areaCode, ...profile } = profileOf(wire, context)
    // English fields are translations of what was there before.
    return { ...profile, ...(areaCode !== undefined && { areaCode }), nameEn: undefined, addressEn: undefined }
  },
  after: (company, _, context) => tellChanged(company, 'basic', context),
  example: ({ name, creditCode, industry, scale, point }) => ({
    ...{ name, creditCode, industry, scale, point },
    address: '广东省佛山市南海区桂城街道南海大道8号',
    energies: ['gas'],
    contactIds: [],
  }),
  wrong: { name: '一' },
}

interface LabelWire {
  readonly add?: { readonly name?: unknown; readonly category?: unknown; readonly colour?: unknown }
  readonly remove?: unknown
  readonly change?: { readonly labelId?: unknown; readonly colour?: unknown }
}
const isColour = (colour: unknown) => Number.isInteger(colour) && Number(colour) >= 1 && Number(colour) <= COLOURS

function labelNamed(name: string, { store }: SimContext) {
  return [...store.table(labelKind).values()].find((label) => label.name === name || label.nameEn === name)
}

function labelErrors({ add, remove, change }: LabelWire, { labels }: SimCompany, context: SimContext): FieldErrors {
  if (remove !== undefined) return { remove: !labels.includes(String(remove)) && 'gone' }
  if (change) return { colour: !(labels.includes(String(change.labelId)) && isColour(change.colour)) && 'choose' }
  const name = textOf(add?.name)
  const known = labelNamed(name, context)
  const errors = {
    name:
      name.length < LABELS.least || name.length > LABELS.longest
        ? 'label'
        : known && labels.includes(known.labelId) && 'there',
    category: !known && !LABEL_CATEGORIES.some((category) => category === add?.category) && 'choose',
    colour: !isColour(add?.colour) && 'choose',
  }
  if (!Object.values(errors).some(Boolean) && labels.length >= LABELS.most) throw refuse.labelLimit()
  return errors
}

const isMadeHere = (labelId: string) => labelId >= newRecordId('LB', 0)

/** Adds, removes or recolours one label. */
const label: SimMove<SimCompany> = {
  right: 'customer.edit',
  undo: true,
  check: (wire, company, context) => labelErrors(wire, company, context),
  run: ({ labels, marks = {} }, wire, context) => {
    const { add, remove, change } = wire as LabelWire
    const mark = { by: context.employee.loginName, at: context.now.toISOString() }
    if (remove !== undefined) return { labels: labels.filter((id) => id !== remove) }
    if (change) {
      const labelId = String(change.labelId)
      return { marks: { ...marks, [labelId]: { ...mark, ...marks[labelId], colour: Number(change.colour) } } }
    }
    const labelId = labelIdFor(add, context)
    return {
      labels: [...labels, labelId],
      marks: { ...marks, [labelId]: { ...mark, colour: Number(add?.colour) } },
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
function labelIdFor(add: LabelWire['add'], context: SimContext): string {
  const name = textOf(add?.name)
  const known = labelNamed(name, context)
  if (known) return known.labelId
  const labelId = newRecordId('LB', context.store.next('label'))
  const category = add?.category as (typeof LABEL_CATEGORIES)[number]
  context.store.table(labelKind).put({ labelId, name, nameEn: name, category, colour: Number(add?.colour) })
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

const move =
  (name: 'basic' | 'label' | 'owner'): SimHandler['run'] =>
  (wire, context) => {
    const after = companyMoves.run(name, wire.custId, wire, context)
    return after && view(after, context)
  }

function follow({ custId, on }: Wire, context: SimContext): null {
  const company = companies.read(custId, context)
  const me = context.employee.loginName
  const others = (company.followers ?? []).filter((each) => each !== me)
  // The star is the reader's own: the company keeps its version.
  context.store.table(companyKind).put({ ...company, followers: on === true ? [...others, me] : others })
  return null
}

function create(wire: Wire, context: SimContext): object {
  const { loginName, orgCode } = context.employee
  if (!context.can('customer.edit', orgCode, 'own')) throw refusal(4003, { right: 'customer.edit' })
  refuseFields(profileErrors(wire, undefined, context))
  const { areaCode, point, ...profile } = profileOf(wire, context)
  const company = companies.create(
    (custId) => ({
      custId,
      version: 1,
      ...profile,
      areaCode: areaCode ?? orgCode,
      ...(point && { point }),
      legalRep: '',
      capital: 0,
      founded: days.of(context.now),
      regStatus: '1',
      labels: [],
      orgCode,
      owner: loginName,
      since: days.of(context.now),
      gas: 0,
    }),
    context,
  )
  return view(company, context)
}

export const moveHandlers: readonly SimHandler[] = [
  { ...answer(saveProfile, move('basic')), moves: companyMoves },
  { ...answer(saveLabel, move('label')), moves: companyMoves },
  { ...answer(moveOwner, move('owner')), moves: companyMoves },
  restoreHandler(restoreCompany, [companyMoves, deviceMoves]),
  answer(followCompany, follow),
  answer(createCompany, create),
]
