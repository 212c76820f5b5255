import * as v from 'valibot'
import { files, text, value } from '#base/fields'
import { CHECK_IN_PHOTOS, REASON_TEXT, ZONE_RADIUS, zoneOf } from './checkIn'

/** A position of the device: GCJ-02, accuracy and distance to the site in m, `at` in ms since the epoch. */
const fixSchema = v.object({
  lng: v.number(),
  lat: v.number(),
  accuracy: v.optional(v.number()),
  mock: v.optional(v.boolean()),
  at: v.number(),
  address: v.optional(v.string()),
  /** Undefined if the site has no place. */
  distance: v.optional(v.number()),
})
export type Fix = v.InferOutput<typeof fixSchema>

/**
 * Fields of a form that checks in or leaves: where and when the button was pressed, the same for each attempt to send.
 */
export const pressFields = {
  fix: value(v.nullable(fixSchema), null, { check: (fix) => fix !== null, message: 'checkIn.error.fix' }),
  /** ms since the epoch; 0 before the button was pressed. */
  at: value(v.number(), 0),
  key: value(v.string(), ''),
}

const explained = { required: true, least: REASON_TEXT.min, most: REASON_TEXT.max } as const
/** The reason outside of the zone. */
export const requiredReason = text({ ...explained, message: 'checkIn.error.outside', key: 'reason' })
/** Why a check-in was a mistake. */
export const correctionNote = text({ ...explained, message: 'checkIn.error.note' })

/** The other fields of a check-in; with texts and recordings of an area's own length. */
export const checkInFields = (most: { readonly text: number; readonly audio: number }) => ({
  ...pressFields,
  photos: files({
    least: CHECK_IN_PHOTOS.min,
    most: CHECK_IN_PHOTOS.max,
    message: 'checkIn.error.photo',
    key: 'photos',
  }),
  text: text({ most: most.text, message: 'checkIn.error.textLong' }),
  reason: text({ most: REASON_TEXT.max, message: 'checkIn.error.reasonLong', key: 'reason' }),
  audio: files({ most: most.audio, key: 'most' }),
})

/** Whether a position is outside of the zone, also if it is inexact. */
export const isAway = (fix: Fix | null | undefined): boolean =>
  fix?.distance !== undefined && zoneOf(fix.distance, fix.accuracy, ZONE_RADIUS) === 'outside'

/** Outside of the zone a check-in needs a reason. */
export const saysWhy = ({ fix, reason }: { readonly fix: Fix | null; readonly reason?: string | undefined }): boolean =>
  !isAway(fix) || v.is(requiredReason.entry, reason)
