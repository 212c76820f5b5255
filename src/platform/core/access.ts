import { when } from 'mobx'
import type { HostKind } from '#platform/host'
import type { CoreTexts } from '#platform/i18n'
import { text } from '#platform/i18n'
import type { Session } from '#platform/session'
import type { Decision } from './core'

/** A right of one area: `lead.read`; `export`: saves lists as files, in every area. */
export type Right = AreaRight | 'export'
type AreaRight = `${string}.${string}`
/** The roles that rights are given to (domain/permissions.md), as the login result names them. */
export const ROLE_NAMES = ['sales', 'manager', 'approver', 'project', 'finance', 'editor'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** The app's own name of a role in the current language; an unknown role is shown by its code. */
export function roleText(roleName: string): string {
  const known = ROLE_NAMES.find((each) => each === roleName)
  return known ? text(`role.${known}`) : roleName
}
/** Instead of a role: everybody who is signed in, even without a role. */
export const EVERYONE = '*'
/** Which records a right covers: own and shared ones, those of the granted organisation and below, or all. */
export type Scope = 'own' | 'unit' | 'all'
/**
 * Rights that an area declares, with the roles that have them. The app checks the role alone; the scope is enforced
 * by the back end, and by its simulator from the same declaration.
 */
export type Rights = Readonly<Record<AreaRight, Scopes>> & { readonly export?: Scopes }
type Scopes = Readonly<Partial<Record<RoleName | typeof EVERYONE, Scope>>>

/**
 * Condition for showing a page, menu entry or area. A closed vocabulary, so that every refusal has a reason to show.
 */
export interface Access {
  readonly permission?: Right
  /** A name in the build variable `FLAGS`. */
  readonly flag?: string
  readonly hosts?: readonly ('messaging-app' | 'partner' | 'browser')[]
}

export interface AccessFacts {
  readonly session: Pick<Session, 'state' | 'roles' | 'rolesLoaded' | 'rolesPending'>
  readonly hostKind: HostKind
  readonly rights: ReadonlyMap<string, ReadonlySet<string>>
  readonly flags: readonly string[]
  /** A text of the core. */
  readonly text: CoreTexts
}

/** Right → roles that have it, merged over all plugins (wire.md 'Launch and identity': one table of rights). */
export function mergeRights(
  plugins: readonly { readonly rights?: Rights }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const merged = new Map<string, Set<string>>()
  for (const plugin of plugins) {
    for (const [right, roles] of Object.entries(plugin.rights ?? {})) {
      const all = merged.get(right) ?? new Set()
      for (const role of Object.keys(roles)) all.add(role)
      merged.set(right, all)
    }
  }
  return merged
}

/** Resolves once the roles are known, or could not be loaded: from then on `decide` says what may be requested. */
export async function whenRolesKnown({ session }: { readonly session: AccessFacts['session'] }): Promise<void> {
  if (session.rolesPending) await when(() => session.rolesPending !== true)
}

/**
 * Decides whether an access condition holds for the user in this host; a refusal carries the reason to show (section
 * 6).
 */
export function decideAccess(access: Access | undefined, facts: AccessFacts): Decision {
  const { session, text } = facts
  if (session.state === 'anonymous') return { ok: false, reason: text('session.signInFirst') }
  if (session.state === 'no-identity') return { ok: false, reason: text('access.noIdentity') }
  if (!access) return { ok: true }
  const { permission, flag, hosts } = access
  const roles = permission === undefined ? undefined : facts.rights.get(permission)
  const needsRole = permission !== undefined && !roles?.has(EVERYONE)
  // A sign-in by link or ticket has no roles. If they could not be loaded, the back end alone decides.
  if (needsRole && session.rolesLoaded !== false && !session.roles.some((role) => roles?.has(role))) {
    return { ok: false, reason: text('access.permission'), right: permission }
  }
  if (flag && !facts.flags.includes(flag)) return { ok: false, reason: text('access.flag') }
  if (hosts && !hosts.includes(facts.hostKind)) return { ok: false, reason: text('access.hosts') }
  return needsRole && session.rolesPending ? { ok: true, pending: true } : { ok: true }
}
