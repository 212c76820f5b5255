import type { Workload } from '../../api'
import { groupsOf } from './groups'

const person = (id: string, orgCode: string, open: number): Workload => ({
  id,
  name: id,
  orgCode,
  open,
  due: 0,
  late: 0,
})
const people = [person('b', '440605', 30), person('a', '440605', 12), person('chief', '4406', 0)]
const organisations = [
  { code: '4406', name: '佛山', nameEn: 'Foshan' },
  { code: '440605', name: '南海', nameEn: 'Nanhai', parent: '4406' },
]
const shown = (word: string) =>
  groupsOf(people, organisations, word).map(({ code, depth, members }) => [code, depth, members.map(({ id }) => id)])

test('people stand under their organisation, as deep as in the tree, those with least to do first', () => {
  expect(shown('')).toEqual([
    ['4406', 0, ['chief']],
    ['440605', 1, ['a', 'b']],
  ])
})

test('the search finds names and organisations', () => {
  expect(shown('NANHAI')).toEqual([['440605', 0, ['a', 'b']]])
  expect(shown('chi')).toEqual([['4406', 0, ['chief']]])
  expect(shown('nobody')).toEqual([])
})
