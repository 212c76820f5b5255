import type { DiscardReason } from '../../api'
import { NOTE_TEXT } from '../../rules/limits'
import type { DiscardKind, LeadId } from '../../rules/vocabulary'

/** Form values of the discard sheet. */
export interface ReasonValues {
  readonly kind: DiscardKind | undefined
  /** Month, `2027-03`. */
  readonly until: string
  readonly note: string
  readonly sameAs: { readonly id: LeadId; readonly name: string } | undefined
}

export const NO_REASON: ReasonValues = { kind: undefined, until: '', note: '', sameAs: undefined }

export type ReasonField = 'reason' | 'until' | 'note' | 'sameAs'
/** Field → key under `move.error`. */
export type ReasonErrors = Readonly<Partial<Record<ReasonField, ReasonField | 'noteLong' | 'check'>>>

type Checked =
  | { readonly ok: true; readonly reason: DiscardReason }
  | { readonly ok: false; readonly errors: ReasonErrors }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Validates the form: returns the discard reason (domain/leads.md 1 'Discard') or the errors by field. */
export function readReason({ kind, until, note, sameAs }: ReasonValues): Checked {
  const text = note.trim()
  if (kind === undefined) return { ok: false, errors: { reason: 'reason' } }
  if (text.length > NOTE_TEXT.max) return { ok: false, errors: { note: 'noteLong' } }
  const extra = text === '' ? {} : { note: text }
  switch (kind) {
    case 'otherSupplier':
      if (!MONTH.test(until)) return { ok: false, errors: { until: 'until' } }
      return { ok: true, reason: { kind, until, ...extra } }
    case 'other':
      if (text.length < NOTE_TEXT.min) return { ok: false, errors: { note: 'note' } }
      return { ok: true, reason: { kind, note: text } }
    case 'same':
      if (!sameAs) return { ok: false, errors: { sameAs: 'sameAs' } }
      return { ok: true, reason: { kind, sameAs: sameAs.id, ...extra } }
    default:
      return { ok: true, reason: { kind, ...extra } }
  }
}

const FIELDS: readonly string[] = ['reason', 'until', 'note', 'sameAs'] satisfies ReasonField[]

/** Converts field errors of the server (4000); fields that the sheet does not have are ignored. */
export function serverErrors(fields: Readonly<Record<string, string>>): ReasonErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, key]) => {
      if (!FIELDS.includes(field)) return []
      return [[field, key === 'required' || key === 'length' ? field : 'check']]
    }),
  )
}
