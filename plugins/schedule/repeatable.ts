import { runInAction } from 'mobx'
import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { comparedTexts, currentBy } from '#kit/records'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import type { RequestOf } from '#platform/http'
import { hasFiles, type OutgoingFile, snapshotOf } from '#platform/outbox'
import {
  type Daily,
  getLogs,
  getProject,
  getTasks,
  listDaily,
  type Project,
  project,
  reportProgress,
  saveDaily,
  saveTask,
} from './api'
import { comparedDaily, comparedTask, readDaily, readTask } from './components/compared'
import { DAILY_FORM, ownReport, PROGRESS_FORM, TASK_FORM } from './components/forms'
import { reportName, sentReports } from './due'
import { projectRows, projects } from './records'
import { scheduleDetail, scheduleDetailYk } from './routes'
import { dailyFields, NOTHING_KNOWN, progressFields, taskFields } from './rules/fields'

const background = { background: true } as const

/** The clocks of phone and server may differ by so much. ms */
const CLOCKS_APART = 5 * 60_000

/** Each is the same in both; no text is like an empty one. */
const areSame = <T extends object, K extends keyof T>(
  names: readonly K[],
  one: T,
  other: Readonly<Partial<Record<NoInfer<K>, unknown>>>,
) => names.every((name) => snapshotOf(one[name] ?? '') === snapshotOf(other[name] ?? ''))

/**
 * The log has the report of the user themselves, which has raised the version of its phase or task. A colleague may
 * have reported the same percent, and the user the same before.
 */
async function isReported(core: Core, sent: RequestOf<typeof reportProgress>) {
  const { id, taskId, version, percent, text: words, reason, photos, deviceAt } = sent
  const all = taskId === undefined ? [] : await core.http(getTasks, { id }, background)
  const of = all.find((each) => each.id === taskId)
  const phase = of ? of.phase : sent.phase
  const reported =
    taskId === undefined
      ? (await core.http(getProject, { id }, background)).phases.find((each) => each.code === phase)
      : of
  if (!reported || reported.version <= version) return false
  const said = [of?.name, words, reason].filter(Boolean).join(' · ')
  const first = deviceAt === undefined ? 0 : Date.parse(deviceAt) - CLOCKS_APART
  const isThere = (await core.http(getLogs, { id }, background)).some(
    (log) =>
      log.by.id === core.session.loginName &&
      log.phase === phase &&
      log.to === percent &&
      (log.text ?? '') === said &&
      hasFiles(log.photos, photos) &&
      log.at.getTime() >= first,
  )
  return isThere && reported.version
}

async function isTaskSaved(core: Core, { id, taskId, version, owner, ...sent }: RequestOf<typeof saveTask>) {
  const tasks = await core.http(getTasks, { id }, background)
  const saved = tasks.find(
    (each) =>
      (taskId === undefined || each.id === taskId) &&
      each.version > version &&
      each.owner.id === owner &&
      areSame(['name', 'phase', 'start', 'end', 'percent', 'state'], each, sent) &&
      // Why less of it is done stands in the log.
      (sent.state !== 'blocked' || each.reason === sent.reason),
  )
  // What waits behind a new task is not about it.
  return saved !== undefined && (taskId === undefined || saved.version)
}

/** The report of the day, a first one by the user themselves. */
async function isFiled(core: Core, { id, version, ...sent }: RequestOf<typeof saveDaily>) {
  const reports = await core.http(listDaily, { id, month: sent.date.slice(0, 7) }, background)
  return reports.some(
    (report) =>
      report.version > version &&
      (version > 0 || report.by.id === core.session.loginName) &&
      areSame(['date', 'weather', 'tempMin', 'tempMax', 'stopHours', 'safety'], report, sent) &&
      areSame(['crew', 'machines', 'quantities', 'problems', 'note'], report, sent) &&
      hasFiles(report.photos, sent.photos),
  )
}

