import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { employeeKind } from '#harness/backend/core/employees'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { outboxRoute } from '#platform/outbox'
import { showPages } from '#testing'
import { changeState, getProject, getTasks, reportProgress, saveDaily, saveTask } from '../api'
import { dailyKind, projectKind, taskKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { projects } from '../records'
import calls from '../repeatable'
import { scheduleDetail, scheduleDetailYk } from '../routes'
import { outboxRecord } from '../rules/vocabulary'
import scheduleToday, { onDevice } from '../today'
import ScheduleDetail from './ScheduleDetail'
import ScheduleDetailYk from './ScheduleDetailYk'

/* Forms over what waits on this phone. In a file of its own: the cores of a file share what is stored. */

const PROJECT = 'PJ-000001'
const SITE = 'PJ-000002'
const TASK = 'TK-000005'
const PAGES = [
  { route: scheduleDetail, screen: ScheduleDetail },
  { route: scheduleDetailYk, screen: ScheduleDetailYk },
  { route: outboxRoute, screen: () => <p>Everything that waits</p> },
]

let online: jest.SpyInstance
let sim: ReturnType<typeof simulate>
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sim = simulate(dev)
  core = simCore(sim, plugin, 'emp07').core
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  // Else it would send what waits in the next test.
  core.outbox.dispose()
  online.mockRestore()
  localStorage.clear()
})

const open = (address: string) => showPages(core, PAGES, address, plugin.id)
const form = (of: string, kind = 'progress') => open(`/scheduleDetail?id=${PROJECT}&form=${kind}&of=${of}`)
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const progress = (percent: number, version = 1) => {
  return { id: PROJECT, phase: 'build' as const, version, percent, photos: [] }
}
const wait = async <Q,>(call: Parameters<Core['outbox']['enqueue']>[0]['call'], request: Q, id = PROJECT) =>
  core.outbox.enqueue({ call, request, record: outboxRecord(id), label: id, plugin: plugin.id })
/** What waits, as it will be sent. */
const waiting = async () => (await core.outbox.load()).unsent.map(({ request }) => request)
/** The network is back. */
const send = async () => {
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(async () => expect(await waiting()).toEqual([]))
}
const buildNow = async () => (await sim.as('emp07').call(getProject, { id: PROJECT })).phases[4]
const task = async () => {
  const found = (await sim.as('emp07').call(getTasks, { id: PROJECT })).find(({ id }) => id === TASK)
  if (!found) throw new Error('no task')
  return found
}
const changedTask = async (change: object) => {
  const { version, name, phase, owner, start, end, percent, state, reason } = await task()
  const whole = { id: PROJECT, taskId: TASK, version, name, phase, owner: owner.id, start, end, percent, state, reason }
  return { ...whole, ...change }
}

test('a waiting report that is changed again keeps its place after the one before it', async () => {
  await wait(reportProgress, progress(40))
  const address = calls.find(({ call }) => call === reportProgress)?.edit?.(progress(45))
  if (address) await storeDraft(core.drafts, address)
  await form('build')
  await type(/^Done/, '50')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  expect(await waiting()).toEqual([
    progress(40),
    expect.objectContaining({ percent: 50, version: 1, deviceAt: expect.any(String) }),
  ])
  await send()
  expect(await buildNow()).toMatchObject({ percent: 50, version: 3 })
})

test('one’s own report that is sent while the next one is being written is no conflict', async () => {
  await wait(reportProgress, progress(40))
  await form('build')
  await type(/^Done/, '50')
  await send()
  expect(await buildNow()).toMatchObject({ percent: 40, version: 2 })
  await press('Save')
  await waitFor(async () => expect(await buildNow()).toMatchObject({ percent: 50, version: 3 }))
})

test('a task of the phase that waits is no report of the phase', async () => {
  await wait(saveTask, await changedTask({ name: 'Frames' }))
  await form('build')
  await type(/^Done/, '50')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  expect((await waiting())[1]).toMatchObject({ percent: 50, version: 1 })
})

