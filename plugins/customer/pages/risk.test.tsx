import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate } from '#harness/backend/kit/testing'
import { HttpError } from '#platform/http'
import { unseenOf } from '../backend/risk'
import { riskKind } from '../backend/riskSeed'
import dev from '../dev'
import { fieldsOf, RISK_KINDS } from '../rules/riskKinds'
import { riskPages, riskRoutes } from '../rules/riskRoutes'
import { companies } from '../stores/companies'
import { prepareScreens, show } from '../testing/showRiskAndBusiness'

beforeAll(() => prepareScreens(dev))
afterEach(() => localStorage.clear())

const rows = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
const address = (kind: keyof typeof riskRoutes, more = '&id=C-000007') => `${riskRoutes[kind].path}?${more.slice(1)}`

test('records that were seen are not new on the page of the company', async () => {
  const { core, navigation, state } = await show('rep01', '/customerDetails?id=C-000001')
  const { main, parts } = core.store(companies).of('C-000001')
  const unseen = () => parts.risk.value?.kinds.find(({ kind }) => kind === 'pjws')?.unseen
  await act(() => main.load())
  await act(() => parts.risk.load())
  expect(unseen()).toBe(2)
  act(() => navigation.open('/customer-pjws?id=C-000001'))
  await waitFor(() => expect(state()).toBe('ready'))
  await act(async () => parts.risk.need())
  await waitFor(() => expect(unseen()).toBe(0))
})

describe.each(RISK_KINDS)('%s', (kind) => {
  test('the list opens cold: number, amount and company; the first of 60 records', async () => {
    const { state } = await show('rep01', address(kind))
    await waitFor(() => expect(state()).toBe('ready'))
    expect(screen.getByText('60').parentElement?.textContent).toBe('60 records')
    expect(screen.getByText('南海区万隆金属压延有限公司')).toBeTruthy()
    expect(rows()[0]).toMatch(/^（20\d\d）粤060\d.*号.*(Open|Closed)佛山市|广州市|中山市/)
  })

  test('a record opens from its list, shows the fields of its kind first, and back leads to the same list', async () => {
    const { shown, state, navigation } = await show('rep01', address(kind))
    await waitFor(() => expect(state()).toBe('ready'))
    const before = shown()
    await userEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
    const page = riskPages[kind]
    expect(shown()).toMatch(page ? new RegExp(`^${page.path}\\?id=RK-`) : /&record=RK-/)
    const part = page ? undefined : await screen.findByRole('dialog')
    const open = part ? within(part) : screen
    // Parts below the first one are drawn after it.
    await open.findByRole('heading', { name: 'Document' })
    const terms = (await open.findAllByRole('term')).map(({ textContent }) => textContent)
    const count = Object.keys(fieldsOf(kind)).length
    expect(terms[count]).toBe('Case number')
    expect(open.getByRole('heading', { name: 'Parties' })).toBeTruthy()
    if (page) await act(async () => navigation.back())
    else await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBe(before))
  })

  test('empty: says so and leads to the company', async () => {
    const { shown } = await show('rep01', address(kind, '&id=C-000004'))
    expect(await screen.findByText('None of these records')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'To the customer' }))
    expect(shown()).toBe('/customerDetails?id=C-000004')
  })

  test('without the right to the company: denied; unknown company: not found', async () => {
    const { state, unmount } = await show('rep05', address(kind))
    await waitFor(() => expect(state()).toBe('denied'))
    unmount()
    const other = await show('rep01', address(kind, '&id=C-999999'))
    await waitFor(() => expect(other.state()).toBe('not-found'))
  })

  test('failed: can be tried again', async () => {
    const http = jest.fn(() => Promise.reject(new HttpError('refused', 'Maintenance', { callId: 'x', code: 5000 })))
    const { state } = await show('rep01', address(kind), { more: { http } })
    await waitFor(() => expect(state()).toBe('error'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(http.mock.calls.length).toBeGreaterThan(1)
  })
})

