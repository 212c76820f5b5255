import * as v from 'valibot'
import { momentToWire, renamed } from '#base/wire'
import { leadIdSchema } from '../rules/vocabulary'
import { movedSchema, versionOf } from './moves'
import { ignored, ours, plannedSchema, post } from './shared'

/** Moves from the list of the day; apart from the others, which the list of leads loads. */

/** Moves the next step of a lead to another time, also without network. */
export const moveNextStep = post('/updateClue', {
  repeatable: true,
  about: 'Takes leads from the pool, assigns them, moves one on, edits it, or undoes my last move of it.',
  request: v.pipe(
    v.object({
      ...versionOf,
      nextStep: plannedSchema,
      /** When it was written on the device; the step is judged by it within 24 h. */
      deviceAt: v.optional(momentToWire),
    }),
    v.transform(({ id, nextStep, ...rest }) => ({ clueIds: [id], ...rest, changes: { nextStep } })),
  ),
  response: movedSchema,
})

/** A second reminder of the day is not sent. Refused with 4010 for a lead without an owner. */
export const remindOwner = ours.post('/remind', {
  about: 'Reminds the owner of a lead of its next step, once a day.',
  request: renamed({ id: leadIdSchema }, { id: 'clueId' }),
  response: ignored,
})
