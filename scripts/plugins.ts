import { parseArgs } from 'node:util'
import { decideAccess, mergeRights } from '#platform/core'
import { createRegistry, describeProblems, loadPlugins, type Plugin } from '#platform/plugin'
import { pluginList } from '#plugins'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import { seedGrants } from '../harness/backend/core/grants'
import { inspectArea, inspectionText } from '../harness/inspector/inspect'
import { UsageError } from '../harness/server/listen'
import { bootShares } from './built/bootShare'
import { areaFacts } from './inspect/areas'
import { localeKeys, ruleKeys, textLines } from './inspect/areaTexts'
import { command } from './support/command'

const USAGE = 'npm run plugins -- [<id>] [--as rep01] [--host browser|partner|messaging-app] [--sizes] [--json]'
const HOSTS = ['messaging-app', 'partner', 'browser'] as const

/**
 * `npm run plugins`: what each area registers, of one area (`-- visits`) also its texts by rule, hidden parts with the
 * reason, messages with samples, stores, which area imports which, and problems of the list.
 */
await command(async () => {
  const { id, who, host, sizes, json } = readOptions()
  const plugins = await loadPlugins(pluginList)
  const facts = areaFacts(plugins)
  if (json) {
    console.log(JSON.stringify(facts))
    return
  }
  const registry = createRegistry(plugins)
  const shown = plugins.filter((plugin) => id === undefined || plugin.id === id)
  if (shown.length === 0) throw new UsageError(`No area ${id}; there are ${plugins.map((each) => each.id).join(', ')}.`)
  const roles = seedGrants(EXAMPLE_TIME).flatMap(({ loginName, roleName }) => (loginName === who ? [roleName] : []))
  const bytes: Readonly<Record<string, number>> = sizes ? await bootShares(shown.map((plugin) => plugin.id)) : {}
  console.log(`For ${who} (${roles.join(', ') || 'no role'}) in ${host}\n`)
  for (const plugin of shown) {
    const area = inspectArea(registry, plugin, (access) =>
      decideAccess(access, {
        session: { state: 'signed-in', roles, rolesLoaded: true },
        hostKind: host,
        rights: mergeRights(plugins),
        flags: (process.env.FLAGS ?? '').split(','),
        text: (key) => key,
      }),
    )
    const own = facts.find((each) => each.id === plugin.id)
    const importers = facts.filter(({ imports }) => imports.includes(plugin.id)).map((each) => each.id)
    console.log(
      `${inspectionText(area, [
        ...(own?.messages ?? []).flatMap(({ type, sample }) =>
          sample === undefined ? [] : [`sample of ${type}: ${JSON.stringify(sample)}`],
        ),
        ...(own?.stores.length ? [`stores: ${own.stores.join(', ')}`] : []),
        ...(own?.imports.length ? [`imports ${own.imports.join(', ')}`] : []),
        ...(importers.length > 0 ? [`imported by ${importers.join(', ')}`] : []),
        ...(id === undefined ? [] : ['texts by rule:', ...textsOf(plugin).map((line) => `  ${line}`)]),
        ...(bytes[plugin.id] === undefined ? [] : [`${bytes[plugin.id]} bytes (gzip) of the boot chunk`]),
      ])}\n`,
    )
  }
  const known = new Set(plugins.map((plugin) => plugin.id))
  const lost = registry.problems.filter(({ plugin }) => !known.has(plugin))
  if (lost.length > 0) console.log(describeProblems(lost))
})

function textsOf(plugin: Plugin): readonly string[] {
  return textLines(ruleKeys(plugin), { en: localeKeys(plugin.id, 'en'), 'zh-CN': localeKeys(plugin.id, 'zh-CN') })
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        as: { type: 'string', default: 'rep01' },
        host: { type: 'string', default: 'browser' },
        sizes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const host = HOSTS.find((each) => each === values.host)
    if (host && positionals.length < 2) return { ...values, who: values.as, host, id: positionals[0] }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('\n')[0] : error}\n${USAGE}`)
  }
  throw new UsageError(USAGE)
}
