import * as v from 'valibot'
import { listOf } from '#base/wire'
import { queryOf } from '#kit/records'
import { callsOf, cursor, type Http, paged } from '#platform/http'
import { EXPORT_LIMIT, readAll } from './readAll'

const { get } = callsOf('/api/orders')
const listOrders = get('/list', {
  about: 'Orders.',
  request: paged(cursor),
  response: listOf(v.object({ id: v.string() })),
})

type Change = (request: number, ids: string[]) => unknown

/** Reads a list that a colleague changes after some requests. `hasCursor`: the server knows the cursor. */
async function read(ids: string[], change: Change = () => undefined, hasCursor = true) {
  let requests = 0
  const progress: number[] = []
  const http: Http = async (call, request) => {
    const { pageNum = 1, pageSize = 0, after = '' } = Object(call.request(request))
    const first = (pageNum - 1) * pageSize
    const rest = hasCursor ? [...ids].sort().filter((id) => id > after) : ids.slice(first)
    const response = call.response({ list: rest.slice(0, pageSize).map((id) => ({ id })), total: ids.length })
    requests += 1
    change(requests, ids)
    return response
  }
  const rows = await readAll({ http }, (page) => queryOf(listOrders, page), {
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  })
  return { ids: rows.map(({ id }) => id), requests, progress }
}
const order = (number: number) => `O-${String(number).padStart(6, '0')}`
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index + 1))

test('a list is read page by page', async () => {
  const { ids, requests, progress } = await read(orders(230))
  expect([ids, requests, progress]).toEqual([orders(230), 3, [100, 200, 230]])
})

test('no row is skipped where one leaves the list between two pages', async () => {
  const { ids, requests } = await read(orders(230), (request, list) => request === 1 && list.shift())
  expect([ids, requests]).toEqual([orders(230), 3])
})

test('no row is there twice where one comes between two pages, and a new one is there', async () => {
  const { ids } = await read(orders(230), (request, list) => request === 1 && list.unshift(order(231)))
  expect(ids).toEqual(orders(231))
})

test('no row is skipped where all of them change their places between two pages', async () => {
  const { ids } = await read(orders(230), (_, list) => list.reverse())
  expect(ids).toEqual(orders(230))
})

test('a list in which rows come and go all the time is read once, with every row that stayed', async () => {
  let next = 230
  const { ids, requests } = await read(orders(230), (_, list) => {
    list.shift()
    next += 1
    list.push(order(next))
  })
  expect(requests).toBe(3)
  expect(ids).toEqual(expect.arrayContaining(orders(230).slice(3)))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a server that does not know the cursor is read by the number of the page', async () => {
  const { ids, requests } = await read(orders(230).reverse(), undefined, false)
  expect([ids, requests]).toEqual([orders(230).reverse(), 3])
})

test('a list of whole pages ends with an empty one; an empty list is one request', async () => {
  expect(await read(orders(200))).toMatchObject({ ids: orders(200), requests: 3 })
  expect(await read([])).toMatchObject({ ids: [], requests: 1 })
})

test('ends at the limit', async () => {
  const { ids, requests } = await read(orders(12_000))
  expect([ids.length, requests]).toEqual([EXPORT_LIMIT, EXPORT_LIMIT / 100])
})
