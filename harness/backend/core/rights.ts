import type { Rights, Scope } from '#src/core'
import { isWithin } from './organisations'

/** Right → role → the records that it holds for: what the areas declare, as one table. */
export type RightsTable = ReadonlyMap<string, Readonly<Partial<Record<string, Scope>>>>

/** One table of the rights that the areas declare (`PluginDev.rights`). */
export function rightsOf(devs: readonly { readonly rights?: Rights }[]): RightsTable {
  return new Map(devs.flatMap(({ rights = {} }) => Object.entries(rights)))
}

/** In place of a role: everybody who is signed in. */
const EVERYONE = '*'

interface RoleHeld {
  readonly roleName: string
  readonly orgCode: string
}

/**
 * The widest scope that the grants give for records of an organisation: rights are their union, organisation by
 * organisation. `own` holds wherever the record lies, since what is shared with someone may lie elsewhere.
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
    // Who may touch every record of a unit may touch what is theirs outside it.
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
