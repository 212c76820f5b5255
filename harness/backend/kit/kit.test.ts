import * as v from 'valibot'
import { defineFields, number, photo, ref, text, value } from '#base/fields'
import { SimRefusal, type Wire } from '../contract'
import { decisionMoves } from './decisionMoves'
import {
  approveOrder,
  deleteOrder,
  fakeArea,
  getOrder,
  listOrders,
  orderKind,
  records,
  renameOrder,
  restoreOrder,
  type SimOrder,
  seedOrders,
  sendOrder,
} from './fakeArea'
import type { SimStep } from './people'
import { enteredBy, fieldErrors } from './refuse'
import { undoKind } from './restore'
import { seedKit, seedRecords } from './seedRecords'
import { changed, simRecords } from './simRecords'
import { simulate } from './testing'

const { dev, moves } = fakeArea()
const FIRST = 'OR-000001'
const SECOND = 'OR-000002'
const NOTE = { note: 'For March' }

const start = () => {
  const sim = simulate(dev)
  const rep01 = sim.as('rep01')
  const stored = (id: string) => sim.store.table(orderKind).get(id) as SimOrder
  const put = (change: Partial<SimOrder>) => sim.store.table(orderKind).put({ ...stored(FIRST), ...change })
  return { sim, rep01, stored, put }
}

describe('a move', () => {
  test('is refused in this order: gone, right, somebody was first, state, version, fields', async () => {
    const { sim, put } = start()
    const refused = (who: string, id: string, version = 0) =>
      sim.refusal(sim.as(who).send(approveOrder, { id, version }))
    expect(await refused('rep01', 'OR-999999')).toMatchObject({ code: 4004 })
    expect(await refused('rep05', FIRST)).toMatchObject({ code: 4004 })
    expect(await refused('rep01', FIRST)).toMatchObject({ code: 4003, data: { right: 'order.approve' } })
    put({ approver: 'emp11', state: 'approved' })
    expect(await refused('rep02', FIRST)).toMatchObject({ code: 4901 })
    expect(await refused('rep02', 'OR-000003')).toMatchObject({ code: 4010 })
    expect(await refused('rep02', SECOND)).toMatchObject({ code: 4009, data: { id: SECOND, can: ['approve'] } })

    const send = (wire: object) => sim.refusal(sim.as('rep01').send(sendOrder, { id: FIRST, ...wire }))
    expect(await send({ version: 1 })).toMatchObject({ code: 4010 })
    put({ state: 'draft' })
    expect(await send({ version: 7 })).toMatchObject({ code: 4009, data: { version: 1 } })
    expect(await send({ version: 1, note: '' })).toMatchObject({ code: 4000, data: { fields: { note: 'length' } } })
  })

  test('is named by a field where one call does several', () => {
    const { sim } = start()
    const handler = moves.oneOf(sendOrder, 'act', ['rename', 'delete'])
    const refused = (wire: object) => {
      try {
        return handler.run({ id: FIRST, version: 1, ...wire }, sim.context('rep01'))
      } catch (error) {
        return error
      }
    }
    expect(refused({ act: 'send', ...NOTE })).toMatchObject({ code: 4000, data: { fields: { act: 'required' } } })
    expect(refused({ act: 'rename', title: '' })).toMatchObject({ code: 4000, data: { fields: { title: 'required' } } })
    expect(refused({ act: 'rename', title: 'Another' })).toMatchObject({ version: 2, title: 'Another' })
    expect(refused({ act: 'delete', version: 2 })).toBeNull()
  })

  test('answers the record as it is then, with what may be done next', async () => {
    const { rep01 } = start()
    expect(await rep01.send(getOrder, { id: FIRST })).toMatchObject({ can: ['send', 'rename', 'delete'] })
    expect(await rep01.send(sendOrder, { id: FIRST, version: 1, ...NOTE })).toMatchObject({
      id: FIRST,
      version: 2,
      state: 'sent',
      can: ['rename'],
    })
  })

  test('that a rule forbids is not in can, and why holds its code', () => {
    const { sim, stored, put } = start()
    put({ state: 'sent', approver: 'emp11' })
    const { can, why } = moves.abilities(stored(FIRST), sim.context('rep02'))
    expect([can, why]).toEqual([[], { approve: 4901 }])
  })
})

