import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { startTexts } from '#platform/i18n'
import { ChoiceField } from './ChoiceField'
import { loadSheet } from './Sheet'

beforeAll(() => Promise.all([startTexts(), loadSheet()]))

const options = [
  { value: 'coal', label: 'Coal' },
  { value: 'lpg', label: 'LPG' },
]

function Form() {
  const [value, setValue] = useState<string>()
  return <ChoiceField label="Fuel" value={value} options={options} onChange={setValue} />
}

// A closing sheet stays in the document during its animation.
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a choice field', () => {
  it('shows the tapped option and closes its sheet', async () => {
    render(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Fuel Choose' }))
    await userEvent.click(screen.getByRole('radio', { name: 'LPG' }))
    await gone()
    expect(screen.queryByRole('button', { name: 'Fuel LPG' })).not.toBeNull()
  })

  it('stays open while the arrow keys move over the options', async () => {
    render(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Fuel Choose' }))
    const option = screen.getByRole('radio', { name: 'LPG' })
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Coal' }), { key: 'ArrowDown' })
    fireEvent.click(option, { detail: 0 })
    expect(option.closest('.rv-popup')?.className).not.toContain('exit')
    fireEvent.keyDown(option, { key: 'Enter' })
    await gone()
    expect(screen.queryByRole('button', { name: 'Fuel LPG' })).not.toBeNull()
  })

  it('with `onPress` leaves choosing to the caller and shows the error', async () => {
    const onPress = jest.fn()
    render(<ChoiceField label="With" value={undefined} onPress={onPress} error="Choose somebody." />)
    const button = screen.getByRole('button', { name: 'With Choose' })
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose somebody.')
  })
})
