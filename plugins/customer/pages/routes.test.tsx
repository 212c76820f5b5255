import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Search } from '#base/routes'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { type Http, HttpError } from '#platform/http'
import { showPages, type TestPage } from '#testing'
import dev from '../dev'
import plugin from '../plugin'
import { RISK_KINDS } from '../rules/riskKinds'

/**
 * Every route of the area, as it is registered: skeleton while it loads, what it shows, and the way back. Its other
 * states that no other test of the area holds stand in the table, too.
 */

interface Page {
  readonly query: string
  /** Part of the path of the call without which there is nothing to show; a page without one is there at once. */
  readonly asks?: string
  /** What it shows. */
  readonly shown: RegExp
  /** The page that leads to it. */
  readonly from: string
  /** The address opens cold, fails, and can be tried again. */
  readonly fails?: true
  /** Somebody, or another query, for whom it is in another state. */
  readonly states?: Readonly<Partial<Record<'empty' | 'denied' | 'not-found', readonly [who: string, query: string]>>>
}

const LIST = '/customerList'
const COMPANY = '/customerDetails?id=C-000001'
const RISKY = '/customerDetails?id=C-000007'
const id = 'id=C-000001'
const DETAIL = 'potCustomers/detail'
const NOBODY = { denied: ['rep05', id], 'not-found': ['rep01', 'id=C-999999'] } as const

const pages: Readonly<Record<string, Page>> = {
  '/customerList': {
    query: '',
    asks: '/customer/list',
    shown: /Guangda Glass Works/,
    from: COMPANY,
    fails: true,
    states: { empty: ['rep03', 'tab=mine'] },
  },
  '/customerScreen': { query: 'tab=org', shown: /^Size$/, from: LIST },
  '/customerScreenIndustry': {
    query: '',
    asks: 'doctionary/dic',
    shown: /^Building materials$/,
    from: LIST,
    fails: true,
  },
  '/customerSearchList': {
    query: 'keyword=Guangda',
    asks: 'search-customers',
    shown: /^Owner: Li Wei$/,
    from: LIST,
    fails: true,
    states: { empty: ['rep01', 'keyword=zzzz'] },
  },
  '/customerDetails': { query: id, asks: DETAIL, shown: /^Gas, 12 months$/, from: LIST, fails: true, states: NOBODY },
  '/customerLabelList': { query: id, asks: DETAIL, shown: /^Key account$/, from: LIST, fails: true, states: NOBODY },
  '/customerLabelEdit': { query: id, asks: DETAIL, shown: /^2 labels$/, from: LIST, fails: true, states: NOBODY },
  '/customerBasic': { query: id, asks: DETAIL, shown: /^Credit code$/, from: LIST, fails: true, states: NOBODY },
  '/customerBusinessInfo': { query: id, asks: '/business', shown: /^Shareholders$/, from: COMPANY },
  '/customerOperatingInfomation': { query: id, asks: '/operating', shown: /^Annual reports$/, from: COMPANY },
  '/customerYearReportDetails': { query: `${id}&year=2025`, asks: '/yearReport', shown: /^Assets$/, from: COMPANY },
  '/customerLinkMap': { query: `${id}&view=list`, asks: '/links', shown: /^Controlled companies$/, from: COMPANY },
  '/customerCarbonInfo': { query: id, asks: '/carbon', shown: /^Emissions by scope$/, from: COMPANY },
  '/customerEnergydeviceList': { query: id, asks: '/device', shown: /^Devices in use$/, from: COMPANY },
  '/customerServiceLog': { query: id, asks: '/customer/log', shown: /^48$/, from: COMPANY },
  '/customerDeviceChange': { query: id, asks: '/change', shown: /^Boiler 12 t\/h$/, from: COMPANY },
  '/customerEnergyBill': { query: id, asks: '/bills', shown: /^Volume, 12 months$/, from: COMPANY },
  ...Object.fromEntries(
    RISK_KINDS.map((kind): [string, Page] => [
      `/customer-${kind}`,
      { query: 'id=C-000007', asks: '/risk/list', shown: /^（20\d\d）粤060/, from: RISKY },
    ]),
  ),
  '/customer-laxx-details': { query: 'id=RK-007121', asks: '/risk/detail', shown: /^Case$/, from: RISKY },
  '/customer-xzgxf-details': { query: 'id=RK-007361', asks: '/risk/detail', shown: /^Case$/, from: RISKY },
  '/customer-zbaj-details': { query: 'id=RK-007421', asks: '/risk/detail', shown: /^Case$/, from: RISKY },
  '/customer-gqdj-details': { query: 'id=RK-007481', asks: '/risk/detail', shown: /^Case$/, from: RISKY },
}