describe('the moves of a decision', () => {
  const fields = { approve: { comment: text({ most: 9 }) }, return: { comment: text({ required: true, most: 9 }) } }
  const records = simRecords(
    { name: 'decided', id: (_: Order) => '1' },
    { prefix: 'D', right: 'order.read', org: () => '4406', owners: () => [] },
  )
  const decided = decisionMoves(
    records,
    { approve: 'signing', return: 'draft' },
    { approve: defineFields(fields.approve), return: defineFields(fields.return) },
    { right: 'order.approve', from: ({ state }) => state === 'sent' },
  )
  interface Order {
    readonly version: number
    readonly state: string
    readonly course: readonly SimStep<string>[]
    readonly updatedAt: string
  }
  const order: Order = { version: 1, state: 'sent', course: [], updatedAt: '' }
  const { sim } = start()
  const context = sim.context('rep02')

  test.each([
    ['approve', {}, {}],
    ['approve', { comment: 'x'.repeat(10) }, { comment: 'required' }],
    ['return', {}, { comment: 'required' }],
    ['return', { comment: 'Why?' }, {}],
  ] as const)('%s with %o', (name, wire, errors) => expect(decided[name].check?.(wire, order, context)).toEqual(errors))

  test('are steps of its course with the comment, to their states', () => {
    const step = { act: 'return', by: 'rep02', comment: 'Why?' }
    const after = decided.return.run(order, { comment: 'Why?' }, context)
    expect(after).toMatchObject({ state: 'draft', course: [step], updatedAt: context.now.toISOString() })
    expect(decided.approve.run(order, {}, context)).toMatchObject({ state: 'signing' })
  })

  test('are judged as the area says', () => {
    for (const { right, from } of Object.values(decided))
      expect([right, from?.(order, context), from?.({ ...order, state: 'draft' }, context)]).toEqual([
        'order.approve',
        true,
        false,
      ])
  })
})

describe('undo', () => {
  const undo = (version: number, id = FIRST) => ({ kind: 'order', id, version })

  test('puts a deleted record back', async () => {
    const { sim, rep01, stored } = start()
    const before = stored(FIRST)
    expect(await rep01.send(deleteOrder, { id: FIRST, version: 1 })).toBeNull()
    expect(await sim.refusal(rep01.send(getOrder, { id: FIRST }))).toMatchObject({ code: 4004 })
    expect(await rep01.send(restoreOrder, undo(1))).toMatchObject({ id: FIRST, version: 2, state: 'draft' })
    expect(stored(FIRST)).toEqual({ ...before, version: 2 })
    expect(sim.store.table(undoKind).size).toBe(0)
  })

  test('leaves what was not the move’s', async () => {
    const { sim, rep01, stored } = start()
    await rep01.send(sendOrder, { id: FIRST, version: 1, ...NOTE })
    sim.store.table(orderKind).put({ ...stored(FIRST), title: 'Renamed without a version', approver: 'rep02' })
    await rep01.send(restoreOrder, undo(2))
    expect(stored(FIRST)).toMatchObject({
      title: 'Renamed without a version',
      approver: 'rep02',
      state: 'draft',
      version: 3,
    })
    expect(stored(FIRST)).not.toHaveProperty('note')
  })

  test('is over once somebody else changed the record', async () => {
    const { sim, rep01, stored } = start()
    await rep01.send(sendOrder, { id: FIRST, version: 1, ...NOTE })
    await sim.as('rep02').send(approveOrder, { id: FIRST, version: 2 })
    expect(await sim.refusal(rep01.send(restoreOrder, undo(3)))).toMatchObject({ code: 4010 })
    expect(stored(FIRST).state).toBe('approved')
  })

  test('is over once I changed it in a way that has no undo', async () => {
    const { sim, rep01 } = start()
    await rep01.send(sendOrder, { id: FIRST, version: 1, ...NOTE })
    await rep01.send(renameOrder, { id: FIRST, version: 2, title: 'Another title' })
    for (const version of [2, 3]) {
      expect(await sim.refusal(rep01.send(restoreOrder, undo(version)))).toMatchObject({ code: 4010 })
    }
  })

  test('is refused on another version, and for a kind or record that is none', async () => {
    const { sim, rep01 } = start()
    await rep01.send(sendOrder, { id: FIRST, version: 1, ...NOTE })
    expect(await sim.refusal(rep01.send(restoreOrder, undo(1)))).toMatchObject({ code: 4009, data: { version: 2 } })
    expect(await sim.refusal(rep01.send(restoreOrder, undo(1, 'OR-999999')))).toMatchObject({ code: 4004 })
    expect(await sim.refusal(rep01.send(restoreOrder, { kind: 'lead', id: FIRST, version: 2 }))).toMatchObject({
      code: 4000,
      data: { fields: { kind: 'unknown' } },
    })
  })
})

