import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyPicker, placePicker } from '#domain/directory'
import {
  holdExampleTime,
  openPage,
  type Simulation,
  simCore,
  simulate,
  startScreens,
} from '#harness/backend/kit/testing'
import { companyKind, contactKind, HERE, type SimContact } from '#harness/backend/world'
import { defineStore } from '#platform/core'
import { type Http, HttpError } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { createRegistry } from '#platform/plugin'
import { areaOf, createFakeHost, pressWhenReady, showPages } from '#testing'
import { intelligentCreationBussiness } from '../../creation/routes'
import { cluePunchCard } from '../../leads/routes'
import { contactAdd } from '../../public/routes'
import { beginVisit, checkVisit, clockVisit, getSubject, listVisits, saveVisit } from '../api'
import { clockKind, needKind, type SimMinutes, type SimNeed, type SimVisit, visitKind } from '../backend/records'
import dev from '../dev'
import openVisit from '../messages/openVisit'
import plugin from '../plugin'
import { contactList, visitEdit, visitView } from '../routes'
import ChooseContacts from './ChooseContacts'
import VisitDetail from './VisitDetail'
import VisitEdit from './VisitEdit'

/** Screens of the area against its simulator, at the example time (2026-11-20). */

beforeAll(holdExampleTime)
afterEach(() => localStorage.clear())

const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)
const rows = async () => (await screen.findAllByRole('article')).map(({ textContent }) => textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('/visitList begins with the visits of today; a day shows its own, a second tap all', async () => {
  const { shown } = await open('rep01', '/visitList')
  expect((await rows()).slice(0, 2)).toEqual([
    expect.stringContaining('Hongsheng Ceramics'),
    expect.stringContaining('南海大沥永泰五金制品有限公司'),
  ])
  expect(screen.queryAllByRole('button', { pressed: true, name: /Nov/ })).toEqual([])
  await press(/^Sat 21 Nov/)
  expect(shown()).toContain('start=2026-11-21')
  await press(/^Sat 21 Nov/)
  expect(shown()).not.toContain('start=')
})

test('a salesperson has no team, a manager has', async () => {
  const first = await open('rep01', '/visitList')
  await rows()
  expect(screen.queryByRole('tab', { name: /^Team/ })).toBeNull()
  first.unmount()
  await open('rep02', '/visitList?tab=team')
  expect(await screen.findByRole('tab', { name: /^Team/ })).toBeTruthy()
})

test('a row of the team says whose visit it is', async () => {
  await open('rep02', '/visitList?tab=team&start=2026-11-20&end=2026-11-20')
  const [first] = await rows()
  expect(first).toContain('Li Wei')
  expect(first).not.toContain('colleague')
})

test('/visitView shows minutes with the length of the recording, what was needed, comments', async () => {
  await open('rep01', '/visitView?id=V-000008')
  expect(await screen.findByText('Recording · 55:47')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Recording' })).getAllByRole('listitem')).toHaveLength(12)
  expect(await screen.findByText('峰段价格请先和我对一下再报。')).toBeTruthy()
  expect(document.querySelectorAll('[data-record^="need:"]').length).toBeGreaterThan(2)
})

test('a part of the recording of a visit is played by the host', async () => {
  const [sim, host] = [simulate(dev), createFakeHost()]
  await startScreens(plugin)
  const pages = [{ route: visitView, screen: VisitDetail }]
  await showPages(simCore(sim, plugin, 'rep01', { host }).core, pages, '/visitView?id=V-000008', plugin.id)
  await userEvent.click(await screen.findByRole('button', { name: 'Play Recording 2 · 5:00' }))
  const localAudioId = sim.store.table(visitKind).get('V-000008')?.minutes?.audio[1]?.url
  expect(host.calls).toContainEqual({ method: 'playAudio', request: { localAudioId } })
  expect(screen.getByRole('button', { name: 'Stop Recording 2 · 5:00' })).toBeTruthy()
})

test('/visitView shows its place on a map and the photos of the minutes, which can be opened', async () => {
  await open('rep01', '/visitView?id=V-000008')
  expect(await screen.findByRole('button', { name: 'Map: Guangda Glass Works. Opens the way there' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Open photo \d of 3$/ })).toHaveLength(3)
})

test('an opportunity is made of the minutes of a visit, not before there are some', async () => {
  await startScreens(plugin)
  const pages = [
    { route: visitView, screen: VisitDetail },
    { route: intelligentCreationBussiness, screen: () => <p>New opportunity</p> },
  ]
  const show = (id: string) => {
    const { core } = simCore(simulate(dev), plugin, 'rep01', {
      registry: createRegistry([plugin, areaOf('creation', intelligentCreationBussiness)]),
    })
    return showPages(core, pages, `/visitView?id=${id}`, plugin.id)
  }
  const name = 'Make an opportunity of this'
  const planned = await show('V-000001')
  await screen.findByRole('button', { name: 'More actions' })
  expect(screen.queryByRole('button', { name })).toBeNull()
  planned.unmount()
  const { shown } = await show('V-000008')
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('New opportunity')
  expect(shown()).toBe('/intelligentCreationBussiness?visitId=V-000008')
})

test('a comment is added to the visit', async () => {
  const { sim } = await open('rep02', '/visitView?id=V-000008')
  await userEvent.type(await screen.findByRole('textbox'), 'Well done')
  await press('Send comment')
  expect(await screen.findByText('Well done')).toBeTruthy()
  expect(sim.store.table(visitKind).get('V-000008')?.comments).toHaveLength(2)
})

test('cancelling asks why', async () => {
  const { sim } = await open('rep01', '/visitView?id=V-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the visit' }))
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'The plant is closed')
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the visit' }).at(-1) as HTMLElement)
  await screen.findByText('Cancelled')
  expect(sim.store.table(visitKind).get('V-000001')).toMatchObject({
    state: 'cancelled',
    reason: 'The plant is closed',
  })
})

