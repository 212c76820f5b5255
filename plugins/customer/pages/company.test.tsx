import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import type { Route, Search } from '#base/routes'
import { peoplePicker } from '#domain/directory'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { companyKind, contactKind, labelKind, REGISTER } from '#harness/backend/world'
import { unloggedCalls } from '#kit/calls'
import { HttpError } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { createRegistry } from '#platform/plugin'
import { areaOf, showPages } from '#testing'
import contracts from '../../contracts/plugin'
import { contractList } from '../../contracts/routes'
import { customerElectric, intelligentCreationBussiness } from '../../creation/routes'
import knowledge from '../../knowledge/plugin'
import { energyRule } from '../../knowledge/routes'
import leads from '../../leads/plugin'
import { clueDetail, clueSearchList } from '../../leads/routes'
import todoCrm from '../../todo-crm/plugin'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visitEdit } from '../../visits/routes'
import type { Bills } from '../api/energy'
import { leadKind } from '../backend/leads'
import { riskKind } from '../backend/riskSeed'
import dev from '../dev'
import plugin from '../plugin'
import * as r from '../routes'
import { listSearch } from '../rules/filters'
import { changeOwner, companies } from '../stores/companies'
import { companyRows } from '../stores/companyRows'
import CustomerBasic from './CustomerBasic'
import CustomerDetails from './CustomerDetails'
import CustomerFilter from './CustomerFilter'
import CustomerIndustries, { search as industrySearch } from './CustomerIndustries'
import CustomerLabelEdit from './CustomerLabelEdit'
import CustomerLabels from './CustomerLabels'
import CustomerList from './CustomerList'
import CustomerSearch from './CustomerSearch'

const coreOf = (who: string, more?: Parameters<typeof simCore>[3]) => simCore(simulate(dev), plugin, who, more)

/** Screens about a company against the simulator, at the example time (2026-11-20). */

beforeAll(async () => {
  await startScreens(plugin)
})
afterEach(() => localStorage.clear())

const PAGES: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[] = [
  [r.customerList, CustomerList, listSearch],
  [r.customerScreen, CustomerFilter, listSearch],
  [r.customerScreenIndustry, CustomerIndustries, industrySearch],
  [r.customerSearchList, CustomerSearch],
  [r.customerDetails, CustomerDetails],
  [r.customerLabelList, CustomerLabels],
  [r.customerLabelEdit, CustomerLabelEdit],
  [r.customerBasic, CustomerBasic],
]

async function open(who: string, address: string, { sim, core } = coreOf(who)) {
  const pages = PAGES.map(([route, page, search]) => ({ route, screen: page, search }))
  return { ...(await showPages(core, pages, address, 'customer')), sim, core }
}
/** A core whose calls of a path fail. */
function failing(who: string, path: string) {
  const sim = simulate(dev)
  const { http: answered } = simCore(sim, plugin, who).core
  const http: typeof answered = (call, request, options) =>
    call.declaration.path.includes(path)
      ? Promise.reject(new HttpError('status', 'Maintenance', { callId: call.id, status: 500 }))
      : answered(call, request, options)
  return simCore(sim, plugin, who, { http })
}
const GUANGDA = 'C-000001'
const Page = () => <p>another area</p>

