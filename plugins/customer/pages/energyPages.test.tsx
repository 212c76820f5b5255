import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import type { Day } from '#base/calendar'
import type { Route, Search } from '#base/routes'
import { type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { HttpError } from '#platform/http'
import { pressWhenReady, showPages } from '#testing'
import { changeKind, deviceKind } from '../backend/devices'
import { logKind } from '../backend/serviceLog'
import dev from '../dev'
import plugin from '../plugin'
import * as r from '../routes'
import { companies } from '../stores/companies'
import { deviceSheets } from '../stores/devices'
import CarbonInfo from './CarbonInfo'
import DeviceChange from './DeviceChange'
import DeviceList from './DeviceList'
import EnergyBill, { search as billSearch } from './EnergyBill'
import ServiceLog, { search as logSearch } from './ServiceLog'

/** Energy screens of a customer against its simulator, at the example time (2026-11-20). */

beforeAll(async () => {
  await startScreens(plugin)
})
afterEach(() => localStorage.clear())

const PAGES: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[] = [
  [r.customerEnergyBill, EnergyBill, billSearch],
  [r.customerCarbonInfo, CarbonInfo],
  [r.customerEnergydeviceList, DeviceList],
  [r.customerDeviceChange, DeviceChange],
  [r.customerServiceLog, ServiceLog, logSearch],
]
const coreOf = (who: string) => simCore(simulate(dev), plugin, who)

async function open(who: string, address: string, { sim, core } = coreOf(who)) {
  const pages = PAGES.map(([route, page, search]) => ({ route, screen: page, search }))
  return { ...(await showPages(core, pages, address, 'customer')), sim, core }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const stateOf = () => document.querySelector('[data-route]')?.getAttribute('data-state')

/** A core whose calls to a path fail or wait until they are let through. */
function failing(who: string, part: string, answer: () => Promise<never>) {
  const made = coreOf(who)
  const gate = { isOpen: false }
  const http: typeof made.core.http = (call, request, options) =>
    !gate.isOpen && call.id.endsWith(part) ? answer() : made.core.http(call, request, options)
  return { ...simCore(made.sim, plugin, who, { http }), gate }
}
const noNetwork = () => Promise.reject(new HttpError('network', 'no network', { callId: 'x' }))
const broken = () => Promise.reject(new HttpError('status', 'failed', { callId: 'x' }))

describe.each([
  ['/customerEnergyBill', '/bills', 'Volume, 12 months', false],
  ['/customerCarbonInfo', '/carbon', 'Emissions by scope', false],
  ['/customerEnergydeviceList', '/device', 'Devices in use', true],
  ['/customerDeviceChange', '/change', 'Boiler 12 t/h', true],
  ['/customerServiceLog', '/log', '48', false],
])('%s', (path, call, shown, isKept) => {
  test('opens by link', async () => {
    await open('rep01', `${path}?id=C-000001`)
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(stateOf()).toBe('ready')
  })

  test('shows skeleton while it loads', async () => {
    await open(
      'rep01',
      `${path}?id=C-000001`,
      failing('rep01', call, () => new Promise(() => undefined)),
    )
    expect(stateOf()).toBe('loading')
    expect(document.querySelector('.skeleton-part')).not.toBeNull()
  })

  test('that failed can be tried again', async () => {
    const made = failing('rep01', call, broken)
    await open('rep01', `${path}?id=C-000001`, made)
    const again = await screen.findByRole('button', { name: 'Try again' })
    made.gate.isOpen = true
    await userEvent.click(again)
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  })

  test('without network says so, or shows what was seen before', async () => {
    if (isKept) {
      const { unmount } = await open('rep01', `${path}?id=C-000001`)
      await screen.findAllByText(shown)
      unmount()
    }
    const made = failing('rep01', call, noNetwork)
    // The first page of a list is kept at some idle time: here it was not seen before.
    jest.spyOn(made.core.offlineLists, 'recall').mockResolvedValue(undefined)
    await open('rep01', `${path}?id=C-000001`, made)
    if (isKept) expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    else expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(stateOf()).toBe(isKept ? 'ready' : 'error')
  })

  test('of a company of a colleague stays closed', async () => {
    await open('rep01', `${path}?id=C-000013`)
    expect(await screen.findByText('You cannot open this page')).toBeTruthy()
    expect(stateOf()).toBe('denied')
  })

  test('of a company that is gone says so', async () => {
    await open('rep01', `${path}?id=C-999999`)
    expect(await screen.findByText('This page does not exist')).toBeTruthy()
  })

  test('of a company without any says what will be there', async () => {
    await open('rep01', `${path}?id=C-000016`)
    await waitFor(() => expect(stateOf()).toBe('empty'))
  })
})

describe('bills', () => {
  test('sum up the year and compare it with the one before', async () => {
    await open('rep01', '/customerEnergyBill?id=C-000001')
    expect(await screen.findByText('+5.5% on the year before')).toBeTruthy()
    expect(screen.getByText('36.4 M')).toBeTruthy()
    expect(screen.getByText('All bills paid')).toBeTruthy()
  })

  test('with a month missing say how many were compared', async () => {
    await open('rep01', '/customerEnergyBill?id=C-000005')
    expect(await screen.findByText(/\(11 of 12 months\)/)).toBeTruthy()
  })

  test('are listed by month, newest first, the running one so far', async () => {
    await open('rep01', '/customerEnergyBill?id=C-000001')
    const table = await screen.findByRole('group', { name: 'Energy bills' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(36)
    const cells = (at: number) => [...(rows[at]?.children ?? [])].map(({ textContent }) => textContent)
    expect(cells(0)).toEqual(['Nov 2026', '2,000,000', 'So far', '5,614,000', '+1.4%', '2.8070'])
    expect(cells(1)).toEqual(['Oct 2026', '3,420,000', 'good: Paid', '9,599,940', '+10.3%', '2.8070'])
  })

  /** Gas bills of 1,000 m³ at 3 CNY, with what differs. */
  const billed = (who: string, bills: readonly (object & { readonly month: string })[]) => {
    const made = coreOf(who)
    const list = bills.map((bill) => ({
      id: bill.month,
      energy: 'gas',
      volume: 1000,
      price: 3,
      amount: 3000,
      paid: 'paid',
      dueAt: `${bill.month}-28` as Day,
      ...bill,
    }))
    const http: typeof made.core.http = async (call, request, options) => {
      const answer = await made.core.http(call, request, options)
      return call.id.endsWith('/bills') ? Object.assign({}, answer, { list }) : answer
    }
    return simCore(made.sim, plugin, who, { http })
  }
  const tile = async (label: string) => (await screen.findByText(label)).parentElement?.textContent

  test('of a year with a month missing do not take in a thirteenth month', async () => {
    const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-10', '2026-11']
    await open(
      'rep01',
      '/customerEnergyBill?id=C-000001',
      billed(
        'rep01',
        months.map((month) => ({ month, amount: month < '2025-12' ? 900_000 : 3000 })),
      ),
    )
    expect(await tile('Cost, 12 months')).toContain('¥12.0 k')
    expect(await tile('Average price')).toContain('3.0000')
  })

  test('of a period say so, and are not compared with a year that is not loaded', async () => {
    const months = ['2026-09', '2026-10'].map((month) => ({ month, amount: month === '2026-10' ? 6000 : 3000 }))
    const bills = billed('rep01', months)
    await open('rep01', '/customerEnergyBill?id=C-000001&start=2026-09&end=2026-10', bills)
    expect(await tile('Cost, Sep 2026 to Oct 2026')).toContain('¥9.00 k')
    expect(await tile('Volume, Sep 2026 to Oct 2026')).toContain('2.00 k')
    expect(screen.queryByText(/12 months|New: no year|36 months/)).toBeNull()
  })

  test('not paid come first; one that is due today is not late yet', async () => {
    const bills = [
      { month: '2026-06', paid: 'unpaid', dueAt: '2026-11-19' as Day },
      { month: '2026-07', paid: 'part', dueAt: '2026-11-25' as Day },
      { month: '2026-08' },
      { month: '2026-09', paid: 'unpaid', dueAt: '2026-11-20' as Day },
      { month: '2026-10' },
      { month: '2026-11', paid: 'unpaid', dueAt: '2026-12-20' as Day },
    ]
    await open('rep01', '/customerEnergyBill?id=C-000001', billed('rep01', bills))
    const table = await screen.findByRole('group', { name: 'Energy bills' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => `${row.children[0]?.textContent} ${row.children[2]?.textContent}`)).toEqual([
      'Sep 2026 needs attention: Unpaid',
      'Jul 2026 needs attention: Paid in part',
      'Jun 2026 at risk: Overdue',
      'Nov 2026 So far',
      'Oct 2026 good: Paid',
      'Aug 2026 good: Paid',
    ])
    expect(screen.getByText('1 month overdue')).toBeTruthy()
  })

  test('a month opens its bills one by one: two, and one of them below zero', async () => {
    await open('rep01', '/customerEnergyBill?id=C-000014')
    await userEvent.click(await screen.findByRole('button', { name: 'Aug 2026' }))
    const sheet = await screen.findByRole('dialog', { name: 'Aug 2026' })
    expect(within(sheet).getByText('Bill 2')).toBeTruthy()
    expect(within(sheet).getByText(/^−¥/)).toBeTruthy()
  })

  test('of electricity show what each period of the day costs, and since when', async () => {
    await open('rep01', '/customerEnergyBill?id=C-000001&energy=elec')
    await userEvent.click(await screen.findByRole('button', { name: 'Sep 2026' }))
    const sheet = await screen.findByRole('dialog', { name: 'Sep 2026' })
    for (const period of ['Sharp peak', 'Peak', 'Flat', 'Valley']) expect(within(sheet).getByText(period)).toBeTruthy()
    expect(within(sheet).getByText(/2021-10-01/)).toBeTruthy()
  })

  test('change with the tab, whose choice is in the address', async () => {
    const { shown } = await open('rep01', '/customerEnergyBill?id=C-000006')
    await userEvent.click(await screen.findByRole('tab', { name: 'Steam' }))
    expect(shown()).toContain('energy=steam')
    expect(await screen.findByRole('heading', { name: 'Steam, 36 months' })).toBeTruthy()
  })

  test('may be saved by the owner, in full figures and with harmless cells', async () => {
    const saved: File[] = []
    const { sim, core } = coreOf('rep01')
    // The test's host has no downloads: the file is uploaded and opened in its preview.
    const http: typeof core.http = async (call, request, options) => {
      if (call.id.includes('/upload-file')) saved.push((request as { file: File }).file)
      return core.http(call, request, options)
    }
    await open('rep01', '/customerEnergyBill?id=C-000015', simCore(sim, plugin, 'rep01', { http }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = await saved[0]?.text()
    const [head = '', first = ''] = (text ?? '').split('\r\n')
    expect(head).toContain(
      'Customer,Month,Energy,Volume,Unit,Price,Amount,Sharp peak,Peak,Flat,Valley,Payment,Due,Paid on',
    )
    expect(first.startsWith(`"'=1+1,""Heng<b>yu</b>"" Seasoning",2023-12,Gas,`)).toBe(true)
    expect(text?.trimEnd().split('\r\n')).toHaveLength(37)
  })

  test('cannot be saved by an approver', async () => {
    await open('rep03', '/customerEnergyBill?id=C-000001')
    await screen.findByText('36.4 M')
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
  })
})

test('carbon is estimated line by line, with the factor and where it comes from', async () => {
  await open('rep01', '/customerCarbonInfo?id=C-000001')
  const [table] = await screen.findAllByRole('table', { name: 'Estimate from energy, 12 months' })
  const rows = within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Gas36,400,000 m³2.1622 kg/m³78,704.1',
    'Electricity52,000,000 kWh0.4403 kg/kWh22,895.6',
  ])
  expect(screen.getByText(/Electricity, scope 2: grid factor of Guangdong for 2022/)).toBeTruthy()
  expect(screen.getByText('101,599.7 t CO₂ in the last 12 months')).toBeTruthy()
})

const device1 = ({ store }: Simulation) => {
  const device = store.table(deviceKind).get('DV-000001')
  if (!device) throw new Error('no DV-000001')
  return device
}

describe('devices', () => {
  const opened = async (name: string | RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    return screen.findByRole('dialog')
  }

  test('one is retired at once, and taken back from the toast', async () => {
    const { sim, core } = await open('rep01', '/customerEnergydeviceList?id=C-000001')
    await opened(/^Boiler 12 t\/h/)
    await press('Retire')
    await waitFor(() => expect(sim.store.table(deviceKind).get('DV-000001')?.state).toBe('3'))
    const action = await waitFor(() => core.feedback.toasts.find(({ text }) => text === 'Device retired')?.action)
    action?.run()
    await waitFor(() => expect(sim.store.table(deviceKind).get('DV-000001')?.state).toBe('1'))
  })

  test('a retired one can only be read', async () => {
    await open('rep01', '/customerEnergydeviceList?id=C-000001')
    const sheet = await opened(/^Kiln 1,500 kW.*Retired|Retired$/)
    expect(within(sheet).getByText('This device is retired.')).toBeTruthy()
    expect(within(sheet).queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('an approver sees them without anything to press', async () => {
    await open('rep03', '/customerEnergydeviceList?id=C-000001')
    const sheet = await opened(/^Boiler 12 t\/h/)
    expect(within(sheet).queryByRole('button', { name: 'Retire' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add device' })).toBeNull()
  })

  test('one is edited on a page of its own, with messages at the fields', async () => {
    const { sim, core, shown } = await open('rep01', '/customerEnergydeviceList?id=C-000001')
    await opened(/^Boiler 12 t\/h/)
    await press('Edit')
    expect(shown()).toContain('device=DV-000001')
    const capacity = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Capacity/ })
    fireEvent.change(capacity, { target: { value: '0' } })
    await press('Save')
    expect(await screen.findByText('Enter a capacity above 0.')).toBeTruthy()
    fireEvent.change(capacity, { target: { value: '14' } })
    await press('Save')
    await waitFor(() =>
      expect(sim.store.table(deviceKind).get('DV-000001')).toMatchObject({ capacity: 14, version: 2 }),
    )
    await waitFor(() => expect(shown()).not.toContain('device='))
    expect(await screen.findByRole('button', { name: /^Boiler 14 t\/h/ })).toBeTruthy()
    act(() => core.feedback.toasts.at(-1)?.action?.run())
    expect(await screen.findByRole('button', { name: /^Boiler 12 t\/h/ })).toBeTruthy()
  })

  test('one that was retired meanwhile (4203) keeps what was entered', async () => {
    const { sim } = await open('rep01', '/customerEnergydeviceList?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Capacity/ }), { target: { value: '14' } })
    sim.store.table(deviceKind).put({ ...device1(sim), state: '3', version: 2 })
    await press('Save')
    expect(await screen.findByText(/This device is retired\./)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Capacity/ }).value).toBe('14')
  })

  test('one that a colleague changed meanwhile shows both versions, and keeps mine on top of theirs', async () => {
    const { sim, core } = await open('rep01', '/customerEnergydeviceList?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Capacity/ }), { target: { value: '14' } })
    const table = sim.store.table(deviceKind)
    table.put({ ...device1(sim), capacity: 16, version: 2 })
    // The page's own data is refetched, as after a message.
    await act(() => core.store(deviceSheets).of('C-000001').main.load())
    await press('Save')
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByText(/16/)).toBeTruthy()
    expect(device1(sim)).toMatchObject({ capacity: 16, version: 2 })
    await userEvent.click(within(conflict).getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(device1(sim)).toMatchObject({ capacity: 14, version: 3 }))
  })

  test('all that a colleague changed meanwhile is said in words, each beside what would overwrite it', async () => {
    const { sim } = await open('rep01', '/customerEnergydeviceList?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Capacity/ }), { target: { value: '14' } })
    const plate = { maker: '科达', plateCode: 'K2020-1', year: 2020 }
    const operated = { hours: 8, days: 300, load: 60 }
    const theirs = { ...plate, ...operated, kind: 'K', capacity: 1500, count: 3, fuel: 'lpg', state: '2' } as const
    sim.store.table(deviceKind).put({ ...device1(sim), ...theirs, version: 2 })
    await press('Save')
    const conflict = within(await screen.findByRole('alert'))
    await conflict.findByText('Theirs: Kiln')
    const both = conflict.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
    expect(both).toEqual([
      'StateYours: RunningTheirs: Standby',
      'KindYours: BoilerTheirs: Kiln',
      'FuelYours: Natural gasTheirs: LPG',
      'CapacityYours: 14Theirs: 1500',
      'NumberYours: 1Theirs: 3',
      'Hours a dayYours: 12Theirs: 8',
      'Days a yearYours: 270Theirs: 300',
      'LoadYours: 70Theirs: 60',
      'Year builtYours: 2014Theirs: 2020',
      'MakerYours: 方快锅炉Theirs: 科达',
      'Plate codeYours: B2014-1207Theirs: K2020-1',
    ])
    expect(device1(sim)).toMatchObject(theirs)
  })

  test('a photo that a colleague took meanwhile is among what differs', async () => {
    const { sim } = await open('rep01', '/customerEnergydeviceList?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Capacity/ }), { target: { value: '14' } })
    sim.store.table(deviceKind).put({ ...device1(sim), photo: '/files/plate-2.jpg', version: 2 })
    await press('Save')
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByText('Theirs: /files/plate-2.jpg')).toBeTruthy()
  })

  test('a link to one that is not there says so', async () => {
    await open('rep01', '/customerEnergydeviceList?id=C-000001&device=DV-999999')
    expect(await screen.findByText('This device cannot be edited')).toBeTruthy()
  })
})

describe('changes', () => {
  test('a new device: its effect is told while it is entered, and it is added once', async () => {
    const { sim } = await open('rep01', '/customerDeviceChange?id=C-000016&device=new')
    const before = [...sim.store.table(deviceKind).values()].length
    expect(await screen.findByText('–')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: /^Capacity/ }), { target: { value: '12' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Load/ }), { target: { value: '70' } })
    expect(await screen.findByText('+2,099,949 m³/y')).toBeTruthy()
    await press('Save')
    await waitFor(() =>
      expect([...sim.store.table(changeKind).values()].at(-1)).toMatchObject({ kind: 'A', effect: 2_099_949 }),
    )
    expect([...sim.store.table(deviceKind).values()]).toHaveLength(before + 1)
  })

  test('replaced: the fields begin as the old device, and only the difference counts', async () => {
    const { sim, core } = await open('rep01', '/customerDeviceChange?id=C-000001&device=DV-000001')
    const capacity = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Capacity/ })
    expect(capacity.value).toBe('12')
    fireEvent.change(capacity, { target: { value: '14' } })
    expect(await screen.findByText('+349,991 m³/y')).toBeTruthy()
    await press('Save')
    await waitFor(() => expect(sim.store.table(deviceKind).get('DV-000001')?.state).toBe('3'))
    const devices = sim.store.table(deviceKind).size
    await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toContain('Saved'))
    act(() => core.feedback.toasts.find(({ text }) => text === 'Saved')?.action?.run())
    await waitFor(() => expect(sim.store.table(deviceKind).get('DV-000001')?.state).toBe('1'))
    expect(sim.store.table(deviceKind).size).toBe(devices - 1)
  })

  test('retired: there is nothing else to enter', async () => {
    const { sim } = await open('rep01', '/customerDeviceChange?id=C-000001&device=DV-000001')
    await userEvent.click(await screen.findByRole('radio', { name: 'Retire' }))
    expect(await screen.findByText('−2,099,949 m³/y')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^Capacity/ })).toBeNull()
    await press('Save')
    await waitFor(() =>
      expect([...sim.store.table(changeKind).values()].at(-1)).toMatchObject({ kind: 'X', effect: -2_099_949 }),
    )
  })

  test('of a device that a colleague changed meanwhile show both versions', async () => {
    const { sim, core } = await open('rep01', '/customerDeviceChange?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Capacity/ }), { target: { value: '14' } })
    sim.store.table(deviceKind).put({ ...device1(sim), capacity: 16, version: 2 })
    await act(() => core.store(deviceSheets).of('C-000001').main.load())
    await press('Save')
    const conflict = await screen.findByRole('alert')
    expect(device1(sim).state).toBe('1')
    await userEvent.click(within(conflict).getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(device1(sim).state).toBe('3'))
  })

  test('of tomorrow are refused at the day', async () => {
    await open('rep01', '/customerDeviceChange?id=C-000001&device=DV-000001')
    fireEvent.change(await screen.findByLabelText(/^Date/, { selector: 'input' }), { target: { value: '2026-11-21' } })
    await press('Save')
    expect(await screen.findByText('Choose today or an earlier day.')).toBeTruthy()
  })
})

/** Waits for the number of entries found. */
const entries = (count: number) => screen.findByText(String(count), { selector: '.listsums b' })

describe('the service log', () => {
  test('is narrowed by kind; the filter is in the address', async () => {
    const { shown } = await open('rep01', '/customerServiceLog?id=C-000001')
    await entries(48)
    await press('Repair')
    expect(shown()).toContain('kinds=repair')
    expect(await entries(5)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Repair', pressed: true })).toBeTruthy()
  })

  test('of days without an entry leads back to all', async () => {
    await open('rep01', '/customerServiceLog?id=C-000001&start=2026-11-20')
    await screen.findByText('Nothing found')
    await press('Clear filters')
    expect(await entries(48)).toBeTruthy()
  })

  test('takes an entry: too short is told at the field, then it is written once', async () => {
    const { sim } = await open('rep01', '/customerServiceLog?id=C-000001&entry=new')
    const text = await screen.findByRole('textbox', { name: /^What was done/ })
    fireEvent.change(text, { target: { value: 'Ok' } })
    await press('Save entry')
    expect(await screen.findByText('Write 5 to 1,000 characters.')).toBeTruthy()
    fireEvent.change(text, { target: { value: 'Read the meter with them.' } })
    const button = screen.getByRole('button', { name: 'Save entry' })
    fireEvent.click(button)
    fireEvent.click(button)
    const own = () => [...sim.store.table(logKind).values()].filter((each) => each.text === 'Read the meter with them.')
    await waitFor(() => expect(own()).toHaveLength(1))
  })

  test('shows an entry that was written from it, and so does the page of the company', async () => {
    const { core } = await open('rep01', '/customerServiceLog?id=C-000001')
    await entries(48)
    const { main, parts } = core.store(companies).of('C-000001')
    await act(() => main.load())
    await act(() => parts.log.load())
    await press('Add entry')
    fireEvent.change(await screen.findByRole('textbox', { name: /^What was done/ }), {
      target: { value: 'Read the meter.' },
    })
    await press('Save entry')
    expect(await entries(49)).toBeTruthy()
    await act(async () => parts.log.need())
    expect(parts.log.value?.items[0]?.text).toBe('Read the meter.')
    await waitFor(() => expect(main.value?.lastVisit).toBe('2026-11-20'))
    const action = core.feedback.toasts.find(({ text }) => text === 'Saved')?.action
    act(() => action?.run())
    expect(await entries(48)).toBeTruthy()
  })

  test('somebody who may not write in it gets no form', async () => {
    await open('rep03', '/customerServiceLog?id=C-000001&entry=new')
    expect(await screen.findByText('You cannot write in this service log')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save entry' })).toBeNull()
  })

  test('of a call that was just made begins with whom, when and how long', async () => {
    const at = Date.parse('2026-11-20T09:30:00+08:00')
    const { sim } = await open(
      'rep01',
      `/customerServiceLog?id=C-000001&entry=call&contact=P-000002&at=${at}&seconds=250`,
    )
    await pressWhenReady('Save entry')
    await waitFor(() =>
      expect([...sim.store.table(logKind).values()].at(-1)).toMatchObject({
        kind: 'call',
        at: new Date(at).toISOString(),
        text: 'Called He Jun, 09:30, about 4 min.',
      }),
    )
    expect(sim.store.table(contactKind).get('P-000002')?.lastContact).toBe(new Date(at).toISOString())
  })

  describe('of a call that was just made, while an older draft waits', () => {
    const at = Date.parse('2026-11-20T09:30:00+08:00')
    const about = 'Called He Jun, 09:30, about 4 min.'
    const beside = /^The call with He Jun \(09:30, about 4 min\) is not in this draft/
    const what = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What was done/ })
    async function openWithDraft() {
      const made = coreOf('rep01')
      const first = await open('rep01', '/customerServiceLog?id=C-000001&entry=new', made)
      fireEvent.change(await what(), { target: { value: 'Read the meter.' } })
      expect(await screen.findByText(/^Draft \d/)).toBeTruthy()
      first.unmount()
      const call = `entry=call&contact=P-000002&at=${at}&seconds=250`
      return open('rep01', `/customerServiceLog?id=C-000001&${call}`, made)
    }
    const written = ({ sim }: Awaited<ReturnType<typeof openWithDraft>>) =>
      [...sim.store.table(logKind).values()]
        .filter(({ text }) => /Read the meter|He Jun/.test(text))
        .map(({ kind, text }) => [kind, text])

    test('it is added to the draft', async () => {
      const opened = await openWithDraft()
      await screen.findByText(beside)
      await press('Add it here')
      await waitFor(() => expect(screen.queryByText(beside)).toBeNull())
      await press('Save entry')
      await waitFor(() => expect(written(opened)).toEqual([['call', `${about}\nRead the meter.`]]))
    })

    test('or logged in a form of its own once the draft is sent', async () => {
      const opened = await openWithDraft()
      await screen.findByText(beside)
      await press('Save entry')
      await waitFor(async () => expect((await what()).value).toBe(about))
      await press('Save entry')
      await waitFor(() =>
        expect(written(opened)).toEqual([
          ['visit', 'Read the meter.'],
          ['call', about],
        ]),
      )
    })
  })

  test.each(['1e20', '-1e20', 'soon'])('a link with a moment that is none (%s) opens an empty form', async (at) => {
    await open('rep01', `/customerServiceLog?id=C-000001&entry=call&at=${at}&seconds=-1`)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What was done/ })
    expect(screen.getByRole('button', { name: 'Save entry' })).toBeTruthy()
    expect(text.value).toBe('')
  })

  test('an approver reads it and adds nothing', async () => {
    await open('rep03', '/customerServiceLog?id=C-000001')
    await entries(48)
    expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull()
  })
})
