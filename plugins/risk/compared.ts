import { formatNumber } from '#base/quantities'
import type { Coded } from '#base/wire'
import { comparedTexts, currentBy, dayInWords } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText, currentLanguage, textIn } from '#platform/i18n'
import { type Bounce, bounce, type submitBounce } from './api/bounces'
import { type Competitive, competitive, type measureCompetitor } from './api/competitive'
import { type addStep, type Issue, issue } from './api/issues'
import { type Report, report, type submitReport } from './api/reports'
import { todo } from './api/todos'
import { type handleWarning, type Warning, warning } from './api/warnings'
import { text } from './plugin'
import type { CAUSES } from './rules/vocabulary'

/** What waits on the phone beside the record as somebody else has left it, in words. */

/** `inWords`: each field in words, of a request or of the record; undefined where the record cannot be read. */
const compareWith =
  <V>(read: (theirs: unknown) => V | undefined, inWords: Readonly<Record<string, (values: V) => string>>) =>
  (mine: V, theirs: unknown) => {
    const other = read(theirs)
    return other && comparedTexts(inWords, mine, other)
  }

// Requests name causes as texts; a code that is not known is shown as it is.
const causeText = (code: string | undefined) => code && codeText(text, 'cause', code as Coded<(typeof CAUSES)[number]>)
const volumeText = (volume: number | undefined) =>
  volume === undefined ? undefined : `${formatNumber(volume, currentLanguage())} m³`
/** Photos that wait have no name yet. */
const countOf = (files: readonly string[]) => (files.length > 0 ? String(files.length) : undefined)

export const compareWarning = compareWith<RequestOf<typeof handleWarning> | Warning>(currentBy(warning), {
  cause: ({ cause }) => causeText(cause) ?? '',
  note: ({ note = '' }) => note,
  photos: ({ photos }) => countOf(photos) ?? '',
  nextDate: ({ nextDate }) => dayInWords(nextDate),
})

export const compareBounce = compareWith<RequestOf<typeof submitBounce> | Bounce>(currentBy(bounce), {
  cause: ({ cause }) => causeText(cause) ?? '',
  expectedDaily: ({ expectedDaily }) => volumeText(expectedDaily) ?? '',
  evidence: ({ evidence }) => countOf(evidence) ?? '',
})

export const compareMeasure = compareWith<RequestOf<typeof measureCompetitor> | Competitive>(currentBy(competitive), {
  measure: ({ measure = '' }) => measure,
})

/** A step beside the latest one. */
export const compareStep = compareWith<RequestOf<typeof addStep> | Issue>(currentBy(issue), {
  text: (values) => {
    if (!('steps' in values)) return values.text
    const [latest] = values.steps
    return latest ? textIn(latest.text, latest.textEn, currentLanguage()) : ''
  },
})

export const compareReport = compareWith<RequestOf<typeof submitReport> | Report>(currentBy(report), {
  highlights: ({ highlights = '' }) => highlights,
})

/** A to-do that is ticked off. */
export function compareTodo(_: unknown, theirs: unknown) {
  const other = currentBy(todo)(theirs)
  const done = text('todos.stateOf.done')
  return other && [{ label: 'todos.state', mine: done, theirs: codeText(text, 'todos.stateOf', other.state) }]
}
