import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasLazySearch, needsParameters, type Route } from '#base/routes'
import type { AnyFilter, ListResponse } from '#base/wire'
import type { List } from '#kit/lists'
import { ROLE_NAMES } from '#platform/core'
import type { CallDeclaration } from '#platform/http'
import { createRegistry, describeProblems, type Message, type Plugin, type Texts } from '#platform/plugin'
import { pluginList } from '#plugins'
import { pluginDevs } from '#plugins/dev'
import { textsOf } from '#plugins/texts'
import { createTestCore } from '#testing'
import { coreDev } from '../harness/backend/core/dev'
import { worldDev } from '../harness/backend/world/dev'
import { declaredCalls } from '../scripts/docs/calls'
import { nearest } from '../scripts/inspect/nearest'
import { BY_RULE, type RuleText, textsByRule } from '../scripts/inspect/textsByRule'
import { plugins } from '../spec/support/plugins'
import coreEn from '../src/platform/i18n/core.en.json'

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

const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8')

test('every folder of an area is in the list of plugins', () => {
  const listed = pluginList.map((plugin) => plugin.id)
  const missing = folders.filter(({ name }) => !listed.includes(name))
  expect(missing.map(({ name }) => `plugins/index.ts: add ${name} (npm run new:plugin -- ${name} does it)`)).toEqual([])
  expect(listed.filter((id) => !existsSync(join(__dirname, id, 'plugin.ts')))).toEqual([])
})

test('the list of plugins names each with its own id and owner', () => {
  expect(pluginList.map(({ id, owner }) => ({ id, owner }))).toEqual(plugins.map(({ id, owner }) => ({ id, owner })))
})

test('the list of plugins has no problems', () => {
  expect(describeProblems(createRegistry(plugins).problems)).toBe('')
})

test('CODEOWNERS names the owner that each area names', () => {
  const owners = readFileSync(join(__dirname, '../CODEOWNERS'), 'utf8').split('\n')
  const wanted = plugins.map(({ id, owner }) => `/plugins/${id}/ @${owner}`)
  expect(wanted.filter((line) => !owners.includes(line)).map((line) => `CODEOWNERS: add ${line}`)).toEqual([])
})

test('every area with calls has a dev.ts, and plugins/dev.ts lists it', () => {
  const areas = plugins.map((plugin) => plugin.id)
  const has = (area: string, ...names: string[]) => names.some((name) => existsSync(join(__dirname, area, name)))
  const withCalls = areas.filter((area) => has(area, 'api.ts', 'api'))
  expect(withCalls.filter((area) => !has(area, 'dev.ts')).map((area) => `${area}: add dev.ts`)).toEqual([])
  const listed = pluginDevs.map(({ id }) => id)
  const missing = areas.filter((area) => has(area, 'dev.ts') && !listed.includes(area))
  expect(missing.map((area) => `plugins/dev.ts: add ${area} (npm run new:plugin -- ${area} does it)`)).toEqual([])
  expect(listed.filter((id) => !has(id, 'dev.ts'))).toEqual([])
})

