import { listText } from './files'
import { groupText, laterPreloadsOf, preloadsOf, type Tables } from './preloads'

const tables: Tables = [
  {
    '': listText({ view: '11111111', send: '22222222', engine: '33333333' }),
    leads: listText({
      _area: '44444444',
      _zh: '55555555',
      _pages_LeadDetail_tsx: '6666666677777777',
      _pages_LeadList_tsx: '88888888',
    }),
  },
  [
    [['view'], ['send']],
    [
      groupText({
        area: 'leads',
        shared: ['view', '_area'],
        texts: ['_zh'],
        pages: { '/clueDetail': '_pages_LeadDetail_tsx', '/clueRule': '' },
      }),
      groupText({
        area: 'leads',
        shared: [],
        texts: [],
        pages: { '/clueList': '_pages_LeadList_tsx', leadNotes: '_pages_LeadList_tsx' },
      }),
    ],
    [['engine'], ['/clueDetail']],
  ],
]

test('shared files come first, then those of the page, then those of every route; each once', () => {
  expect(preloadsOf(tables, '/clueDetail', { chinese: false, asked: false, off: [] })).toEqual([
    'assets/view.11111111.js',
    'assets/plugins_leads_area.44444444.js',
    'assets/plugins_leads_pages_LeadDetail_tsx.66666666.js',
    'assets/plugins_leads_pages_LeadDetail_tsx.77777777.css',
    'assets/send.22222222.js',
  ])
})

test.each(['/clueList', '/x/leads/leadNotes'])('%s belongs to one group', (path) => {
  expect(preloadsOf(tables, path, { chinese: true, asked: true, off: [] })).toEqual([
    'assets/plugins_leads_pages_LeadList_tsx.88888888.js',
    'assets/view.11111111.js',
  ])
})

test('Chinese adds the texts of the group', () => {
  expect(preloadsOf(tables, '/clueRule', { chinese: true, asked: true, off: [] })).toEqual([
    'assets/view.11111111.js',
    'assets/plugins_leads_area.44444444.js',
    'assets/plugins_leads_zh.55555555.js',
  ])
})

test.each(['/nowhere', '/leadNotes', '/x/customer/leadNotes', 'constructor'])(
  '%s has the files of every route only',
  (path) => {
    expect(preloadsOf(tables, path, { chinese: false, asked: true, off: [] })).toEqual(['assets/view.11111111.js'])
  },
)

test('an area that is switched off has the files of every route only', () => {
  const files = preloadsOf(tables, '/clueList', { chinese: false, asked: true, off: ['leads'] })
  expect(files).toEqual(['assets/view.11111111.js'])
})

test('what draws charts is for the routes that begin with one', () => {
  expect(laterPreloadsOf(tables, '/clueDetail')).toEqual(['assets/engine.33333333.js'])
  expect(laterPreloadsOf(tables, '/clueList')).toEqual([])
})
