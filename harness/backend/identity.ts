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

/** Answers to open calls are given to nobody in particular. */
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

/** The employee with their roles of today; undefined for a name that nobody has. */
export function findEmployee(store: SimStore, loginName: string, now: Date): SimEmployee | undefined {
  const record = store.table(employeeKind).get(loginName)
  if (!record) return undefined
  return {
    ...record,
    orgName: organisation(record.orgCode)?.orgName ?? '',
    roles: rolesInForce(store, loginName, now),
  }
}

/** Who sends a call: token `sim-<employee>`, in quotes or not, not expired. */
export function identify(store: SimStore, headers: Headers, now: Date): SimEmployee | undefined {
  const token = (headers.get('authorization') ?? '').replace(/["']/g, '').trim()
  const loginName = /^sim-(\w+)$/.exec(token)?.[1]
  if (loginName === undefined || store.table(sessionKind).get(loginName)?.expired) return undefined
  return findEmployee(store, loginName, now)
}

/** Signing in makes an expired token good again. */
export function signIn(store: SimStore, loginName: string, now: Date): void {
  store.table(sessionKind).put({ employee: loginName, expired: false, signedInAt: now.toISOString() })
}
