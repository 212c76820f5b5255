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

test('puts active filters first and keeps the order of the others', () => {
  expect(show(['quiet', 'late']).keys()).toEqual(['late', 'quiet', 'today', 'near'])
})

test('does not reorder after a press in the row', () => {
  const row = show([])
  row.press(['near'])
  expect(row.keys()).toEqual(['today', 'late', 'near', 'quiet'])
  row.press([])
  expect(row.keys()).toEqual(['today', 'late', 'near', 'quiet'])
})

test('reorders when something else changes the active filters', () => {
  const row = show([])
  row.press(['near'])
  row.change(['near', 'quiet'])
  expect(row.keys()).toEqual(['near', 'quiet', 'today', 'late'])
})

test('orders a new set of filters', () => {
  const row = show(['late'])
  row.change(['near'], [{ key: 'today' }, { key: 'near' }])
  expect(row.keys()).toEqual(['near', 'today'])
})
