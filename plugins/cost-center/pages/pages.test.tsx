import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { centerKind, requestKind } from '../backend/records'
import badge from '../badge'
import dev from '../dev'
import plugin from '../plugin'
import centersToday from '../today'

/* Screens of requests for centers over the simulator, on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))
const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)
const { signal } = new AbortController()

test('a wrong check digit is said while it is typed', async () => {
  await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  expect(await screen.findByText(/This request is not complete: edit it before you submit it/)).toBeTruthy()
  expect(screen.getByText('Code: Check the code.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByText('Check digit should be 7.')).toBeTruthy()
})

test('a draft that is edited is saved without being submitted', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd?id=CC-000006')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const code = await screen.findByLabelText(/^Code/)
  await userEvent.clear(code)
  await userEvent.type(code, 'C440600603')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(sim.store.table(requestKind).get('CC-000006')).toMatchObject({ code: 'C440600603', state: 'draft' }),
  )
})

test('a center that is changed keeps what is not changed: its parent, period and responsible person', async () => {
  const { sim } = await open('rep01', '/costProfitCenterAdd')
  await userEvent.click(await screen.findByRole('radio', { name: 'Change' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Center(?! above)/ }), '热水班组2')
  await userEvent.click(await screen.findByRole('button', { name: /^C4406/ }))
  const center = [...sim.store.table(centerKind).values()].find(
    ({ name, kind }) => name === '热水班组2' && kind === 'cost',
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A new name for it')
  await userEvent.click(screen.getByRole('button', { name: 'Gas' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => {
    const all = [...sim.store.table(requestKind).values()]
    expect(all.find(({ action }) => action === 'change')).toMatchObject({
      centerCode: center?.code,
      code: center?.code,
      parentCode: center?.parentCode,
      responsible: center?.responsible,
      orgCode: center?.orgCode,
    })
  })
})

test('the manager approves, and finance is next', async () => {
  const { sim } = await open('rep02', '/costProfitCenterAdd?id=CC-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }))
  await userEvent.click(await question.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sim.store.table(requestKind).get('CC-000001')?.state).toBe('step2'))
})

test('badge and today: what waits for the user, and own requests that were returned', async () => {
  const core = (who: string) => simCore(simulate(dev), plugin, who).core
  expect(await badge(core('rep02'), signal)).toBeGreaterThan(0)
  expect(await badge(core('rep01'), signal)).toBe(0)
  expect((await centersToday(core('rep01'), signal)).map(({ id }) => id)).toContain('CC-000003')
  expect((await centersToday(core('rep02'), signal)).map(({ id }) => id)).toContain('CC-000001')
})
