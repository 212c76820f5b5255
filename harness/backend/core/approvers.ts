import { answer, type SimContext, type SimHandler } from '../contract'
import { approversCall } from './calls'
import { type Employee, employeeKind } from './employees'
import { dayOf, type Grant, grantKind, isInForce } from './grants'
import { organisation } from './organisations'

const APPROVER = 'approver'

/** The organisation and its ancestors, nearest first. */
function levelsFrom(orgCode: string): string[] {
  const parent = organisation(orgCode)?.parentCode
  return [orgCode, ...(parent === undefined ? [] : levelsFrom(parent))]
}

/** True if only approvers have the right; such requests are decided one level up. */
function isForApproversOnly(roles: readonly string[]): boolean {
  return roles.length === 1 && roles[0] === APPROVER
}

/** What is to be approved: a role at an organisation. */
export interface ToApprove {
  readonly roleName: string
  readonly orgCode: string
}

/**
 * Login names of the approvers, other than the applicant, of the nearest organisation upwards that has any; the role
 * `approver` itself is approved one level up (domain/permissions.md 'Who approves'). Empty if there are none.
 */
export function approversOf(
  grants: Iterable<Grant>,
  { roleName, orgCode }: ToApprove,
  applicant: string,
  now: Date,
): readonly string[] {
  const today = dayOf(now)
  const held = [...grants].filter((grant) => grant.roleName === APPROVER && isInForce(grant, today))
  const [own = orgCode, ...above] = levelsFrom(orgCode)
  for (const level of roleName === APPROVER ? above : [own, ...above]) {
    const there = held.filter((grant) => grant.orgCode === level && grant.loginName !== applicant)
    if (there.length > 0) return [...new Set(there.map(({ loginName }) => loginName))].sort()
  }
  return []
}

/** True if an organisation would have no approver today without these grants, of which `grant` is one. */
export function isLastApprover(
  grant: Grant,
  without: readonly string[],
  { store, now }: Pick<SimContext, 'store' | 'now'>,
) {
  const today = dayOf(now)
  const approves = (each: Grant) => each.roleName === APPROVER && isInForce(each, today)
  const others = [...store.table(grantKind).values()].filter(({ id }) => !without.includes(id))
  return approves(grant) && !others.some((other) => other.orgCode === grant.orgCode && approves(other))
}

/** Approvers of the role that a right requires, in the organisation of the employee. */
function approversFor({ store, employee, now, rolesWith }: SimContext, right: string): Employee[] {
  const roleName = isForApproversOnly(rolesWith(right)) ? APPROVER : ''
  const wanted = { roleName, orgCode: employee.orgCode }
  return approversOf(store.table(grantKind).values(), wanted, employee.loginName, now).flatMap(
    (loginName) => store.table(employeeKind).get(loginName) ?? [],
  )
}

export const approversHandler: SimHandler = answer(approversCall, ({ right }, context) =>
  approversFor(context, String(right)).map(({ loginName, userName, userNameEn, orgCode }) => {
    const own = organisation(orgCode)
    return { loginName, userName, userNameEn, orgName: own?.orgName, orgNameEn: own?.orgNameEn }
  }),
)
