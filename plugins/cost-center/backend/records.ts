import { type Day, days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { type SimStep as Step, simRecords } from '#harness/backend/kit'
import type { Act, Action, Kind, State } from '../rules/vocabulary'

/** Records of the area; days `2026-11-20`, moments from `toISOString()`. */

export interface SimStep extends Step<Act> {
  /** The state in which it was done. */
  readonly step: State
}

export interface SimRequest {
  readonly requestId: string
  readonly version: number
  readonly action: Action
  readonly kind: Kind
  readonly orgCode: string
  readonly centerCode?: string | undefined
  /** The center as the applicant saw it: whose values the request began with. */
  readonly seen?: { readonly code: string; readonly version: number } | undefined
  readonly name: string
  readonly code: string
  readonly parentCode?: string | undefined
  readonly from: string
  readonly to?: string | undefined
  /** Login name. */
  readonly responsible?: string | undefined
  readonly business?: string | undefined
  readonly target?: number | undefined
  readonly reason?: string | undefined
  readonly files: readonly string[]
  readonly state: State
  readonly course: readonly SimStep[]
  /** Login name of the applicant. */
  readonly by: string
  readonly updatedAt: string
}

export interface SimCenter {
  readonly code: string
  readonly version: number
  readonly name: string
  readonly kind: Kind
  readonly orgCode: string
  readonly parentCode?: string | undefined
  readonly from: string
  readonly to?: string | undefined
  readonly responsible: string
}

export const requestKind: SimKind<SimRequest> = { name: 'center-request', id: ({ requestId }) => requestId }
export const centerKind: SimKind<SimCenter> = { name: 'center', id: ({ code }) => code }

export const requests = simRecords(requestKind, {
  prefix: 'CC',
  right: 'center.apply',
  org: ({ orgCode }) => orgCode,
  owners: ({ by }) => [by],
  // Whoever is responsible for a center learns that it is set up, or about to end.
  sees: ({ responsible, state }, { employee }) => state === 'done' && responsible === employee.loginName,
})

export const isWaiting = (state: State): boolean => state === 'step1' || state === 'step2'

/** When the present step began; undefined while nobody decides. */
export function sinceOf({ state, course }: SimRequest): Date | undefined {
  const last = course[course.length - 1]
  return last && isWaiting(state) ? new Date(last.at) : undefined
}

/** Centers of the employee's organisations, and of the company that these belong to. */
export const centers = simRecords(centerKind, {
  prefix: 'center',
  right: 'center.apply',
  org: ({ orgCode }) => orgCode,
  owners: ({ responsible }) => [responsible],
  sees: ({ orgCode }, { employee }) => employee.orgCode.startsWith(orgCode.slice(0, 4)),
})

export const todayOf = ({ now }: Pick<SimContext, 'now'>): Day => days.of(now)
