import { choiceOf, toggle, treeOf } from './tree'

const tree = treeOf([
  { code: '44' },
  { code: '4406', parent: '44' },
  { code: '4420', parent: '44' },
  { code: '440604', parent: '4406' },
  { code: '440605', parent: '4406' },
  { code: '330203', parent: '3302' },
])

test('an entry whose parent is missing is a root', () => {
  expect(tree.roots.map((item) => item.code)).toEqual(['44', '330203'])
})

test('choosing a city replaces its chosen districts', () => {
  expect(toggle(tree, ['440604', '330203'], '4406')).toEqual(['330203', '4406'])
})

test('entries below a chosen province are on, entries above a chosen district are partly on', () => {
  expect(choiceOf(tree, ['44'], '440605')).toBe('on')
  expect(choiceOf(tree, ['440605'], '44')).toBe('some')
  expect(choiceOf(tree, ['440605'], '4420')).toBe('off')
})

test('removing a district from a chosen province keeps all others', () => {
  expect(toggle(tree, ['44'], '440605')).toEqual(['440604', '4420'])
})

test('toggling twice restores the choice', () => {
  expect(toggle(tree, toggle(tree, ['4420'], '4406'), '4406')).toEqual(['4420'])
})
