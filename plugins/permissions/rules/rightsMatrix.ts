import { EVERYONE, type Rights, ROLE_NAMES, type RoleName, type Scope } from '#platform/core'

/** A right and what each role may do with it: own and shared records, those of the organisation and below, or all. */
export interface MatrixRow {
  /** Id of the plugin that declares the right. */
  readonly area: string
  /** Code of the right, as in the dictionary `right`. */
  readonly right: string
  /** Roles without the right are missing. */
  readonly scopes: Readonly<Partial<Record<RoleName, Scope>>>
  /** Also without any role. */
  readonly everyone: boolean
}

/** What each role may do, from the rights that the areas declare (/roleDescription); in the order of the areas. */
export function rightsMatrix(
  areas: readonly { readonly id: string; readonly rights?: Rights }[],
): readonly MatrixRow[] {
  return areas.flatMap(({ id: area, rights = {} }) =>
    Object.entries(rights).map(([right, declared]): MatrixRow => {
      const general = declared[EVERYONE]
      const scopes = ROLE_NAMES.flatMap((role) => {
        const scope = declared[role] ?? general
        return scope ? [[role, scope] as const] : []
      })
      return { area, right, scopes: Object.fromEntries(scopes), everyone: general !== undefined }
    }),
  )
}

/** Roles in the order of their columns: the requested one, those of the user, the others. */
export function columnsFor(requested: string | undefined, own: readonly string[]): readonly [RoleName, ...RoleName[]] {
  const rankOf = (role: RoleName) => (role === requested ? 0 : own.includes(role) ? 1 : 2)
  return [...ROLE_NAMES].sort((a, b) => rankOf(a) - rankOf(b)) as [RoleName, ...RoleName[]]
}