test('a task that waits is changed further: with what was changed first, and after it', async () => {
  const { version } = await task()
  await wait(saveTask, await changedTask({ name: 'Frames', state: 'blocked', reason: 'No frames' }))
  await wait(reportProgress, { id: PROJECT, taskId: TASK, version, percent: 55, photos: [] })
  await form(TASK, 'task')
  expect(await screen.findByText(/wait on this phone/)).toBeTruthy()
  expect(await field(/^Name/)).toHaveProperty('value', 'Frames')
  expect(await field(/^Done/)).toHaveProperty('value', '55')
  await type(/^Reason/, 'Frames come on Monday')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(3))
  await send()
  expect(sim.store.table(taskKind).get(TASK)).toMatchObject({
    name: 'Frames',
    percent: 55,
    reason: 'Frames come on Monday',
    version: version + 3,
  })
})

test('a colleague’s report is not overwritten by the second of one’s own that wait', async () => {
  await wait(reportProgress, progress(40))
  await form('build')
  await type(/^Done/, '50')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  await sim.as('emp07').call(reportProgress, { ...progress(70), text: 'A colleague' })
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  const outbox = await core.outbox.load()
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  await outbox.discard(outbox.attention[0]?.id ?? '')
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['conflict']))
  expect(await waiting()).toEqual([expect.objectContaining({ percent: 50 })])
  expect(await buildNow()).toMatchObject({ percent: 70, version: 2 })
})

test('reports of two phases and of a task wait side by side, each over its own version', async () => {
  const { version } = await task()
  await wait(reportProgress, progress(40))
  await wait(reportProgress, { ...progress(95), phase: 'procure' })
  await wait(reportProgress, { id: PROJECT, taskId: TASK, version, percent: 55, photos: [] })
  await wait(reportProgress, { ...progress(45), text: 'North roof' })
  await send()
  expect(await buildNow()).toMatchObject({ percent: 45, version: 3 })
  expect(await task()).toMatchObject({ percent: 55, version: version + 1 })
})

test('a form that is opened first of all begins with what waits', async () => {
  await wait(saveTask, await changedTask({ name: 'Frames', state: 'blocked', reason: 'No frames' }))
  core.outbox.dispose()
  core = simCore(sim, plugin, 'emp07').core
  await form(TASK, 'task')
  expect(await field(/^Name/)).toHaveProperty('value', 'Frames')
  expect(await field(/^Reason/)).toHaveProperty('value', 'No frames')
  expect(screen.getByText(/wait on this phone/)).toBeTruthy()
})

test('the report of a day that waits is led to also where it is opened first of all', async () => {
  const { missing } = await sim.as('emp07').call(getProject, { id: SITE })
  await wait(saveDaily, reportOf(missing[0] ?? ''), SITE)
  core.outbox.dispose()
  core = simCore(sim, plugin, 'emp07').core
  await open(`/scheduleDetailYk?id=${SITE}&form=daily&of=${missing[0]}`)
  expect(await screen.findByText(/^The report of .* waits on this phone\.$/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Machines/ })).toBeNull()
})

test('what waits of a task is led to', async () => {
  await wait(saveTask, await changedTask({ name: 'Frames' }))
  await form(TASK, 'task')
  await screen.findByText(/wait on this phone/)
  await press('Show')
  expect(await screen.findByText('Everything that waits')).toBeTruthy()
})

test('a task shows what of it waits', async () => {
  await wait(saveTask, await changedTask({ name: 'Frames', state: 'blocked', reason: 'No frames' }))
  await open(`/scheduleDetail?id=${PROJECT}`)
  const row = await screen.findByRole('button', { name: /^Frames/ })
  for (const text of ['No frames', 'Not sent yet', 'Blocked']) expect(row.textContent).toContain(text)
})

