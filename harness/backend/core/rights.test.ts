import { pluginDevs } from '#plugins/dev'
import { coreDev } from './dev'
import { isAllowed as isAllowedBy, rightsOf, scopeOf as scopeBy } from './rights'

const table = rightsOf([coreDev, ...pluginDevs])
const isAllowed = (...requested: Rest<typeof isAllowedBy>) => isAllowedBy(table, ...requested)
const scopeOf = (...requested: Rest<typeof scopeBy>) => scopeBy(table, ...requested)
type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never

const sales = { roleName: 'sales', orgCode: '440605' }
const managerOfFoshan = { roleName: 'manager', orgCode: '4406' }

describe('rights from grants', () => {
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

  it('a right for own records does not include all records of the organisation', () => {
    expect(isAllowed([sales], 'lead.edit', '440605')).toBe(false)
    expect(isAllowed([sales], 'lead.edit', '440605', 'own')).toBe(true)
  })

  it('sales see the pool of their organisation, not of another', () => {
    expect(isAllowed([sales], 'lead.pool', '440605')).toBe(true)
    expect(isAllowed([sales], 'lead.pool', '3302')).toBe(false)
  })

  it('without a known role, only reading messages and requesting roles is allowed', () => {
    for (const roles of [[], [{ roleName: 'janitor', orgCode: '00' }]]) {
      expect(isAllowed(roles, 'lead.read', '440605', 'own')).toBe(false)
      expect(isAllowed(roles, 'role.apply', '440605')).toBe(true)
      expect(isAllowed(roles, 'message.read', '440605')).toBe(true)
    }
  })
})
