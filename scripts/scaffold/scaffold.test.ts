import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { applyStep, documentSteps } from './document'
import { changed, MISTAKES } from './mistakes'
import { namesOf, rename } from './names'
import { scaffold } from './scaffold'

/** What the scaffold reads: the lists, what other areas have taken, the template. */
const READ = /^(?:plugins\/(?:[\w-]+\/)?\w+\.ts|scripts\/scaffold\/.*|CODEOWNERS)$/
const FOLDERS = /^(?:plugins(?:\/[\w-]+)?|scripts(?:\/scaffold.*)?)?$/
const here = process.cwd()
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const part of ['plugins', 'scripts', 'CODEOWNERS'])
    cpSync(part, join(root, part), {
      recursive: true,
      filter: (file) => (statSync(file).isDirectory() ? FOLDERS : READ).test(relative(here, resolve(file))),
    })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const everything = () => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(
    ({ parentPath, name }) => `${join(parentPath, name)} ${readFileSync(join(parentPath, name), 'utf8')}`,
  )
}

test('a new area is in both lists and has an owner', () => {
  const { written } = scaffold(root, 'gas-meters', { chinese: '燃气表', owner: 'team-service' })
  expect(written).toContain('plugins/gas-meters/plugin.ts')
  expect(written).toContain('e2e/gas-meters.spec.ts')
  expect(text('plugins/index.ts')).toContain(
    "\n  { id: 'gas-meters', owner: 'team-service', load: () => import('./gas-meters/plugin') },\n  { id: 'public',",
  )
  expect(text('plugins/dev.ts')).toMatch(/import gasMeters from '.\/gas-meters\/dev'\n/)
  expect(text('CODEOWNERS')).toMatch(/\n\/plugins\/gas-meters\/ @team-service\n$/)
  expect(text('plugins/gas-meters/plugin.ts')).toContain("owner: 'team-service'")
  expect(text('plugins/gas-meters/locales/zh-CN.json')).toContain('"gasMeterList": "燃气表"')
})

test('nothing of the template’s own names is left', () => {
  const { written } = scaffold(root, 'orders')
  const left = written.filter((file) => /sample|样例/i.test(file) || /sample-?thing|样例/i.test(text(file)))
  expect(left).toEqual([])
})

test('a second run changes nothing, and keeps what was edited', () => {
  scaffold(root, 'complaints', { owner: 'team-service' })
  const before = everything()
  expect(scaffold(root, 'complaints').written).toEqual([])
  expect(everything()).toEqual(before)
})

test('a run that ended half way is completed', () => {
  scaffold(root, 'complaints')
  const before = everything()
  for (const file of ['plugins/complaints/plugin.ts', 'plugins/complaints/pages'])
    rmSync(join(root, file), { recursive: true })
  cpSync('plugins/dev.ts', join(root, 'plugins/dev.ts'))
  scaffold(root, 'complaints')
  expect(everything()).toEqual(before)
})

test.each([
  ['Complaints', /no name for an area/],
  ['my_area', /no name for an area/],
  ['../leads', /no name for an area/],
  ['', /no name for an area/],
  ['gas--meters', /no name for an area/],
  ['a-name-that-nobody-could-read', /too long/],
  ['harness', /part of the app/],
  ['leads', /plugins\/leads is an area already/],
  ['roles', /'role\.…' belong to permissions/],
  ['states', /State has another meaning/],
])('%s is refused, and nothing is written', (id, why) => {
  const before = everything()
  expect(() => scaffold(root, id)).toThrow(why)
  expect(everything()).toEqual(before)
  expect(existsSync(join(root, 'e2e', `${id}.spec.ts`))).toBe(false)
})

test('the steps of docs/adding-a-plugin.md fit a new area', () => {
  scaffold(root, 'complaints', { chinese: '客户投诉', owner: 'team-service' })
  const steps = documentSteps(readFileSync('docs/adding-a-plugin.md', 'utf8'))
  expect(steps.filter(({ kind }) => kind === 'change').length).toBeGreaterThan(10)
  for (const step of steps) if (step.kind !== 'run') applyStep(root, step)
  expect(text('plugins/complaints/plugin.ts')).toContain('badge: () =>')
  expect(() => applyStep(root, { kind: 'change', file: 'CODEOWNERS', lines: [' nothing', '+more'] })).toThrow(
    /no lines/,
  )
})

test('the mistakes of npm run test:plugin can be made in a new area', () => {
  scaffold(root, 'complaints', { chinese: '客户投诉', owner: 'team-service' })
  expect(MISTAKES.length).toBeGreaterThanOrEqual(15)
  for (const { changes } of MISTAKES)
    for (const each of changes) {
      const before = each.from === undefined ? '' : text(each.file)
      expect(changed(before, each)).not.toBe(before)
    }
})

describe('names', () => {
  const of = (id: string, taken: readonly string[] = []) =>
    namesOf(id, { isPrefixTaken: (prefix) => taken.includes(prefix) })

  test.each([
    ['complaints', 'complaints', 'complaint', 'CO'],
    ['gas-meters', 'gasMeters', 'gasMeter', 'GM'],
    ['deliveries', 'deliveries', 'delivery', 'DE'],
    ['branches', 'branches', 'branch', 'BR'],
    ['stock', 'stocks', 'stock', 'ST'],
    ['gas', 'gass', 'gas', 'GA'],
  ])('%s: %s, %s, %s', (id, many, one, prefix) => {
    expect(of(id)).toMatchObject({ many, one, prefix })
  })

  test('a taken prefix becomes longer', () => {
    expect(of('gas-meters', ['GM', 'GA']).prefix).toBe('GAS')
  })

  test('the article fits the word', () => {
    expect(rename('Creates a sample thing.', of('orders'))).toBe('Creates an order.')
  })
})
