import { IDBFactory } from 'fake-indexeddb'
import { createDatabase, type Database, type StorageNotice } from '#base/storage'

import { createDrafts } from './drafts'

let notices: StorageNotice[]
let database: Database
const notice = (text: StorageNotice) => notices.push(text)
const open = (user = 'rep01') => {
  database = createDatabase({ notice })
  return createDrafts({ database, user, notice, now: () => 1000 })
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  notices = []
})
afterEach(() => database.close())

const quotaExceeded = () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

describe('a draft', () => {
  test('survives a reload, with its time', async () => {
    await open().save('followUp', 'lead:L-1', { text: 'boiler is 12 t/h' })
    const afterReload = open()
    expect(await afterReload.load('followUp', 'lead:L-1')).toEqual({
      value: { text: 'boiler is 12 t/h' },
      savedAt: 1000,
    })
    expect(await afterReload.list()).toEqual([{ form: 'followUp', record: 'lead:L-1', savedAt: 1000 }])
  })

  test('is not readable by another user and kept for its owner', async () => {
    await open('rep01').save('followUp', 'lead:L-1', { text: 'mine' })
    const other = open('rep02')
    expect(await other.load('followUp', 'lead:L-1')).toBeUndefined()
    expect(await other.list()).toEqual([])
    await other.discard('followUp', 'lead:L-1')
    expect(await open('rep01').list()).toHaveLength(1)
  })

  test('users whose names share a prefix are different users', async () => {
    await open('rep011').save('followUp', 'lead:L-1', { text: 'mine' })
    expect(await open('rep01').list()).toEqual([])
  })

  test('the last of many saves wins', async () => {
    const drafts = open()
    await Promise.all(['a', 'ab', 'abc'].map((text) => drafts.save('followUp', 'lead:L-1', { text })))
    expect((await drafts.load('followUp', 'lead:L-1'))?.value).toEqual({ text: 'abc' })
  })

  test('many saves result in few writes', async () => {
    const drafts = open()
    const puts = jest.spyOn(IDBObjectStore.prototype, 'put')
    await Promise.all(Array.from({ length: 20 }, (_, n) => drafts.save('followUp', 'lead:L-1', { n })))
    expect(puts.mock.calls.length).toBeLessThanOrEqual(2)
  })

  test('a save during load does not replace it', async () => {
    await open().save('visit', 'new', { text: 'what was typed', date: '2026-11-20' })
    const drafts = open()
    const loading = drafts.load('visit', 'new')
    await drafts.save('visit', 'new', { text: '', date: '2026-11-21' })
    expect((await loading)?.value).toEqual({ text: 'what was typed', date: '2026-11-20' })
    expect((await drafts.load('visit', 'new'))?.value).toEqual({ text: 'what was typed', date: '2026-11-20' })
  })

  test('empty values right after load do not replace it', async () => {
    await open().save('visit', 'new', { text: 'what was typed', tags: ['a'] })
    const drafts = open()
    await drafts.load('visit', 'new')
    await drafts.save('visit', 'new', { text: '', tags: [], next: null })
    expect((await drafts.load('visit', 'new'))?.value).toEqual({ text: 'what was typed', tags: ['a'] })
  })

  test('values emptied after typing stay empty', async () => {
    const drafts = open()
    await drafts.save('visit', 'new', { text: 'typed' })
    await drafts.save('visit', 'new', { text: '' })
    expect((await drafts.load('visit', 'new'))?.value).toEqual({ text: '' })
  })

  test('a discard cancels earlier saves', async () => {
    const drafts = open()
    const puts = jest.spyOn(IDBObjectStore.prototype, 'put')
    const saving = drafts.save('visit', 'new', { text: 'typed' })
    await drafts.discard('visit', 'new')
    await saving
    expect(puts).not.toHaveBeenCalled()
    expect(await open().load('visit', 'new')).toBeUndefined()
  })

  test('a save after a discard creates a new draft', async () => {
    const drafts = open()
    void drafts.save('visit', 'new', { text: 'one' })
    void drafts.discard('visit', 'new')
    await drafts.save('visit', 'new', { text: 'two' })
    expect((await open().load('visit', 'new'))?.value).toEqual({ text: 'two' })
  })

  test('on a full device one notice is shown and the value stays in memory', async () => {
    const drafts = open()
    await drafts.save('visit', 'new', { text: 'on the device' })
    quotaExceeded()
    await drafts.save('visit', 'new', { text: 'only here' })
    await drafts.save('visit', 'new', { text: 'only here, longer' })
    expect(notices).toEqual(['draft.notSaved'])
    expect((await drafts.load('visit', 'new'))?.value).toEqual({ text: 'only here, longer' })
    expect(await drafts.list()).toHaveLength(1)
  })

  test('content that cannot be stored rejects', async () => {
    await expect(open().save('visit', 'new', { run: () => 1 })).rejects.toThrow()
  })
})

describe('the files of a draft', () => {
  const photo = (text: string) => new Blob([text], { type: 'image/jpeg' })
  const stored = async () => (await database.all('files', ['rep01'])).length
  const photosOf = (draft: { value: unknown } | undefined) =>
    (draft as { value: { photos: { file?: Blob }[] } }).value.photos
  const textsOf = (draft: { value: unknown } | undefined) =>
    Promise.all(photosOf(draft).map(({ file }) => file?.text()))

  test('survive a reload, are written once, and go with the photo or the draft', async () => {
    const drafts = open()
    const [a, b] = [{ file: photo('a') }, { file: photo('b') }]
    await drafts.save('visit', 'new', { text: '1', photos: [a, b] })
    const puts = jest.spyOn(IDBObjectStore.prototype, 'put')
    await drafts.save('visit', 'new', { text: '12', photos: [a, b] })
    expect(puts).toHaveBeenCalledTimes(1)

    const afterReload = open()
    const draft = await afterReload.load('visit', 'new')
    expect(await textsOf(draft)).toEqual(['a', 'b'])
    const [, storedIn] = photosOf(draft)
    puts.mockClear()
    await afterReload.save('visit', 'new', { text: '12', photos: [storedIn] })
    expect(puts).toHaveBeenCalledTimes(1)
    expect(await stored()).toBe(1)
    expect(await textsOf(await open().load('visit', 'new'))).toEqual(['b'])
    await open().discard('visit', 'new')
    expect(await stored()).toBe(0)
  })

  test('on a full device stay in memory with a notice, while the text is stored', async () => {
    const drafts = open()
    await drafts.save('visit', 'new', { text: '', photos: [{ id: 'before', file: photo('before') }] })
    const put = IDBObjectStore.prototype.put
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    })
    await drafts.save('visit', 'new', { text: 'what was typed', photos: [{ id: 'after', file: photo('after') }] })
    expect(notices).toEqual(['outbox.photosNotStored'])
    expect(await textsOf(await drafts.load('visit', 'new'))).toEqual(['after'])
    await database.close()
    // The photo is gone with the page; its name is still there to say so.
    expect((await open().load('visit', 'new'))?.value).toEqual({ text: 'what was typed', photos: [{ id: 'after' }] })
  })

  test('do not touch the marks of a submit that is stored with the draft', async () => {
    const attempt = { request: { file: { $file: 'of the submit', type: 'image/jpeg' } } }
    await open().save('visit', 'new', { photos: [{ file: photo('a') }], attempt })
    expect((await open().load('visit', 'new'))?.value).toMatchObject({ attempt })
  })
})