test('cancelling a visit whose place and people have changed says so first', async () => {
  const { sim } = await open('rep01', '/visitView?id=V-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the visit' }))
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'The plant is closed')
  const before = sim.store.table(visitKind).get('V-000001')
  if (!before) throw new Error('no visit')
  const participants = [{ loginName: 'emp11', part: 'host' as const }]
  sim.store
    .table(visitKind)
    .put({ ...before, version: before.version + 1, address: '新的会面地点', addressEn: 'A new place', participants })
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the visit' }).at(-1) as HTMLElement)
  expect((await screen.findAllByText(/A new place/)).length).toBeGreaterThan(0)
  const sheet = screen.getByRole('dialog', { name: 'Cancel this visit?' })
  expect(sheet.textContent).toContain('A new place')
  expect(sheet.textContent).toContain('Wu Ting (host)')
})

test.each([
  ['plan', 'Change the plan'],
  ['arrive', 'Check in'],
  ['minutes', 'Minutes'],
])('the step %s of a visit that may not be written is refused before anything is typed', async (step, title) => {
  await open('rep01', `/visitEdit?id=V-000014&step=${step}`)
  expect(await screen.findByText('You cannot record this visit')).toBeTruthy()
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test.each([
  ['cancelled', 'V-000007'],
  ['missed', 'V-000006'],
])('minutes of a visit that was %s are refused because it was', async (state, id) => {
  await open('rep01', `/visitEdit?id=${id}&step=minutes`)
  expect(await screen.findByText(`It was ${state}.`)).toBeTruthy()
  expect(screen.queryByText(/owner and hosts/)).toBeNull()
})

test('minutes without check-in ask why; text or recording is needed', async () => {
  const { sim } = await open('rep01', '/visitEdit?id=V-000001&step=minutes')
  await pressWhenReady('Save the minutes')
  expect(await screen.findByText('Write at least 10 characters or record.')).toBeTruthy()
  expect(await screen.findByText('Say why there is no check-in (5–200).')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Minutes' }), 'They sign next week.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Why there is no check-in' }), 'Talked on the phone')
  await press('Save the minutes')
  await waitFor(() => expect(sim.store.table(visitKind).get('V-000001')?.state).toBe('done'))
})

test('minutes of a visit whose only check-in was a mistake ask why as well', async () => {
  const sim = simulate(dev)
  const { call } = sim.as('rep01')
  const arrival = {
    id: 'V-000002',
    key: 'wrong',
    kind: 'arrive',
    point: HERE,
    fixAt: sim.now,
    deviceAt: sim.now,
  } as const
  const photos = ['/file/fdfs/F-1/p.jpg']
  const { clockIns } = await call(clockVisit, { ...arrival, reason: 'Met at the gate', photos })
  const mistake = { key: 'correction', deviceAt: sim.now, corrects: clockIns[0]?.id ?? '', note: 'The neighbour' }
  await call(clockVisit, { id: 'V-000002', kind: 'arrive', ...mistake })
  await openPage({ plugin, dev }, 'rep01', '/visitEdit?id=V-000002&step=minutes', sim)
  expect(await screen.findByRole('textbox', { name: 'Why there is no check-in' })).toBeTruthy()
})

test('minutes of a visit whose only check-in was rejected ask why as well, also after leaving', async () => {
  const sim = simulate(dev)
  const review = { decision: 'reject', by: 'rep02', at: sim.now.toISOString() } as const
  const arrival = { clockInId: 'VC-900001', version: 2, kind: 'arrive', visitId: 'V-000002', by: 'rep01' } as const
  sim.store.table(clockKind).put({ ...arrival, at: sim.now.toISOString(), counts: false, review })
  const leaving = { ...arrival, clockInId: 'VC-900002', kind: 'leave', arriveId: 'VC-900001' } as const
  sim.store.table(clockKind).put({ ...leaving, at: sim.now.toISOString() })
  await openPage({ plugin, dev }, 'rep01', '/visitEdit?id=V-000002&step=minutes', sim)
  expect(await screen.findByRole('textbox', { name: 'Why there is no check-in' })).toBeTruthy()
})

test('a need is due a week after the visit, and given to one of those who may see to it', async () => {
  // The minutes of other tests begin without a draft.
  await open('rep01', '/visitEdit?id=V-000002&step=minutes')
  await userEvent.click(await screen.findByRole('button', { name: 'Add Needs' }))
  expect(screen.getByLabelText<HTMLInputElement>('Due', { selector: 'input' }).value).toBe('2026-11-27')
  await userEvent.click(await screen.findByRole('button', { name: /^Owner/ }))
  const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(expect.arrayContaining(['Li Wei', 'Liang Zhiqiang', 'Chen Jing']))
  for (const other of ['Sun Hao', 'Zhao Min', 'Zhou Yan']) expect(names).not.toContain(other)
})

describe('where the browser recognises speech', () => {
  const results = [{ isFinal: true, 0: { transcript: 'They sign next week.' } }]
  /** Understands words as soon as it listens. */
  class Recognition {
    onresult: ((event: { resultIndex: number; results: typeof results }) => void) | undefined
    onend: (() => void) | undefined
    readonly start = () => this.onresult?.({ resultIndex: 0, results })
    readonly stop = () => this.onend?.()
    readonly abort = () => undefined
  }
  beforeEach(() => Object.assign(window, { webkitSpeechRecognition: Recognition }))
  afterEach(() => Object.assign(window, { webkitSpeechRecognition: undefined }))

  test('the words that were dictated are the minutes', async () => {
    const { sim } = await open('rep01', '/visitEdit?id=V-000005&step=minutes')
    await pressWhenReady('Dictate')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Minutes' }).value).toBe('They sign next week.')
    await press('Save the minutes')
    await waitFor(() => expect(sim.store.table(visitKind).get('V-000005')?.minutes?.text).toBe('They sign next week.'))
  })
})

test('minutes with twelve parts and ten needs have room for no other', async () => {
  const sim = simulate(dev)
  const visit = sim.store.table(visitKind).get('V-000005')
  if (!visit) throw new Error('no visit')
  const audio = Array.from({ length: 12 }, (_, index) => ({ url: `/file/fdfs/F-1/${index}.webm`, seconds: 300 }))
  const minutes = { version: 1, audio, at: sim.now.toISOString(), by: 'rep01' }
  sim.store.table(visitKind).put({ ...visit, state: 'done', doneAt: sim.now.toISOString(), minutes })
  const needs = sim.store.table(needKind)
  const need = needs.get('N-000001') as SimNeed
  for (let number = 1; number <= 10; number += 1) needs.put({ ...need, id: `N-90000${number}`, visitId: visit.id })
  await openPage({ plugin, dev }, 'rep01', '/visitEdit?id=V-000005&step=minutes', sim)
  expect(await screen.findByText('12 / 12')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
  expect(screen.getByText('0 / 0')).toBeTruthy()
})

test('what shows the customer is stale once minutes are written', async () => {
  const { core } = await open('rep01', '/visitEdit?id=V-000005&step=minutes')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Minutes' }), 'They sign next week.')
  await press('Save the minutes')
  await waitFor(() => expect(invalidateRecord).toHaveBeenCalledWith('C-000005'))
})

test('somebody else wrote first: both texts are shown', async () => {
  const { sim } = await open('rep01', '/visitEdit?id=V-000005&step=minutes')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Minutes' }), 'They sign next week.')
  const before = sim.store.table(visitKind).get('V-000005')
  if (!before) throw new Error('no visit')
  const minutes = { version: 1, text: '另一份纪要，签署推迟。', audio: [], at: sim.now.toISOString(), by: 'rep01' }
  sim.store.table(visitKind).put({ ...before, version: before.version + 1, minutes })
  await press('Save the minutes')
  expect(await screen.findByText(/^Theirs: 另一份纪要，签署推迟。$/)).toBeTruthy()
  expect(screen.getByText(/^Yours: They sign next week\.$/)).toBeTruthy()
})

test('/visithistory shows how often a customer is visited, whom its rows do not repeat, and leads to a plan', async () => {
  const { shown } = await open('rep01', '/visithistory?id=C-000001')
  const [first] = await rows()
  expect(first).toMatch(/Renewal.*60 min · He Jun/)
  expect(first).not.toContain('Guangda Glass Works')
  expect(screen.getByText(/a month$/)).toBeTruthy()
  // Whose history it is is no filter.
  expect(screen.getByRole('button', { name: /^Filter/ }).textContent).toBe('Filter')
  await press('Plan a visit')
  expect(shown()).toBe('/visitEdit?custId=C-000001&step=plan')
})

test('/visithistory shows the share that took place, the last visit, and by how much the next one is late', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(visitKind)
  const [done, missed] = ['V-000008', 'V-000006'].map((id) => table.get(id)) as [SimVisit, SimVisit]
  for (const { id, custId } of [...table.values()]) if (custId === 'C-000001') table.delete(id)
  table.put({ ...done, from: new Date('2026-11-02T10:00:00+08:00').toISOString() })
  table.put({ ...missed, custId: 'C-000001' })
  await openPage({ plugin, dev }, 'rep01', '/visithistory?id=C-000001', sim)
  expect(await screen.findByText(/^50\s?% took place$/)).toBeTruthy()
  expect(screen.getByText(/^last .*2 Nov/)).toBeTruthy()
  expect(screen.getByText('4 days late')).toBeTruthy()
})

test('the week says how many visits of a day were missed', async () => {
  await open('rep01', '/visitList')
  expect(await screen.findByRole('button', { name: /^Tue 17 Nov.*1 missed$/ })).toBeTruthy()
})

test('the week that is shown again after a day of another one says what was missed, too', async () => {
  await open('rep01', '/visitList?start=2026-11-12&end=2026-11-12')
  await press(/^Thu 12 Nov/)
  expect(await screen.findByRole('button', { name: /^Tue 17 Nov.*1 missed$/ })).toBeTruthy()
})

test('the next opening of the list keeps what was filtered by, not the day that was chosen', async () => {
  const { unmount } = await open('rep01', '/visitList')
  await press(/^Missed/)
  await press(/^Tue 17 Nov/)
  unmount()
  const { shown } = await open('rep01', '/visitList')
  await rows()
  expect(shown()).toBe('/visitList?states=missed')
})

test('the next opening of the list is not about the customer of a link', async () => {
  const { unmount } = await open('rep01', '/visitList?custId=C-000001')
  await press(/^Planned/)
  unmount()
  const { shown } = await open('rep01', '/visitList')
  await rows()
  expect(shown()).toBe('/visitList?states=planned%2Congoing')
})

test('an own check-in that was a mistake is corrected with a note', async () => {
  const { sim } = await open('rep01', '/visitView?id=V-000004')
  await userEvent.click(await screen.findByRole('button', { name: 'Correct' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'What was wrong?' }), 'The neighbouring plant')
  await press('Save the note')
  await waitFor(() =>
    expect(sim.store.table(clockKind).get('VC-000001')?.correction?.note).toBe('The neighbouring plant'),
  )
  expect(await screen.findByText(/The neighbouring plant/)).toBeTruthy()
})

test('a period narrows the history; the other day follows beyond 92 days', async () => {
  const { shown } = await open('rep01', '/visithistory?id=C-000001&start=2026-11-01&end=2026-11-20')
  await rows()
  await press(/^Filter/)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('most 92 days')).toBeTruthy()
  fireEvent.change(sheet.getByLabelText('From'), { target: { value: '2026-01-01' } })
  await userEvent.click(sheet.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(shown()).toContain('start=2026-01-01'))
  expect(shown()).toContain('end=2026-04-02')
})

test('a manager decides about an odd check-in', async () => {
  const { sim } = await open('rep02', '/x/visits/checkIns')
  expect(await rows()).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  const decided = [...sim.store.table(clockKind).values()].filter(({ review }) => review?.at === sim.now.toISOString())
  expect(decided).toMatchObject([{ review: { decision: 'accept', by: 'rep02' } }])
})

test('a message opens its visit as it is now', async () => {
  const { core, sim } = await open('rep01', '/visitView?id=V-000002')
  await screen.findByRole('button', { name: 'Arrive' })
  const before = sim.store.table(visitKind).get('V-000002')
  if (!before) throw new Error('no visit')
  sim.store
    .table(visitKind)
    .put({ ...before, version: before.version + 1, address: '新的会面地点', addressEn: 'A new place' })
  openVisit(core, { id: 'V-000002' })
  expect(await screen.findByText('A new place')).toBeTruthy()
})

test('/visitNeedDetail closes a need with its result', async () => {
  await open('rep01', '/visitNeedDetail?id=N-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await userEvent.type(await screen.findByLabelText(/^Result/), 'The plan was accepted')
  await userEvent.click(screen.getAllByRole('button', { name: 'Mark as done' }).at(-1) as HTMLElement)
  expect((await screen.findAllByText('The plan was accepted')).length).toBeGreaterThan(0)
})

test('/visitNeedDetail leads to the visit only who may read it', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(needKind)
  // Of a visit of the first salesperson alone.
  table.put({ ...(table.get('N-000001') as SimNeed), owner: 'emp10' })
  const own = await openPage({ plugin, dev }, 'rep01', '/visitNeedDetail?id=N-000001', sim)
  await userEvent.click(await screen.findByRole('button', { name: /^Visit/ }))
  expect(own.shown()).toBe('/visitView?id=V-000008')
  own.unmount()
  await openPage({ plugin, dev }, 'emp10', '/visitNeedDetail?id=N-000001', sim)
  await screen.findByRole('button', { name: 'Mark as done' })
  expect(screen.queryByRole('button', { name: /^Visit/ })).toBeNull()
})

test('a need whose day is over says beside it how late it is, not how long is left', async () => {
  await open('rep01', '/visitNeedDetail?id=N-000001')
  expect((await screen.findByText('Due')).nextElementSibling?.textContent).toMatch(/18 Nov.*2 days late$/)
  expect(screen.queryByText('Time left')).toBeNull()
})

test('a need that its owner dropped was refused by nobody', async () => {
  await open('rep01', '/visitNeedDetail?id=N-000003')
  const course = await screen.findByRole('list', { name: 'Course' })
  expect(course.textContent).toContain('Dropped')
  expect(course.textContent).not.toContain('refused')
})

test('a need that is not there is said to be none', async () => {
  await open('rep01', '/visitNeedDetail?id=N-999999')
  expect(await screen.findByText('Need not found')).toBeTruthy()
})

test('the visit says which of its needs are late, not of those that are closed', async () => {
  await open('rep01', '/visitView?id=V-000008')
  await screen.findByText('Needs and next steps')
  const needs = [...document.querySelectorAll('[data-record^="need:"]')].map(({ textContent }) => textContent)
  expect(needs[0]).toContain('2 days late')
  for (const closed of needs.slice(1)) expect(closed).not.toMatch(/ends|late/)
})

test.each([
  ['custId=C-000001', '6 Jihua West Road, Nanzhuang, Foshan'],
  ['id=V-000001', '18 Taoyuan East Road, Nanzhuang, Foshan'],
])('the plan of %s has its place in English', async (whose, address) => {
  await openPage({ plugin, dev: withContacts }, 'rep01', `/visitEdit?${whose}&step=plan`)
  expect((await screen.findByRole('button', { name: /^Place/ })).textContent).toContain(address)
})

test('corrected minutes show their earlier version', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(visitKind)
  const visit = table.get('V-000013') as SimVisit
  const minutes = visit.minutes as SimMinutes
  table.put({ ...visit, minutes: { ...minutes, version: 2, text: 'They sign later.', earlier: [minutes] } })
  await openPage({ plugin, dev }, 'rep01', '/visitView?id=V-000013', sim)
  expect(await screen.findByText('They sign later.')).toBeTruthy()
  const earlier = within(screen.getByRole('region', { name: /^Earlier version/ }))
  expect(earlier.getByText(minutes.text ?? '')).toBeTruthy()
})

test('/participantsList offers the colleagues, those of one’s organisation first', async () => {
  await open('rep01', '/participantsList?chosen=emp10')
  const [first] = await screen.findAllByRole('checkbox')
  expect(first?.getAttribute('aria-label') ?? first?.closest('label')?.textContent).toContain('Nanhai')
  expect(screen.queryByRole('checkbox', { name: /^Li Wei/ })).toBeNull()
})

test('/participantsList leaves out whose visit it is, not the manager who comes along', async () => {
  await open('rep02', '/participantsList?owner=emp10')
  const names = (await screen.findAllByRole('checkbox')).map(
    (each) => each.getAttribute('aria-label') ?? each.closest('label')?.textContent,
  )
  const offers = (name: string) => names.some((each) => each?.startsWith(name))
  expect([offers('Chen Jing'), offers('Liang Zhiqiang'), offers('Li Wei')]).toEqual([true, false, true])
})

test('the day that was chosen is shown of the team, too', async () => {
  const { shown } = await open('rep02', '/visitList?start=2026-11-26&end=2026-11-26')
  await userEvent.click(await screen.findByRole('tab', { name: /^Team/ }))
  expect(shown()).toContain('tab=team')
  expect(shown()).toContain('start=2026-11-26')
})

const OTHERS = { id: 'C-999999', name: '他人客户', nameEn: 'Of others' }

function PickOthers() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => page.answer(companyPicker, [OTHERS])}>
      Of others
    </button>
  )
}

