import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, createElement, useLayoutEffect } from 'react'
import type { SimKind } from '#harness/backend/contract'
import { holdExampleTime, openPage, type Simulation, simulate } from '#harness/backend/kit/testing'
import { companyKind, gasDays } from '#harness/backend/world'
import { inbox } from '#platform/core'
import { type AnyCall, HttpError } from '#platform/http'
import { postToTodoApp } from '#platform/messages'
import { customerDetails, customerEnergyBill } from '../../customer/routes'
import { saveReport } from '../api/reports'
import { countTodos } from '../api/todos'
import { handleWarning } from '../api/warnings'
import { bounceKind, competitiveKind, warningKind } from '../backend/records'
import { reportKind } from '../backend/reports'
import type * as ReportParts from '../components/ReportParts'
import dev from '../dev'
import plugin from '../plugin'

jest.mock('#platform/messages', () => ({
  ...jest.requireActual<object>('#platform/messages'),
  postToTodoApp: jest.fn(),
}))

/** Called when the figures of a report are shown, before the effects of what is shown have run. */
let onShown: () => void = () => undefined
jest.mock('../components/ReportParts', () => {
  const actual = jest.requireActual<typeof ReportParts>('../components/ReportParts')
  return {
    ...actual,
    FigureTiles: (props: ComponentProps<typeof actual.FigureTiles>) => {
      useLayoutEffect(() => onShown())
      return createElement(actual.FigureTiles, props)
    },
  }
})

/** Screens of the area against its simulator, at the example time (2026-11-20). GW-000004 was handled, and waits for review. */

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined
})
beforeEach(holdExampleTime)
afterEach(() => localStorage.clear())

const open = (who: string, address: string, sim?: Simulation) => openPage({ plugin, dev }, who, address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('the form of a warning that a colleague has handled is for those who may handle it', async () => {
  const { sim } = await open('rep03', '/toDoGasRiskDay?id=GW-000004&edit=1')
  await screen.findByText('Nothing to handle')
  await open('rep02', '/toDoGasRiskDay?id=GW-000004&edit=1', sim)
  await screen.findByText(/handled this on .* Your text stays here/)
})

test('how a warning is handled is sent with when that was written', async () => {
  const sent = jest.fn(async () => undefined)
  await open('rep01', '/toDoGasRiskDay?id=GW-000001&edit=1', held(handleWarning, sent))
  await press(/^Cause/)
  await userEvent.click(await screen.findByText('Less production'))
  await userEvent.type(await screen.findByRole('textbox', { name: /^What happened/ }), 'One line stands still.')
  await press('Save')
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ writtenAt: expect.any(Date) })))
})

test('a warning in the list says by how much its volume changed, beside a line of 30 days', async () => {
  const { container } = await open('rep01', '/gasRisk')
  await screen.findAllByRole('article')
  const row = container.querySelector<HTMLElement>('[data-record="gas-warning:GW-000001"]')
  if (!row) throw new Error('no row of GW-000001')
  within(row).getByText(/^Down −\d/)
  within(row).getByRole('img', { name: /^30 days; last −\d/ })
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

test('to-dos that are overdue, due today and this week are counted', async () => {
  const { sim } = await open('rep01', '/todoHome')
  const { overdue, today, week } = await sim.as('rep01').call(countTodos, {})
  expect(Math.min(overdue, today, week)).toBeGreaterThan(0)
  await screen.findByRole('button', { name: new RegExp(`^Overdue.*${overdue}`) })
  screen.getByRole('button', { name: new RegExp(`^Today.*${today}`) })
  screen.getByRole('button', { name: new RegExp(`^This week.*${week}`) })
})

test('a to-do says the level of what it is about, in the list and by itself', async () => {
  const { container } = await open('rep01', '/todoHome')
  const levelOf = async (id: string, level: string) => {
    const row = await waitFor(() => {
      const found = container.querySelector<HTMLElement>(`[data-record="todo:${id}"]`)
      if (!found) throw new Error(`no row of ${id}`)
      return found
    })
    within(row).getByText(level)
  }
  await levelOf('TD-000001', 'Serious')
  await levelOf('TD-000004', 'Medium')
  await open('rep01', '/todoHome?id=TD-000001')
  await within(await screen.findByRole('dialog')).findByText('Serious')
})

test('a chart of too few days says how many of those for a band there are', async () => {
  const sim = simulate(dev)
  const [first] = [...sim.store.table(companyKind).values()].filter((company) => {
    const read = gasDays(sim, company).filter(({ volume }) => volume !== null).length
    return read > 0 && read < 21
  })
  const warning = sim.store.table(warningKind).get('GW-000001')
  if (!first || !warning) throw new Error('no such customer')
  sim.store.table(warningKind).put({ ...warning, custId: first.custId })
  await open('rep01', '/toDoGasRiskDay?id=GW-000001', sim)
  await screen.findByText(/^Too few days for a band: \d+ of 21\.$/)
})

test('the chart of a warning marks its day', async () => {
  await open('rep01', '/toDoGasRiskDay?id=GW-000001')
  // Nothing is drawn here: the chart shows its figures as a table.
  within(await screen.findByRole('row', { name: /^19 Nov/ })).getByText('Warning')
  // Its week is not over.
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^19 Nov/ })).toBeNull())
  expect(screen.queryByRole('columnheader', { name: 'Events' })).toBeNull()
})

