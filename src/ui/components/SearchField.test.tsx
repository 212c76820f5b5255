import { act, fireEvent, render, screen } from '@testing-library/react'
import { startTexts } from '#platform/i18n'
import { SearchField } from './SearchField'

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Customer' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('a search field', () => {
  it('searches once, 300 ms after the last key', () => {
    const onChange = jest.fn()
    render(<SearchField label="Customer" value="" onChange={onChange} />)
    type('cer')
    pass(299)
    type('ceram')
    pass(299)
    expect(onChange).not.toHaveBeenCalled()
    pass(1)
    expect(onChange.mock.calls).toEqual([['ceram']])
  })

  it('searches immediately on Enter', () => {
    const onChange = jest.fn()
    render(<SearchField label="Customer" value="" onChange={onChange} />)
    type('glass')
    fireEvent.submit(field())
    pass(300)
    expect(onChange.mock.calls).toEqual([['glass']])
  })

  it('calls the `onChange` of the moment the search starts, not that of the last key', () => {
    const before = jest.fn()
    const now = jest.fn()
    const { rerender } = render(<SearchField label="Customer" value="" onChange={before} />)
    type('glass')
    pass(100)
    // For example a filter was changed or another tab opened.
    rerender(<SearchField label="Customer" value="" onChange={now} />)
    pass(200)
    expect(before).not.toHaveBeenCalled()
    expect(now.mock.calls).toEqual([['glass']])
  })

  it('keeps typed text while `value` catches up with an earlier text', () => {
    const { rerender } = render(<SearchField label="Customer" value="" onChange={jest.fn()} />)
    type('cer')
    pass(300)
    type('ceram')
    rerender(<SearchField label="Customer" value="cer" onChange={jest.fn()} />)
    expect(field().value).toBe('ceram')
  })

  it('shows a new `value` from outside, e.g. after going back', () => {
    const { rerender } = render(<SearchField label="Customer" value="glass" onChange={jest.fn()} />)
    rerender(<SearchField label="Customer" value="" onChange={jest.fn()} />)
    expect(field().value).toBe('')
  })

  it('clears immediately with one tap and keeps the focus', () => {
    const onChange = jest.fn()
    render(<SearchField label="Customer" value="glass" onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(onChange).toHaveBeenCalledWith('')
    expect(document.activeElement).toBe(field())
  })

  it('offers recent searches while empty and focused', () => {
    const onChange = jest.fn()
    render(<SearchField label="Customer" value="" onChange={onChange} recent={['ceramics']} />)
    expect(screen.queryByText('ceramics')).toBeNull()
    fireEvent.focus(field())
    fireEvent.click(screen.getByText('ceramics'))
    expect(onChange).toHaveBeenCalledWith('ceramics')
    expect(field().value).toBe('ceramics')
  })
})
