import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentPosition } from '#platform/core'
import { HttpError } from '#platform/http'
import { loadTexts, startTexts } from '#platform/i18n'
import { createFakeHost, showPages } from '#testing'
import {
  bulk,
  CustomerOrders,
  customerRoute,
  detailRoute,
  noNetwork,
  Orders,
  orderCore,
  orderRoute,
  orders,
  pageOf,
  prepareTexts,
  type Responses,
} from './testing/fakeList'

beforeAll(async () => {
  await startTexts()
  prepareTexts()
  await loadTexts('orders')
})
afterEach(() => {
  localStorage.clear()
  bulk.mockClear()
})

const Detail = () => <p>detail</p>
const counts = { all: 45, mine: 3 }
const usual: Responses = (path, { pageNum }) =>
  path === '/count' ? { total: 7 } : pageOf(45, Number(pageNum), { counts })

async function open(address = '/orders', answers = usual, more = {}) {
  const { core, requested } = orderCore(answers, more)
  const pages = [
    { route: orderRoute, screen: Orders },
    { route: detailRoute, screen: Detail },
    { route: customerRoute, screen: CustomerOrders },
  ]
  const shown = await showPages(core, pages, address, 'orders')
  const last = () => requested[requested.length - 1]?.wire
  return { ...shown, core, requested, last }
}
const unnamed = { city: '', district: '', province: '', address: '', status: '0', accuracy: 5 }
const located = () =>
  createFakeHost({ getLocation: async () => ({ ok: true, data: { ...unnamed, longitude: 113, latitude: 23 } }) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))

test('shows the rows, their number and the tabs with their counts', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Order 1' })).toBeTruthy()
  expect(screen.getByText(/orders$/, { selector: 'span' }).textContent).toBe('45 orders')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All 45', 'Mine 3'])
})

test('those found are counted as all of the tab are, with their unit', async () => {
  await open('/orders?large=1', (_, { pageNum }) => pageOf(1, Number(pageNum), { counts }))
  expect(screen.getByText(/orders$/, { selector: 'span' }).textContent).toBe('1 of 45 orders')
})

test('a tab, a quick filter and a sort order go into the address and are asked for', async () => {
  const { shown, last } = await open()
  await userEvent.click(screen.getByRole('tab', { name: /Mine/ }))
  await press(/^Open ones/)
  expect(shown()).toBe('/orders?tab=mine&states=open')
  await press('Sort by: Number')
  await userEvent.click(await screen.findByRole('radio', { name: 'Amount' }))
  expect(shown()).toBe('/orders?tab=mine&states=open&sort=amount')
  expect(last()).toEqual({ pageNum: 1, pageSize: 20, tab: 'mine', states: '1', sort: 'amount' })
  await press(/^Open ones/)
  expect(shown()).toBe('/orders?tab=mine&sort=amount')
})

test('a search is asked for after a pause', async () => {
  const { shown, last } = await open()
  await press('Search orders')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Title' }), 'boiler')
  await waitFor(() => expect(last()).toMatchObject({ keyword: 'boiler' }))
  expect(shown()).toBe('/orders?keyword=boiler')
})

test('a search is remembered when a result is opened', async () => {
  const { shown, core } = await open('/orders?keyword=boiler')
  await userEvent.click(await screen.findByRole('link', { name: 'Order 2' }))
  await waitFor(() => expect(shown()).toBe('/order?id=OR-2'))
  const { listPreferences } = await import('./listPreferences')
  expect(core.store(listPreferences).searchesOf('/orders')).toEqual(['boiler'])
})

test('an opened record knows the list for previous and next', async () => {
  const { shown, core } = await open()
  await userEvent.click(screen.getByRole('link', { name: 'Order 2' }))
  await waitFor(() => expect(shown()).toBe('/order?id=OR-2'))
  const { orders } = await import('./testing/fakeList')
  const { browsing } = core.store(orders)
  expect(browsing).toMatchObject({ total: 45 })
  await browsing?.more()
  expect(browsing?.ids).toHaveLength(40)
})

test('rows are asked for again once something was written, also if the list was not shown then', async () => {
  const { orders } = await import('./testing/fakeList')
  let total = 45
  const { core, requested, navigation } = await open('/orders', (_, { pageNum }) => pageOf(total, Number(pageNum)))
  total = 46
  act(() => core.store(orders).invalidate())
  expect((await screen.findByText('46')).textContent).toBe('46')
  await userEvent.click(screen.getByRole('link', { name: 'Order 2' }))
  await screen.findByText('detail')
  expect(requested).toHaveLength(2)
  total = 47
  act(() => {
    core.store(orders).invalidate()
    navigation.back()
  })
  expect((await screen.findByText('47')).textContent).toBe('47')
  expect(requested).toHaveLength(3)
})

