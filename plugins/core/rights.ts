import { EVERYONE, type Rights, ROLE_NAMES, type Scope } from '#src/core'

/**
 * Rights of areas that have no plugin yet (domain/permissions.md); each moves into its area's `rights.ts`. One letter
 * per role in the order of `ROLE_NAMES`: o own, u unit, a all, - none; `*` everybody.
 */
const TABLE = {
  '*': 'message.read',
  'ouuo--': 'visit.read',
  'ouuu--': 'schedule.read',
  'ou----': 'customer.edit contact.write opportunity.create contract.launch risk.handle',
  '-u----': 'risk.assign risk.review partner.suspend',
  'uuuou-': 'customer.read contact.read',
  'ouu-u-': 'customer.bill',
  'ou-o--': 'contact.phone visit.write team.manage budget.write',
  'ou--u-': 'export',
  'ouuou-': 'contract.read budget.read',
  'ouu---': 'visit.comment risk.read',
  'uuuu--': 'advice.read partner.read',
  '-uu---': 'margin.read report.team',
  aaaaaa: 'knowledge.read',
  'ouoo-a': 'knowledge.write',
  '-uu--a': 'knowledge.review',
  '-----a': 'budget.template',
  '--u-u-': 'contract.approve budget.approve',
  '---o--': 'schedule.update',
  '-u-u--': 'schedule.plan',
  'oo----': 'report.write',
  'ou-ou-': 'center.apply',
  '-u--u-': 'center.approve',
} as const

const SCOPES: Readonly<Record<string, Scope>> = { o: 'own', u: 'unit', a: 'all' }

function scopesOf(letters: string): Readonly<Record<string, Scope>> {
  if (letters === EVERYONE) return { [EVERYONE]: 'all' }
  return Object.fromEntries(
    ROLE_NAMES.flatMap((role, index) => {
      const scope = SCOPES[letters.charAt(index)]
      return scope ? [[role, scope]] : []
    }),
  )
}

/** Rights of areas without a plugin; each moves into its area's plugin, together with its text (`right.…`). */
export const rights: Rights = Object.fromEntries(
  Object.entries(TABLE).flatMap(([letters, names]) => names.split(' ').map((name) => [name, scopesOf(letters)])),
)
