import * as v from 'valibot'
import { defineRoute, type Href, href, optional, string } from '#base/routes'
import type { Core } from '#platform/core'
import { defineMessage } from '#platform/messages'
import { on, type Plugin, type SearchHit, type TodayItem, type TodayModule } from '#platform/plugin'
import type { PluginDev } from '../contract'
import { fakeArea, listOrders } from './fakeArea'
import { contributionProblems } from './testing'

/** The contract of badge, today, search and messages, with mistakes planted in an area of orders. */

const orderPage = defineRoute('/x/orders/order', { search: { id: string, copy: optional(string) } })
const billPage = defineRoute('/x/bills/bill', { search: { id: string } })
const sent = defineMessage('order.sent', v.object({ id: v.string() }))
const screen = async () => ({ default: () => null })
const pageOf = (route: typeof orderPage | typeof billPage) => ({ route, screen, title: 'title', source: 'orders' })

interface Parts {
  readonly today?: readonly Partial<TodayItem>[]
  readonly module?: Omit<TodayModule, 'default'>
  readonly badge?: (core: Core, signal: AbortSignal) => Promise<number>
  readonly search?: (core: Core, text: string, signal: AbortSignal) => Promise<SearchHit[]>
  readonly opens?: Href
  readonly dev?: Partial<PluginDev>
}

/** What the contract says of these parts. `sample-things`: an area with texts. */
function problems({ today = [], module = {}, badge = async () => 0, search, opens, dev }: Parts): Promise<string[]> {
  const items = today.map((item, at): TodayItem => ({ id: `${at}`, title: 'x', due: 'late', to: ORDER, ...item }))
  const handler = async () => ({ default: (core: Core) => core.navigation.openHref(opens ?? ORDER) })
  const orders: Plugin = {
    id: 'sample-things',
    owner: 'team',
    access: { permission: 'order.read' },
    routes: [pageOf(orderPage)],
    menu: [
      {
        id: 'orders',
        to: orderPage,
        title: 'menu',
        icon: async () => ({ default: () => null }),
        group: 'daily',
        badge: async () => ({ default: badge }),
      },
    ],
    messages: [on(sent, handler)],
    today: async () => ({ ...module, default: async () => items }),
    ...(search && { search: async () => ({ default: search }) }),
  }
  const bills: Plugin = { id: 'bills', owner: 'team', routes: [pageOf(billPage)] }
  const messages = [{ message: sent, sample: { id: 'OR-000001' } }]
  const own = { ...fakeArea().dev, id: 'sample-things', messages, ...dev }
  const other = { ...fakeArea().dev, id: 'bills', kinds: [BILL], seed: () => ({ bill: [{ id: 'B-000001' }] }) }
  return contributionProblems(orders, own, { plugins: [orders, bills], devs: [own, other] })
}

const ORDER = href(orderPage, { id: 'OR-000001' })
const BILL = { name: 'bill', id: ({ id = '' }: { id?: string }) => id }
const count = async ({ http }: Core) => (await http(listOrders, { tab: 'all', page: 1 })).total
const hitOf = (to: Href): SearchHit => ({ id: '1', kind: 'Orders', title: 'x', to })

test('an area whose parts run and lead to pages and records is right', async () => {
  const search = async ({ http }: Core, keyword: string) => {
    const { list } = await http(listOrders, { tab: 'all', keyword, page: 1 })
    return list.map(({ id }) => hitOf(href(orderPage, { id })))
  }
  const bill = href(billPage, { id: 'B-000001' })
  expect(await problems({ today: [{ main: { does: 'decide', to: bill } }], badge: count, search })).toEqual([])
})

