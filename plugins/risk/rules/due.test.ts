import { dueOf, dueStateOf, escalatedOn } from './due'

const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['2026-11-20T14:59', 'warning', '2026-11-25T18:00'],
  ['2026-11-20T15:00', 'warning', '2026-11-26T18:00'],
  ['2026-09-30T10:00', 'serious', '2026-10-08T18:00'],
  ['2026-11-20T10:00', 'high', '2026-11-23T18:00'],
  ['2026-11-20T10:00', 'medium', '2026-11-25T18:00'],
  ['2026-11-20T10:00', 'notice', '2026-11-27T18:00'],
  ['2026-11-20T10:00', 'low', '2026-11-27T18:00'],
  ['2026-11-20T10:00', undefined, '2026-11-27T18:00'],
] as const)('raised at %s with level %s it is due at %s (domain/risk.md 4)', (raised, level, due) => {
  expect(dueOf(at(raised), level)).toEqual(at(due))
})

test('what was due on Thursday 26 is with the manager on Friday 27, with the approver on Tuesday 1 December', () => {
  const due = at('2026-11-26T18:00')
  expect(escalatedOn(due, 'manager')).toBe('2026-11-27')
  expect(escalatedOn(due, 'approver')).toBe('2026-12-01')
})

test.each([
  ['2026-11-20T18:00', '2026-11-20T18:00', 'overdue'],
  ['2026-11-20T18:00', '2026-11-20T17:59', 'today'],
  ['2026-11-22T23:59', '2026-11-20T09:00', 'week'],
  ['2026-11-23T00:00', '2026-11-20T09:00', 'later'],
  ['2026-11-23T18:00', '2026-11-22T09:00', 'later'],
] as const)('due at %s, seen at %s: %s', (due, now, state) => {
  expect(dueStateOf(at(due), at(now))).toBe(state)
})
