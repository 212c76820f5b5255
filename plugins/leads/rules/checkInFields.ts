import * as v from 'valibot'
import { across, choice, defineFields } from '#base/fields'
import { checkInFields, pressFields, requiredReason, saysWhy } from '#domain/checkIn/rules'
import { nextFields } from './fields'
import { TRACK_AUDIO_MAX, TRACK_TEXT } from './limits'

/** The fields of check-ins (domain/leads.md 1 'ClockIn'); messages are keys of texts. */

/** Kinds of an arrival. */
export const ARRIVAL_KINDS = ['visit', 'survey', 'delivery'] as const

const table = checkInFields({ text: TRACK_TEXT.max, audio: TRACK_AUDIO_MAX })

export const arrivalFields = defineFields(
  {
    ...table,
    kind: choice(ARRIVAL_KINDS, { required: true }),
    ...nextFields,
  },
  (whole) => v.pipe(whole, across(['fix', 'reason'], saysWhy, requiredReason.rules.message, 'reason')),
)

export const leaveFields = defineFields({ ...pressFields, text: table.text })
