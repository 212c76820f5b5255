import { removalRefused, teamRefused, withLeader } from './team'

const member = (id: string, ...roles: string[]) => ({ id, roles })
const team = [member('a', 'L'), member('b', 'S'), member('c', 'T', 'D')]

test('never the leader, never the last salesperson', () => {
  expect(removalRefused(team, 'a')).toBe(4501)
  expect(removalRefused(team, 'b')).toBe(4502)
  expect(removalRefused(team, 'c')).toBeUndefined()
  expect(removalRefused([...team, member('d', 'S', 'F')], 'b')).toBeUndefined()
  expect(removalRefused([member('a', 'L', 'S'), member('b', 'S')], 'b')).toBeUndefined()
})

test('a team has one leader, a salesperson, and at most 12 members', () => {
  expect(teamRefused(team)).toBeUndefined()
  expect(teamRefused(team.slice(1))).toBe(4501)
  expect(teamRefused([...team, member('d', 'L')])).toBe(4501)
  expect(teamRefused([member('a', 'L'), member('b', 'T')])).toBe(4502)
  const many = (count: number) => [...team, ...Array.from({ length: count - 3 }, (_, at) => member(`m${at}`, 'D'))]
  expect(teamRefused(many(12))).toBeUndefined()
  expect(teamRefused(many(13))).toBe(4503)
})

test('the old leader becomes a salesperson', () => {
  expect(withLeader(team, 'c')).toEqual([member('a', 'S'), member('b', 'S'), member('c', 'L', 'T')])
  expect(withLeader([member('a', 'L', 'S'), member('b', 'S')], 'b')).toEqual([member('a', 'S'), member('b', 'L', 'S')])
})
