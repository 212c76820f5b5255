import type * as v from 'valibot'
import { asDay } from '#base/calendar'
import { isKnown, type Person } from '#base/wire'
import { withFiles, withUploads } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { OpenOf, Resource } from '#kit/records'
import type { Core } from '#platform/core'
import type { Call, RequestOf } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { OutboxItem, OutgoingFile } from '#platform/outbox'
import { type Phase, type Project, reportProgress, saveDaily, saveTask, type Task } from '../api'
import { projectRows, projects } from '../records'
import type { progressFields } from '../rules/fields'
import { stateAfterReport } from '../rules/progress'
import { outboxRecord, PHASES, type PhaseCode, REFUSED } from '../rules/vocabulary'

/** What the area's forms send. */

export const PROGRESS_FORM = 'schedule.progress'
export const TASK_FORM = 'schedule.task'
export const RISK_FORM = 'schedule.risk'
export const DAILY_FORM = 'schedule.daily'

/** A submit about a project, with its files and after what waits already; afterwards what is shown of it is refetched. */
export function projectSubmission<Q>(
  core: Core,
  call: Call<Q, Project>,
  request: NoInfer<Q>,
  project: Project,
  files: readonly OutgoingFile[] = [],
) {
  return submission(call, request, {
    record: outboxRecord(project.id),
    label: nameIn(project, currentLanguage()),
    send: withFiles(files),
    after: (saved) => projectSaved(core, saved),
  })
}

/** A save has changed a project and its rows. */
function projectSaved(core: Core, saved: Project): void {
  const open = core.store(projects)
  open.applied(saved)
  open.of(saved.id).invalidateAll()
  core.store(projectRows).invalidate()
}

/** A form opens for who may send it; also of a paused project, so that nothing that was entered is out of reach. */
export const mayOpen = ({ can, why }: Project, move: 'progress' | 'write'): boolean =>
  can.includes(move) || Number(why[move]) === REFUSED.paused

interface Row {
  readonly id: string
}
/** What the forms of a project's rows have in common: a new row, or the one that the address names. */
export function editedRow<T extends Row>(open: OpenOf<typeof projects>, part: Resource<readonly T[]>, of?: string) {
  const row = () => part.value?.find(({ id }) => id === of)
  const mayWrite = () => open.main.value !== undefined && mayOpen(open.main.value, 'write')
  return {
    row,
    frame: {
      open,
      load: of === undefined ? [open.main] : [open.main, part],
      may: () => mayWrite() && (of === undefined || row() !== undefined),
    },
  }
}

/** What a report of progress is about. */
export type Target = { readonly kind: 'phase'; readonly phase: Phase } | { readonly kind: 'task'; readonly task: Task }

export const isPhase = (code: string): code is PhaseCode => isKnown(PHASES, code as PhaseCode)

type Waiting<Q> = OutboxItem & { readonly request: Q }
const isOf = <Q>(call: Call<Q, unknown>, item: OutboxItem): item is Waiting<Q> => item.callId === call.id

/** A report, with its percent. */
interface Standing {
  readonly version: number
  /** % */
  readonly percent: number
}

/** What waits on this phone about a phase (its code) or a task (its id), in order. */
function waitingAbout(core: Core, projectId: string, of: string) {
  return core.outbox
    .unsentOf(outboxRecord(projectId))
    .flatMap((item): (Waiting<RequestOf<typeof reportProgress>> | Waiting<RequestOf<typeof saveTask>>)[] => {
      // A task is of a phase, too, but does not report it.
      if (isOf(reportProgress, item)) return item.request.phase === of || item.request.taskId === of ? [item] : []
      return isOf(saveTask, item) && item.request.taskId === of ? [item] : []
    })
}

/**
 * Where a phase or task stands once everything about it that waits on this phone is sent. Its version is the server's:
 * what waits before is the outbox's work (`DeclaredCall.revision`).
 */
export function standingOf(core: Core, { id }: Project, target: Target): Standing {
  const { version, percent } = target.kind === 'phase' ? target.phase : target.task
  const waiting = waitingAbout(core, id, target.kind === 'phase' ? target.phase.code : target.task.id)
  return { version, percent: waiting[waiting.length - 1]?.request.percent ?? percent }
}

/** A person whose name the directory may not have yet; fields look it up. */
export const byLogin = (login: string): Person => ({ id: login, name: login, orgCode: undefined })

/** A task with what of it waits on this phone. */
export interface ShownTask extends Task {
  readonly isWaiting?: boolean
}

export const isTaskWaiting = (core: Core, projectId: string, id: string): boolean =>
  waitingAbout(core, projectId, id).length > 0

/** The same of a whole task; `personOf` looks an owner up. */
export function taskWithWaiting(
  core: Core,
  projectId: string,
  task: Task,
  personOf: (id: string) => Person | undefined,
): ShownTask {
  let shown: ShownTask = task
  for (const item of waitingAbout(core, projectId, task.id)) {
    const { percent } = item.request
    shown = { ...shown, isWaiting: true, percent }
    if (!isOf(saveTask, item)) {
      const after = stateAfterReport(shown.state, percent)
      shown = { ...shown, state: after, reason: after === 'blocked' ? shown.reason : undefined }
      continue
    }
    const { name, phase, owner, start, end, state, reason } = item.request
    shown = {
      ...shown,
      name,
      nameEn: name === shown.name ? shown.nameEn : undefined,
      phase,
      owner: owner === shown.owner.id ? shown.owner : (personOf(owner) ?? byLogin(owner)),
      start: asDay(start) ?? shown.start,
      end: asDay(end) ?? shown.end,
      state,
      reason: state === 'blocked' ? reason : undefined,
    }
  }
  return shown
}

/** Name of the draft of one's own report of a day while that of somebody else is in its form. */
export const ownReport = (projectId: string, day: string) => `${projectId} ${day} own`

/** The report of a day waits on this phone. */
export const isDayWaiting = (core: Core, projectId: string, date: string): boolean =>
  core.outbox.unsentOf(outboxRecord(projectId)).some((item) => isOf(saveDaily, item) && item.request.date === date)

export function progressSubmission(
  core: Core,
  project: Project,
  target: Target,
  out: v.InferOutput<ReturnType<typeof progressFields>['schema']>,
) {
  const of = target.kind === 'phase' ? target.phase.code : target.task.id
  const about = target.kind === 'phase' && isPhase(target.phase.code) ? { phase: target.phase.code } : { taskId: of }
  const whole = { ...out, id: project.id, ...about, deviceAt: new Date().toISOString() }
  const { request, uploads } = withUploads('photo', whole)
  return projectSubmission(core, reportProgress, request, project, uploads)
}
