import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { href } from '#base/routes'
import { getOrganisations } from '#domain/directory'
import { holdExampleTime, openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import { HttpError } from '#platform/http'
import { showPages } from '#testing'
import {
  changePlan,
  getProject,
  getTasks,
  listDaily,
  reachMilestone,
  reportProgress,
  saveDaily,
  saveRisk,
  saveTask,
  type Task,
} from '../api'
import {
  dailyKind,
  milestoneKind,
  projectKind,
  riskKind,
  type SimDaily,
  type SimMilestone,
  taskKind,
} from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { projects } from '../records'
import calls from '../repeatable'
import { scheduleDetail, scheduleDetailYk } from '../routes'
import today from '../today'
import ScheduleDetail from './ScheduleDetail'
import ScheduleDetailYk from './ScheduleDetailYk'

/** Screens of the area over its simulator, at the example time. */

beforeAll(holdExampleTime)
afterEach(() => {
  localStorage.clear()
  holdExampleTime()
})

const PROJECT = 'PJ-000001'
const SITE = 'PJ-000002'
const open = (who: string, address: string, sim = simulate(dev)) => openPage({ plugin, dev }, who, address, sim)
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a row has the phase, progress against plan, delay, the next milestone and who is in charge', async () => {
  await open('emp07', '/scheduleList?keyword=PJ-000001')
  const [row] = await screen.findAllByRole('article')
  for (const text of ['Construction', '63%, plan 74.4%', '14 days late', 'Next: Equipment on site, 23 Oct', 'He Jun'])
    expect(row?.textContent).toContain(text)
})

test('a late project says so wherever it is found by it: planned and accepted ones, too', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(projectKind)
  const project = table.get(PROJECT)
  if (!project) throw new Error('no project')
  const accepted = project.phases.map((phase) => ({ ...phase, percent: 100, actualEnd: '2026-11-20' }))
  table.put({ ...project, state: 'accepted', end: '2026-11-13', phases: accepted })
  await open('emp07', '/scheduleList?keyword=PJ-000001', sim)
  expect((await screen.findAllByRole('article'))[0]?.textContent).toContain('5 days late')
  cleanup()
  const planned = project.phases.map((phase) => ({ ...phase, percent: 0 }))
  table.put({ ...project, state: 'planned', phases: planned })
  await open('emp07', '/scheduleList?keyword=PJ-000001', sim)
  expect((await screen.findAllByRole('article'))[0]?.textContent).toMatch(/\d+ days late/)
})

test('a project has tabs that lead to its parts', async () => {
  await open('emp07', `/scheduleDetail?id=${PROJECT}`)
  await screen.findByText('Progress against plan')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Phases', 'Milestones', 'Tasks', 'Risks', 'Log'])
})

test.each([
  [SITE, ['Quantities', 'Daily reports', 'Phases', 'Milestones', 'Tasks', 'Risks', 'Log']],
  [PROJECT, ['Phases', 'Milestones', 'Tasks', 'Risks', 'Log']],
])('at the address of a site, %s has the tabs %j: those of its quantities and reports first', async (id, expected) => {
  await open('emp07', `/scheduleDetailYk?id=${id}`)
  await screen.findByText('Progress against plan')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(expected)
})

test('a row names the customer only where the name of the project does not begin with it', async () => {
  await open('emp07', '/scheduleList?keyword=Guangda')
  const words = (await screen.findAllByRole('article')).map(({ textContent }) => textContent)
  expect(words).toContainEqual(expect.stringMatching(/^Guangda Glass Works, gas boiler.*plan 78%Procurement /))
  expect(words).toContainEqual(expect.stringMatching(/^Nanzhuang rooftop PV.*Construction · Guangda Glass Works/))
})

test('a project and the float of its milestones say that their days are working days', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  const { actual: _, ...permit } = table.get('ML-000001-3') as SimMilestone
  table.put(permit)
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  expect(await screen.findByText('14 working days late')).toBeTruthy()
  expect(await screen.findByText(/^Planned 25 Sep · .* · 6 working days of float$/)).toBeTruthy()
})

