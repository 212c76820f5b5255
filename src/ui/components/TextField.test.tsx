import { fireEvent, render, screen } from '@testing-library/react'
import { TextField } from './TextField'

const nothing = () => undefined

describe('a text field', () => {
  it('is labelled and reports typed text', () => {
    const onChange = jest.fn()
    render(<TextField label="Account" name="account" value="" onChange={onChange} required />)
    const input = screen.getByLabelText('Account')
    fireEvent.change(input, { target: { value: 'liwei' } })
    expect(onChange).toHaveBeenCalledWith('liwei')
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(input.getAttribute('aria-describedby')).toBeNull()
  })

  it('is described by its error and its hint', () => {
    render(
      <TextField label="Password" name="p" value="x" onChange={nothing} error="Wrong password." hint="8 or more" />,
    )
    const input = screen.getByLabelText('Password')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Wrong password.', '8 or more'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