test('a customer or lead of others, chosen for a plan, is said at once', async () => {
  const sim = simulate(withContacts)
  const company = sim.store.table(companyKind).get('C-000001')
  if (!company) throw new Error('no customer')
  sim.store.table(companyKind).put({ ...company, custId: OTHERS.id, orgCode: '3302', owner: 'rep05' })
  await startScreens(plugin)
  const pages = [
    { route: visitEdit, screen: VisitEdit },
    { route: companyPicker, screen: PickOthers },
  ]
  await showPages(simCore(sim, plugin, 'rep01').core, pages, '/visitEdit', plugin.id)
  await userEvent.click(await screen.findByRole('button', { name: /^Customer or lead/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Of others' }))
  expect(await screen.findByText('You cannot plan visits here.')).toBeTruthy()
})

interface AnsweringProps {
  readonly name: string
  readonly answer: (page: ReturnType<typeof usePageNavigation>) => void
}

/** A page that answers a chooser with one press. */
function Answering({ name, answer }: AnsweringProps) {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => answer(page)}>
      {name}
    </button>
  )
}

test('what is chosen by hand while a customer is read stays when the answer comes', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { core } = simCore(simulate(withContacts), plugin, 'rep01')
  let answered: Promise<unknown> | undefined
  const http: Http = async (call, request, options) => {
    if (call.id !== getSubject.id) return core.http(call, request, options)
    await held
    const answer = core.http(call, request, options)
    answered = answer
    return answer
  }
  await startScreens(plugin)
  const glass = { id: 'C-000001', name: '光大玻璃制品有限公司', nameEn: 'Guangda Glass Works' }
  const gate = { name: 'Gate', address: 'Gate of the new works', point: HERE }
  const mei = { id: 'P-9', name: 'Mei Lin' }
  const pages = [
    { route: visitEdit, screen: VisitEdit },
    {
      route: companyPicker,
      screen: () => <Answering name="Guangda" answer={(page) => page.answer(companyPicker, [glass])} />,
    },
    { route: placePicker, screen: () => <Answering name="Gate" answer={(page) => page.answer(placePicker, gate)} /> },
    { route: contactList, screen: () => <Answering name="Mei" answer={(page) => page.answer(contactList, [mei])} /> },
  ]
  await showPages({ ...core, http }, pages, '/visitEdit', plugin.id)
  const choose = async (field: RegExp, option: string) => {
    await userEvent.click(await screen.findByRole('button', { name: field }))
    await userEvent.click(await screen.findByRole('button', { name: option }))
  }
  await choose(/^Customer or lead/, 'Guangda')
  await choose(/^Place/, 'Gate')
  await choose(/^Whom you meet/, 'Mei')
  await userEvent.click(await screen.findByRole('button', { name: /^Purpose/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Complaint' }))
  release()
  await waitFor(() => expect(answered).toBeDefined())
  await act(async () => answered)
  for (const chosen of [/^Place.*Gate of the new works/, /^Whom you meet.*Mei Lin/, /^Purpose.*Complaint/])
    expect(await screen.findByRole('button', { name: chosen })).toBeTruthy()
})

/** Who arrives without a plan meets a contact of the customer, which another area lets them read. */
const withContacts = { ...dev, rights: { ...dev.rights, 'contact.read': { sales: 'unit' } } } as const
const arriveAt = (custId: string) =>
  openPage({ plugin, dev: withContacts }, 'rep01', `/visitEdit?custId=${custId}&step=arrive`)

test('who arrives where a visit is planned today arrives at that visit', async () => {
  const { shown } = await arriveAt('C-000001')
  await waitFor(() => expect(shown()).toContain('id=V-000002'))
})

test('who may not record visits is refused before a form opens', () => {
  const access = plugin.routes?.find(({ route }) => route === visitEdit)?.access
  const decide = (who: string) => simCore(simulate(dev), plugin, who).core.decide(access).ok
  expect(['rep01', 'rep03'].map(decide)).toEqual([true, false])
})

test('somebody else changed the plan first: all that may differ is shown', async () => {
  const { sim } = await open('rep01', '/visitEdit?id=V-000002&step=plan')
  await screen.findByText('Guangda Glass Works')
  const before = sim.store.table(visitKind).get('V-000002')
  if (!before) throw new Error('no visit')
  sim.store.table(visitKind).put({
    ...before,
    version: before.version + 1,
    from: '2026-11-20T15:30:00+08:00',
    purpose: 'complaint',
    contacts: [{ id: 'P-000003', name: '梁伟明', nameEn: 'Liang Weiming' }],
    participants: [{ loginName: 'emp11', part: 'host' }],
  })
  await press(/^Plan/)
  const notice = await screen.findByRole('alert')
  for (const theirs of ['Fri 20 Nov 15:30–17:00', 'Complaint', 'Liang Weiming', 'Wu Ting (host)'])
    expect(notice.textContent).toContain(theirs)
})

test('somebody else recorded first: both recordings are named, theirs can be taken', async () => {
  const { sim } = await open('rep01', '/visitEdit?id=V-000005&step=minutes')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Minutes' }), 'They sign next week.')
  const before = sim.store.table(visitKind).get('V-000005')
  if (!before) throw new Error('no visit')
  const audio = [{ url: '/file/fdfs/F-1/1.webm', seconds: 300 }]
  const minutes = { version: 1, audio, at: sim.now.toISOString(), by: 'rep01' }
  sim.store.table(visitKind).put({ ...before, version: before.version + 1, minutes })
  await press('Save the minutes')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Theirs: 1 part')
  await userEvent.click(within(notice).getAllByRole('button')[0] as HTMLElement)
  await press('Save the minutes')
  await waitFor(() => expect(sim.store.table(visitKind).get('V-000005')?.minutes).toMatchObject({ version: 2, audio }))
})

/** The lead of the first visit, which belongs to another area, and whom one meets there. */
function putLead(sim: Simulation) {
  const owned = { orgCode: '440605', owner: 'rep01', state: 'owned' }
  const lead = { clueId: 'L-000001', name: '宏盛陶瓷', address: '季华西路6号', ...owned }
  sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId }).put(lead)
  const contacts = sim.store.table(contactKind)
  const { custId: _, ...known } = contacts.get('P-000002') as SimContact
  contacts.put({ ...known, contactId: 'P-900001', clueId: 'L-000001' })
}

test('without network an arrival at a lead without a plan goes on to the check-in of the lead', async () => {
  const sim = simulate(withContacts)
  putLead(sim)
  sim.store.table(visitKind).delete('V-000001')
  await startScreens(plugin)
  const pages = [
    { route: visitEdit, screen: VisitEdit },
    { route: cluePunchCard, screen: () => <p>Check-in of the lead</p> },
  ]
  const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, areaOf('leads', cluePunchCard)]) })
  const noNetwork = () => Promise.reject(new HttpError('network', 'no network', { callId: saveVisit.id }))
  const http: typeof core.http = (call, request) => (call.id === saveVisit.id ? noNetwork() : core.http(call, request))
  const { shown } = await showPages({ ...core, http }, pages, '/visitEdit?clueId=L-000001&step=arrive', plugin.id)
  await pressWhenReady('Arrive')
  await screen.findByText('Check-in of the lead')
  expect(shown()).toBe('/cluePunchCard?id=L-000001')
})

