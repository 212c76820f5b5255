import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate } from '#harness/backend/kit/testing'
import { HttpError } from '#platform/http'
import { registrationKind, type SimRegistration } from '../backend/registrations'
import dev from '../dev'
import { prepareScreens, show } from '../testing/showRiskAndBusiness'

beforeAll(() => prepareScreens(dev))
afterEach(() => localStorage.clear())

const PATHS = [
  '/customerBusinessInfo?id=',
  '/customerOperatingInfomation?id=',
  '/customerYearReportDetails?year=2025&id=',
  '/customerLinkMap?id=',
]

describe.each(PATHS)('%s', (path) => {
  test('opens cold with the data of the company', async () => {
    const { state } = await show('rep01', `${path}C-000001`)
    await waitFor(() => expect(state()).toBe('ready'))
    expect(screen.getAllByText('Guangda Glass Works').length).toBeGreaterThan(0)
  })

  test('denied without the right, not found for an unknown company', async () => {
    const { state, unmount } = await show('rep05', `${path}C-000001`)
    await waitFor(() => expect(state()).toBe('denied'))
    unmount()
    const other = await show('rep01', `${path}C-999999`)
    await waitFor(() => expect(other.state()).toBe('not-found'))
  })

  test('failed: can be tried again', async () => {
    const http = jest.fn(() => Promise.reject(new HttpError('refused', 'Maintenance', { callId: 'x', code: 5000 })))
    const { state } = await show('rep01', `${path}C-000001`, { more: { http } })
    await waitFor(() => expect(state()).toBe('error'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(http.mock.calls.length).toBeGreaterThan(1)
  })
})

/** A simulator in which a company's registration has these fields. */
function withRegistration(custId: string, fields: Partial<SimRegistration>) {
  const sim = simulate(dev)
  const table = sim.store.table(registrationKind)
  const record = table.get(custId)
  if (!record) throw new Error(`no registration of ${custId}`)
  table.put({ ...record, ...fields })
  return sim
}
const NOTHING = { shareholders: [], holdings: [], persons: [], branches: [], changes: [], years: [] }

test('shareholders with their shares, one that is a customer leads to it; changes with before and after', async () => {
  const sim = withRegistration('C-000001', {
    shareholders: [
      { id: 'C-000012', custId: 'C-000012', name: 'Holding', kind: 'company', share: 0.625 },
      { id: 'p', name: 'Somebody', kind: 'person', share: 0.375 },
    ],
    changes: [{ at: '2025-03-04' as never, field: 'Capital', before: '5 M', after: '20 M' }],
  })
  const { shown } = await show('rep01', '/customerBusinessInfo?id=C-000001', { sim })
  const list = await screen.findByRole('list', { name: '' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Holding62.5%Company', 'Somebody37.5%Person'])
  expect(screen.getByText('Before: 5 M')).toBeTruthy()
  expect(screen.getByText('After: 20 M')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Holding' }))
  expect(shown()).toBe('/customerDetails?id=C-000012')
})

test('what is not known of a registration is left out', async () => {
  const { state } = await show('rep01', '/customerBusinessInfo?id=C-000001', {
    sim: withRegistration('C-000001', NOTHING),
  })
  await waitFor(() => expect(state()).toBe('ready'))
  for (const name of ['Shareholders', 'Key persons', 'Branches', 'Changes']) {
    expect(screen.queryByRole('heading', { name })).toBeNull()
  }
})

test('another year is chosen in the address, and its report opens', async () => {
  const { shown } = await show('rep01', '/customerOperatingInfomation?id=C-000001')
  await userEvent.click(await screen.findByRole('button', { name: '2024' }))
  expect(shown()).toBe('/customerOperatingInfomation?id=C-000001&year=2024')
  await waitFor(() => expect(screen.getByRole('button', { name: '2024' }).getAttribute('aria-pressed')).toBe('true'))
  await userEvent.click(screen.getByRole('button', { name: 'Annual report 2023' }))
  expect(shown()).toBe('/customerYearReportDetails?id=C-000001&year=2023')
})

test('a year without a report says so; a company without reports leads to its registration', async () => {
  const { unmount } = await show('rep01', '/customerOperatingInfomation?id=C-000001&year=2026')
  expect(await screen.findByText('No annual report for this year.')).toBeTruthy()
  unmount()
  const { shown } = await show('rep01', '/customerOperatingInfomation?id=C-000001', {
    sim: withRegistration('C-000001', { ...NOTHING, taxRating: [], bids: [], licences: [], news: [] }),
  })
  expect(await screen.findByText('No operating data')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Registration data' }))
  expect(shown()).toBe('/customerBusinessInfo?id=C-000001')
})

test('a company without reports shows its bids of all years, and no choice of a year', async () => {
  const bid = { id: 'bid', amount: 2_000_000, result: 'Won' }
  const sim = withRegistration('C-000001', {
    ...NOTHING,
    taxRating: [],
    licences: [],
    news: [],
    bids: [
      { ...bid, at: '2026-05-02' as never, title: 'Steam pipes' },
      { ...bid, at: '2024-03-04' as never, title: 'Boiler house' },
    ],
  })
  await show('rep01', '/customerOperatingInfomation?id=C-000001', { sim })
  expect(await screen.findByText('Boiler house')).toBeTruthy()
  expect(screen.getByText('Steam pipes')).toBeTruthy()
  expect(screen.getByText('The company has not published an annual report.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '2026' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Revenue by year' })).toBeNull()
})

test('relations as a list: 40 % over two paths, and each leads to the company', async () => {
  const { shown } = await show('rep01', '/customerLinkMap?id=C-000012')
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
  expect(shown()).toBe('/customerLinkMap?id=C-000012&view=list')
  const controlled = screen.getByRole('heading', { name: 'Controlled companies' }).closest('section')
  const rows = within(controlled as HTMLElement).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toContain('Weiye PackagingOver all paths of holdings40%')
  await userEvent.click(rows.find(({ textContent }) => textContent?.startsWith('Weiye')) as HTMLElement)
  expect(shown()).toBe('/customerDetails?id=C-000023')
})

test('more relations than can be shown are counted', async () => {
  await show('rep02', '/customerLinkMap?id=C-000013')
  expect(await screen.findByText(/^2\d\d more relations are left out/)).toBeTruthy()
})

test('a company without relations leads to its registration', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(registrationKind)
  for (const each of [...table.values()]) table.put({ ...each, ...NOTHING })
  await show('rep01', '/customerLinkMap?id=C-000001', { sim })
  expect(await screen.findByText('No relations known')).toBeTruthy()
})
