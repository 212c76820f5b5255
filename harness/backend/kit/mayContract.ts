import type { Core, StoreToken } from '#platform/core'
import type { Plugin } from '#platform/plugin'
import type { PluginDev } from '../contract'
import { personasOf, samplesOf } from './personas'
import { simCore } from './simCore'
import { simulate } from './simulate'

const MOST_RECORDS = 24

/** A move of a screen, without the types of its record. */
interface ScreenMove {
  readonly name: string
  readonly run: unknown
  readonly may: (core: Core, id: string) => boolean
}

const isMove = (value: unknown): value is ScreenMove =>
  typeof value === 'object' && value !== null && 'may' in value && 'isRunning' in value && 'name' in value

interface OpenedRecords {
  of(id: string): { readonly main: { readonly value: unknown }; open(): Promise<void>; close(): void }
}

const isOpened = (store: object): store is OpenedRecords => 'of' in store && 'applied' in store

/** Nothing is stored for reading without network. */
const offlineRecords: Core['offlineRecords'] = {
  remember: () => Promise.resolve(),
  recall: () => Promise.resolve(undefined),
}

/** What a module exports, and what stands in an exported object: `decisions.approve`. */
const partsOf = (module: object): readonly unknown[] =>
  Object.values(module).flatMap((value) =>
    typeof value === 'object' && value !== null && !isMove(value) ? [value, ...Object.values(value)] : [value],
  )

const isToken = (value: unknown): value is StoreToken =>
  typeof value === 'object' && value !== null && 'create' in value && 'id' in value

/**
 * Compares the moves that screens offer (`may` of each `defineMove`) with those that the simulator allows (`can`), for
 * records of the seed and each persona. `modules`: those of the area that define moves. Returns one line per problem.
 */
export async function mayProblems(plugin: Plugin, dev: PluginDev, modules: readonly object[]): Promise<string[]> {
  const exported = modules.flatMap(partsOf)
  const moves = [...new Set(exported.filter(isMove))]
  if (moves.length === 0) return []
  const { moveNames = {} } = dev
  const stores = new Set([...exported.filter(isToken), ...((await dev.stores?.())?.default ?? [])])
  const tables = new Set(dev.handlers.flatMap(({ moves: table }) => table ?? []))
  const problems = new Map<ScreenMove, string>()
  const offered = new Set<ScreenMove>()
  let isRead = false
  for (const who of personasOf(dev)) {
    const { core, sim } = simCore(simulate(dev), plugin, who, { offlineRecords })
    const context = sim.context(who)
    const records = [...stores].map((token) => core.store(token)).filter(isOpened)
    for (const { records: kept, table, abilities } of tables) {
      for (const record of samplesOf([...kept.all(context)], MOST_RECORDS)) {
        const id = kept.kind.id(record)
        await Promise.all(records.map((store) => store.of(id).open()))
        isRead ||= records.some((store) => store.of(id).main.value !== undefined)
        const { can, why } = abilities(record, context)
        for (const move of moves.filter(({ may }) => may(core, id))) {
          offered.add(move)
          const name = move.name in moveNames ? moveNames[move.name] : move.name
          if (name === undefined) continue
          if (!(name in table)) problems.set(move, unnamed(kept.kind.name))
          // What a rule of the area refuses, the screen may offer and explain.
          else if (!can.includes(name) && !(name in why)) problems.set(move, refused(`${who} for ${id}`))
        }
        for (const store of records) store.of(id).close()
      }
    }
  }
  // What cannot be read at all is reported for its list.
  if (!isRead) return []
  for (const move of moves) if (!offered.has(move)) problems.set(move, LOST)
  return [...problems].map(([{ name }, problem]) => `move ${name}: ${problem}`)
}

const LOST = 'no screen offers it for any record of the seed: the name in defineMove must be that of simMoves'
const refused = (where: string) =>
  `a screen offers it to ${where}, and the simulator refuses it: may of defineMove must follow from and right of simMoves`
const unnamed = (kind: string) =>
  `simMoves of ${kind} have no such name: name their move in moveNames of dev.ts, or undefined where its handler decides by other rules`
