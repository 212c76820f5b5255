import type { Day } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { indexedBy, simRecords } from '#harness/backend/kit'
import { companyKind } from '#harness/backend/world'
import type { PhaseCode, ProjectKind } from '../rules/vocabulary'

/** Records of the area as on the wire; people are login names, days `2026-11-20`, moments from `toISOString()`. */

export interface SimPhase {
  readonly code: PhaseCode
  readonly version: number
  readonly weight: number
  readonly planStart: string
  readonly planEnd: string
  readonly baseEnd: string
  readonly actualStart?: string
  readonly actualEnd?: string
  readonly percent: number
}

export interface SimProject {
  readonly projectId: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly kind: ProjectKind
  readonly state: string
  readonly variant: string
  readonly custId: string
  readonly contractId?: string
  readonly manager: string
  readonly orgCode: string
  readonly start: string
  readonly end: string
  readonly capacity?: { readonly value: number; readonly unit: string }
  readonly phases: readonly SimPhase[]
}

interface OfProject {
  readonly projectId: string
}

export interface SimMilestone extends OfProject {
  readonly milestoneId: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly phase: PhaseCode
  readonly plan: string
  readonly baseline: string
  readonly forecast?: string
  readonly actual?: string
  readonly after: readonly string[]
  readonly days: number
}

export interface SimTask extends OfProject {
  readonly taskId: string
  readonly version: number
  readonly name: string
  readonly nameEn?: string
  readonly phase: PhaseCode
  readonly owner: string
  readonly start: string
  readonly end: string
  readonly percent: number
  readonly state: string
  readonly reason?: string | undefined
}

export interface SimRisk extends OfProject {
  readonly riskId: string
  readonly version: number
  readonly text: string
  readonly probability: number
  readonly impact: number
  readonly owner: string
  readonly measure?: string | undefined
  readonly state: string
}

export interface SimLog extends OfProject {
  readonly logId: string
  readonly version: number
  readonly at: string
  readonly by: string
  readonly phase?: PhaseCode
  readonly from?: number
  readonly to?: number
  /** The project's, where it changed. */
  readonly state?: string
  /** Where the report was written. */
  readonly point?: { readonly lng: number; readonly lat: number } | undefined
  readonly text?: string | undefined
  readonly photos?: readonly string[] | undefined
}

export interface SimDaily extends OfProject {
  readonly dailyId: string
  readonly version: number
  readonly date: string
  readonly weather: string
  readonly tempMin: number
  readonly tempMax: number
  readonly stopHours: number
  readonly crew: readonly { readonly trade: string; readonly heads: number; readonly hours: number }[]
  readonly machines?: string | undefined
  readonly quantities: readonly { readonly code: string; readonly done: number }[]
  readonly safety: string
  readonly problems?: string | undefined
  readonly photos: readonly string[]
  readonly note?: string | undefined
  readonly late?: boolean
  readonly by: string
}

export const projectKind: SimKind<SimProject> = { name: 'project', id: ({ projectId }) => projectId }
export const milestoneKind: SimKind<SimMilestone> = { name: 'milestone', id: ({ milestoneId }) => milestoneId }
export const taskKind: SimKind<SimTask> = { name: 'project-task', id: ({ taskId }) => taskId }
export const riskKind: SimKind<SimRisk> = { name: 'project-risk', id: ({ riskId }) => riskId }
export const logKind: SimKind<SimLog> = { name: 'project-log', id: ({ logId }) => logId }
export const dailyKind: SimKind<SimDaily> = { name: 'daily-report', id: ({ dailyId }) => dailyId }

/** Its manager has a project; salespeople see those of their customers. */
export const projects = simRecords(projectKind, {
  prefix: 'PJ',
  right: 'schedule.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ manager, custId }, context) => [manager, companyOf({ custId }, context)?.owner],
})

export const companyOf = ({ custId }: Pick<SimProject, 'custId'>, { store }: SimContext) =>
  store.table(companyKind).get(custId)

/** Rows of a project by its id. */
const ofProject = ({ projectId }: OfProject) => projectId
export const milestonesOf = indexedBy(milestoneKind, ofProject)
export const tasksOf = indexedBy(taskKind, ofProject)
export const risksOf = indexedBy(riskKind, ofProject)
export const logsOf = indexedBy(logKind, ofProject)
export const reportsOf = indexedBy(dailyKind, ofProject)

/** A milestone as the rules read it. */
export const waitingOf = ({ milestoneId: id, ...rest }: SimMilestone) => ({ id, ...rest })

/** A project as the rules read it. */
export const scheduled = (project: SimProject) => ({
  state: project.state,
  end: project.end as Day,
  phases: project.phases.map(({ weight, percent, planStart, planEnd, actualEnd }) => ({
    weight,
    percent,
    planStart: planStart as Day,
    planEnd: planEnd as Day,
    actualEnd: actualEnd as Day | undefined,
  })),
})
