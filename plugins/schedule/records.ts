import type * as v from 'valibot'
import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { currentLanguage, nameIn } from '#platform/i18n'
import * as api from './api'
import type { planFields, reachedFields } from './rules/fields'
import { outboxRecord, type STATE_MOVES } from './rules/vocabulary'

export const projectRows = defineRows<api.Project>('schedule.rows', { outboxName: outboxRecord })

/** Opened projects with what belongs to them (/scheduleDetail, /scheduleDetailYk). */
export const projects = defineRecords<
  api.Project,
  Readonly<Record<never, never>>,
  {
    milestones: readonly api.Milestone[]
    tasks: readonly api.Task[]
    risks: readonly api.Risk[]
    logs: readonly api.Log[]
    daily: readonly api.Daily[]
    quantities: readonly api.Quantity[]
  }
>('schedule.records', {
  rows: projectRows,
  read: (id) => queryOf(api.getProject, { id }),
  parts: {
    milestones: (id) => queryOf(api.getMilestones, { id }),
    tasks: (id) => queryOf(api.getTasks, { id }),
    risks: (id) => queryOf(api.getRisks, { id }),
    logs: (id) => queryOf(api.getLogs, { id }),
    daily: (id) => queryOf(api.listDaily, { id }),
    quantities: (id) => queryOf(api.getQuantities, { id }),
  },
  current: currentBy(api.project),
  // Their order and their sums follow from the delay.
  changed: (core) => core.store(projectRows).invalidate(),
  outboxName: (shown) => ({ label: nameIn(shown, currentLanguage()) }),
})

interface Reason {
  readonly reason: string
}

const stateMove = <Said extends Partial<Reason>>(to: (typeof STATE_MOVES)[number]) =>
  defineMove(projects, to, (project, said: Said) => queryOf(api.changeState, { ...versionOf(project), to, ...said }), {
    // An acceptance reaches its milestone.
    reload: ['logs', 'milestones'],
  })
export const start = stateMove('start')
export const accept = stateMove('accept')
export const close = stateMove('close')
export const pause = stateMove<Reason>('pause')
export const resume = stateMove<Reason>('resume')

type ContentOf<F extends (given: never) => { readonly schema: v.GenericSchema }> = v.InferOutput<
  ReturnType<F>['schema']
>

/** A new plan of a phase. */
export const plan = defineMove(
  projects,
  'plan',
  (project, entered: ContentOf<typeof planFields>) => queryOf(api.changePlan, { ...versionOf(project), ...entered }),
  { reload: ['logs', 'milestones'] },
)

/** A milestone was reached; the version is its own. */
export const reach = defineMove(
  projects,
  'reach',
  ({ id }, entered: ContentOf<typeof reachedFields>) => queryOf(api.reachMilestone, { id, ...entered }),
  { may: ({ can }) => can.includes('write'), reload: ['logs', 'milestones'] },
)

/** Stores of the area that live longer than a screen. */
export default [projectRows, projects]
