import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { choice, defineFields, files, list, number, ref, rows, text, type ValuesOf, value } from '#base/fields'
import { lengthOf } from '#base/wire'
import {
  LEAST_WORDS,
  MOST_CAPACITY,
  MOST_FILES,
  MOST_NEEDS,
  MOST_ROLES,
  removeReasons,
  teamRoles,
  weights,
} from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

const need = defineFields({
  tag: text({ required: true, message: 'error.tag' }),
  weight: choice(weights, { required: true, message: 'error.weight' }),
})

/** Name of the form's drafts. */
export const ADVICE_FORM = 'todo-crm.advice'

export const adviceFields = defineFields({
  needs: rows(need, { least: 1, most: MOST_NEEDS, message: 'error.needs' }),
  /** One of the customer's opportunities. */
  businessId: ref({ message: 'error.business' }),
  capacity: number({ above: 0, most: MOST_CAPACITY, message: 'error.capacity' }),
  solutionId: ref({ message: 'error.withdrawn' }),
  arguments: text({ most: 1000, message: 'error.arguments' }),
  files: files({ most: MOST_FILES }),
  photos: files({ most: MOST_FILES }),
  /** Of the advice that is edited; 0 for a new one. */
  version: value(v.number(), 0),
})
export type AdviceValues = ValuesOf<typeof adviceFields.table>
export type AdviceContent = v.InferOutput<typeof adviceFields.schema>

/** A need in an address: `steam-high`. */
export const needOf = ({ tag, weight }: { readonly tag: string; readonly weight: string }) => `${tag}-${weight}`

export const feedbackFields = defineFields({
  stars: number({ required: true, least: 1, most: 5, whole: true, message: 'error.stars' }),
  text: text({ most: 500, message: 'error.feedback' }),
})

/** Roles in words of a member of a team; a leader keeps being one. */
const roles = list({ least: 1, most: MOST_ROLES, message: 'error.roles' })
const wordOf = (role: string) => teamRoles.words.find((each) => each === role) ?? 'sales'

/** The form of the roles of somebody who is added, or whose roles change. */
export const memberFields = (act: 'add' | 'change', id: string) =>
  defineFields({ roles }, (whole) =>
    v.pipe(
      whole,
      v.transform((entered) => ({ [act]: [{ id, roles: entered.roles.map(wordOf) }] })),
    ),
  )

const leaving = {
  reason: choice(removeReasons, { required: true, message: 'error.reason' }),
  text: text({ most: 200, message: 'error.text' }),
}
interface Leaving {
  readonly reason: (typeof removeReasons.words)[number]
  readonly text?: string | undefined
}
/** An 'other' reason is put into words. */
export const isExplained = ({ reason, text: said = '' }: Leaving) =>
  reason !== 'other' || lengthOf(said.trim()) >= LEAST_WORDS

/** The form of why somebody is removed. */
export const removedFields = (id: string) =>
  defineFields(leaving, (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check((entered) => isExplained(entered), 'error.text'),
        ['text'],
      ),
      v.transform((entered) => ({ remove: { id, ...entered } })),
    ),
  )

/** The same on the wire. */
export const sentMember = defineFields({ id: text({ required: true, message: 'error.person' }), roles })
export const sentRemoval = defineFields(leaving)

/** A suspension, by the clock of the phone or the server: its first day is tomorrow. */
export const suspensionOn = (today: () => Day) =>
  defineFields({
    until: text({ required: true, check: (day) => day > today(), message: 'error.until' }),
    reason: text({ required: true, least: LEAST_WORDS, most: 200, message: 'error.text' }),
  })
export const suspensionFields = suspensionOn(days.today)

/** A need of an address, of medium weight if it names none; nothing for what is none. */
export function needFrom(entry: string): { tag: string; weight: (typeof weights.words)[number] }[] {
  const [tag = '', weight = 'medium'] = entry.split('-')
  const known = weights.words.find((each) => each === weight)
  return tag && known ? [{ tag, weight: known }] : []
}
