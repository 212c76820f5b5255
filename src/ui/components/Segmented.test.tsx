import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Segmented } from './Segmented'

type Range = 'any' | 'week' | 'month'
const options = [
  { value: 'any', label: 'Any' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const

function Filter() {
  const [value, setValue] = useState<Range>('any')
  return <Segmented<Range> label="Last follow-up" options={options} value={value} onChange={setValue} />
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked)

describe('a segmented choice', () => {
  it('is a labelled radio group with exactly one selected option', async () => {
    render(<Filter />)
    expect(screen.queryByRole('radiogroup', { name: 'Last follow-up' })).not.toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
    expect(chosen()).toEqual([screen.getByRole('radio', { name: '30 days' })])
  })

  it('is one Tab stop, with native arrow key handling', async () => {
    render(<Filter />)
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.name)
    expect(new Set(names).size).toBe(1)
    await userEvent.tab()
    expect(document.activeElement).toBe(chosen()[0])
  })
})