/** Chooses one of three people. */
function Picker() {
  const page = usePageNavigation()
  return ['rep05', 'rep04', 'emp11'].map((id) => (
    <button key={id} type="button" onClick={() => page.answer(peoplePicker, [{ id, name: `Name of ${id}` }])}>
      {id}
    </button>
  ))
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('/customerList', () => {
  test('a row has name, risk, volume with its change, industry, labels and last visit', async () => {
    await open('rep01', '/customerList')
    const [first] = await screen.findAllByRole('article')
    expect(first?.textContent).toContain('Guangda Glass Works')
    expect(first?.textContent).toMatch(/36\.4 M m³.*5\.5%.*Glass.*Key account.*Visit 16 Nov/)
    expect(within(first as HTMLElement).getByRole('img', { name: /^Gas by month/ })).not.toBeNull()
  })

  test('volumes of a colleague’s customers are a dash', async () => {
    await open('rep01', '/customerList?tab=org&keyword=和成建材')
    const row = await screen.findByRole('article')
    expect(row.textContent).toContain('— ')
    expect(row.textContent).toContain('Wu Ting')
    expect(row.textContent).not.toContain('No visit yet')
  })

  test('the star is set at once, and returns if the server refuses', async () => {
    await open('rep02', '/customerList?tab=org&keyword=光大玻璃制品', failing('rep02', '/follow'))
    const star = await screen.findByRole('button', { name: /^Follow Guangda/ })
    await userEvent.click(star)
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'))
  })

  test('of a list that is empty, the next step is the search', async () => {
    await open('rep03', '/customerList?tab=mine')
    expect(await screen.findByText('You have no customers yet')).not.toBeNull()
  })
})

test('the filter shows the number of results and counts by option', async () => {
  await open('rep02', '/customerScreen?tab=org&risk=high')
  const high = await screen.findByRole('button', { name: /^High risk/ })
  expect(high.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByRole('button', { name: /^Show \d+ customers?$/ })).not.toBeNull()
  expect(await screen.findByRole('button', { name: /^Large \d+/ })).not.toBeNull()
})

describe('/customerSearchList', () => {
  test('one character asks for two, without a request', async () => {
    await open('rep01', '/customerSearchList?keyword=G', failing('rep01', 'search-customers'))
    expect(await screen.findByText('Type at least 2 characters')).not.toBeNull()
  })

  test('two characters are searched; what is found is grouped by kind', async () => {
    await open('rep01', '/customerSearchList?keyword=佛山')
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(10)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.filter((text) => text === 'Customers')).toHaveLength(1)
  })

  test('a company of the register stands under a heading of its own', async () => {
    await open('rep01', `/customerSearchList?keyword=${REGISTER[0]?.creditCode}`)
    expect(await screen.findByRole('heading', { name: 'Companies of the register' })).not.toBeNull()
    expect(screen.queryByRole('heading', { name: 'Customers' })).toBeNull()
  })

  test('somebody without a role finds nothing', async () => {
    await open('rep04', '/customerSearchList?keyword=Guangda')
    expect(await screen.findByText('You cannot open this page')).not.toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('marks what was searched for, and says whose the company is', async () => {
    await open('rep05', '/customerSearchList?keyword=Guangda')
    const row = await screen.findByRole('article')
    expect(row.textContent).toContain('Customer')
    expect(row.textContent).toContain('Owner: Li Wei')
    expect(row.querySelector('mark')?.textContent).toBe('Guangda')
  })
})

describe('/customerDetails', () => {
  test('says what matters before a visit', async () => {
    await open('rep01', `/customerDetails?id=${GUANGDA}`)
    expect(await screen.findByText('Contract ends in 74 days')).not.toBeNull()
    expect(await screen.findByText('New in Judgments: 2')).not.toBeNull()
    expect(await screen.findByText('All gas bills paid')).not.toBeNull()
    expect(screen.getByText('Customer since 2016')).not.toBeNull()
    expect(await screen.findByText('Building materials › Glass')).not.toBeNull()
  })

  test('the bars are of the months of the answer, also after the turn of a month', async () => {
    const made = coreOf('rep01')
    made.sim.at(new Date('2026-10-31T12:00:00+08:00'))
    await open('rep01', `/customerDetails?id=${GUANGDA}`, made)
    // Nothing draws here, so that the chart is its table.
    const table = await screen.findByRole('table', { name: 'Gas, 12 months' })
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toMatch(/^Oct 2026/)
  })

  test('new court records of two kinds are both said', async () => {
    const made = coreOf('rep01')
    const records = made.sim.store.table(riskKind)
    const [known] = [...records.values()].filter(({ custId }) => custId === GUANGDA)
    if (!known) throw new Error('no record')
    records.put({ ...known, riskId: 'RK-999999', kind: 'ktgg', foundAt: made.sim.now.toISOString() })
    await open('rep01', `/customerDetails?id=${GUANGDA}`, made)
    expect(await screen.findByText('New in Judgments: 2')).not.toBeNull()
    expect(screen.getByText('New in Hearings: 1')).not.toBeNull()
  })

  test('a bill of last month is open, also where the running month has no bill yet', async () => {
    const made = coreOf('rep01')
    const http: typeof made.core.http = async (call, request, options) => {
      const answer = await made.core.http(call, request, options)
      if (!call.id.endsWith('/bills')) return answer
      const { list } = answer as Bills
      const closed = list.filter(({ month }) => month < '2026-11')
      return Object.assign({}, answer, { list: closed.map((bill) => Object.assign({}, bill, { paid: 'unpaid' })) })
    }
    await open('rep01', `/customerDetails?id=${GUANGDA}`, simCore(made.sim, plugin, 'rep01', { http }))
    expect(await screen.findByText('35 gas bills are open')).not.toBeNull()
  })

  test('a bill that has been unpaid for longer than a year is open, as on the page of the bills', async () => {
    const made = coreOf('rep01')
    const http: typeof made.core.http = async (call, request, options) => {
      const answer = await made.core.http(call, request, options)
      if (!call.id.endsWith('/bills')) return answer
      const list = (answer as Bills).list.map((bill) =>
        bill.month === '2025-03' ? Object.assign({}, bill, { paid: 'unpaid' }) : bill,
      )
      return Object.assign({}, answer, { list })
    }
    await open('rep01', `/customerDetails?id=${GUANGDA}`, simCore(made.sim, plugin, 'rep01', { http }))
    expect(await screen.findByText('1 gas bill is open')).not.toBeNull()
  })

  test('a company with the bill of the running month alone owes nothing and has paid nothing', async () => {
    const made = coreOf('rep01')
    const http: typeof made.core.http = async (call, request, options) => {
      const answer = await made.core.http(call, request, options)
      if (!call.id.endsWith('/bills')) return answer
      const { list } = answer as Bills
      return Object.assign({}, answer, { list: list.filter(({ month }) => month === '2026-11') })
    }
    await open('rep01', `/customerDetails?id=${GUANGDA}`, simCore(made.sim, plugin, 'rep01', { http }))
    expect(await screen.findByText('New in Judgments: 2')).not.toBeNull()
    expect(await screen.findByText(/Chen Jing · |Li Wei · /)).not.toBeNull()
    expect(screen.queryByText('All gas bills paid')).toBeNull()
  })

  test('opens with its first tab selected', async () => {
    await open('rep01', `/customerDetails?id=${GUANGDA}`)
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).not.toBeNull()
  })

  test.each([
    ['/bills', /^Bills could not be loaded/, 'All gas bills paid'],
    ['/log', /^The last contact could not be loaded/, /Chen Jing · |Li Wei · /],
    ['/risk/counts', /^Court records could not be loaded/, 'New in Judgments: 2'],
  ])('a sign whose call %s fails says so, and is loaded again in place', async (path, text, sign) => {
    const made = coreOf('rep01')
    let isBroken = true
    const http: typeof made.core.http = (call, request, options) =>
      isBroken && call.id.endsWith(path)
        ? Promise.reject(new HttpError('status', 'Maintenance', { callId: call.id, status: 500 }))
        : made.core.http(call, request, options)
    await open('rep01', `/customerDetails?id=${GUANGDA}`, simCore(made.sim, plugin, 'rep01', { http }))
    const failed = (await screen.findByText(text)).parentElement as HTMLElement
    isBroken = false
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    expect(await screen.findByText(sign)).not.toBeNull()
  })

  test('kinds of court records without any are named in one line', async () => {
    const { sim } = await open('rep01', `/customerDetails?id=${GUANGDA}`)
    const kinds = new Set(
      [...sim.store.table(riskKind).values()].filter(({ custId }) => custId === GUANGDA).map(({ kind }) => kind),
    )
    const none = await screen.findByText(/^None: /)
    expect(none.textContent?.split(', ')).toHaveLength(9 - kinds.size)
    expect(document.querySelectorAll('.risk-count')).toHaveLength(kinds.size)
  })

  test('a contact is called and copied from their row; on return the call is logged with them', async () => {
    const { core } = await open('rep01', `/customerDetails?id=${GUANGDA}`)
    const call = jest.spyOn(core.host, 'call').mockResolvedValue({ ok: true, data: null })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Call He Jun' })).at(-1) as HTMLElement)
    expect(call).toHaveBeenCalledWith('13702881206')
    expect(screen.getByRole('button', { name: /^Copy He Jun.s number$/ })).not.toBeNull()
    // The phone's own screen covers the app, and is gone.
    for (const state of ['hidden', 'visible'] as const)
      await act(async () => {
        // A call of no length is not asked about.
        if (state === 'visible') jest.setSystemTime(Date.now() + 6000)
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    jest.setSystemTime(Date.now() - 6000)
    await waitFor(() => expect(core.feedback.dialogs).toHaveLength(1))
    const [dialog] = core.feedback.dialogs
    expect([dialog?.title, dialog?.text]).toEqual([
      'Log this call?',
      expect.stringMatching(/^He Jun · 137 0288 1206 · /),
    ])
    const [stored] = core.store(unloggedCalls).items
    expect(stored?.to).toMatch(/^\/customerServiceLog\?id=C-000001&entry=call&contact=P-000002&at=\d+&seconds=6$/)
  })

  test('of several who can be called, the one who decides is marked', async () => {
    const opened = coreOf('rep01')
    const companiesOf = opened.sim.store.table(companyKind)
    const people = opened.sim.store.table(contactKind)
    const [company, liang] = [companiesOf.get(GUANGDA), people.get('P-000003')]
    if (!company || !liang) throw new Error('the company has no such contact')
    companiesOf.put({ ...company, contactIds: ['P-000002', 'P-000003'] })
    people.put({ ...liang, influence: '1' })
    await open('rep01', `/customerDetails?id=${GUANGDA}`, opened)
    await userEvent.click(await screen.findByRole('button', { name: 'Call' }))
    const notes = (await screen.findAllByText(/137 0288 1206|139 2856 0412/)).map(({ textContent }) => textContent)
    expect(notes.filter((note) => note?.startsWith('Decision-maker'))).toEqual([
      'Decision-maker · Energy manager · 139 2856 0412',
    ])
  })

  test('of a customer that is not theirs to call, the numbers are masked', async () => {
    await open('rep03', `/customerDetails?id=${GUANGDA}`)
    expect(await screen.findByText(/137\*{4}1206|137 \*{4} 1206/)).not.toBeNull()
    expect(screen.queryByRole('button', { name: /^Call / })).toBeNull()
  })

  test('a part that fails leaves the others, and is loaded again in place', async () => {
    await open('rep01', `/customerDetails?id=${GUANGDA}`, failing('rep01', 'risk/counts'))
    expect(await screen.findByText(/^This part could not be loaded/)).not.toBeNull()
    expect(await screen.findByText('All gas bills paid')).not.toBeNull()
  })

  test('of a company without bills, that there are none instead of an empty chart', async () => {
    await open('rep01', '/customerDetails?id=C-000016')
    expect(await screen.findByText('No gas has been billed in the last two years.')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull()
  })

  test('of a colleague’s company, the header and whom to ask', async () => {
    await open('rep01', '/customerDetails?id=C-000013')
    expect(await screen.findByText('This customer belongs to Wu Ting. Ask them for more.')).not.toBeNull()
    expect(screen.queryByText('Gas, 12 months')).toBeNull()
  })

  test.each([
    ['rep05', GUANGDA, 'You cannot see this customer'],
    ['rep01', 'C-999999', 'Customer not found'],
  ])('%s and %s: %s', async (who, id, title) => {
    await open(who, `/customerDetails?id=${id}`)
    expect(await screen.findByText(title)).not.toBeNull()
  })

  test('after a transfer, and after it was taken back, lists find customers anew', async () => {
    const { core } = coreOf('rep02')
    const rows = core.store(companyRows)
    expect(await changeOwner.run(core, GUANGDA, { to: 'emp11' })).toMatchObject({ kind: 'done' })
    expect(rows.revision).toBe(1)
    await changeOwner.undo?.(core, GUANGDA)
    expect([rows.revision, rows.get(GUANGDA)?.owner?.id]).toEqual([2, 'rep01'])
  })

  test('a transfer asks for the new owner, and says at the field who cannot be one', async () => {
    const { core } = coreOf('rep02')
    const pages = [...PAGES, [peoplePicker, Picker]] as const
    await showPages(
      core,
      pages.map(([route, page, search]) => ({ route, screen: page, search })),
      `/customerDetails?id=${GUANGDA}`,
      'customer',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer…' }))
    const choose = async (id: string) => {
      await userEvent.click(await screen.findByRole('button', { name: /^New owner/ }))
      await userEvent.click(await screen.findByRole('button', { name: id }))
      await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }))
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }))
    expect(await screen.findByText('Choose another person.')).not.toBeNull()
    await choose('rep05')
    expect(await screen.findByText('Works with customers of other organisations only.')).not.toBeNull()
    await choose('rep04')
    expect(await screen.findByText('Has no role to work with customers.')).not.toBeNull()
    await choose('emp11')
    await waitFor(() => expect(core.store(companyRows).get(GUANGDA)?.owner?.id).toBe('emp11'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('links to areas that are not there are left out', async () => {
    await open('rep01', `/customerDetails?id=${GUANGDA}`)
    expect(await screen.findByText('Service log')).not.toBeNull()
    expect(screen.queryByRole('heading', { name: 'Leads' })).toBeNull()
    for (const name of ['Leads', 'Contracts', 'Visits', 'Advice', 'Team', 'New lead'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test.each([
    ['Advice', /^\/x\/todo-crm\/advice\?custId=C-000001$/],
    ['Team', /^\/teamManagement\?custId=C-000001$/],
    ['Contracts', /^\/contractList\?custId=C-000001$/],
    [/^Guangda Glass Works, /, /^\/teamManagement\?businessId=B-\d+$/],
  ])('leads to its sales advice, teams and contracts: %s', async (name, address) => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...todoCrm.rights, ...contracts.rights } })
    const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, todoCrm, contracts]) })
    const pages = [...PAGES, [advices, Page], [teamManagement, Page], [contractList, Page]] as const
    const { shown } = await showPages(
      core,
      pages.map(([route, page]) => ({ route, screen: page })),
      `/customerDetails?id=${GUANGDA}`,
      'customer',
    )
    const [link] = await screen.findAllByRole('button', { name })
    if (link) await userEvent.click(link)
    await screen.findByText('another area')
    expect(shown()).toMatch(address)
  })

  test('a visit is planned from the menu and from the head', async () => {
    const { core } = coreOf('rep01', { registry: createRegistry([plugin, areaOf('visits', visitEdit)]) })
    const pages = [...PAGES, [visitEdit, Page]] as const
    const { shown, navigation } = await showPages(
      core,
      pages.map(([route, page]) => ({ route, screen: page })),
      `/customerDetails?id=${GUANGDA}`,
      'customer',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Plan a visit' }))
    expect(shown()).toBe(`/visitEdit?custId=${GUANGDA}&step=plan`)
    act(() => navigation.back())
    await userEvent.click(await screen.findByRole('button', { name: 'Visit' }))
    expect(shown()).toBe(`/visitEdit?custId=${GUANGDA}`)
  })

  describe('where opportunities are created', () => {
    /** The page of a company of an industry. */
    async function openOf(industry: string) {
      const sim = simulate(dev)
      const company = sim.store.table(companyKind).get(GUANGDA)
      if (company) sim.store.table(companyKind).put({ ...company, industry })
      const others: readonly Route[] = [intelligentCreationBussiness, customerElectric]
      const registry = createRegistry([plugin, areaOf('creation', ...others)])
      const { core } = simCore(sim, plugin, 'rep01', { registry })
      const pages = [
        ...PAGES.map(([route, page]) => ({ route, screen: page })),
        ...others.map((route) => ({ route, screen: Page })),
      ]
      return showPages(core, pages, `/customerDetails?id=${GUANGDA}`, 'customer')
    }

    test('one of the company is, in the menu', async () => {
      const { shown } = await openOf('C304')
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Create opportunity' }))
      await screen.findByText('another area')
      expect(shown()).toBe(`/intelligentCreationBussiness?custId=${GUANGDA}`)
    })

    test('an industrial park leads to what its customers use, a company of another industry does not', async () => {
      const name = 'Electricity use of the park'
      const other = await openOf('C304')
      expect(await screen.findByText('Service log')).not.toBeNull()
      expect(screen.queryByRole('button', { name })).toBeNull()
      other.unmount()
      const { shown } = await openOf('K702')
      await userEvent.click(await screen.findByRole('button', { name }))
      await screen.findByText('another area')
      expect(shown()).toBe(`/customerElectric?custId=${GUANGDA}`)
    })
  })

  describe('leads about the company', () => {
    /** The page where there is the area of leads, with so many leads. */
    async function openWithLeads(count: number, who = 'rep01') {
      const sim = simulate({ ...dev, rights: { ...dev.rights, ...leads.rights } })
      const { orgCode = '' } = sim.store.table(companyKind).get(GUANGDA) ?? {}
      for (let number = 1; number <= count; number++)
        sim.store.table(leadKind).put({
          clueId: `L-00000${number}`,
          version: 1,
          custId: GUANGDA,
          orgCode,
          name: `Guangda, plant ${number}`,
          ...({ stage: 'verified', state: number === 2 ? 'pool' : 'owned', owner: 'rep01' } as const),
        })
      const { core } = simCore(sim, plugin, who, { registry: createRegistry([plugin, leads]) })
      const pages = [...PAGES, [clueDetail, Page], [clueSearchList, Page]] as const
      const shown = await showPages(
        core,
        pages.map(([route, page]) => ({ route, screen: page })),
        `/customerDetails?id=${GUANGDA}`,
        'customer',
      )
      await screen.findByRole('heading', { name: 'Leads' })
      return shown
    }

    test('the first ones are shown with stage and owner, and lead to their pages', async () => {
      const { shown } = await openWithLeads(4)
      const rows = (await screen.findAllByRole('button', { name: /^Guangda, plant/ })).map((row) => row.textContent)
      expect(rows).toEqual([
        'Guangda, plant 1Verified · Li Wei',
        'Guangda, plant 2Verified · Public pool',
        'Guangda, plant 3Verified · Li Wei',
      ])
      await press(/^Guangda, plant 2/)
      await waitFor(() => expect(shown()).toBe('/clueDetail?id=L-000002'))
    })

    test('all of them are found by the search over all leads', async () => {
      const { shown } = await openWithLeads(4)
      await userEvent.click(await screen.findByRole('button', { name: 'All 4' }))
      await waitFor(() => expect(shown()).toMatch(/^\/clueSearchList\?keyword=91\w{16}$/))
    })

    test('nobody asks for them while their area is switched off', async () => {
      const made = coreOf('rep01')
      const requested: string[] = []
      const http: typeof made.core.http = (call, ...rest) => {
        requested.push(call.declaration.path)
        return made.core.http(call, ...rest)
      }
      await open('rep01', `/customerDetails?id=${GUANGDA}`, simCore(made.sim, plugin, 'rep01', { http }))
      await waitFor(() => expect(requested).toContain('/api/customer/log'))
      expect(requested).not.toContain('/api/customer/leads')
    })

    test('where there are none, it says so', async () => {
      await openWithLeads(0)
      expect(await screen.findByText('No leads yet')).not.toBeNull()
      expect(screen.queryByRole('button', { name: /^All 0/ })).toBeNull()
    })
  })

  test('cases and prices of what it makes and where it is are led to, if that is known', async () => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...knowledge.rights } })
    const openLinks = () => {
      const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, knowledge]) })
      const pages = [...PAGES, [energyRule, Page]] as const
      const all = pages.map(([route, page]) => ({ route, screen: page }))
      return showPages(core, all, `/customerDetails?id=${GUANGDA}`, 'customer')
    }
    const { shown, unmount } = await openLinks()
    expect(await screen.findByRole('button', { name: 'Cases of the same industry' })).toBeTruthy()
    await press('Price here today')
    await waitFor(() => expect(shown()).toBe('/energyRule?areaCode=440604'))
    unmount()
    const company = sim.store.table(companyKind).get(GUANGDA)
    if (company) sim.store.table(companyKind).put({ ...company, industry: '', areaCode: '' })
    await openLinks()
    await screen.findByText('Service log')
    expect(screen.queryByRole('button', { name: /^(?:Cases of the same industry|Price here today)$/ })).toBeNull()
  })

  test('hostile texts of a company are shown as text', async () => {
    const { sim } = await open('rep01', '/customerDetails?id=C-000015')
    const name = sim.store.table(companyKind).get('C-000015')?.nameEn ?? ''
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  })
})