test.each([
  ['/gasRisk', 'Mine', '?mine=1'],
  ['/competitiveRisk', 'Mine', '?mine=1'],
  ['/gasRiskIssues', 'Watching', '?state=watching'],
])('%s begins with the filter used last, but for the customer of a link', async (path, quick, search) => {
  const { shown, sim, unmount } = await open('rep01', `${path}?custId=C-000001`)
  await press(quick)
  unmount()
  const again = await open('rep01', path, sim)
  expect(shown()).toContain('custId=C-000001')
  await waitFor(() => expect(again.shown()).toBe(path + search))
})

test('where nothing was escalated the tab says what would be', async () => {
  await open('rep01', '/todoHome?tab=escalated')
  await screen.findByText('To-dos of your team that stay overdue are listed here.')
})

test('a figure that was nothing and still is has a dash in place of a change', async () => {
  await open('rep01', '/biweekReport')
  expect((await screen.findAllByText('–')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^–,/)).toBeNull()
})

test('files that are required are marked as such, others are not', async () => {
  const { sim } = await open('rep01', '/toDoGasBounceEdit?id=GB-000001')
  expect((await screen.findByRole('group', { name: 'Evidence' })).textContent).toMatch(/^Evidence\*/)
  await open('rep01', '/toDoCompetitiveRisk', sim)
  expect((await screen.findByRole('group', { name: 'Files' })).textContent).not.toContain('*')
})

test('rebounds say what is made up for as exactly as their page; nothing where the volume was up again at once', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(bounceKind)
  for (const bounce of table.values()) if (bounce.bounceId !== 'GB-000001') table.put({ ...bounce, recovery: 0 })
  await open('rep01', '/gasRisk', sim)
  await press('More actions')
  await press('Rebounds')
  await screen.findByText(/^71\.6% recovered · /)
  expect(screen.queryByText(/\b0% recovered/)).toBeNull()
})

test('a closed issue has no day on which it is due', async () => {
  const { container } = await open('rep01', '/gasRiskIssues?state=closed')
  await waitFor(() => expect(container.querySelector('[data-record^="issue:"]')).not.toBeNull())
  expect(container.querySelector('[data-record^="issue:"]')?.textContent).not.toMatch(/\d (?:Sep|Oct|Nov|Dec)/)
})

test('an issue that is not there is called one', async () => {
  await open('rep01', '/gasRiskIssues?id=IS-999999')
  await screen.findByText('Issue not found')
})

test('the report of a colleague is named by its days, and a volume before has its unit', async () => {
  await open('rep02', '/biweekReport?id=BR-000011')
  await screen.findByRole('heading', { name: /^Liang Zhiqiang, 9 Nov – 22 Nov$/ })
  expect((await screen.findAllByText(/before [\d.,]+(?: [kM])? m³/)).length).toBeGreaterThan(0)
})

test('where nothing was escalated the open to-dos are a tap away', async () => {
  const { shown } = await open('rep01', '/todoHome?tab=escalated')
  await press('Show open to-dos')
  await waitFor(() => expect(shown()).toBe('/todoHome?tab=open'))
})

test('a to-do opens the page that settles it', async () => {
  const { shown } = await open('rep01', '/todoHome?id=TD-000001')
  await press('Open the page')
  await waitFor(() => expect(shown()).toBe('/toDoGasRiskDay?id=GW-000001'))
})

