import { render } from '@testing-library/react'
import { Badge } from './Tag'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1204, '99+'],
])('a count of %d is shown as %s', (count, shown) => {
  expect(render(<Badge count={count} />).container.textContent).toBe(shown)
})
