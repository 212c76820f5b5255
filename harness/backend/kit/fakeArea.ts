import * as v from 'valibot'
import { days } from '#base/calendar'
import { by, defineFilters, many, text } from '#base/wire'
import { call, listRequest } from '#platform/http'
import { definePluginDev, type PluginDev, type SimContext, type SimKind, SimRefusal } from '../contract'
import { recordId } from '../world'
import {
  type ListOptions,
  listHandler,
  readHandler,
  removed,
  restoreHandler,
  type SimMove,
  seeded,
  seedRecords,
  simMoves,
  simRecords,
  where,
} from '.'

/** A small area for tests of the kit: orders with one list, four moves and undo. */

export interface SimOrder {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly state: 'draft' | 'sent' | 'approved'
  readonly amount: number
  readonly due?: string
  readonly orgCode: string
  readonly owner: string
  readonly note?: string
  readonly approver?: string
}

export interface SimEntry {
  readonly id: string
  readonly order: string
  readonly text: string
}

export const orderKind: SimKind<SimOrder> = { name: 'order', id: ({ id }) => id }
export const entryKind: SimKind<SimEntry> = { name: 'order-entry', id: ({ id }) => id }

const orderSchema = v.object({
  id: v.string(),
  version: v.number(),
  title: v.string(),
  note: text,
  can: many(v.string()),
})
export type OrderAnswer = v.InferOutput<typeof orderSchema>

const requested = { host: 'main', send: 'path', about: 'Call of a test area.', request: v.looseObject({}) } as const
const moved = { ...requested, method: 'POST', response: v.nullable(orderSchema) } as const

const orderFilters = defineFilters(
  {
    states: by.words(['draft', 'sent', 'approved']),
    orgs: by.ids,
    amountMin: by.number,
    amountMax: by.number,
    dueTo: by.day,
    late: by.flag,
  },
  { sorts: ['amount', 'due'], ranges: [['amountMin', 'amountMax']] },
)

export const listOrders = call({
  ...requested,
  request: listRequest(orderFilters, { tab: v.picklist(['all', 'mine']) }),
  method: 'GET',
  path: '/api/orders/orders',
  response: v.object({ list: v.array(orderSchema), total: v.number() }),
})
export const getOrder = call({ ...requested, method: 'GET', path: '/api/orders/orders/{id}', response: orderSchema })
export const sendOrder = call({ ...moved, path: '/api/orders/orders/{id}/send' })
export const approveOrder = call({ ...moved, path: '/api/orders/orders/{id}/approve' })
export const renameOrder = call({ ...moved, path: '/api/orders/orders/{id}/rename' })
export const deleteOrder = call({ ...moved, path: '/api/orders/orders/{id}/delete' })
export const restoreOrder = call({ ...moved, path: '/api/orders/restore' })

/** Refusal: somebody else approved it before. */
const APPROVED = 4901

