import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import type { StorageNotice } from './notices'
import { clearPersisted, createPersist, type PersistedFields } from './persist'

class ListSettings {
  sort = 'newest'
  quick: string[] = []
  opened = 0
  constructor() {
    makeAutoObservable(this)
  }
}
const fields: PersistedFields<ListSettings> = { sort: v.picklist(['newest', 'distance']), quick: v.array(v.string()) }

let notices: StorageNotice[]
const open = (user = 'rep01', storage?: () => Storage) => {
  const persist = createPersist({ user, notice: (text) => notices.push(text), ...(storage ? { storage } : {}) })
  const settings = new ListSettings()
  return { settings, stop: persist('leads.list', settings, fields), persist }
}
const change = (settings: ListSettings, to: Partial<ListSettings>) => runInAction(() => Object.assign(settings, to))

beforeEach(() => {
  localStorage.clear()
  notices = []
})

test('the selected fields survive a reload under the store’s id; other fields are not stored', () => {
  change(open().settings, { sort: 'distance', quick: ['mine'], opened: 3 })
  const { settings } = open()
  expect([settings.sort, [...settings.quick], settings.opened]).toEqual(['distance', ['mine'], 0])
  expect(localStorage.getItem('leads.list')).toBe('{"user":"rep01","state":{"sort":"distance","quick":["mine"]}}')
})

test('a change inside a list is stored as well', () => {
  const { settings } = open()
  runInAction(() => settings.quick.push('near'))
  expect([...open().settings.quick]).toEqual(['near'])
})

test('a field that no longer parses keeps its default; text that is not JSON is ignored', () => {
  localStorage.setItem('leads.list', '{"user":"rep01","state":{"sort":"by moon","quick":["mine"]}}')
  expect(open().settings).toMatchObject({ sort: 'newest', quick: ['mine'] })
  localStorage.setItem('leads.list', '{"user":"re')
  expect(open().settings).toMatchObject({ sort: 'newest', quick: [] })
})

test('another user starts with defaults, and the first user finds their state again', () => {
  change(open('rep01').settings, { sort: 'distance' })
  const other = open('rep02').settings
  expect(other.sort).toBe('newest')
  change(other, { quick: ['theirs'] })
  expect(open('rep01').settings).toMatchObject({ sort: 'distance', quick: [] })
})

test('signing out deletes a user’s state of every store, created in this visit or not; other users keep theirs', () => {
  change(open('rep01').settings, { sort: 'distance' })
  const other = createPersist({ user: 'rep01' })
  const search = new ListSettings()
  other('search.recent', search, fields)
  change(search, { quick: ['glass'] })
  change(open('rep02').settings, { quick: ['theirs'] })
  localStorage.setItem('language', 'en')
  clearPersisted('rep01')
  expect(Object.keys(localStorage).sort()).toEqual(['language', 'leads.list'])
  expect(open('rep02').settings).toMatchObject({ quick: ['theirs'] })
})

test('forgetting does not throw where storage is refused', () => {
  expect(() =>
    clearPersisted('rep01', () => {
      throw new DOMException('denied', 'SecurityError')
    }),
  ).not.toThrow()
})

test('nothing is stored after stop', () => {
  const { settings, stop } = open()
  stop()
  change(settings, { sort: 'distance' })
  expect(localStorage.getItem('leads.list')).toBeNull()
})

test.each([
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'full',
    () => ({
      ...localStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }),
  ],
])('storage %s: works from memory while the page lives, with one notice', (_what, storage) => {
  const { settings, persist } = open('rep01', storage)
  change(settings, { sort: 'distance' })
  change(settings, { quick: ['mine'] })
  const again = new ListSettings()
  persist('leads.list', again, fields)
  expect(again).toMatchObject({ sort: 'distance', quick: ['mine'] })
  expect(notices).toEqual(['storage.forbidden'])
})
