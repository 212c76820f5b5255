import { createTestCore } from '#src/testing'
import { MOST_SAVED, savedFilters } from './savedFilters'

const open = (loginName = 'rep01') => {
  const core = createTestCore([])
  return { ...core, session: { ...core.session, loginName } }.store(savedFilters)
}
afterEach(() => localStorage.clear())

test('a filter is kept on the device, without search text and sort order', () => {
  const store = open()
  store.save('Watch', { risk: ['high'], gasMin: 500_000, keyword: 'glass', sort: 'gas' })
  const [saved] = store.all
  expect(saved && store.filterOf(saved)).toEqual({ risk: ['high'], gasMin: 500_000 })
})

test('of the same name the later one counts; at most ten are kept', () => {
  const store = open()
  for (let index = 0; index < MOST_SAVED + 1; index++) store.save(`F${index}`, { gasMin: index + 1 })
  expect([store.all.length, store.isFull, store.all[0]?.name]).toEqual([MOST_SAVED, true, 'F10'])
  store.save('F5', { gasMin: 99 })
  expect(store.all.map(({ name }) => name).filter((name) => name === 'F5')).toHaveLength(1)
})

test('a removal can be taken back', () => {
  const store = open()
  store.save('Watch', { risk: ['high'] })
  const before = store.all
  store.remove('Watch')
  expect(store.all).toEqual([])
  store.restore(before)
  expect(store.all).toEqual(before)
})

test('one that this build does not know is not applied', () => {
  const store = open()
  expect(store.filterOf({ name: 'Old', query: 'risk=enormous' })).toBeUndefined()
})
