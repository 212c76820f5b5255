import { act, renderHook } from '@testing-library/react'
import { useActiveFirst } from './useActiveFirst'

const all = [{ key: 'today' }, { key: 'late' }, { key: 'near' }, { key: 'quiet' }]

function show(active: readonly string[], items = all) {
  const { result, rerender } = renderHook(({ on, of }) => useActiveFirst(of, ({ key }) => on.includes(key)), {
    initialProps: { on: active, of: items },
  })
  return {
    keys: () => result.current.ordered.map(({ key }) => key),
    press: (on: readonly string[]) =>
      act(() => {
        result.current.hold()
        rerender({ on, of: items })
      }),
    change: (on: readonly string[], of = items) => act(() => rerender({ on, of })),
  }
}

test('what is on comes first, the rest keeps its order', () => {
  expect(show(['quiet', 'late']).keys()).toEqual(['late', 'quiet', 'today', 'near'])
})

test('a press moves nothing', () => {
  const row = show([])
  row.press(['near'])
  expect(row.keys()).toEqual(['today', 'late', 'near', 'quiet'])
  row.press([])
  expect(row.keys()).toEqual(['today', 'late', 'near', 'quiet'])
})

test('what a filter page or a link turned on comes first', () => {
  const row = show([])
  row.press(['near'])
  row.change(['near', 'quiet'])
  expect(row.keys()).toEqual(['near', 'quiet', 'today', 'late'])
})

test('another set of filters is put in order', () => {
  const row = show(['late'])
  row.change(['near'], [{ key: 'today' }, { key: 'near' }])
  expect(row.keys()).toEqual(['near', 'today'])
})
