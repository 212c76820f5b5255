import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reviewSearch } from '#domain/checkIn/rules'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { clockInKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { checkInReviews } from '../routes'
import { openPages } from '../testing/openPages'
import CheckInReviews from './CheckInReviews'

beforeAll(() => startScreens(plugin))

const open = (address: string, sim = simulate(dev)) =>
  openPages('rep02', [[checkInReviews, CheckInReviews, reviewSearch]], address, { sim })
const rows = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
const sheet = async () => within(await screen.findByRole('dialog'))

test('lists what is odd about each check-in, the latest first', async () => {
  await open('/x/leads/checkIns')
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  expect(rows()[0]).toContain('Wu Ting')
  expect(rows()[0]).toContain('Counts once you accept it')
  expect(rows()[2]).toContain('Poor accuracy · Outside the zone')
})

test('one that came too late shows both times; accepted, it leaves the list', async () => {
  const { sim } = await open('/x/leads/checkIns')
  await userEvent.click((await screen.findAllByRole('link'))[0] as HTMLElement)
  const shown = await sheet()
  expect(await shown.findByText(/18 Nov 10:05/)).toBeTruthy()
  expect(shown.getAllByText(/19 Nov 12:05/).length).toBeGreaterThan(0)
  await userEvent.click(shown.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  const [record] = [...sim.store.table(clockInKind).values()].filter(({ by, review }) => by === 'emp11' && review)
  expect(record?.review?.decision).toBe('accept')
})

test('without a comment it is not rejected', async () => {
  await open('/x/leads/checkIns')
  await userEvent.click((await screen.findAllByRole('link'))[0] as HTMLElement)
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Reject' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Reject this check-in?' }))
  await userEvent.click(asks.getByRole('button', { name: 'Reject' }))
  expect(await asks.findByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(4)
})