test.each([
  ['accept', 'Accept project', 'Accept this project?', 'running'],
  ['close', 'Close project', 'Close this project?', 'accepted'],
])('a project asks before its move %s', async (_, action, title, state) => {
  const sim = simulate(dev)
  const table = sim.store.table(projectKind)
  const project = table.get(PROJECT)
  if (project) table.put({ ...project, state })
  const { core } = await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  await screen.findByText('Progress against plan')
  await press('More actions')
  await userEvent.click(await screen.findByRole('button', { name: action }))
  await waitFor(() => expect(core.feedback.dialogs[0]?.title).toBe(title))
  expect(table.get(PROJECT)?.state).toBe(state)
  await act(async () => core.feedback.dialogs[0]?.answer('confirm'))
  await waitFor(() => expect(table.get(PROJECT)?.state).not.toBe(state))
})

test('while the reports of a site do not load, nothing is said of what is done', async () => {
  const sim = simulate(dev)
  let fails = true
  const { http: answered } = simCore(sim, plugin, 'emp07').core
  const http: typeof answered = (call, request, options) =>
    fails && call.id === listDaily.id
      ? Promise.reject(new HttpError('status', 'down', { callId: call.id }))
      : answered(call, request, options)
  const { core } = simCore(sim, plugin, 'emp07', { http })
  await startScreens(plugin)
  const pages = [{ route: scheduleDetailYk, screen: ScheduleDetailYk }]
  await showPages(core, pages, `/scheduleDetailYk?id=${SITE}`, plugin.id)
  // Of the figures, and of the reports themselves.
  await waitFor(() => expect(screen.getAllByText(/^This part could not be loaded/)).toHaveLength(2))
  expect(screen.queryByText(/of plan$/)).toBeNull()
  fails = false
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByText('69% of plan')).toBeTruthy()
  // What is behind is said, not only coloured.
  for (const text of ['Foundations (m³)', 'Frames (t), plan 12.8']) expect(screen.getByText(text)).toBeTruthy()
})

test.each(['risk', 'task'])('the owner of a new %s is who writes it, also before people are loaded', async (form) => {
  const { http: answered } = simCore(simulate(dev), plugin, 'emp07').core
  let arrive = () => {}
  const people = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const http: typeof answered = async (call, request, options) => {
    if (call.id === getOrganisations.id) await people
    return answered(call, request, options)
  }
  const { core } = simCore(simulate(dev), plugin, 'emp07', { http })
  await startScreens(plugin)
  const pages = [{ route: scheduleDetail, screen: ScheduleDetail }]
  await showPages(core, pages, `/scheduleDetail?id=${PROJECT}&form=${form}`, plugin.id)
  await field(/Name|What may happen/)
  await act(async () => arrive())
  expect(await screen.findByText('He Jun')).toBeTruthy()
})

test('a paused project says so, and is resumed from there', async () => {
  const sim = simulate(dev)
  await open('emp07', '/scheduleDetail?id=PJ-000003', sim)
  expect(await screen.findByText('The project is paused.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report progress' })).toBeNull()
  await press('Resume project')
  const sheet = within(await screen.findByRole('dialog'))
  const resume = await sheet.findByRole('button', { name: 'Resume project' })
  await userEvent.click(resume)
  expect(await sheet.findByText('Say why.')).toBeTruthy()
  fireEvent.change(sheet.getByRole('textbox', { name: /Reason/ }), { target: { value: '批复已到' } })
  await userEvent.click(resume)
  await waitFor(() => expect(sim.store.table(projectKind).get('PJ-000003')?.state).toBe('running'))
})

const FORMS = [
  '/scheduleDetail?form=progress&of=build',
  '/scheduleDetail?form=task',
  '/scheduleDetail?form=risk',
  '/scheduleDetailYk?form=daily',
]

