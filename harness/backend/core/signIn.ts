import { answer, type SimEmployee, type SimHandler, SimRefusal, type SimStore } from '../contract'
import { findEmployee, signIn, tokenOf } from '../identity'
import { json, refused } from '../response'
import { employeeCall, getTokenCall, partnerLoginCall, signInCall, userCodeCall } from './calls'
import { employeeInfo, employeeKind } from './employees'

/** Sign-in by password, ticket or auth code (interfaces.md), each with the login result of section 3. */

const PASSWORD = 'demo'
const TENANT = 'sim'
/** Body code of a wrong account or password (ours). */
export const WRONG_PASSWORD = 4001
const GONE = 4004

/** Signs an employee in; undefined for an unknown login name. */
function loginResult(store: SimStore, loginName: string, now: Date) {
  const employee = findEmployee(store, loginName, now)
  if (!employee) return undefined
  signIn(store, loginName, now)
  return {
    authorization: tokenOf(loginName),
    loginName,
    code: employee.code,
    roles: roleNames(employee),
  }
}

const roleNames = ({ roles }: SimEmployee) =>
  [...new Set(roles.map((role) => role.roleName))].map((roleName) => ({ roleName }))

const infoOf = (store: SimStore, loginName: string) => {
  const employee = store.table(employeeKind).get(loginName)
  return employee ? employeeInfo(employee) : null
}

export const signInHandlers: readonly SimHandler[] = [
  answer(
    signInCall,
    ({ loginName, password }, { store, now }) => {
      const result = password === PASSWORD ? loginResult(store, String(loginName).trim(), now) : undefined
      if (!result) throw new SimRefusal(WRONG_PASSWORD, 'Wrong account or password.')
      return result
    },
    { open: true },
  ),

  // Includes the roles in force: after a sign-in by link, the app has no other source for them.
  answer(employeeCall, (_, { store, employee }) => ({
    ...infoOf(store, employee.loginName),
    roles: roleNames(employee),
  })),

  // Not the usual envelope: `result` instead of `data`, and '00' is the only success code (section 7).
  answer(
    getTokenCall,
    ({ ticket }, { store, now }) => {
      const loginName = /^ticket-(\w+)$/.exec(String(ticket))?.[1]
      const result = loginName === undefined ? undefined : loginResult(store, loginName, now)
      if (!result) return json({ code: '01', message: 'The ticket is not valid.', result: null })
      const { roles: _, ...rest } = result
      return json({ code: '00', message: 'success', result: rest })
    },
    { open: true },
  ),

  // A user of the tenant who is not an employee is signed in without an employee (section 4).
  answer(
    partnerLoginCall,
    ({ authCode, authTenantId, userId }, { store, now }) => {
      const loginName = String(userId ?? '')
      if (loginName === '' || authCode !== `auth-${loginName}` || authTenantId !== TENANT) {
        return refused(401, 'The auth code is not valid.')
      }
      const result = loginResult(store, loginName, now)
      if (!result) return { authorization: tokenOf(loginName), loginName, code: '', roles: [], employee: null }
      return { ...result, employee: infoOf(store, loginName) }
    },
    { open: true },
  ),

  answer(userCodeCall, ({ loginName }, { store }) => {
    const employee = store.table(employeeKind).get(String(loginName))
    if (!employee) throw new SimRefusal(GONE, 'No such employee.')
    return employee.code
  }),
]