let screens: readonly TestPage[] = []

beforeAll(async () => {
  await startScreens(plugin)
  screens = await Promise.all(
    (plugin.routes ?? []).map(async ({ route, screen: load }) => {
      const module = (await load?.()) as { readonly default: TestPage['screen']; readonly search?: Search }
      return { route, screen: module.default, search: module.search }
    }),
  )
})
afterEach(() => localStorage.clear())

const stateOf = () => document.querySelector('[data-route]:not([hidden])')?.getAttribute('data-state')
const addressOf = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** A core whose calls that a page waits for are answered by `gate` while it is closed. */
function gated(who: string, asks: string | undefined, gate: () => Promise<unknown>) {
  const sim = simulate(dev)
  const { http: answered } = simCore(sim, plugin, who).core
  const door = { isOpen: false }
  const http = (async (call: never, request: never, options: never) => {
    const { path } = (call as { readonly declaration: { readonly path: string } }).declaration
    if (asks !== undefined && path.includes(asks) && !door.isOpen) await gate()
    return answered(call, request, options)
  }) as Http
  return { core: simCore(sim, plugin, who, { http }).core, door }
}

test('the table has every route of the area', () => {
  const paths = (plugin.routes ?? []).map(({ route }) => route.path)
  expect(Object.keys(pages).sort()).toEqual([...paths].sort())
  expect(paths).toHaveLength(30)
})

test.each(Object.entries(pages))('%s: skeleton, its content, and back to where it was opened', async (path, page) => {
  let release: (value?: unknown) => void = () => undefined
  const waiting = new Promise((resolve) => {
    release = resolve
  })
  const { core, door } = gated(
    'rep01',
    page.from === LIST && page.asks === '/customer/list' ? undefined : page.asks,
    () => waiting,
  )
  // What leads here may ask for the same: it waits only once this page is opened.
  door.isOpen = true
  const { navigation, shown } = await showPages(core, screens, page.from, 'customer')
  await waitFor(() => expect(stateOf()).toBe('ready'))
  const before = shown()
  door.isOpen = false
  await act(async () => navigation.open(addressOf(path, page.query)))
  if (page.asks !== undefined) {
    expect(stateOf()).toBe('loading')
    door.isOpen = true
    await act(async () => release())
  }
  expect((await screen.findAllByText(page.shown)).length).toBeGreaterThan(0)
  await waitFor(() => expect(stateOf()).toBe('ready'))
  await act(async () => navigation.back())
  await waitFor(() => expect(shown()).toBe(before))
})

const failing = Object.entries(pages).filter(([, { fails }]) => fails)

test.each(failing)('%s opened by link fails, and is tried again', async (path, { query, asks, shown }) => {
  const broken = () => Promise.reject(new HttpError('status', 'Maintenance', { callId: 'x', status: 500 }))
  const { core, door } = gated('rep01', asks, broken)
  await showPages(core, screens, addressOf(path, query), 'customer')
  await waitFor(() => expect(stateOf()).toBe('error'))
  door.isOpen = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
})

const others = Object.entries(pages).flatMap(([path, { states = {} }]) =>
  Object.entries(states).map(([state, [who, query]]) => [addressOf(path, query), who, state] as const),
)

test.each(others)('%s for %s is %s', async (address, who, state) => {
  await showPages(gated(who, undefined, async () => undefined).core, screens, address, 'customer')
  await waitFor(() => expect(stateOf()).toBe(state))
})