describe('labels', () => {
  test('are listed by category, with who set them and when', async () => {
    await open('rep01', `/customerLabelList?id=${GUANGDA}`)
    expect((await screen.findByText('Key account')).closest('.cell')?.textContent).toContain('Li Wei · 18 May 2016')
  })

  test('one of a category that this version does not know is listed, too', async () => {
    const made = coreOf('rep01')
    const { labels = [] } = made.sim.store.table(companyKind).get(GUANGDA) ?? {}
    const table = made.sim.store.table(labelKind)
    const label = table.get(labels[0] ?? '')
    if (!label) throw new Error('no label')
    table.put({ ...label, category: 'supply' as never, colour: 1 })
    await open('rep01', `/customerLabelList?id=${GUANGDA}`, made)
    expect(await screen.findByRole('heading', { name: 'supply' })).not.toBeNull()
    expect(screen.getByText(label.nameEn ?? label.name)).not.toBeNull()
  })

  test('one of the dictionary is added by a tap, and a removal can be undone', async () => {
    const { sim } = await open('rep01', `/customerLabelEdit?id=${GUANGDA}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Slow payer' }))
    await screen.findByText('3 labels')
    await press('Remove Slow payer')
    await screen.findByText('2 labels')
    expect(sim.store.table(companyKind).get(GUANGDA)?.labels).toEqual(['LB-11', 'LB-02'])
  })

  test('one that is there already is not offered', async () => {
    await open('rep01', `/customerLabelEdit?id=${GUANGDA}`)
    await userEvent.type(await screen.findByRole('searchbox'), 'key account')
    expect(await screen.findByText('This label is already there.')).not.toBeNull()
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
  })

  test('changed by somebody else meanwhile: the notice says which, and nothing is overwritten', async () => {
    const { sim } = await open('rep01', `/customerLabelEdit?id=${GUANGDA}`)
    const remove = await screen.findByRole('button', { name: 'Remove Key account' })
    const table = sim.store.table(companyKind)
    const company = table.get(GUANGDA)
    if (!company) throw new Error('no company')
    table.put({ ...company, version: company.version + 1, labels: company.labels.slice(0, 1) })
    await userEvent.click(remove)
    expect(await screen.findByText(/^Labels: .*Key account.* → /)).not.toBeNull()
    expect(table.get(GUANGDA)?.labels).toEqual(company.labels.slice(0, 1))
  })

  test('whoever may not change them is told', async () => {
    await open('rep03', `/customerLabelEdit?id=${GUANGDA}`)
    expect(await screen.findByText(/^You cannot change the labels/)).not.toBeNull()
  })
})

describe('/customerBasic', () => {
  test('what was saved is taken back from the toast, and the page of the customer shows it', async () => {
    const { sim, core, shown } = await open('rep01', `/customerDetails?id=${GUANGDA}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const size = await screen.findByRole('radio', { name: 'Medium' })
    await userEvent.click(size)
    await press('Save')
    const saved = () => sim.store.table(companyKind).get(GUANGDA)?.scale
    await waitFor(() => expect(saved()).toBe('2'))
    await waitFor(() => expect(shown()).toContain('/customerDetails'))
    act(() => core.feedback.toasts.at(-1)?.action?.run())
    await waitFor(() => expect(saved()).toBe('1'))
    await waitFor(() => expect(core.store(companies).of(GUANGDA).main.value?.scale).toBe('large'))
  })

  test('a code that does not fit is said at its field; one that another company has, with its name', async () => {
    await open('rep01', `/customerBasic?id=${GUANGDA}`)
    const code = await screen.findByRole('textbox', { name: /^Credit code/ })
    await userEvent.clear(code)
    await userEvent.type(code, '91440604MA51C6TR86')
    await press('Save')
    expect(await screen.findByText('The last character does not fit. Check the code.')).not.toBeNull()
    await userEvent.clear(code)
    await userEvent.type(code, '91440604ma51c6rt86')
    await press('Save')
    expect(await screen.findByText(/Hongsheng Ceramics already has this code\./)).not.toBeNull()
  })

  test('saved by somebody else meanwhile: both versions by field', async () => {
    const { sim } = await open('rep01', `/customerBasic?id=${GUANGDA}`)
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, '光大特种玻璃')
    const table = sim.store.table(companyKind)
    const company = table.get(GUANGDA)
    if (!company) throw new Error('no company')
    table.put({ ...company, version: company.version + 1, name: '光大集团' })
    await press('Save')
    expect(await screen.findByText('Theirs: 光大集团')).not.toBeNull()
    expect(screen.getByText('Yours: 光大特种玻璃')).not.toBeNull()
    expect(table.get(GUANGDA)?.name).toBe('光大集团')
  })

  test('a place that somebody else marked meanwhile is shown in both versions', async () => {
    const { sim } = await open('rep01', `/customerBasic?id=${GUANGDA}`)
    await userEvent.click(await screen.findByRole('radio', { name: 'Medium' }))
    const table = sim.store.table(companyKind)
    const company = table.get(GUANGDA)
    if (!company) throw new Error('no company')
    table.put({ ...company, version: company.version + 1, point: { lng: 113.5, lat: 23.25 } })
    await press('Save')
    expect(await screen.findByText('Theirs: 113.5, 23.25')).not.toBeNull()
  })

  test('whoever may not edit it is told', async () => {
    await open('rep03', `/customerBasic?id=${GUANGDA}`)
    expect(await screen.findByText(/^You cannot edit this customer/)).not.toBeNull()
  })
})
