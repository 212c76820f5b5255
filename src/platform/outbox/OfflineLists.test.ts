import { createOfflineLists } from './OfflineLists'
import { Disk } from './testing/outboxWorld'

let disk: Disk
let now: number
const open = (user = 'rep01') => createOfflineLists({ database: disk.mount(() => true), user, now: () => ++now })

beforeEach(() => {
  disk = new Disk()
  now = 0
})

test('the last page of a list survives a reload, with its time', async () => {
  await open().remember('/clueList?tab=mine', { list: [1], total: 1 })
  await open().remember('/clueList?tab=mine', { list: [2], total: 1 })
  expect(await open().recall('/clueList?tab=mine')).toEqual({ page: { list: [2], total: 1 }, seenAt: 2 })
  expect(await open().recall('/clueList?tab=pool')).toBeUndefined()
})

test('lists of another user are not readable', async () => {
  await open('rep01').remember('/clueList', 'mine')
  expect(await open('rep02').recall('/clueList')).toBeUndefined()
})

test('the hundred most recent lists are kept', async () => {
  const pages = open()
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
