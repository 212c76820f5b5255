import { screen, waitFor, within } from '@testing-library/react'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { type Http, HttpError } from '#platform/http'
import { showPages } from '#testing'
import dev from '../dev'
import plugin from '../plugin'
import { contractList } from '../routes'
import { contractSearch } from '../rules/filters'
import ContractList from './ContractList'

/* Contracts without network (domain/contracts.md 8), on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))

const without: Http = async (call) => {
  throw new HttpError('network', 'no network', { callId: call.id })
}
const LAUNCH = { name: 'Launch a contract' }
const pages = [{ route: contractList, screen: ContractList, search: contractSearch }]

test('the list is shown as it was read last, and nothing can be launched', async () => {
  const first = simCore(simulate(dev), plugin, 'rep01').core
  const kept = jest.spyOn(first.offlineLists, 'remember')
  const { unmount } = await showPages(first, pages, '/contractList?tab=active', 'contracts')
  await screen.findAllByText(/FS-GS-2024-00318/)
  expect(screen.getByRole('button', LAUNCH)).toBeTruthy()
  await waitFor(() => expect(kept).toHaveBeenCalled())
  await Promise.all(kept.mock.results.map(({ value }) => value))
  unmount()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { core } = simCore(simulate(dev), plugin, 'rep01', { http: without })
  await showPages(core, pages, '/contractList?tab=active', 'contracts')
  expect(await screen.findAllByText(/FS-GS-2024-00318/)).not.toHaveLength(0)
  expect(screen.queryByRole('button', LAUNCH)).toBeNull()
  online.mockRestore()
})

test.each([
  ['CT-000001', 'Renew or terminate'],
  ['CT-000012', 'Complete and send'],
])('%s: ‘%s’ is off', async (id, label) => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage({ plugin, dev }, 'rep01', `/contractList?id=${id}`)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByRole('button', { name: label })).toHaveProperty('disabled', true)
  online.mockRestore()
})
