import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from '../simulator/scenarios'
import { bugOf, checkBug } from './bugFile'
import { testFileName } from './ConsoleStore'
import { hostText, shownTitle } from './hostTexts'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { ROUTES, readRoute, trackOf } from './panels/positions'
import { CALLBACKS } from './payload/callbacks'
import { type ConsoleLanguage, textsIn } from './texts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test('both languages have the same texts with the same placeholders', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
  const chinese: Readonly<Record<string, string>> = zh
  for (const [key, text] of Object.entries(en))
    expect([key, placeholders(chinese[key] ?? '')]).toEqual([key, placeholders(text)])
  expect(textsIn('zh-CN')('top.stop', { count: 3 })).toBe('停止（3）')
})

test('every text is used', () => {
  const folder = 'harness/console'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const words = readFileSync('harness/inspector/inspect.ts', 'utf8')
  const source = [
    words,
    ...files.map((name) => readFileSync(join(folder, name), 'utf8')),
    ...CALLBACKS,
    ...Object.keys(scenarios),
  ].join('\n')
  // Of keys that are composed, such as `fault.${name}`, the last part stands in the source.
  const isUsed = (key: string) => {
    const [group = '', last = ''] = key.split('.')
    return source.includes(`'${key}'`) || (source.includes(`\`${group}.\${`) && source.includes(last))
  }
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
})

const facts = {
  scenario: scenarios['partner-ios'],
  rows: [
    { n: 1, at: 5, kind: 'problem', method: 'call', wire: 1, decoded: 2, result: 'GET main /x: wrong' },
    { n: 2, at: 6, kind: 'answer', method: 'scanCode', wire: 1, decoded: 2, result: 'delivered', encoding: 'naive' },
  ],
  calls: [
    {
      n: 1,
      at: '2026-11-20T01:41:00.000Z',
      host: 'main',
      method: 'POST',
      path: '/x',
      query: {},
      headers: {},
      body: { text: '…' },
      status: 500,
      ms: 12,
    },
  ],
  state: { store: 'default', calls: 1, size: 'small', seed: 7, now: '2026-11-20T01:41:00.000Z', import: null },
  picture: 'data:image/png;base64,AA==',
  began: { store: 'default', calls: 0 },
} as const

test('a bug has seed and date of its data, for phone and back end, and is read as it was written', () => {
  const bug = bugOf(facts)
  const { now } = facts.state
  expect(bug.scenario).toMatchObject({ data: { size: 'small', seed: 7, now }, clock: now })
  expect(bug.problems).toEqual(['GET main /x: wrong'])
  expect(checkBug(JSON.parse(JSON.stringify(bug)))).toEqual(bug)
})

test('a bug beside the sites of a file takes the store as it is: one with a seed of its own has no such sites', () => {
  const { data } = bugOf({ ...facts, state: { ...facts.state, import: { file: 'sites.csv' } } }).scenario
  expect(data).toEqual({ now: facts.state.now })
})

test.each([
  ['in the same store', { store: 'default', calls: 1 }, ['/new']],
  ['in a store that has begun since', { store: 'tester-1', calls: 7 }, ['/x', '/new']],
  ['of a simulator that was started again since', { store: 'default', calls: 9 }, ['/x', '/new']],
  ['from before it could be asked', undefined, ['/x', '/new']],
])('a bug has the calls since its phone began, whatever the clock of the server says: %s', (_, began, paths) => {
  const [call] = facts.calls
  const later = { ...call, n: 2, at: '2020-01-01T00:00:00.000Z', path: '/new' }
  const bug = bugOf({ ...facts, calls: [call, later], state: { ...facts.state, calls: 2 }, began })
  expect(bug.calls.map(({ path }) => path)).toEqual(paths)
})

const consoleIn = (language: ConsoleLanguage) => ({ t: textsIn(language), language, areas: [] })

test('the titles of the hosts are shown in both languages, others as they are', () => {
  for (const [name, { title }] of Object.entries(scenarios)) {
    expect([name, shownTitle(consoleIn('en'), title)]).toEqual([name, title])
    expect(shownTitle(consoleIn('zh-CN'), title)).toMatch(/[\u4e00-\u9fff]/)
  }
  expect(shownTitle(consoleIn('zh-CN'), 'The lens')).toBe('The lens')
  expect(hostText(textsIn('zh-CN'), scenarios['partner-ios'])).toBe('伙伴 · iOS')
})

test('a scenario alone opens, too; anything else is refused with the field', () => {
  expect(checkBug(scenarios.browser).scenario).toEqual(scenarios.browser)
  expect(() => checkBug({ v: 1, host: 'fridge', os: 'ios' })).toThrow(/host/)
  expect(() => checkBug({ ...bugOf(facts), picture: 'https://elsewhere.example/x.png' })).toThrow()
})

test('a track passes the points of a route at an even speed', () => {
  const route = readRoute('23 113; 23.009, 113; 23.009 113.0098;')
  if (!route) throw new Error('no route')
  const track = trackOf(route, 36)
  expect(track.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
    [23, 113],
    [23.009, 113],
    [23.009, 113.0098],
  ])
  // About 1 km each, at 10 m/s.
  expect(track.map(({ at }) => Math.round(at / 10))).toEqual([0, 10, 20])
})

test('a route needs two complete points', () => {
  expect(readRoute('23，113；23.009，113')).toEqual(readRoute('23 113; 23.009 113'))
  expect(readRoute('23 113')).toBeUndefined()
  expect(readRoute('23 113; later')).toBeUndefined()
})

test('the ready routes are routes', () => {
  for (const points of Object.values(ROUTES)) expect(readRoute(points)?.length).toBeGreaterThan(1)
})

test('a test is named by its title, in any language', () => {
  expect(testFileName('A call: the “first” part')).toBe('a-call-the-first-part.spec.ts')
  expect(testFileName('来电打断')).toBe('来电打断.spec.ts')
  expect(testFileName('')).toBe('recorded.spec.ts')
})
