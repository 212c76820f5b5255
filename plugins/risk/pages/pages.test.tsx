import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, openPage, type Simulation } from '#harness/backend/kit/testing'
import { inbox } from '#platform/core'
import { postToTodoApp } from '#platform/messages'
import { reportKind } from '../backend/reports'
import dev from '../dev'
import plugin from '../plugin'

jest.mock('#platform/messages', () => ({
  ...jest.requireActual<object>('#platform/messages'),
  postToTodoApp: jest.fn(),
}))

/** Screens of the area against its simulator, at the example time (2026-11-20). GW-000004 was handled, and waits for review. */

beforeAll(() => {
  holdExampleTime()
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => localStorage.clear())

const open = (who: string, address: string, sim?: Simulation) => openPage({ plugin, dev }, who, address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('the form of a warning that a colleague has handled is for those who may handle it', async () => {
  const { sim } = await open('rep03', '/toDoGasRiskDay?id=GW-000004&edit=1')
  await screen.findByText('Nothing to handle')
  await open('rep02', '/toDoGasRiskDay?id=GW-000004&edit=1', sim)
  await screen.findByText(/handled this on .* Your text stays here/)
})

test('warnings are narrowed to organisations', async () => {
  await open('rep02', '/gasRisk')
  await press('Filter')
  await screen.findByText('Organisation')
})

test('warnings lead to the issues behind them', async () => {
  const { shown } = await open('rep01', '/gasRisk?level=serious&granularity=week')
  await press('More actions')
  await press('Causes and issues')
  expect(shown()).toContain('/gasRiskIssues')
})

test('a competitor is reported by those who may handle warnings', async () => {
  await open('rep03', '/toDoCompetitiveRisk')
  await screen.findByText('Cannot report a competitor')
  await open('rep01', '/toDoCompetitiveRisk')
  await screen.findByRole('button', { name: 'Report' })
})

test('a to-do that is ticked off is reported to the to-do app, by the page that settles it and its id', async () => {
  await open('rep01', '/todoHome')
  await press(/^More actions: Call Yongtai/)
  await press('Done')
  const payload = { route: '/customerDetails?id=C-000003', value: 'TD-000003' }
  await waitFor(() => expect(postToTodoApp).toHaveBeenCalledWith('todo.done', payload))
})

test('the period of a report is that of the server’s clock, not of the device’s', async () => {
  const { core } = await open('rep01', '/biweekReport')
  await screen.findByRole('textbox', { name: 'Highlights' })
  act(() => core.store(inbox).begin()({ total: 0, maxSeq: 0, now: new Date('2026-11-23T00:01:00+08:00') }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Highlights' })).toBeNull())
})

test('a report says that it was submitted, however long its draft takes to go', async () => {
  const { core, sim } = await open('rep01', '/biweekReport')
  const discard = core.drafts.discard
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  core.drafts.discard = async (form, record) => {
    await held
    await discard(form, record)
  }
  await userEvent.type(await screen.findByRole('textbox', { name: /^Highlights/ }), 'Two new leads.')
  await press('Submit report')
  const isSubmitted = () =>
    [...sim.store.table(reportKind).values()].some(({ submittedAt, period }) => submittedAt && period === '2026-P23')
  await waitFor(() => expect(isSubmitted()).toBe(true))
  // Time for whatever refetches the report.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await act(async () => go())
  await screen.findByRole('button', { name: 'Withdraw' })
  expect(core.feedback.toasts.map(({ text }) => text)).toContain('Report submitted')
})
