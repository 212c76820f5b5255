import { asDay, days, momentOf } from '#base/calendar'
import { defineFields } from '#base/fields'
import { normalisePhone } from '#base/wire'
import { contactStates, influenceCodes, listContacts } from '#domain/directory'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  enteredBy,
  listHandler,
  memoByStore,
  needRight,
  notify,
  picked,
  readHandler,
  received,
  refusal,
  refuseFields,
  restoreHandler,
  simMoves,
  textOf,
  where,
  writable,
} from '#harness/backend/kit'
import {
  type ContactSubject,
  contactHome,
  contactKind,
  contactLead,
  contactRecords,
  contactView,
  initialsOf,
  type SimContact,
  withCustomer,
} from '#harness/backend/world'
import { checkContact, getContact, mergeContacts, moveContact, restoreContact, saveContact } from '../api'
import {
  allPhones,
  birthdaysSoon,
  isBirthdaySoon,
  likeness,
  nextBirthday,
  orderKey,
  phonesError,
} from '../rules/contact'
import { contactTable } from '../rules/fields'

/** Contacts of customers and leads in the simulator (domain/public-contacts.md). */

const refuse = {
  same: ({ contactId, name, nameEn = name }: SimContact) =>
    new SimRefusal(4401, `${nameEn} already has this number.`, { contactId, name, nameEn }),
  last: () => new SimRefusal(4402, 'The last contact of this lead.'),
  merged: (contactId: string, { store }: SimContext) => {
    const { name = contactId, nameEn = name } = store.table(contactKind).get(contactId) ?? {}
    return new SimRefusal(4403, `Merged into ${nameEn}.`, { contactId, name, nameEn })
  },
}

/** The customer or lead that a request names. */
const subjectIn = ({ custId, clueId }: Wire): ContactSubject =>
  custId === undefined ? { clueId: textOf(clueId) } : { custId: textOf(custId) }

const isThere = ({ state }: SimContact) => state !== '3'
const idOf = ({ custId, clueId }: ContactSubject) => custId ?? clueId ?? ''

/** The first stage of a lead, as the simulator of leads stores it. */
const FIRST_STAGE = 'found'

/** A lead from stage 2 on keeps its last contact, also when it is won and they are the customer's. */
function isLastOfLead(contact: SimContact, context: SimContext): boolean {
  const { contactId, clueId } = contact
  const { stage = FIRST_STAGE } = contactLead(contact, context) ?? {}
  if (clueId === undefined || stage === FIRST_STAGE) return false
  const all = [...context.store.table(contactKind).values()]
  return !all.some((other) => other.clueId === clueId && other.state === '1' && other.contactId !== contactId)
}

const view = (contact: SimContact, context: SimContext): object => ({
  ...contactView(contact, context),
  ...moves.abilities(contact, context),
})

/** What is entered of a contact. Throws 4000 with the wrong fields, 4401 for a number that somebody there has. */
function entered(wire: Wire, before: SimContact | Likened, context: SimContext) {
  const phones = (Array.isArray(wire.phones) ? wire.phones : []).map((phone) => normalisePhone(String(phone)))
  const fields = enteredBy(defineFields(contactTable), wire, { phones: phonesError(phones) })
  const certain = [...context.store.table(contactKind).values()].find(
    (other) =>
      isThere(other) &&
      other.contactId !== before.contactId &&
      likeness({ ...before, name: fields.name, phones }, other) === 'certain',
  )
  if (certain && wire.force !== true) throw refuse.same(certain)
  return { ...fields, influence: influenceCodes.toWire(fields.influence) as SimContact['influence'], phones }
}
type Likened = ContactSubject & { readonly contactId?: string; readonly nameEn?: string; readonly name?: string }

