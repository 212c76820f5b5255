import { SimRefusal } from '#harness/backend/contract'
import { simulate } from '#harness/backend/kit/testing'
import { EXPORT_LIMIT, readAll } from '#kit/tables'
import type { Http } from '#platform/http'
import dev from '../../dev'
import { leadsQuery } from '../../stores/leadList'
import { fakeCore } from '../../testing/fakeCore'
import { wireLead } from '../../testing/samples'

const signal = new AbortController().signal
const idOf = (number: number) => `L-${String(number).padStart(6, '0')}`

/** A list of so many leads; the requests that were sent for it. */
function listOf(total: number) {
  const { core, seen } = fakeCore({
    getClueList: ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
      total,
      list: Array.from({ length: Math.min(pageSize, total - (pageNum - 1) * pageSize) }, (_, index) => ({
        ...wireLead,
        clueId: idOf((pageNum - 1) * pageSize + index + 1),
      })),
    }),
  })
  return { core, seen }
}

test('reads every page with the filter of the list, and says how far it is', async () => {
  const { core, seen } = listOf(230)
  const progress: (readonly [number, number])[] = []
  const leads = await readAll(core, (page, size) => leadsQuery({ tab: 'pool', filter: { scoreMin: 80 } }, page, size), {
    signal,
    onProgress: (done, total) => progress.push([done, total]),
  })
  expect([leads.length, leads[229]?.id]).toEqual([230, idOf(230)])
  expect(progress).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ])
  expect(seen.map(({ request }) => request)).toMatchObject(
    [1, 2, 3].map((pageNum) => ({ type: 'pool', scoreMin: 80, pageNum, pageSize: 100 })),
  )
})

test('ends at the limit', async () => {
  const { core, seen } = listOf(12_000)
  const leads = await readAll(core, (page, size) => leadsQuery({ tab: 'org', filter: {} }, page, size), {
    signal,
    onProgress: () => undefined,
  })
  expect([leads.length, seen.length]).toEqual([EXPORT_LIMIT, 50])
})

test('a row that goes during the read makes no other one skipped', async () => {
  let all = Array.from({ length: 230 }, (_, index) => ({ ...wireLead, clueId: idOf(index + 1) }))
  const { core } = fakeCore({
    getClueList: ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
      const list = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
      if (pageNum === 1 && all.length === 230) {
        const [, ...rest] = all
        all = rest
        return { total: 230, list }
      }
      return { total: all.length, list }
    },
  })
  const leads = await readAll(core, (page, size) => leadsQuery({ tab: 'pool', filter: {} }, page, size), {
    signal,
    onProgress: () => undefined,
  })
  expect(leads.map(({ id }) => id)).toContain(idOf(101))
  // The row that went is not in the file.
  expect(leads).toHaveLength(229)
})

test('an empty list is one request', async () => {
  const { core, seen } = listOf(0)
  expect(
    await readAll(core, (page, size) => leadsQuery({ tab: 'pool', filter: {} }, page, size), {
      signal,
      onProgress: () => undefined,
    }),
  ).toEqual([])
  expect(seen).toHaveLength(1)
})

test('holds what the person may see: numbers of leads of others are left out', async () => {
  const sim = simulate(dev)
  const http: Http = async (call, request) => sim.as('rep01').call(call, request)
  const read = (tab: 'mine' | 'pool' | 'org') =>
    readAll({ http }, (page, size) => leadsQuery({ tab, filter: {} }, page, size), {
      signal,
      onProgress: () => undefined,
    })
  expect((await read('mine')).some(({ phone }) => phone !== undefined)).toBe(true)
  expect((await read('pool')).filter(({ phone }) => phone !== undefined)).toEqual([])
  await expect(read('org')).rejects.toBeInstanceOf(SimRefusal)
})
