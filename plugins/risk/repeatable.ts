import { href } from '#base/routes'
import { type RepeatableCall, repeatableCall, repeatableForm } from '#platform/core'
import { addStep, getIssue } from './api/issues'
import { getReport, submitReport } from './api/reports'
import { doneTodo, getTodo } from './api/todos'
import { biweekReport } from './routes'
import { REPORT_FORM } from './rules/report'
import { issues } from './stores/issues'
import { reports } from './stores/reports'
import { todoRows } from './stores/todos'

const background = { background: true } as const

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableCall(doneTodo, {
    title: 'todos.done',
    alreadyThere: async ({ http }, { id }) => (await http(getTodo, { id }, background)).state === 'done',
    afterSent: (core) => core.store(todoRows).invalidate(),
  }),
  repeatableCall(addStep, {
    title: 'issues.addStep',
    alreadyThere: async ({ http, session }, { id, text }) => {
      const { steps } = await http(getIssue, { id }, background)
      return steps.some((step) => step.text === text && step.by.id === session.loginName)
    },
    afterSent: (core, { id }) => core.store(issues).of(id).main.invalidate(),
  }),
  repeatableForm(submitReport, {
    title: 'report.submit',
    to: ({ id }) => href(biweekReport, { id }),
    form: REPORT_FORM,
    record: ({ id }) => id,
    values: ({ highlights = '', version }) => ({ highlights, version }),
    same: async ({ http }, { id, highlights }) => {
      const report = await http(getReport, { id }, background)
      return report.state !== 'draft' && report.highlights === highlights
    },
    afterSent: (core, { id }) => core.store(reports).of(id).main.invalidate(),
  }),
]
export default calls
