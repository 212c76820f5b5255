import { screen, within } from '@testing-library/react'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import dev from '../dev'
import plugin from '../plugin'
import { clueStepsAll } from '../routes'
import { openPages } from '../testing/openPages'
import Steps from './Steps'

beforeAll(() => startScreens(plugin))

const open = (number: string) =>
  openPages('rep01', [[clueStepsAll, Steps]], `/clueStepsAll?id=${number}`, { sim: simulate(dev) })

test('2 Sep, 9 Sep, 4 Nov, today: 7, 56 and 16 days, and what is missing for the next stage', async () => {
  await open('L-000001')
  const steps = within(await screen.findByRole('list', { name: 'All steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Found2 Sep.*Li Wei.*7 days$/),
    expect.stringMatching(/^Verified9 Sep.*56 days, longer than usual$/),
    expect.stringMatching(/^Followed up4 Nov.*16 days$/),
    expect.stringMatching(/^Opportunity/),
    expect.stringMatching(/^Won/),
  ])
  expect(screen.getByRole('button', { name: 'Decision-maker' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create opportunity' }).hasAttribute('disabled')).toBe(true)
})

test('a lead of the pool says that nobody works on it', async () => {
  await open('L-000008')
  await screen.findByRole('list', { name: 'All steps' })
  expect(screen.queryByRole('button', { name: 'Create opportunity' })).toBeNull()
  expect(screen.getByText('Nobody is working on this lead.')).toBeTruthy()
})
