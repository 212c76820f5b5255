import { newId } from '#base/storage'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { RequestOf, ResponseOf } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { createOpportunity, type getStart } from '../api'
import { opportunities } from '../records'
import { type NeedValues, type NoteContent, type NoteValues, needFields, noteFields } from '../rules/fields'
import { rowOf } from '../rules/reading'

/** Values of the form of a note, and what it sends. */

/** Id of a new note, which is also that of its draft. */
export const newNoteId = () => `D-${newId()}`

export const blankNote = (noteId: string): NoteValues => formValues(noteFields, { noteId, of: {}, currency: 'CNY' })

export const blankNeed = (): NeedValues => formValues(needFields, {})

/** A note that starts from a lead, a customer or a visit. */
export function startedNote(
  noteId: string,
  { name, nameEn, custId, clueId, creditCode, ...said }: ResponseOf<typeof getStart>,
  visitId: string | undefined,
): NoteValues {
  const customer = { name, nameEn, custId, clueId, creditCode }
  return formValues(noteFields, { ...said, noteId, of: { clueId, visitId }, customer, currency: 'CNY' })
}

type Sent = RequestOf<typeof createOpportunity>

function noteRequest(
  { audio, customer, needs, amount, currency, read: _, of, ...said }: NoteContent,
  force: boolean,
): Sent {
  const { custId, creditCode, name: company } = customer
  return {
    ...said,
    noteId: said.noteId ?? '',
    ...of,
    custId,
    creditCode,
    company,
    needs: needs.flatMap(({ product, value, unit, count, replace }) =>
      product === ''
        ? []
        : { product, count, replace, ...(value !== undefined && unit !== undefined && { capacity: { value, unit } }) },
    ),
    ...(amount !== undefined && { amount: { value: amount, currency } }),
    audio: audio.map((piece) => ({ url: addressesOf([piece])[0] ?? '', seconds: piece.seconds })),
    ...(force && { force }),
  }
}

/** Sends a note; `force`: also where the customer has an opportunity for the same need. */
export function noteSubmission(core: Core, note: NoteContent, force: boolean) {
  return submission(createOpportunity, noteRequest(note, force), {
    record: `creation.note:${note.noteId}`,
    label: nameIn(note.customer, currentLanguage()),
    send: withFiles(uploadsOf('audio', note.audio)),
    after: core.store(opportunities).applied,
  })
}

/** Values of a note that waits in the outbox. */
export function waitingNote(
  { noteId, custId, company, creditCode, clueId, visitId, needs, amount, audio, ...said }: Sent,
  uploads: readonly OutgoingFile[],
): NoteValues {
  const values = {
    ...said,
    noteId,
    of: { clueId, visitId },
    audio: audio.map(({ url }) => url),
    customer: company === undefined ? null : { name: company, custId, creditCode },
    needs: needs.map((need) => rowOf(need)),
    amount: amount?.value,
    currency: amount?.currency ?? 'CNY',
  }
  return formValues(noteFields, values, uploads)
}
