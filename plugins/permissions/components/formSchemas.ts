import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { type Period, periodError } from '../rules/period'
import { MOST_ITEMS, REASON } from '../rules/vocabulary'

/** What the forms of the area can send; messages are text keys of the area. */

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(REASON.least, 'error.reason'),
  v.maxLength(REASON.most, 'error.reason'),
)

const chosen = v.pipe(v.string(), v.nonEmpty('error.role'))
const day = v.pipe(v.string(), v.nonEmpty('error.days'))

const item = v.object({ orgCode: chosen, roleName: chosen, from: day, to: day })
export type ItemValues = v.InferInput<typeof item>

/** Error of a complete period; an incomplete one has its errors at its days. */
function errorOf({ roleName, from, to }: ItemValues) {
  return from && to ? periodError(roleName, { from: from as Day, to: to as Day }, days.today()) : undefined
}

const checkedItem = v.pipe(
  item,
  v.forward(
    v.check((values) => errorOf(values) !== 'period', 'error.period'),
    ['to'],
  ),
  v.forward(
    v.check((values) => errorOf(values) !== 'past', 'error.past'),
    ['to'],
  ),
)

/** The item can be asked about. */
export const isComplete = (values: ItemValues): values is ItemValues & Period => v.is(checkedItem, values)

export const applySchema = v.object({
  items: v.pipe(v.array(checkedItem), v.minLength(1, 'error.items'), v.maxLength(MOST_ITEMS, 'error.items')),
  reason,
})
export type ApplyValues = v.InferInput<typeof applySchema>

export const giveUpSchema = v.object({
  /** Organisations that the choice of roles is narrowed to; not sent. */
  orgCodes: v.array(v.string()),
  grants: v.pipe(v.array(v.string()), v.minLength(1, 'error.items'), v.maxLength(MOST_ITEMS, 'error.items')),
  reason,
})