test.each<[string, Parts, string]>([
  ['a badge that counts nothing', { badge: async () => -1 }, 'badge of orders: -1 is no number of records'],
  [
    'a page that is not there',
    { today: [{ to: href(defineRoute('/x/orders/ordr', { search: { id: string } }), { id: 'OR-000001' }) }] },
    'today: /x/orders/ordr?id=OR-000001: no page has this path',
  ],
  [
    'parameters that do not fit',
    { opens: href(defineRoute('/x/orders/order', { search: { no: string } }), { no: 'OR-000001' }) },
    'message order.sent: /x/orders/order?no=OR-000001: its parameters do not fit the route of /x/orders/order',
  ],
  [
    'a record that is not there',
    { today: [{ to: href(orderPage, { id: 'OR-999999' }) }] },
    'today: /x/orders/order?id=OR-999999: no record of the seed has this id',
  ],
  [
    'one in another parameter',
    { today: [{ to: href(orderPage, { id: 'OR-000001', copy: 'OR-999999' }) }] },
    'today: /x/orders/order?id=OR-000001&copy=OR-999999: no record of the seed has this copy',
  ],
  [
    'one on the page of another area',
    { today: [{ to: href(billPage, { id: 'B-999999' }) }] },
    'today: /x/bills/bill?id=B-999999: no record of the seed has this id',
  ],
  ['two items of one id', { today: [{ id: '1' }, { id: '1' }] }, 'today: two items have the same id'],
  [
    'a search that finds nothing',
    { search: async () => [] },
    'search: finds none of the texts that the lists of the area find',
  ],
  [
    'a search that nothing tries',
    { search: async () => [hitOf(ORDER)], dev: { handlers: [], kinds: [], seed: () => ({}) } },
    'search: was never tried: give a list of the area a keyword, or its records a name or title',
  ],
  [
    'a hit that leads nowhere',
    { search: async () => [hitOf(href(orderPage, { id: 'OR-999999' }))] },
    'search: /x/orders/order?id=OR-999999: no record of the seed has this id',
  ],
  [
    'a figure that is no number',
    { module: { figures: async () => [{ id: 'open', label: 'Open', count: 0.5, to: ORDER }] } },
    'today: figure open: 0.5 is no number of records',
  ],
  [
    'more rows than a figure counts',
    {
      module: {
        figures: async () => [
          { id: 'open', label: 'Open', count: 0, to: ORDER, rows: [{ id: '1', title: 'x', to: ORDER }] },
        ],
      },
    },
    'today: figure open: more rows than it counts, or than five',
  ],
  [
    'a call without a number',
    { today: [{ main: { does: 'call' } }] },
    'today: 0: it is to be called about, without a number',
  ],
  ['a way without a place', { today: [{ main: { does: 'go' } }] }, 'today: 0: the way leads there, without a place'],
  [
    'a move that the area has not',
    { today: [{ can: ['done'] }] },
    "today: 0: can 'done', which 'moves' of today.ts has not",
  ],
  [
    'a move without a version',
    { today: [{ can: ['tomorrow'] }], module: movesOf({ tomorrow: async () => ({ kind: 'sent' }) }) },
    'today: 0: is moved without a version of its record',
  ],
  [
    'an item that stays after its move',
    { today: [{ can: ['done'] }], module: movesOf({ done: async () => ({ kind: 'sent' }) }) },
    "today: 0 is still due after 'done'",
  ],
  [
    'a move that throws',
    { today: [{ can: ['done'] }], module: movesOf({ done: async () => Promise.reject(new Error('no such step')) }) },
    expect.stringMatching(/^today: 'done' of 0 throws for \w+: no such step$/),
  ],
])('the contract reports %s', async (_, parts, problem) => {
  expect(await problems(parts)).toContainEqual(problem)
})

test('what fails for everybody is said once', async () => {
  const badge = async () => Promise.reject(new Error('nobody counts'))
  expect(await problems({ badge })).toEqual([expect.stringMatching(/^badge of orders: throws for \w+: nobody counts$/)])
})

test('badge and due items are one request', async () => {
  const twice = async (core: Core) => (await count(core)) + (await count(core))
  expect(await problems({ badge: twice })).toContainEqual(
    expect.stringMatching(
      /^badge, today and figures send GET main \/api\/orders\/orders .*: make it one, shared by sharedLoad$/,
    ),
  )
})

function movesOf(
  moves: Awaited<ReturnType<NonNullable<TodayModule['moves']>>>['default'],
): Omit<TodayModule, 'default'> {
  return { moves: async () => ({ default: moves }) }
}