test('a period filters by its days, neither beyond the other', async () => {
  const { shown, last } = await open('/customer-orders?id=C-1&until=2026-11-20')
  await press(/^Filter/)
  const [first, end] = ['First day', 'Last day'].map((name) => screen.getByLabelText<HTMLInputElement>(name))
  expect([first?.max, end?.value]).toEqual(['2026-11-20', '2026-11-20'])
  if (first) fireEvent.change(first, { target: { value: '2026-11-02' } })
  expect(screen.getByLabelText<HTMLInputElement>('Last day').min).toBe('2026-11-02')
  if (end) fireEvent.change(end, { target: { value: '' } })
  await press(/^Show/)
  expect(shown()).toBe('/customer-orders?id=C-1&since=2026-11-02')
  expect(last()).toMatchObject({ since: '2026-11-02' })
  expect(last()).not.toHaveProperty('until')
})

test('the last filter comes back when the list is opened without one, in one request', async () => {
  const first = await open()
  await press(/^Open ones/)
  first.unmount()
  const { requested, shown } = await open()
  expect(shown()).toBe('/orders?states=open')
  expect(requested.map(({ wire }) => wire)).toEqual([{ pageNum: 1, pageSize: 20, tab: 'all', states: '1' }])
})

test('a link with a filter of its own is not changed', async () => {
  const first = await open()
  await press(/^Open ones/)
  first.unmount()
  const { shown } = await open('/orders?large=1')
  expect(shown()).toBe('/orders?large=1')
})

test('the record that a link names stays while the list is open, and does not come back with its filter', async () => {
  const first = await open('/orders?customer=C-1')
  await press(/^Open ones/)
  expect(first.shown()).toBe('/orders?customer=C-1&states=open')
  await userEvent.click(screen.getByRole('tab', { name: /^Mine/ }))
  expect(first.shown()).toBe('/orders?customer=C-1&tab=mine')
  first.unmount()
  const { shown } = await open()
  expect(shown()).toBe('/orders?states=open')
})

test('the filter sheet counts the results and applies the filter', async () => {
  const { requested, shown } = await open()
  await press('Filter')
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'is closed' }))
  await userEvent.click(sheet.getByRole('switch', { name: 'Large' }))
  const show = await sheet.findByRole('button', { name: 'Show 7 orders' })
  await waitFor(() =>
    expect(requested.filter(({ path }) => path === '/count').pop()?.wire).toMatchObject({ states: '2', large: 1 }),
  )
  expect(shown()).toBe('/orders?')
  await userEvent.click(show)
  expect(shown()).toBe('/orders?states=closed&large=1')
  await waitFor(() => expect(button(/^Filter/).textContent).toContain('2'))
})

test('a list of one record asks for that record, counts its results, and remembers no filter for the next one', async () => {
  const few: Responses = (_, { pageNum, large }) => pageOf(large ? 7 : 45, Number(pageNum))
  const first = await open('/customer-orders?id=C-1', few)
  await press('Filter')
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('switch', { name: 'Large' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 7 orders' }))
  await waitFor(() => expect(first.shown()).toBe('/customer-orders?id=C-1&large=1'))
  expect(first.last()).toMatchObject({ tab: 'of C-1', large: 1 })
  first.unmount()
  const { requested, shown } = await open('/customer-orders?id=C-2')
  expect(shown()).toBe('/customer-orders?id=C-2')
  expect(requested.map(({ wire }) => wire)).toEqual([{ pageNum: 1, pageSize: 20, tab: 'of C-2' }])
})

test.each([
  [4003, 'You cannot open this page', 'denied'],
  [4004, 'This page does not exist', 'not-found'],
])('a list refused with %s says so, and does not offer to try again', async (code, title, state) => {
  await open('/customer-orders?id=C-1', () => new HttpError('refused', 'no', { callId: 'x', code }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(document.querySelector('[data-route]')?.getAttribute('data-state')).toBe(state)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Search|More actions|Filter)/ })).toBeNull()
})

test('a list that may not be seen says whom to ask', async () => {
  await open('/customer-orders?id=C-1', () => new HttpError('refused', 'no', { callId: 'x', code: 4003 }))
  expect(await screen.findByText(/^Ask the owner of the record/)).toBeTruthy()
})

test('a filter around the user is set only where the position is known', async () => {
  const { shown, core } = await open()
  await press('Near me')
  await waitFor(() => expect(core.feedback.toasts[0]?.text).toContain('location is unknown'))
  expect(shown()).toBe('/orders?')
})

/** A host that is slow to find the user, until `answer` is called. */
function slowlyLocated() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const getLocation = async () => {
    await held
    return { ok: true as const, data: { ...unnamed, longitude: 113, latitude: 23 } }
  }
  return { host: createFakeHost({ getLocation }), answer: () => act(async () => release()) }
}

test('a position that comes late adds its filter to those set meanwhile', async () => {
  const { host, answer } = slowlyLocated()
  const { shown } = await open('/orders', usual, { host })
  await press('Near me')
  await press(/^Open ones/)
  await answer()
  await waitFor(() => expect(shown()).toContain('radius=500'))
  expect(shown()).toBe('/orders?states=open&radius=500')
})

