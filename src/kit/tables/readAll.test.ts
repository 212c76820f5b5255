import * as v from 'valibot'
import { listOf } from '#base/wire'
import { queryOf } from '#kit/records'
import { callsOf, type Http, paged } from '#platform/http'
import { EXPORT_LIMIT, readAll } from './readAll'

const { get } = callsOf('/api/orders')
const listOrders = get('/list', {
  about: 'Orders.',
  request: paged({}),
  response: listOf(v.object({ id: v.string() })),
})

/** Reads a list that a colleague changes after so many requests. */
async function read(ids: string[], changeAfter: (request: number, ids: string[]) => void) {
  let requests = 0
  const progress: number[] = []
  const http: Http = async (call, request) => {
    const { pageNum = 1, pageSize = 0 } = Object(call.request(request))
    const list = ids.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((id) => ({ id }))
    const response = call.response({ list, total: ids.length })
    requests += 1
    changeAfter(requests, ids)
    return response
  }
  const rows = await readAll({ http }, (page, size) => queryOf(listOrders, { page, size }), {
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  })
  return { ids: rows.map(({ id }) => id), requests, progress }
}
const orders = (count: number) => Array.from({ length: count }, (_, index) => `O-${index}`)

test('a list is read page by page', async () => {
  const { ids, requests, progress } = await read(orders(230), () => undefined)
  expect([ids, requests, progress]).toEqual([orders(230), 3, [100, 200, 230]])
})

test('no row is skipped where one leaves the list between two pages', async () => {
  const { ids } = await read(orders(230), (request, list) => request === 1 && list.shift())
  expect(ids).toEqual(orders(230).slice(1))
})

test('no row is there twice where one comes between two pages', async () => {
  const { ids } = await read(orders(230), (request, list) => request === 1 && list.unshift('O-new'))
  expect(ids).toEqual(['O-new', ...orders(230)])
})

test('a list that changes all the time is read to the end some time, with all that was found', async () => {
  let next = 0
  const { ids, requests } = await read(orders(230), (_, list) => {
    list.shift()
    next += 1
    list.push(`O-new-${next}`)
  })
  expect(requests).toBe(3)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ends at the limit', async () => {
  const { ids, requests } = await read(orders(12_000), () => undefined)
  expect([ids.length, requests]).toEqual([EXPORT_LIMIT, EXPORT_LIMIT / 100])
})
