import { IDBFactory } from 'fake-indexeddb'
import { createDatabase, type Database, type Tabs } from '#base/storage'

import { allowConsole } from '../../../spec/jest.setup'
import { SegmentStore } from './SegmentStore'
import { audioOf, nameOf, playIdOf, type StoredSegment } from './segment'
import { Locks } from './testing/recordingWorld'

const locks = new Locks()
let opened: { store: SegmentStore; database: Database }[]
let reported: string[]
let listeners: (() => void)[]

/** A page on the device's IndexedDB. */
function open(user = 'rep01', put?: Database['put']): SegmentStore {
  const database = createDatabase({ notice: () => undefined })
  const own: { run?: () => void } = {}
  const tabs: Tabs = {
    notify: () => {
      for (const run of listeners) if (run !== own.run) run()
    },
    listen: (run) => {
      own.run = () => run('changed')
      listeners.push(own.run)
      return () => undefined
    },
  }
  const store = new SegmentStore({
    database: put ? { ...database, put } : database,
    user,
    leadership: locks.of({}),
    tabs,
    onLost: (segment) => reported.push(nameOf(segment)),
    onNotStored: () => reported.push('not kept'),
  })
  opened.push({ store, database })
  return store
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  opened = []
  reported = []
  listeners = []
})
afterEach(async () => {
  for (const { store, database } of opened) {
    await store.settled()
    store.dispose()
    await database.close()
  }
})

const slot = (position: number, recording = 'A') => ({ recording, position })
const begin = (store: SegmentStore, position: number, bySecond: boolean) =>
  store.open({ ...slot(position), startedAt: 1000, from: (position - 1) * 300 }, { bySecond })
const sound = (text: string) => new Blob([text], { type: 'audio/mp4' })
const audio = (id: string) => ({ localAudioId: id, path: `/sdcard/${id}.amr`, duration: 300, size: 9 })
const shapeOf = (segments: readonly StoredSegment[]) =>
  segments.map(({ position, state }) => `${position} ${state.kind}`)

test('a new page finds the closed segments of this user only', async () => {
  const store = open()
  begin(store, 1, false)
  store.close(slot(1), audio('L-1'))
  begin(store, 2, false)
  await store.settled()
  const next = open()
  await next.load()
  expect(shapeOf(next.of('A'))).toEqual(['1 closed', '2 open'])
  expect(next.waiting.map(playIdOf)).toEqual(['L-1'])
  const other = open('rep02')
  await other.load()
  expect(other.of('A')).toEqual([])
})

test('the stored seconds of a dead page’s open segment become a segment that can be played and uploaded', async () => {
  const store = open()
  begin(store, 1, true)
  for (const text of ['a', 'b', 'c']) store.addChunk(slot(1), sound(text))
  await store.settled()
  const next = open()
  await next.recover()
  await new Promise((resolve) => setTimeout(resolve))
  await next.settled()
  const [segment] = next.of('A') as [StoredSegment]
  expect([segment.state.kind, audioOf(segment)?.duration]).toEqual(['closed', 3])
  expect(await audioOf(segment)?.file?.text()).toBe('abc')
  expect(playIdOf(segment)).toMatch(/^blob:/)
  expect(reported).toEqual([])
})

test('a blob address of a dead page is replaced by one of this page', async () => {
  const store = open()
  begin(store, 1, true)
  store.close(slot(1), { ...audio('blob:dead'), path: 'blob:dead', file: sound('whole') })
  await store.settled()
  const next = open()
  await next.load()
  const [segment] = next.of('A') as [StoredSegment]
  expect(playIdOf(segment)).toMatch(/^blob:(?!dead)/)
  expect(await audioOf(segment)?.file?.text()).toBe('whole')
})

test('stored seconds are deleted when their segment ends, whichever page ends it', async () => {
  const store = open()
  begin(store, 1, true)
  store.addChunk(slot(1), sound('a'))
  store.close(slot(1), audio('L-1'))
  await store.settled()
  const { database } = opened[0] as { database: Database }
  expect((await database.all('segments', ['rep01'])).map(({ key }) => key)).toEqual([['rep01', 'A', '00001']])
  await database.put('segments', ['rep01', 'A', '00001', '00001'], sound('late'))
  const next = open()
  await next.load()
  await next.settled()
  expect(await database.all('segments', ['rep01'])).toHaveLength(1)
})

test('other tabs see segments that are recorded, uploaded or taken here', async () => {
  const [here, there] = [open(), open()]
  begin(here, 1, false)
  here.close(slot(1), audio('L-1'))
  await here.settled()
  await there.load()
  expect(shapeOf(there.of('A'))).toEqual(['1 closed'])
  there.arrived(slot(1), { fileName: 'a.amr', size: 9, suffix: 'amr', fileUrl: '/file/a.amr' })
  await there.settled()
  await here.load()
  expect(shapeOf(here.of('A'))).toEqual(['1 uploaded'])
  expect(await here.take('A')).toMatchObject({ files: [{ fileUrl: '/file/a.amr' }] })
  await there.load()
  expect(there.of('A')).toEqual([])
})

test('a late upload does not restore a segment that another tab has taken', async () => {
  const [here, there] = [open(), open()]
  begin(here, 1, false)
  here.close(slot(1), audio('L-1'))
  await here.settled()
  await there.load()
  await here.remove('A')
  there.arrived(slot(1), { fileName: 'a.amr', size: 9, suffix: 'amr', fileUrl: '/file/a.amr' })
  await there.settled()
  const next = open()
  await next.load()
  expect(next.of('A')).toEqual([])
})

test('a full device is reported once; the segment is kept until the page is closed', async () => {
  const store = open('rep01', async () => 'full')
  begin(store, 1, false)
  store.close(slot(1), audio('L-1'))
  await store.settled()
  expect(reported).toEqual(['not kept'])
  expect(shapeOf(store.waiting)).toEqual(['1 closed'])
})

test('a storage error is logged and does not block later writes', async () => {
  allowConsole(/storage does not work/)
  let count = 0
  const store = open('rep01', async () => {
    count += 1
    if (count === 1) throw new Error('disk')
    return 'device'
  })
  begin(store, 1, false)
  store.close(slot(1), audio('L-1'))
  await store.settled()
  expect(count).toBe(2)
})

test('an unreadable row is kept', async () => {
  allowConsole(/cannot be read/)
  open()
  const { database } = opened[0] as { database: Database }
  await database.put('segments', ['rep01', 'A', '00001'], { state: 'of a later version' })
  const next = open()
  await next.load()
  expect(next.of('A')).toEqual([])
  expect(await database.all('segments', ['rep01'])).toHaveLength(1)
})