test('the list is filtered by year and role, with the number of each', async () => {
  const { shown } = await show('rep01', address('pjws'))
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog'))
  const year = await sheet.findByRole('button', { name: /^2026 / })
  await userEvent.click(year)
  await userEvent.click(sheet.getByRole('button', { name: /^Defendant/ }))
  await userEvent.click(await sheet.findByRole('button', { name: /^Show [1-9]\d? records?$/ }))
  await waitFor(() => expect(shown()).toBe('/customer-pjws?id=C-000007&year=2026&role=defendant'))
  await waitFor(() => expect(screen.getByText('2', { selector: 'b' }).parentElement?.textContent).toBe('2 records'))
})

test('opening a list marks its kind as seen, and no other', async () => {
  const sim = simulate(dev)
  const unseen = () => unseenOf(sim.context('rep01'), { custId: 'C-000001' }).length
  expect(unseen()).toBe(2)
  const first = await show('rep01', address('laxx', '&id=C-000001'), { sim })
  await screen.findAllByRole('article')
  expect(unseen()).toBe(2)
  first.unmount()
  await show('rep01', address('pjws', '&id=C-000001'), { sim })
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2))
  expect(unseen()).toBe(0)
})

test('a row says what a case is about; of an amount to enforce, what is unpaid', async () => {
  const { unmount } = await show('rep01', address('gqdj'))
  expect((await screen.findAllByRole('article'))[0]?.textContent).toMatch(/(Debtor|Applicant) · [^¥]+¥/)
  unmount()
  await show('rep01', address('bzxr'))
  expect((await screen.findAllByRole('article'))[0]?.textContent).toMatch(/(Debtor|Applicant) · Unpaid ¥/)
})

test('a search finds a party; nothing found offers to end the search', async () => {
  const { shown } = await show('rep01', `${address('laxx')}&keyword=nobody`)
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).pop() as HTMLElement)
  await waitFor(() => expect(shown()).toBe('/customer-laxx?id=C-000007'))
})

describe('details by a link', () => {
  test.each(Object.entries(riskPages))('%s opens cold', async (kind, route) => {
    const sim = simulate(dev)
    const record = [...sim.store.table(riskKind).values()].find(
      (each) => each.kind === kind && each.custId === 'C-000007',
    )
    const { state } = await show('rep01', `${route.path}?id=${record?.riskId}`, { sim })
    await waitFor(() => expect(state()).toBe('ready'))
    expect(screen.getAllByText(record?.caseNo ?? '').length).toBeGreaterThan(0)
  })

  test.each([
    ['rep05', 'RK-007121', 'denied', 'You cannot see this record'],
    ['rep01', 'RK-999999', 'not-found', 'Record not found'],
  ])('%s, %s: %s', async (who, id, expected, title) => {
    const { state } = await show(who, `/customer-laxx-details?id=${id}`)
    await waitFor(() => expect(state()).toBe(expected))
    expect(screen.getByText(title)).toBeTruthy()
  })

  test('parts without content are left out', async () => {
    const sim = simulate(dev)
    const table = sim.store.table(riskKind)
    const record = table.get('RK-007121')
    if (!record) throw new Error('no record')
    const { result: _, ...bare } = record
    table.put({ ...bare, own: {}, parties: [], text: '' })
    await show('rep01', '/customer-laxx-details?id=RK-007121', { sim })
    await screen.findByRole('heading', { name: 'Case' })
    for (const name of ['Case filings', 'Parties', 'Result', 'Document']) {
      expect(screen.queryByRole('heading', { name })).toBeNull()
    }
  })

  test('failed: can be tried again', async () => {
    const http = jest.fn(() => Promise.reject(new HttpError('refused', 'Maintenance', { callId: 'x', code: 5000 })))
    const { state } = await show('rep01', '/customer-laxx-details?id=RK-007121', { more: { http } })
    await waitFor(() => expect(state()).toBe('error'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(http.mock.calls.length).toBeGreaterThan(1)
  })
})
