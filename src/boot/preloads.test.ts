import { laterPreloadsOf, type Preloads, preloadsOf } from './preloads'

const table: Preloads = [
  [['assets/view.js'], ['assets/send.js']],
  [
    [
      ['assets/view.js', 'assets/area_leads.js'],
      ['assets/zh.js'],
      { '/clueDetail': 'assets/detail .a.js .b.css', '/clueRule': '' },
    ],
    [[], [], { '/clueList': 'assets/list .c.js' }],
  ],
  [['assets/engine.js'], ['/clueDetail']],
]

test('shared files come first, then those of the page, then those of every route; each once', () => {
  expect(preloadsOf(table, '/clueDetail', { chinese: false, asked: false })).toEqual([
    'assets/view.js',
    'assets/area_leads.js',
    'assets/detail.a.js',
    'assets/detail.b.css',
    'assets/send.js',
  ])
})

test('a route belongs to one group', () => {
  expect(preloadsOf(table, '/clueList', { chinese: true, asked: true })).toEqual(['assets/list.c.js', 'assets/view.js'])
})

test('Chinese adds the texts of the group', () => {
  expect(preloadsOf(table, '/clueRule', { chinese: true, asked: true })).toEqual([
    'assets/view.js',
    'assets/area_leads.js',
    'assets/zh.js',
  ])
})

test.each(['/nowhere', 'constructor'])('%s has the files of every route only', (path) => {
  expect(preloadsOf(table, path, { chinese: false, asked: true })).toEqual(['assets/view.js'])
})

test('what draws charts is for the routes that begin with one', () => {
  expect(laterPreloadsOf(table, '/clueDetail')).toEqual(['assets/engine.js'])
  expect(laterPreloadsOf(table, '/clueList')).toEqual([])
})