test('a position that comes after another tab was opened sets no filter there', async () => {
  const { host, answer } = slowlyLocated()
  const { shown, core } = await open('/orders', usual, { host })
  await press('Near me')
  await userEvent.click(screen.getByRole('tab', { name: /Mine/ }))
  await answer()
  expect(core.store(currentPosition).position).toBeTruthy()
  expect(shown()).toBe('/orders?tab=mine')
})

test('a link around the user without a position loses that filter, and says why', async () => {
  const { shown, core } = await open('/orders?radius=500')
  await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Needs your location']))
  expect(shown()).toBe('/orders?')
})

test('distances are added as soon as the position is known, whoever asked for it', async () => {
  const { core, requested, last } = await open('/orders', usual, { host: located() })
  const before = requested.length
  await act(() => core.store(currentPosition).find())
  await waitFor(() => expect(requested.length).toBeGreaterThan(before))
  expect(last()).toMatchObject({ pageNum: 1, lng: 113 })
})

test('a row that changed or left while its distance was looked up gets the distance alone', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const near = pageOf(3)
  const answers: Responses = async (_, { lng }) => {
    if (lng === undefined) return pageOf(3)
    await held
    return { ...near, list: near.list.map((row, index) => ({ ...row, distance: 100 + index })) }
  }
  const { core, requested } = await open('/orders', answers, { host: located() })
  const before = requested.length
  await act(() => core.store(currentPosition).find())
  await waitFor(() => expect(requested.length).toBeGreaterThan(before))
  const rows = core.store(orders)
  await act(async () => {
    rows.put({ id: 'OR-1', title: 'Moved', starred: true })
    rows.drop('OR-2')
    release()
  })
  await waitFor(() => expect(rows.get('OR-3')?.distance).toBe(102))
  expect(rows.get('OR-1')).toEqual({ id: 'OR-1', title: 'Moved', starred: true, distance: 100 })
  expect(rows.get('OR-2')).toBeUndefined()
})

test('nothing found: offers to clear the filter; search and order stay', async () => {
  const { shown } = await open('/orders?states=open&keyword=x&sort=amount', () => pageOf(0))
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  expect(shown()).toBe('/orders?keyword=x&sort=amount')
})

test('an empty list says what the area has to say', async () => {
  await open('/orders', () => pageOf(0))
  expect(screen.getByText('No orders yet')).toBeTruthy()
})

test('a failed list can be loaded again', async () => {
  const answers = [noNetwork(), pageOf(1)]
  // A list that no other test has stored on the device.
  await open('/orders?keyword=never', () => answers.shift())
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^order$|1 order/)).toBeTruthy()
})

test('rows are chosen for an action on several, going back ends it', async () => {
  const { navigation, shown } = await open()
  await press('More actions')
  await userEvent.click(await screen.findByRole('button', { name: 'Select several' }))
  const bar = await screen.findByRole('button', { name: 'Archive' })
  expect(bar).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 3/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Order 1 / }))
  await press('Archive (2)')
  expect(bulk).toHaveBeenCalledWith(['OR-3', 'OR-1'])
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())

  await press('More actions')
  await userEvent.click(await screen.findByRole('button', { name: 'Select several' }))
  await screen.findByRole('button', { name: 'Cancel' })
  act(() => navigation.back())
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(shown()).toBe('/orders?')
})

test('a row says that something of it waits to be sent, or that it was refused', async () => {
  const kinds: Record<string, string> = { 'order:OR-2': 'waiting', 'order:OR-3': 'failed' }
  const outbox = {
    unsentOf: (record: string) => (kinds[record] ? [{ state: { kind: kinds[record] } }] : []),
    withOverlay: (_: string, row: object) => row,
  }
  await open('/orders', usual, { outbox })
  const rowsWith = (words: string) =>
    screen
      .getAllByRole('article')
      .filter(({ textContent }) => textContent?.includes(words))
      .map(({ dataset }) => dataset.record)
  expect([rowsWith('Waiting to be sent'), rowsWith('Not sent')]).toEqual([['order:OR-2'], ['order:OR-3']])
})

test('the menu of a row opens on a right click', async () => {
  await open()
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('link', { name: 'Order 4' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(bulk).toHaveBeenCalledWith(['OR-4'])
})

test('a list that is empty around the user offers a wider radius, or to clear the filter', async () => {
  const { shown } = await open('/orders?radius=500', () => pageOf(0), { host: located() })
  expect((await screen.findByText('No order within 0.5 km')).textContent).toBeTruthy()
  await press('Search within 20 km')
  expect(shown()).toBe('/orders?radius=20000')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
})

test('the menu saves the list that is shown as CSV', async () => {
  await open('/orders?tab=mine&states=open')
  await press('More actions')
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  expect(await screen.findByText('saves mine {"states":["open"]}')).toBeTruthy()
  await press('Saved')
  expect(screen.queryByText(/^saves/)).toBeNull()
})
