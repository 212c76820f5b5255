import { Disk } from '../testing/outboxWorld'
import { createOfflineLists, createOfflineRecords } from './offlineCopies'

let disk: Disk
let now: number
const options = (user = 'rep01') => ({ database: disk.mount(() => true), user, now: () => ++now })
const openLists = (user?: string) => createOfflineLists(options(user))
const openRecords = (user?: string) => createOfflineRecords(options(user))

beforeEach(() => {
  disk = new Disk()
  now = 0
})

test('the last page of a list survives a reload, with its time', async () => {
  await openLists().remember('/clueList?tab=mine', { list: [1], total: 1 })
  await openLists().remember('/clueList?tab=mine', { list: [2], total: 1 })
  expect(await openLists().recall('/clueList?tab=mine')).toEqual({ page: { list: [2], total: 1 }, seenAt: 2 })
  expect(await openLists().recall('/clueList?tab=pool')).toBeUndefined()
})

test('lists of another user are not readable', async () => {
  await openLists('rep01').remember('/clueList', 'mine')
  expect(await openLists('rep02').recall('/clueList')).toBeUndefined()
})

test('the hundred most recent lists are kept', async () => {
  const pages = openLists()
  for (let n = 1; n <= 102; n += 1) await pages.remember(`/list${n}`, n)
  expect(await pages.recall('/list2')).toBeUndefined()
  expect(await pages.recall('/list3')).toMatchObject({ page: 3 })
})

test('a list that is kept already is replaced without reading all others', async () => {
  const database = disk.mount(() => true)
  const all = jest.spyOn(database, 'all')
  const pages = createOfflineLists({ database, user: 'rep01', now: () => ++now })
  await pages.remember('/clueList', 1)
  await pages.remember('/clueList', 2)
  expect(all).toHaveBeenCalledTimes(1)
})

test('each part of a record survives a reload, with its time', async () => {
  await openRecords().remember('leads:L-1', 'main', ['lead'])
  await openRecords().remember('leads:L-1', 'contacts', ['contacts'])
  await openRecords().remember('leads:L-1', 'main', ['newer lead'])
  expect(await openRecords().recall('leads:L-1', 'main')).toEqual({ raw: ['newer lead'], seenAt: 3 })
  expect(await openRecords().recall('leads:L-1', 'contacts')).toEqual({ raw: ['contacts'], seenAt: 2 })
  expect(await openRecords().recall('leads:L-1', 'score')).toBeUndefined()
  expect(await openRecords().recall('leads:L-2', 'main')).toBeUndefined()
})

test('parts that are stored at the same time do not overwrite each other', async () => {
  const records = openRecords()
  await Promise.all(['main', 'rights', 'contacts'].map((part) => records.remember('leads:L-1', part, part)))
  const parts = await Promise.all(['main', 'rights', 'contacts'].map((part) => records.recall('leads:L-1', part)))
  expect(parts.map((part) => part?.raw)).toEqual(['main', 'rights', 'contacts'])
})

test('records of another user are not readable', async () => {
  await openRecords('rep01').remember('leads:L-1', 'main', 'mine')
  expect(await openRecords('rep02').recall('leads:L-1', 'main')).toBeUndefined()
})

test('the twenty most recent records are kept, whatever lists are kept beside them', async () => {
  const lists = openLists()
  await lists.remember('/clueList', 'list')
  const records = openRecords()
  for (let number = 1; number <= 22; number += 1) await records.remember(`leads:L-${number}`, 'main', number)
  for (let number = 1; number <= 101; number += 1) await lists.remember(`/list${number}`, number)
  expect(await records.recall('leads:L-2', 'main')).toBeUndefined()
  expect(await records.recall('leads:L-3', 'main')).toMatchObject({ raw: 3 })
  expect(await lists.recall('/clueList')).toBeUndefined()
  expect(await lists.recall('/list2')).toMatchObject({ page: 2 })
})

test('the directory is kept whatever records are opened', async () => {
  const records = openRecords()
  await records.remember('directory', 'industry', 'industries')
  for (let number = 1; number <= 21; number += 1) await records.remember(`leads:L-${number}`, 'main', number)
  expect(await records.recall('directory', 'industry')).toMatchObject({ raw: 'industries' })
  expect(await records.recall('leads:L-1', 'main')).toBeUndefined()
  expect(await records.recall('leads:L-2', 'main')).toMatchObject({ raw: 2 })
})

test('further parts of a record do not read the other copies', async () => {
  const { database, ...rest } = options()
  const all = jest.spyOn(database, 'all')
  const records = createOfflineRecords({ database, ...rest })
  await records.remember('leads:L-1', 'main', 'lead')
  await records.remember('leads:L-1', 'rights', 'rights')
  await records.remember('leads:L-1', 'main', 'newer lead')
  expect(all).toHaveBeenCalledTimes(1)
})
