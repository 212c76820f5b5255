import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { businessKind, companyKind, onContractShown, type SimBusiness } from '#harness/backend/world'
import { setLanguage } from '#platform/i18n'
import { createRegistry, type Plugin } from '#platform/plugin'
import { showPages } from '#testing'
import creation from '../../creation/plugin'
import { intelligentCreationBussiness } from '../../creation/routes'
import leads from '../../leads/plugin'
import { clueStepsAll } from '../../leads/routes'
import { listContracts } from '../api'
import { contractKind, type SimContract } from '../backend/records'
import { FILE_NAMES } from '../backend/seed/files'
import badge from '../badge'
import dev from '../dev'
import plugin from '../plugin'
import { contractList } from '../routes'
import { contractSearch } from '../rules/filters'
import findContracts from '../search'
import contractsToday from '../today'
import ContractList from './ContractList'

/* Screens of contracts over the simulator, on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))
const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)
const { signal } = new AbortController()

/** The sheet of a contract of rep01, changed. */
function openWith(id: string, change: Partial<SimContract>) {
  const sim = simulate(dev)
  const table = sim.store.table(contractKind)
  table.put({ ...(table.get(id) as SimContract), ...change })
  return openPage({ plugin, dev }, 'rep01', `/contractList?id=${id}`, sim)
}

test('the sheet shows VAT, days left, the period, and what is at risk', async () => {
  await open('rep01', '/contractList?id=CT-000001')
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('¥360,660,550.46 + ¥32,459,449.54')).toBeTruthy()
  expect(sheet.getByText('27,500,000 m³')).toBeTruthy()
  expect(sheet.getByText('3.60 CNY/m³')).toBeTruthy()
  expect(sheet.getByText('74 days left')).toBeTruthy()
  expect(sheet.getByText('93.2% of the period has passed')).toBeTruthy()
  expect(sheet.getByText(/1,620,000\s?m³ not taken, ¥5,832,000.00 at risk/)).toBeTruthy()
})

test('the filter names the customer whose contracts are shown', async () => {
  await open('rep01', '/contractList?custId=C-000001')
  await screen.findAllByText(/FS-GS-2024-00318/)
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  const row = await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Customers/ })
  expect(row.textContent).not.toMatch(/C-000001|All/)
})

/** A customer of another province, of which rep01 and rep02 see nothing. */
const elsewhere = () =>
  [...simulate(dev).store.table(companyKind).values()].find(({ owner }) => owner === 'rep05')?.custId

test('the filter does not name a customer without contracts by its id', async () => {
  await open('rep01', `/contractList?custId=${elsewhere()}`)
  await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  expect(await screen.findByText('Customer not shown in this list')).toBeTruthy()
})

test('what a contract does not have is not listed: gas volumes of an energy management contract', async () => {
  await open('rep01', '/contractList?id=CT-000005')
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('¥1,234,567.89')
  const labels = sheet.getAllByRole('term').map(({ textContent }) => textContent)
  expect(labels).toContain('Signed')
  expect(labels).not.toContain('Price')
  expect(labels).not.toContain('Taken this contract year')
})

test('a period whose end lies before its beginning says so in the filter', async () => {
  await open('rep01', '/contractList')
  await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.change(await sheet.findByLabelText('Ends from'), { target: { value: '2026-12-02' } })
  fireEvent.change(sheet.getByLabelText('Ends until'), { target: { value: '2026-12-01' } })
  expect(sheet.getByText('From is above to.')).toBeTruthy()
})

test('a plan that does not add up says by how much', async () => {
  await open('rep01', '/contractList?id=CT-000005')
  expect(await screen.findByText('Plan differs by ¥0.01')).toBeTruthy()
})

test('a plan of more or less than the whole says by how many percent; more than the amount can be paid', async () => {
  const row = { no: 1, name: '首付款', nameEn: 'First', due: '2026-11-01', percent: 99, amount: 1000, paid: 1250 }
  await openWith('CT-000005', { amount: 1000, plan: [row] })
  expect(await screen.findByText('Plan differs by -1%')).toBeTruthy()
  expect(screen.getByText('125% paid')).toBeTruthy()
})

