import { answer, type SimHandler, type SimStore } from '../contract'
import { approversCall } from './calls'
import { type Employee, employeeKind } from './employees'
import { rolesInForce } from './grants'
import { organisation } from './organisations'
import { RIGHTS, type RoleName } from './rights'

const APPROVER: RoleName = 'approver'

/** The organisation and all above it, nearest first. */
function levelsFrom(orgCode: string): string[] {
  const parent = organisation(orgCode)?.parentCode
  return [orgCode, ...(parent === undefined ? [] : levelsFrom(parent))]
}

/** True when no other role brings the right: roles of approvers are decided one level up. */
function isForApproversOnly(right: string): boolean {
  const roles = Object.keys(RIGHTS.get(right) ?? {})
  return roles.length === 1 && roles[0] === APPROVER
}

/** Approvers at the applicant's organisation, else at the nearest level up that has one besides them (domain/permissions.md). */
function approversFor(store: SimStore, applicant: string, orgCode: string, right: string, now: Date): Employee[] {
  const [own = orgCode, ...above] = levelsFrom(orgCode)
  for (const level of isForApproversOnly(right) ? above : [own, ...above]) {
    const there = [...store.table(employeeKind).values()].filter(
      ({ loginName }) =>
        loginName !== applicant &&
        rolesInForce(store, loginName, now).some((role) => role.roleName === APPROVER && role.orgCode === level),
    )
    if (there.length > 0) return there
  }
  return []
}

export const approversHandler: SimHandler = answer(approversCall, ({ right }, { store, employee, now }) =>
  approversFor(store, employee.loginName, employee.orgCode, String(right), now).map(
    ({ loginName, userName, userNameEn, orgCode }) => {
      const own = organisation(orgCode)
      return { loginName, userName, userNameEn, orgName: own?.orgName, orgNameEn: own?.orgNameEn }
    },
  ),
)
