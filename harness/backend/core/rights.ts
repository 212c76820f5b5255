import { isWithin } from './organisations'

/** The one table of rights (domain/permissions.md): what a role may do, and for which records. */

export const ROLE_NAMES = ['sales', 'manager', 'approver', 'project', 'finance', 'editor'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** `own` own or shared records, `unit` those of the granted organisation and below, `all` every record. */
export type Scope = 'own' | 'unit' | 'all'

/** A letter for each role in the order of `ROLE_NAMES`: o own, u unit, a all, – none. */
const TABLE: readonly (readonly [rights: string, letters: string])[] = [
  ['lead.read visit.read', 'ouuo--'],
  // The pool that sales see beside their own leads ('sales also the pool of u') is a right of its own here.
  ['lead.pool', 'uuu---'],
  [
    'lead.create lead.edit lead.take lead.checkin lead.discard customer.edit contact.write opportunity.create contract.launch risk.handle',
    'ou----',
  ],
  ['lead.assign risk.assign risk.review partner.suspend', '-u----'],
  ['customer.read contact.read', 'uuuou-'],
  ['customer.bill', 'ouu-u-'],
  ['contact.phone', 'ou-o--'],
  ['export', 'ou--u-'],
  ['contract.read budget.read', 'ouuou-'],
  ['visit.write team.manage budget.write', 'ou-o--'],
  ['visit.comment risk.read', 'ouu---'],
  ['advice.read partner.read', 'uuuu--'],
  ['margin.read report.team', '-uu---'],
  ['knowledge.read', 'aaaaaa'],
  ['knowledge.write', 'ouoo-a'],
  ['knowledge.review', '-uu--a'],
  ['budget.template', '-----a'],
  ['contract.approve budget.approve', '--u-u-'],
  ['schedule.read', 'ouuu--'],
  ['schedule.update', '---o--'],
  ['schedule.plan', '-u-u--'],
  ['report.write', 'oo----'],
  ['center.apply', 'ou-ou-'],
  ['center.approve', '-u--u-'],
  ['role.approve', '--u---'],
]

/** What everyone may do, without a role too. (`knowledge.read` of visibility 4 is the area's own rule.) */
const EVERYONE: ReadonlySet<string> = new Set(['message.read', 'role.read', 'role.apply'])

const SCOPES: Readonly<Record<string, Scope>> = { o: 'own', u: 'unit', a: 'all' }

export const RIGHTS: ReadonlyMap<string, Readonly<Partial<Record<RoleName, Scope>>>> = new Map(
  TABLE.flatMap(([rights, letters]) => {
    const scopes: Partial<Record<RoleName, Scope>> = {}
    ROLE_NAMES.forEach((role, index) => {
      const scope = SCOPES[letters.charAt(index)]
      if (scope) scopes[role] = scope
    })
    return rights.split(' ').map((right) => [right, scopes] as const)
  }),
)

interface RoleHeld {
  readonly roleName: string
  readonly orgCode: string
}

const isRoleName = (name: string): name is RoleName => (ROLE_NAMES as readonly string[]).includes(name)

/**
 * The widest scope that the grants give for records of an organisation: rights are their union, organisation by
 * organisation. `own` holds wherever the record lies, since what is shared with someone may lie elsewhere.
 */
export function scopeOf(roles: readonly RoleHeld[], right: string, orgCode: string): Scope | undefined {
  if (EVERYONE.has(right)) return 'all'
  const scopes = RIGHTS.get(right)
  if (!scopes) return undefined
  const held = new Set<Scope>()
  for (const role of roles) {
    const scope = isRoleName(role.roleName) ? scopes[role.roleName] : undefined
    if (scope && (scope !== 'unit' || isWithin(orgCode, role.orgCode))) held.add(scope)
    // Who may touch every record of a unit may touch what is theirs outside it.
    else if (scope === 'unit') held.add('own')
  }
  return (['all', 'unit', 'own'] as const).find((scope) => held.has(scope))
}

/** See `SimContext.can`. */
export function isAllowed(
  roles: readonly RoleHeld[],
  right: string,
  orgCode: string,
  whose: 'any' | 'own' = 'any',
): boolean {
  const scope = scopeOf(roles, right, orgCode)
  return whose === 'own' ? scope !== undefined : scope === 'unit' || scope === 'all'
}
