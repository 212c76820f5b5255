import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : [path]
  })
}

const all = [...filesOf('src'), ...filesOf('plugins')]
/** Style sheets of the app, except the token file, and the page that has its own. */
const files = all
  .filter((path) => (path.endsWith('.css') && !path.endsWith('tokens.css')) || path.endsWith('shell.html'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const scripts = all.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'))
const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
const found = (pattern: RegExp) =>
  files.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((match) => `${path}: ${match}`))

test('only the token file contains colours', () => {
  // #000 is the mask of the stage meter and never visible.
  const colours = found(/#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(?:rgb|hsl)a?\([^)]*\)/gi)
  expect(colours.filter((line) => !line.endsWith('StageMeter.css: #000'))).toEqual([])
})

test('no style sheet depends on the current theme', () => {
  expect(found(/\[data-theme|prefers-color-scheme/g)).toEqual([])
})

test('every variable in use is a token or set by a component', () => {
  const known = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  for (const { text } of files) for (const [, name] of text.matchAll(/(--[\w-]+)\s*:/g)) known.add(name)
  for (const text of scripts) for (const [, name] of text.matchAll(/'(--[\w-]+)'/g)) known.add(name)
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})