/** Refetches what is shown of a project, or was: until then it shows what was sent. Never rejects. */
async function refresh(core: Core, { id }: { readonly id: string }): Promise<void> {
  core.store(projectRows).invalidate()
  await core.store(projects).of(id).refetch()
}

const readProject = currentBy(project)
/** The phase that a report is about, or the task, as somebody else has left it. */
const standingIn = (theirs: unknown, phase: string | undefined) =>
  readProject(theirs)?.phases.find(({ code }) => code === phase) ?? readTask(theirs)

const taskValues = ({ owner, ...request }: RequestOf<typeof saveTask>) =>
  formValues(taskFields(), { ...request, owner: { id: owner, name: owner } })
const dailyValues = (report: RequestOf<typeof saveDaily> | Daily, uploads: readonly OutgoingFile[] = []) =>
  formValues(dailyFields(NOTHING_KNOWN), report, uploads)

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(reportProgress, {
    title: 'progress.title',
    to: ({ id, phase, taskId }) => href(scheduleDetail, { id, form: 'progress', of: phase ?? taskId }),
    form: PROGRESS_FORM,
    record: ({ id, phase, taskId }) => `${id} ${phase ?? taskId}`,
    values: (request, uploads) => formValues(progressFields(0), request, uploads),
    same: isReported,
    revision: ({ phase, taskId }, saved) =>
      taskId === undefined ? saved.phases.find(({ code }) => code === phase)?.version : saved.taskVersion,
    revisionOf: ({ phase, taskId }) => taskId ?? phase,
    compare: ({ phase, percent }, theirs) => {
      const other = standingIn(theirs, phase)
      return other && comparedTexts<{ percent: number }>({ percent: (of) => `${of.percent}%` }, { percent }, other)
    },
    // The version is that of the phase or task.
    onTop: (request, theirs) => {
      const other = standingIn(theirs, request.phase)
      return other && { ...request, version: other.version }
    },
    overlay: ({ phases }: Project, { phase, percent }) =>
      phase === undefined ? {} : { phases: phases.map((each) => (each.code === phase ? { ...each, percent } : each)) },
    afterSent: refresh,
  }),
  repeatableForm(saveTask, {
    title: 'task.title',
    to: ({ id, taskId }) => href(scheduleDetail, { id, form: 'task', of: taskId }),
    form: TASK_FORM,
    record: ({ id, taskId }) => taskId ?? id,
    values: taskValues,
    same: isTaskSaved,
    // What waits behind a new task is not about it: it has no id yet.
    revision: ({ taskId }, { taskVersion }) => (taskId === undefined ? undefined : taskVersion),
    revisionOf: ({ taskId }) => taskId,
    compare: (mine, current) => {
      const theirs = readTask(current)
      return (
        theirs && comparedTexts(comparedTask, taskValues(mine), formValues(taskFields(), theirs), { owner: 'people' })
      )
    },
    afterSent: refresh,
  }),
  repeatableForm(saveDaily, {
    title: 'title.daily',
    to: ({ id, date }) => href(scheduleDetailYk, { id, form: 'daily', of: date }),
    form: DAILY_FORM,
    record: ({ id, date }) => `${id} ${date}`,
    values: dailyValues,
    same: isFiled,
    compare: (mine, current, core) => {
      const theirs = readDaily(current)
      const known = core?.store(projects).of(mine.id).parts.quantities.value ?? []
      return theirs && comparedTexts(comparedDaily(known), dailyValues(mine), dailyValues(theirs))
    },
    overlay: ({ missing }: Project, { date }) => ({ missing: missing.filter((day) => day !== date) }),
    afterSent: (core, request) => {
      const { id, date } = request
      runInAction(() => core.store(sentReports).add(reportName(id, date)))
      void core.drafts.discard(DAILY_FORM, ownReport(id, date))
      return refresh(core, request)
    },
  }),
]
export default calls