/** Notifies the owner of the customer or lead of what somebody else did. */
function notifyChanged(contact: SimContact, change: string, context: SimContext): void {
  const { owner } = contactHome(contact, context) ?? {}
  if (owner === undefined || owner === context.employee.loginName) return
  const { contactId: id, custId = '', name } = contact
  const title = { en: `Contact changed: ${contact.nameEn ?? name}`, zh: `联系人有变更：${name}` }
  const params = { id, contactId: id, custId, name, change }
  const subject = { kind: contactKind.name, id, name }
  notify([owner], { category: 'lead', type: 'contact.changed', level: 'normal', title, subject, params }, context)
}

const notified =
  (change: string) =>
  (contact: SimContact, _: SimContact, context: SimContext): void =>
    notifyChanged(contact, change, context)

const written = {
  right: 'contact.write',
  who: ({ mergedInto, state }: SimContact, context: SimContext) => {
    if (mergedInto !== undefined) throw refuse.merged(mergedInto, context)
    if (state === '3') throw refusal(4010)
  },
} as const

const moves = simMoves(
  contactRecords,
  {
    edit: {
      ...written,
      check: (wire, contact, context) => {
        entered(wire, contact, context)
        return {}
      },
      run: (contact, wire, context) => {
        const fields = entered(wire, contact, context)
        const { department, duty, name } = contact
        return {
          ...fields,
          // A translation is lost with the text that it translates.
          ...(fields.name !== name && { nameEn: undefined }),
          ...(fields.duty !== duty && { dutyEn: undefined }),
          ...(fields.department !== department && { departmentEn: undefined }),
        }
      },
      after: notified('edit'),
      example: ({ phones }) => ({ name: '陈敏', influence: '2', phones, force: true }),
    },
    leave: {
      ...written,
      from: ({ state }) => state === '1',
      check: ({ at }, _, { now }) => {
        const day = asDay(String(at))
        return { at: (day === undefined || day > days.of(now)) && 'date' }
      },
      run: (_, { at }) => ({ state: '2', leftAt: String(at) }),
      undo: true,
      after: notified('leave'),
      example: (_, { now }) => ({ at: days.of(now) }),
    },
    back: {
      ...written,
      from: ({ state }) => state === '2',
      run: () => ({ state: '1', leftAt: undefined }),
      undo: true,
      after: notified('back'),
    },
    delete: {
      ...written,
      who: (contact, context) => {
        written.who(contact, context)
        if (isLastOfLead(contact, context)) throw refuse.last()
      },
      run: () => ({ state: '3' }),
      undo: true,
      after: notified('delete'),
    },
  },
  view,
)

const MOVES = { active: 'back', left: 'leave', deleted: 'delete' } as const

function move(wire: Wire, context: SimContext): object {
  const to = contactStates.fromWire(textOf(wire.to))
  if (!to) throw refusal(4000, { fields: { to: 'required' } })
  return view(moves.run(MOVES[to], wire.id, wire, context) as SimContact, context)
}

function save(wire: Wire, context: SimContext): object {
  if (wire.contactId !== undefined) {
    return view(moves.run('edit', wire.contactId, wire, context) as SimContact, context)
  }
  const subject = withCustomer(subjectIn(wire), context)
  const home = contactHome(subject, context)
  if (!home) throw refusal(4000, { fields: { home: 'home' } })
  const about = { contactId: '', version: 1, phones: [], name: '', influence: '9', state: '1', ...subject } as const
  if (!contactRecords.may('contact.write', about as SimContact, context))
    throw refusal(4003, { right: 'contact.write' })
  const fields = entered(wire, subject, context)
  const owner = context.employee.loginName
  const contact = contactRecords.create(
    (contactId) => definedFields({ ...about, ...fields, contactId, owner }) as SimContact,
    context,
  )
  notifyChanged(contact, 'add', context)
  return view(contact, context)
}

