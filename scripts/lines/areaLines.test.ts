/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { areaLines, codeLines, layerOf, linesTable } from './areaLines'

test.each([
  ['code and imports', "import a from 'a'\n\nconst b = a // why\n", 2],
  ['line comments', '// one\n  // two\ncall()\n', 1],
  ['block comments', '/**\n * What it gives.\n */\nexport const a = 1\n/* b */\n', 1],
  ['code after a comment', '/* a */ call()\n/*\n*/ call()\n', 2],
  ['comments in JSX', '<p>\n  {/* why */}\n  text\n</p>\n', 3],
  ['addresses in code', "  'https://a.example',\n", 1],
  ['nothing', '\n  \n', 0],
])('counts %s', (_, text, lines) => {
  expect(codeLines(text)).toBe(lines)
})

test.each([
  ['pages/List.tsx', 'screens'],
  ['components/list/useList.ts', 'screens'],
  ['stores/Store.ts', 'stores'],
  ['api.ts', 'api'],
  ['api/lists.ts', 'api'],
  ['rules/score.ts', 'rules'],
  ['backend/lists.ts', 'simulator'],
  ['dev.ts', 'simulator'],
  ['plugin.ts', 'other'],
] as const)('%s belongs to %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer)
})

describe('an area', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, 'plugins', file)), { recursive: true })
    writeFileSync(join(root, 'plugins', file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lines-'))
    write(
      'visits/routes.ts',
      "export const list = defineRoute('/visitList')\nexport const edit = defineRoute('/visitEdit')\n",
    )
    write('visits/plugin.ts', "const a = [\n{ route: r.list, screen: () => import('./pages/List') },\nr.edit,\n]\n")
    write('visits/pages/List.tsx', 'a\nb\n')
    write('visits/pages/List.css', '.a {\n}\n')
    write('visits/pages/List.test.tsx', 'a\n')
    write('visits/locales/en.ts', 'a\n')
    write('visits/testing/samples.ts', 'a\n')
    write('visits/screens.ts', 'a\n')
    write('visits/backend/seed/seed.ts', 'export const seed = () => VISITS\n')
    write('visits/backend/seed/fixed.ts', 'export const VISITS = [\n{ text: "first-class goods" },\n]\n')
    write('visits-2/routes.ts', 'a\n')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('is counted by layer, without tests, texts and data of seeds', () => {
    expect(areaLines(root)).toEqual([
      {
        area: 'visits',
        code: { screens: 2, stores: 0, api: 0, rules: 0, simulator: 1, other: 6 },
        css: 2,
        built: 1,
      },
      { area: 'visits-2', code: { screens: 0, stores: 0, api: 0, rules: 0, simulator: 0, other: 1 }, css: 0, built: 0 },
    ])
  })

  test('has one line in the table, with its lines per built route', () => {
    const [heads = '', visits = '', other = ''] = linesTable(areaLines(root)).split('\n')
    expect(heads.trim().split(/ {2,}/)).toEqual([
      ...['area', 'screens', 'stores', 'api', 'rules', 'simulator', 'other', 'total', 'routes', 'per route', 'css'],
    ])
    expect(visits.split(/ +/)).toEqual(['visits', '2', '0', '0', '0', '1', '6', '9', '1', '9', '2'])
    expect(other).toMatch(/^visits-2 .* – +0$/)
  })
})
