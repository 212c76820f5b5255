import { holdersOf } from './holders'
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
