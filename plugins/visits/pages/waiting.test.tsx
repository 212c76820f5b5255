import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { HERE } from '#harness/backend/world'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { type HostLocation, type HostResult, hostFailure } from '#platform/host'
import type { Call } from '#platform/http'
import { outboxRoute } from '#platform/outbox'
import { createFakeHost, pressWhenReady, showPages } from '#testing'
import { beginVisit, clockVisit, commentVisit, getVisit, moveNeed, saveVisit, writeMinutes } from '../api'
import { clockKind, needKind, visitKind } from '../backend/records'
import { BEGIN_FORM, MINUTES_FORM } from '../components/forms'
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

test('an arrival at a visit that was missed by then is read in its form, to which the visit leads', async () => {
  const pressed = { key: 'press-1', kind: 'arrive' as const, point: HERE, fixAt: sim.now, deviceAt: sim.now }
  const text = 'Nobody is at the gate.'
  const form = await edit(clockVisit, { id: 'V-000006', ...pressed, text, photos: [] })
  const read = async () => {
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
    await waitFor(() => expect(notes.value).toBe(text))
    expect(screen.getByText(/^You cannot record this visit any more/)).toBeTruthy()
  }
  await read()
  form.unmount()
  const visit = await show('/visitView?id=V-000006')
  await userEvent.click(await screen.findByRole('button', { name: /^A check-in that was not sent/ }))
  expect(visit.shown()).toBe('/visitEdit?id=V-000006&step=arrive')
  await read()
})

describe('an arrival at a visit that is found late', () => {
  /** Opens the form of arriving; `find`: the visit is refetched, with an arrival that another phone has sent. */
  async function openForm() {
    await show('/visitEdit?id=V-000002&step=arrive')
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
    const find = async () => {
      const at = new Date(sim.now.getTime() - 25 * 60_000).toISOString()
      const arrival = { clockInId: 'VC-9', version: 1, kind: 'arrive', visitId: 'V-000002', by: 'rep01', at } as const
      sim.store.table(clockKind).put(arrival)
      const { main } = core.store(visits).of('V-000002')
      await act(() => main.load())
      expect(main.value?.clockIns).toHaveLength(1)
    }
    return { notes, find }
  }

  test('turns the form that was not begun into that of leaving', async () => {
    const { find } = await openForm()
    await find()
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy()
  })

  test('leaves the form in which something was entered as it is', async () => {
    const { notes, find } = await openForm()
    await userEvent.type(notes, 'Nobody is at the gate.')
    await find()
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
    expect(notes.isConnected).toBe(true)
    expect(notes.value).toBe('Nobody is at the gate.')
  })

  test('leaves the form that was pressed, whose position is looked up, as it is', async () => {
    let fail: () => void = () => undefined
    const held = new Promise<HostResult<HostLocation>>((resolve) => {
      fail = () => resolve(hostFailure('host', 'no position'))
    })
    core.outbox.dispose()
    core = simCore(sim, plugin, 'rep01', { host: createFakeHost({ getLocation: () => held }) }).core
    const { find } = await openForm()
    await pressWhenReady('Arrive')
    await find()
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
    await act(async () => fail())
    expect(screen.getByRole('button', { name: 'Arrive' })).toBeTruthy()
  })
})

describe('an arrival without a plan that can be sent no more', () => {
  const text = 'Nobody is at the gate.'
  const arriveAt = (custId: string) => {
    const pressed = { key: 'press-1', kind: 'arrive' as const, point: HERE, fixAt: sim.now, deviceAt: sim.now }
    return edit(beginVisit, { custId, purpose: 'service' as const, contacts: [], ...pressed, text, photos: [] })
  }

  test('is read in its form, also where a visit is planned today', async () => {
    const { shown } = await arriveAt('C-000001')
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
    await waitFor(() => expect(notes.value).toBe(text))
    expect(shown()).toBe('/visitEdit?custId=C-000001&step=arrive')
  })

  test('but what was only begun does not keep from the visit that is planned today', async () => {
    await storeDraft(core.drafts, { form: BEGIN_FORM, record: 'C-000001', values: { text, at: 0 } })
    const { shown } = await show('/visitEdit?custId=C-000001&step=arrive')
    await waitFor(() => expect(shown()).toBe('/visitEdit?id=V-000002&step=arrive'))
  })

  test('is read where the customer is not there any more', async () => {
    await arriveAt('C-999999')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Arrive' })).toBeNull()
  })
})

