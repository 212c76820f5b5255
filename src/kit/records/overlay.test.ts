import { IDBFactory } from 'fake-indexeddb'
import { when } from 'mobx'
import * as v from 'valibot'
import { defineRows } from '#kit/lists'
import { type Core, declaredCalls, repeatableCall } from '#platform/core'
import { call, type Http } from '#platform/http'
import { createDeviceStorage } from '#platform/outbox'
import { createTestCore } from '#testing'
import { defineMove, defineRecords, queryOf } from '.'

/** What waits in the outbox lies over its record, on rows and pages alike. */

const visitSchema = v.object({ id: v.string(), version: v.number(), state: v.string(), place: v.string() })
type Visit = v.InferOutput<typeof visitSchema>
const declared = { host: 'main', send: 'json', method: 'POST', about: 'x' } as const
const byId = v.object({ id: v.string() })
const readVisit = call({ ...declared, path: '/visit', request: byId, response: visitSchema })
const moveVisit = call({
  ...declared,
  path: '/move',
  repeatable: true,
  request: v.object({ id: v.string(), place: v.string() }),
  response: visitSchema,
})

const outboxName = (id: string) => `visit:${id}`
const rows = defineRows<Visit>('visits', { outboxName })
const visits = defineRecords('visits.records', {
  rows,
  read: (id: string) => queryOf(readVisit, { id }),
  current: () => undefined,
  outboxName: ({ id }) => ({ record: outboxName(id), label: id }),
})

let onServer: Visit
let users = 0
const opened: Core[] = []

/** A phone without network on which the visit was opened before. */
async function start() {
  networkIs(false)
  const refreshed: (() => void)[] = []
  const moved = repeatableCall(moveVisit, {
    title: 'moved',
    alreadyThere: async () => false,
    overlay: (visit: Visit, { place }) => ({ place: `${visit.place}, then ${place}` }),
    afterSent: (core, { id }) =>
      new Promise<void>((resolve) => {
        refreshed.push(() => {
          void core.store(visits).of(id).main.load().then(resolve)
        })
      }),
  })
  // Tests share the device's database, users do not.
  const plugins = [{ id: 'visits', repeatable: async () => ({ default: [moved] }) }]
  const http: Http = async ({ response }, request) => {
    const { place } = request as { place?: string }
    if (place !== undefined) onServer = { ...onServer, version: onServer.version + 1, place }
    return response(onServer)
  }
  const uploadFile = () => Promise.reject(new Error('no uploads in this test'))
  const areas = declaredCalls(plugins, () => core)
  const { outbox } = createDeviceStorage({ notice: () => undefined, http, uploadFile }).of(`rep${++users}`, areas)
  const core: Core = createTestCore(plugins, { outbox, http })
  opened.push(core)
  const open = core.store(visits).of('V-1')
  await open.main.load()
  const move = (place: string) =>
    core.outbox.enqueue({ call: moveVisit, request: { id: 'V-1', place }, record: outboxName('V-1'), label: 'V-1' })
  const row = () => core.store(rows).get('V-1')?.place
  return { core, open, move, row, refreshed }
}

const networkIs = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  onServer = { id: 'V-1', version: 3, state: 'open', place: 'Nanhai' }
})
afterEach(() => {
  for (const core of opened.splice(0)) core.outbox.dispose()
  jest.restoreAllMocks()
})

test('shows on row and page what waits, in order; moves are still made from what the server knows', async () => {
  const { open, move, row } = await start()
  expect([row(), open.shown?.place, open.waiting]).toEqual(['Nanhai', 'Nanhai', []])
  await move('Shunde')
  await when(() => row() !== 'Nanhai')
  await move('Gaoming')
  expect([row(), open.shown?.place]).toEqual(Array(2).fill('Nanhai, then Shunde, then Gaoming'))
  expect(open.known).toEqual(open.shown)
  expect(open.waiting).toHaveLength(2)
  expect(open.main.value).toEqual(onServer)
})

test('is gone once the entry is discarded', async () => {
  const { core, open, move, row } = await start()
  const { id } = await move('Shunde')
  await when(() => row() !== 'Nanhai')
  await (await core.outbox.load()).discard(id)
  expect([row(), open.shown]).toEqual(['Nanhai', onServer])
})

test('once the entry is sent it stays until the record is refreshed, so that nothing old is shown in between', async () => {
  const { open, move, row, refreshed } = await start()
  await move('Shunde')
  await when(() => row() !== 'Nanhai')
  networkIs(true)
  await when(() => open.waiting.length === 0)
  expect(row()).toBe('Nanhai, then Shunde')
  refreshed[0]?.()
  await when(() => row() === 'Shunde')
  expect(open.shown).toEqual({ ...onServer, version: 4 })
})

test('does not lie over a record of another name', async () => {
  const { core, move, row } = await start()
  const plain = defineRows<Visit>('visits.plain')
  core.store(plain).put(onServer)
  await move('Shunde')
  await when(() => row() !== 'Nanhai')
  expect(core.store(plain).get('V-1')).toEqual(onServer)
})

test('lies over row and page of an area that names neither', async () => {
  const { core } = await start()
  const plainRows = defineRows<Visit>('visits.plain')
  const plain = defineRecords('visits.plainRecords', {
    rows: plainRows,
    read: (id: string) => queryOf(readVisit, { id }),
  })
  const move = defineMove(plain, 'move', ({ id }, place: string) => queryOf(moveVisit, { id, place }), {
    may: () => true,
  })
  const open = core.store(plain).of('V-1')
  await open.main.load()
  expect(await move.run(core, 'V-1', 'Shunde')).toMatchObject({ kind: 'queued' })
  expect([core.store(plainRows).get('V-1')?.place, open.shown?.place]).toEqual(Array(2).fill('Nanhai, then Shunde'))
})