test('without network one arrives where the form was open before', async () => {
  const sim = simulate(withContacts)
  let isOffline = false
  const { core: online } = simCore(sim, plugin, 'rep01')
  const http: Http = (call, request) =>
    isOffline ? Promise.reject(new HttpError('network', 'no network', { callId: call.id })) : online.http(call, request)
  const { core } = simCore(sim, plugin, 'rep01', { http })
  await startScreens(plugin)
  const show = () =>
    showPages(core, [{ route: visitEdit, screen: VisitEdit }], '/visitEdit?custId=C-000005&step=arrive', plugin.id)
  const first = await show()
  expect(await screen.findByRole('button', { name: 'Arrive' })).toBeTruthy()
  first.unmount()
  isOffline = true
  await show()
  expect(await screen.findByRole('button', { name: 'Arrive' })).toBeTruthy()
})

describe('where a visit is planned by the time the network returns, an arrival without a plan', () => {
  /** Opens the form without network, as it was read before somebody planned a visit. */
  async function openStored(whose = 'custId=C-000001', visitId = 'V-000002') {
    const rights = { ...withContacts.rights, 'lead.checkin': { sales: 'own' } } as const
    const sim = simulate({ ...dev, rights })
    putLead(sim)
    const table = sim.store.table(visitKind)
    const planned = table.get(visitId) as SimVisit
    table.delete(visitId)
    let isOffline = false
    const { core: online } = simCore(sim, plugin, 'rep01')
    let listed: Promise<unknown> | undefined
    const http: Http = (call, request) => {
      if (isOffline) return Promise.reject(new HttpError('network', 'no network', { callId: call.id }))
      const answer = online.http(call, request)
      if (call.id === listVisits.id) listed = answer
      return answer
    }
    const host = createFakeHost({ getLocation: () => new Promise(() => {}) })
    const { core } = simCore(sim, plugin, 'rep01', { http, host })
    await startScreens(plugin)
    const show = () =>
      showPages(core, [{ route: visitEdit, screen: VisitEdit }], `/visitEdit?${whose}&step=arrive`, plugin.id)
    const first = await show()
    await screen.findByRole('button', { name: 'Arrive' })
    first.unmount()
    isOffline = true
    const { shown } = await show()
    await screen.findByRole('button', { name: /^Purpose/ })
    const comeBack = async () => {
      isOffline = false
      table.put(planned)
      listed = undefined
      await act(async () => window.dispatchEvent(new Event('online')))
      expect(listed).toBeDefined()
      await act(async () => listed)
    }
    return { core, shown, comeBack }
  }

  test('that was not begun is made at that visit', async () => {
    const { shown, comeBack } = await openStored()
    await comeBack()
    await waitFor(() => expect(shown()).toBe('/visitEdit?id=V-000002&step=arrive'))
  })

  test('in which something was entered stays', async () => {
    const { shown, comeBack } = await openStored()
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
    await userEvent.type(notes, 'Nobody is at the gate.')
    await comeBack()
    expect(await screen.findByRole('textbox', { name: 'Notes' })).toBe(notes)
    expect(notes.value).toBe('Nobody is at the gate.')
    expect(shown()).toBe('/visitEdit?custId=C-000001&step=arrive')
  })

  test('that was pressed, and waits for its position, stays', async () => {
    const { shown, comeBack } = await openStored()
    await pressWhenReady('Arrive')
    await comeBack()
    expect(shown()).toBe('/visitEdit?custId=C-000001&step=arrive')
  })

  test('at a lead that was not begun is made at that visit', async () => {
    const { shown, comeBack } = await openStored('clueId=L-000001', 'V-000001')
    await comeBack()
    await waitFor(() => expect(shown()).toBe('/visitEdit?id=V-000001&step=arrive'))
  })

  test('at a lead in which something was entered stays', async () => {
    const { shown, comeBack } = await openStored('clueId=L-000001', 'V-000001')
    const purpose = screen.getByRole('button', { name: /^Purpose/ })
    await userEvent.click(purpose)
    await userEvent.click(await screen.findByRole('radio', { name: 'Complaint' }))
    await comeBack()
    expect(await screen.findByRole('button', { name: /^Purpose.*Complaint/ })).toBe(purpose)
    expect(shown()).toBe('/visitEdit?clueId=L-000001&step=arrive')
  })

  test('at a lead that was pressed, and is not sent yet, stays', async () => {
    const { core, shown, comeBack } = await openStored('clueId=L-000001', 'V-000001')
    const save = jest.spyOn(core.drafts, 'save').mockReturnValue(new Promise(() => {}))
    await pressWhenReady('Arrive')
    await waitFor(() => expect(save).toHaveBeenCalled())
    await comeBack()
    expect(shown()).toBe('/visitEdit?clueId=L-000001&step=arrive')
  })
})