describe('a list', () => {
  const ask = async (wire: Wire = {}) => {
    const { list, total, ...around } = await start().sim.as('rep02').send(listOrders, wire)
    return { rows: list as SimOrder[], total, around }
  }

  test('begins with 20 rows, and counts its tabs with the first page only', async () => {
    const { rows, total, around } = await ask()
    expect([rows.length, around]).toEqual([20, { counts: { all: total, mine: 0 } }])
    expect(await ask({ pageNum: 2 })).toMatchObject({ total, around: {} })
    const all = (await ask({ pageSize: 1000 })).rows
    expect(all).toHaveLength(total)
    expect(all).toEqual([...rows, ...(await ask({ pageNum: 2 })).rows])
  })

  test('stands by id after the cursor of an export, whatever the page and the sort', async () => {
    const ids = async (wire: Wire) => (await ask({ pageSize: 5, sort: 'due', ...wire })).rows.map(({ id }) => id)
    const all = (await ask({ pageSize: 1000 })).rows.map(({ id }) => id).sort()
    expect(await ids({ after: '' })).toEqual(all.slice(0, 5))
    expect(await ids({ after: all[4], pageNum: 2 })).toEqual(all.slice(5, 10))
    expect(await ids({ after: all.at(-1) })).toEqual([])
    expect((await ask({ after: all[4] })).total).toBe(all.length)
  })

  test('shows nobody what is not in their sight', async () => {
    const { sim } = start()
    const { list, total } = await sim.as('rep05').send(listOrders, { pageSize: 100 })
    const own = [...sim.store.table(orderKind).values()].filter(({ owner }) => owner === 'rep05')
    expect(own.length).toBeGreaterThan(0)
    expect([total, new Set(list.map(({ owner }: SimOrder) => owner))]).toEqual([own.length, new Set(['rep05'])])
    const without = await sim.refusal(sim.as('rep04').send(listOrders, {}))
    expect(without).toMatchObject({ code: 4003, data: { right: 'order.read' } })
  })

  test('stands as the usual sort says, or the one that is sent, turned or not', async () => {
    const amounts = (await ask()).rows.map(({ amount }) => amount)
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    const due = async (order: string) => {
      return (await ask({ sort: 'due', order, pageSize: 100 })).rows.map((row) => row.due)
    }
    const [first, last] = [await due('asc'), await due('desc')]
    expect([first.at(-1), last.at(-1)]).toEqual([undefined, undefined])
    expect(first.filter(Boolean)).toEqual(last.filter(Boolean).reverse())
  })

  test('of a list by words finds each word in any of its texts', async () => {
    const ids = async ({ dev: area }: ReturnType<typeof fakeArea>, keyword: string) =>
      (await simulate(area).as('rep01').call(listOrders, { tab: 'all', keyword, page: 1 })).list.map(({ id }) => id)
    const byWords = fakeArea({ list: { byWords: true } })
    expect(await ids(byWords, 'order FIRST')).toEqual([FIRST])
    expect(await ids(byWords, 'order none')).toEqual([])
    expect(await ids(fakeArea(), 'order first')).toEqual([])
  })

  test('records may narrow themselves what a right over them shows', () => {
    const { sim, stored } = start()
    const narrowed = simRecords(orderKind, {
      prefix: 'OR',
      right: 'order.read',
      org: ({ orgCode }) => orgCode,
      owners: ({ owner }) => [owner],
      shows: ({ state }) => state !== 'draft',
      sees: (_, { employee }) => employee.loginName === 'rep03',
    })
    const sees = (who: string, id: string) => narrowed.sees(stored(id), sim.context(who))
    expect([sees('rep01', FIRST), sees('rep01', SECOND), sees('rep03', FIRST)]).toEqual([false, true, true])
  })

  test('finds by words, tab and filters at once', async () => {
    expect((await ask({ keyword: ' FIRST ord' })).rows.map(({ id }) => id)).toEqual([FIRST])
    expect((await ask({ keyword: 'first order', states: 'sent' })).total).toBe(0)
    expect((await ask({ tab: 'mine' })).total).toBe(0)
    const both = await ask({ states: 'sent,approved', pageSize: 100 })
    expect(new Set(both.rows.map(({ state }) => state))).toEqual(new Set(['sent', 'approved']))
  })

  test('says for each value of a filter how many there are under all the others', async () => {
    for (const chosen of [{}, { states: 'approved' }]) {
      const { around } = await ask({ facets: 1, amountMin: 10_000, ...chosen })
      const facets = around.facets as { states: Record<string, number> }
      for (const [state, n] of Object.entries(facets.states)) {
        expect([state, (await ask({ states: state, amountMin: 10_000 })).total]).toEqual([state, n])
      }
      expect(Object.keys(facets)).toEqual(['states'])
    }
  })

  test.each([
    [{ sort: 'name' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ tab: 'none' }, 'tab'],
    [{ amountMin: 'much' }, 'amountMin'],
    [{ late: 'yes' }, 'late'],
  ])('refuses %j', async (wire, field) => {
    const refused = await start().sim.refusal(start().sim.as('rep02').send(listOrders, wire))
    expect(refused).toMatchObject({ code: 4000, data: { fields: { [field]: 'invalid' } } })
  })
})

