/** @jest-environment node */

import { type Day, days } from '#base/calendar'
import type { FieldTable } from '#base/fields'
import { fieldErrors } from '#harness/backend/kit'
import { bounceFieldsFor, handleFieldsOn, measureFields, reasonFields, sentCompetitor } from './fields'
import { sentIssue, stateFields, stepFields } from './issues'
import { commentFields, sentHighlights } from './report'

/* Limits of what is entered, at their edges (domain/risk.md 1). */

const TODAY = '2026-11-20' as Day
const today = () => TODAY
const after = (count: number) => days.add(TODAY, count)
const words = (count: number) => '字'.repeat(count)
const files = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`)

type Row = readonly [name: string, fields: { readonly table: FieldTable }, last: unknown, beyond: unknown]
const ROWS: readonly Row[] = [
  ['note', handleFieldsOn(today), words(5), words(4)],
  ['note', handleFieldsOn(today), words(500), words(501)],
  ['photos', handleFieldsOn(today), files(9), files(10)],
  ['nextDate', handleFieldsOn(today), after(0), after(-1)],
  ['nextDate', handleFieldsOn(today), after(30), after(31)],
  ['expectedDaily', bounceFieldsFor(12_130), 0.1, 0],
  ['expectedDaily', bounceFieldsFor(12_130), 36_390, 36_390.1],
  ['evidence', bounceFieldsFor(12_130), files(1), []],
  ['evidence', bounceFieldsFor(12_130), files(9), files(10)],
  ['competitor', sentCompetitor, words(2), words(1)],
  ['competitor', sentCompetitor, words(60), words(61)],
  ['volumeAtRisk', sentCompetitor, 1, 0],
  ['volumeAtRisk', sentCompetitor, 1_000_000_000, 1_000_000_001],
  ['theirPrice', sentCompetitor, 0.01, 0],
  ['theirPrice', sentCompetitor, 1_000_000, 1_000_000.01],
  ['evidence', sentCompetitor, words(5), words(4)],
  ['evidence', sentCompetitor, words(500), words(501)],
  ['files', sentCompetitor, files(9), files(10)],
  ['measure', measureFields, words(5), words(4)],
  ['measure', measureFields, words(500), words(501)],
  ['reason', reasonFields, words(5), words(4)],
  ['reason', reasonFields, words(200), words(201)],
  ['title', sentIssue(today), words(4), words(3)],
  ['title', sentIssue(today), words(60), words(61)],
  ['due', sentIssue(today), after(0), after(-1)],
  ['due', sentIssue(today), after(90), after(91)],
  ['text', stepFields, words(5), words(4)],
  ['text', stepFields, words(500), words(501)],
  ['reason', stateFields, words(5), words(4)],
  ['reason', stateFields, words(500), words(501)],
  ['highlights', sentHighlights, words(2000), words(2001)],
  ['text', commentFields, words(500), words(501)],
]

test.each(ROWS)('%s at its limit is accepted, beyond it refused', (name, { table }, last, beyond) => {
  const isWrong = (entered: unknown) => Boolean(fieldErrors(table, { [name]: entered })[name])
  expect([isWrong(last), isWrong(beyond)]).toEqual([false, true])
})
