/** @jest-environment node */
import { definePluginDev } from '../contract'
import { seeded } from './seedRecords'
import { simulate } from './testing'
import { addTodo, endTodos, giveTodos, type NewTodo, todoKind } from './todos'

const dev = definePluginDev({ id: 'orders', rights: {}, handlers: [], ...seeded([todoKind]) })
const TODO: NewTodo = {
  kind: 'order',
  title: '订单待确认',
  titleEn: 'Confirm the order',
  subject: 'OR-000001',
  route: '/order?id=OR-000001',
  due: '2026-11-20T10:00:00.000Z',
  owner: 'rep01',
  orgCode: '440605',
}
function start() {
  const context = simulate(dev).context('rep01')
  const all = () => [...context.store.table(todoKind).values()]
  return { context, all }
}

test('somebody has one open to-do of a kind about a record; another person has one of their own', () => {
  const { context, all } = start()
  for (const owner of ['rep01', 'rep01', 'rep05']) addTodo({ ...TODO, owner }, context)
  expect(all()).toMatchObject([
    { owner: 'rep01', state: 'open', version: 1 },
    { owner: 'rep05', state: 'open' },
  ])
  expect(new Set(all().map(({ todoId }) => todoId)).size).toBe(2)
})

test.each([
  ['rep02', { state: 'done', doneBy: 'rep02', version: 2 }],
  [undefined, { state: 'void', version: 2 }],
])('the to-dos about a record end with it, by %s', (doneBy, ended) => {
  const { context, all } = start()
  addTodo(TODO, context)
  addTodo({ ...TODO, subject: 'OR-000002' }, context)
  endTodos('OR-000001', doneBy, context)
  expect(all()).toMatchObject([ended, { subject: 'OR-000002', state: 'open' }])
  // Once ended, a new one may begin.
  addTodo(TODO, context)
  expect(all()).toHaveLength(3)
})

test('open to-dos about a record are given to somebody, those that ended stay', () => {
  const { context, all } = start()
  addTodo(TODO, context)
  endTodos('OR-000001', undefined, context)
  addTodo(TODO, context)
  giveTodos('OR-000001', { owner: 'rep05' }, context)
  expect(all()).toMatchObject([
    { owner: 'rep01', state: 'void' },
    { owner: 'rep05', version: 2 },
  ])
})
