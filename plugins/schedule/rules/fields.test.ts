import * as v from 'valibot'
import type { FieldTable } from '#base/fields'
import { dailyFields, NOTHING_KNOWN, planFields, progressFields, reasonFields, riskFields, taskFields } from './fields'

/** The limits of the fields, for form and server: the last value that is right, and the first that is wrong. */

const progress = progressFields(0).table
const task = taskFields().table
const risk = riskFields.table
const daily = dailyFields(NOTHING_KNOWN).table
const plan = planFields('build').table

const words = (length: number) => '字'.repeat(length)
const photos = (count: number) => Array.from({ length: count }, (_, at) => `/${at}.jpg`)
const crew = (trade: object) => [{ trade: 'Fitters', heads: 12, hours: 9, ...trade }]
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

test.each<[string, FieldTable[string], right: readonly unknown[], wrong: readonly unknown[]]>([
  ['percent', progress.percent, [0, 100], [-1, 101]],
  ['percent of a task', task.percent, [0, 100], [-1, 101]],
  ['why less is done', progress.reason, ['', words(200)], [words(201)]],
  ['what was done', progress.text, ['', words(500)], [words(501)]],
  ['photos of progress', progress.photos, [photos(0), photos(9)], [photos(10)]],
  ['name of a task', task.name, [words(1), words(60)], ['', words(61)]],
  ['why a task is blocked', task.reason, ['', words(200)], [words(201)]],
  ['what may happen', risk.text, [words(1), words(200)], ['', words(201)]],
  ['probability', risk.probability, [1, 5], [0, 6, 2.5]],
  ['impact', risk.impact, [1, 5], [0, 6, 2.5]],
  ['measure', risk.measure, ['', words(200)], [words(201)]],
  ['why a plan moves', plan.reason, [words(1), words(200)], ['', words(201)]],
  ['why a project pauses', reasonFields.table.reason, [words(1), words(200)], ['', words(201)]],
  ['temperature', daily.tempMin, [-50, 60], [-51, 61]],
  ['stopped hours', daily.stopHours, [0, 24], [-1, 25]],
  ['trade', daily.crew, [crew({ trade: words(20) })], [crew({ trade: '' }), crew({ trade: words(21) })]],
  ['people', daily.crew, [crew({ heads: 1 }), crew({ heads: 500 })], [0, 501, 1.5].map((heads) => crew({ heads }))],
  ['hours', daily.crew, [crew({ hours: 0 }), crew({ hours: 24 })], [-1, 25].map((hours) => crew({ hours }))],
  ['crew', daily.crew, [[], many(20, crew({})[0])], [many(21, crew({})[0])]],
  ['quantities', daily.quantities, [[], many(30, { code: 'cable', done: 0 })], [many(31, { code: 'cable', done: 0 })]],
  ['machines', daily.machines, ['', words(200)], [words(201)]],
  ['problems', daily.problems, ['', words(500)], [words(501)]],
  ['why a report is corrected', daily.note, ['', words(200)], [words(201)]],
  ['photos of a day', daily.photos, [photos(1), photos(9)], [photos(0), photos(10)]],
])('%s', (_, { sent }, right, wrong) => {
  expect(right.map((value) => v.is(sent, value))).toEqual(right.map(() => true))
  expect(wrong.map((value) => v.is(sent, value))).toEqual(wrong.map(() => false))
})
