import { href } from '#base/routes'
import { todosChanged } from '#domain/todos'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableCall, repeatableForm, type StoreToken } from '#platform/core'
import { postToTodoApp } from '#platform/messages'
import { getBounce, submitBounce } from './api/bounces'
import { getCompetitive, measureCompetitor } from './api/competitive'
import { addStep, getIssue } from './api/issues'
import { getReport, submitReport } from './api/reports'
import { doneTodo, getTodo } from './api/todos'
import { getWarning, handleWarning } from './api/warnings'
import { compareBounce, compareMeasure, compareReport, compareStep, compareTodo, compareWarning } from './compared'
import { bounceRows, bounces, competitiveRows, competitives, warningRows, warnings } from './records'
import { biweekReport, toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasRisk } from './routes'
import { BOUNCE_FORM, bounceFieldsFor, HANDLE_FORM, handleFields, MEASURE_FORM, measureFields } from './rules/fields'
import { REPORT_FORM } from './rules/report'
import { issueRows, issues } from './stores/issues'
import { reports } from './stores/reports'
import { todos } from './stores/todos'

const background = { background: true } as const

/** Any volume: what a waiting request holds was checked before. */
const ANY = Number.POSITIVE_INFINITY

/** The opened records that a call changes. */
type Opened = StoreToken<{ of(id: string): { refetch(): Promise<void> } }>

/**
 * What was sent later has changed its record, the log of its customer, lists and to-dos. Resolves once the record was
 * read again, with which a form that finds this sent begins anew. Never rejects.
 */
const refresh =
  (opened: Opened) =>
  async (core: Core, { id }: { readonly id: string }): Promise<void> => {
    const { store } = core
    for (const rows of [store(warningRows), store(bounceRows), store(competitiveRows), store(issueRows)]) {
      rows.invalidate()
      const customer = rows.get(id)?.customer.id
      if (customer !== undefined) core.invalidateRecord(customer)
    }
    todosChanged(core)
    await store(opened).of(id).refetch()
  }

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(handleWarning, {
    title: 'title.toDoGasRisk',
    to: ({ id }) => href(toDoGasRisk, { id, edit: true }),
    form: HANDLE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, note }) => {
      const warning = await core.http(getWarning, { id }, background)
      return warning.handled?.by.id === core.session.loginName && warning.note === note
    },
    values: (request, uploads) => formValues(handleFields, request, uploads),
    compare: compareWarning,
    afterSent: refresh(warnings),
  }),
  repeatableForm(submitBounce, {
    title: 'title.toDoGasBounceEdit',
    to: ({ id }) => href(toDoGasBounceEdit, { id }),
    form: BOUNCE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, expectedDaily }) => {
      const bounce = await core.http(getBounce, { id }, background)
      return bounce.state === 'submitted' && bounce.expectedDaily === expectedDaily
    },
    values: (request, uploads) => formValues(bounceFieldsFor(ANY), request, uploads),
    compare: compareBounce,
    afterSent: refresh(bounces),
  }),
  repeatableForm(measureCompetitor, {
    title: 'move.measure',
    to: ({ id }) => href(toDoCompetitiveRisk, { id, edit: true }),
    form: MEASURE_FORM,
    record: ({ id }) => id,
    same: async (core, { id, measure }) => {
      const record = await core.http(getCompetitive, { id }, background)
      return record.measure === measure
    },
    values: (request) => formValues(measureFields, request),
    compare: compareMeasure,
    afterSent: refresh(competitives),
  }),
  repeatableCall(doneTodo, {
    title: 'todos.done',
    alreadyThere: async ({ http }, { id }) => (await http(getTodo, { id }, background)).state === 'done',
    compare: compareTodo,
    // Reported as one that is ticked off at once.
    afterSent: async (core, { id }) => {
      await refresh(todos)(core, { id })
      const todo = await core.http(getTodo, { id }, background).catch(() => undefined)
      postToTodoApp('todo.done', { route: todo?.route, value: id })
    },
  }),
  repeatableCall(addStep, {
    title: 'issues.addStep',
    alreadyThere: async ({ http, session }, { id, text, version }) => {
      const issue = await http(getIssue, { id }, background)
      // Newest first, each with a version of its own: an older one may have the same words.
      const since = issue.steps.slice(0, Math.max(0, issue.version - version))
      return since.some((step) => step.text === text && step.by.id === session.loginName) && issue.version
    },
    revision: (_request, { version }) => version,
    compare: compareStep,
    afterSent: refresh(issues),
  }),
  repeatableForm(submitReport, {
    title: 'report.submit',
    to: ({ id }) => href(biweekReport, { id }),
    form: REPORT_FORM,
    record: ({ id }) => id,
    values: ({ highlights = '', version }) => ({ highlights, version }),
    compare: compareReport,
    same: async ({ http }, { id, highlights }) => {
      const report = await http(getReport, { id }, background)
      return report.state !== 'draft' && report.highlights === highlights
    },
    afterSent: refresh(reports),
  }),
]
export default calls
