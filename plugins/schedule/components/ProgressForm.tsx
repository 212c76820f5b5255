import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import { DictateInput, formValues, namesOfFiles, PhotosInput } from '#kit/attachments'
import { EditPage, NumberInput, type RecordForm, TextInput, useFieldValue } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Card } from '#ui/components'
import { type Project, project as projectSchema, type Task, task as taskSchema } from '../api'
import { projects } from '../records'
import { type ProgressValues, progressFields } from '../rules/fields'
import { plannedPercent } from '../rules/progress'
import { MOST_PHOTOS } from '../rules/vocabulary'
import { isPhase, mayOpen, PROGRESS_FORM, progressSubmission, standingOf, type Target } from './forms'
import { Paused } from './Paused'
import { PositionInput } from './PositionInput'
import { type Reloaded, useReasonOf } from './useReasonOf'
import { useScheduleTools } from './words'

interface ProgressFormProps {
  readonly id: string
  /** Code of the phase, or id of the task. */
  readonly of: string
}

function targetOf(project: Project | undefined, tasks: readonly Task[], of: string): Target | undefined {
  const phase = project?.phases.find(({ code }) => code === of)
  if (phase) return { kind: 'phase', phase }
  const task = tasks.find(({ id }) => id === of)
  return task && { kind: 'task', task }
}

const [readProject, readTask] = [currentBy(projectSchema), currentBy(taskSchema)]

/** Progress of a phase or task with words and photos; it goes through the outbox (/scheduleDetail). */
export const ProgressForm = observer(function ProgressForm({ id, of }: ProgressFormProps) {
  const { t, word, percent } = useScheduleTools()
  const core = useCore()
  const open = useStore(projects).of(id)
  // By what the address names: the project may not be loaded yet.
  const isOfTask = !isPhase(of)
  const target = () => targetOf(open.main.value, open.parts.tasks.value ?? [], of)
  const now = target()
  const standing = () => {
    const [project, found] = [open.main.value, target()]
    return project && found && standingOf(core, project, found)
  }
  const before = standing()?.percent ?? 0
  const planned = now?.kind === 'phase' ? plannedPercent([now.phase], days.today()) : undefined
  const hint = planned === undefined ? undefined : t('progress.planned', { planned: percent(planned) })
  const name = now?.kind === 'phase' ? word('phase', now.phase.code) : now?.task.name
  return (
    <EditPage
      title={name === undefined ? t('progress.title') : t('progress.of', { name })}
      open={open}
      load={isOfTask ? [open.main, open.parts.tasks] : [open.main]}
      may={() => open.main.value !== undefined && mayOpen(open.main.value, 'progress') && target() !== undefined}
      form={PROGRESS_FORM}
      record={`${id} ${of}`}
      of={standing}
      values={({ version, percent: at }): ProgressValues => ({
        ...formValues(progressFields(at), {}),
        version,
        percent: String(at),
      })}
      taken={({ version, percent: at }) => ({ version, percent: String(at) })}
      fields={progressFields(before)}
      read={(data) => readProject(data)?.phases.find(({ code }) => code === of) ?? readTask(data)}
      submit={(out) => progressSubmission(core, open.main.value as Project, target() as Target, out)}
      compare={{ percent: ({ percent: entered }) => percent(Number(entered)) }}
      words={{ text: true, reason: true, photos: ({ photos }) => namesOfFiles(photos) }}
    >
      {(form) => (
        <>
          <Paused project={open.main.value} />
          <Card>
            <NumberInput form={form} name="percent" unit="%" hint={hint} />
            <Lower form={form} before={before} reload={isOfTask ? open.parts.tasks : open.main} />
            <DictateInput form={form} name="text" lines={3} />
            <PhotosInput form={form} name="photos" most={MOST_PHOTOS} />
            <PositionInput form={form} project={open.main.value} />
          </Card>
        </>
      )}
    </EditPage>
  )
})

interface LowerProps {
  readonly form: RecordForm<ProgressValues>
  /** % */
  readonly before: number
  /** What says how much is done. */
  readonly reload: Reloaded
}

/** The reason, once less is reported than before. */
function Lower({ form, before, reload }: LowerProps) {
  const entered = useFieldValue(form, 'percent')
  const isMissing = useReasonOf(form, reload)
  const isLower = entered !== '' && Number(entered) < before
  return isLower || isMissing ? <TextInput form={form} name="reason" required /> : null
}
