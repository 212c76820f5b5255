import { isAllowed, RIGHTS, ROLE_NAMES, scopeOf } from './rights'

const sales = { roleName: 'sales', orgCode: '440605' }
const managerOfFoshan = { roleName: 'manager', orgCode: '4406' }

describe('the table of rights', () => {
  it('lists every right of domain/permissions.md once', () => {
    expect(RIGHTS.size).toBe(46)
    expect(ROLE_NAMES).toHaveLength(6)
  })

  it.each([
    ['sales edit their own leads', 'lead.edit', 'sales', 'own'],
    ['managers edit the leads of their unit', 'lead.edit', 'manager', 'unit'],
    ['approvers edit none', 'lead.edit', 'approver', undefined],
    ['finance approves contracts', 'contract.approve', 'finance', 'unit'],
    ['only editors keep the system templates', 'budget.template', 'editor', 'all'],
    ['projects report progress of their own', 'schedule.update', 'project', 'own'],
    ['managers write no team report but their own', 'report.write', 'manager', 'own'],
  ] as const)('%s', (_, right, role, scope) => {
    expect(RIGHTS.get(right)?.[role]).toBe(scope)
  })
})

describe('what grants allow', () => {
  it('a granted organisation covers everything below it and nothing beside it', () => {
    expect(isAllowed([managerOfFoshan], 'lead.assign', '440604')).toBe(true)
    expect(isAllowed([managerOfFoshan], 'lead.assign', '4406')).toBe(true)
    expect(isAllowed([managerOfFoshan], 'lead.assign', '44')).toBe(false)
    expect(isAllowed([managerOfFoshan], 'lead.assign', '4420')).toBe(false)
  })

  it('a grant at 00 covers all', () => {
    expect(isAllowed([{ roleName: 'approver', orgCode: '00' }], 'role.approve', '3302')).toBe(true)
  })

  it('sales @ 440605 + manager @ 440606 assign leads in 440606 only', () => {
    const roles = [sales, { roleName: 'manager', orgCode: '440606' }]
    expect(isAllowed(roles, 'lead.assign', '440606')).toBe(true)
    expect(isAllowed(roles, 'lead.assign', '440605')).toBe(false)
    expect(scopeOf(roles, 'lead.edit', '440605')).toBe('own')
    expect(scopeOf(roles, 'lead.edit', '440606')).toBe('unit')
  })

  it('an own-record right is no right for every record of the organisation', () => {
    expect(isAllowed([sales], 'lead.edit', '440605')).toBe(false)
    expect(isAllowed([sales], 'lead.edit', '440605', 'own')).toBe(true)
  })

  it('sales see the pool of their organisation, not of another', () => {
    expect(isAllowed([sales], 'lead.pool', '440605')).toBe(true)
    expect(isAllowed([sales], 'lead.pool', '3302')).toBe(false)
  })

  it('without a role, or with an unknown one, only reading messages and asking for roles is left', () => {
    for (const roles of [[], [{ roleName: 'janitor', orgCode: '00' }]]) {
      expect(isAllowed(roles, 'lead.read', '440605', 'own')).toBe(false)
      expect(isAllowed(roles, 'role.apply', '440605')).toBe(true)
      expect(isAllowed(roles, 'message.read', '440605')).toBe(true)
    }
  })
})
