import { SimRefusal } from '#harness/backend/contract'
import { simulate } from '#harness/backend/kit/testing'
import { EXPORT_LIMIT, readAll } from '#kit/tables'
import type { Http } from '#platform/http'
import { leadKind } from '../../backend/records'
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
  const leads = await readAll(core, (page) => leadsQuery({ tab: 'pool', filter: { scoreMin: 80 } }, page), {
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
  const leads = await readAll(core, (page) => leadsQuery({ tab: 'org', filter: {} }, page), {
    signal,
    onProgress: () => undefined,
  })
  expect([leads.length, seen.length]).toEqual([EXPORT_LIMIT, 50])
})

test('no lead is skipped or there twice where leads are taken, come and change their order during the read', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(leadKind)
  const [lead] = [...table.values()].filter(({ state, orgCode }) => state === 'pool' && orgCode === '440605')
  if (!lead) throw new Error('the pool is empty')
  const pooled = Array.from({ length: 250 }, (_, index) => ({
    ...lead,
    clueId: `L-7${String(index).padStart(5, '0')}`,
  }))
  for (const each of pooled) table.put(each)
  let requests = 0
  const http: Http = async (call, request) => {
    const answer = await sim.as('rep01').call(call, request)
    requests += 1
    if (requests === 1) {
      for (const each of pooled.slice(0, 20)) table.put({ ...each, state: 'owned', owner: 'emp11' })
      table.put({ ...lead, clueId: 'L-899999' })
      for (const each of pooled.slice(200)) table.put({ ...each, potential: { gas: 99_000_000 } })
    }
    return answer
  }
  const leads = await readAll({ http }, (page) => leadsQuery({ tab: 'pool', filter: {} }, page), {
    signal,
    onProgress: () => undefined,
  })
  const ids = leads.map(({ id }) => String(id))
  expect(ids).toEqual(expect.arrayContaining(pooled.slice(20).map(({ clueId }) => clueId)))
  expect(ids).toContain('L-899999')
  expect(new Set(ids).size).toBe(ids.length)
})

test('holds what the person may see: numbers of leads of others are left out', async () => {
  const sim = simulate(dev)
  const http: Http = async (call, request) => sim.as('rep01').call(call, request)
  const read = (tab: 'mine' | 'pool' | 'org') =>
    readAll({ http }, (page) => leadsQuery({ tab, filter: {} }, page), {
      signal,
      onProgress: () => undefined,
    })
  expect((await read('mine')).some(({ phone }) => phone !== undefined)).toBe(true)
  expect((await read('pool')).filter(({ phone }) => phone !== undefined)).toEqual([])
  await expect(read('org')).rejects.toBeInstanceOf(SimRefusal)
})
