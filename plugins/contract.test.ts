import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plugins } from '#plugins'
import { pluginDevs } from '#plugins/dev'
import { ROLE_NAMES } from '#src/core'
import type { CallDeclaration } from '#src/http'
import type { List } from '#src/lists'
import type { Message, Texts } from '#src/plugin'
import { isLater } from '#src/routes'
import { coreDev } from '../harness/backend/core/dev'
import { worldDev } from '../harness/backend/world/dev'
import { declaredCalls } from '../scripts/docs/calls'
import coreEn from '../src/i18n/core.en.json'

/** Contract of every plugin (plugin contract); a new one is checked without a change here. */

/** Keys of all texts; plural forms share one key, because Chinese has fewer forms. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  )
}
const distinct = (texts: Texts) => [...new Set(keysOf(texts))].sort()

/** Placeholders such as `{{count}}` by key; a translation must contain the same ones. */
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

/** Source files of the areas without tests, relative to this folder. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file.includes('/'))
}

test('every folder of an area is in the list of plugins', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(plugins.map((plugin) => plugin.id).sort()).toEqual(folders.map((folder) => folder.name).sort())
  for (const plugin of plugins) expect(readdirSync(join(__dirname, plugin.id))).toContain('plugin.ts')
})

test('every area with calls has a dev.ts, and plugins/dev.ts lists it', () => {
  const areas = plugins.map((plugin) => plugin.id)
  const has = (area: string, ...names: string[]) => names.some((name) => existsSync(join(__dirname, area, name)))
  const withCalls = areas.filter((area) => has(area, 'api.ts', 'api'))
  expect(withCalls.filter((area) => !has(area, 'dev.ts'))).toEqual([])
  expect(pluginDevs.map(({ id }) => id).sort()).toEqual(areas.filter((area) => has(area, 'dev.ts')).sort())
})

test('every declared call has a handler in the simulator', async () => {
  const name = ({ declaration: { host, method, path } }: { declaration: CallDeclaration }) =>
    `${method} ${host} ${path.replace(/\{\w+\}/g, '{}')}`
  const handled = new Set(
    [coreDev, worldDev, ...pluginDevs].flatMap((dev) => dev.handlers.map(({ call }) => name(call))),
  )
  expect((await declaredCalls()).map(name).filter((call) => !handled.has(call))).toEqual([])
})

test('calls, routes and simulators run in plain Node, as docs:api and npm start need them', () => {
  const files = [
    'dev.ts',
    ...sources(__dirname).filter((file) => /^[\w-]+\/(?:routes|api|dev)\.ts$|\/api\//.test(file)),
  ]
  expect(files.length).toBeGreaterThan(5)
  const script = `for (const file of ${JSON.stringify(files)}) await import('./plugins/' + file)`
  const node = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
  })
  expect(node.stderr).toBe('')
})

test('defineTexts names the area whose folder it is in', () => {
  const files = sources(__dirname).filter((file) =>
    readFileSync(join(__dirname, file), 'utf8').includes('defineTexts<'),
  )
  const wrong = files.filter((file) => {
    const ids = [...readFileSync(join(__dirname, file), 'utf8').matchAll(/defineTexts<[^(]*>\('([^']*)'\)/g)]
    return ids.some(([, id]) => id !== file.split('/')[0])
  })
  expect(files.length).toBeGreaterThan(2)
  expect(wrong).toEqual([])
})

/** Types of messages that other areas rely on as well, by area. */
async function messagesOf(area: string): Promise<readonly Message<unknown>[]> {
  const file = join(__dirname, area, 'messages.ts')
  return existsSync(file) ? Object.values((await import(file)) as Record<string, Message<unknown>>) : []
}

test('each type of message is defined by one area, and refuses a payload that names no record', async () => {
  const areas = plugins.map(({ id }) => id)
  const defined = await Promise.all(areas.map(async (id) => (await messagesOf(id)).map((m) => ({ id, ...m }))))
  const types = defined.flat().map(({ type }) => type)
  expect(types.length).toBeGreaterThan(40)
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
  // Host events and messages of the to-do app are the core's, and some have no payload.
  const ours = defined.flat().filter(({ id }) => id !== 'core')
  expect(ours.map(({ type }) => type).filter((type) => !/^[a-z]\w+\.[a-z]\w+$/.test(type))).toEqual([])
  for (const { parse } of ours) {
    expect(() => parse(undefined)).toThrow()
    expect(() => parse({})).toThrow()
  }
})

test('store ids are unique and begin with the area', () => {
  const stores = sources(__dirname).flatMap((file) =>
    [
      ...readFileSync(join(__dirname, file), 'utf8').matchAll(
        /define(?:Store|Rows|Records)(?:<[^(]*>)?\(\s*'([^']*)'/g,
      ),
    ].map(([, id = '']) => ({ id, area: file.split('/')[0] ?? '' })),
  )
  expect(stores.length).toBeGreaterThan(5)
  const ids = stores.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(stores.filter(({ id, area }) => id !== area && !id.startsWith(`${area}.`))).toEqual([])
})