test('the report of a day that waits is not written a second time: its entry is led to', async () => {
  const { weather, safety } = { weather: 'sunny', safety: 'none' }
  const figures = { tempMin: 15, tempMax: 24, stopHours: 0, crew: [], quantities: [], photos: ['/photo.jpg'] }
  await wait(saveDaily, { id: SITE, version: 0, date: '2026-11-20', weather, safety, ...figures }, SITE)
  await open(`/scheduleDetailYk?id=${SITE}&form=daily`)
  expect(await screen.findByText('The report of 20 Nov waits on this phone.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Machines/ })).toBeNull()
  await press('Show')
  expect(await screen.findByText('Everything that waits')).toBeTruthy()
})

/** The report of a day at the site. */
const reportOf = (date: string) => {
  const figures = { tempMin: 15, tempMax: 24, stopHours: 0, crew: [], quantities: [], photos: ['/photo.jpg'] }
  return { id: SITE, version: 0, date, weather: 'sunny' as const, safety: 'none' as const, ...figures }
}

test('each day without a report can be written one after the other, without network', async () => {
  const { missing } = await sim.as('emp07').call(getProject, { id: SITE })
  const [latest = '', second] = missing
  // As the start page has stored it before there was no network.
  const stored = await scheduleToday(core, new AbortController().signal)
  await wait(saveDaily, reportOf(latest), SITE)
  const today = onDevice(core, stored).find(({ id }) => id === `report ${SITE}`)
  expect(today?.to).toContain(`of=${second}`)
  expect(today?.detail).toBe('2 daily reports are missing')
  await open(`/scheduleDetailYk?id=${SITE}`)
  expect(await screen.findByText(/^2 working days without a report/)).toBeTruthy()
  await press('Write one')
  const menu = within(await screen.findByRole('dialog'))
  const [, earliest] = menu.getAllByRole('button', { name: /^Write \d/ })
  if (earliest) await userEvent.click(earliest)
  expect(await screen.findByRole('textbox', { name: /Machines/ })).toBeTruthy()
})

test('a report that was sent is not missing again in the day that was loaded before', async () => {
  const stored = await scheduleToday(core, new AbortController().signal)
  const days = () => onDevice(core, stored).find(({ id }) => id === `report ${SITE}`)?.detail
  expect(days()).toBe('3 daily reports are missing')
  const { missing } = await sim.as('emp07').call(getProject, { id: SITE })
  await wait(saveDaily, reportOf(missing[0] ?? ''), SITE)
  expect(days()).toBe('2 daily reports are missing')
  await send()
  expect(days()).toBe('2 daily reports are missing')
})

test('a task of which a report waits stands as the server will leave it', async () => {
  const blocked = [...sim.store.table(taskKind).values()].find(
    ({ projectId, state }) => projectId === PROJECT && state === 'blocked',
  )
  if (!blocked) throw new Error('no blocked task')
  const { taskId, version } = blocked
  await wait(reportProgress, { id: PROJECT, taskId, version, percent: 100, photos: [] })
  await form(taskId, 'task')
  expect(await field(/^Done/)).toHaveProperty('value', '100')
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull()
  await type(/^Name/, 'Frames')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(2))
  expect((await waiting())[1]).toMatchObject({ name: 'Frames', state: 'done', percent: 100 })
})

test('what waits is called by what it is about', async () => {
  await wait(reportProgress, { ...progress(40), text: 'North roof' })
  await wait(reportProgress, { id: PROJECT, taskId: TASK, version: 1, percent: 55, photos: [] })
  await wait(saveTask, await changedTask({ name: 'Frames', percent: 60 }))
  await open(`/scheduleDetail?id=${PROJECT}`)
  const lines = await waitFor(() => {
    const found = screen.getAllByText('Waiting to be sent').map((each) => each.closest('li')?.textContent ?? '')
    expect(found).toHaveLength(3)
    return found
  })
  expect(lines[0]).toContain('Frames · 60%')
  expect(lines[1]).toMatch(/· 55%/)
  expect(lines[2]).toContain('Construction · 40%')
  expect(lines[2]).toContain('North roof')
})

test('a waiting task that is edited shows its owner by name', async () => {
  const address = calls.find(({ call }) => call === saveTask)?.edit?.(await changedTask({ owner: 'emp28' }))
  if (address) await storeDraft(core.drafts, address)
  await form(TASK, 'task')
  const owner = await sim.context('emp07').store.table(employeeKind).get('emp28')
  expect(await screen.findByText(owner?.userNameEn ?? '')).toBeTruthy()
  expect(screen.queryByText('emp28')).toBeNull()
})

test('a report that a pause refused is edited with all that was entered, and sent once the project goes on', async () => {
  const to = (move: 'pause' | 'resume') => {
    const { version = 0 } = sim.store.table(projectKind).get(PROJECT) ?? {}
    return sim.as('emp07').call(changeState, { id: PROJECT, version, to: move, reason: '等待并网批复' })
  }
  await wait(reportProgress, { ...progress(40), text: 'North roof' })
  await to('pause')
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  const outbox = await core.outbox.load()
  await waitFor(() => expect(outbox.attention.map(({ state }) => state.kind)).toEqual(['failed']))
  const [refused] = outbox.attention
  const address = calls.find(({ call }) => call === reportProgress)?.edit?.(refused?.request)
  if (address) await storeDraft(core.drafts, address)
  await outbox.discard(refused?.id ?? '')
  await form('build')
  expect(await screen.findByText(/^The project is paused\. What you enter stays on this phone/)).toBeTruthy()
  expect(await field(/^Done/)).toHaveProperty('value', '40')
  expect(await field(/^What was done/)).toHaveProperty('value', 'North roof')
  await press('Save')
  await screen.findByText(/The project is paused\.$/)
  await to('resume')
  await press('Save')
  await waitFor(async () => expect(await buildNow()).toMatchObject({ percent: 40, version: 2 }))
})

test('what was written in a report is still read once the project was accepted', async () => {
  const report = { ...progress(40), text: 'North roof', reason: 'Rain' }
  const address = calls.find(({ call }) => call === reportProgress)?.edit?.(report)
  if (address) await storeDraft(core.drafts, address)
  const project = sim.store.table(projectKind).get(PROJECT)
  if (project) sim.store.table(projectKind).put({ ...project, state: 'accepted' })
  await form('build')
  const card = await screen.findByRole('region', { name: 'Words on this phone that were not saved' })
  for (const words of ['40%', 'North roof', 'Rain']) expect(within(card).getByText(words)).toBeTruthy()
})

const TODAY = `/scheduleDetailYk?id=${SITE}&form=daily`
/** Somebody else files the day while the user writes of it; their report is in the form then, changed. */
async function overTheirs() {
  const { id: projectId, ...filed } = reportOf('2026-11-20')
  await open(TODAY)
  await type(/^Machines/, '2 cranes')
  const theirs = { dailyId: 'DR-900001', version: 1, machines: '1 lift', by: 'emp28' }
  sim.store.table(dailyKind).put({ ...filed, projectId, ...theirs })
  await act(() => core.store(projects).of(SITE).parts.daily.load())
  await press('Open that report')
  await screen.findByText(/^This is the report of/)
  await type(/^Machines/, '1 lift, 1 crane')
}
/** So many forms of the site are left to be written. */
const draftsLeft = (count: number) =>
  waitFor(async () => {
    const left = (await core.drafts.list()).map(({ record }) => record)
    expect(left.filter((record) => record.startsWith(SITE))).toHaveLength(count)
  })
const machinesSent = () => sim.store.table(dailyKind).get('DR-900001')?.machines

test('one’s own report is kept while a colleague’s is in its form, until that is sent', async () => {
  await overTheirs()
  cleanup()
  await open(TODAY)
  await screen.findByText(/^This is the report of/)
  expect(await field(/^Machines/)).toHaveProperty('value', '1 lift, 1 crane')
  await press('Back to mine')
  expect(await field(/^Machines/)).toHaveProperty('value', '2 cranes')
  cleanup()
  await open(TODAY)
  expect(await field(/^Machines/)).toHaveProperty('value', '2 cranes')
  await userEvent.click(await screen.findByRole('button', { name: 'Open that report' }))
  await screen.findByText(/^This is the report of/)
  await type(/^Machines/, '1 lift, 2 cranes')
  await press('Save')
  await waitFor(async () => expect(await waiting()).toHaveLength(1))
  await send()
  await draftsLeft(0)
  expect(machinesSent()).toBe('1 lift, 2 cranes')
})

test('one’s own report goes when the colleague’s is sent at once', async () => {
  online.mockReturnValue(true)
  await overTheirs()
  await press('Save')
  await waitFor(() => expect(machinesSent()).toBe('1 lift, 1 crane'))
  await draftsLeft(0)
})

test('one’s own report is not offered after the colleague’s was sent without an answer before the app ended', async () => {
  online.mockReturnValue(true)
  await overTheirs()
  const { http } = core
  jest.spyOn(core, 'http').mockImplementation(async (...sent) => {
    const answer = await http(...sent)
    return sent[0].id === saveDaily.id ? new Promise(() => undefined) : answer
  })
  await press('Save')
  await waitFor(() => expect(machinesSent()).toBe('1 lift, 1 crane'))
  cleanup()
  core.outbox.dispose()
  core = simCore(sim, plugin, 'emp07').core
  await open(TODAY)
  expect(await screen.findByText(/^Already sent at/)).toBeTruthy()
  await draftsLeft(0)
  await type(/^Machines/, '3 cranes')
  await draftsLeft(1)
  expect(screen.queryByText(/^This is the report of/)).toBeNull()
})
