import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setLanguage, startTexts } from '#platform/i18n'
import { MonthField, type MonthFieldProps } from './MonthField'
import { loadSheet } from './Sheet'

beforeAll(async () => {
  await startTexts()
  await loadSheet()
})

function Form(props: Partial<MonthFieldProps>) {
  const [month, setMonth] = useState(props.value ?? '')
  return <MonthField label="Until" {...props} value={month} onChange={setMonth} />
}

const field = () => screen.getByRole('button', { name: /^Until/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('selects a month of another year', async () => {
  render(<Form value="2026-11" />)
  expect(field().textContent).toBe('Nov 2026')
  await userEvent.click(field())
  expect(screen.getByRole('dialog', { name: 'Until' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Nov 2026' }).getAttribute('aria-pressed')).toBe('true')
  await press('Next year')
  await press('Mar 2027')
  expect(field().textContent).toBe('Mar 2027')
})

test('shows a placeholder and starts at the year of `min`', async () => {
  render(<Form min="2028-02" />)
  expect(field().textContent).toBe('Choose a month')
  await userEvent.click(field())
  expect(screen.getByText('2028')).toBeTruthy()
})

test('disables months and years outside the limits', async () => {
  render(<Form value="2027-06" min="2027-03" max="2028-01" />)
  await userEvent.click(field())
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect([isOff('Feb 2027'), isOff('Mar 2027'), isOff('Previous year'), isOff('Next year')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  await press('Next year')
  expect([isOff('Jan 2028'), isOff('Feb 2028'), isOff('Next year')]).toEqual([false, true, true])
})

test('the name of a month contains what is seen of it', async () => {
  await setLanguage('zh-CN')
  render(<Form value="2027-06" />)
  await userEvent.click(field())
  expect(screen.getByRole('button', { name: '2027年3月' }).textContent).toBe('3月')
  await setLanguage('en')
})