test('who arrived without a plan and without network leaves where the arrival waits', async () => {
  const sim = simulate(withContacts)
  const noNetwork: Http = (call) => Promise.reject(new HttpError('network', 'no network', { callId: call.id }))
  const { core } = simCore(sim, plugin, 'rep01', { http: noNetwork })
  const [deviceAt, record] = [new Date(sim.now.getTime() - 25 * 60_000), 'visit:new C-000011']
  const pressed = { key: 'press-1', kind: 'arrive' as const, point: HERE, fixAt: deviceAt, deviceAt }
  const request = { custId: 'C-000011', purpose: 'service' as const, contacts: [], ...pressed }
  const outbox = await core.outbox.load()
  await outbox.enqueue({ call: beginVisit, request, record, label: 'Yongtai Metal' })
  await startScreens(plugin)
  const address = '/visitEdit?custId=C-000011&step=arrive'
  await showPages(core, [{ route: visitEdit, screen: VisitEdit }], address, plugin.id)
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy()
  expect(screen.getByText(/25 min/)).toBeTruthy()
})

test('where nobody is known yet a contact is added from the chooser, which offers them then', async () => {
  const sim = simulate(withContacts)
  const contacts = sim.store.table(contactKind)
  for (const { contactId, clueId } of [...contacts.values()]) if (clueId === 'L-000001') contacts.delete(contactId)
  await startScreens(plugin)
  const pages = [
    { route: contactList, screen: ChooseContacts, keepAlive: true },
    { route: contactAdd, screen: () => <p>Form of a contact</p> },
  ]
  const registry = createRegistry([plugin, areaOf('public', contactAdd)])
  const { core } = simCore(sim, plugin, 'rep01', { registry })
  const { shown, navigation } = await showPages(core, pages, '/contactList?clueId=L-000001', plugin.id)
  await userEvent.click(await screen.findByRole('button', { name: 'New contact' }))
  await screen.findByText('Form of a contact')
  expect(shown()).toBe('/public/contactAdd?clueId=L-000001')
  const { custId: _, ...known } = contacts.get('P-000002') as SimContact
  contacts.put({ ...known, contactId: 'P-900001', clueId: 'L-000001' })
  act(() => navigation.back())
  expect(await screen.findByRole('checkbox', { name: /^He Jun/ })).toBeTruthy()
})

