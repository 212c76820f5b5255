import type { SimEmployee, SimKind, SimStore } from './contract'
import { employeeKind } from './core/employees'
import { rolesInForce } from './core/grants'
import { organisation } from './core/organisations'

/** Kind `session`: one for each employee. `PUT /__sim/records/session/rep01 {"expired":true}` expires the token. */
export interface Session {
  readonly employee: string
  readonly expired: boolean
  /** When the employee last signed in. */
  readonly signedInAt?: string
}
export const sessionKind: SimKind<Session> = { name: 'session', id: (record) => record.employee }

/** The employee of calls without a sign-in (`open`). */
export const NOBODY: SimEmployee = {
  loginName: '',
  userName: '',
  userNameEn: '',
  code: '',
  orgCode: '',
  orgName: '',
  roles: [],
}

export const tokenOf = (loginName: string) => `sim-${loginName}`

/** The employee with the roles in force today; undefined for an unknown login name. */
export function findEmployee(store: SimStore, loginName: string, now: Date): SimEmployee | undefined {
  const record = store.table(employeeKind).get(loginName)
  if (!record) return undefined
  return {
    ...record,
    orgName: organisation(record.orgCode)?.orgName ?? '',
    roles: rolesInForce(store, loginName, now),
  }
}

/** The employee of a request with a valid token `sim-<employee>`, with or without quotes; else undefined. */
export function identify(store: SimStore, headers: Headers, now: Date): SimEmployee | undefined {
  const token = (headers.get('authorization') ?? '').replace(/["']/g, '').trim()
  const loginName = /^sim-(\w+)$/.exec(token)?.[1]
  if (loginName === undefined || store.table(sessionKind).get(loginName)?.expired) return undefined
  return findEmployee(store, loginName, now)
}

/** Signs an employee in; this renews an expired token. */
export function signIn(store: SimStore, loginName: string, now: Date): void {
  store.table(sessionKind).put({ employee: loginName, expired: false, signedInAt: now.toISOString() })
}
