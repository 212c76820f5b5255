import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples } from './examples'

const ROOMS = ['ui', 'attachments', 'charts', 'tables', 'html', 'timelines', 'periods', 'indexes', 'scanner']
/** What frames an example, a page or the app: each of them shows it. */
const FRAMES = ['Card', 'FeedbackHost', 'Field', 'NavBar', 'NavNote', 'PageFrame', 'PullToRefresh', 'ScannerHost']

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')
const files = readdirSync(__dirname).filter(
  (file) => file.endsWith('.tsx') && read(`plugins/public/components/${file}`).includes('export default'),
)
const lines = files.map((file) => read(`plugins/public/components/${file}`)).join('\n')

/** Components that a room exports; its types, constants and functions are not shown by themselves. */
function componentsOf(room: string): readonly string[] {
  const clauses = [...read(`src/${room}/index.ts`).matchAll(/export \{([^}]*)\}/g)].map(([, names = '']) => names)
  const names = clauses
    .join(',')
    .split(',')
    .map((name) => name.trim())
  return names.filter((name) => /^[A-Z][a-z]\w*$/.test(name))
}

test.each(ROOMS)('every part of #src/%s is shown', (room) => {
  const parts = componentsOf(room).filter((name) => !FRAMES.includes(name))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((name) => !new RegExp(`<${name}\\b`).test(lines))).toEqual([])
})

test('every example is a file, every file an example, and its text is there', async () => {
  const names = files.map((file) => file.replace('.tsx', ''))
  expect(examples.map(({ name }) => name)).toEqual(names.sort())
  const listed = [...read('plugins/public/components/sources.ts').matchAll(/from '\.\/(\w+)\.tsx\?source'/g)]
  expect(listed.map(([, name]) => name)).toEqual(names)
})
