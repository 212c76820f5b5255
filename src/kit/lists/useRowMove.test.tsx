import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { defineRoute } from '#base/routes'
import { defineMove, defineRecords, queryOf } from '#kit/records'
import { call, HttpError } from '#platform/http'
import { registerTexts, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { defineRows, ListModel, type RowMove, useRowMove } from '.'

const order = v.object({ id: v.string(), version: v.number(), state: v.string() })
type Order = v.InferOutput<typeof order>
const byId = v.object({ id: v.string() })
const declared = { host: 'main', send: 'json', method: 'POST', about: 'x', request: byId, response: order } as const
const getOrder = call({ ...declared, path: '/order' })
const takeOrder = call({ ...declared, path: '/take' })
const restoreOrder = call({ ...declared, path: '/restore' })
const rows = defineRows<Order>('orders')
const orders = defineRecords('orders.records', {
  rows,
  read: (id: string) => queryOf(getOrder, { id }),
  current: () => undefined,
})
const take = defineMove(orders, 'take', ({ id }) => queryOf(takeOrder, { id }), {
  may: () => true,
  undo: ({ id }) => queryOf(restoreOrder, { id }),
})
const TAKE: RowMove<Order, Order> = {
  rows,
  load: async () => take,
  refetch: async (core, id) => {
    const row = await core.http(getOrder, { id })
    core.store(rows).put(row)
    return row
  },
  stays: ({ state }) => state === 'free',
  conflict: 'take.changed',
}
const route = defineRoute('/orders')

beforeAll(async () => {
  await startTexts()
  const texts = async () => ({ default: { moved: { take: 'Yours now' }, take: { changed: 'Look again' } } })
  registerTexts('orders', { en: texts, 'zh-CN': texts })
})

let list = new ListModel()

function Page() {
  const run = useRowMove(list, TAKE)
  return (
    <button type="button" onClick={() => void run('OR-1')}>
      Take
    </button>
  )
}

/** A list with one free order; `taken` is what the server says to taking it. */
async function takeFromRow(
  taken: () => unknown,
  now: () => unknown = () => ({ id: 'OR-1', version: 1, state: 'free' }),
) {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/order': now,
    '/take': taken,
    '/restore': () => ({ id: 'OR-1', version: 3, state: 'free' }),
  }
  const core = createTestCore([], {
    http: async (declaration) => {
      const answer = answers[declaration.declaration.path]?.()
      if (answer instanceof Error) throw answer
      return declaration.response(answer)
    },
  })
  list = new ListModel()
  list.open('all', async () => ({ ids: ['OR-1', 'OR-2'], total: 2 }))
  await waitFor(() => expect(list.ids).toHaveLength(2))
  await showPages(core, [{ route, screen: Page }], '/orders', 'orders')
  await userEvent.click(screen.getByRole('button', { name: 'Take' }))
  return { core }
}
const refused = (code: number, data?: unknown) =>
  new HttpError('refused', `refused ${code}`, { callId: 'take', code, data })

test('a row that was moved leaves the list, and comes back when the move is undone', async () => {
  const { core } = await takeFromRow(() => ({ id: 'OR-1', version: 2, state: 'taken' }))
  expect(list.ids).toEqual(['OR-2'])
  const [toast] = core.feedback.toasts
  expect(toast?.text).toBe('Yours now')
  toast?.action?.run()
  await waitFor(() => expect(list.ids).toEqual(['OR-1', 'OR-2']))
})

test('a refused row stays if it still belongs to the list; the refusal is a toast', async () => {
  const { core } = await takeFromRow(() => refused(4010))
  await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['This is no longer possible.']))
  expect(list.ids).toEqual(['OR-1', 'OR-2'])
})

test('a row that somebody else took first leaves the list', async () => {
  const state = { now: 'free' }
  const { core } = await takeFromRow(
    () => {
      state.now = 'taken'
      return refused(4010)
    },
    () => ({ id: 'OR-1', version: 1, state: state.now }),
  )
  await waitFor(() => expect(list.ids).toEqual(['OR-2']))
  expect(core.feedback.toasts).toHaveLength(1)
})
