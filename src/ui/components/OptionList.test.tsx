import { fireEvent, render, screen } from '@testing-library/react'
import { OptionList } from './OptionList'

const picked = jest.fn()
const options = ['Call', 'Visit'].map((label) => ({ value: label, label }))

beforeEach(() => {
  picked.mockReset()
  render(<OptionList label="Kind" options={options} value={undefined} onChange={() => undefined} onPicked={picked} />)
})

test('a tap on the text of an option picks it, also in WebKit, where the label clicks its input with `detail` 0', () => {
  fireEvent.pointerDown(screen.getByText('Visit'))
  fireEvent.click(screen.getByRole('radio', { name: 'Visit' }), { detail: 0 })
  expect(picked).toHaveBeenCalledTimes(1)
})

test('arrow keys move over options without picking one; Enter picks', () => {
  const option = screen.getByRole('radio', { name: 'Visit' })
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Call' }), { key: 'ArrowDown' })
  fireEvent.click(option, { detail: 0 })
  expect(picked).not.toHaveBeenCalled()
  fireEvent.keyDown(option, { key: 'Enter' })
  expect(picked).toHaveBeenCalledTimes(1)
})

test('a tap after keys picks', () => {
  const option = screen.getByRole('radio', { name: 'Visit' })
  fireEvent.keyDown(option, { key: 'ArrowDown' })
  fireEvent.pointerDown(option)
  fireEvent.click(option, { detail: 0 })
  expect(picked).toHaveBeenCalledTimes(1)
})
