import { choiceOf, toggle, treeOf } from './tree'

const tree = treeOf([
  { code: '44' },
  { code: '4406', parent: '44' },
  { code: '4420', parent: '44' },
  { code: '440604', parent: '4406' },
  { code: '440605', parent: '4406' },
  { code: '330203', parent: '3302' },
])

test('what names a parent that is not there stands at the top', () => {
  expect(tree.roots.map((item) => item.code)).toEqual(['44', '330203'])
})

test('choosing a city takes the place of its districts', () => {
  expect(toggle(tree, ['440604', '330203'], '4406')).toEqual(['330203', '4406'])
})

test('everything below a chosen province is chosen, and what is above a chosen district is so in part', () => {
  expect(choiceOf(tree, ['44'], '440605')).toBe('on')
  expect(choiceOf(tree, ['440605'], '44')).toBe('some')
  expect(choiceOf(tree, ['440605'], '4420')).toBe('off')
})

test('taking a district out of a chosen province leaves all the others', () => {
  expect(toggle(tree, ['44'], '440605')).toEqual(['440604', '4420'])
})

test('pressing twice changes nothing', () => {
  expect(toggle(tree, toggle(tree, ['4420'], '4406'), '4406')).toEqual(['4420'])
})
