import * as v from 'valibot'
import type { Point } from '#base/geo'
import type { Person } from '#base/wire'
import { CHECK_IN_PHOTOS, REASON_TEXT, ZONE_RADIUS, zoneOf } from '#domain/checkIn/rules'
import { attachmentsSchema } from '#kit/attachments'

/** A check-in as the server tells it (domain/leads.md 1 'ClockIn'). */
export interface CheckInRecord {
  readonly id: string
  /** Made by the device, so that a check-in can be recognised before the server has given it an id. */
  readonly key?: string | undefined
  /** `leave` ends an arrival; other kinds are the area's. */
  readonly kind: string
  /** Time of the device. */
  readonly at: Date
  readonly serverAt?: Date | undefined
  readonly by?: Person | undefined
  readonly address?: string | undefined
  readonly addressEn?: string | undefined
  /** Distance from the site, and accuracy of the position. m */
  readonly distance?: number | undefined
  readonly accuracy?: number | undefined
  readonly text?: string | undefined
  readonly textEn?: string | undefined
  readonly reason?: string | undefined
  readonly photos: readonly string[]
  readonly audio: readonly string[]
  /** Whole minutes from arrival to leaving; absent before the user has left. */
  readonly dwell?: number | undefined
  /** Keys of weak signals (`SIGNALS` of #base/geo). */
  readonly signals: readonly string[]
  /** Sent so late that a manager has to accept it first. */
  readonly isPending: boolean
  readonly correction?: { readonly note: string } | undefined
  readonly review?:
    | { readonly decision: string; readonly by: Person; readonly comment?: string | undefined }
    | undefined
}

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

/** Fields of a form that checks in or leaves: where and when the button was pressed, the same for each attempt to send. */
export const pressEntries = {
  fix: v.pipe(
    v.nullable(fixSchema),
    v.check((fix) => fix !== null, 'checkIn.error.fix'),
  ),
  /** ms since the epoch; 0 before the button was pressed. */
  at: v.number(),
  key: v.string(),
}
export interface Pressed {
  fix: Fix | null
  at: number
  key: string
}
/** `pressEntries` before the button was pressed. */
export const NOT_PRESSED = { fix: null, at: 0, key: '' } as const

/** The other fields of a check-in; with texts and recordings of an area's own length. */
export const checkInEntries = (most: { readonly text: number; readonly audio: number }) => ({
  ...pressEntries,
  photos: v.pipe(
    attachmentsSchema,
    v.minLength(CHECK_IN_PHOTOS.min, 'checkIn.error.photo'),
    v.maxLength(CHECK_IN_PHOTOS.max),
  ),
  text: v.pipe(v.string(), v.maxLength(most.text, 'checkIn.error.textLong')),
  reason: v.pipe(v.string(), v.maxLength(REASON_TEXT.max, 'checkIn.error.reasonLong')),
  audio: v.pipe(attachmentsSchema, v.maxLength(most.audio)),
})

/** Whether a position lies outside of the zone, also if it is inexact. */
export const isAway = (fix: Fix | null | undefined): boolean =>
  fix?.distance !== undefined && zoneOf(fix.distance, fix.accuracy, ZONE_RADIUS) === 'outside'

/** Outside of the zone a check-in needs a reason. */
export const saysWhy = ({ fix, reason }: { readonly fix: Fix | null; readonly reason: string }): boolean =>
  !isAway(fix) || reason.trim().length >= REASON_TEXT.min

/** Field of a refusal → field of the form and what to say there. */
export const CHECK_IN_REFUSED = {
  reason: { field: 'reason', message: 'checkIn.error.outside' },
  photos: { field: 'photos', message: 'checkIn.error.photo' },
} as const

/** What travels of a press that is whole. */
export function pressOf({ fix, at, key }: Pressed) {
  if (!fix) throw new Error('no position')
  const { lng, lat, accuracy, mock, address } = fix
  return {
    key,
    point: { lng, lat },
    fixAt: new Date(fix.at),
    deviceAt: new Date(at),
    ...(accuracy !== undefined && { accuracy }),
    ...(mock && { mock }),
    ...(address && { address }),
  }
}

interface SentPress extends Pick<Fix, 'accuracy' | 'mock' | 'address'> {
  readonly key: string
  readonly deviceAt: Date
  readonly point?: Point | undefined
  readonly fixAt?: Date | undefined
}

/** The form's values for a press that was sent, without the distance: the server's refusal names the reason. */
export function pressedBy({ point, accuracy, mock, address, fixAt, deviceAt, key }: SentPress): Pressed {
  return {
    fix: point && fixAt ? { ...point, accuracy, mock, address, at: fixAt.getTime() } : null,
    at: deviceAt.getTime(),
    key,
  }
}
