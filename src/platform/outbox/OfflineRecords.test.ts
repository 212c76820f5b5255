import { createOfflineLists } from './OfflineLists'
import { createOfflineRecords } from './OfflineRecords'
import { Disk } from './testing/outboxWorld'

let disk: Disk
let now: number
const options = (user = 'rep01') => ({ database: disk.mount(() => true), user, now: () => ++now })
const open = (user?: string) => createOfflineRecords(options(user))

beforeEach(() => {
  disk = new Disk()
  now = 0
})

test('each part of a record survives a reload, with its time', async () => {
  await open().remember('leads:L-1', 'main', ['lead'])
  await open().remember('leads:L-1', 'contacts', ['contacts'])
  await open().remember('leads:L-1', 'main', ['newer lead'])
  expect(await open().recall('leads:L-1', 'main')).toEqual({ raw: ['newer lead'], seenAt: 3 })
  expect(await open().recall('leads:L-1', 'contacts')).toEqual({ raw: ['contacts'], seenAt: 2 })
  expect(await open().recall('leads:L-1', 'score')).toBeUndefined()
  expect(await open().recall('leads:L-2', 'main')).toBeUndefined()
})

test('parts that are stored at the same time do not overwrite each other', async () => {
  const records = open()
  await Promise.all(['main', 'rights', 'contacts'].map((part) => records.remember('leads:L-1', part, part)))
  const parts = await Promise.all(['main', 'rights', 'contacts'].map((part) => records.recall('leads:L-1', part)))
  expect(parts.map((part) => part?.raw)).toEqual(['main', 'rights', 'contacts'])
})

test('records of another user are not readable', async () => {
  await open('rep01').remember('leads:L-1', 'main', 'mine')
  expect(await open('rep02').recall('leads:L-1', 'main')).toBeUndefined()
})

test('the twenty most recent records are kept, whatever lists are kept beside them', async () => {
  const lists = createOfflineLists(options())
  await lists.remember('/clueList', 'list')
  const records = open()
  for (let number = 1; number <= 22; number += 1) await records.remember(`leads:L-${number}`, 'main', number)
  for (let number = 1; number <= 101; number += 1) await lists.remember(`/list${number}`, number)
  expect(await records.recall('leads:L-2', 'main')).toBeUndefined()
  expect(await records.recall('leads:L-3', 'main')).toMatchObject({ raw: 3 })
  expect(await lists.recall('/clueList')).toBeUndefined()
  expect(await lists.recall('/list2')).toMatchObject({ page: 2 })
})

test('the directory is kept whatever records are opened', async () => {
  const records = open()
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