describe.each(plugins.map((plugin) => [plugin.id, plugin] as const))('plugin %s', (_id, plugin) => {
  test('loads every screen, icon, badge, handler and contribution', async () => {
    const lazies = [
      ...(plugin.routes ?? []).flatMap((route) => route.screen ?? []),
      ...(plugin.menu ?? []).flatMap((entry) => [entry.icon, ...(entry.badge ? [entry.badge] : [])]),
      ...(plugin.messages ?? []).map((entry) => entry.handler),
      ...[plugin.today, plugin.search, plugin.stores, plugin.repeatable].flatMap((lazy) => lazy ?? []),
    ]
    for (const lazy of lazies) expect((await lazy()).default).toBeDefined()
  })

  test('declares the parameters that its routes leave to a screen there', async () => {
    for (const { route, screen } of plugin.routes ?? []) {
      if (screen && isLater(route)) expect(await screen()).toHaveProperty('search')
    }
  })

  test('declares no parameter that belongs to every page', async () => {
    const modules = await Promise.all((plugin.routes ?? []).map(({ screen }) => screen?.()))
    const searches = [...(plugin.routes ?? []).map(({ route }) => route.search), ...modules.map((m) => m?.search ?? {})]
    const names = searches.flatMap((search) => Object.keys(search))
    expect(names.filter((name) => ['from', 'fullscreen', 'navigationBarColor'].includes(name))).toEqual([])
  })

  test('has the same keys and placeholders in both languages', async () => {
    const en = (await plugin.locales.en()).default
    const zh = (await plugin.locales['zh-CN']()).default
    expect(distinct(zh)).toEqual(distinct(en))
    const places = placesOf(zh)
    const lost = [...placesOf(en)].filter(
      ([key, names]) => places.has(key) && String(places.get(key)) !== String(names),
    )
    expect(lost.map(([key]) => key)).toEqual([])
  })

  test('has a name in both languages for every right it declares', async () => {
    const rights = Object.keys(plugin.rights ?? {}).map((right) => `right.${right}`)
    for (const locale of Object.values(plugin.locales)) {
      const known = keysOf((await locale()).default)
      expect(rights.filter((right) => !known.includes(right))).toEqual([])
    }
  })

  test('has its menu texts in separate files', async () => {
    const contributes = plugin.menu || plugin.today || plugin.search
    expect(Boolean(plugin.menuTexts)).toBe(Boolean(contributes))
    for (const language of ['en', 'zh-CN'] as const) {
      const menu = (await plugin.menuTexts?.[language]())?.default ?? {}
      const all = (await plugin.locales[language]()).default
      expect(all).toMatchObject(menu)
      expect((plugin.menu ?? []).map(({ title }) => title).filter((title) => !keysOf(menu).includes(title))).toEqual([])
    }
  })

  test('has the texts that its lists look up by rule', async () => {
    const known = new Set(keysOf((await plugin.locales.en()).default))
    const modules = await Promise.all((plugin.routes ?? []).flatMap(({ screen }) => (screen ? [screen()] : [])))
    const wanted = modules.flatMap(({ data }) => {
      // Only lists have tabs.
      if (!data || !('tabs' in data)) return []
      const { tabs, sorts, texts } = data as List<{ id: string }, string, unknown, string, never>
      const orders = tabs.flatMap((tab) => sorts?.(tab) ?? [])
      return [
        'list.search',
        'list.searchHint',
        'list.unit',
        ...(tabs.length > 1 ? ['tab.label', ...tabs.map((tab) => `tab.${tab}`)] : []),
        ...(orders.length > 0 ? orders.map((order) => `sort.${order}`) : []),
      ].map((key) => (texts === undefined ? key : `${texts}.${key}`))
    })
    expect(wanted.filter((key) => !known.has(key))).toEqual([])
  })

  test('has a text for every title', async () => {
    const known = new Set(keysOf((await plugin.locales.en()).default))
    const repeatable = (await plugin.repeatable?.())?.default ?? []
    const titles = [...(plugin.routes ?? []), ...(plugin.menu ?? []), ...repeatable].map((entry) => entry.title)
    expect(titles.filter((title) => !known.has(title))).toEqual([])
  })
})

const CORE_TEXTS = join(__dirname, '../src/i18n')
const coreFiles = readdirSync(CORE_TEXTS).filter((name) => name.endsWith('.en.json'))
const textsIn = (file: string): Texts => JSON.parse(readFileSync(join(CORE_TEXTS, file), 'utf8')) as Texts

describe('texts of the core', () => {
  test('every role of the table has a name', () => {
    expect(Object.keys(coreEn.role)).toEqual(ROLE_NAMES)
  })

  test.each(coreFiles)('%s: both languages have the same keys', (file) => {
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

  test('every file of English in the boot chunk has its Chinese in the one chunk of the core', async () => {
    const { default: joined } = await import('../src/i18n/chinese')
    const booted = coreFiles.filter((file) => readFileSync(join(CORE_TEXTS, 'i18n.ts'), 'utf8').includes(`/${file}'`))
    expect(booted.length).toBeGreaterThan(3)
    expect(booted.filter((file) => Object.keys(textsIn(file)).some((group) => !(group in joined)))).toEqual([])
  })
})
