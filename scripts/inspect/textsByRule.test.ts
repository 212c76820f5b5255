/** @jest-environment node */
import { textsByRule, textsOfParts } from './textsByRule'

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

test.each([
  ['a list', 'export const list = defineList({', ['list.search', 'list.searchHint', 'list.unit']],
  ['tabs', "export const TABS = ['open', 'closed'] as const", ['tab.label', 'tab.open', 'tab.closed']],
  ['a single tab', "export const TABS = ['all'] as const", []],
  ['the tabs of a page', "const TABS = ['facts', 'course'] as const", []],
  ['orders', "sorts: () => ['usual', 'amount'],", ['sort.usual', 'sort.amount']],
  ['an input', '<TextInput form={form} name="title" lines={3} />', ['field.title']],
  ['an input with a label', '<TextInput form={form} name="title" label={t(\'name\')} />', []],
  ['a check', "title: text({ required: true, message: 'error.title' }),", ['error.title']],
])('%s needs its texts by rule', (_, code, keys) => {
  expect(textsOfParts(code)).toEqual(keys)
})