test('a payment of which somebody was reminded today is not reminded of again', async () => {
  const row = { no: 1, name: '首付款', nameEn: 'First', due: '2026-11-01', percent: 100, amount: 1000, paid: 0 }
  const rows = [
    { ...row, remindedAt: '2026-11-20T01:00:00.000Z' },
    { ...row, no: 2, remindedAt: '2026-11-19T01:00:00.000Z' },
  ]
  await openWith('CT-000005', { plan: rows })
  expect(await screen.findByRole('button', { name: 'Reminded today' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Remind' })).toHaveProperty('disabled', false)
})

test.each(['rep01', 'rep02'])('%s, who may not launch a contract for a customer, is told so', async (who) => {
  await open(who, `/contractIframe?mode=new&custId=${elsewhere()}`)
  expect(await screen.findByText('You cannot launch a contract for this customer')).toBeTruthy()
  expect(screen.queryByText(/owner launches/)).toBeNull()
})

test.each([
  ['CT-000003', 'ends today'],
  ['CT-000009', 'open'],
  ['CT-000010', 'Frame contract'],
])('%s says: %s', async (id, words) => {
  await open('rep01', `/contractList?id=${id}`)
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findAllByText(words)).length).toBeGreaterThan(0)
})

test.each([
  ['CT-000007', {}],
  ['CT-000003', { state: 'ended', reason: 'The works closed' }],
  ['CT-000009', { state: 'ended', reason: 'The works closed' }],
  ['CT-000003', { state: 'ended', reason: 'The works closed', end: '2026-11-19' }],
] as const)('%s, renewed or terminated, does not say that it ended on its last day', async (id, change) => {
  await openWith(id, change)
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Ended')
  expect(sheet.queryByText(/^ended/)).toBeNull()
})

test('a renewal that is under way stands at the contract, which can still be terminated', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(contractKind)
  table.put({ ...(table.get('CT-000012') as SimContract), followsId: 'CT-000001' })
  await openPage({ plugin, dev }, 'rep01', '/contractList?id=CT-000001', sim)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Renewal under way')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Terminate' })).toBeTruthy()
  await userEvent.click(sheet.getByRole('button', { name: /CT-000012/ }))
  expect(await screen.findByText('Renews')).toBeTruthy()
})

test('a contract whose last day is over says when it ended', async () => {
  await open('rep01', '/contractList?id=CT-000004')
  expect(await within(await screen.findByRole('dialog')).findByText('ended 19 Nov')).toBeTruthy()
})

test('nothing of a draft is late or unpaid: it is not in force', async () => {
  const { sim } = await openWith('CT-000012', {
    plan: [{ no: 1, name: '首付款', nameEn: 'First', due: '2026-11-01', percent: 100, amount: 1000, paid: 0 }],
  })
  const plan = within(await screen.findByRole('list', { name: 'Payment plan' }))
  await plan.findByText('1. First')
  expect(plan.queryByText('Late')).toBeNull()
  expect(screen.queryByText('0% paid')).toBeNull()
  const unpaid = async (tab: 'drafting' | 'active') =>
    (await sim.as('rep01').call(listContracts, { tab, page: 1 })).sum?.unpaid
  expect(await unpaid('drafting')).toBe(0)
  expect(await unpaid('active')).toBeGreaterThan(0)
})

test('a new contract begins with the kind that the list is filtered by, if it is one', async () => {
  const { shown } = await open('rep01', '/contractList?custId=C-000001&kind=gas')
  await userEvent.click(await screen.findByRole('button', { name: 'Launch a contract' }))
  await waitFor(() => expect(shown()).toBe('/contractIframe?mode=new&custId=C-000001&kind=gas'))
})

test('of a file of 200 MB (209,715,200 bytes) the size is shown', async () => {
  await openWith('CT-000001', { files: [...FILE_NAMES] })
  expect(await within(await screen.findByRole('dialog')).findByText('209.7 MB')).toBeTruthy()
})

test('in Chinese, amounts of the list are in 万', async () => {
  await setLanguage('zh-CN')
  await openWith('CT-000001', { amount: 4_200_000 })
  expect(await screen.findAllByText('¥420 万')).not.toHaveLength(0)
  await setLanguage('en')
})

test('the period of a draft has no bar: it has not begun', async () => {
  const { unmount } = await open('rep01', '/contractList?id=CT-000001')
  await within(await screen.findByRole('dialog')).findByText('Renew or terminate')
  expect(screen.getByRole('dialog').querySelector('.contract-bar')).not.toBeNull()
  unmount()
  await open('rep01', '/contractList?id=CT-000012')
  await within(await screen.findByRole('dialog')).findByText('Complete and send')
  expect(screen.getByRole('dialog').querySelector('.contract-bar')).toBeNull()
})

test('a contract that begins later says in how many days, and has no volume yet', async () => {
  await open('rep02', '/contractList?id=CT-000008')
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/^starts in \d+ days$/)).toBeTruthy()
  expect(sheet.getByText('To begin')).toBeTruthy()
  expect(sheet.queryByText('Taken this contract year')).toBeNull()
})

