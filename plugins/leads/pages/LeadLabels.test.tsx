import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { rights as customer } from '../../customer/rights'
import { leadKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueDetail, clueLabel } from '../routes'
import { openPages } from '../testing/openPages'
import LeadLabels from './LeadLabels'

beforeAll(() => startScreens(plugin))

/** Labels of a company are for those who see it. */
const rights = { ...dev.rights, ...customer }
const open = (who: string, address: string, sim = simulate({ ...dev, rights })) =>
  openPages(
    who,
    [
      [clueLabel, LeadLabels],
      [clueDetail, () => <h1>Lead</h1>],
    ],
    address,
    { sim },
  )
const label = (name: string) => screen.findByRole('button', { name })
const labelsOf = (sim: ReturnType<typeof simulate>) => sim.store.table(leadKind).get('L-000001')

test('labels stand by category, those of the lead are chosen; a change is saved with its version', async () => {
  const { sim } = await open('rep01', '/clueLabel?id=L-000001')
  const [group] = await screen.findAllByRole('group', { name: 'Energy' })
  const energy = within(group as HTMLElement)
  expect((await label('Steam boiler')).getAttribute('aria-pressed')).toBe('true')
  expect(energy.queryByRole('button', { name: 'Key account' })).toBeNull()
  await userEvent.click(await label('Steam boiler'))
  await userEvent.click(await label('Key account'))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(labelsOf(sim)?.version).toBe(2))
  expect(labelsOf(sim)?.labels).not.toContain('LB-01')
})

test('labels of the customer are shown and cannot be changed here', async () => {
  await open('rep01', '/clueLabel?id=L-000001')
  const note = await screen.findByText('These are changed on the customer’s page.')
  const card = within(note.parentElement as HTMLElement)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Key account')
  expect(card.queryAllByRole('button')).toEqual([])
})

test('changed by a colleague meanwhile, nothing is overwritten unseen', async () => {
  const { sim } = await open('rep01', '/clueLabel?id=L-000001')
  await userEvent.click(await label('Steam boiler'))
  const lead = labelsOf(sim)
  if (!lead) throw new Error('no lead')
  sim.store.table(leadKind).put({ ...lead, version: 2, labels: ['LB-02'] })
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText('Someone else saved a change first')).toBeTruthy()
  expect(labelsOf(sim)?.labels).toEqual(['LB-02'])
})

test('an approver sees why they cannot', async () => {
  await open('rep03', '/clueLabel?id=L-000001')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull())
  expect(await screen.findByRole('heading', { name: /cannot/ })).toBeTruthy()
})
