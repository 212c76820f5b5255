import { answer, type SimContext, type SimHandler } from '../contract'
import { approversCall } from './calls'
import { type Employee, employeeKind } from './employees'
import { rolesInForce } from './grants'
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

/** Approvers, other than the applicant, of the nearest organisation upwards that has any (domain/permissions.md). */
function approversFor({ store, employee, now, rolesWith }: SimContext, right: string): Employee[] {
  const { loginName: applicant, orgCode } = employee
  const [own = orgCode, ...above] = levelsFrom(orgCode)
  for (const level of isForApproversOnly(rolesWith(right)) ? above : [own, ...above]) {
    const there = [...store.table(employeeKind).values()].filter(
      ({ loginName }) =>
        loginName !== applicant &&
        rolesInForce(store, loginName, now).some((role) => role.roleName === APPROVER && role.orgCode === level),
    )
    if (there.length > 0) return there
  }
  return []
}

export const approversHandler: SimHandler = answer(approversCall, ({ right }, context) =>
  approversFor(context, String(right)).map(({ loginName, userName, userNameEn, orgCode }) => {
    const own = organisation(orgCode)
    return { loginName, userName, userNameEn, orgName: own?.orgName, orgNameEn: own?.orgNameEn }
  }),
)
