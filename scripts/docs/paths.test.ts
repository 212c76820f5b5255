/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDERS = /^(?:src|plugins|harness|scripts|spec|e2e|docs)\//

const documents = [
  'README.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('plugins').map((area) => `plugins/${area}/README.md`),
].filter((file) => file.endsWith('.md') && existsSync(file))

/** Code in a document that looks like a path: `src/app/main.tsx`, in an area's page also `rules/filters.ts`. */
function pathsIn(document: string): readonly string[] {
  const prose = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '')
  const own = dirname(document)
  const code = [...prose.matchAll(/`([\w./-]+)`/g)].map(([, text = '']) => text)
  const links = [...prose.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)#:]+)\)/g)].map(([, text = '']) => join(own, text))
  // In an area's table of screens the last column names files of `pages/`.
  const rows = prose.split('\n').filter((line) => line.startsWith('| `/'))
  const screens = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => join(own, `pages/${name}.tsx`)),
  )
  const written = code.flatMap((text) => {
    if (FOLDERS.test(text)) return [text]
    const isOfArea = own.startsWith('plugins/') && (/\.tsx?$/.test(text) || /^[a-z]\w*\/[\w./]*$/.test(text))
    return isOfArea ? [join(own, text)] : []
  })
  // The area that the guide writes is not there.
  return [...written, ...links, ...screens].filter((path) => !path.includes('complaints'))
}

test.each(documents)('what %s refers to is there', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([])
})

test('every area that has pages has a page about it', () => {
  const built = readdirSync('plugins').filter((area) => existsSync(`plugins/${area}/pages`))
  expect(built.filter((area) => !existsSync(`plugins/${area}/README.md`))).toEqual([])
})