/** Contacts like the entered one; those elsewhere are named only where they may be seen. */
function check(wire: Wire, context: SimContext): object[] {
  needRight(context, 'contact.write')
  const phones = (Array.isArray(wire.phones) ? wire.phones : []).map((phone) => normalisePhone(String(phone)))
  const one = { ...subjectIn(wire), name: textOf(wire.name), phones }
  return [...context.store.table(contactKind).values()].flatMap((other) => {
    const why = other.contactId === wire.contactId || !isThere(other) ? undefined : likeness(one, other)
    if (why === undefined) return []
    if (!contactRecords.sees(other, context)) return [{ why }]
    const home = contactHome(other, context)
    return [
      {
        why,
        ...picked(other, 'contactId', 'name', 'nameEn'),
        where: home && { id: idOf(other), ...picked(home, 'name', 'nameEn') },
      },
    ]
  })
}

/** The customers and leads that somebody belongs to: who is at a lead may be known at its customer, too. */
const homesOf = (contact: SimContact, context: SimContext): readonly string[] =>
  [contact.custId, contact.clueId, contactLead(contact, context)?.custId].flatMap((id) => id ?? [])

/** True of whom a contact can be merged with: somebody else of one of its customers and leads. */
function mergeableWith(one: SimContact, context: SimContext): (other: SimContact) => boolean {
  const homes = homesOf(one, context)
  return (other) => other.contactId !== one.contactId && homesOf(other, context).some((id) => homes.includes(id))
}

/** The kept one takes the numbers, and what it does not have itself; the dropped one points to it. */
function merge({ keep, drop, version, dropVersion, phones: chosen }: Wire, context: SimContext): object {
  const [one, other] = [keep, drop].map((id) => {
    const contact = writable(contactRecords, 'contact.write', id, context)
    written.who(contact, context)
    return contact
  }) as [SimContact, SimContact]
  if (one.version !== Number(version) || other.version !== Number(dropVersion)) throw refusal(4009, view(one, context))
  const phones = Array.isArray(chosen) ? chosen.map(String) : []
  const isTheirs = phones.every((phone) => allPhones(one, other).includes(phone))
  const isMergeable = mergeableWith(one, context)(other)
  refuseFields({ drop: !isMergeable && 'drop', phones: phonesError(phones) ?? (!isTheirs && 'phone') })
  const lastContact = [one.lastContact ?? '', other.lastContact ?? ''].sort()[1] || undefined
  contactRecords.change(other, { state: '3', mergedInto: one.contactId }, context)
  const home = picked(other, 'custId', 'clueId')
  const work = {
    ...(one.duty === undefined && picked(other, 'duty', 'dutyEn')),
    ...(one.department === undefined && picked(other, 'department', 'departmentEn')),
  }
  const theirs = { ...work, ...picked(other, 'birthday', 'email', 'wechat', 'note', 'card') }
  const influence = one.influence === '9' ? other.influence : one.influence
  const isActive = [one, other].some(({ state }) => state === '1')
  const kept = contactRecords.change(
    one,
    {
      ...home,
      ...theirs,
      ...one,
      influence,
      phones,
      lastContact,
      // Who is still there as the other has not left.
      ...(isActive && { state: '1' as const, leftAt: undefined }),
    },
    context,
  )
  notifyChanged(kept, 'merge', context)
  return view(kept, context)
}

/** A text of digits finds a number from this length on, where it is not masked. */
const DIGITS = 4

/** A number that the employee sees contains these digits, written in whatever way. */
function hasNumber(contact: SimContact, written: string, context: SimContext): boolean {
  const digitsOf = (text: string) => text.replace(/-/g, '')
  const digits = digitsOf(normalisePhone(written))
  const isPart = digits.length >= DIGITS && /^\d+$/.test(digits)
  return (
    isPart &&
    contactRecords.may('contact.phone', contact, context) &&
    contact.phones.some((phone) => digitsOf(phone).includes(digits))
  )
}

