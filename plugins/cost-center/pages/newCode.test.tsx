import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Employee } from '#platform/session'
import { showPages } from '#testing'
import { centerKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { costProfitCenterAdd } from '../routes'
import RequestPage from './RequestPage'

/* In a file of its own: drafts of a new request stay on the phone, and its tests share what is stored. */

beforeAll(() => startScreens(plugin))

test('the code that was entered for a new center is there again after its request was saved as a change with something to correct', async () => {
  const sim = simulate(dev)
  const { shown } = await openPage({ plugin, dev }, 'rep01', '/costProfitCenterAdd', sim)
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Code/ }), { target: { value: 'C440600603' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Change' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Center(?! above)/ }), '热水班组2')
  await userEvent.click(await screen.findByRole('button', { name: /^C4406/ }))
  await waitFor(() => expect(field(/^Name/)).toHaveProperty('value', '热水班组2'))
  fireEvent.change(field(/^Reason/), { target: { value: 'A new name for it' } })
  await userEvent.click(screen.getByRole('button', { name: 'Gas' }))
  // Somebody changes the center meanwhile.
  for (const center of sim.store.table(centerKind).values())
    if (center.name === '热水班组2') sim.store.table(centerKind).put({ ...center, version: 9 })
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('The center was changed since: choose it again.')).toBeTruthy()
  expect(shown()).toContain('edit=1')
  await userEvent.click(screen.getByRole('radio', { name: 'New' }))
  await waitFor(() => expect(field(/^Code/)).toHaveProperty('value', 'C440600603'))
})

/** The form of a new request, of whoever belongs to an organisation. */
function openForm() {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const session = { ...core.session, employee: { ...core.session.employee, orgCode: '440605' } as Employee }
  const pages = [{ route: costProfitCenterAdd, screen: RequestPage }]
  return showPages({ ...core, session }, pages, '/costProfitCenterAdd', plugin.id)
}

test('the code that is proposed makes no draft of a form that was not touched; it is entered with the first input, and proposed anew after a start over', async () => {
  const { unmount } = await openForm()
  const code = await screen.findByPlaceholderText(/^C4406\d{5}$/)
  expect(screen.queryByText(/^(?:Saving draft|Draft \d)/)).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Night shift 6' } })
  await waitFor(() => expect(code).toHaveProperty('value', expect.stringMatching(/^C4406\d{5}$/)))
  expect(await screen.findByText(/^Draft \d/)).toBeTruthy()
  unmount()
  await openForm()
  const startOver = await screen.findByRole('button', { name: 'Start over' })
  // Saved later than the code of the draft is looked at.
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Night shift 7' } })
  await screen.findByText(/^Saving draft/)
  await screen.findByText(/^Draft \d/)
  await userEvent.click(startOver)
  expect(await screen.findByPlaceholderText(/^C4406\d{5}$/)).toHaveProperty('value', '')
})
