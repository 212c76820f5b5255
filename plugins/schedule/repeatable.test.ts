import { waitFor } from '@testing-library/react'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { isReadAgain } from '#testing'
import { getProject, getTasks, type Project, reportProgress, saveDaily, saveTask } from './api'
import { dailyKind, logKind, logsOf, projectKind, taskKind } from './backend/records'
import dev from './dev'
import plugin from './plugin'
import { projectRows, projects } from './records'
import calls from './repeatable'

/** What waits on a phone: what it changes of a project, and how it is compared with what somebody else saved. */

const PROJECT = 'PJ-000001'
const declared = (call: object) => calls.find((each) => each.call === call)
const rep = () => simulate(dev).as('emp07')

beforeAll(() => startScreens(plugin))

test('a report that waits is what the project shows of its phase, and no other one', async () => {
  const project = await rep().call(getProject, { id: PROJECT })
  const overlay = (request: object) =>
    declared(reportProgress)?.overlay?.(project, { id: PROJECT, version: 1, photos: [], ...request }, new Date())
  const changed = overlay({ phase: 'build', percent: 60 }) as Pick<Project, 'phases'>
  expect(changed.phases.map(({ percent }) => percent)).toEqual([100, 100, 100, 90, 60, 0])
  expect(overlay({ taskId: 'TK-000001', percent: 60 })).toEqual({})
})

test('a report and the percent that somebody else reported are compared, of a phase and of a task', () => {
  const { store } = simulate(dev)
  const [project, task] = [store.table(projectKind).get(PROJECT), store.table(taskKind).get('TK-000005')]
  const report = { id: PROJECT, version: 1, percent: 40, photos: [] }
  const compare = (request: object, theirs: object) =>
    declared(reportProgress)?.compare?.({ ...report, ...request }, theirs)
  const manager = { loginName: 'emp07', userName: '何军' }
  expect(compare({ phase: 'build' }, { ...project, manager, can: [], missing: [] })).toEqual([
    { label: 'field.percent', mine: '40%', theirs: '30%' },
  ])
  expect(compare({ taskId: 'TK-000005' }, { ...task, owner: manager, percent: 55 })).toEqual([
    { label: 'field.percent', mine: '40%', theirs: '55%' },
  ])
})

test('one’s own report is sent over the version of the phase or task that somebody else has reported, not the project’s', () => {
  const { store } = simulate(dev)
  const [project, task] = [store.table(projectKind).get(PROJECT), store.table(taskKind).get('TK-000005')]
  const manager = { loginName: 'emp07', userName: '何军' }
  const phases = project?.phases.map((phase) => (phase.code === 'build' ? { ...phase, version: 4 } : phase))
  const report = { id: PROJECT, version: 1, percent: 40, photos: [] }
  const onTop = (request: object, theirs: object) =>
    declared(reportProgress)?.onTop?.({ ...report, ...request }, theirs)
  expect(onTop({ phase: 'build' }, { ...project, version: 7, phases, manager, can: [], missing: [] })).toEqual({
    ...report,
    phase: 'build',
    version: 4,
  })
  expect(onTop({ taskId: 'TK-000005' }, { ...task, owner: manager, version: 3 })).toMatchObject({ version: 3 })
})

