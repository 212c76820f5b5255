import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { currentBy } from '#kit/records'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import type { RequestOf } from '#platform/http'
import { getProject, getTasks, listDaily, project, reportProgress, saveDaily, saveTask } from './api'
import { DAILY_FORM, PROGRESS_FORM, projectSaved, TASK_FORM } from './components/forms'
import { text } from './plugin'
import { projects } from './records'
import { scheduleDetail, scheduleDetailYk } from './routes'
import { dailyFields, NOTHING_KNOWN, progressFields, taskFields } from './rules/fields'

const background = { background: true } as const

/** A report has raised the version of its phase or task, and left its percent. */
async function isReported(core: Core, { id, phase, taskId, version, percent }: RequestOf<typeof reportProgress>) {
  const rows =
    taskId === undefined
      ? (await core.http(getProject, { id }, background)).phases.filter(({ code }) => code === phase)
      : (await core.http(getTasks, { id }, background)).filter((task) => task.id === taskId)
  return rows.some((row) => row.version > version && row.percent === percent)
}

async function isTaskSaved(core: Core, { id, taskId, version, name, state }: RequestOf<typeof saveTask>) {
  const tasks = await core.http(getTasks, { id }, background)
  return tasks.some((task) =>
    taskId === undefined ? task.name === name : task.id === taskId && task.version > version && task.state === state,
  )
}

/** A report of the day by the user themselves. */
async function isFiled(core: Core, { id, date, version, problems, ...sent }: RequestOf<typeof saveDaily>) {
  const reports = await core.http(listDaily, { id, month: date.slice(0, 7) }, background)
  return reports.some(
    (report) =>
      report.date === date &&
      report.version > version &&
      report.by.id === core.session.loginName &&
      (report.problems ?? '') === (problems ?? '') &&
      report.weather === sent.weather &&
      report.tempMin === sent.tempMin &&
      report.tempMax === sent.tempMax &&
      report.stopHours === sent.stopHours,
  )
}

/** Reloads what is shown of a project. Never rejects. */
function refresh(core: Core, { id }: { readonly id: string }): void {
  const open = core.store(projects).of(id)
  if (open.main.value) projectSaved(core, open.main.value)
}

const readProject = currentBy(project)

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(reportProgress, {
    title: 'progress.title',
    to: ({ id, phase, taskId }) => href(scheduleDetail, { id, form: 'progress', of: phase ?? taskId }),
    form: PROGRESS_FORM,
    record: ({ id, phase, taskId }) => `${id} ${phase ?? taskId}`,
    values: (request, uploads) => formValues(progressFields(0), request, uploads),
    same: isReported,
    compare: ({ phase, percent }, theirs) => {
      const other = readProject(theirs)?.phases.find(({ code }) => code === phase)
      return other && [{ label: text('field.percent'), mine: `${percent}%`, theirs: `${other.percent}%` }]
    },
    afterSent: refresh,
  }),
  repeatableForm(saveTask, {
    title: 'task.title',
    to: ({ id, taskId }) => href(scheduleDetail, { id, form: 'task', of: taskId }),
    form: TASK_FORM,
    record: ({ id, taskId }) => taskId ?? id,
    values: ({ owner, ...request }) => formValues(taskFields(0), { ...request, owner: { id: owner, name: owner } }),
    same: isTaskSaved,
    afterSent: refresh,
  }),
  repeatableForm(saveDaily, {
    title: 'title.daily',
    to: ({ id, date }) => href(scheduleDetailYk, { id, form: 'daily', of: date }),
    form: DAILY_FORM,
    record: ({ id, date }) => `${id} ${date}`,
    values: (request, uploads) => formValues(dailyFields(NOTHING_KNOWN), request, uploads),
    same: isFiled,
    afterSent: refresh,
  }),
]
export default calls
