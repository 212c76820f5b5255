import { describeSchemaError } from '#base/wire'
import type { PluginDev, SimContext, SimHandler, SimKind, Wire } from '../contract'
import { coreDev } from '../core/dev'
import { messageKind } from '../core/messages'
import { worldDev } from '../world/dev'
import { definedFields } from './definedFields'
import { personasOf, samplesOf, tried } from './personas'
import { UNDO_WINDOW } from './restore'
import type { SimMove, SimMoves } from './simMoves'
import { type Simulation, simulate } from './simulate'
import { jsonOf } from './travel'

// biome-ignore lint/suspicious/noExplicitAny: records of any kind
type AnyRecord = any
type AnyMoves = SimMoves<AnyRecord>

const MOST_RECORDS = 80
/** How many accepted attempts of each move are checked in detail. */
const MOST_DONE = 3

/** One attempt of a move by an employee, always on a fresh simulation. */
interface Try {
  readonly name: string
  readonly move: SimMove<AnyRecord>
  readonly record: AnyRecord
  readonly id: string
  readonly by: string
  readonly wire: Wire
}

/** Runs an attempt, with some fields overridden. */
function attempt(moves: AnyMoves, sim: Simulation, { name, id, by, wire }: Try, change: Wire = {}) {
  return tried(() => moves.run(name, id, { ...wire, ...change }, sim.context(by)))
}

/** Cases that do not occur with this seed: nobody may do the move, everybody has the right, no state forbids it. */
function unseenProblems(name: string, move: SimMove<AnyRecord>, seen: ReadonlySet<string>): string[] {
  return [
    ...(seen.has('done') ? [] : [`move ${name}: no employee may do it with any record of the seed`]),
    ...(seen.has('denied') || !(move.right ?? move.may) ? [] : [`move ${name}: every employee has the right`]),
    ...(seen.has('state') || !move.from ? [] : [`move ${name}: no record of the seed is in a state that forbids it`]),
  ]
}

/** 4009 with the current record for a stale version, 4000 for missing or wrong fields; neither writes anything. */
function refusalProblems(dev: PluginDev, moves: AnyMoves, one: Try): string[] {
  const { name, move, record, by, wire } = one
  const problems: string[] = []
  const sim = simulate(dev)
  const old = attempt(moves, sim, one, { version: record.version - 1 })
  const current = jsonOf(moves.view(record, sim.context(by)))
  if (!('refusal' in old) || old.refusal.code !== 4009) problems.push(`move ${name}: accepts an old version`)
  else if (JSON.stringify(jsonOf(old.refusal.data)) !== JSON.stringify(current)) {
    problems.push(`move ${name}: 4009 does not contain the present record`)
  }
  if (move.check) {
    const wrong = tried(() => moves.run(name, one.id, { version: wire.version, ...move.wrong }, sim.context(by)))
    const fields =
      'refusal' in wrong && wrong.refusal.code === 4000 ? Object.keys(jsonOf(wrong.refusal.data).fields) : []
    if (fields.length === 0) problems.push(`move ${name}: accepts missing or wrong fields`)
  }
  if (sim.store.table(moves.records.kind).get(one.id) !== record)
    problems.push(`move ${name}: writes although it refuses`)
  return problems
}

/** Names of the kinds whose records differ from the seed, except messages, which cannot be unsent. */
function leftIn(dev: PluginDev, sim: Simulation): string[] {
  const seeded = simulate(dev).store
  const kinds = new Map([...coreDev.kinds, ...worldDev.kinds, ...dev.kinds].map((kind) => [kind.name, kind]))
  const bytes = (each: AnyRecord) => JSON.stringify(each && 'version' in each ? { ...each, version: 0 } : each)
  const isAsSeeded = (kind: SimKind<AnyRecord>) => (each: AnyRecord) =>
    bytes(seeded.table(kind).get(kind.id(each))) === bytes(each)
  return Object.entries(sim.store.dump().tables).flatMap(([name, { put, deleted }]) => {
    const kind = kinds.get(name)
    if (!kind || kind === messageKind) return []
    return deleted.length === 0 && put.every(isAsSeeded(kind)) ? [] : [name]
  })
}

/**
 * A move can be undone once, within 60 s, only by whoever did it; afterwards everything but the version is as before.
 */
function undoProblems(dev: PluginDev, moves: AnyMoves, one: Try): string[] {
  const { name, move, id, by, record } = one
  const { kind } = moves.records
  const say = (what: string) => [`move ${name}: ${what}`]

  const sim = simulate(dev)
  const stored = () => sim.store.table(kind).get(id)
  const back = (who: string, version = stored()?.version ?? record.version) =>
    tried(() => moves.restore(id, version, sim.context(who)))
  attempt(moves, sim, one)
  if (!move.undo) return 'value' in back(by) ? say('can be undone although it has no undo') : []
  if (personasOf(dev).some((other) => other !== by && 'value' in back(other)))
    return say('can be undone by somebody else')
  sim.wait(UNDO_WINDOW)
  const undone = back(by)
  if ('refusal' in undone) return say(`cannot be undone (${undone.refusal.code})`)
  const bytes = (each: AnyRecord) => JSON.stringify({ ...each, version: 0 })
  if (bytes(stored()) !== bytes(record)) return say('restore does not put back the record byte for byte')
  const left = leftIn(dev, sim)
  if (left.length > 0) return say(`restore does not revert ${left}`)
  if ('value' in back(by)) return say('can be undone twice')

  const late = simulate(dev)
  attempt(moves, late, one)
  late.wait(UNDO_WINDOW + 1000)
  const version = late.store.table(kind).get(id)?.version ?? record.version
  return 'value' in tried(() => moves.restore(id, version, late.context(by))) ? say('can be undone after 60 s') : []
}