export const records = simRecords(orderKind, {
  prefix: 'OR',
  right: 'order.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

const entryOf = ({ id, version }: SimOrder) => `${id} ${version}`

const usualMoves = {
  send: {
    right: 'order.write',
    from: ({ state }) => state === 'draft',
    check: ({ note }) => ({ note: (typeof note !== 'string' || note.trim().length < 5) && 'length' }),
    run: (_, { note }) => ({ state: 'sent', note: String(note).trim() }),
    undo: true,
    after: (order, _, { store }) => store.table(entryKind).put({ id: entryOf(order), order: order.id, text: 'sent' }),
    undone: ({ id, version }, { store }) => store.table(entryKind).delete(`${id} ${version - 1}`),
    example: () => ({ note: 'For March' }),
  },
  approve: {
    right: 'order.approve',
    who: ({ approver }, { employee }) => {
      if (approver !== undefined && approver !== employee.loginName) throw new SimRefusal(APPROVED, 'Approved before.')
    },
    from: ({ state }) => state === 'sent',
    run: (_, __, { employee }) => ({ state: 'approved', approver: employee.loginName }),
    undo: true,
  },
  rename: {
    right: 'order.write',
    check: ({ title }) => ({ title: (typeof title !== 'string' || title === '') && 'required' }),
    run: (_, { title }) => ({ title: String(title) }),
    example: () => ({ title: 'Another title' }),
    wrong: { title: '' },
  },
  delete: {
    right: 'order.write',
    from: ({ state }) => state === 'draft',
    run: () => removed,
    undo: true,
  },
} satisfies Readonly<Record<string, SimMove<SimOrder>>>
type MoveName = keyof typeof usualMoves

const usualList: Omit<ListOptions<SimOrder>, 'row'> = {
  tabs: { all: () => true, mine: ({ owner }, { employee }) => owner === employee.loginName },
  keyword: ({ title, note }) => [title, note],
  filters: {
    states: where.oneOf(({ state }) => state),
    orgs: where.below(({ orgCode }) => orgCode),
    amountMin: where.least(({ amount }) => amount),
    amountMax: where.most(({ amount }) => amount),
    dueTo: where.most(({ due }) => due),
    late: where.is(({ due }, { now }) => due !== undefined && due < days.of(now)),
  },
  sorts: { amount: ({ amount }) => -amount, due: ({ due }) => due },
  usual: 'amount',
}

const OWNERS = [
  ['rep01', '440605'],
  ['emp11', '440605'],
  ['rep05', '3302'],
] as const

export const seedOrders = seedRecords<SimOrder>(
  'OR',
  { small: 30, default: 60, large: 60 },
  {
    1: ({ clock }) => ({ state: 'draft', owner: 'rep01', orgCode: '440605', due: clock.day(3), title: 'First order' }),
    2: () => ({ state: 'sent', owner: 'rep01', orgCode: '440605' }),
    3: () => ({ state: 'approved', owner: 'rep01', orgCode: '440605', approver: 'rep02' }),
  },
  (id, number, { random, clock, world }) => {
    const [owner, orgCode] = random.pick(OWNERS)
    return {
      id,
      version: 1,
      title: `${world.company(recordId('C', random.int(1, 16))).name} ${number}`,
      state: random.pick(['draft', 'sent'] as const),
      amount: random.int(1, 50) * 1000,
      orgCode,
      owner,
      ...(random.chance(0.8) && { due: clock.day(random.int(-10, 60)) }),
    }
  },
)

export interface Changes {
  readonly list?: Partial<ListOptions<SimOrder>>
  readonly moves?: Partial<Record<MoveName, Partial<SimMove<SimOrder>>>>
  readonly rights?: PluginDev['rights']
  readonly view?: (order: SimOrder, context: SimContext) => unknown
}

/** Creates the area; `changes` introduce errors. */
export function fakeArea({ list = {}, moves = {}, rights, view }: Changes = {}) {
  const table = Object.fromEntries(
    Object.entries<SimMove<SimOrder>>(usualMoves).map(([name, move]) => [
      name,
      { ...move, ...moves[name as MoveName] },
    ]),
  ) as Readonly<Record<MoveName, SimMove<SimOrder>>>
  const whole = (order: SimOrder, context: SimContext): object => ({
    ...order,
    can: orderMoves.abilities(order, context).can,
  })
  const orderMoves = simMoves(records, table, view ?? whole)
  return {
    moves: orderMoves,
    dev: definePluginDev({
      id: 'orders',
      rights: rights ?? {
        'order.read': { sales: 'own', manager: 'unit', approver: 'unit' },
        'order.write': { sales: 'own' },
        'order.approve': { manager: 'unit' },
      },
      handlers: [
        listHandler(listOrders, records, { row: whole, ...usualList, ...list }),
        readHandler(getOrder, records, whole),
        ...orderMoves.handlers({
          send: sendOrder,
          approve: approveOrder,
          rename: renameOrder,
          delete: deleteOrder,
        }),
        restoreHandler(restoreOrder, [orderMoves]),
      ],
      ...seeded([orderKind, seedOrders], [entryKind]),
    }),
  }
}
