import * as v from 'valibot'
import { choice, defineFields, files, text } from '#base/fields'
import { by, defineFilters, entriesOf, number, optional, string } from '#base/wire'

/** Kinds of entries that people write into the service log of a company (domain/customer.md 1). */
export const ENTERED_KINDS = ['visit', 'call', 'repair', 'complaint', 'contract'] as const
export type EnteredKind = (typeof ENTERED_KINDS)[number]
/** All kinds: sales advice and warnings, and what became of them, are written by their areas. */
export const LOG_KINDS = [...ENTERED_KINDS, 'advice', 'risk'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** Files of an entry. */
export const LOG_FILES = 6

/** What a person enters, for form, draft and server; messages are text keys of the area. */
export const logFields = defineFields({
  kind: choice(ENTERED_KINDS, { required: true, message: 'error.kind' }),
  text: text({ required: true, least: 5, most: 1000, message: 'error.text' }),
  files: files({ most: LOG_FILES, message: 'error.files' }),
  /** Whom a call was with. */
  contactId: text(),
})

/** Filter of the log; `by` is a login name, days are both included. */
export const logFilters = defineFilters(
  { kinds: by.words(LOG_KINDS), by: by.id, start: by.day, end: by.day },
  { ranges: [['start', 'end']] },
)
/** Of a `Date`. ms since the epoch */
const LAST_MOMENT = 8.64e15

/**
 * Search parameters of the page; `entry`: the form of a new entry, of a call that was just made with whom (`contact`),
 * when (ms since the epoch) and for how many seconds.
 */
export const logSearch = {
  ...logFilters.entries,
  ...entriesOf(optional(string), 'entry', 'contact'),
  at: optional(v.pipe(number, v.minValue(0), v.maxValue(LAST_MOMENT))),
  seconds: optional(v.pipe(number, v.minValue(0))),
}
