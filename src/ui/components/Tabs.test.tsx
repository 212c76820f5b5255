import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'

const tabs = [
  { value: 'pool', label: 'Public pool', count: '1,204' },
  { value: 'mine', label: 'Mine', count: 128 },
  { value: 'all', label: 'Organisation' },
] as const

function Lists() {
  const [value, setValue] = useState<'pool' | 'mine' | 'all'>('mine')
  return <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue} />
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

describe('tabs', () => {
  it('show a count', () => {
    render(<Lists />)
    expect(screen.queryByRole('tab', { name: 'Public pool 1,204' })).not.toBeNull()
  })

  it('are one Tab stop, at the selected tab', async () => {
    render(<Lists />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Mine 128')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('support arrow keys with wrap-around, Home and End', async () => {
    render(<Lists />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Organisation')
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Public pool 1,204')
    await userEvent.keyboard('{End}')
    expect([chosen(), document.activeElement?.textContent]).toEqual(['Organisation', 'Organisation'])
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(chosen()).toBe('Organisation')
  })
})
