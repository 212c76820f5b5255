import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { queryOf } from '#kit/records'
import { call } from '#platform/http'
import { loadTexts, startTexts } from '#platform/i18n'
import { showPages } from '#testing'
import { defineListFigures, ListScreen, useListFigures, useListScreen } from '.'
import { orderCore, orderList, orderRoute, pageOf, prepareTexts, type Responses } from './testing/fakeList'

beforeAll(async () => {
  await startTexts()
  prepareTexts()
  await loadTexts('orders')
})
afterEach(() => localStorage.clear())

const declared = { host: 'main', method: 'GET', send: 'query', about: 'x' } as const
const sumOrders = call({
  ...declared,
  path: '/sums',
  request: v.object({
    tab: v.string(),
    states: v.optional(v.custom<readonly string[]>(Array.isArray)),
    lng: v.optional(v.number()),
  }),
  response: v.object({ total: v.number(), amount: v.number() }),
})
const mayAll = call({ ...declared, path: '/mayAll', request: v.object({}), response: v.boolean() })
const figures = defineListFigures('orders.figures', orderList, {
  sums: ({ tab, filter, position }) => queryOf(sumOrders, { tab, states: filter.states, lng: position?.lng }),
  order: ['mine', 'all'],
  optionalTabs: { all: () => queryOf(mayAll, {}) },
  instead: ({ all }) => (all ? undefined : 'mine'),
})

const row = (id: string) => <p>{id}</p>
const Orders = observer(function Orders() {
  const list = useListScreen(orderList)
  const { tabs, counts, sums } = useListFigures(list, figures)
  return (
    <ListScreen
      screen={list}
      title="Orders"
      row={row}
      rowHeight={76}
      tabs={tabs}
      counts={counts}
      sums={sums && <span>{sums.amount} in all</span>}
      quick={[{ key: 'open', on: { states: ['open'] } }]}
      empty={{ title: 'No orders yet' }}
    />
  )
})

async function open(address: string, isAllowed: boolean) {
  let amount = 100
  const answers: Responses = (path, wire) => {
    if (path === '/mayAll') return isAllowed
    if (path === '/sums') return { total: wire.tab === 'mine' ? 3 : 45, amount: amount + (wire.states ? 1 : 0) }
    return pageOf(45, Number(wire.pageNum))
  }
  const { core, requested } = orderCore(answers)
  const shown = await showPages(core, [{ route: orderRoute, screen: Orders }], address, 'orders')
  const sumsAsked = () => requested.filter(({ path }) => path === '/sums').map(({ wire }) => wire.tab)
  const changeAmount = (next: number) => {
    amount = next
  }
  return { ...shown, core, requested, sumsAsked, changeAmount }
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

test('after the rows come the sums, and the tabs that the user may see, in their order', async () => {
  const { requested } = await open('/orders', true)
  await screen.findByText('100 in all')
  await waitFor(() => expect(tabs()).toEqual(['Mine 3', 'All 45']))
  expect(requested[0]?.path).toBe('/orders')
  expect(requested.filter(({ path }) => path === '/mayAll')).toHaveLength(1)
})

test('a filter has sums of its own; those of the whole tab and another sort order are not asked for again', async () => {
  const { sumsAsked } = await open('/orders', true)
  await screen.findByText('100 in all')
  await waitFor(() => expect(sumsAsked()).toEqual(['all', 'mine']))
  await userEvent.click(screen.getByRole('button', { name: 'Sort by: Number' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Amount' }))
  await userEvent.click(screen.getByRole('button', { name: /^Open ones/ }))
  await screen.findByText('101 in all')
  expect(sumsAsked()).toEqual(['all', 'mine', 'all'])
})

test('once they are invalidated the sums stay until they are loaded again', async () => {
  const { core, changeAmount } = await open('/orders', true)
  await screen.findByText('100 in all')
  changeAmount(90)
  act(() => core.store(figures).sums.invalidate())
  expect(screen.getByText('100 in all')).toBeTruthy()
  await screen.findByText('90 in all')
})

test('a user without anything in the first tab is shown another one, unless the address names the tab', async () => {
  const { shown } = await open('/orders', false)
  await waitFor(() => expect(shown()).toBe('/orders?tab=mine'))
  await waitFor(() => expect(tabs()).toEqual(['Mine 3']))
})

test('a user who searches in the first tab before its figures come stays there with the search', async () => {
  const { shown, sumsAsked } = await open('/orders?keyword=boiler', false)
  await waitFor(() => expect(sumsAsked()).toEqual(['all', 'all', 'mine']))
  expect([shown(), tabs()]).toEqual(['/orders?keyword=boiler', ['Mine 3', 'All 45']])
})

test('a tab that the address names stays', async () => {
  const { shown, sumsAsked } = await open('/orders?tab=all', false)
  await waitFor(() => expect(sumsAsked()).toEqual(['all', 'mine']))
  expect([shown(), tabs()]).toEqual(['/orders?tab=all', ['Mine 3', 'All 45']])
})
