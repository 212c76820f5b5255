import type { RoleName } from '#platform/core'
import type { SimKind, SimStore } from '../contract'
import { indexedBy } from '../kit/memo'

/** A role at an organisation for a period; the simulator's clock decides whether it is in force. */
export interface Grant {
  readonly id: string
  readonly loginName: string
  readonly roleName: string
  readonly orgCode: string
  /** First and last day, inclusive, `YYYY-MM-DD` at +08:00. */
  readonly from: string
  readonly to: string
  readonly revoked?: boolean
  /** The application that created it. */
  readonly applicationId?: string
  readonly version: number
}

/** Kind `grant`, ids `GR-000001` and up. */
export const grantKind: SimKind<Grant> = { name: 'grant', id: (record) => record.id }

/** Roles of the employees (domain/permissions.md); rep04 has none. */
const HELD: readonly (readonly [loginName: string, roleName: RoleName, orgCode: string])[] = [
  ['rep01', 'sales', '440605'],
  ['rep02', 'manager', '4406'],
  ['rep03', 'approver', '44'],
  ['rep05', 'sales', '3302'],
  ['emp06', 'approver', '4420'],
  ['emp07', 'project', '4406'],
  ['emp08', 'finance', '44'],
  ['emp09', 'editor', '00'],
  ...['emp10', 'emp11', 'emp12', 'emp13'].map((name) => [name, 'sales', '440605'] as const),
  ...['emp14', 'emp15', 'emp16', 'emp17', 'emp29'].map((name) => [name, 'sales', '440604'] as const),
  ...['emp18', 'emp19', 'emp20', 'emp21'].map((name) => [name, 'sales', '440606'] as const),
  ...['emp22', 'emp23', 'emp24'].map((name) => [name, 'sales', '4420'] as const),
  ['emp25', 'sales', '3302'],
  // What Ningbo requests and is owed is settled in its own province.
  ['emp26', 'finance', '33'],
  ['emp27', 'manager', '3302'],
  ['emp28', 'manager', '4420'],
  ['emp30', 'approver', '00'],
]

/** Login names of the salespeople of an organisation, in the order of `HELD`. */
export function salesOf(orgCode: string): readonly string[] {
  return HELD.filter(([, role, org]) => role === 'sales' && org === orgCode).map(([loginName]) => loginName)
}

const DAY = 86_400_000

/** The day at +08:00 (`YYYY-MM-DD`) `days` days from `now`. */
export function dayOf(now: Date, days = 0): string {
  return new Date(now.getTime() + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** Seeds grants relative to `now`, so that they are in force with any `--now`; GR-1 expires in 11 days. */
export function seedGrants(now: Date): Grant[] {
  return HELD.map(([loginName, roleName, orgCode], index) => ({
    id: `GR-${String(index + 1).padStart(6, '0')}`,
    loginName,
    roleName,
    orgCode,
    from: dayOf(now, -60),
    to: dayOf(now, index === 0 ? 11 : 120),
    version: 1,
  }))
}

/** True if a grant gives its role on a day, `YYYY-MM-DD` at +08:00. */
export function isInForce({ revoked, from, to }: Grant, day: string): boolean {
  return !revoked && from <= day && to >= day
}

const grantsOf = indexedBy(grantKind, ({ loginName }) => loginName)

/** Roles of an employee in force today. */
export function rolesInForce(store: SimStore, loginName: string, now: Date) {
  const grants = grantsOf(loginName, { store, now })
  if (grants.length === 0) return []
  const today = dayOf(now)
  return grants.filter((grant) => isInForce(grant, today)).map(({ roleName, orgCode }) => ({ roleName, orgCode }))
}