test('a task and the report of a day are compared in words', async () => {
  const sim = simulate(dev)
  const { store } = sim
  const task = store.table(taskKind).get('TK-000005')
  const by = { loginName: 'emp07', userName: '何军' }
  const mine = { id: PROJECT, taskId: 'TK-000005', version: 1, name: 'Frames', phase: 'build', owner: 'emp28' }
  const span = { start: '2026-10-19', end: '2026-12-20' }
  expect(
    declared(saveTask)?.compare?.(
      { ...mine, ...span, percent: 40, state: 'blocked', reason: 'No frames' },
      { ...task, owner: by },
    ),
  ).toEqual([
    { label: 'field.name', mine: 'Frames', theirs: '支架安装' },
    { label: 'field.phase', mine: 'Construction', theirs: 'Construction' },
    { label: 'field.owner', mine: 'emp28', theirs: 'emp07', dictionary: 'people' },
    { label: 'field.start', mine: '19 Oct', theirs: '19 Oct' },
    { label: 'field.end', mine: '20 Dec', theirs: '18 Dec' },
    { label: 'field.percent', mine: '40%', theirs: '30%' },
    { label: 'field.state', mine: 'Blocked', theirs: expect.any(String) },
    { label: 'field.reason', mine: 'No frames', theirs: expect.any(String) },
  ])
  const [report] = store.table(dailyKind).values()
  const crew = [{ trade: 'Fitters', heads: 12, hours: 9 }]
  const figures = { tempMin: 3, tempMax: 9, stopHours: 0, crew, quantities: [{ code: 'cable', done: 2.5 }] }
  const known = { ...report, ...figures, machines: '1 lift', photos: ['/f/roof.jpg'], by }
  const photos = ['/f/roof.jpg', 'outbox-file:1']
  const own = { weather: 'storm', problems: 'Power was out.', quantities: [], machines: '2 cranes', photos }
  const { core } = simCore(sim, plugin, 'emp07')
  const compared = () =>
    declared(saveDaily)?.compare?.({ ...known, id: 'PJ-000002', by: undefined, ...own }, known, core)
  expect(compared()).toContainEqual({ label: 'field.quantities', mine: '–', theirs: 'cable 2.5' })
  await core.store(projects).of('PJ-000002').parts.quantities.need()
  expect(compared()).toEqual([
    { label: 'field.weather', mine: 'Storm', theirs: 'Sunny' },
    { label: 'field.tempMin', mine: '3', theirs: '3' },
    { label: 'field.tempMax', mine: '9', theirs: '9' },
    { label: 'field.stopHours', mine: '0', theirs: '0' },
    { label: 'field.crew', mine: 'Fitters 12 × 9 h', theirs: 'Fitters 12 × 9 h' },
    { label: 'field.machines', mine: '2 cranes', theirs: '1 lift' },
    { label: 'field.quantities', mine: '–', theirs: 'Cables 2.5 km' },
    { label: 'field.safety', mine: 'No incident', theirs: 'No incident' },
    { label: 'field.problems', mine: 'Power was out.', theirs: '–' },
    { label: 'field.note', mine: '–', theirs: '–' },
    { label: 'field.photos', mine: 'roof.jpg (f), New file', theirs: 'roof.jpg (f)' },
  ])
})

test('a correction of somebody else’s report whose answer was lost is found; a first report is one’s own', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(dailyKind)
  const [first] = [...table.values()].filter(({ projectId }) => projectId === 'PJ-000002')
  if (!first) throw new Error('no report')
  const { machines: _, problems: __, note: ___, ...filed } = first
  table.put({ ...filed, by: 'emp28', version: 2 })
  const core = { ...sim.as('emp07'), http: sim.as('emp07').call, session: { loginName: 'emp07' } }
  const { date, weather, tempMin, tempMax, stopHours, crew, quantities, safety, photos } = first
  const sent = { id: 'PJ-000002', date, weather, tempMin, tempMax, stopHours, crew, quantities, safety, photos }
  const isThere = (version: number) => declared(saveDaily)?.alreadyThere(core as never, { ...sent, version })
  expect([await isThere(1), await isThere(0)]).toEqual([true, false])
})

test('a new task whose answer was lost is not one of the same name that was there before', async () => {
  const sim = simulate(dev)
  const core = { http: (...call: Parameters<ReturnType<typeof sim.as>['call']>) => sim.as('emp07').call(...call) }
  const [known] = await sim.as('emp07').call(getTasks, { id: PROJECT })
  const again = {
    id: PROJECT,
    version: 0,
    name: known?.name,
    phase: 'build',
    owner: 'emp07',
    percent: 0,
    state: 'open',
  }
  const isThere = (request: object) => declared(saveTask)?.alreadyThere(core as never, request)
  const request = { ...again, start: '2026-11-21', end: '2026-11-28' }
  expect(await isThere(request)).toBe(false)
  await sim.as('emp07').call(saveTask, request as never)
  expect(await isThere(request)).toBe(true)
})

/** Looks up as emp07 what was sent when the answer was lost, with changes: what is there is somebody else's then. */
const lookUp = (sim: ReturnType<typeof simulate>, call: object, sent: object) => {
  const core = { http: sim.as('emp07').call, session: { loginName: 'emp07' } }
  return (changes: object = {}) => declared(call)?.alreadyThere(core as never, { ...sent, ...changes })
}

