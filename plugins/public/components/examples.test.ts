import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples } from './examples'

const ROOMS = [
  'ui/components',
  'kit/attachments',
  'kit/charts',
  'kit/tables',
  'ui/html',
  'ui/timelines',
  'ui/periods',
  'ui/indexes',
  'kit/scanner',
  'domain/equipment',
  'kit/lists',
  'kit/forms',
  'kit/detail',
  'domain/contacts',
  'domain/choosers',
  'domain/checkIn',
]
/** Components that frame every example, every page or the app, and so need no example. */
const FRAMES = [
  'QueryPage',
  'ResourceView',
  'ResourcePage',
  'Card',
  'CellList',
  'CheckInPage',
  'CityChooser',
  'CheckInReview',
  'CheckInReviewList',
  'DetailScreen',
  'DraftWords',
  'EditForm',
  'EditFrame',
  'FilesField',
  'EditPage',
  'ExportSheet',
  'FeedbackHost',
  'Field',
  'FilterScreen',
  'FormField',
  'TreeSheet',
  'FormPage',
  'IndustryChooser',
  'ListActions',
  'ListChooser',
  'ListExport',
  'ListModel',
  'ListOfflineBar',
  'ListScreen',
  'ListSearch',
  'ListSums',
  'ListTabs',
  'ListView',
  'NavBar',
  'NewRows',
  'NavNote',
  'OptionChooser',
  'PageFrame',
  'OptionChooser',
  'PickInput',
  'PlaceChooser',
  'PullToRefresh',
  'QuickChips',
  'RefusedPage',
  'ScannerHost',
  'SiteTimeline',
  'TreeChooser',
  'WithoutSubject',
]

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')
const files = readdirSync(__dirname).filter(
  (file) => file.endsWith('.tsx') && read(`plugins/public/components/${file}`).includes('export default'),
)
const lines = files.map((file) => read(`plugins/public/components/${file}`)).join('\n')

/** Components that a module exports; types, constants and functions need no example. */
function componentsOf(room: string): readonly string[] {
  const clauses = [...read(`src/${room}/index.ts`).matchAll(/export \{([^}]*)\}/g)].map(([, names = '']) => names)
  const names = clauses
    .join(',')
    .split(',')
    .map((name) => name.trim())
  return names.filter((name) => /^[A-Z][a-z]\w*$/.test(name))
}

test.each(ROOMS)('every component of #%s has an example', (room) => {
  const parts = componentsOf(room).filter((name) => !FRAMES.includes(name))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((name) => !new RegExp(`<${name}\\b`).test(lines))).toEqual([])
})

test('every example has a file and a source text, and every file is listed', async () => {
  const names = files.map((file) => file.replace('.tsx', ''))
  expect(examples.map(({ name }) => name)).toEqual(names.sort())
  const listed = [...read('plugins/public/components/sources.ts').matchAll(/from '\.\/(\w+)\.tsx\?source'/g)]
  expect(listed.map(([, name]) => name)).toEqual(names)
})
