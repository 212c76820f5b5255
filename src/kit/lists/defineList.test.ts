import { startTexts } from '#platform/i18n'
import type { ComingPage } from '#platform/navigation'
import type { FakeHost } from '#testing'
import { loaderOf } from './defineList'
import type { ListModel } from './ListModel'
import { listPreferences } from './listPreferences'
import { orderCore, orderFilters, orderList, orders, pageOf } from './testing/fakeList'

const { signal } = new AbortController()
const page = (query: string): ComingPage => ({ path: '/orders', query, memory: new Map() })
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => startTexts())
afterEach(() => localStorage.clear())

test('a page is put into the rows; its ids, total and what stands around them are the answer', async () => {
  const { core, requested } = orderCore(() => pageOf(2, 1, { counts: { all: 2 } }))
  const found = await loaderOf(orderList, core, { tab: 'all', filter: { states: ['open'] } }).load(1, signal)
  expect(found).toMatchObject({ ids: ['OR-1', 'OR-2'], total: 2, facts: { counts: { all: 2 } } })
  expect(core.store(orders).get('OR-2')?.title).toBe('Order 2')
  expect(requested[0]?.wire).toEqual({ pageNum: 1, pageSize: 20, tab: 'all', states: '1' })
})

test('a stored first page is restored without rows that do not parse, and never over newer rows', async () => {
  const { core } = orderCore(() => pageOf(3))
  const { load, restore } = loaderOf(orderList, core, { tab: 'all', filter: {} })
  const { answer } = await load(1, signal)
  const other = orderCore(() => undefined)
  const fresh = { id: 'OR-1', title: 'renamed', starred: false }
  other.core.store(orders).put(fresh)
  const stored = answer as { list: object[] }[]
  stored[0]?.list.push({ id: 7 })
  const restored = loaderOf(orderList, other.core, { tab: 'all', filter: {} }).restore(stored)
  expect(restored).toMatchObject({ ids: ['OR-1', 'OR-2', 'OR-3'], total: 3 })
  expect(other.core.store(orders).get('OR-1')).toBe(fresh)
  expect(() => restore('of another version')).toThrow()
})

test('a list by distance finds the position first, and says so if there is none', async () => {
  const { core, requested } = orderCore(() => pageOf(1))
  const { load } = loaderOf(orderList, core, { tab: 'all', filter: { sort: 'distance' } })
  await load(1, signal)
  await load(2, signal)
  expect((core.host as FakeHost).calls.map(({ method }) => method)).toEqual(['getLocation'])
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('location is unknown')])
  expect(requested).toHaveLength(2)
})

describe('rows requested before the page renders', () => {
  test('are those of the address', async () => {
    const { core, requested } = orderCore(() => pageOf(1))
    const at = page('tab=mine&large=1')
    orderList.prepare(core, at, { tab: 'mine', large: true })
    await settled()
    expect(requested[0]?.wire).toMatchObject({ tab: 'mine', large: 1 })
    expect((at.memory.get('list') as ListModel).ids).toEqual(['OR-1'])
  })

  test('are those of the last filter, if the address has none', async () => {
    const { core, requested } = orderCore(() => pageOf(1))
    core.store(listPreferences).keepFilter('/orders', 'all', { states: ['closed'] })
    expect(core.store(listPreferences).filterOf('/orders', 'all', orderFilters)).toEqual({ states: ['closed'] })
    orderList.prepare(core, page('from=home'), { from: 'home' })
    await settled()
    expect(requested[0]?.wire).toMatchObject({ tab: 'all', states: '2' })
  })

  test('are not requested by distance, which may ask for the position', async () => {
    const { core, requested } = orderCore(() => pageOf(1))
    orderList.prepare(core, page('sort=distance'), { sort: 'distance' })
    await settled()
    expect(requested).toEqual([])
  })
})
