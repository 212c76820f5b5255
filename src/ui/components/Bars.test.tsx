import { render, screen } from '@testing-library/react'
import { Bars } from '.'

test('thousands are separated', () => {
  render(<Bars rows={[{ label: 'Cables (m)', value: 1560, max: 5200 }]} />)
  expect(screen.getByText('Cables (m)')).toBeTruthy()
  expect(screen.getByText('1,560', { exact: false }).textContent).toBe('1,560 / 5,200')
})
