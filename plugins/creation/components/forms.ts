import { days } from '#base/calendar'
import { newId } from '#base/storage'
import { addressesOf, formValues, uploadsOf, withFiles } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { RequestOf, ResponseOf } from '#platform/http'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { createOpportunity, type getStart } from '../api'
import { NOTE_MAXIMUM } from '../extraction/types'
import { opportunities } from '../records'
import { type NeedValues, type NoteContent, type NoteValues, needFields, noteFields } from '../rules/fields'
import { readingFrom } from '../rules/lastReading'
import { sentRowsOf } from '../rules/reading'

/** Values of the form of a note, and what it sends. */

/** Id of a new note, which is also that of its draft. */
export const newNoteId = () => `D-${newId()}`

export const blankNote = (noteId: string): NoteValues => formValues(noteFields, { noteId, of: {}, currency: 'CNY' })

/** One of which nothing but the ids is known, without network; the server names the customer. */
export const unknownNote = (
  noteId: string,
  { custId, clueId, visitId }: Readonly<Record<'custId' | 'clueId' | 'visitId', string | undefined>>,
): NoteValues => ({
  ...blankNote(noteId),
  of: { clueId, visitId },
  customer: custId === undefined ? null : { name: custId, custId },
})

export const blankNeed = (): NeedValues => formValues(needFields, {})

/** A note that starts from a lead, a customer or a visit. */
export function startedNote(
  noteId: string,
  { name, nameEn, custId, clueId, creditCode, text = '', day, ...known }: ResponseOf<typeof getStart>,
  visitId: string | undefined,
): NoteValues {
  const customer = { name, nameEn, custId, clueId, creditCode }
  const { contact, contactEn, phone, place, placeEn, date } = known
  const language = currentLanguage()
  const given = {
    contact: textIn(contact, contactEn, language),
    names: [contact, contactEn].filter((each) => each !== undefined),
    phone,
    place: textIn(place, placeEn, language),
    date,
  }
  return formValues(noteFields, {
    ...given,
    text: [...text].slice(0, NOTE_MAXIMUM).join(''),
    noteId,
    of: { clueId, visitId },
    customer,
    currency: 'CNY',
    read: readingFrom({ day, given }),
  })
}

type Sent = RequestOf<typeof createOpportunity>

function noteRequest(
  { audio, customer, needs, amount, currency, read, of, ...said }: NoteContent,
  force: boolean,
): Sent {
  const { custId, creditCode, name: company, nameEn: companyEn } = customer
  return {
    ...said,
    noteId: said.noteId ?? '',
    day: read?.day,
    visitId: of.visitId,
    startedFrom: of.clueId,
    clueId: of.clueId ?? customer.clueId,
    custId,
    creditCode,
    company,
    companyEn,
    needs: needs.flatMap(({ product, value, unit, count, replace }) =>
      product === ''
        ? []
        : { product, count, replace, ...(value !== undefined && unit !== undefined && { capacity: { value, unit } }) },
    ),
    ...(amount !== undefined && { amount: { value: amount, currency } }),
    // A piece that the device has lost has no address.
    audio: audio.flatMap((piece) => addressesOf([piece]).map((url) => ({ url, seconds: piece.seconds }))),
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

/** Values of a note that waits in the outbox: all that was sent is the user's, who has seen it. */
export function waitingNote(
  {
    noteId,
    day = days.today(),
    startedFrom,
    custId,
    company,
    companyEn,
    creditCode,
    clueId,
    visitId,
    needs,
    amount,
    audio,
    ...said
  }: Sent,
  uploads: readonly OutgoingFile[],
): NoteValues {
  const values = formValues(
    noteFields,
    {
      ...said,
      noteId,
      of: { clueId: startedFrom, visitId },
      audio: audio.map(({ url }) => url),
      customer: company === undefined ? null : { name: company, nameEn: companyEn, custId, clueId, creditCode },
      needs: sentRowsOf(needs),
      amount: amount?.value,
      currency: amount?.currency ?? 'CNY',
      read: { ...readingFrom({ day, text: said.text }), isSent: true },
    },
    uploads,
  )
  // Of a piece that is uploaded already, only the request knows how long it is.
  const timed = (piece: NoteValues['audio'][number], index: number) => ({
    ...piece,
    seconds: piece.seconds ?? audio[index]?.seconds,
  })
  return { ...values, audio: values.audio.map(timed) }
}
