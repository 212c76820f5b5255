import { observer } from 'mobx-react-lite'
import { lazy, useCallback } from 'react'
import * as v from 'valibot'
import { defineRoute, href, string } from '#base/routes'
import { by, codes, defineFilters, listOf } from '#base/wire'
import { queryOf } from '#kit/records'
import { useStore } from '#platform/core'
import { type Call, call, HttpError, listRequest } from '#platform/http'
import { registerTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import {
  ChoiceFilter,
  DaysFilter,
  defineList,
  defineRows,
  type ExportSheetProps,
  FlagFilter,
  ListRow,
  ListScreen,
  useFilterSheet,
  useListScreen,
} from '..'

/** A list of orders with everything that a list can have, over a fake back end. */

export interface Order {
  readonly id: string
  readonly title: string
  readonly starred: boolean
  /** m from the user */
  readonly distance?: number | undefined
}

const stateCodes = codes({ open: '1', closed: '2' })
export const TABS = ['all', 'mine'] as const
export const orderFilters = defineFilters(
  {
    states: by.words(stateCodes),
    large: by.flag,
    radius: by.number,
    since: by.day,
    until: by.day,
    customer: by.record,
  },
  { sorts: ['amount', 'distance'] },
)
export const orderRoute = defineRoute('/orders', {
  search: { tab: v.optional(v.picklist(TABS)), ...orderFilters.entries },
  identity: [],
})
export const detailRoute = defineRoute('/order', { search: { id: string } })

const order = v.object({
  id: v.string(),
  title: v.string(),
  starred: v.optional(v.boolean(), false),
  distance: v.optional(v.number()),
})
const declared = { host: 'main', method: 'GET', send: 'query', about: 'x' } as const
const request = listRequest(orderFilters, { tab: v.string(), lng: v.optional(v.number()) })
const listOrders = call({ ...declared, path: '/orders', request, response: listOf(order) })
const countOrders = call({ ...declared, path: '/count', request, response: v.object({ total: v.number() }) })
export const starOrder = call({ ...declared, path: '/star', request: v.object({ on: v.boolean() }), response: v.any() })

export const orders = defineRows<Order>('orders')
export const orderList = defineList({
  route: orderRoute,
  rows: orders,
  filters: orderFilters,
  tabs: TABS,
  query: ({ tab, filter, position }, page) => queryOf(listOrders, { tab, ...filter, lng: position?.lng, page }),
  count: ({ tab, filter }) => queryOf(countOrders, { tab, ...filter, page: 1 }),
  sorts: () => ['usual', 'amount', 'distance'],
  around: 'radius',
  needsPosition: ({ sort, radius }) => sort === 'distance' || radius !== undefined,
  hasDistances: true,
  detail: detailRoute,
})

/** Orders of one customer, whose `id` is in the address. */
export const customerRoute = defineRoute('/customer-orders', {
  search: { id: string, ...orderFilters.entries },
  identity: ['id'],
})
const customerOrderList = defineList({
  route: customerRoute,
  rows: orders,
  filters: orderFilters,
  ofRecord: true,
  query: ({ of, filter }, page) => queryOf(listOrders, { ...filter, tab: `of ${of}`, page }),
})

const texts = {
  tab: { label: 'Orders', all: 'All', mine: 'Mine' },
  sort: { usual: 'Number', amount: 'Amount', distance: 'Nearest' },
  quick: { open: 'Open ones', near: 'Near me' },
  empty: {
    near: 'No order within {{distance}}',
    wider: 'Search within {{distance}}',
    clear: 'Clear',
    filteredText: 'x',
  },
  unit: { km: '{{n}} km' },
  export: { menu: 'Save as CSV' },
  list: { search: 'Search orders', searchHint: 'Title', unit_one: 'order', unit_other: 'orders' },
  filter: {
    states: 'State',
    large: 'Large',
    show_one: 'Show {{n}} order',
    show_other: 'Show {{n}} orders',
    showSome: 'Show',
  },
}
const locale = async () => ({ default: texts })

export const prepareTexts = () => registerTexts('orders', { en: locale, 'zh-CN': locale })

export type Responses = (path: string, wire: Record<string, unknown>) => unknown

/** Core with a back end of `answers`; `requested` collects the requests. An answer that is an `Error` is thrown. */
export function orderCore(answers: Responses, more: Parameters<typeof createTestCore>[1] = {}) {
  const requested: { readonly path: string; readonly wire: Record<string, unknown> }[] = []
  const http = async <Q, R>(declaration: Call<Q, R>, given: NoInfer<Q>): Promise<R> => {
    const wire = declaration.request(given) as Record<string, unknown>
    const { path } = declaration.declaration
    requested.push({ path, wire })
    const answer = await answers(path, wire)
    if (answer instanceof Error) throw answer
    return declaration.response(answer)
  }
  return { core: createTestCore([], { http, ...more }), requested }
}

export const noNetwork = () => new HttpError('network', 'Network Error', { callId: 'x' })

/** Pages of `total` orders, numbered from 1. */
export const pageOf = (total: number, pageNum = 1, around: object = {}) => ({
  total,
  list: Array.from({ length: Math.max(0, Math.min(20, total - (pageNum - 1) * 20)) }, (_, index) => {
    const number = (pageNum - 1) * 20 + index + 1
    return { id: `OR-${number}`, title: `Order ${number}` }
  }),
  ...around,
})

export const bulk = jest.fn()

const row = (id: string) => <p>{id}</p>
export const CustomerOrders = observer(function CustomerOrders() {
  const screen = useListScreen(customerOrderList)
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <FlagFilter draft={draft} name="large" />
      <DaysFilter draft={draft} fields={['since', 'until']} labels={['First day', 'Last day']} />
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title="Orders of a customer"
      row={row}
      rowHeight={76}
      filter={filter.open}
      empty={{ title: 'No orders yet' }}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const OrderExport = lazy(async () => ({
  default: ({ query: { tab, filter }, onClose }: ExportSheetProps<(typeof TABS)[number], object>) => (
    <>
      <p>{`saves ${tab} ${JSON.stringify(filter)}`}</p>
      <button type="button" onClick={onClose}>
        Saved
      </button>
    </>
  ),
}))

export const Orders = observer(function Orders() {
  const screen = useListScreen(orderList)
  const rows = useStore(orders)
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="states" options={stateCodes.words} nameOf={(state) => `is ${state}`} />
      <FlagFilter draft={draft} name="large" />
    </>
  ))
  const { open } = screen
  const row = useCallback(
    (id: string) => {
      const one = rows.get(id)
      if (!one) return null
      const menu = () => [{ label: 'Archive', onPress: () => bulk([id]) }]
      return (
        <ListRow
          record={`order:${id}`}
          to={href(detailRoute, { id })}
          onOpen={() => void open(id)}
          title={one.title}
          menu={menu}
          lines={[{ left: 'first' }, { left: 'last', right: 'right' }]}
        />
      )
    },
    [rows, open],
  )
  return (
    <ListScreen
      screen={screen}
      title="Orders"
      row={row}
      rowHeight={76}
      quick={[
        { key: 'open', on: { states: ['open'] }, count: 3 },
        { key: 'near', on: { radius: 500 }, isNear: true },
      ]}
      filter={filter.open}
      empty={{ title: 'No orders yet' }}
      wider={20_000}
      exportSheet={OrderExport}
      bulk={(ids, end) => [{ label: 'Archive', onPress: () => [bulk(ids), end()] }]}
    >
      {filter.sheet}
    </ListScreen>
  )
})