function Choosing() {
  const page = usePageNavigation()
  const choose = () => page.choose(contactList, { clueId: 'L-000001', chosen: [] })
  return (
    <button type="button" onClick={() => void choose()}>
      Choose
    </button>
  )
}

test('the chooser of contacts begins with those chosen at every opening', async () => {
  const sim = simulate(withContacts)
  const { custId: _, ...known } = sim.store.table(contactKind).get('P-000002') as SimContact
  sim.store.table(contactKind).put({ ...known, contactId: 'P-900001', clueId: 'L-000001' })
  await startScreens(plugin)
  const pages = [
    { route: visitEdit, screen: Choosing },
    { route: contactList, screen: ChooseContacts, keepAlive: true },
  ]
  const { navigation } = await showPages(simCore(sim, plugin, 'rep01').core, pages, '/visitEdit', plugin.id)
  await press('Choose')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^He Jun/ }))
  act(() => navigation.back())
  await userEvent.click(await screen.findByRole('button', { name: 'Choose' }))
  const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^He Jun/ })
  expect(again.checked).toBe(false)
})

test('a manager who gives a visit another time reads what its owner has then', async () => {
  await open('rep02', '/visitEdit?id=V-000006&step=plan')
  fireEvent.change(await screen.findByLabelText('Begins', { selector: 'input' }), {
    target: { value: '2026-11-20T15:00' },
  })
  fireEvent.change(screen.getByLabelText('Ends', { selector: 'input' }), { target: { value: '2026-11-20T16:00' } })
  expect(await screen.findByText(/^At the same time: Hongsheng Ceramics, .* \(Li Wei\)/)).toBeTruthy()
})

