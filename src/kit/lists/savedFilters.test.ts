import { createTestCore } from '#testing'
import { filterOf, MOST_SAVED, savedFilters } from './savedFilters'
import { orderList } from './testing/fakeList'

const open = (loginName = 'rep01') => {
  const core = createTestCore([])
  return { ...core, session: { ...core.session, loginName } }.store(savedFilters)
}
afterEach(() => localStorage.clear())

test('a filter is kept on the device, without search text and sort order', () => {
  const store = open()
  store.save(orderList, 'Watch', { states: ['open'], radius: 500, keyword: 'glass', sort: 'amount' })
  const [saved] = store.of(orderList)
  expect(saved && filterOf(orderList, saved)).toEqual({ states: ['open'], radius: 500 })
})

test('of the same name the later one counts; at most ten are kept', () => {
  const store = open()
  for (let index = 0; index < MOST_SAVED + 1; index++) store.save(orderList, `F${index}`, { radius: index + 1 })
  expect(store.of(orderList)).toHaveLength(MOST_SAVED)
  expect(store.of(orderList)[0]?.name).toBe('F10')
  store.save(orderList, 'F5', { radius: 99 })
  expect(
    store
      .of(orderList)
      .map(({ name }) => name)
      .filter((name) => name === 'F5'),
  ).toHaveLength(1)
})

test('one that this build does not know is not applied', () => {
  expect(filterOf(orderList, { name: 'Old', query: 'states=enormous' })).toBeUndefined()
})
