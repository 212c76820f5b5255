/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryScreens, screenChunks } from './screens'

const { default: screenNames } = jest.requireActual<{
  default: (this: { resourcePath: string }, source: string) => string
}>('./lean/screenNames.mjs')

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'screens-'))
  mkdirSync(join(root, 'plugins/visits'), { recursive: true })
  writeFileSync(
    join(root, 'plugins/visits/routes.ts'),
    `export const list = defineRoute('/visitList', { search: {} })
     export const chooser = defineChooser<readonly string[]>()(
       '/visitChoose', { search: {} })
     export const entry = defineRoute('/visitEntry')
     export const later = defineRoute('/visitLater')
     export const filtered = defineRoute('/visitFiltered', { search: { id: recordId, ...later<Filter>() } })`,
  )
  writeFileSync(
    join(root, 'plugins/visits/plugin.ts'),
    `export default definePlugin({
      routes: [
        { route: r.list, screen: () => import('./pages/VisitList'), title: 'a', homeEntry: true },
        { route: r.entry, screen: () => import('./pages/Entry'), bringsTexts: true, homeEntry: true, title: 'd' },
        { route: chooser, title: 'b', access: x, screen: () => import('./pages/Choose') },
        { route: r.later, title: 'later' },
        r.bare,
        { route: r.filtered, homeEntry: true, access: { permission: 'a.b' }, screen: () => import('./pages/Filtered') },
      ],
      locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
      menuTexts: { en: () => import('./locales/menu.en.json'), 'zh-CN': () => import('./locales/menu.zh-CN.json') },
    })`,
  )
})

/** A page that begins with a chart. */
beforeEach(() => {
  mkdirSync(join(root, 'plugins/visits/pages'))
  writeFileSync(join(root, 'plugins/visits/pages/Entry.tsx'), 'export const data = { prepare: preloadChart }')
})

afterEach(() => rmSync(root, { recursive: true }))

test('an area that is switched off has no screens to load', () => {
  expect(screenChunks(root, 'risk, visits')).toEqual([])
})

test('finds every route with a screen, and its texts', () => {
  const texts = { always: ['./locales/en'], chinese: ['./locales/zh-CN'] }
  const from = join(root, 'plugins/visits/plugin.ts')
  expect(screenChunks(root)).toEqual([
    { path: '/visitList', area: 'visits', from, request: './pages/VisitList', isEntry: false, isChart: false, texts },
    {
      path: '/visitEntry',
      area: 'visits',
      from,
      request: './pages/Entry',
      isEntry: true,
      isChart: true,
      texts: { ...texts, always: [] },
    },
    { path: '/visitChoose', area: 'visits', from, request: './pages/Choose', isEntry: false, isChart: false, texts },
    {
      path: '/visitFiltered',
      area: 'visits',
      from,
      request: './pages/Filtered',
      isEntry: false,
      isChart: false,
      texts,
    },
  ])
})

test('names the chunk of an area’s entry screen as the bundler does', () => {
  expect(entryScreens(root)).toEqual(['plugins_visits_pages_Entry_tsx'])
})

test('finds the routes of this app', () => {
  expect(screenChunks(process.cwd()).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/clueList', '/clueDetail']),
  )
})

test.each(['visits', 'cost-center'])('the chunk of a screen of %s is named after its module', (area) => {
  const resourcePath = join(root, 'plugins', area, 'plugin.ts')
  const named = screenNames.call({ resourcePath }, "() => import('./pages/List')")
  expect(named).toContain(`webpackChunkName: "plugins_${area}_pages_List_tsx"`)
})
