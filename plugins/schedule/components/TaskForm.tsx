import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { days } from '#base/calendar'
import { PersonInput } from '#domain/choosers'
import { usePeople } from '#domain/directory'
import { formValues } from '#kit/attachments'
import { ChoiceInput, DateInput, EditPage, NumberInput, type RecordForm, TextInput, useFieldValue } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { Card, Notice } from '#ui/components'
import { type Project, saveTask, type Task } from '../api'
import { projects } from '../records'
import { type TaskValues, taskFields } from '../rules/fields'
import { PHASES, TASK_STATES } from '../rules/vocabulary'
import { comparedTask, readTask } from './compared'
import { byLogin, editedRow, isTaskWaiting, projectSubmission, TASK_FORM, taskWithWaiting } from './forms'
import { Paused } from './Paused'
import { type Reloaded, useReasonOf } from './useReasonOf'
import { useToWaiting } from './useToWaiting'
import { useScheduleTools } from './words'

interface TaskFormProps {
  readonly id: string
  /** Of the task; a new one without it. */
  readonly of: string | undefined
}

const valuesOf = (task: Partial<Task> & { readonly version: number }): TaskValues => formValues(taskFields(), task)

/** A task with its owner and days; a blocked one says why (/scheduleDetail). */
export const TaskForm = observer(function TaskForm({ id, of }: TaskFormProps) {
  const { t, say } = useScheduleTools()
  const core = useCore()
  const open = useStore(projects).of(id)
  const people = usePeople()
  const { row, frame } = editedRow(open, open.parts.tasks, of)
  const present = () => {
    const task = row()
    return task && taskWithWaiting(core, id, task, (login) => people.get(login))
  }
  const before = present()
  const begun = () => ({
    version: 0,
    phase: 'build' as const,
    start: days.today(),
    end: days.add(days.today(), 7),
    percent: 0,
    state: 'open' as const,
    owner: byLogin(core.session.loginName),
  })
  return (
    <EditPage
      title={of === undefined ? t('task.new') : t('task.title')}
      {...frame}
      form={TASK_FORM}
      record={of ?? id}
      of={of === undefined ? begun : present}
      values={valuesOf}
      fields={taskFields(before)}
      read={readTask}
      submit={({ owner, ...entered }) => {
        const request = { id, ...entered, owner: owner.id, ...(of !== undefined && { taskId: of }) }
        return projectSubmission(core, saveTask, request, open.main.value as Project)
      }}
      compare={{ ...comparedTask, owner: ({ owner }) => say.name(owner ?? undefined) ?? '' }}
    >
      {(form) => (
        <>
          <Paused project={open.main.value} />
          {of === undefined ? null : <Waiting id={id} of={of} />}
          <Card>
            <TextInput form={form} name="name" />
            <ChoiceInput form={form} name="phase" options={PHASES} sheet />
            <PersonInput form={form} name="owner" />
            <DateInput form={form} name="start" />
            <DateInput form={form} name="end" quick={[7, 30]} />
            <NumberInput form={form} name="percent" unit="%" />
            <ChoiceInput form={form} name="state" options={TASK_STATES} group="taskState" />
            <Why form={form} before={before?.percent ?? 0} reload={open.parts.tasks} />
          </Card>
        </>
      )}
    </EditPage>
  )
})

/** Leads to what waits of the task: the form begins with it. */
function Waiting({ id, of }: { readonly id: string; readonly of: string }) {
  const { t } = useScheduleTools()
  const core = useCore()
  const toWaiting = useToWaiting()
  // As it was opened: what the form sends itself waits after this.
  const [isWaiting] = useState(() => isTaskWaiting(core, id, of))
  return isWaiting ? <Notice action={toWaiting}>{t('task.waiting')}</Notice> : null
}

interface WhyProps {
  readonly form: RecordForm<TaskValues>
  /** % */
  readonly before: number
  /** What says how much is done. */
  readonly reload: Reloaded
}

/** Why a task is blocked, or less of it is done than before. */
function Why({ form, before, reload }: WhyProps) {
  const state = useFieldValue(form, 'state')
  const percent = useFieldValue(form, 'percent')
  const isMissing = useReasonOf(form, reload)
  const isLower = percent !== '' && Number(percent) < before
  return state === 'blocked' || isLower || isMissing ? <TextInput form={form} name="reason" required /> : null
}
