import type { Rights, Scope } from '#platform/core'
import { isWithin } from './organisations'

/** Rights of all areas: right → role → scope. */
export type RightsTable = ReadonlyMap<string, Readonly<Partial<Record<string, Scope>>>>

/** Merges the rights declared by the areas (`PluginDev.rights`). */
export function rightsOf(devs: readonly { readonly rights?: Rights }[]): RightsTable {
  return new Map(devs.flatMap(({ rights = {} }) => Object.entries(rights)))
}

/** Used as a role: every signed-in employee. */
export const EVERYONE = '*'

interface RoleHeld {
  readonly roleName: string
  readonly orgCode: string
}

/**
 * Widest scope that the grants allow for records of an organisation: the union of all grants for it. `own` applies in
 * every organisation, since records shared with an employee may belong to another one.
 */
export function scopeOf(
  table: RightsTable,
  roles: readonly RoleHeld[],
  right: string,
  orgCode: string,
): Scope | undefined {
  const scopes = table.get(right)
  if (!scopes || EVERYONE in scopes) return scopes?.[EVERYONE]
  const held = new Set<Scope>()
  for (const role of roles) {
    const scope = scopes[role.roleName]
    if (scope && (scope !== 'unit' || isWithin(orgCode, role.orgCode))) held.add(scope)
    // The right for all records of a unit includes the right for own records outside it.
    else if (scope === 'unit') held.add('own')
  }
  return (['all', 'unit', 'own'] as const).find((scope) => held.has(scope))
}

/** See `SimContext.can`. */
export function isAllowed(
  table: RightsTable,
  roles: readonly RoleHeld[],
  right: string,
  orgCode: string,
  whose: 'any' | 'own' = 'any',
): boolean {
  const scope = scopeOf(table, roles, right, orgCode)
  return whose === 'own' ? scope !== undefined : scope === 'unit' || scope === 'all'
}
