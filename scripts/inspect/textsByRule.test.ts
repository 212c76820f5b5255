/** @jest-environment node */
import { textsByRule } from './textsByRule'

test.each([
  ['a move', "export const close = defineMove(records, 'close', ({ id }) => ask(x))", ['moved.close']],
  ['a move with types', "defineMove<Lead, Beside>(\n  records,\n  'take',", ['moved.take']],
  ['a move whose name is computed', 'defineMove(reviews, decision, () => x)', []],
  [
    'a decision',
    "export const decisionFields = defineDecisionFields('return', { most: 200 })",
    [
      'field.comment',
      ...['move.approve', 'move.approveTitle', 'moved.approve'],
      ...['move.return', 'move.returnTitle', 'moved.return'],
    ],
  ],
  ['quick filters', "[{ key: 'late', on: { late: true } }, { key: 'facts', body: x }]", ['quick.late']],
  ['the filter page', '<FilterScreen chooser={c} list={l} title="x">', ['filter.show', 'filter.showSome']],
  ['the filter sheet', 'useFilterSheet(screen, (draft) => x)', ['filter.show', 'filter.showSome']],
  ['a choice', '<ChoiceFilter draft={draft} name="risk" nameOf={(of) => of + "/"} />', ['filter.risk']],
  ['a choice with a label', '<ChoiceFilter\n  name="risk"\n  label={t(\'level\')}\n/>', []],
  ['a choice of a computed field', '<ChoiceFilter draft={draft} name={name} />', []],
  ['a flag', '<FlagFilter name="late" />', ['filter.late']],
  ['a long list', '<PickFilter name="owners" choose={ask} />', ['filter.owners', 'filter.none']],
  ['a range', "<RangeFilter label={t('gas')} />", ['filter.any', 'filter.from', 'filter.range']],
])('%s needs its texts', (_, code, keys) => {
  expect(textsByRule(code).map(({ key }) => key)).toEqual(keys)
})

test('a text is named once, and those of the list are told from those of the area', () => {
  const code = '<FlagFilter name="late" /><FlagFilter name="late" />defineMove(orders, \'close\', x)'
  expect(textsByRule(code)).toEqual([
    { key: 'moved.close', isOfList: false },
    { key: 'filter.late', isOfList: true },
  ])
})