/** Begins and ends, as they are typed. */
const enterTime = (from: string, to: string) => {
  for (const [label, value] of [
    ['Begins', from],
    ['Ends', to],
  ] as const)
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: `2026-11-20T${value}` } })
}

/** The form of a visit on a network that loses some calls. */
async function openWithout(address: string, lost: readonly string[]) {
  const sim = simulate(withContacts)
  await startScreens(plugin)
  const { core: online } = simCore(sim, plugin, 'rep01')
  const http: Http = (call, request) =>
    lost.includes(call.id)
      ? Promise.reject(new HttpError('network', 'no network', { callId: call.id }))
      : online.http(call, request)
  const { core } = simCore(sim, plugin, 'rep01', { http })
  return { sim, core, ...(await showPages(core, [{ route: visitEdit, screen: VisitEdit }], address, plugin.id)) }
}

test('a visit beside another that only the refusal told of is planned by the next press', async () => {
  const { sim } = await openWithout('/visitEdit?id=V-000002&step=plan', [checkVisit.id])
  await screen.findByLabelText('Begins', { selector: 'input' })
  enterTime('14:30', '15:30')
  await press('Plan the visit')
  await userEvent.click(await screen.findByRole('button', { name: 'Plan it anyway' }))
  const from = new Date('2026-11-20T14:30:00+08:00').toISOString()
  await waitFor(() => expect(sim.store.table(visitKind).get('V-000002')?.from).toBe(from))
})

