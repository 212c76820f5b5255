/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { licenceProblems, missingNotices, noticesOf, noticesText, packageFolder } from './licences'

const TEXT = `Copyright (c) 2020 Somebody\n\n${'Permission is hereby granted. '.repeat(10)}`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'))
  install('@vant/area-data', { dev: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const locked: Record<string, object> = {}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function install(
  name: string,
  entry: object = {},
  { license = 'MIT', files = { LICENSE: TEXT } as object } = {},
): void {
  locked[`node_modules/${name}`] = entry
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...locked } }))
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license }))
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text)
}

afterEach(() => {
  for (const name of Object.keys(locked)) delete locked[name]
})

const names = (...files: string[]) =>
  noticesOf(
    root,
    files.map((file) => join(root, file)),
  ).map(({ name }) => name)

test('production packages have a notice, and what is bundled although it is not one', () => {
  install('lib')
  install('tool', { dev: true })
  install('helpers', { dev: true })
  install('of-another-system', { optional: true })
  expect(names('src/main.ts', 'node_modules/helpers/es/extends.js')).toEqual(['@vant/area-data', 'helpers', 'lib'])
})

test.each([
  ['node_modules/@scope/a/b/c.js', 'node_modules/@scope/a'],
  ['node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['node_modules/@scope/a', 'node_modules/@scope/a'],
  ['node_modules/@scope', undefined],
  ['node_modules/.package-lock.json', undefined],
  ['src/a.ts', undefined],
])('%s is of %s', (file, folder) => {
  expect(packageFolder('/app', `/app/${file}`)).toBe(folder)
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['UNLICENSED', false],
  ['', false],
])('licence %s may be shipped: %s', (license, isAllowed) => {
  install('lib', {}, { license })
  expect(licenceProblems(noticesOf(root, [])).length === 0).toBe(isAllowed)
})

test('a package without the text of its licence is a problem; the read-me may have it', () => {
  install('bare', {}, { files: { 'README.md': '# Bare\n\n## License\n\nMIT\n' } })
  install('readme', {}, { files: { 'README.md': `# It\n\nLicense\n-------\n\n${TEXT}\n\n# More\n\nother` } })
  const notices = noticesOf(root, [])
  expect(licenceProblems(notices)).toEqual(['bare 1.2.3: the text of its licence is not in the package'])
  expect(notices.find(({ name }) => name === 'readme')?.text).toBe(TEXT.trim())
})

test('further parts that a read-me names go with the licence', () => {
  install('decoder', {}, { files: { LICENSE: TEXT, 'README.md': '## Licenses\n\n- inner: Apache License 2.0\n' } })
  expect(noticesOf(root, []).find(({ name }) => name === 'decoder')?.text).toContain('- inner: Apache License 2.0')
})

test('a file that lacks a package is found, and one with another licence', () => {
  install('lib')
  const text = noticesText(noticesOf(root, []))
  expect(missingNotices(root, text)).toEqual([])
  expect(missingNotices(root, '')).toEqual(['lib 1.2.3: not named'])
  expect(missingNotices(root, text.replace('lib 1.2.3\nLicence: MIT', 'lib 1.2.3\nLicence: GPL-3.0'))).toEqual([
    'lib 1.2.3: GPL-3.0 is not MIT, BSD, Apache, ISC or MPL',
  ])
})
