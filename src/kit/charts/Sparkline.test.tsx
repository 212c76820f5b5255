import { render, screen } from '@testing-library/react'
import { Sparkline } from '.'

const pathOf = (values: readonly (number | null)[]) => {
  const { container } = render(<Sparkline label="Gas" values={values} />)
  return container.querySelector('path')?.getAttribute('d')
}

test('has a name', () => {
  render(<Sparkline label="Gas, 12 months: rising" values={[1, 2]} />)
  expect(screen.getByRole('img', { name: 'Gas, 12 months: rising' })).not.toBeNull()
})

test.each<[string, readonly (number | null)[], string]>([
  ['from left to right, low to high', [0, 10], 'M3 25L69 3'],
  ['a gap where nothing is known', [0, null, 10, 10], 'M3 25h.1M47 3L69 3'],
  ['level in the middle', [5, 5], 'M3 14L69 14'],
  ['a dash when nothing is known', [null, null], 'M31 14h10'],
  ['what is no number is not known', [0, Number.NaN, Number.POSITIVE_INFINITY], 'M3 14h.1'],
])('%s', (_what, values, path) => {
  expect(pathOf(values)).toBe(path)
})
