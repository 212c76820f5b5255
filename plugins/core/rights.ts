import { EVERYONE, type Right } from '#src/plugin'

const ROLES = ['sales', 'manager', 'approver', 'project', 'finance', 'editor'] as const

/** Who has a right, a letter for each role in the order above (domain/permissions.md); `*` is everybody, without a role too. */
const TABLE = {
  '*': 'message.read role.read role.apply',
  smapfe: 'knowledge.read',
  smapf: 'customer.read contact.read contract.read budget.read',
  smap: 'visit.read advice.read partner.read schedule.read',
  smaf: 'customer.bill',
  smape: 'knowledge.write',
  sma: 'visit.comment risk.read',
  smp: 'contact.phone visit.write team.manage budget.write',
  smpf: 'center.apply',
  smf: 'export',
  sm: 'customer.edit contact.write opportunity.create contract.launch risk.handle report.write',
  m: 'risk.assign risk.review partner.suspend',
  ma: 'margin.read report.team',
  mae: 'knowledge.review',
  mp: 'schedule.plan',
  mf: 'center.approve',
  e: 'budget.template',
  af: 'contract.approve budget.approve',
  p: 'schedule.update',
  a: 'role.approve',
} as const

const initials = ROLES.map((role) => role[0])

/** Rights of areas that have no plugin of their own yet; each moves into its area's plugin with it, its words (`right.…`) too. */
export const rights: Readonly<Record<Right, readonly string[]>> = Object.fromEntries(
  Object.entries(TABLE).flatMap(([letters, names]) => {
    const roles = letters === '*' ? [EVERYONE] : ROLES.filter((_, index) => letters.includes(initials[index] ?? ''))
    return names.split(' ').map((name) => [name, roles])
  }),
)
