import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plugins } from '#plugins'
import type { Texts } from '#src/plugin'

/** What every plugin promises (docs: plugin contract); a new one is checked without a line here. */

/** Keys of all texts; plural forms count as one, because Chinese has fewer of them. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  )
}
const distinct = (texts: Texts) => [...new Set(keysOf(texts))].sort()

/** `{{count}}` and the like, which a translation must not lose. */
function placesOf(texts: Texts): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const read = (part: Texts, prefix: string) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') read(value, `${prefix}${key}.`)
      else places.set(`${prefix}${key}`, [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort())
    }
  }
  read(texts, '')
  return places
}

test('every folder of an area stands in the list', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(plugins.map((plugin) => plugin.id).sort()).toEqual(folders.map((folder) => folder.name).sort())
  for (const plugin of plugins) expect(readdirSync(join(__dirname, plugin.id))).toContain('plugin.ts')
})

describe.each(plugins.map((plugin) => [plugin.id, plugin] as const))('plugin %s', (_id, plugin) => {
  test('every screen, icon, badge, handler and contribution loads', async () => {
    const lazies = [
      ...(plugin.routes ?? []).flatMap((route) => route.screen ?? []),
      ...(plugin.menu ?? []).flatMap((entry) => [entry.icon, ...(entry.badge ? [entry.badge] : [])]),
      ...(plugin.messages ?? []).map((entry) => entry.handler),
      ...[plugin.today, plugin.search, plugin.stores, plugin.repeatable].flatMap((lazy) => lazy ?? []),
    ]
    for (const lazy of lazies) expect((await lazy()).default).toBeDefined()
  })

  test('both languages say the same', async () => {
    const en = (await plugin.locales.en()).default
    const zh = (await plugin.locales['zh-CN']()).default
    expect(distinct(zh)).toEqual(distinct(en))
    const places = placesOf(zh)
    const lost = [...placesOf(en)].filter(
      ([key, names]) => places.has(key) && String(places.get(key)) !== String(names),
    )
    expect(lost.map(([key]) => key)).toEqual([])
  })

  test('every title is a text', async () => {
    const known = new Set(keysOf((await plugin.locales.en()).default))
    const titles = [...(plugin.routes ?? []), ...(plugin.menu ?? [])].map((entry) => entry.title)
    expect(titles.filter((title) => !known.has(title))).toEqual([])
  })
})

const CORE_TEXTS = join(__dirname, '../src/i18n')
const coreFiles = readdirSync(CORE_TEXTS).filter((name) => name.endsWith('.en.json'))
const textsIn = (file: string): Texts => JSON.parse(readFileSync(join(CORE_TEXTS, file), 'utf8')) as Texts

describe('texts of the core', () => {
  test.each(coreFiles)('%s: both languages say the same', (file) => {
    const [en, zh] = [textsIn(file), textsIn(file.replace('.en.', '.zh-CN.'))]
    expect(distinct(zh)).toEqual(distinct(en))
    expect([...placesOf(zh)].filter(([key, names]) => String(names) !== String(placesOf(en).get(key)))).toEqual([])
  })

  test('no file takes a group of another away: they are joined group by group', () => {
    const groups = coreFiles.flatMap((file) => Object.entries(textsIn(file)))
    const lost = groups.filter(([name, texts]) =>
      groups.some(([other, theirs]) => other === name && JSON.stringify(theirs) !== JSON.stringify(texts)),
    )
    expect(lost.map(([name]) => name)).toEqual([])
  })

  test('the Chinese of every file but the host layer’s, which loads on its own, is in the one chunk', async () => {
    const { default: joined } = await import('../src/i18n/chinese')
    const missing = coreFiles
      .filter((file) => file !== 'host.en.json')
      .filter((file) => Object.keys(textsIn(file)).some((group) => !(group in joined)))
    expect(missing).toEqual([])
  })
})
