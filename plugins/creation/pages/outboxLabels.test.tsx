import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, startScreens } from '#harness/backend/kit/testing'
import { opportunityKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'

/* In a file of its own: the cores of a file share what is stored, and an earlier one would send what waits here. */

beforeAll(() => startScreens(plugin))

test('an opportunity created without network stands in the outbox under its customer until it is sent', async () => {
  const { sim, core } = await openPage({ plugin, dev }, 'rep01', '/intelligentCreationBussiness?id=D-1')
  const text = 'Yesterday at Xinao ceramics with Ms Wu, they want 3 MW PV.'
  fireEvent.change(await screen.findByRole('textbox', { name: /^Note/ }), { target: { value: text } })
  await screen.findByRole('button', { name: /^Customer.*Xinao Ceramics/s })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  await userEvent.click(screen.getByRole('button', { name: 'Create opportunity' }))
  const outbox = await act(() => core.outbox.load())
  await waitFor(() => expect(outbox.unsent.map(({ label }) => label)).toEqual(['Xinao Ceramics']))
  expect(sim.store.table(opportunityKind).get('B-900001')).toBeUndefined()
  online.mockRestore()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(outbox.unsent).toEqual([]))
  expect(sim.store.table(opportunityKind).get('B-900001')).toMatchObject({ custId: 'C-000024', text })
})
