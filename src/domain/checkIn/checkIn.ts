import type { Attachment } from '#base/fields'
import type { Point } from '#base/geo'
import type { Person } from '#base/wire'
import type { Fix } from '#domain/checkIn/rules'
import { addressesOf, attachmentsOf, type RecordedPart } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'

/** A check-in as the server returns it (domain/leads.md 1 'ClockIn'). */
export interface CheckInRecord {
  readonly id: string
  /** Made by the device, so that a check-in can be recognised before the server has given it an id. */
  readonly key?: string | undefined
  /** `leave` ends an arrival; other kinds are the area's. */
  readonly kind: string
  /** The visit that one at a lead is for. */
  readonly visitId?: string | undefined
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
  readonly audio: readonly (string | RecordedPart)[]
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

/** Where and when the button was pressed; see `pressFields`. */
export interface Pressed {
  fix: Fix | null
  at: number
  key: string
}
/** The same before the button was pressed. */
export const NOT_PRESSED = { fix: null, at: 0, key: '' } as const

/** Field of a refusal → field of the form and its text. */
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

/** The form's fields of `checkInFields`, before anything was entered. */
export const NO_CHECK_IN: Pressed & EnteredCheckIn = { ...NOT_PRESSED, photos: [], text: '', reason: '', audio: [] }

/** What a check-in says, as its form holds it. */
export interface EnteredCheckIn {
  photos: Attachment[]
  audio: Attachment[]
  text: string
  reason: string
}

interface CompleteCheckIn extends Pressed {
  readonly photos: readonly Attachment[]
  readonly audio: readonly Attachment[]
  readonly text?: string | undefined
  readonly reason?: string | undefined
}

/** What travels of a complete check-in. */
export function checkInRequest({ photos, audio, text, reason, ...pressed }: CompleteCheckIn) {
  return {
    ...pressOf(pressed),
    photos: addressesOf(photos),
    ...(audio.length > 0 && { audio: addressesOf(audio) }),
    ...(text && { text }),
    ...(reason && { reason }),
  }
}

interface SentCheckIn extends SentPress {
  readonly photos?: readonly string[] | undefined
  readonly audio?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly reason?: string | undefined
}

/** The form's values for a check-in that was sent, to edit it. */
export function checkInValues(sent: SentCheckIn, uploads: readonly OutgoingFile[]): Pressed & EnteredCheckIn {
  const { photos = [], audio = [], text = '', reason = '' } = sent
  return {
    ...pressedBy(sent),
    photos: attachmentsOf(photos, uploads),
    audio: attachmentsOf(audio, uploads),
    text,
    reason,
  }
}
