import type { Day } from '#base/calendar'
import { canBeGivenUp, grantState, isLapsed, isUrgedRecently, lastDay } from './states'

const TODAY = '2026-11-20' as Day
const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['2026-11-21', '2027-01-01', 'future'],
  ['2026-11-20', '2027-01-01', 'active'],
  ['2026-09-21', '2026-12-05', 'active'],
  ['2026-09-21', '2026-12-04', 'expiring'],
  ['2026-09-21', '2026-12-01', 'expiring'],
  ['2026-09-21', '2026-11-20', 'expiring'],
  ['2026-09-21', '2026-11-19', 'expired'],
])('a role from %s to %s is %s on 2026-11-20', (from, to, state) => {
  expect(grantState({ from, to }, TODAY)).toBe(state)
})

test('a role that was given up or taken away is revoked, whatever its period', () => {
  expect(grantState({ from: '2026-11-21', to: '2027-01-01', revoked: true }, TODAY)).toBe('revoked')
})

test.each([
  ['a Friday', '2026-11-20T09:41', '2026-12-04'],
  ['a Friday afternoon', '2026-11-20T17:00', '2026-12-04'],
  ['a Saturday', '2026-11-21T09:00', '2026-12-04'],
  ['before the October holidays', '2026-09-30T09:00', '2026-10-20'],
])('an application of %s (%s) can be decided until %s', (_name, applied, last) => {
  expect(lastDay(at(applied))).toBe(last)
  expect(isLapsed(at(applied), at(`${last}T23:59`))).toBe(false)
  expect(isLapsed(at(applied), new Date(at(`${last}T23:59`).getTime() + 60_000))).toBe(true)
})

test('approvers can be reminded again after 4 hours', () => {
  expect(isUrgedRecently(undefined, at('2026-11-20T09:41'))).toBe(false)
  expect(isUrgedRecently(at('2026-11-20T05:42'), at('2026-11-20T09:41'))).toBe(true)
  expect(isUrgedRecently(at('2026-11-20T05:41'), at('2026-11-20T09:41'))).toBe(false)
})

test.each([
  [['giveUp'], {}, true],
  [[], { giveUp: 5004 }, true],
  [['other'], {}, false],
])('a role with %j and %j can be given up, now or by a rule that one can do something about: %s', (can, why, may) => {
  expect(canBeGivenUp({ can, why })).toBe(may)
})
