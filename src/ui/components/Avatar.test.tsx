import { initialsOf } from './Avatar'

test.each([
  ['Chen Min', 'CM'],
  ['rep01', 'RE'],
  ['Anna-Maria van Dijk', 'AD'],
  ['陈敏', '陈敏'],
  ['欧阳志远', '志远'],
  ['', ''],
])('initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