test('every declared call has a handler in the simulator', async () => {
  const name = ({ declaration: { host, method, path } }: { declaration: CallDeclaration }) =>
    `${method} ${host} ${path.replace(/\{\w+\}/g, '{}')}`
  const handled = new Set(
    [coreDev, worldDev, ...pluginDevs].flatMap((dev) => dev.handlers.map(({ call }) => name(call))),
  )
  const missing = (await declaredCalls()).map(name).filter((call) => !handled.has(call))
  expect(missing.map((call) => `${call}: no handler: add one to handlers in dev.ts of its area`)).toEqual([])
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
  const calls = sources(__dirname).flatMap((file) =>
    [...textOf(file).matchAll(/defineTexts<[^(]*>\('([^']*)'\)/g)].map(([, id]) => ({ file, id })),
  )
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter(({ file, id }) => file !== `${id}/plugin.ts`)).toEqual([])
})

test('every file of texts is loaded', () => {
  const code = sources(__dirname).map(textOf).join('\n')
  const files = plugins.flatMap(({ id }) => readdirSync(join(__dirname, id, 'locales')).map((name) => ({ id, name })))
  const lost = files.filter(
    ({ name }) => !/^(?:menu\.)?(?:en|zh-CN)\.json$/.test(name) && !code.includes(`/locales/${name}'`),
  )
  const lines = lost.map(
    ({ id, name }) => `${id}/locales/${name}: nothing loads it: texts stand in en.json and zh-CN.json`,
  )
  expect(lines).toEqual([])
})

/** Imports from the routes of other areas: `import { clueList } from '../../leads/routes'`. */
const FOREIGN_ROUTES = /import ([^']*?) from '(?:\.\.\/)+([\w-]+)\/routes'/g

test('a link to another area is drawn only where it can be opened: useReach decides', async () => {
  const files = sources(__dirname).filter((file) => !/\/(?:backend|testing)\/|\/(?:dev|routes)\.ts$/.test(file))
  const links = files.flatMap((file) =>
    [...textOf(file).matchAll(FOREIGN_ROUTES)].map(([, names = '', area = '']) => ({ file, names, area })),
  )
  const unrequested = await Promise.all(
    links.map(async ({ file, names, area }) => {
      const exported = (await import(join(__dirname, area, 'routes'))) as Record<string, { readonly path?: string }>
      const routes = names.match(/\w+/g)?.filter((name) => exported[name]?.path !== undefined) ?? []
      const isAsked = (name: string) =>
        [`reach(${name})`, `linkTo(${name},`, `canReach(core, ${name}.path)`].some((call) =>
          textOf(file).includes(call),
        )
      return routes.filter((name) => !isAsked(name)).map((name) => `${file}: ${name}`)
    }),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ names }) => names.includes('*'))).toEqual([])
  expect(unrequested.flat()).toEqual([])
})

