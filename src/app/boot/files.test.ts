import { chunkFiles, chunkOf, type FileTable, listText, placeOf, valueIn } from './files'

const table: FileTable = {
  '': listText({ view: 'aaaaaaaa' }),
  'cost-center': listText({ _pages_CostList_tsx: 'bbbbbbbbcccccccc', _area: 'dddddddd' }),
}

test('a chunk has a script, and a style sheet if the table has its hash', () => {
  expect(chunkFiles(table, 'view')).toEqual(['assets/view.aaaaaaaa.js'])
  expect(chunkFiles(table, 'plugins_cost-center_area')).toEqual(['assets/plugins_cost-center_area.dddddddd.js'])
  expect(chunkFiles(table, 'plugins_cost-center_pages_CostList_tsx')).toEqual([
    'assets/plugins_cost-center_pages_CostList_tsx.bbbbbbbb.js',
    'assets/plugins_cost-center_pages_CostList_tsx.cccccccc.css',
  ])
})

test.each([
  ['a', '1'],
  ['aa', ''],
  ['b', '3'],
])('%s has the value "%s" in a list', (name, value) => {
  expect(valueIn(listText({ aa: '', a: '1', b: '3' }), name)).toBe(value)
})

test.each(['', '1', 'c', 'constructor'])('"%s" is not in a list', (name) => {
  expect(valueIn(listText({ aa: '', a: '1', b: '3' }), name)).toBeUndefined()
  expect(valueIn('', name)).toBeUndefined()
})

test.each(['nothing', 'plugins_nobody_area', 'plugins_cost-center_pages_None_tsx'])('%s has no files', (chunk) =>
  expect(chunkFiles(table, chunk)).toEqual([]),
)

test.each([
  ['plugins_cost-center_locales_zh-CN_ts', 'cost-center', '_locales_zh-CN_ts'],
  ['view', '', 'view'],
  ['src_map_LiveMap_tsx', '', 'src_map_LiveMap_tsx'],
])('the place of %s leads back to it', (chunk, area, name) => {
  expect(placeOf(chunk)).toEqual([area, name])
  expect(chunkOf(area, name)).toBe(chunk)
})