/** Fields that only some of the records have, each with a value of it. */
function optionalIn(records: readonly AnyRecord[]): [name: string, value: unknown][] {
  const values = Object.assign({}, ...records.map((record) => definedFields(record)))
  return Object.entries(values).filter(([name]) => records.some((record) => record[name] === undefined))
}

/** A form does not send what the user has emptied, so an optional field that a move takes goes where it is not sent. */
function emptiedProblems(dev: PluginDev, moves: AnyMoves, one: Try, optional: ReturnType<typeof optionalIn>): string[] {
  const { kind } = moves.records
  return optional.flatMap(([field, value]) => {
    const has = { [field]: value }
    const { [field]: _, ...record } = one.record
    const { [field]: __, ...wire } = one.wire
    const hasAfter = (before: AnyRecord, sent: Wire) => {
      const sim = simulate(dev)
      sim.store.table(kind).put(before)
      const done = attempt(moves, sim, { ...one, wire: sent })
      return 'value' in done && JSON.stringify(done.value?.[field]) === JSON.stringify(value)
    }
    const isTaken = hasAfter(record, { ...wire, ...has }) && !hasAfter(record, wire)
    const isKept = isTaken && hasAfter({ ...record, ...has }, wire)
    return isKept ? [`move ${one.name}: ${field} stays although it is not sent: enter it by enteredBy`] : []
  })
}

/** The response can be parsed by the move's own call and has the `can` of the changed record. */
function answerProblems(dev: PluginDev, moves: AnyMoves, handler: SimHandler, { name, id, by, wire }: Try): string[] {
  const sim = simulate(dev)
  const answer = jsonOf(handler.run({ ...wire, [handler.idName ?? 'id']: id }, sim.context(by)))
  const after = sim.store.table(moves.records.kind).get(id)
  if (!after) return answer === null ? [] : [`move ${name}: answers a deleted record`]
  const { can } = moves.abilities(after, sim.context(by))
  try {
    handler.call.response(answer)
  } catch (error) {
    return [`move ${name}: its own call cannot parse the answer: ${describeSchemaError(error) ?? error}`]
  }
  return JSON.stringify(answer.can) === JSON.stringify(can) ? [] : [`move ${name}: the answer has a wrong can`]
}

/** True if a move missing from `can` is refused with an expected code. */
function isRefusedRightly(code: number | string, why: number | string | undefined, move: SimMove<AnyRecord>): boolean {
  if (why !== undefined) return code === why
  return [4003, 4004, 4010].includes(Number(code)) || move.who !== undefined
}

function tableProblems(dev: PluginDev, moves: AnyMoves): string[] {
  const { kind, sees } = moves.records
  const problems: string[] = []
  const personas = personasOf(dev)
  const records = samplesOf([...simulate(dev).store.table(kind).values()], MOST_RECORDS)
  for (const [name, move] of Object.entries(moves.table)) {
    const seen = new Set<string>()
    const done: Try[] = []
    for (const record of records) {
      for (const by of personas) {
        const sim = simulate(dev)
        const context: SimContext = sim.context(by)
        const { can, why } = moves.abilities(record, context)
        const wire = { version: record.version, ...move.example?.(record, context) }
        const one = { name, move, record, id: kind.id(record), by, wire }
        const result = attempt(moves, sim, one)
        const may = can.includes(name) && sees(record, context)
        if ('value' in result) {
          if (!may) problems.push(`move ${name}: done by ${by} with ${one.id}, although can does not contain it`)
          if (done.length < MOST_DONE) done.push(one)
          seen.add('done')
        } else {
          const { code } = result.refusal
          if (may) problems.push(`move ${name}: can contains it for ${by} with ${one.id}, but it is refused (${code})`)
          else if (!isRefusedRightly(code, why[name], move)) {
            problems.push(`move ${name}: ${by} is refused with ${code} for ${one.id}`)
          }
          if (code === 4003 || code === 4004) seen.add('denied')
          if (code === 4010) seen.add('state')
        }
      }
    }
    problems.push(...unseenProblems(name, move, seen))
    const handler = dev.handlers.find((each) => each.moves === moves && each.move === name)
    const optional = move.partial ? [] : optionalIn(records)
    for (const one of done) {
      problems.push(...refusalProblems(dev, moves, one), ...undoProblems(dev, moves, one))
      problems.push(...emptiedProblems(dev, moves, one, optional))
      if (handler) problems.push(...answerProblems(dev, moves, handler, one))
    }
  }
  return problems.map((problem) => `${kind.name}: ${problem}`)
}

/** Checks an area's moves against its seed; returns one line per problem. */
export function moveProblems(dev: PluginDev): string[] {
  const tables = new Set(dev.handlers.flatMap(({ moves }) => moves ?? []))
  return [...new Set([...tables].flatMap((moves) => tableProblems(dev, moves)))]
}