test('a warning about a customer who was deleted links neither to them nor to their bills', async () => {
  const screenOf = async () => ({ default: () => null })
  const own = plugin.routes ?? []
  const theirs = own
    .slice(0, 1)
    .flatMap((entry) => [customerDetails, customerEnergyBill].map((route) => ({ ...entry, route, screen: screenOf })))
  const both = { ...plugin, routes: [...own, ...theirs] }
  const address = '/toDoGasRiskDay?id=GW-000001'
  const { sim, unmount } = await openPage({ plugin: both, dev }, 'rep01', address)
  await screen.findByText('Energy bills')
  unmount()
  sim.store.table(companyKind).delete('C-000021')
  await openPage({ plugin: both, dev }, 'rep01', address, sim)
  await screen.findByText('Raised')
  expect(screen.queryByText('Energy bills')).toBeNull()
  expect(screen.queryByText('Customer')).toBeNull()
  expect(screen.queryByText('Track the cause as an issue')).toBeNull()
})

test('a competitor at a customer who was deleted does not link to them', async () => {
  const [first] = plugin.routes ?? []
  const theirs = first ? [{ ...first, route: customerDetails, screen: async () => ({ default: () => null }) }] : []
  const both = { ...plugin, routes: [...(plugin.routes ?? []), ...theirs] }
  const address = '/toDoCompetitiveRisk?id=CR-000001'
  const { sim, unmount } = await openPage({ plugin: both, dev }, 'rep01', address)
  await screen.findByText('Customer')
  unmount()
  sim.store.table(companyKind).delete('C-000001')
  await openPage({ plugin: both, dev }, 'rep01', address, sim)
  await screen.findByText('Raised')
  expect(screen.queryByText('Customer')).toBeNull()
})

function makeDue<T extends { readonly due: string }>(kind: SimKind<T>, id: string) {
  return ({ store }: Simulation, due: string) => {
    const record = store.table(kind).get(id)
    if (record) store.table(kind).put({ ...record, due })
  }
}

describe.each([
  ['warning', '/toDoGasRiskDay?id=GW-000001', makeDue(warningKind, 'GW-000001')],
  ['competitor', '/toDoCompetitiveRisk?id=CR-000001', makeDue(competitiveKind, 'CR-000001')],
  ['rebound', '/toDoGasBounceView?id=GB-000001', makeDue(bounceKind, 'GB-000001')],
])('a %s', (_, address, setDue) => {
  test.each([
    ['that is late on its due day says since when', '2026-11-20T09:00:00+08:00', /^Overdue since/],
    ['says at what time of a later day it is due', '2026-11-24T18:00:00+08:00', /^24 Nov,? \d\d:00$/],
  ])('%s', async (_, due, words) => {
    const sim = simulate(dev)
    setDue(sim, due)
    await open('rep01', address, sim)
    await screen.findByText(words)
  })
})

