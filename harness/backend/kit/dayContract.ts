import { days, momentOf, workingDays } from '#base/calendar'
import type { Href } from '#base/routes'
import type { Core } from '#platform/core'
import type { Plugin, TodayItem, TodayModule, TodayMoved, TodayMoveName, TodayMoves } from '#platform/plugin'
import type { PluginDev } from '../contract'
import { simCore } from './simCore'
import { simulate } from './simulate'

/** Contract of an area's part of the start page (`TodayModule`) over the seed. */

/** Addresses that an item leads to. */
export const addressesOf = ({ to, main, list }: TodayItem): readonly Href[] =>
  [to, main?.to, list].filter((each) => each !== undefined)

/** What is wrong with an item itself. */
function itemProblems({ id, main, contact, place, can = [], version }: TodayItem, moves: TodayMoves): string[] {
  return [
    ...(main?.does === 'call' && !contact?.phone ? [`${id}: it is to be called about, without a number`] : []),
    ...(main?.does === 'go' && !place ? [`${id}: the way leads there, without a place`] : []),
    ...can.filter((name) => !moves[name]).map((name) => `${id}: can '${name}', which 'moves' of today.ts has not`),
    ...(can.includes('tomorrow') && version === undefined ? [`${id}: is moved without a version of its record`] : []),
  ]
}

/**
 * Makes each move of the first item that offers it, on a seed of its own: afterwards the item is no longer due today,
 * and with `undo` it is again.
 */
async function moveProblems(plugin: Plugin, dev: PluginDev, who: string, module: TodayModule): Promise<string[]> {
  const names: readonly TodayMoveName[] = ['done', 'tomorrow', 'note']
  const problems = names.map(async (name) => {
    const { core } = simCore(simulate(dev), plugin, who)
    // Each time a load of its own, as the page loads again after a move.
    const dueNow = async () =>
      (await module.default(core, new AbortController().signal)).filter(({ due }) => due !== 'soon')
    const item = (await dueNow()).find(({ can }) => can?.includes(name))
    if (!item) return []
    const isThere = async () => (await dueNow()).some(({ id }) => id === item.id)
    try {
      const moved = await run(core, item, name, await movesOf(module))
      if (await isThere()) return [`${item.id} is still due after '${name}'`]
      if (!moved?.undo) return []
      await moved.undo()
      return (await isThere()) ? [] : [`${item.id} does not come back when '${name}' is taken back`]
    } catch (error) {
      return [`'${name}' of ${item.id} throws for ${who}: ${error instanceof Error ? error.message : error}`]
    }
  })
  return (await Promise.all(problems)).flat()
}

async function run(
  core: Core,
  item: TodayItem,
  name: TodayMoveName,
  moves: TodayMoves,
): Promise<TodayMoved | undefined> {
  if (name !== 'note') return moves[name]?.(core, item)
  const next = item.asksNext ? { next: momentOf(workingDays.add(days.today(), 1), 10) } : {}
  const submit = { key: 'note', mayHaveArrived: false }
  return moves.note?.(core, item, { text: 'They want an offer for two boilers.', ...next }, submit)
}

const movesOf = async (module: TodayModule): Promise<TodayMoves> => (await module.moves?.())?.default ?? {}

interface DayOf {
  readonly who: string
  readonly core: Core
  readonly due: readonly TodayItem[]
  /** Of the load that badges and due items belong to. */
  readonly signal: AbortSignal
}

/** Runs what an area contributes to the start page beside its due items; one line per problem, and all addresses. */
export async function dayProblems(
  plugin: Plugin,
  dev: PluginDev,
  { who, core, due, signal }: DayOf,
): Promise<{ readonly problems: readonly string[]; readonly addresses: readonly Href[] }> {
  const module = await plugin.today?.()
  if (!module) return { problems: [], addresses: [] }
  const moves = await movesOf(module)
  const figures = (await module.figures?.(core, signal)) ?? []
  const rows = figures.flatMap((figure) => figure.rows ?? [])
  const shortcuts = module.shortcuts?.(core) ?? []
  const wrongFigures = figures.filter(({ count }) => !(Number.isInteger(count) && count >= 0))
  const problems = [
    ...due.flatMap((item) => itemProblems(item, moves)),
    ...wrongFigures.map(({ id, count }) => `figure ${id}: ${count} is no number of records`),
    ...figures
      .filter(({ rows = [], count }) => rows.length > Math.min(count, 5))
      .map(({ id }) => `figure ${id}: more rows than it counts, or than five`),
    ...(rows.some(({ canRemind }) => canRemind) && !moves.remind ? ["a row can be reminded, without 'remind'"] : []),
    ...(await moveProblems(plugin, dev, who, module)),
  ]
  return { problems, addresses: [...figures, ...rows, ...shortcuts].map(({ to }) => to) }
}
