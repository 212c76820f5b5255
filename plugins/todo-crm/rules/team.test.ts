import { removalRefused, teamRefused, withLeader } from './team'

const member = (id: string, ...roles: string[]) => ({ id, roles })
const team = [member('a', 'leader'), member('b', 'sales'), member('c', 'technical', 'delivery')]

test('never the leader, never the last salesperson', () => {
  expect(removalRefused(team, 'a')).toBe(4501)
  expect(removalRefused(team, 'b')).toBe(4502)
  expect(removalRefused(team, 'c')).toBeUndefined()
  expect(removalRefused([...team, member('d', 'sales', 'finance')], 'b')).toBeUndefined()
  expect(removalRefused([member('a', 'leader', 'sales'), member('b', 'sales')], 'b')).toBeUndefined()
})

test('a team has one leader, a salesperson, and at most 12 members', () => {
  expect(teamRefused(team)).toBeUndefined()
  expect(teamRefused(team.slice(1))).toBe(4501)
  expect(teamRefused([...team, member('d', 'leader')])).toBe(4501)
  expect(teamRefused([member('a', 'leader'), member('b', 'technical')])).toBe(4502)
  const many = (count: number) => [
    ...team,
    ...Array.from({ length: count - 3 }, (_, at) => member(`m${at}`, 'delivery')),
  ]
  expect(teamRefused(many(12))).toBeUndefined()
  expect(teamRefused(many(13))).toBe(4503)
})

test('the old leader becomes a salesperson', () => {
  expect(withLeader(team, 'c')).toEqual([
    member('a', 'sales'),
    member('b', 'sales'),
    member('c', 'leader', 'technical'),
  ])
  expect(withLeader([member('a', 'leader', 'sales'), member('b', 'sales')], 'b')).toEqual([
    member('a', 'sales'),
    member('b', 'leader', 'sales'),
  ])
})
