import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { outboxRoute } from '#platform/outbox'
import { showPages } from '#testing'
import { commentVisit, saveVisit, writeMinutes } from '../api'
import { clockKind, visitKind } from '../backend/records'
import { MINUTES_FORM } from '../components/forms'
import dev from '../dev'
import plugin from '../plugin'
import calls from '../repeatable'
import { visitEdit, visitList, visitView } from '../routes'
import { visitSearch } from '../rules/filters'
import { visits } from '../stores'
import VisitDetail from './VisitDetail'
import VisitEdit from './VisitEdit'
import VisitList from './VisitList'

/* What waits on this phone and is edited. In a file of its own: the cores of a file share what is stored. */

/** Contacts can be read, which another area lets them. */
const withContacts = { ...dev, rights: { ...dev.rights, 'contact.read': { sales: 'unit' } } } as const

let online: jest.SpyInstance
let sim: Simulation
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(() => {
  holdExampleTime()
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  sim = simulate(withContacts)
  core = simCore(sim, plugin, 'rep01').core
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  // Else it would send what waits in the next test.
  core.outbox.dispose()
  online.mockRestore()
  localStorage.clear()
})

/** Opens the form of what waited, with what was sent. */
async function edit<Q>(sent: { readonly id: string }, request: Q) {
  const address = calls.find(({ call }) => call.id === sent.id)?.edit?.(request, [])
  if (!address) throw new Error('no form')
  await storeDraft(core.drafts, address)
  const pages = [
    { route: visitEdit, screen: VisitEdit },
    { route: outboxRoute, screen: () => null },
  ]
  return showPages(core, pages, address.to, plugin.id)
}

const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`)

test('a plan that waited names who comes along, and waits again under the customer’s name', async () => {
  await edit(saveVisit, {
    custId: 'C-000001',
    purpose: 'first',
    from: at('10:00'),
    to: at('11:00'),
    place: { address: 'Gate 2' },
    contacts: [{ id: 'P-000002', name: '何军' }],
    participants: [{ loginName: 'rep03', part: 'H' as const }],
  })
  expect((await screen.findAllByText('Zhao Min')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/rep03/)).toBeNull()
  online.mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Plan the visit' }))
  await waitFor(async () => {
    const [item] = (await core.outbox.load()).unsent
    expect(item?.label).toBe('Guangda Glass Works')
  })
})

test('minutes that waited name the owners of their needs', async () => {
  await edit(writeMinutes, {
    id: 'V-000005',
    version: 0,
    writtenAt: at('12:00'),
    text: 'They want steam.',
    audio: [],
    photos: [],
    needs: [{ kind: 'gas' as const, text: 'Offer', owner: 'rep03', dueAt: '2026-11-25' }],
    steps: [],
  })
  expect(await screen.findByText(/Zhao Min/)).toBeTruthy()
  expect(screen.queryByText(/rep03/)).toBeNull()
})

const show = (address: string) =>
  showPages(
    core,
    [
      { route: visitList, screen: VisitList, search: visitSearch },
      { route: visitView, screen: VisitDetail },
      { route: visitEdit, screen: VisitEdit },
    ],
    address,
    plugin.id,
  )

test('minutes that were begun before the arrival are saved after it, without a reason', async () => {
  const first = await show('/visitEdit?id=V-000002&step=minutes')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Minutes' }), 'They sign next week.')
  await waitFor(async () => expect(await core.drafts.load(MINUTES_FORM, 'V-000002')).toBeDefined())
  first.unmount()
  const press = { clockInId: 'VC-9', version: 1, kind: 'arrive' as const, visitId: 'V-000002' }
  sim.store.table(clockKind).put({ ...press, at: sim.now.toISOString(), by: 'rep01' })
  core.store(visits).of('V-000002').invalidateAll()
  await core.store(visits).of('V-000002').main.load()
  await show('/visitEdit?id=V-000002&step=minutes')
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Minutes' }).value).toBe('They sign next week.'),
  )
  expect(screen.queryByRole('textbox', { name: 'Why there is no check-in' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save the minutes' }))
  await waitFor(() => expect(sim.store.table(visitKind).get('V-000002')?.state).toBe('done'))
})

/** Minutes of a visit that were corrected too late. */
function tooLate() {
  const table = sim.store.table(visitKind)
  const visit = table.get('V-000005')
  if (!visit) throw new Error('no visit')
  const at = new Date(sim.now.getTime() - 25 * 3_600_000).toISOString()
  table.put({
    ...visit,
    state: 'done',
    doneAt: at,
    minutes: { version: 1, text: '第一份。', audio: [], at, by: 'rep01' },
  })
  return {
    id: 'V-000005',
    version: 1,
    writtenAt: sim.now,
    text: 'They want steam.',
    audio: [],
    photos: [],
    needs: [],
    steps: [],
  }
}

test('minutes that were refused as too late are read in their form, which says why', async () => {
  await edit(writeMinutes, tooLate())
  const written = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Minutes' })
  await waitFor(() => expect(written.value).toBe('They want steam.'))
  expect(screen.getByText(/^You cannot record this visit any more/)).toBeTruthy()
})

test('the visit leads to minutes that only this phone has', async () => {
  const shown = await edit(writeMinutes, tooLate())
  await screen.findByRole('textbox', { name: 'Minutes' })
  shown.unmount()
  const visit = await show('/visitView?id=V-000005')
  await userEvent.click(await screen.findByRole('button', { name: /^Minutes that were not sent/ }))
  expect(visit.shown()).toBe('/visitEdit?id=V-000005&step=minutes')
})

describe('of a lead with two visits', () => {
  beforeEach(async () => {
    online.mockReturnValue(false)
    const outbox = await core.outbox.load()
    const about = { call: commentVisit, record: 'lead:L-000001', label: 'Hongsheng Ceramics' }
    await outbox.enqueue({ ...about, request: { id: 'V-900001', text: 'Of the other visit' } })
  })

  test('a visit shows what waits of itself, by what it is', async () => {
    const outbox = await core.outbox.load()
    const about = { call: commentVisit, record: 'lead:L-000001', label: 'Hongsheng Ceramics' }
    await outbox.enqueue({ ...about, request: { id: 'V-000001', text: 'Ask for the meter' } })
    await show('/visitView?id=V-000001')
    const waiting = within(await screen.findByRole('list', { name: 'Waits on this phone' }))
    expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Comments/),
    ])
  })

  test('what waits of another visit marks neither page nor row', async () => {
    const page = await show('/visitView?id=V-000001')
    await screen.findByRole('button', { name: 'Minutes' })
    expect(screen.queryByText('Waits on this phone')).toBeNull()
    page.unmount()
    await show('/visitList')
    const [row] = await screen.findAllByRole('article')
    expect(row?.textContent).toContain('Hongsheng Ceramics')
    expect(row?.textContent).toContain('Planned')
  })
})