test('the period of a report is that of the server’s clock, not of the device’s', async () => {
  const { core } = await open('rep01', '/biweekReport')
  await screen.findByRole('textbox', { name: 'Highlights' })
  act(() => core.store(inbox).begin()({ total: 0, maxSeq: 0, now: new Date('2026-11-23T00:01:00+08:00') }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Highlights' })).toBeNull())
})

test('the draft of the next period is shown in an app that stays open', async () => {
  const { core, sim } = await open('rep01', '/biweekReport')
  await screen.findByRole('textbox', { name: /^Highlights/ })
  const now = new Date('2026-11-23T00:01:00+08:00')
  sim.at(now)
  act(() => core.store(inbox).begin()({ total: 0, maxSeq: 0, now }))
  const next = () => [...sim.store.table(reportKind).values()].find(({ period }) => period === '2026-P24')
  await waitFor(() => expect(next()).toMatchObject({ owner: 'rep01', state: 'draft' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Highlights/ }), 'Two new leads.')
  await press('Submit report')
  await waitFor(() => expect(next()).toMatchObject({ state: 'submitted' }))
})

test.each([
  ['running', '2026-11-20T10:00:00+08:00', '/biweekReport'],
  ['ended, on the morning on which it is due,', '2026-11-23T09:00:00+08:00', '/biweekReport?period=2026-P23'],
])('the draft of the period that is %s is written on after a cold start without network', async (_, time, address) => {
  const { core, sim, unmount } = await open('rep01', '/biweekReport')
  await screen.findByRole('textbox', { name: /^Highlights/ })
  await waitFor(async () => {
    for (const record of ['risk.ownReports', 'risk.reports:BR-000001'])
      expect(await core.offlineRecords.recall(record, 'main')).toBeDefined()
  })
  unmount()
  jest.setSystemTime(new Date(time))
  const call = async () => {
    throw new HttpError('network', 'Network Error', { callId: 'any' })
  }
  await open('rep01', address, { ...sim, as: (who) => ({ ...sim.as(who), call }) })
  await screen.findByRole('textbox', { name: /^Highlights/ })
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

/** A simulation in which a call waits until `before` has ended. */
function held(call: AnyCall, before: (request: unknown) => Promise<unknown>): Simulation {
  const sim = simulate(dev)
  return {
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      async call(given, request) {
        if (given.id === call.id) await before(request)
        return sim.as(who).call(given, request)
      },
    }),
  }
}

describe('the words of a report', () => {
  const REPORT = 'BR-000001'
  async function write(words: string) {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Highlights/ }))
    await userEvent.paste(words)
  }
  // The pause after which words are saved is as short as can be.
  const later = setTimeout
  beforeEach(() => {
    const sooner = (run: () => void, ms?: number) => later(run, ms === 1500 ? 0 : ms)
    jest.spyOn(window, 'setTimeout').mockImplementation(sooner as typeof setTimeout)
  })
  afterEach(() => jest.restoreAllMocks())
  const stored = (sim: Simulation) => sim.store.table(reportKind).get(REPORT)
  /** A save that waits until `pass`; `begun`: how many have begun. */
  function heldSave(end: () => Promise<unknown> = async () => undefined) {
    let pass: () => void = () => undefined
    const passed = new Promise<void>((resolve) => {
      pass = resolve
    })
    let begun = 0
    const sim = held(saveReport, () => {
      begun += 1
      return begun === 1 ? passed.then(end) : Promise.resolve()
    })
    return { sim, pass: () => act(async () => pass()), begun: () => begun }
  }

  test('are submitted after the save that is on its way', async () => {
    const { sim, pass, begun } = heldSave()
    await open('rep01', '/biweekReport', sim)
    await write('Two new leads.')
    await waitFor(() => expect(begun()).toBe(1))
    await press('Submit report')
    await pass()
    await screen.findByRole('button', { name: 'Withdraw' })
    expect(stored(sim)).toMatchObject({ state: 'submitted', highlights: 'Two new leads.' })
  })

  test('that are typed while their submit waits for a save are submitted as well', async () => {
    const { sim, pass, begun } = heldSave()
    await open('rep01', '/biweekReport', sim)
    await write('Two new leads')
    await waitFor(() => expect(begun()).toBe(1))
    await press('Submit report')
    expect(screen.getByRole('button', { name: 'Submit report' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('textbox', { name: /^Highlights/ }).closest('[inert]')).toBeNull()
    await write(', one lost.')
    await pass()
    await screen.findByRole('button', { name: 'Withdraw' })
    expect(stored(sim)).toMatchObject({ state: 'submitted', highlights: 'Two new leads, one lost.' })
  })

  test('that were typed during a save are saved after it', async () => {
    const { sim, pass, begun } = heldSave()
    await open('rep01', '/biweekReport', sim)
    await write('Two')
    await waitFor(() => expect(begun()).toBe(1))
    await write(' leads')
    // The next pause ends while the first save is on its way.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    await pass()
    await waitFor(() => expect(stored(sim)?.highlights).toBe('Two leads'))
    await screen.findByText(/^Saved/)
  })

  test('that are typed just as the answer of a save is shown stay, and are saved after it', async () => {
    const { sim, pass, begun } = heldSave()
    await open('rep01', '/biweekReport', sim)
    await write('Two')
    await waitFor(() => expect(begun()).toBe(1))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Highlights/ })
    onShown = () => {
      onShown = () => undefined
      // React ignores what a test library types while it shows something.
      field.setRangeText(' leads', field.value.length, field.value.length)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await pass()
    await waitFor(() => expect(stored(sim)?.highlights).toBe('Two leads'))
    expect(field.value).toBe('Two leads')
  })

  test('are saved once though a blank follows them, which stays to be written on', async () => {
    const { sim, pass, begun } = heldSave()
    await pass()
    await open('rep01', '/biweekReport', sim)
    await write('Two leads ')
    await screen.findByText(/^Saved/)
    for (let round = 0; round < 5; round++) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect([begun(), stored(sim)?.highlights]).toEqual([1, 'Two leads'])
    await write('now')
    await waitFor(() => expect(stored(sim)?.highlights).toBe('Two leads now'))
  })

  test('that did not arrive for want of a network are saved once it is back', async () => {
    const { sim, pass } = heldSave(async () => {
      throw new HttpError('network', 'Network Error', { callId: saveReport.id })
    })
    await pass()
    await open('rep01', '/biweekReport', sim)
    await write('Two leads')
    await screen.findByText(/^No network/)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(stored(sim)?.highlights).toBe('Two leads'))
  })

  test('that the server has but for blanks around them are not shown as words of this device', async () => {
    const sim = simulate(dev)
    const report = stored(sim)
    if (report) sim.store.table(reportKind).put({ ...report, highlights: 'Two leads' })
    const { core } = await open('rep01', '/biweekReport?id=BR-000001', sim)
    await screen.findByText(/^Saved/)
    await core.drafts.load('risk.report', REPORT)
    await core.drafts.save('risk.report', REPORT, { values: { highlights: 'Two leads ', version: 1 } })
    const now = new Date('2026-12-07T12:01:00+08:00')
    sim.at(now)
    await act(async () => core.store(inbox).begin()({ total: 0, maxSeq: 0, now }))
    await act(async () => core.invalidateRecord(REPORT))
    await screen.findByText('Period closed.')
    // Time for the draft to be read.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByText('Words on this phone that were not saved')).toBeNull()
    await core.drafts.discard('risk.report', REPORT)
  })

  test('that only this device has are shown once the period is closed, which is said', async () => {
    const { core, sim } = await open('rep01', '/biweekReport?id=BR-000001')
    await screen.findByRole('textbox', { name: /^Highlights/ })
    await core.drafts.load('risk.report', REPORT)
    await core.drafts.save('risk.report', REPORT, { values: { highlights: 'Only here.', version: 1 } })
    sim.at(new Date('2026-12-07T12:01:00+08:00'))
    await act(async () =>
      core.store(inbox).begin()({ total: 0, maxSeq: 0, now: new Date('2026-12-07T12:01:00+08:00') }),
    )
    await act(async () => core.invalidateRecord(REPORT))
    await screen.findByText('Period closed.')
    await screen.findByText('Only here.')
  })
})

