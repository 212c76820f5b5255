import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { defineDecisionFields, defineFields, list, rows, text, type ValuesOf } from '#base/fields'
import { type Period, periodError } from './period'
import { MOST_ITEMS, REASON } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

/** Why somebody applies for roles, or gives them up. */
export const reason = text({ required: true, least: REASON.least, most: REASON.most, message: 'error.reason' })
/** What an approver enters, by decision. */
export const decisionFields = defineDecisionFields('reject', { ...REASON, message: 'error.reason' })

const chosen = text({ required: true, message: 'error.role' })
const day = text({ required: true, message: 'error.days' })
const table = { orgCode: chosen, roleName: chosen, from: day, to: day }
export type ItemValues = ValuesOf<typeof table>

/** Error of a complete period; an incomplete one has its errors at its days. */
function errorOf({ roleName, from, to }: ItemValues) {
  return from && to ? periodError(roleName, { from: from as Day, to: to as Day }, days.today()) : undefined
}

const item = defineFields(table, (whole) =>
  v.pipe(
    whole,
    v.forward(
      v.check((values) => errorOf(values) !== 'period', 'error.period'),
      ['to'],
    ),
    v.forward(
      v.check((values) => errorOf(values) !== 'past', 'error.past'),
      ['to'],
    ),
  ),
)

/** True if the item can be sent to the check. */
export const isComplete = (values: ItemValues): values is ItemValues & Period => v.is(item.schema, values)

const several = { least: 1, most: MOST_ITEMS, message: 'error.items' }

export const applyFields = defineFields({ items: rows(item, several), reason })
export type ApplyValues = ValuesOf<typeof applyFields.table>

export const giveUpFields = defineFields({
  /** Organisations that the choice of roles is narrowed to; not sent. */
  orgCodes: list(),
  grants: list(several),
  reason,
})
