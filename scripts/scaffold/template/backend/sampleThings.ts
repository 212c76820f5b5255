import * as v from 'valibot'
import { days } from '#base/calendar'
import { day } from '#base/wire'
import { answer, type SimContext, type SimHandler, type SimKind } from '#harness/backend/contract'
import {
  fieldErrors,
  listHandler,
  notify,
  personOf,
  readHandler,
  refusal,
  refuseFields,
  seedRecords,
  simMoves,
  simRecords,
  textOf,
  where,
} from '#harness/backend/kit'
import { closeSampleThing, createSampleThing, getSampleThing, listSampleThings } from '../api'
import { fields } from '../fields'
import type { State } from '../filters'

/** The area's part of the simulator: records, list, moves, seed. */

export interface SimSampleThing {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly state: State
  readonly due: string
  readonly text: string
  /** Login name. */
  readonly owner: string
  readonly orgCode: string
  readonly at: string
}

/** Kind `sample-thing`, ids `SAMPLETHING-000001` and up. */
export const sampleThingKind: SimKind<SimSampleThing> = { name: 'sample-thing', id: ({ id }) => id }

const things = simRecords(sampleThingKind, {
  prefix: 'SAMPLETHING',
  right: 'sampleThing.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

const moves = simMoves(
  things,
  {
    close: {
      right: 'sampleThing.write',
      from: ({ state }) => state === 'open',
      run: () => ({ state: 'closed' }),
      after: ({ id, owner }, _, context) => {
        if (owner !== context.employee.loginName) notify([owner], closedMessage(id), context)
      },
    },
  },
  view,
)

const closedMessage = (id: string) =>
  ({
    category: 'notice',
    type: 'sampleThing.closed',
    level: 'normal',
    title: { en: '{name} closed a sample thing', zh: '{name}关闭了样例' },
    params: { id },
  }) as const

/** A sample thing as transmitted. */
function view(thing: SimSampleThing, context: SimContext): object {
  const { orgCode: _, owner, ...rest } = thing
  return { ...rest, owner: personOf(context, owner), ...moves.abilities(thing, context) }
}

const create = answer(createSampleThing, (wire, context) => {
  const { loginName: owner, orgCode } = context.employee
  if (!context.can('sampleThing.write', orgCode, 'own')) throw refusal(4003, { right: 'sampleThing.write' })
  const [title, text] = [textOf(wire.title), textOf(wire.text)]
  const due = v.safeParse(day, wire.due)
  refuseFields({
    ...fieldErrors({ title: fields.table.title, text: fields.table.text }, wire),
    // By the clock of the simulator.
    due: (!due.success || due.output < days.of(context.now)) && 'due',
  })
  const at = context.now.toISOString()
  const thing = { version: 1, title, state: 'open', due: String(wire.due), text, owner, orgCode, at } as const
  return view(
    things.create((id) => ({ id, ...thing }), context),
    context,
  )
})

export const handlers: readonly SimHandler[] = [
  listHandler(listSampleThings, things, {
    tabs: { open: ({ state }) => state === 'open', closed: ({ state }) => state === 'closed', all: () => true },
    keyword: ({ title, text }) => [title, text],
    filters: { late: where.is(({ state, due }, { now }) => state === 'open' && due < days.of(now)) },
    sorts: { due: ({ due }) => due },
    usual: 'due',
    row: view,
  }),
  create,
  readHandler(getSampleThing, things, view),
  ...moves.handlers({ close: closeSampleThing }),
]

const OWNERS = [
  ['rep01', '440605'],
  ['emp11', '440605'],
  ['emp22', '4420'],
  ['rep05', '3302'],
] as const

/** The first is open and belongs to rep01, the second is closed. */
export const seedSampleThings = seedRecords<SimSampleThing>(
  'SAMPLETHING',
  { small: 30, default: 60, large: 600 },
  {
    1: ({ clock }) => ({
      title: 'First sample thing',
      owner: 'rep01',
      orgCode: '440605',
      due: clock.day(2),
      state: 'open',
    }),
    2: { owner: 'rep01', orgCode: '440605', state: 'closed' },
  },
  (id, number, { random, clock }) => {
    const [owner, orgCode] = random.pick(OWNERS)
    return {
      id,
      version: 1,
      title: `Sample thing ${number}`,
      state: random.chance(0.7) ? 'open' : 'closed',
      due: clock.day(random.int(-10, 30)),
      text: random.chance(0.5) ? `样例 ${number}` : '',
      owner,
      orgCode,
      at: clock.past(random.int(-30, -1), random.int(480, 1080)),
    }
  },
)
