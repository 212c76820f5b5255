import { readTemplate } from './template'

/** The worked example of domain/messages.md 1. */
const EXAMPLE = {
  v: 1,
  title: 'Gas volume down',
  rows: [
    { label: 'Actual', value: 8600, as: 'volume' },
    { label: 'Due', value: '2026-11-20', as: 'date', tone: 'due' },
  ],
  table: {
    columns: [
      { key: 'd', label: 'Day', as: 'date' },
      { key: 'v', label: 'm³', as: 'volume', align: 'right' },
    ],
    rows: [{ d: '2026-11-19', v: 8600 }],
  },
  actions: [
    { id: 'handle', label: 'Handle', do: 'route', tone: 'main', type: 'gasRisk.raised', params: { id: 'GW-1' } },
    { id: 'ack', label: 'Seen', do: 'ack' },
  ],
}
const of = (change: object) => readTemplate({ ...EXAMPLE, ...change })
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

test('reads the worked example whole', () => {
  expect(readTemplate(EXAMPLE)).toEqual({
    title: 'Gas volume down',
    subtitle: undefined,
    rows: [
      { label: 'Actual', value: 8600, as: 'volume', tone: 'normal' },
      { label: 'Due', value: '2026-11-20', as: 'date', tone: 'due' },
    ],
    table: {
      columns: [
        { key: 'd', label: 'Day', as: 'date' },
        { key: 'v', label: 'm³', as: 'volume', align: 'right' },
      ],
      rows: [{ d: '2026-11-19', v: 8600 }],
      total: undefined,
    },
    actions: [
      { id: 'handle', label: 'Handle', do: 'route', tone: 'main', type: 'gasRisk.raised', params: { id: 'GW-1' } },
      { id: 'ack', label: 'Seen', do: 'ack', tone: 'plain' },
    ],
    isCut: false,
  })
})

test.each([
  ['another version', { ...EXAMPLE, v: 2 }],
  ['no template', 'hello'],
  ['null', null],
])('%s is not shown', (_what, raw) => {
  expect(readTemplate(raw)).toBeUndefined()
})

test.each<[string, object, (template: NonNullable<ReturnType<typeof of>>) => unknown, unknown]>([
  ['20 rows', { rows: many(20, EXAMPLE.rows[0]) }, ({ rows, isCut }) => [rows.length, isCut], [20, false]],
  ['21 rows', { rows: many(21, EXAMPLE.rows[0]) }, ({ rows, isCut }) => [rows.length, isCut], [20, true]],
  [
    '51 rows of a table',
    { table: { ...EXAMPLE.table, rows: many(51, { d: '2026-11-19', v: 1 }) } },
    ({ table, isCut }) => [table?.rows.length, isCut],
    [50, true],
  ],
  [
    '7 columns',
    { table: { ...EXAMPLE.table, columns: many(7, EXAMPLE.table.columns[0]) } },
    ({ table, isCut }) => [table?.columns.length, isCut],
    [6, true],
  ],
  [
    '50 rows of a table of 6 columns',
    { table: { columns: many(6, EXAMPLE.table.columns[0]), rows: many(50, { d: '2026-11-19', v: 1 }) } },
    ({ table, isCut }) => [table?.rows.length, table?.columns.length, isCut],
    [50, 6, false],
  ],
  ['3 actions', { actions: many(3, EXAMPLE.actions[1]) }, ({ actions, isCut }) => [actions.length, isCut], [3, false]],
  [
    'parts that are null',
    { title: null, subtitle: null, rows: null, table: null, actions: null },
    (template) => template,
    { title: undefined, subtitle: undefined, rows: [], table: undefined, actions: [], isCut: false },
  ],
  [
    'a table without rows and sum',
    { table: { ...EXAMPLE.table, rows: null, total: null } },
    ({ table, isCut }) => [table?.rows, table?.total, isCut],
    [[], undefined, false],
  ],
  ['4 actions', { actions: many(4, EXAMPLE.actions[1]) }, ({ actions, isCut }) => [actions.length, isCut], [3, true]],
  [
    'an unknown do',
    { actions: [{ id: 'x', label: 'X', do: 'open', url: 'https://evil.example' }, EXAMPLE.actions[1]] },
    ({ actions, isCut }) => [actions.map(({ id }) => id), isCut],
    [['ack'], true],
  ],
  [
    'an unknown as is text',
    { rows: [{ label: 'Actual', value: 'x', as: 'gauge' }] },
    ({ rows, isCut }) => [rows[0]?.as, isCut],
    ['text', false],
  ],
  [
    'null and an object as values',
    {
      rows: [
        { label: 'A', value: null },
        { label: 'B', value: { deep: 1 } },
      ],
    },
    ({ rows, isCut }) => [rows.map(({ value }) => value), isCut],
    [[undefined, undefined], false],
  ],
  [
    'a row without a label',
    { rows: [{ value: 1 }, EXAMPLE.rows[0]] },
    ({ rows, isCut }) => [rows.length, isCut],
    [1, true],
  ],
  [
    'a label of 20 characters',
    { rows: [{ label: 'x'.repeat(20), value: 1 }] },
    ({ rows, isCut }) => [rows[0]?.label, isCut],
    ['x'.repeat(20), false],
  ],
  [
    'a label of 21, in one of its languages',
    { rows: [{ label: { en: 'Actual', zh: '字'.repeat(21) }, value: 1 }] },
    ({ rows, isCut }) => [rows[0]?.label, isCut],
    [{ en: 'Actual', zh: '字'.repeat(20) }, true],
  ],
  [
    'a heading of 21',
    { table: { columns: [{ key: 'd', label: 'x'.repeat(21) }], rows: [] } },
    ({ table, isCut }) => [table?.columns[0]?.label, isCut],
    ['x'.repeat(20), true],
  ],
  [
    'an action of 12 characters',
    { actions: [{ id: 'ack', label: 'x'.repeat(12), do: 'ack' }] },
    ({ actions, isCut }) => [actions[0]?.label, isCut],
    ['x'.repeat(12), false],
  ],
  [
    'an action of 13',
    { actions: [{ id: 'ack', label: 'x'.repeat(13), do: 'ack' }] },
    ({ actions, isCut }) => [actions[0]?.label, isCut],
    ['x'.repeat(12), true],
  ],
  ['rows that are no list', { rows: 'all' }, ({ rows, isCut }) => [rows, isCut], [[], true]],
  [
    'an action whose id could leave its path',
    { actions: [{ id: '../../x', label: 'X', do: 'call' }] },
    ({ actions, isCut }) => [actions, isCut],
    [[], true],
  ],
])('%s', (_what, change, pick, expected) => {
  const template = of(change)
  if (!template) throw new Error('no template')
  expect(pick(template)).toEqual(expected)
})