test('a record out of sight is told from one that is gone, when it is read', async () => {
  const { sim } = start()
  expect(await sim.refusal(sim.as('rep05').send(getOrder, { id: FIRST }))).toMatchObject({
    code: 4003,
    data: { right: 'order.read' },
  })
  expect(await sim.refusal(sim.as('rep05').send(getOrder, { id: 'OR-999999' }))).toMatchObject({ code: 4004 })
})

test('what a change leaves undefined goes', () => {
  const { sim, stored } = start()
  records.change(stored(FIRST), { due: undefined }, sim.context('rep01'))
  expect(stored(FIRST)).not.toHaveProperty('due')
})

test('a new record has an id that no seed has', () => {
  const { sim, stored } = start()
  const made = records.create((id) => ({ ...stored(FIRST), id }), sim.context('rep01'))
  expect(made.id).toBe('OR-900001')
  expect(stored(made.id)).toBe(made)
})

describe('seeded records', () => {
  const now = simulate(dev).now
  const seeded = (size: 'small' | 'default', seed = 1) => seedOrders(seedKit({ size, seed, now }))

  test('are the same in every size and for the same seed, and others for another one', () => {
    expect(seeded('small')).toHaveLength(30)
    expect(seeded('default').slice(0, 30)).toEqual(seeded('small'))
    expect(seeded('small', 2)).not.toEqual(seeded('small'))
  })

  test('do not depend on what others draw', () => {
    const sampled = (extra: number) =>
      seedRecords<{ readonly id: string; readonly n: number }>(
        'X',
        { small: 3, default: 3, large: 3 },
        {},
        (id, number, kit) => {
          if (number === 1) for (let left = extra; left > 0; left--) kit.random.next()
          return { id, n: kit.random.next() }
        },
      )(seedKit({ size: 'small', seed: 1, now }))
    expect(sampled(1).slice(1)).toEqual(sampled(0).slice(1))
  })

  test('may be settled without drawing anything', () => {
    const sampled = seedRecords('X', { small: 1, default: 1, large: 1 }, { 2: { n: 7 } }, (id, n) => ({ id, n }))
    expect(sampled(seedKit({ size: 'small', seed: 1, now }))).toEqual([
      { id: 'X-000001', n: 1 },
      { id: 'X-000002', n: 7 },
    ])
  })

  test('have what is settled by number', () => {
    expect(seeded('small')[0]).toMatchObject({ id: FIRST, title: 'First order', state: 'draft', due: '2026-11-23' })
  })
})

test('what is thrown and is no refusal is not taken for one', () => {
  const mistake = fakeArea({
    moves: {
      approve: {
        who: () => {
          throw new TypeError('a mistake')
        },
      },
    },
  })
  const { sim, stored } = start()
  const abilities = () => mistake.moves.abilities(stored(SECOND), sim.context('rep02'))
  expect(abilities).toThrow(TypeError)
  expect(abilities).not.toThrow(SimRefusal)
})

describe('fields shared with a form', () => {
  const entry = defineFields({
    amount: number({ required: true, least: 1, message: 'error.amount' }),
    note: value(v.string(), ''),
  })

  test('are parsed, without what the form does not know', () => {
    expect(enteredBy(entry, { amount: 2, note: 'x', version: 3 })).toEqual({ amount: 2, note: 'x' })
  })

  test('are undefined where they are emptied, so that an edit removes what the record has', () => {
    const kept = defineFields({
      amount: number(),
      photo: photo(),
      owner: ref(),
      note: text(),
      at: value(v.optional(v.string()), undefined),
    })
    const entered = enteredBy(kept, {})
    expect(Object.keys(entered).sort()).toEqual(['amount', 'at', 'note', 'owner', 'photo'])
    const before = { version: 1, amount: 2, photo: '/1.jpg', owner: 'rep01', note: 'x', at: '2026-11-20' }
    expect(changed(before, entered)).toEqual({ version: 2 })
  })

  test('are refused by the key of their text; `required` without one', () => {
    expect(fieldErrors(entry.table, { amount: 0, note: 'x' })).toEqual({ amount: 'amount' })
    expect(fieldErrors(entry.table, undefined)).toEqual({ amount: 'required', note: 'required' })
  })

  test('are refused with the errors that the fields cannot know', () => {
    const refused = { code: 4000, data: { fields: { amount: 'amount', at: 'date' } } }
    expect(() => enteredBy(entry, { amount: 0, note: '' }, { at: 'date' })).toThrow(expect.objectContaining(refused))
    expect(() => enteredBy(entry, { amount: 1, note: '' }, { at: 'date' })).toThrow(SimRefusal)
  })
})
