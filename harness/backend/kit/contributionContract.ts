import { type Href, parseSearch, type Route } from '#base/routes'
import type { Core } from '#platform/core'
import type { Http } from '#platform/http'
import type { Lazy, Plugin } from '#platform/plugin'
import type { PluginDev } from '../contract'
import { messageKind } from '../core/messages'
import { worldDev } from '../world/dev'
import { addressesOf, dayProblems } from './dayContract'
import { loadAreaTexts } from './openPage'
import { personasOf, samplesOf } from './personas'
import { mayBeThere } from './reachable'
import { simCore } from './simCore'
import { type Simulation, simulate } from './simulate'

/** The shortest text that is searched for. */
const SHORTEST = 3
/** Texts that are searched for an area whose lists have no keyword. */
const MOST_TITLES = 5
/** Ids of records: `V-000001`. */
export const RECORD = /^[A-Z]{1,3}-\d+$/

interface Visit {
  readonly who: string
  readonly core: Core
  readonly sim: Simulation
}

/** True if the seed of an area, or what it shares with all, has a record with this id. */
function isThere(id: string, { kinds }: PluginDev, { store }: Simulation): boolean {
  return [...kinds, ...worldDev.kinds, messageKind].some((kind) => store.table(kind).get(id))
}

/** Areas of the app. */
interface Areas {
  readonly plugins: readonly Plugin[]
  readonly devs: readonly PluginDev[]
}

/**
 * Why an address of the app leads nowhere; undefined if it is right. The records that its identity names exist, in the
 * seed of this area or of the one whose page it is.
 */
export async function addressProblem(
  to: Href,
  { sim }: Pick<Visit, 'sim'>,
  dev: PluginDev,
  { plugins, devs }: Areas,
): Promise<string | undefined> {
  const [path = '', query = ''] = to.split('?')
  const owner = plugins.find(({ routes = [] }) => routes.some(({ route }) => route.path === path))
  const entry = owner?.routes?.find(({ route }) => route.path === path)
  if (!entry?.screen) return `${to}: no page has this path`
  const parsed = parseSearch<Route['search']>(entry.route, query, (await entry.screen()).search)
  if (!parsed.ok) return `${to}: its parameters do not fit the route of ${path}`
  const theirs = devs.find(({ id }) => id !== dev.id && id === owner?.id)
  const isRecord = (name: string, value: unknown): value is string =>
    typeof value === 'string' && (RECORD.test(value) || (name === 'id' && !theirs))
  const lost = entry.route.identity.find((name) => {
    const id = parsed.search[name]
    return isRecord(name, id) && !isThere(id, dev, sim) && !(theirs && isThere(id, theirs, simulate(theirs)))
  })
  return lost && `${to}: no record of the seed has this ${lost}`
}

/** Titles and names of records of the area's seed, or of the messages to the employee. */
function titlesOf(dev: PluginDev, { sim, who }: Visit): readonly string[] {
  const messages = [...sim.store.table(messageKind).values()].filter(({ to }) => to === who)
  const records = dev.kinds.length > 0 ? dev.kinds.flatMap((kind) => [...sim.store.table(kind).values()]) : messages
  return samplesOf(records, MOST_TITLES).flatMap((record) => {
    const title = Object.entries(record).find(([name]) => name === 'title' || name === 'name')?.[1]
    const text: unknown = typeof title === 'object' && title !== null ? Object.values(title)[0] : title
    return typeof text === 'string' && text.length >= SHORTEST ? text : []
  })
}

/** Texts that the lists of the area find for the employee, one of each list; without such a list, titles. */
function searchedTexts(dev: PluginDev, visit: Visit): readonly string[] {
  const { sim, who } = visit
  const context = sim.context(who)
  if (!dev.handlers.some(({ list }) => list?.options.keyword)) return titlesOf(dev, visit)
  return dev.handlers.flatMap(({ list }) => {
    const { keyword } = list?.options ?? {}
    if (!list || !keyword) return []
    try {
      const texts: readonly (string | undefined)[] = list
        .find({}, context)
        .flatMap((record) => keyword(record, context, {}))
      return texts.find((text) => text !== undefined && text.length >= SHORTEST) ?? []
    } catch {
      return [] // a list that this employee may not read
    }
  })
}

