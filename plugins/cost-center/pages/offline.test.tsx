import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { showPages } from '#testing'
import { saveRequest } from '../api'
import { requestKind, type SimRequest } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { costProfitCenterAdd } from '../routes'
import centersToday from '../today'
import RequestPage from './RequestPage'

/* In a file of its own: the cores of a file share what is stored, and an earlier one would send what waits here. */

beforeAll(() => startScreens(plugin))

test('without network a submit saves a draft, says that it is to be submitted, and submits nothing', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000006') as SimRequest), code: 'C440600603' })
  const { core } = await openPage({ plugin, dev }, 'rep01', '/costProfitCenterAdd?id=CC-000006&edit=1', sim)
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Night shift' } })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Saved as a draft: submit it once it is uploaded.']),
  )
  const outbox = await act(() => core.outbox.load())
  const waiting = [...outbox.items.values()]
  expect(waiting.map(({ callId, label }) => [callId, label])).toEqual([[saveRequest.id, 'Night shift']])
  expect(table.get('CC-000006')?.state).toBe('draft')
  // While there is no network: an entry that is being sent stays.
  expect(await act(() => outbox.discard(waiting[0]?.id ?? ''))).toBe(true)
  online.mockRestore()
})

test('a returned request that is changed without network waits in its row of the start page', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000006') as SimRequest), code: 'C440600603', state: 'returned' })
  const { core } = await openPage({ plugin, dev }, 'rep01', '/costProfitCenterAdd?id=CC-000006&edit=1', sim)
  const due = (await centersToday(core, new AbortController().signal)).find(({ id }) => id === 'CC-000006')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Night shift' } })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(core.outbox.unsentOf(due?.record ?? '')).toMatchObject([{ label: 'Night shift' }]))
  await act(async () => (await core.outbox.load()).discardAll())
  online.mockRestore()
})

test('a draft that waits on this phone is led to: a second save would begin with what the first one replaces', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000006') as SimRequest), code: 'C440600603' })
  const { core } = simCore(sim, plugin, 'rep01')
  const pages = [{ route: costProfitCenterAdd, screen: RequestPage }]
  const open = () => showPages(core, pages, '/costProfitCenterAdd?id=CC-000006&edit=1', plugin.id)
  const { unmount } = await open()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Night shift' } })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(core.outbox.unsentOf('center-request:CC-000006')).toHaveLength(1))
  unmount()
  await open()
  expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
  await act(async () => (await core.outbox.load()).discardAll())
  online.mockRestore()
})