/** Tables by path of what the specification says of single pages; no links. */
const BY_PATH = [
  'src/platform/navigation/back.ts',
  'src/platform/navigation/scroll.ts',
  'src/platform/plugin/registry.ts',
]
/** What asks before it opens a page, and says so where the app has no such page. */
const ASKS = /\b(?:useReach|canReach|openRegistered)\(/

/** Pages whose path no other area has; that two have it is said once, of the list of plugins. */
const ownRoutes = ({ id, routes = [] }: Plugin) =>
  routes.filter(({ route }) =>
    plugins.every((other) => other.id === id || !other.routes?.some((each) => each.route.path === route.path)),
  )

test('a page of another area that is named by its path is asked for as well', () => {
  const root = join(__dirname, '..')
  const files = ['src', 'plugins']
    .flatMap((folder) => sources(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/\/(?:backend|testing)\/|\/(?:dev|routes)\.ts$/.test(file) && !BY_PATH.includes(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8').replaceAll(/^ *(?:\*|\/[*/]).*$/gm, '') }))
  const wrong = plugins.flatMap((plugin) =>
    files
      .filter(({ file, code }) => plugin.id !== 'core' && !file.startsWith(`plugins/${plugin.id}/`) && !ASKS.test(code))
      .flatMap(({ file, code }) => {
        const named = ownRoutes(plugin).filter(({ route }) => new RegExp(`['"\`#]${route.path}['"\`?]`).test(code))
        return named.map(({ route }) => `${file}: ${route.path}`)
      }),
  )
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
  const foreign = stores.filter(({ id, area }) => id !== area && !id.startsWith(`${area}.`))
  expect(foreign.map(({ id, area }) => `plugins/${area}: the store '${id}' must be called '${area}.…'`)).toEqual([])
  const twice = stores.filter(({ id }, index) => ids.indexOf(id) !== index)
  expect(twice.map(({ id, area }) => `plugins/${area}: a second store '${id}': choose another id`)).toEqual([])
})

/** A right or type of message in the sources: `'lead.read'`; after `permission:` certainly a right. */
const NAME = /(\bpermission: )?'([a-z]\w*\.[a-z]\w*)'/g

test('every right and message that an area names is declared', async () => {
  const rights = new Set(plugins.flatMap(({ rights = {} }) => Object.keys(rights)))
  const types = (await Promise.all(plugins.map(({ id }) => messagesOf(id)))).flat().map(({ type }) => type)
  const names = new Set([...rights, ...types])
  const prefixes = new Set([...names].map((name) => name.split('.')[0]))
  const meant = (name: string, known: ReadonlySet<string>) => {
    const near = nearest(name, [...known])
    return near ? `: did you mean '${near}'?` : ''
  }
  const wrong = await Promise.all(
    plugins.map(async (plugin) => {
      const { id, rights: own = {} } = plugin
      const [locales] = textsOf(plugin)
      const declared = Object.keys(own).map((right) => `'${right}'`)
      const keys = distinct((await locales.en()).default)
      // Texts and stores have names of the same form, and forms in the app.
      const isOther = (name: string) =>
        keys.some((key) => key === name || key.startsWith(`${name}.`)) || name.startsWith(`${id}.`)
      return sources(__dirname)
        .filter((file) => file.startsWith(`${id}/`) && !file.includes('/testing/'))
        .flatMap((file) =>
          [...textOf(file).matchAll(NAME)].flatMap(([, permission, name = '']) => {
            if (permission && rights.has(name)) return []
            if (permission)
              return [
                `${file}: no rights.ts declares '${name}'${meant(name, rights)} (this area: ${declared.join(', ')})`,
              ]
            const isMeant = file.includes('/backend/') && prefixes.has(name.split('.')[0]) && !isOther(name)
            return isMeant && !names.has(name)
              ? [`${file}: no area has a right or message '${name}'${meant(name, names)}`]
              : []
          }),
        )
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test('the core names no right of an area: pickers have the access of the area that guards them', () => {
  const [core] = plugins.filter(({ id }) => id === 'core')
  const named = sources(__dirname)
    .filter((file) => file.startsWith('core/'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\bpermission: '([^']*)'/g)].map(([, right = '']) => ({ file, right })),
    )
  const foreign = named.filter(({ right }) => !(right in (core?.rights ?? {})))
  expect(
    foreign.map(({ file, right }) => `${file}: '${right}' belongs to an area, which guards the page (pickers)`),
  ).toEqual([])
  const { routes } = createRegistry(plugins)
  const guarded = (core?.routes ?? []).flatMap(({ guarded, route }) => (guarded ? [routes.get(route.path)] : []))
  expect(guarded.map((entry) => [entry?.route.path, entry?.access?.permission])).toEqual([
    ['/x/core/company', 'customer.read'],
    ['/x/core/contact', 'contact.read'],
    ['/x/core/business', 'customer.read'],
  ])
})

/** Messages of checks and fields: `v.minLength(3, 'error.title')`, `message: 'error.title'`. They are text keys of the area. */
const SCHEMA_MESSAGE =
  /\bv\.\w+\((?:[^()]|\([^()]*\))*?'([a-z]\w*(?:\.\w+)+)',?\s*\)|\b(?:message|emptyMessage|longMessage): '([a-z]\w*(?:\.\w+)+)'/g
/** All sources of a folder. */
const codeIn = (folder: string) =>
  sources(join(__dirname, folder))
    .map((file) => readFileSync(join(__dirname, folder, file), 'utf8'))
    .join('\n')
const wordsOf = (code: string) => code.match(/[\w-]+/g) ?? []
/** Templates that name more of a text than its group: `empty.${tab}Text`, `${texts}.olderFailed`. */
function templatesOf(code: string): readonly RegExp[] {
  return [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})*)`/g)].flatMap(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/)
    const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')
    return parts.slice(1).some((part) => /[a-z]{3}/i.test(part)) ? [new RegExp(`(?:^|\\.)${pattern}$`)] : []
  })
}
/** What looks texts of areas up by rule: the app. Simulators name what they refuse, and where. */
const APP = codeIn('../src')
const APP_WORDS = new Set([...wordsOf(APP), ...wordsOf(codeIn('../harness/backend'))])
const APP_TEMPLATES = templatesOf(APP)

/** Why a key is in use: named, or begun in a template or by the name of its group. */
function shownBy(code: string): (key: string) => boolean {
  const words = new Set(wordsOf(code))
  const templates = [...APP_TEMPLATES, ...templatesOf(code)]
  /** A text by rule is named by its last word, that of a filter by its field. */
  const isNamed = (key: string) => {
    const last = key.slice(key.lastIndexOf('.') + 1).replace(/_.*$/, '')
    if (/(?:^|\.)filter\.\w+$/.test(key))
      return code.includes(`name="${last}"`) || code.includes('`filter.${') || APP.includes(`'filter.${last}'`)
    return APP_WORDS.has(last) || words.has(last) || templates.some((template) => template.test(key))
  }
  return (key) => {
    if (code.includes(`'${key}'`)) return true
    if (BY_RULE.test(key)) return isNamed(key)
    // The words of a course are those of its acts.
    if (key.startsWith('act.') && code.includes('<ActCourse')) return true
    const parts = key.split('.')
    return parts.slice(1).some((_, index) => {
      const group = parts.slice(0, index + 1).join('.')
      return code.includes(`\`${group}.\${`) || code.includes(`'${group}'`) || code.includes(`"${group}"`)
    })
  }
}

/** What is wrong with a loaded part; its module exports it as default. */
function shapeProblem(what: string, value: unknown, isRight: (value: unknown) => boolean, wanted: string): string[] {
  return isRight(value) ? [] : [`${what} must export default ${wanted}`]
}
const isFunction = (value: unknown) => typeof value === 'function'
const isComponent = (value: unknown) =>
  isFunction(value) || (typeof value === 'object' && value !== null && '$$typeof' in value)
const areStores = (value: unknown) =>
  Array.isArray(value) && value.every((token) => typeof token?.id === 'string' && isFunction(token?.create))

/** What is wrong with a part that is loaded by `lazy`, and must export `wanted` as default. */
async function partProblem(
  what: string,
  lazy: (() => Promise<{ default: unknown }>) | undefined,
  isRight: (value: unknown) => boolean,
  wanted: string,
): Promise<string[]> {
  try {
    return lazy ? shapeProblem(what, (await lazy()).default, isRight, wanted) : []
  } catch (error) {
    return [`${what} does not load: ${error instanceof Error ? error.message : error}`]
  }
}

/** Stores of an area: `dev.ts` names them, so that they are not in the boot chunk. */
const storesOf = ({ id }: Plugin) => pluginDevs.find((dev) => dev.id === id)?.stores

/** Addresses of pictures, beside the pages of all areas (e2e/support/areas.ts). */
const SCREENS = plugins
  .map(({ id }) => join(__dirname, id, 'screens.ts'))
  .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8') : []))
  .join('\n')

describe.each(plugins.map((plugin) => [plugin.id, plugin] as const))('plugin %s', (id, plugin) => {
  const [locales, menuLocales] = textsOf(plugin)
  let isLoaded = true
  /** A test of what loads: a part that does not has its message, and no others. */
  const testLoaded = (name: string, run: () => unknown) =>
    test(name, async () => {
      if (isLoaded) await run()
    })

  test('loads every screen, icon, badge, handler and contribution', async () => {
    const component = [isComponent, 'a component'] as const
    const problems = await Promise.all([
      // First: what throws with its stores is said of them.
      partProblem('stores', storesOf(plugin), areStores, 'the list of stores'),
      ...(plugin.routes ?? []).map(({ route, screen }) =>
        partProblem(`the screen of ${route.path}`, screen, ...component),
      ),
      ...(plugin.menu ?? []).flatMap(({ id, icon, badge }) => [
        partProblem(`the icon of ${id}`, icon, ...component),
        partProblem(`the badge of ${id}`, badge, isFunction, 'async (core, signal) => number'),
      ]),
      ...(plugin.messages ?? []).map(({ type, handler }) =>
        partProblem(`the handler of ${type}`, handler, isFunction, '(core, payload) => void'),
      ),
      partProblem('today', plugin.today, isFunction, 'async (core, signal) => TodayItem[]'),
      partProblem('search', plugin.search, isFunction, 'async (core, text, signal) => SearchHit[]'),
      partProblem('repeatable', plugin.repeatable, Array.isArray, 'the list of repeatable calls'),
      ...Object.entries(locales).map(([language, texts]) =>
        partProblem(`the texts in ${language}`, texts, (value) => typeof value === 'object', 'the texts'),
      ),
    ])
    isLoaded = problems.flat().length === 0
    const reasons = problems.flat().map((problem) => problem.replace(/^.* does not load: /, ''))
    expect(problems.flat().filter((_, at) => reasons.indexOf(reasons[at] ?? '') === at)).toEqual([])
  })

  testLoaded('creates its stores, and disposes them at sign-out', async () => {
    const stores = (await storesOf(plugin)?.())?.default ?? []
    const core = createTestCore([plugin])
    for (const token of stores) {
      const use = () => {
        const store = core.store(token)
        if ('dispose' in store && typeof store.dispose === 'function') store.dispose()
      }
      expect(use).not.toThrow()
    }
  })

  testLoaded('has a sample in dev.ts for every message that it handles', () => {
    const dev = [coreDev, ...pluginDevs].find(({ id }) => id === plugin.id)
    const samples = dev?.messages ?? []
    for (const { message, sample } of samples) {
      expect(() => message.parse(sample)).not.toThrow()
      expect((plugin.messages ?? []).map(({ type }) => type)).toContain(message.type)
    }
    const sampled = samples.map(({ message }) => message.type)
    const missing = (plugin.messages ?? []).filter(({ type }) => !sampled.includes(type))
    const lines = missing.map(({ type }) => `dev.ts: add { message, sample } of ${type} to messages`)
    expect(lines).toEqual([])
  })

  testLoaded('handles every message that it defines, once it has pages', async () => {
    // The core's are events of hosts; contacts have no area of their own.
    if (['core', 'public'].includes(plugin.id) || !plugin.routes?.some(({ screen }) => screen)) return
    const handled = (plugin.messages ?? []).map(({ type }) => type)
    const lost = (await messagesOf(plugin.id)).filter(({ type }) => !handled.includes(type))
    expect(lost.map(({ type }) => `plugin.ts: nobody handles ${type}: add on(…) to messages`)).toEqual([])
  })

  testLoaded('names texts that exist in the messages of its schemas', async () => {
    const known = new Set(keysOf((await locales.en()).default))
    const files = sources(__dirname).filter((file) => file.startsWith(`${plugin.id}/`) && !file.includes('/backend/'))
    const unknown = files.flatMap((file) =>
      [...textOf(file).matchAll(SCHEMA_MESSAGE)].flatMap(([, ofCheck, key = ofCheck ?? '']) =>
        known.has(key) ? [] : [`${file}: no text '${key}': add it to locales/en.json and zh-CN.json`],
      ),
    )
    expect(unknown).toEqual([])
  })

  testLoaded('shows all its texts', async () => {
    const code = sources(__dirname)
      .filter((file) => file.startsWith(`${plugin.id}/`))
      .map(textOf)
      .join('\n')
    const byRule = new Set(textsByRule(code).map(({ key }) => key))
    const isShown = shownBy(code)
    const orphaned = distinct((await locales.en()).default).filter((key) => !byRule.has(key) && !isShown(key))
    if (plugin.id !== 'core') expect(orphaned.map((key) => `locales: nothing shows '${key}': delete it`)).toEqual([])
  })

  testLoaded('declares the parameters that its routes leave to a screen there', async () => {
    for (const { route, screen } of plugin.routes ?? []) {
      if (screen && hasLazySearch(route)) expect(await screen()).toHaveProperty('search')
    }
  })

  testLoaded('declares no parameter that belongs to every page', async () => {
    const modules = await Promise.all((plugin.routes ?? []).map(({ screen }) => screen?.()))
    const searches = [...(plugin.routes ?? []).map(({ route }) => route.search), ...modules.map((m) => m?.search ?? {})]
    const names = searches.flatMap((search) => Object.keys(search))
    const taken = names.filter((name) => ['from', 'fullscreen', 'navigationBarColor'].includes(name))
    const advice = "belongs to every page: choose another name (a period is 'start' and 'end')"
    expect(taken.map((name) => `${plugin.id}/routes.ts: '${name}' ${advice}`)).toEqual([])
  })

  testLoaded('has the same keys and placeholders in both languages', async () => {
    const en = (await locales.en()).default
    const zh = (await locales['zh-CN']()).default
    const [english, chinese] = [distinct(en), distinct(zh)]
    const missing = [
      ...english.filter((key) => !chinese.includes(key)).map((key) => `locales/zh-CN.json: add '${key}'`),
      ...chinese.filter((key) => !english.includes(key)).map((key) => `locales/en.json: add '${key}'`),
    ]
    expect(missing).toEqual([])
    const places = placesOf(zh)
    const lost = [...placesOf(en)].filter(
      ([key, names]) => places.has(key) && String(places.get(key)) !== String(names),
    )
    expect(lost.map(([key]) => key)).toEqual([])
  })

  testLoaded('has a name in both languages for every right it declares', async () => {
    const rights = Object.keys(plugin.rights ?? {}).map((right) => `right.${right}`)
    const missing = await Promise.all(
      Object.entries(locales).map(async ([language, locale]) => {
        const known = keysOf((await locale()).default)
        const lost = rights.filter((right) => !known.includes(right))
        return lost.map((right) => `locales/${language}.json: add '${right}', the name of the right`)
      }),
    )
    expect(missing.flat()).toEqual([])
  })

  testLoaded('has its menu texts in separate files', async () => {
    const files = ['locales/menu.en.json', 'locales/menu.zh-CN.json']
    const wrong = files.filter((file) => existsSync(join(__dirname, id, file)) !== Boolean(menuLocales))
    const advice = menuLocales ? 'add it, with the texts of menu entry, due items and search hits' : 'nothing shows it'
    expect(wrong.map((file) => `${file}: ${advice}`)).toEqual([])
    for (const language of ['en', 'zh-CN'] as const) {
      const menu = (await menuLocales?.[language]())?.default ?? {}
      const all = (await locales[language]()).default
      expect(all).toMatchObject(menu)
      const shown = (plugin.menu ?? []).flatMap(({ title, counts = [] }) => [title].concat(counts))
      const missing = shown.filter((key) => !keysOf(menu).includes(key))
      expect(missing.map((key) => `locales/menu.${language}.json: add '${key}'`)).toEqual([])
    }
  })

  testLoaded('has an address for every page that cannot be opened without parameters', () => {
    const { examples = [] } = [coreDev, ...pluginDevs].find(({ id }) => id === plugin.id) ?? {}
    const pages = (plugin.routes ?? []).filter(({ route, screen }) => screen && needsParameters(route))
    const isShown = ({ path }: Route) =>
      examples.some((address) => address.startsWith(`${path}?`)) || new RegExp(`${path}(?![\\w-])`).test(SCREENS)
    const lost = pages.filter(({ route }) => !isShown(route)).map(({ route }) => route.path)
    expect(lost.map((path) => `dev.ts: add an address of ${path} to examples, for journeys and pictures`)).toEqual([])
  })

  testLoaded('has the texts that its lists look up by rule', async () => {
    const known = new Set(keysOf((await locales.en()).default))
    const modules = await Promise.all((plugin.routes ?? []).flatMap(({ screen }) => (screen ? [screen()] : [])))
    const wanted = modules.flatMap(({ data }) => {
      // Only lists have tabs.
      if (!data || !('tabs' in data)) return []
      const { tabs, sorts, texts } = data as List<
        { id: string },
        string,
        AnyFilter,
        string,
        ListResponse<{ id: string }>
      >
      const orders = tabs.flatMap((tab) => sorts?.(tab, {}) ?? [])
      return [
        'list.search',
        'list.searchHint',
        'list.unit',
        ...(tabs.length > 1 ? ['tab.label', ...tabs.map((tab) => `tab.${tab}`)] : []),
        ...(orders.length > 0 ? orders.map((order) => `sort.${order}`) : []),
      ].map((key) => (texts === undefined ? key : `${texts}.${key}`))
    })
    const missing = wanted.filter((key) => !known.has(key))
    expect(missing.map((key) => `locales: add '${key}' to en.json and zh-CN.json`)).toEqual([])
  })

  testLoaded('has the texts that its moves, quick filters and filters look up by rule', async () => {
    const known = [...new Set(keysOf((await locales.en()).default))]
    const files = sources(__dirname).filter((file) => file.startsWith(`${plugin.id}/`) && !file.includes('/backend/'))
    const missing = await Promise.all(
      files.map(async (file) => {
        const wanted = textsByRule(textOf(file))
        // A page exports its list as `data`; a part of a page may belong to any list of the area.
        const page = wanted.some(({ isOfList }) => isOfList) ? await import(join(__dirname, file)) : undefined
        const { texts } = (page?.data ?? {}) as { readonly texts?: string }
        const isThere = ({ key, isOfList }: RuleText) => {
          if (!isOfList || (page?.data && texts === undefined)) return known.includes(key)
          return texts === undefined
            ? known.some((one) => `.${one}`.endsWith(`.${key}`))
            : known.includes(`${texts}.${key}`)
        }
        const nameOf = ({ key, isOfList }: RuleText) => (isOfList && texts !== undefined ? `${texts}.${key}` : key)
        return wanted
          .filter((one) => !isThere(one))
          .map((one) => `${file}: no text '${nameOf(one)}': add it to locales/en.json and zh-CN.json`)
      }),
    )
    expect(missing.flat()).toEqual([])
  })

  testLoaded('has a text for every title', async () => {
    const known = new Set(keysOf((await locales.en()).default))
    const repeatable = (await plugin.repeatable?.())?.default ?? []
    const titles = [...ownRoutes(plugin), ...(plugin.menu ?? []), ...repeatable].map((entry) => entry.title)
    const missing = titles.filter((title) => !known.has(title))
    expect(missing.map((title) => `locales: add '${title}' to en.json and zh-CN.json`)).toEqual([])
  })
})

const CORE_TEXTS = join(__dirname, '../src/platform/i18n')
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

  test('the app shows all its own texts', () => {
    const areas = sources(__dirname).map((file) => ({ file, code: textOf(file) }))
    const codeOf = (found: typeof areas) => [APP, ...found.map(({ code }) => code)].join('\n')
    // Named anywhere, or begun in a template; those of areas are about their own texts.
    const [code, templates] = [codeOf(areas), codeOf(areas.filter(({ file }) => file.startsWith('core/')))]
    const isShown = (key: string) =>
      code.includes(`'${key}'`) ||
      [...key.matchAll(/[._]/g)].some(({ index }) => templates.includes(`\`${key.slice(0, index + 1)}\${`))
    const root = join(__dirname, '../src')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.en.json'))
    expect(files.length).toBeGreaterThan(20)
    const orphaned = files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts
      return distinct(texts).flatMap((key) => (isShown(key) ? [] : `src/${file}: nothing shows '${key}': delete it`))
    })
    expect(orphaned).toEqual([])
  })

  test('no file takes a group of another away: they are joined group by group', () => {
    const groups = coreFiles.flatMap((file) => Object.entries(textsIn(file)))
    const lost = groups.filter(([name, texts]) =>
      groups.some(([other, theirs]) => other === name && JSON.stringify(theirs) !== JSON.stringify(texts)),
    )
    expect(lost.map(([name]) => name)).toEqual([])
  })

  test('every file of English in the boot chunk has its Chinese in the one chunk of the core', async () => {
    const { default: joined } = await import('../src/platform/i18n/chinese')
    const booted = coreFiles.filter((file) => readFileSync(join(CORE_TEXTS, 'i18n.ts'), 'utf8').includes(`/${file}'`))
    expect(booted.length).toBeGreaterThan(3)
    expect(booted.filter((file) => Object.keys(textsIn(file)).some((group) => !(group in joined)))).toEqual([])
  })
})