test('an approver returns a contract with a reason; others see no decision', async () => {
  const { sim } = await open('rep03', '/contractList?id=CT-000002')
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }))
  const question = within(await screen.findByRole('dialog', { name: 'Return this contract?' }))
  await userEvent.type(await question.findByRole('textbox', { name: /Comment/ }), 'The plan is wrong')
  await userEvent.click(await question.findByRole('button', { name: 'Return' }))
  await waitFor(() => expect(sim.store.table(contractKind).get('CT-000002')?.state).toBe('drafting'))
})

test('what somebody may not see says so', async () => {
  await open('rep05', '/contractList?id=CT-000001')
  expect(await within(await screen.findByRole('dialog')).findByText('You cannot see this')).toBeTruthy()
})

test('a search finds contracts in every state, those that run first', async () => {
  const { core, sim } = await open('rep01', '/contractList')
  const table = sim.store.table(contractKind)
  const draft = table.get('CT-000012')
  if (draft) table.put({ ...draft, number: 'FS-GS-2024-00318-2' })
  const found = await findContracts(core, 'FS-GS-2024-00318', signal)
  expect(found.map(({ id }) => id)).toEqual(['CT-000001', 'CT-000012'])
})

test('badge and today: approvals for approvers, own contracts that end and payments for their owner', async () => {
  const core = (who: string) => simCore(simulate(dev), plugin, who).core
  expect(await badge(core('rep03'), signal)).toBeGreaterThan(0)
  const own = await contractsToday(core('rep01'), signal)
  expect(own.some(({ id, due }) => id === 'end CT-000003' && due === 'today')).toBe(true)
  expect(own.some(({ due }) => due === 'late')).toBe(true)
  const waiting = await contractsToday(core('rep03'), signal)
  expect(waiting.some(({ id }) => id === 'approve CT-000002')).toBe(true)
})

test('a row names the customer and the kind, and of what is not in force yet the period', async () => {
  await open('rep03', '/contractList?tab=toApprove&keyword=2026-00002')
  const row = within((await screen.findByText('Hongsheng Ceramics')).closest('article') as HTMLElement)
  expect(row.getByText('FS-GS-2026-00002 · Gas supply')).toBeTruthy()
  expect(row.getByText('1 Dec 2026 – 30 Nov 2029')).toBeTruthy()
})

test('a list without contracts offers to launch one', async () => {
  await open('rep05', '/contractList?tab=drafting')
  expect(await screen.findByText('No contracts here')).toBeTruthy()
  expect(screen.getByText('Launch a contract')).toBeTruthy()
})

/** The page of another area. */
const Steps = () => null

/** A contract beside another area, with one of its pages. */
async function openBeside(area: Plugin, route: typeof clueStepsAll | typeof intelligentCreationBussiness) {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...area.rights } })
  const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, area]) })
  const list = { route: contractList, screen: ContractList, search: contractSearch }
  return showPages(core, [list, { route, screen: Steps }], '/contractList?id=CT-000001', 'contracts')
}

test('a contract names its opportunity, and leads to it', async () => {
  const { shown } = await openBeside(creation, intelligentCreationBussiness)
  const { name, nameEn } = simulate(dev).store.table(businessKind).get('B-000001') as SimBusiness
  expect(nameEn).not.toBe(name)
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: nameEn }))
  await waitFor(() => expect(shown()).toBe('/intelligentCreationBussiness?id=B-000001'))
})

test('a signed contract without a lead links to the leads that it can win, with itself as their contract', async () => {
  onContractShown(() => [{ id: 'L-000002', name: '宏盛', nameEn: 'Hongsheng' }])
  const { shown } = await openBeside(leads, clueStepsAll)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Win lead L-000002')).toBeTruthy()
  await userEvent.click(sheet.getByRole('button', { name: /Hongsheng/ }))
  await waitFor(() => expect(shown()).toBe('/clueStepsAll?id=L-000002&contract=CT-000001'))
})

test('without the area of leads it names none', async () => {
  onContractShown(() => [{ id: 'L-000002', name: '宏盛', nameEn: 'Hongsheng' }])
  await open('rep01', '/contractList?id=CT-000001')
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('74 days left')
  expect(sheet.queryByText(/^Win lead/)).toBeNull()
})

test('the menu opens the contracts of all opportunities, also after a filter of one opportunity’s', async () => {
  const first = await open('rep01', '/contractList?custId=C-000001&businessId=B-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Payment due or late' }))
  await waitFor(() => expect(first.shown()).toContain('payment='))
  first.unmount()
  const { shown } = await open('rep01', '/contractList')
  await waitFor(() => expect(shown()).toContain('payment='))
  expect(shown()).not.toContain('businessId')
  localStorage.clear()
})
