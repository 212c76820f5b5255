import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from '../simulator/scenarios'
import { bugOf, checkBug } from './bugFile'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { readTrack } from './panels/positions'
import { textsIn } from './texts'

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
  const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  // Of keys that are composed, such as `fault.${name}`, the last part stands in the source.
  const isUsed = (key: string) => {
    const [group = '', last = ''] = key.split('.')
    return source.includes(`'${key}'`) || (source.includes(`\`${group}.\${`) && source.includes(last))
  }
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
})

const facts = {
  scenario: scenarios['partner-ios'],
  rows: [{ n: 1, at: 5, kind: 'problem', method: 'call', wire: 1, decoded: 2, result: 'GET main /x: wrong' }],
  calls: [{ path: '/x' }],
  state: { size: 'small', seed: 7, now: '2026-11-20T01:41:00.000Z' },
  picture: 'data:image/png;base64,AA==',
} as const

test('a bug has the seed and date of its data, and is read as it was written', () => {
  const bug = bugOf(facts)
  expect(bug.scenario).toMatchObject({ data: { size: 'small', seed: 7 }, clock: '2026-11-20T01:41:00.000Z' })
  expect(bug.problems).toEqual(['GET main /x: wrong'])
  expect(checkBug(JSON.parse(JSON.stringify(bug)))).toEqual(bug)
})

test('a scenario alone opens, too; anything else is refused with the field', () => {
  expect(checkBug(scenarios.browser).scenario).toEqual(scenarios.browser)
  expect(() => checkBug({ v: 1, host: 'fridge', os: 'ios' })).toThrow(/host/)
  expect(() => checkBug({ ...bugOf(facts), picture: 'https://elsewhere.example/x.png' })).toThrow()
})

test('a track has its complete points', () => {
  expect(readTrack('0 23 113; 10 23.1, 113.2; later')).toEqual([
    { at: 0, latitude: 23, longitude: 113 },
    { at: 10, latitude: 23.1, longitude: 113.2 },
  ])
})