test('the visit leads to a plan that only this phone has', async () => {
  const { version = 0 } = sim.store.table(visitKind).get('V-000007') ?? {}
  const place = { address: 'Gate 2' }
  const plan = { id: 'V-000007', version, purpose: 'first' as const, from: at('10:00'), to: at('11:00'), place }
  const form = await edit(saveVisit, { ...plan, contacts: [{ id: 'P-000002', name: '何军' }], participants: [] })
  await screen.findByText(/^You cannot record this visit any more/)
  form.unmount()
  const visit = await show('/visitView?id=V-000007')
  await userEvent.click(await screen.findByRole('button', { name: /^A plan that was not sent/ }))
  expect(visit.shown()).toBe('/visitEdit?id=V-000007&step=plan')
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

describe('what is entered twice without network', () => {
  beforeEach(() => {
    online.mockReturnValue(false)
  })

  const wait = async <Q,>(call: Parameters<Core['outbox']['enqueue']>[0]['call'], request: Q, record: string) =>
    core.outbox.enqueue({ call, request, record, label: record, plugin: plugin.id })
  const back = async () => {
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    return core.outbox.load()
  }
  /** The network is back, and everything is sent. */
  const send = async () => {
    const outbox = await back()
    await waitFor(() => expect(outbox.unsent.map(({ state }) => state)).toEqual([]))
  }
  const stored = () => sim.store.table(visitKind).get('V-000002')

  const written = (text: string) => {
    return { id: 'V-000005', version: 0, writtenAt: sim.now, text, audio: [], photos: [], needs: [], steps: [] }
  }

  test('minutes are no conflict with oneself', async () => {
    await wait(writeMinutes, written('They want steam.'), 'visit:V-000005')
    await wait(writeMinutes, written('They want steam and power.'), 'visit:V-000005')
    await send()
    const { minutes } = await sim.as('rep01').call(getVisit, { id: 'V-000005' })
    expect(minutes).toMatchObject({ version: 2, text: 'They want steam and power.' })
  })

  test('minutes of a colleague in between are not overwritten', async () => {
    await wait(writeMinutes, written('They want steam.'), 'visit:V-000005')
    await wait(writeMinutes, written('They want steam and power.'), 'visit:V-000005')
    await sim.as('rep01').call(writeMinutes, written('Of a colleague.'))
    const outbox = await back()
    await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
    await outbox.discard(outbox.attention[0]?.id ?? '')
    await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
    expect(sim.store.table(visitKind).get('V-000005')?.minutes?.text).toBe('Of a colleague.')
  })

  test('a need that is begun and closed is no conflict with oneself', async () => {
    const { version = 0 } = sim.store.table(needKind).get('N-000001') ?? {}
    const need = { id: 'N-000001', version }
    await wait(moveNeed, { ...need, to: 'do' as const }, 'visits.needRows:N-000001')
    await wait(moveNeed, { ...need, to: 'done' as const, text: 'The offer was sent.' }, 'visits.needRows:N-000001')
    await send()
    expect(sim.store.table(needKind).get('N-000001')).toMatchObject({ state: 'done', version: version + 2 })
  })

  const planTo = async (end: string) => {
    const form = await show('/visitEdit?id=V-000002&step=plan')
    const to = await screen.findByLabelText<HTMLInputElement>(/^Ends/)
    const before = to.value
    fireEvent.change(to, { target: { value: `2026-11-20T${end}` } })
    await userEvent.click(screen.getByRole('button', { name: 'Plan the visit' }))
    await waitFor(() => expect(form.shown()).not.toContain('step=plan'))
    form.unmount()
    return before.slice(-5)
  }

  test('a plan is changed further where it waits, and is no conflict with oneself', async () => {
    const { version = 0, from = '' } = stored() ?? {}
    expect(await planTo('17:10')).toBe('17:00')
    expect(await planTo('17:20')).toBe('17:10')
    await send()
    expect(stored()).toMatchObject({
      from,
      to: new Date('2026-11-20T17:20:00+08:00').toISOString(),
      version: version + 2,
    })
  })

  test('a plan that waits is what row and page show', async () => {
    await planTo('17:10')
    const page = await show('/visitView?id=V-000002')
    expect(await screen.findByText(/16:00–17:10/)).toBeTruthy()
    page.unmount()
    await show('/visitList')
    expect(await screen.findByText(/70 min/)).toBeTruthy()
  })
})

describe('a form whose entry had arrived without an answer gives way to what the visit says now', () => {
  /** Opens the form over the visit as it was read before the entry arrived. */
  async function openLost<Q, A>(call: Call<Q, A>, request: NoInfer<Q> & { readonly id: string }) {
    const address = calls.find(({ call: { id } }) => id === call.id)?.edit?.(request, [])
    if (!address) throw new Error('no form')
    await core.store(visits).of(request.id).main.load()
    await sim.as('rep01').call(call, request)
    const sent = { callId: call.id, request }
    await storeDraft(core.drafts, address, { key: 'K-1', at: sim.now.getTime(), sent })
    await show(address.to)
    await screen.findByText(/^Already sent/)
  }

  test('plan', async () => {
    const { id, version, from, address, contacts } = await sim.as('rep01').call(getVisit, { id: 'V-000002' })
    const plan = { purpose: 'renewal' as const, from, place: { address }, contacts, participants: [] }
    const to = new Date('2026-11-20T17:10:00+08:00')
    await openLost(saveVisit, { id, version, ...plan, to, force: true })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Ends/)).value).toBe('2026-11-20T17:10')
  })

  test('minutes', async () => {
    const request = { id: 'V-000005', version: 0, writtenAt: sim.now, text: 'They want steam.' }
    await openLost(writeMinutes, { ...request, audio: [], photos: [], needs: [], steps: [] })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Minutes' }).value).toBe('They want steam.')
    // A change of them is written over that version.
    await userEvent.type(screen.getByRole('textbox', { name: 'Minutes' }), ' And power.')
    await userEvent.click(screen.getByRole('button', { name: 'Save the minutes' }))
    await waitFor(() =>
      expect(sim.store.table(visitKind).get('V-000005')?.minutes).toMatchObject({
        version: 2,
        text: 'They want steam. And power.',
      }),
    )
  })
})