describe('where the browser recognises speech', () => {
  class Silent {
    readonly start = () => undefined
    readonly stop = () => undefined
    readonly abort = () => undefined
  }
  beforeEach(() => Object.assign(window, { webkitSpeechRecognition: Silent }))
  afterEach(() => Object.assign(window, { webkitSpeechRecognition: undefined }))

  test('the words of a report may be spoken', async () => {
    await open('rep01', '/biweekReport')
    await screen.findByRole('textbox', { name: /^Highlights/ })
    screen.getByRole('button', { name: 'Dictate' })
  })

  test('the step of an issue may be spoken', async () => {
    await open('rep01', '/gasRiskIssues?id=IS-000001')
    await press('Add a step')
    await screen.findByRole('textbox', { name: /^What was done/ })
    screen.getByRole('button', { name: 'Dictate' })
  })
})

test('a comment is sent though somebody else has commented meanwhile', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(reportKind)
  const report = [...table.values()].find(({ owner, state }) => owner === 'rep01' && state === 'read')
  if (!report) throw new Error('the seed has no report of rep01 that was read')
  const { reportId } = report
  await open('rep02', `/biweekReport?id=${reportId}`, sim)
  await userEvent.type(await screen.findByRole('textbox'), 'Go on.')
  const other = { id: 'comment-1', by: 'rep03', at: '2026-11-20T09:00:00+08:00', text: 'Well done.' }
  table.put({ ...report, version: report.version + 1, comments: [other] })
  await press('Send comment')
  await waitFor(() => expect(table.get(reportId)?.comments.map(({ text }) => text)).toEqual(['Well done.', 'Go on.']))
})
