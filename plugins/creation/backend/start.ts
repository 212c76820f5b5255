import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type SimKind } from '#harness/backend/contract'
import { definedFields, mainContacts, needRight, picked, refusal } from '#harness/backend/kit'
import { companyKind, contactKind, contactNow, contactRecords, type SimContact } from '#harness/backend/world'
import { getStart } from '../api'
import { mayBind } from './companies'
import { opportunities } from './records'

/** What an opportunity starts with; leads and visits belong to their own areas. */

interface Named {
  readonly name: string
  readonly nameEn?: string
  readonly orgCode: string
  readonly owner?: string
  readonly state?: string
  readonly address?: string
  readonly addressEn?: string
  /** Of a lead; who takes part in a visit. */
  readonly collaborators?: readonly string[]
  readonly participants?: readonly { readonly loginName: string }[]
}
interface Lead extends Named {
  readonly clueId: string
  readonly custId?: string
  readonly creditCode?: string
  readonly nextStep?: { readonly at: string }
}
interface Visit extends Named {
  readonly id: string
  readonly custId?: string
  readonly clueId?: string
  readonly contacts: readonly { readonly id: string }[]
  readonly minutes?: {
    readonly text?: string
    readonly audio?: readonly { readonly transcript?: string }[]
    readonly at?: string
  }
}
export const leadKind: SimKind<Lead> = { name: 'lead', id: ({ clueId }) => clueId }
export const visitKind: SimKind<Visit> = { name: 'visit', id: ({ id }) => id }

const NOBODY: readonly never[] = []

/** Whose lead or visit it is, and who works on it; a lead of the pool is nobody's. */
function peopleOf({
  owner,
  state,
  collaborators = NOBODY,
  participants = NOBODY,
}: Named): readonly (string | undefined)[] {
  return state === 'pool' ? NOBODY : [owner, ...collaborators, ...participants.map(({ loginName }) => loginName)]
}

type Right = 'lead.read' | 'visit.read'

/** A lead or visit that the employee works on, or of their organisation with the right to see those. */
export function seen<T extends Named>(
  kind: SimKind<T>,
  id: unknown,
  right: Right,
  { store, employee, can }: SimContext,
): T | undefined {
  const found = store.table(kind).get(String(id))
  return found && (peopleOf(found).includes(employee.loginName) || can(right, found.orgCode, 'any')) ? found : undefined
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw refusal(4004)
  return found
}

/** What minutes say, of recorded ones what was written down of them, and when: 'tomorrow' counts from that day. */
function saidIn({ text, audio = NOBODY, at }: NonNullable<Visit['minutes']>) {
  const said = text || audio.flatMap(({ transcript }) => transcript ?? NOBODY).join('\n')
  return { ...(said !== '' && { text: said }), ...(at !== undefined && { day: days.of(new Date(at)) }) }
}

/** Without a number that is not for the employee: a masked one could not be called. */
const person = (contact: SimContact | undefined, context: SimContext) =>
  contact && {
    contact: contact.name,
    contactEn: contact.nameEn,
    phone: contactRecords.may('contact.phone', contact, context) ? contact.phones[0] : undefined,
  }

const placeOf = ({ address, addressEn }: Pick<Named, 'address' | 'addressEn'>) =>
  definedFields({ place: address, placeEn: addressEn })

const ofCompany = (custId: unknown, context: SimContext) => {
  const company = context.store.table(companyKind).get(String(custId))
  if (!company) throw refusal(4004)
  return {
    ...picked(company, 'custId', 'name', 'nameEn', 'creditCode'),
    ...(mayBind(company, context) && { ...placeOf(company), ...person(mainContacts(company, context)[0], context) }),
  }
}

export const startHandlers: readonly SimHandler[] = [
  answer(getStart, ({ clueId, custId, visitId }, context) => {
    needRight(context, opportunities.right)
    const contacts = context.store.table(contactKind)
    if (custId !== undefined) return ofCompany(custId, context)
    if (clueId !== undefined) {
      const lead = there(seen(leadKind, clueId, 'lead.read', context))
      const first = [...contacts.values()].find((each) => each.clueId === lead.clueId && each.state === '1')
      const date = lead.nextStep && days.of(new Date(lead.nextStep.at))
      return {
        ...picked(lead, 'clueId', 'custId', 'name', 'nameEn', 'creditCode'),
        ...placeOf(lead),
        ...(date !== undefined && { date }),
        ...person(first, context),
      }
    }
    const visit = there(seen(visitKind, visitId, 'visit.read', context))
    return {
      ...picked(visit, 'custId', 'clueId', 'name', 'nameEn'),
      ...(visit.minutes && saidIn(visit.minutes)),
      ...placeOf(visit),
      ...person(contactNow(visit.contacts[0]?.id ?? '', context), context),
    }
  }),
]