/**
 * Runs badges, today, search and message handlers of an area over the seed, as each persona who may see them: none
 * throws, badges, today and figures send one request, because the start page shows all areas, each address leads to a
 * page, and the records that it names exist. Returns one line per problem.
 */
export async function contributionProblems(plugin: Plugin, dev: PluginDev, areas: Areas): Promise<string[]> {
  await loadAreaTexts(plugin)
  const problems = new Set<string>()
  /** What was thrown, so that what fails for everybody is said once, of the first persona. */
  const thrown = new Set<string>()
  const found = { tried: 0, hits: 0 }

  for (const who of personasOf(dev)) {
    const opened: Href[] = []
    const open = (to: Href) => void opened.push(to)
    const sim = simulate(dev)
    const navigation = { openHref: open, replaceHref: open, back: () => undefined, prefetch: () => undefined }
    const { core: simulated } = simCore(sim, plugin, who, { navigation })
    const requests: string[] = []
    const http: Http = (call, request, options) => {
      requests.push(`${call.id} ${JSON.stringify(request)}`)
      return simulated.http(call, request, options)
    }
    const core = { ...simulated, http }
    const visit: Visit = { who, core, sim }
    const { signal } = new AbortController()
    const isAllowed = (access: Plugin['access']) => core.decide(access).ok
    if (!isAllowed(plugin.access)) continue

    async function tryPart<P, R>(
      what: string,
      load: Lazy<P> | undefined,
      run: (part: P) => R,
    ): Promise<Awaited<R> | undefined> {
      try {
        return load && (await run((await load()).default))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (!thrown.has(`${what} ${reason}`)) problems.add(`${what}: throws for ${who}: ${reason}`)
        thrown.add(`${what} ${reason}`)
        return undefined
      }
    }
    const checkAddresses = async (what: string, addresses: readonly Href[]) => {
      for (const to of addresses) {
        const problem = await addressProblem(to, visit, dev, areas)
        if (problem) problems.add(`${what}: ${problem}`)
      }
    }

    for (const { id, badge, access } of plugin.menu ?? []) {
      const count = isAllowed(access) && (await tryPart(`badge of ${id}`, badge, (part) => part(core, signal)))
      if (typeof count === 'number' && !(Number.isInteger(count) && count >= 0))
        problems.add(`badge of ${id}: ${count} is no number of records`)
    }
    const due = (await tryPart('today', plugin.today, (part) => part(core, signal))) ?? []
    await checkAddresses('today', due.flatMap(addressesOf))
    if (new Set(due.map(({ id }) => id)).size < due.length) problems.add('today: two items have the same id')
    const day = await dayProblems(plugin, dev, { who, core, due, signal })
    if (requests.length > 1)
      problems.add(`badge, today and figures send ${requests.join(', ')}: make it one, shared by sharedLoad`)
    for (const problem of day.problems) problems.add(`today: ${problem}`)
    await checkAddresses('today', day.addresses)

    for (const text of plugin.search ? searchedTexts(dev, visit) : []) {
      const hits = (await tryPart('search', plugin.search, (part) => part(core, text, signal))) ?? []
      found.tried++
      found.hits += hits.length
      await checkAddresses(
        'search',
        hits.map(({ to }) => to),
      )
    }

    dev.sendDue?.(sim.context(who))
    const sent = [...sim.store.table(messageKind).values()].filter(
      (each) => each.to === who && mayBeThere(each.subject, sim.context(who)),
    )
    const samples = (dev.messages ?? []).map(({ message, sample }) => ({ type: message.type, params: sample }))
    for (const { type, params } of [...samples, ...sent]) {
      const message = dev.messages?.find((each) => each.message.type === type)?.message
      const handler = plugin.messages?.find((each) => each.type === type)?.handler
      if (!message) continue
      await tryPart(`message ${type}`, handler, (handle) => handle(core, message.parse(params) as never))
      await checkAddresses(`message ${type}`, opened.splice(0))
    }
  }
  if (plugin.search && found.tried === 0)
    problems.add('search: was never tried: give a list of the area a keyword, or its records a name or title')
  else if (found.hits === 0 && found.tried > 0)
    problems.add('search: finds none of the texts that the lists of the area find')
  return [...problems]
}
