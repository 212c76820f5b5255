import { formatNumber } from '#base/quantities'
import type { Coded } from '#base/wire'
import { currentBy, dayInWords, NOTHING } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText, currentLanguage, textIn } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { bounce, type submitBounce } from './api/bounces'
import { competitive, type measureCompetitor } from './api/competitive'
import { type addStep, issue } from './api/issues'
import { report, type submitReport } from './api/reports'
import { todo } from './api/todos'
import { type handleWarning, warning } from './api/warnings'
import { text } from './plugin'
import type { CAUSES } from './rules/vocabulary'

/** What waits on the phone beside the record as somebody else has left it, in words. */

/** The fields of a request; undefined where the record cannot be read. */
const compareWith =
  <Q, D>(read: (theirs: unknown) => D | undefined, fieldsOf: (mine: Q, theirs: D) => readonly ComparedField[]) =>
  (mine: Q, theirs: unknown) => {
    const other = read(theirs)
    return other && fieldsOf(mine, other)
  }
const line = (label: string, mine: string | undefined, theirs: string | undefined): ComparedField => ({
  label,
  mine: mine || NOTHING,
  theirs: theirs || NOTHING,
})

// Requests name causes as texts; a code that is not known is shown as it is.
const causeText = (code: string | undefined) => code && codeText(text, 'cause', code as Coded<(typeof CAUSES)[number]>)
const volumeText = (volume: number | undefined) =>
  volume === undefined ? undefined : `${formatNumber(volume, currentLanguage())} m³`
/** Photos that wait have no name yet. */
const countOf = (files: readonly string[]) => (files.length > 0 ? String(files.length) : undefined)

export const compareWarning = compareWith(currentBy(warning), (mine: RequestOf<typeof handleWarning>, theirs) => [
  line('field.cause', causeText(mine.cause), causeText(theirs.cause)),
  line('field.note', mine.note, theirs.note),
  line('field.photos', countOf(mine.photos), countOf(theirs.photos)),
  line('field.nextDate', dayInWords(mine.nextDate), dayInWords(theirs.nextDate)),
])

export const compareBounce = compareWith(currentBy(bounce), (mine: RequestOf<typeof submitBounce>, theirs) => [
  line('field.cause', causeText(mine.cause), causeText(theirs.cause)),
  line('field.expectedDaily', volumeText(mine.expectedDaily), volumeText(theirs.expectedDaily)),
  line('field.evidence', countOf(mine.evidence), countOf(theirs.evidence)),
])

export const compareMeasure = compareWith(
  currentBy(competitive),
  (mine: RequestOf<typeof measureCompetitor>, theirs) => [line('field.measure', mine.measure, theirs.measure)],
)

/** A step beside the latest one. */
export const compareStep = compareWith(currentBy(issue), (mine: RequestOf<typeof addStep>, { steps: [latest] }) => [
  line('field.text', mine.text, latest && textIn(latest.text, latest.textEn, currentLanguage())),
])

export const compareReport = compareWith(currentBy(report), (mine: RequestOf<typeof submitReport>, theirs) => [
  line('field.highlights', mine.highlights, theirs.highlights),
])

/** A to-do that is ticked off. */
export const compareTodo = compareWith(currentBy(todo), (_: unknown, { state }) => [
  line('todos.state', text('todos.stateOf.done'), codeText(text, 'todos.stateOf', state)),
])
