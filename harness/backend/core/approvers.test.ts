/** @jest-environment node */
import { fakeArea } from '../kit/fakeArea'
import { simulate } from '../kit/testing'
import { isLastApprover } from './approvers'
import { type Grant, grantKind } from './grants'

const context = simulate(fakeArea().dev).context('rep01')
const all = [...context.store.table(grantKind).values()]
const grantOf = (loginName: string) => all.find((each) => each.loginName === loginName) as Grant
const only = grantOf('emp06')

test('the only approver of an organisation is its last, until there is another', () => {
  expect(isLastApprover(only, [only.id], context)).toBe(true)
  const second = { ...only, id: 'GR-900000', loginName: 'rep01' }
  context.store.table(grantKind).put(second)
  expect(isLastApprover(only, [only.id], context)).toBe(false)
  expect(isLastApprover(only, [only.id, second.id], context)).toBe(true)
  context.store.table(grantKind).put({ ...second, revoked: true })
  expect(isLastApprover(only, [only.id], context)).toBe(true)
})

test('other roles, and an approver whose time is over, are none', () => {
  const sales = grantOf('rep01')
  expect(isLastApprover(sales, [sales.id], context)).toBe(false)
  expect(isLastApprover({ ...only, to: '2020-01-01' }, [only.id], context)).toBe(false)
})
