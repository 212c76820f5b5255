import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type RepeatableCall, repeatableForm } from '#platform/core'
import { getBounce, submitBounce } from './api/bounces'
import { getCompetitive, measureCompetitor } from './api/competitive'
import { getWarning, handleWarning } from './api/warnings'
import { bounceRows, bounces, competitiveRows, competitives, warningRows, warnings } from './records'
import { toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasRisk } from './routes'
import { BOUNCE_FORM, bounceFieldsFor, HANDLE_FORM, handleFields, MEASURE_FORM, measureFields } from './rules/fields'

/** Any volume: what a waiting request holds was checked before. */
const ANY = Number.POSITIVE_INFINITY

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(handleWarning, {
    title: 'title.toDoGasRisk',
    to: ({ id }) => href(toDoGasRisk, { id, edit: true }),
    form: HANDLE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, note }) => {
      const warning = await core.http(getWarning, { id }, { background: true })
      return warning.handled?.by.id === core.session.loginName && warning.note === note
    },
    values: (request, uploads) => formValues(handleFields, request, uploads),
    afterSent: (core, { id }) => {
      core.store(warningRows).invalidate()
      core.store(warnings).of(id).invalidateAll()
    },
  }),
  repeatableForm(submitBounce, {
    title: 'title.toDoGasBounceEdit',
    to: ({ id }) => href(toDoGasBounceEdit, { id }),
    form: BOUNCE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, expectedDaily }) => {
      const bounce = await core.http(getBounce, { id }, { background: true })
      return bounce.state === 'submitted' && bounce.expectedDaily === expectedDaily
    },
    values: (request, uploads) => formValues(bounceFieldsFor(ANY), request, uploads),
    afterSent: (core, { id }) => {
      core.store(bounceRows).invalidate()
      core.store(bounces).of(id).invalidateAll()
    },
  }),
  repeatableForm(measureCompetitor, {
    title: 'move.measure',
    to: ({ id }) => href(toDoCompetitiveRisk, { id, edit: true }),
    form: MEASURE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, measure }) => {
      const record = await core.http(getCompetitive, { id }, { background: true })
      return record.measure === measure
    },
    values: (request) => formValues(measureFields, request),
    afterSent: (core, { id }) => {
      core.store(competitiveRows).invalidate()
      core.store(competitives).of(id).invalidateAll()
    },
  }),
]
export default calls