test('at another time a visit is no longer planned anyway', async () => {
  await openWithout('/visitEdit?id=V-000002&step=plan', [checkVisit.id])
  await screen.findByLabelText('Begins', { selector: 'input' })
  enterTime('14:30', '15:30')
  await press('Plan the visit')
  await screen.findByRole('button', { name: 'Plan it anyway' })
  enterTime('20:30', '21:30')
  expect(await screen.findByRole('button', { name: 'Plan the visit' })).toBeTruthy()
})

test('the changed plan of a visit to a lead waits under the name that its row and page look for', async () => {
  const { core } = await openWithout('/visitEdit?id=V-000001&step=plan', [saveVisit.id, checkVisit.id])
  await pressWhenReady('Plan the visit')
  await waitFor(() => expect(core.outbox.unsentOf('lead:L-000001')).toHaveLength(1))
})

test('too little time for the way to another visit is said', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(visitKind)
  const { point, ...visit } = table.get('V-000003') as SimVisit
  if (!point) throw new Error('no place')
  const [from = '', to = ''] = ['16:30', '17:20'].map((time) => new Date(`2026-11-20T${time}:00+08:00`).toISOString())
  table.put({ ...visit, id: 'V-900001', from, to, point: { ...point, lat: point.lat + 5000 / 111_195.08 } })
  await openPage({ plugin, dev }, 'rep01', '/visitEdit?id=V-000003&step=plan', sim)
  const said = await screen.findByText(/: Only 10 min for 5\.0 km$/)
  // It comes late: above a field it would move that under a finger.
  const last = screen.getByText('Who comes along')
  expect(last.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('who leaves goes on to the minutes', async () => {
  const there = { longitude: HERE.lng, latitude: HERE.lat, accuracy: 5, status: '0' }
  const data = { city: '', district: '', province: '', address: '', ...there }
  const host = createFakeHost({ getLocation: async () => ({ ok: true, data }) })
  const sim = simulate(dev)
  await startScreens(plugin)
  const { core } = simCore(sim, plugin, 'rep01', { host })
  const pages = [{ route: visitEdit, screen: VisitEdit }]
  const { shown } = await showPages(core, pages, '/visitEdit?id=V-000004&step=arrive', plugin.id)
  await pressWhenReady('Leave')
  await waitFor(() => expect(shown()).toBe('/visitEdit?id=V-000004&step=minutes'))
  expect(sim.store.table(clockKind).get('VC-000001')?.dwell).toBeGreaterThan(0)
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Left after \d+ h \d+ min$/)])
})

test('nobody arrives at a visit whose minutes are written', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(visitKind)
  table.put({ ...(table.get('V-000005') as SimVisit), state: 'done', doneAt: sim.now.toISOString() })
  await openPage({ plugin, dev }, 'rep01', '/visitEdit?id=V-000005&step=arrive', sim)
  expect(await screen.findByText('You cannot record this visit')).toBeTruthy()
})
