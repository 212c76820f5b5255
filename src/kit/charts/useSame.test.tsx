import { renderHook } from '@testing-library/react'
import { useSame } from './useSame'

test('an object made anew stays the same one until something in it changes', () => {
  const { result, rerender } = renderHook(({ values }) => useSame({ values }), {
    initialProps: { values: [1, null] as (number | null)[] },
  })
  const first = result.current
  rerender({ values: [1, null] })
  expect(result.current).toBe(first)
  rerender({ values: [1, 2] })
  expect(result.current).toEqual({ values: [1, 2] })
})
