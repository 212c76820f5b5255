import { peopleGroups } from './peopleGroups'

const person = (id: string, orgCode: string) => ({ id, name: id, orgCode })
const people = [person('b', '440605'), person('a', '440605'), person('chief', '4406')]
const organisations = [
  { code: '4406', name: '佛山', nameEn: 'Foshan' },
  { code: '440605', name: '南海', nameEn: 'Nanhai', parent: '4406' },
]
const shown = (word: string) =>
  peopleGroups(people, organisations, word).map(({ code, depth, members }) => [
    code,
    depth,
    members.map(({ id }) => id),
  ])

test('people stand under their organisation, as deep as in the tree, within it as they come', () => {
  expect(shown('')).toEqual([
    ['4406', 0, ['chief']],
    ['440605', 1, ['b', 'a']],
  ])
})

test('the search finds names and organisations', () => {
  expect(shown('NANHAI')).toEqual([['440605', 0, ['b', 'a']]])
  expect(shown('chi')).toEqual([['4406', 0, ['chief']]])
  expect(shown('nobody')).toEqual([])
})
