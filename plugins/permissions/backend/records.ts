import type { SimContext, SimKind } from '#harness/backend/contract'
import { type Grant, grantKind } from '#harness/backend/core/grants'
import { simRecords } from '#harness/backend/kit'
import { isLapsed } from '../rules/states'
import type { Act, ApplicationState, Kind } from '../rules/vocabulary'

/** Records of the area. Roles in force are the core's grants; approved applications write them. */

export interface SimItem {
  readonly roleName: string
  readonly orgCode: string
  readonly from: string
  readonly to: string
  /** The role to give up. */
  readonly grantId?: string
}

export interface SimStep {
  readonly at: string
  readonly by: string
  readonly act: Act
  readonly comment?: string
}

export interface SimApplication {
  readonly id: string
  readonly version: number
  readonly kind: Kind
  /** Login name of the applicant. */
  readonly by: string
  readonly at: string
  readonly items: readonly SimItem[]
  readonly reason: string
  /** As written; that an application lapsed follows from the clock, see `stateOf`. */
  readonly state: Exclude<ApplicationState, 'lapsed'>
  /** Login names. */
  readonly approvers: readonly string[]
  readonly course: readonly SimStep[]
}

/** Kind `role-application`, ids `AP-000001` and up. */
export const applicationKind: SimKind<SimApplication> = { name: 'role-application', id: ({ id }) => id }

export const grants = simRecords<Grant>(grantKind, {
  prefix: 'GR',
  right: 'role.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ loginName }) => [loginName],
})

export const applications = simRecords(applicationKind, {
  prefix: 'AP',
  right: 'role.read',
  org: ({ items }) => items[0]?.orgCode ?? '',
  owners: ({ by }) => [by],
  sees: ({ approvers }, { employee }) => approvers.includes(employee.loginName),
})

export function stateOf({ state, at }: SimApplication, { now }: Pick<SimContext, 'now'>): ApplicationState {
  return state === 'approving' && isLapsed(new Date(at), now) ? 'lapsed' : state
}

/** The employee's applications that are not decided yet. */
export function openOf(context: SimContext, kind: Kind): SimApplication[] {
  return [...context.store.table(applicationKind).values()].filter(
    (each) => each.by === context.employee.loginName && each.kind === kind && stateOf(each, context) === 'approving',
  )
}
