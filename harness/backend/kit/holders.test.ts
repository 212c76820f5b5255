import { grantKind } from '../core/grants'
import { decidersOf, holdersOf } from './holders'
import { simulate } from './simulate'

const rights = { 'order.approve': { manager: 'unit', approver: 'unit' } } as const
const sim = simulate({ id: 'orders', rights, handlers: [], kinds: [], seed: () => ({}) })

test('holders of a right over an organisation: the nearest first, up to the group', () => {
  const names = (orgCode: string) =>
    holdersOf('order.approve', orgCode, sim.context('rep01')).map((each) => each.loginName)
  expect(names('440605')).toEqual(['rep02', 'rep03', 'emp30'])
  expect(names('4420')).toEqual(['emp06', 'emp28', 'rep03', 'emp30'])
  expect(names('33')).toEqual(['emp30'])
})

describe('those who decide', () => {
  const decide = { right: 'order.approve', orgCode: '440605', sender: 'rep01' } as const
  const names = (more: object = {}) => decidersOf({ ...decide, ...more }, sim.context('rep01'))

  test('have the right, the nearest first; never who sent it', () => {
    expect(names()).toEqual(['rep02', 'rep03', 'emp30'])
    expect(names({ sender: 'rep02' })).toEqual(['rep03', 'emp30'])
  })

  test('by a role, or of the nearest organisation that has any', () => {
    expect(names({ role: 'approver' })).toEqual(['rep03', 'emp30'])
    expect(names({ isNearest: true })).toEqual(['rep02'])
    expect(names({ isNearest: true, sender: 'rep02' })).toEqual(['rep03'])
    expect(names({ role: 'finance', isNearest: true })).toEqual([])
  })

  test('with two roles once', () => {
    const grant = { id: 'GR-900001', loginName: 'rep03', roleName: 'manager', orgCode: '44', version: 1 }
    sim.store.table(grantKind).put({ ...grant, from: '2026-01-01', to: '2027-12-31' })
    expect(names()).toEqual(['rep02', 'rep03', 'emp30'])
  })
})
