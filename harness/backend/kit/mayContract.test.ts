import { defineRows } from '#kit/lists'
import { defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { PluginDev } from '../contract'
import { approveOrder, fakeArea, getOrder, type OrderAnswer, renameOrder, sendOrder } from './fakeArea'
import { mayProblems } from './testing'

const rows = defineRows<OrderAnswer>('orders')
const orders = defineRecords<OrderAnswer>('orders.records', { rows, read: (id) => queryOf(getOrder, { id }) })

interface Options {
  readonly may?: (order: OrderAnswer) => boolean
}
const moveOf = (name: string, call: typeof sendOrder, options?: Options) =>
  defineMove(orders, name, (order) => queryOf(call, versionOf(order), (answer) => answer ?? order), options)

/** What the contract says of the moves that a module exports. */
const problems = (module: object, changes: Partial<PluginDev> = {}) =>
  mayProblems({ id: 'orders', owner: 'team' }, { ...fakeArea().dev, ...changes }, [{ orders, ...module }])

const always = { may: () => true }
const REFUSED = expect.stringMatching(
  /^move approve: a screen offers it to \w+ for OR-\d+, and the simulator refuses it: may of defineMove must follow/,
)

test('moves that follow `can` are right, by themselves and in an object', async () => {
  const module = { send: moveOf('send', sendOrder), decisions: { approve: moveOf('approve', approveOrder) } }
  expect(await problems(module)).toEqual([])
})

test.each([
  [
    'a move that screens offer and the simulator refuses',
    { approve: moveOf('approve', approveOrder, always) },
    REFUSED,
  ],
  ['one in an object of moves', { decisions: { approve: moveOf('approve', approveOrder, always) } }, REFUSED],
  [
    'a misspelt name',
    { approve: moveOf('aprove', approveOrder) },
    'move aprove: no screen offers it for any record of the seed: the name in defineMove must be that of simMoves',
  ],
  [
    'a name that only the screen has',
    { retitle: moveOf('retitle', renameOrder, { may: ({ can }) => can.includes('rename') }) },
    'move retitle: simMoves of order have no such name: name their move in moveNames of dev.ts, or undefined where its handler decides by other rules',
  ],
])('the contract reports %s', async (_, module, problem) => {
  expect(await problems(module)).toEqual([problem])
})

test('a move that the simulator names otherwise is compared by the name in dev.ts', async () => {
  const retitle = (options: Options) => ({ retitle: moveOf('retitle', renameOrder, options) })
  const names = { moveNames: { retitle: 'rename' } }
  expect(await problems(retitle({ may: ({ can }) => can.includes('rename') }), names)).toEqual([])
  expect(await problems(retitle(always), names)).toEqual([
    expect.stringMatching(/^move retitle: a screen offers it to/),
  ])
})
