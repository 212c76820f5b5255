import { createTestCore } from '#testing'
import { listPreferences } from './listPreferences'
import { orderFilters } from './testing/fakeList'

const open = () => createTestCore([]).store(listPreferences)
const PATH = '/orders'

afterEach(() => localStorage.clear())

test('each tab of a list restores its own last filter, without the search text', () => {
  open().keepFilter(PATH, 'mine', { states: ['open'], large: true, sort: 'amount', keyword: 'glass' })
  expect(open().filterOf(PATH, 'mine', orderFilters)).toEqual({ states: ['open'], large: true, sort: 'amount' })
  expect(open().filterOf(PATH, 'all', orderFilters)).toEqual({})
  expect(open().filterOf('/other', 'mine', orderFilters)).toEqual({})
})

test('recent searches of a list: newest first, each once, eight at most', () => {
  const kept = open()
  for (const text of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) kept.keepSearch(PATH, text)
  kept.keepSearch('/other', 'z')
  expect(open().searchesOf(PATH)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a'])
  kept.clearSearches(PATH)
  expect(open().searchesOf(PATH)).toEqual([])
  expect(open().searchesOf('/other')).toEqual(['z'])
})

test('content of the storage that does not fit is ignored', () => {
  localStorage.setItem('lists', '{"user":"rep01","state":{"filters":{"/orders mine":"states=lost"},"searches":7}}')
  expect(open().filterOf(PATH, 'mine', orderFilters)).toEqual({})
  localStorage.setItem('lists', 'not json')
  expect(open().searchesOf(PATH)).toEqual([])
})

test('without storage the preferences last for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const kept = open()
  kept.keepSearch(PATH, 'glass')
  expect(kept.searchesOf(PATH)).toEqual(['glass'])
})

test('changes after dispose are not stored', () => {
  const kept = open()
  kept.dispose()
  kept.keepSearch(PATH, 'glass')
  expect(localStorage).toHaveLength(0)
})