test.each([
  ['phase', { phase: 'build' as const, version: 1 }],
  ['task', { taskId: 'TK-000005', version: 1 }],
])(
  'a report of a %s whose answer was lost is not a colleague’s of the same percent, nor one’s own of before',
  async (_, about) => {
    const sim = simulate(dev)
    const known = sim.store.table(taskKind).get('TK-000005')
    if (known) sim.store.table(taskKind).put({ ...known, version: 1 })
    const deviceAt = sim.now.toISOString()
    const sent = { id: PROJECT, percent: 60, text: 'North roof', photos: ['/roof.jpg'], deviceAt, ...about }
    const isThere = lookUp(sim, reportProgress, sent)
    await sim.as('emp07').call(reportProgress, sent)
    expect(await isThere()).toBe(sent.version + 1)
    // The form names a photo that is uploaded by now as it did before.
    expect(await isThere({ photos: ['outbox-file:1'] })).toBe(2)
    const others = [{ text: 'South roof' }, { reason: 'Counted again' }, { photos: [] }, { photos: ['/other.jpg'] }]
    for (const other of [
      ...others,
      { percent: 61 },
      { deviceAt: new Date(sim.now.getTime() + 3_600_000).toISOString() },
    ])
      expect([other, await isThere(other)]).toEqual([other, false])
    const log = logsOf(PROJECT, sim.context('emp07')).find(({ at }) => at === deviceAt)
    if (log) sim.store.table(logKind).put({ ...log, by: 'emp28' })
    expect(await isThere()).toBe(false)
  },
)

test('a task whose answer was lost is not one that somebody else has saved with another content', async () => {
  const sim = simulate(dev)
  const { projectId: id, nameEn: _, ...task } = sim.store.table(taskKind).get('TK-000005') ?? fail()
  const sent = { ...task, id, phase: 'build' as const, state: 'blocked' as const, reason: 'No frames' }
  const isThere = lookUp(sim, saveTask, sent)
  await sim.as('emp07').call(saveTask, sent)
  expect(await isThere()).toBe(sent.version + 1)
  const days = [{ start: '2026-08-03' }, { end: '2027-01-29' }]
  const others = [{ name: 'Frames' }, { phase: 'accept' }, { owner: 'emp28' }, { percent: 99 }, { reason: 'Rain' }]
  for (const other of [...days, ...others, { state: 'doing' }])
    expect([other, await isThere(other)]).toEqual([other, false])
})

test('the correction of a day whose answer was lost is not that of somebody else: everything that was sent is compared', async () => {
  const sim = simulate(dev)
  const [first] = [...sim.store.table(dailyKind).values()].filter(({ projectId }) => projectId === 'PJ-000002')
  const { projectId: id, dailyId: _, by: __, late: ___, ...report } = first ?? fail()
  const sent = { ...report, id, version: 0, machines: '1 lift', note: 'Counted again' }
  sim.store.table(dailyKind).put({ ...(first ?? fail()), ...sent, by: 'emp28', version: 2 })
  const isThere = lookUp(sim, saveDaily, { ...sent, version: 1 })
  expect(await isThere()).toBe(true)
  const figures = [{ weather: 'typhoon' }, { tempMin: -3 }, { tempMax: 39 }, { stopHours: 7 }, { safety: 'near' }]
  const words = [{ machines: '2 cranes' }, { problems: 'Power was out.' }, { note: 'Rain' }, { photos: ['/other.jpg'] }]
  const crew = [{ trade: 'Fitters', heads: 99, hours: 9 }]
  for (const other of [...figures, ...words, { crew }, { quantities: [{ code: 'cable', done: 0.5 }] }])
    expect([other, await isThere(other)]).toEqual([other, false])
})

const DAY = { date: '2026-11-20', weather: 'sunny', tempMin: 3, tempMax: 9, stopHours: 0, safety: 'none' }

test.each([
  ['a report', reportProgress, { phase: 'build', version: 1, percent: 60, photos: [] }],
  ['the report of a day', saveDaily, { version: 0, ...DAY, crew: [], quantities: [], photos: [] }],
])('%s that was sent stays over an open project until that was read again', async (_, call, sent) => {
  const { core } = simCore(simulate(dev), plugin, 'emp07')
  const open = core.store(projects).of(PROJECT)
  await open.open()
  const logs = open.parts.logs.value
  const send = () => declared(call)?.afterSent?.(core, { id: PROJECT, ...sent })
  const wasRead = await isReadAgain(core, open.main, send)
  expect([open.main.error, wasRead]).toEqual([undefined, true])
  // Not the record alone: the log has the report too.
  await waitFor(() => expect(open.parts.logs.value).not.toBe(logs))
  expect(open.parts.logs.value).toEqual(logs)
})

test('lists of projects are stale once a report was sent, also of a project that was not opened', async () => {
  const { core } = simCore(simulate(dev), plugin, 'emp07')
  const { revision } = core.store(projectRows)
  const sent = { id: PROJECT, phase: 'build', version: 1, percent: 60, photos: [] }
  await declared(reportProgress)?.afterSent?.(core, sent)
  expect(core.store(projectRows).revision).toBe(revision + 1)
})

const fail = (): never => {
  throw new Error('nothing there')
}