test.each(FORMS)('who may not write is told so instead of the form %s', async (form) => {
  await open('rep01', `${form}&id=${SITE}`)
  expect(await screen.findByText('You cannot open this page')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each(FORMS)('the form %s of a paused project opens and says so', async (form) => {
  const sim = simulate(dev)
  const project = sim.store.table(projectKind).get(SITE)
  if (project) sim.store.table(projectKind).put({ ...project, state: 'paused' })
  await open('emp07', `${form}&id=${SITE}`, sim)
  expect(await screen.findByText(/^The project is paused\. What you enter stays on this phone/)).toBeTruthy()
  expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0)
})

test('what is entered of a paused project is refused, and stays', async () => {
  const sim = simulate(dev)
  await open('emp07', '/scheduleDetail?id=PJ-000003&form=progress&of=build', sim)
  fireEvent.change(await field(/Done/), { target: { value: '100' } })
  await press('Save')
  expect(await screen.findByText(/Your draft is saved on this phone\. The project is paused\.$/)).toBeTruthy()
  expect(await field(/Done/)).toHaveProperty('value', '100')
})

test('a site without a plan has no delay without excused days', async () => {
  const sim = simulate(dev)
  await open('emp07', `/scheduleDetailYk?id=${SITE}`, sim)
  expect(await screen.findByText('Without 7 days excused for stops')).toBeTruthy()
  cleanup()
  const project = sim.store.table(projectKind).get(SITE)
  if (project) sim.store.table(projectKind).put({ ...project, phases: [] })
  await open('emp07', `/scheduleDetailYk?id=${SITE}`, sim)
  expect(await screen.findByText(/of plan$/)).toBeTruthy()
  expect(screen.queryByText(/excused/)).toBeNull()
})

test('a project shows its new plan beside the first one, and what was reported where', async () => {
  const sim = simulate(dev)
  const rep = sim.as('emp07')
  const { point } = await rep.call(getProject, { id: PROJECT })
  const plan = { id: PROJECT, version: 1, phase: 'build' as const, planStart: '2026-10-19', planEnd: '2027-01-29' }
  await rep.call(changePlan, { ...plan, reason: '业主推迟' })
  const report = { id: PROJECT, version: 1, phase: 'build' as const, percent: 40, text: 'North roof' }
  await rep.call(reportProgress, {
    ...report,
    photos: ['/roof.jpg'],
    point: point && { ...point, lat: point.lat + 0.01 },
  })
  const risk = { id: PROJECT, version: 0, text: 'Rain', owner: 'emp07', state: 'open' as const }
  await rep.call(saveRisk, { ...risk, probability: 4, impact: 3, measure: 'Indoors first' })
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  for (const text of [
    '19 Oct – 29 Jan 2027 · first plan to 18 Dec',
    '40%, plan 33.3%',
    /^Planned 29 Jan 2027 · first plan 18 Dec · after Permit, Equipment on site$/,
    'He Jun · 19 Oct – 18 Dec · 30% · 组件未到货',
    'Severity 12 of 25',
    '14 Sep – 23 Oct · behind plan',
    'He Jun · Indoors first',
    'Construction · 30% → 40%',
    'North roof',
    /1\.1 km from the site/,
    '业主推迟',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  const rows = within(screen.getByRole('group', { name: 'Time plan' })).getAllByRole('row')
  const words = rows.map(({ textContent }) => textContent)
  for (const text of [
    /^Construction40%19 Oct.*29 Jan 2027/,
    /^Construction finished0%29 Jan 2027–$/,
    /^Survey100%3 Aug.*14 Aug/,
  ])
    expect(words).toContainEqual(expect.stringMatching(text))
  expect(words).toHaveLength(1 + 6 + 6)
  const log = screen.getByText('North roof').closest('li')
  expect(log?.querySelector('img')?.getAttribute('src')).toBe('/roof.jpg')
})

test('a milestone shows plan, day reached and what it waits for', async () => {
  await open('emp07', `/scheduleDetail?id=${PROJECT}`)
  expect(await screen.findByText('Planned 25 Sep · reached 25 Sep')).toBeTruthy()
  expect(
    screen.getByRole('button', {
      name: /^Construction finished ◆ critical ?Planned 18 Dec · expected 5 Jan[^·]* · after Permit, Equipment on site/,
    }),
  ).toBeTruthy()
})

test('milestones that wait for each other are shown by their names', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  const first = table.get('ML-000001-1')
  if (first) table.put({ ...first, after: ['ML-000001-2'] })
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  expect(
    await screen.findByText('These milestones wait for each other: Site survey → Construction drawings → Site survey'),
  ).toBeTruthy()
})

test('a milestone that waits for itself is refused with the names on the way, in the language of the page', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  const first = table.get('ML-000001-1')
  if (first) table.put({ ...first, after: ['ML-000001-6'] })
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  await userEvent.click(await screen.findByRole('button', { name: /^Equipment on site/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(await sheet.findByRole('button', { name: 'Mark as reached' }))
  expect(await sheet.findByText(/^Tasks wait for each other: Site survey → .* → Site survey\.$/)).toBeTruthy()
})

test('somebody else saved the task first: both versions are shown, and mine is saved upon theirs', async () => {
  const sim = simulate(dev)
  const tasks = () => sim.as('emp07').call(getTasks, { id: PROJECT })
  const [task] = await tasks()
  if (!task) throw new Error('no task')
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=task&of=${task.id}`, sim)
  await field(/Done/)
  const { id: taskId, name, version, start, end } = task
  const theirs = { id: PROJECT, taskId, name, version, start, end, phase: 'build', owner: 'emp07' } as const
  await sim.as('emp07').call(saveTask, { ...theirs, percent: 60, state: 'doing' })
  fireEvent.change(await field(/Done/), { target: { value: '80' } })
  await press('Save')
  const conflict = within(await screen.findByRole('alert'))
  expect(conflict.getByText(/Yours: 80/)).toBeTruthy()
  await press('Save mine')
  await waitFor(async () => {
    const saved = (await tasks()).find(({ id }: Task) => id === taskId)
    expect(saved).toMatchObject({ percent: 80, version: version + 2 })
  })
})

test('less than somebody else has reported meanwhile asks for a reason, of a phase', async () => {
  const sim = simulate(dev)
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=progress&of=build`, sim)
  await field(/Done/)
  const report = { id: PROJECT, phase: 'build' as const, version: 1, photos: [] }
  await sim.as('emp07').call(reportProgress, { ...report, percent: 60 })
  fireEvent.change(await field(/Done/), { target: { value: '50' } })
  await press('Save')
  await within(await screen.findByRole('alert')).findByText(/Theirs: 60/)
  await press('Save mine')
  fireEvent.change(await field(/Reason/), { target: { value: 'Counted again' } })
  await press('Save')
  await waitFor(() => expect(sim.store.table(projectKind).get(PROJECT)?.phases[4]?.percent).toBe(50))
})

test('less than somebody else has reported meanwhile asks for a reason, of a task', async () => {
  const sim = simulate(dev)
  const taskId = 'TK-000005'
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=task&of=${taskId}`, sim)
  await field(/Done/)
  const { version = 0 } = sim.store.table(taskKind).get(taskId) ?? {}
  await sim.as('emp07').call(reportProgress, { id: PROJECT, taskId, version, percent: 90, photos: [] })
  fireEvent.change(await field(/Done/), { target: { value: '50' } })
  await press('Save')
  await screen.findByRole('alert')
  await press('Save mine')
  fireEvent.change(await field(/Reason/), { target: { value: 'Counted again' } })
  await press('Save')
  await waitFor(() => expect(sim.store.table(taskKind).get(taskId)?.percent).toBe(50))
})

test('what was written before the report of somebody else was opened can be brought back', async () => {
  const sim = simulate(dev)
  const { core } = await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily`, sim)
  fireEvent.change(await field(/Machines/), { target: { value: '2 cranes' } })
  const [first] = [...sim.store.table(dailyKind).values()].filter(({ projectId }) => projectId === SITE)
  const theirs = { ...first, dailyId: 'DR-900001', date: '2026-11-20', machines: '1 lift', by: 'emp28' } as SimDaily
  sim.store.table(dailyKind).put(theirs)
  await act(() => core.store(projects).of(SITE).parts.daily.load())
  await press('Open that report')
  await screen.findByText(/^This is the report of/)
  expect(await field(/Machines/)).toHaveProperty('value', '1 lift')
  // However long that one is read, and whatever is changed of it.
  expect(core.feedback.toasts).toEqual([])
  fireEvent.change(await field(/Machines/), { target: { value: '1 lift, 1 crane' } })
  await press('Back to mine')
  expect(await field(/Machines/)).toHaveProperty('value', '2 cranes')
  expect(screen.queryByRole('button', { name: 'Back to mine' })).toBeNull()
})

test('a milestone that somebody else has reached meanwhile can be corrected at once', async () => {
  const sim = simulate(dev)
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  await userEvent.click(await screen.findByRole('button', { name: /^Equipment on site/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Equipment on site')
  const reach = { id: PROJECT, milestoneId: 'ML-000001-4', version: 1 }
  await sim.as('emp07').call(reachMilestone, { ...reach, actual: '2026-11-18' })
  await userEvent.click(await sheet.findByRole('button', { name: 'Mark as reached' }))
  await sheet.findByText('Somebody else has changed this in the meantime.')
  await sheet.findByText('reached 18 Nov')
  await userEvent.click(sheet.getByRole('button', { name: 'Mark as reached' }))
  await waitFor(() => expect(sim.store.table(milestoneKind).get('ML-000001-4')?.actual).toBe('2026-11-20'))
})

test('a plan that somebody else has moved meanwhile is shown in the sheet before it is overwritten', async () => {
  const sim = simulate(dev)
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  await screen.findByText('Progress against plan')
  await press('More actions')
  await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Construction' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New plan: Construction' }))
  fireEvent.change(await sheet.findByRole('textbox', { name: /Reason/ }), { target: { value: 'Rain' } })
  // Neither the end of the project nor what is done changes with it.
  const theirs = { id: PROJECT, version: 1, phase: 'build' as const, planStart: '2026-10-26', planEnd: '2026-12-28' }
  await sim.as('emp07').call(changePlan, { ...theirs, reason: 'Late frames' })
  await userEvent.click(sheet.getByRole('button', { name: 'Save plan' }))
  expect(await sheet.findByText(/^Construction: 19 Oct – 18 Dec → 26 Oct – 28 Dec$/)).toBeTruthy()
  await userEvent.click(sheet.getByRole('button', { name: 'Save plan' }))
  await waitFor(() =>
    expect(sim.store.table(projectKind).get(PROJECT)?.phases[4]).toMatchObject({ planEnd: '2026-12-18' }),
  )
})

test('who may not report reads all of a daily report', async () => {
  await open('rep01', `/scheduleDetailYk?id=${SITE}`)
  await userEvent.click(await screen.findByRole('button', { name: /^19 Nov/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Sunny · 14–22 °C')).toBeTruthy()
  expect(sheet.getByText('16 people, 148 man-hours')).toBeTruthy()
  expect(sheet.getByText('12 people, 9 h')).toBeTruthy()
  expect(sheet.getByText(/^Foundations \d/)).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Change this report' })).toBeNull()
})

test('a project that is no site has no daily reports: no page and no form of them', async () => {
  await open('emp07', `/scheduleDetailYk?id=${PROJECT}`)
  expect(await screen.findByText('Progress against plan')).toBeTruthy()
  expect(screen.queryByText('Quantities against plan')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Today’s report' })).toBeNull()
  cleanup()
  await open('emp07', `/scheduleDetailYk?id=${PROJECT}&form=daily`)
  await waitFor(() => expect(document.querySelector('[data-state="denied"], .state')).toBeTruthy())
  expect(screen.queryByRole('textbox', { name: /Machines/ })).toBeNull()
})

test('the report of a day that is still to come is that of today', async () => {
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=2026-12-24`)
  expect(await screen.findByRole('heading', { name: 'Daily report 20 Nov' })).toBeTruthy()
})

test('the start page has every milestone of the next days, not only the first of a project', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  const due = (id: string, plan: string) => {
    const milestone = table.get(id)
    if (milestone) table.put({ ...milestone, plan })
  }
  due('ML-000001-5', '2026-11-24')
  due('ML-000001-6', '2026-11-25')
  const items = await today(simCore(sim, plugin, 'emp07').core, new AbortController().signal)
  const own = items.filter(({ id, to }) => id.startsWith('milestone') && to?.includes(PROJECT))
  expect(own.map(({ detail, due }) => [detail, due])).toEqual([
    ['Milestone: Equipment on site', 'late'],
    ['Milestone: Construction finished', 'soon'],
    ['Milestone: Acceptance', 'soon'],
  ])
})

test.each([
  ['of today and of the fifth day', ['2026-11-20', '2026-11-25', '2026-11-26'], ['today', 'soon']],
  ['none of the sixth day', ['2026-11-26', '2026-11-27', '2026-11-28'], []],
])('the start page has milestones %s', async (_, plans, expected) => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  plans.forEach((plan, at) => {
    const milestone = table.get(`ML-000001-${at + 4}`)
    if (milestone) table.put({ ...milestone, plan })
  })
  const items = await today(simCore(sim, plugin, 'emp07').core, new AbortController().signal)
  const own = items.filter(({ id, to }) => id.startsWith('milestone') && to?.includes(PROJECT))
  expect(own.map(({ due }) => due)).toEqual(expected)
})

test('a major accident leads to the site, where its report is', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep02')
  const openHref = jest.spyOn(core.navigation, 'openHref')
  const handler = plugin.messages?.find(({ type }) => type === 'schedule.safety')?.handler
  const { default: openIt } = (await handler?.()) ?? {}
  openIt?.(core, { id: SITE } as never)
  expect(openHref).toHaveBeenCalledWith(href(scheduleDetailYk, { id: SITE }))
})

test('after noon of the next day a report asks for a note before it is sent', async () => {
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=2026-11-18`)
  fireEvent.change(await field(/Machines/), { target: { value: '2 cranes' } })
  await press('Save')
  expect(await screen.findByText('Say why it is corrected.')).toBeTruthy()
})

test('a report of a task opens first of all, before anything of its project was shown', async () => {
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=progress&of=TK-000003`)
  expect(await field(/Done/)).toBeTruthy()
})

/** The blocked task of the project. */
const blockedIn = (sim: ReturnType<typeof simulate>) => {
  const found = [...sim.store.table(taskKind).values()].find(
    ({ projectId, state }) => projectId === PROJECT && state === 'blocked',
  )
  if (!found) throw new Error('no blocked task')
  return found
}

test('a task that goes on loses the reason why it was blocked', async () => {
  const sim = simulate(dev)
  const { taskId } = blockedIn(sim)
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=task&of=${taskId}`, sim)
  await field(/Reason/)
  await userEvent.click(screen.getByText('Under way'))
  await press('Save')
  await waitFor(() => expect(sim.store.table(taskKind).get(taskId)?.state).toBe('doing'))
  expect(sim.store.table(taskKind).get(taskId)?.reason).toBeUndefined()
})

test('why a task was blocked does not explain that less of it is done', async () => {
  const sim = simulate(dev)
  const { taskId, ...task } = blockedIn(sim)
  sim.store.table(taskKind).put({ ...task, taskId, percent: 50 })
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=task&of=${taskId}`, sim)
  await field(/Reason/)
  await userEvent.click(screen.getByText('Under way'))
  fireEvent.change(await field(/Done/), { target: { value: '20' } })
  await press('Save')
  expect(await screen.findByText('0 to 100; lower needs a reason.')).toBeTruthy()
  fireEvent.change(await field(/Reason/), { target: { value: 'Counted again' } })
  await press('Save')
  await waitFor(() => expect(sim.store.table(taskKind).get(taskId)).toMatchObject({ percent: 20, state: 'doing' }))
})

test('the percent of somebody else is taken over, and what was written of it stays', async () => {
  const sim = simulate(dev)
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=progress&of=accept`, sim)
  await field(/Done/)
  const report = { id: PROJECT, phase: 'accept' as const, version: 1, photos: [] }
  await sim.as('emp07').call(reportProgress, { ...report, percent: 60 })
  fireEvent.change(await field(/Done/), { target: { value: '40' } })
  fireEvent.change(await field(/What was done/), { target: { value: 'North roof' } })
  await press('Save')
  await screen.findByRole('alert')
  await press('Use theirs')
  expect(await field(/Done/)).toHaveProperty('value', '60')
  expect(await field(/What was done/)).toHaveProperty('value', 'North roof')
  await press('Save')
  await waitFor(() => expect(sim.store.table(projectKind).get(PROJECT)?.phases[5]).toMatchObject({ version: 3 }))
})

/** Daily reports of the site, the latest first. */
const reportsIn = (sim: ReturnType<typeof simulate>) =>
  [...sim.store.table(dailyKind).values()]
    .filter(({ projectId }) => projectId === SITE)
    .sort((a, b) => (a.date > b.date ? -1 : 1))

test('all that somebody else changed of a daily report is shown before it is overwritten', async () => {
  const sim = simulate(dev)
  const [report] = reportsIn(sim)
  if (!report) throw new Error('no report')
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=${report.date}`, sim)
  await field(/Machines/)
  const quantities = [{ code: 'cable', done: 1234.5 }]
  const theirs = { tempMin: 3, tempMax: 33, machines: '1 lift', quantities, photos: ['/roof.jpg'], crew: [] }
  sim.store.table(dailyKind).put({ ...report, ...theirs, version: report.version + 1 })
  fireEvent.change(await field(/Machines/), { target: { value: '2 cranes' } })
  await press('Save')
  const conflict = await screen.findByRole('alert')
  for (const text of ['3', '33', '1 lift', 'Cables 1,234.5 km', 'roof.jpg'])
    expect(conflict.textContent).toContain(`Theirs: ${text}`)
})

test('all that somebody else changed of a task or a risk is shown before it is overwritten', async () => {
  const sim = simulate(dev)
  const [task] = [...sim.store.table(taskKind).values()].filter(({ projectId }) => projectId === PROJECT)
  if (!task) throw new Error('no task')
  await open('emp07', `/scheduleDetail?id=${PROJECT}&form=task&of=${task.taskId}`, sim)
  await field(/Name/)
  const theirs = { name: 'Frames', phase: 'accept' as const, start: '2026-08-01', end: '2026-12-20', percent: 35 }
  sim.store.table(taskKind).put({ ...task, ...theirs, version: task.version + 1 })
  await press('Save')
  const conflict = await screen.findByRole('alert')
  for (const text of ['Frames', 'Acceptance', '1 Aug', '20 Dec', '35%'])
    expect(conflict.textContent).toContain(`Theirs: ${text}`)
  cleanup()
  const [risk] = [...sim.store.table(riskKind).values()].filter(({ projectId }) => projectId === SITE)
  if (!risk) throw new Error('no risk')
  await open('emp07', `/scheduleDetail?id=${SITE}&form=risk&of=${risk.riskId}`, sim)
  await field(/What may happen/)
  sim.store.table(riskKind).put({ ...risk, text: 'Heat', owner: 'emp28', version: risk.version + 1 })
  await press('Save')
  const other = await screen.findByRole('alert')
  expect(other.textContent).toContain('Theirs: Heat')
  expect(other.textContent).toContain('Owner')
})

test('rows of the crew and of quantities are entered in the form of a report, and reported', async () => {
  const sim = simulate(dev)
  const [report] = reportsIn(sim)
  if (!report) throw new Error('no report')
  const { dailyId: _, by: __, projectId: id, ...day } = report
  // What that one had done of the foundations is left.
  sim.store.table(dailyKind).put({ ...report, quantities: [] })
  const begun = { ...day, id, version: 0, date: '2026-11-15', crew: [], quantities: [] }
  const address = calls.find(({ call }) => call === saveDaily)?.edit?.(begun)
  if (address) await storeDraft(simCore(sim, plugin, 'emp07').core.drafts, address)
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=2026-11-15`, sim)
  await field(/Machines/)
  const addRow = async (button: string, values: Readonly<Record<string, string>>) => {
    await press(button)
    const sheet = within(await screen.findByRole('dialog'))
    for (const [name, value] of Object.entries(values))
      fireEvent.change(await sheet.findByLabelText(new RegExp(`^${name}`)), { target: { value } })
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await addRow('Add Crew', { Trade: '吊装', People: '3', 'Hours each': '7.5' })
  await addRow('Add Quantities of the day', { 'Done that day': '2' })
  await press('Save')
  await waitFor(() =>
    expect(reportsIn(sim).find(({ date }) => date === '2026-11-15')).toMatchObject({
      crew: [{ trade: '吊装', heads: 3, hours: 7.5 }],
      quantities: [{ code: 'foundation', done: 2 }],
    }),
  )
})

test('a report that is written over midnight stays that of its day', async () => {
  const sim = simulate(dev)
  jest.setSystemTime(new Date('2026-11-20T23:59:00+08:00'))
  const { core } = await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily`, sim)
  fireEvent.change(await field(/Machines/), { target: { value: '3 cranes' } })
  jest.setSystemTime(new Date('2026-11-21T00:01:00+08:00'))
  await act(() => core.store(projects).of(SITE).parts.daily.load())
  expect(await screen.findByRole('heading', { name: 'Daily report 20 Nov' })).toBeTruthy()
  expect(await screen.findByLabelText(/^Day/)).toHaveProperty('value', '2026-11-20')
  expect(await field(/Machines/)).toHaveProperty('value', '3 cranes')
})

test('a quantity of which somebody else has reported the rest meanwhile is refused with what there is', async () => {
  const sim = simulate(dev)
  const [report] = reportsIn(sim)
  if (!report) throw new Error('no report')
  const { dailyId: _, by: __, projectId: id, ...day } = report
  const own = { ...day, id, version: 0, date: '2026-11-15', quantities: [{ code: 'cable', done: 2 }] }
  const address = calls.find(({ call }) => call === saveDaily)?.edit?.(own)
  if (address) await storeDraft(simCore(sim, plugin, 'emp07').core.drafts, address)
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=2026-11-15`, sim)
  const row = await screen.findByRole('button', { name: /^Cables/ })
  expect(row.textContent).toContain('2 km')
  const theirs = { dailyId: 'DR-900004', date: '2026-11-08', quantities: [{ code: 'cable', done: 17 }], by: 'emp28' }
  sim.store.table(dailyKind).put({ ...report, ...theirs })
  await press('Save')
  expect(await screen.findByText('More than the total 18 km.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Cables/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('1 of 18 left')).toBeTruthy()
})

test('the report of a Saturday is filed like that of any day', async () => {
  const sim = simulate(dev)
  const [report] = reportsIn(sim)
  if (report)
    sim.store.table(dailyKind).put({ ...report, dailyId: 'DR-900002', date: '2026-11-20', photos: ['/today.jpg'] })
  const { shown } = await open('emp07', `/scheduleDetailYk?id=${SITE}`, sim)
  await userEvent.click(await screen.findByRole('button', { name: 'Report of another day' }))
  await waitFor(() => expect(shown()).toContain('form=daily'))
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: '2026-11-14' } })
  expect(await screen.findByLabelText(/^Day/)).toHaveProperty('value', '2026-11-14')
})

test('a day that has a report already is said, also where it is chosen', async () => {
  const sim = simulate(dev)
  const [report] = reportsIn(sim)
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=2026-11-14`, sim)
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: report?.date } })
  expect(await screen.findByRole('button', { name: 'Open that report' })).toBeTruthy()
})

test('a second correction says anew why', async () => {
  const sim = simulate(dev)
  const report = reportsIn(sim)[5]
  if (!report) throw new Error('no report')
  sim.store.table(dailyKind).put({ ...report, note: 'Counted again' })
  await open('emp07', `/scheduleDetailYk?id=${SITE}&form=daily&of=${report.date}`, sim)
  expect(await field(/Why it is corrected/)).toHaveProperty('value', '')
})

test('a day that has passed is none on which a milestone is expected', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(milestoneKind)
  const milestone = table.get('ML-000001-5')
  if (milestone) table.put({ ...milestone, forecast: '2026-11-10' })
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  const row = await screen.findByRole('button', { name: /^Construction finished/ })
  expect(row.textContent).not.toContain('expected')
})

test('a milestone that was reached on another day is corrected', async () => {
  const sim = simulate(dev)
  const reached = () => sim.store.table(milestoneKind).get('ML-000001-3')
  await open('emp07', `/scheduleDetail?id=${PROJECT}`, sim)
  await userEvent.click(await screen.findByRole('button', { name: /reached 25 Sep/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const day = await sheet.findByLabelText(/^Reached on/)
  expect(day).toHaveProperty('value', '2026-09-25')
  fireEvent.change(day, { target: { value: '2026-09-24' } })
  await userEvent.click(sheet.getByRole('button', { name: 'Mark as reached' }))
  await waitFor(() => expect(reached()?.actual).toBe('2026-09-24'))
})