const nearBirthdays = memoByStore(
  ({ now }) => String(now.getTime()),
  ({ now }) => {
    const today = days.of(now)
    return { today, soon: birthdaysSoon(today) }
  },
)

/** The birthday first: it is near for one in a hundred, and rights take longer to find out. */
function isSoon(contact: SimContact, context: SimContext): boolean {
  const { today, soon } = nearBirthdays(context)
  return (
    contact.state === '1' &&
    isBirthdaySoon(contact.birthday, today, soon) &&
    contactRecords.may('contact.phone', contact, context)
  )
}

const isOwn = (contact: SimContact, context: SimContext) =>
  contactHome(contact, context)?.owner === context.employee.loginName

const pinyinOf = ({ name, nameEn }: SimContact) => (nameEn ?? (initialsOf(name) || name)).toLowerCase()

export const contactHandlers: readonly SimHandler[] = [
  listHandler(listContacts, contactRecords, {
    only: (context, { custId, clueId, mine, mergeWith }) => {
      const isMergeable =
        mergeWith === undefined ? () => true : mergeableWith(contactRecords.read(mergeWith, context), context)
      return (contact) =>
        isThere(contact) &&
        (mine === undefined || isOwn(contact, context)) &&
        (custId === undefined || contact.custId === custId) &&
        (clueId === undefined || contact.clueId === clueId) &&
        isMergeable(contact)
    },
    keyword: (contact, context, { keyword }) => {
      const { name, nameEn, duty, dutyEn } = contact
      return [name, nameEn, duty, dutyEn, ...(hasNumber(contact, textOf(keyword), context) ? [textOf(keyword)] : [])]
    },
    filters: {
      influence: where.oneOf(({ influence }) => influence),
      state: where.oneOf(({ state }) => state),
      birthday: where.is(isSoon),
    },
    sorts: {
      influence: (contact) => orderKey(contact, pinyinOf(contact)),
      name: pinyinOf,
      lastContact: ({ lastContact }) => lastContact && -Date.parse(lastContact),
    },
    usual: 'influence',
    row: view,
    // A list of one customer or lead names it, and says whether contacts may be added.
    around: (_, context, wire) => {
      const subject = subjectIn(wire)
      const home = contactHome(subject, context)
      const may = home && contactRecords.may('contact.write', withCustomer(subject, context) as SimContact, context)
      return home ? { home: { id: idOf(subject), ...picked(home, 'name', 'nameEn') }, can: may ? ['add'] : [] } : {}
    },
  }),
  readHandler(getContact, contactRecords, view),
  answer(checkContact, check),
  { ...answer(saveContact, save), moves },
  { ...answer(moveContact, move), moves },
  answer(mergeContacts, merge),
  restoreHandler(restoreContact, [moves]),
]

/** Hour of the day, +08:00. */
const ANNOUNCED_AT = 9

/** Sends the employee's messages about birthdays of their contacts, once each, from 9:00 three days before on. */
export function notifyBirthdays(context: SimContext): void {
  const { store, employee, now } = context
  const today = days.of(now)
  if (now < momentOf(today, ANNOUNCED_AT)) return
  const sent = new Set(received('contact.birthday', context).map(({ params }) => `${params?.id} ${params?.at}`))
  for (const contact of store.table(contactKind).values()) {
    if (!isSoon(contact, context) || !isOwn(contact, context)) continue
    const { contactId: id, custId = '', name, nameEn = name, birthday = '' } = contact
    const at = momentOf(nextBirthday(birthday, today)).toISOString()
    if (sent.has(`${id} ${at}`)) continue
    const title = { en: `Birthday of ${nameEn}`, zh: `${name}的生日` }
    const params = { id, contactId: id, custId, name, at, change: 'birthday' }
    const subject = { kind: contactKind.name, id, name }
    notify(
      [employee.loginName],
      { category: 'todo', type: 'contact.birthday', level: 'normal', title, subject, params },
      context,
    )
  }
}
