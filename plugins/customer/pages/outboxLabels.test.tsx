import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, startScreens } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import dev from '../dev'
import plugin from '../plugin'

/* In a file of its own: the cores of a file share what is stored, and an earlier one would send what waits here. */

beforeAll(() => startScreens(plugin))

test.each([
  ['/customerEnergydeviceList?id=C-000001&device=DV-000001', /^Capacity/, '14', 'Save'],
  ['/customerDeviceChange?id=C-000001&device=DV-000001', /^Capacity/, '14', 'Save'],
  ['/customerServiceLog?id=C-000001&entry=new', /^What was done/, 'Looked at the boiler.', 'Save entry'],
])('%s: what waits in the outbox is called by its customer', async (address, field, value, save) => {
  const { sim, core } = await openPage({ plugin, dev }, 'rep01', address)
  fireEvent.change(await screen.findByRole('textbox', { name: field }), { target: { value } })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  await userEvent.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(core.feedback.toasts).not.toHaveLength(0))
  const outbox = await act(() => core.outbox.load())
  const [item] = outbox.items.values()
  expect(item?.label).toBe(sim.store.table(companyKind).get('C-000001')?.nameEn)
  // While there is no network: an entry that is being sent stays.
  expect(await act(() => outbox.discard(item?.id ?? ''))).toBe(true)
  online.mockRestore()
})
