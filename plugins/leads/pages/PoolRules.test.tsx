import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { setLanguage } from '#platform/i18n'
import dev from '../dev'
import plugin from '../plugin'
import { clueList, clueRule } from '../routes'
import { openPages } from '../testing/openPages'
import LeadList, { search as listSearch } from './LeadList'
import PoolRules from './PoolRules'

beforeAll(() => startScreens(plugin))
afterEach(() => setLanguage('en'))

const open = () => openPages('rep01', [[clueRule, PoolRules]], '/clueRule', { sim: simulate(dev) })
const table = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('the days of each stage are those of the pool: 15/30, 60/90, 60/180, opportunities stay', async () => {
  await open()
  expect(table()).toEqual([
    ['Found', '15 days', '30 days'],
    ['Verified', '60 days', '90 days'],
    ['Followed up', '60 days', '180 days'],
    ['Opportunity', 'never', 'never'],
  ])
  const warned = screen.getByText(/90 days/, { selector: 'p' }).textContent
  expect(warned).toContain('manager')
  // A return is announced to the owner alone (backend/messages.ts).
  expect(warned).toMatch(/^The owner is told/)
})

test('limits of taking, the zone of a check-in and the parts of the score are told', async () => {
  await open()
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const figure of [/\b20\b/, /\b150\b/, /\b7 days/, /\b100\sm\b/])
    expect(said.some((each) => figure.test(each ?? ''))).toBe(true)
  expect(screen.getAllByRole('term')).toHaveLength(5)
})

test('the menu of the list leads there', async () => {
  const pages = [
    [clueList, LeadList, listSearch],
    [clueRule, PoolRules],
  ] as const
  const { shown } = await openPages('rep01', pages, '/clueList?tab=pool', { sim: simulate(dev) })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Public pool rules' }))
  await waitFor(() => expect(shown()).toMatch('/clueRule'))
})

test('in Chinese too', async () => {
  await setLanguage('zh-CN')
  await open()
  expect(table()[0]).toEqual(['发现', '15 天', '30 天'])
})
