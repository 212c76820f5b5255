import { fireEvent, render, screen } from '@testing-library/react'
import { IconChoice } from './IconChoice'

test('one of several signs is chosen by its name', () => {
  const onChange = jest.fn()
  const options = [1, 2].map((value) => ({ value, label: `Colour ${value}`, icon: <i /> }))
  render(<IconChoice label="Colour" options={options} value={1} onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeTruthy()
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('Colour 1')
  fireEvent.click(screen.getByRole('radio', { name: 'Colour 2' }))
  expect(onChange).toHaveBeenCalledWith(2)
})
