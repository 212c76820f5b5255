import { fakeCore } from '../testing/fakeCore'
import { listPreferences } from './ListPreferences'

const open = () => fakeCore({}).core.store(listPreferences)

afterEach(() => localStorage.clear())

test('each list restores its own last filter, without the search text', () => {
  open().keepFilter('mine', { stages: ['found'], scoreMin: 60, followed: true, keyword: 'glass' })
  expect(open().filterOf('mine')).toEqual({ stages: ['found'], scoreMin: 60, followed: true })
  expect(open().filterOf('pool')).toEqual({})
})

test('recent searches: newest first, each once, eight at most', () => {
  const kept = open()
  for (const text of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) kept.keepSearch(text)
  expect(open().searches).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a'])
})

test('invalid content of the storage is ignored', () => {
  const state = '{"filters":{"mine":{"stages":["nonsense"]}},"searches":7}'
  localStorage.setItem('leads-listPreferences', `{"user":"rep01","state":${state}}`)
  expect(open().filterOf('mine')).toEqual({})
  localStorage.setItem('leads-listPreferences', 'not json')
  expect(open().searches).toEqual([])
})

test('without storage the preferences last for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const kept = open()
  kept.keepSearch('glass')
  expect(kept.searches).toEqual(['glass'])
})

test('changes after dispose are not stored', () => {
  const kept = open()
  kept.dispose()
  kept.keepSearch('glass')
  expect(localStorage).toHaveLength(0)
})
