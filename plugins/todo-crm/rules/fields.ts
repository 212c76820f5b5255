import * as v from 'valibot'
import { choice, defineFields, files, list, number, rows, text, type ValuesOf, value } from '#base/fields'
import { MOST_MEMBERS, MOST_NEEDS, MOST_ROLES, otherRoles, removeReasons, weights } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

const need = defineFields({
  tag: text({ required: true, message: 'error.tag' }),
  weight: choice(weights, { required: true, message: 'error.weight' }),
})

export const adviceFields = defineFields({
  needs: rows(need, { least: 1, most: MOST_NEEDS, message: 'error.needs' }),
  capacity: number({ above: 0, most: 10_000, message: 'error.capacity' }),
  solutionId: text(),
  arguments: text({ most: 1000, message: 'error.arguments' }),
  files: files({ most: 9 }),
  /** Of the advice that is edited; 0 for a new one. */
  version: value(v.number(), 0),
})
export type AdviceValues = ValuesOf<typeof adviceFields.table>

export const feedbackFields = defineFields({
  stars: number({ required: true, least: 1, most: 5, whole: true, message: 'error.stars' }),
  text: text({ most: 500, message: 'error.text' }),
})

export const memberFields = defineFields({
  id: text({ required: true, message: 'error.person' }),
  roles: list({ least: 1, most: MOST_ROLES, message: 'error.roles' }),
})

export const removeFields = defineFields(
  {
    reason: choice(removeReasons, { required: true, message: 'error.reason' }),
    text: text({ most: 200, message: 'error.text' }),
  },
  (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check(({ reason, text: said = '' }) => reason !== 'other' || said.trim().length >= 5, 'error.text'),
        ['text'],
      ),
    ),
)

export { MOST_MEMBERS, otherRoles }
