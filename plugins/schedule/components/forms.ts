import type * as v from 'valibot'
import { isKnown } from '#base/wire'
import { withFiles, withUploads } from '#kit/attachments'
import { submission } from '#kit/forms'
import type { OpenOf, Resource } from '#kit/records'
import type { Core } from '#platform/core'
import type { Call } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { type Phase, type Project, reportProgress, type Task } from '../api'
import { outboxRecord, projectRows, projects } from '../records'
import type { progressFields } from '../rules/fields'
import { PHASES, type PhaseCode } from '../rules/vocabulary'

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
export function projectSaved(core: Core, saved: Project): void {
  const open = core.store(projects)
  open.applied(saved)
  open.of(saved.id).invalidateAll()
  core.store(projectRows).invalidate()
}

interface Row {
  readonly id: string
}
/** What the forms of a project's rows have in common: a new row, or the one that the address names. */
export function editedRow<T extends Row>(open: OpenOf<typeof projects>, part: Resource<readonly T[]>, of?: string) {
  const row = () => part.value?.find(({ id }) => id === of)
  const mayWrite = () => open.main.value?.can.includes('write') === true
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

/** Reports of the same phase or task that wait on this phone: the server counts them before this one. */
const waitingOf = (core: Core, { id }: Project, of: string): number =>
  core.outbox.unsentOf(outboxRecord(id)).filter(({ request }) => {
    const { phase, taskId } = (request ?? {}) as { readonly phase?: unknown; readonly taskId?: unknown }
    return phase === of || taskId === of
  }).length

export function progressSubmission(
  core: Core,
  project: Project,
  target: Target,
  out: v.InferOutput<ReturnType<typeof progressFields>['schema']>,
) {
  const of = target.kind === 'phase' ? target.phase.code : target.task.id
  const about = target.kind === 'phase' && isPhase(target.phase.code) ? { phase: target.phase.code } : { taskId: of }
  const version = out.version + waitingOf(core, project, of)
  const { request, uploads } = withUploads('photo', { ...out, id: project.id, version, ...about })
  return projectSubmission(core, reportProgress, request, project, uploads)
}
