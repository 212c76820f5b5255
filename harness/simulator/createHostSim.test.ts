import { waitFor } from '@testing-library/react'
import { showDevice } from './appearance'
import { createHostSim } from './createHostSim'
import { HostLog } from './HostLog'
import { type Memory, memoryOf } from './memory'
import { RuleBook } from './RuleBook'
import type { Simulator } from './Simulator'
import { StepRecorder } from './StepRecorder'
import { scenarios } from './scenarios'
import { checkScenario, readScenario } from './scenarioText'
import type { Scenario } from './types'

// How a device looks is tested beside it, on a page.
jest.mock('./appearance', () => ({ showDevice: jest.fn() }))

/** A simulated host on a page that leaves to `opened()`, and its requests to the back end. */
function hostOf(scenario: Scenario, state?: object) {
  const memory = memoryOf(scenario, '')
  const requests: string[] = []
  const bodies: unknown[] = []
  const addresses: string[] = []
  const view = {
    location: {
      href: 'http://sim.example/simulated.html?s=given#/page',
      hash: '#/page',
      replace: (address: string) => addresses.push(address),
    },
    document: { cookie: '' },
    fetch: async (address: string, { method, body }: RequestInit) => {
      requests.push(`${method} ${address}`)
      bodies.push(JSON.parse(String(body ?? 'null')))
      return state ? Response.json(state) : new Response('{}')
    },
  }
  const recorder = new StepRecorder({ memory, log: new HostLog(), pending: () => [], isHearing: () => false })
  const notes: unknown[][] = []
  const note = (...given: unknown[]) => notes.push(given)
  const rules = new RuleBook()
  const stored: string[][] = []
  const parts = {
    storage: { write: (_: Storage, ...value: string[]) => stored.push(value) },
  }
  const simulator = { view, memory, recorder, rules, note, ...parts }
  const hostSim = createHostSim(simulator as unknown as Simulator, Promise.resolve())
  const opened = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const [address = ''] = addresses
    return readScenario(new URL(address).searchParams.get('s') ?? '')
  }
  return { hostSim, memory, view, rules, requests, bodies, notes, addresses, stored, opened }
}

test('another persona has the faults that the tester has now, once', async () => {
  const { hostSim, requests, opened } = hostOf({ ...scenarios.browser, faults: [{ status: 500 }] })
  await hostSim.faults([{ path: 'getClueList', delayMs: 10 }])
  await hostSim.persona('rep02')
  expect(await opened()).toMatchObject({
    launch: { path: '/page', persona: 'rep02' },
    faults: [{ status: 500 }, { path: 'getClueList', delayMs: 10 }],
  })
  expect(requests).toEqual(['POST /__sim/faults', 'DELETE /__sim/faults'])
})

test('another persona begins on the page and with what the tester has set meanwhile, as in a replay', async () => {
  const { hostSim, opened } = hostOf({ ...scenarios.browser, launch: { path: '/clueList', persona: 'rep01' } })
  hostSim.permission('camera', 'denied')
  hostSim.rule({ method: 'scanCode', then: 'fail' })
  await hostSim.persona('rep02')
  expect(await opened()).toMatchObject({
    launch: { path: '/page', persona: 'rep02' },
    permissions: { camera: 'denied' },
    rules: [{ method: 'scanCode', then: 'fail' }],
  })
})

test('a recording counts rules and faults from its begin, as its replay does', async () => {
  const { hostSim, rules, requests, bodies } = hostOf(scenarios.browser)
  hostSim.unrule(hostSim.rule({ method: 'takePhoto', then: 'fail' }))
  hostSim.rule({ method: 'scanCode', nth: 1, then: 'fail' })
  await hostSim.faults([{ path: 'getClueList', nth: 1 }])
  requests.length = 0
  bodies.length = 0
  await hostSim.record(true)
  expect(rules.list()).toEqual([{ method: 'scanCode', nth: 1, then: 'fail', id: 'r1', seen: 0, fired: 0 }])
  expect(requests.slice(0, 2)).toEqual(['DELETE /__sim/faults', 'POST /__sim/faults'])
  expect(bodies.slice(0, 2)).toEqual([[{ path: 'getClueList', nth: 1 }], [{ path: 'getClueList', nth: 1 }]])
})

test('a device in another language changes the language of the app that runs', async () => {
  const { hostSim, view } = hostOf(scenarios.browser)
  const setLanguage = jest.fn()
  Object.assign(view, { app: { registry: {}, setLanguage } })
  Object.assign(view.document, { documentElement: { lang: 'en' } })
  await hostSim.device({ locale: 'zh-CN' })
  hostSim.device({ fontScale: 1.3 })
  expect(setLanguage.mock.calls).toEqual([['zh-CN']])
})

test('a device without a language of its own gives the app back the one that it had', () => {
  const { hostSim, view } = hostOf(scenarios.browser)
  const setLanguage = jest.fn((lang: string) => Object.assign(view.document, { documentElement: { lang } }))
  Object.assign(view, { app: { registry: {}, setLanguage }, navigator: { language: 'zh-HK' } })
  Object.assign(view.document, { documentElement: { lang: 'en' } })
  hostSim.device({ locale: 'zh-CN' })
  hostSim.device({ locale: 'zh-TW' })
  hostSim.device({ locale: '' })
  hostSim.device({ locale: '' })
  expect(setLanguage.mock.calls).toEqual([['zh-CN'], ['zh-CN'], ['en']])
})

test('with another set of photos, and in a recording, the camera begins with the first one', async () => {
  const { hostSim, memory } = hostOf(scenarios.browser)
  memory.taken = 2
  hostSim.media({ segmentClock: 5 })
  expect(memory.taken).toBe(2)
  hostSim.media({ photos: [] })
  expect(memory.taken).toBe(0)
  memory.taken = 2
  await hostSim.record(true)
  expect(memory.taken).toBe(0)
})

test('with other codes, and in a recording, the scanner begins with the first one', async () => {
  const { hostSim, memory } = hostOf(scenarios.browser)
  memory.scanned = 2
  hostSim.media({ photos: [] })
  expect(memory.scanned).toBe(2)
  hostSim.media({ scans: ['a', 'b'] })
  expect(memory.scanned).toBe(0)
  memory.scanned = 2
  await hostSim.record(true)
  expect(memory.scanned).toBe(0)
})

test('a fault that is removed ends alone, and does not begin again', async () => {
  const [slow, broken] = [{ path: 'getClueList', delayMs: 10 }, { status: 500 }]
  const { hostSim, memory, requests, bodies } = hostOf({ ...scenarios.browser, faults: [slow, broken] })
  await hostSim.faults([slow], 'remove')
  expect([requests, bodies, memory.faults]).toEqual([['DELETE /__sim/faults'], [[slow]], [broken]])
})

test('the scenario that is open is loaded again: it begins anew, where the same address would be a reload', async () => {
  const scenario = scenarios['messaging-ios']
  const first = hostOf(scenario)
  await first.hostSim.load(scenario)
  expect(await first.opened()).toEqual(scenario)
  const [address = ''] = first.addresses
  const again = hostOf(scenario)
  const replaceState = jest.fn()
  Object.assign(again.view, { history: { state: null, replaceState } })
  again.view.location.href = address
  await again.hostSim.load(scenario)
  expect(await again.opened()).toEqual(scenario)
  expect([again.addresses[0] === address, replaceState.mock.calls]).toEqual([false, []])
})

test('another persona has the same data, and the steps that are left', async () => {
  const steps = [
    { call: 'persona', with: ['rep02'] },
    { call: 'see', with: [{ text: 'Home' }] },
  ] as const
  const { hostSim, memory, requests, opened } = hostOf({ ...scenarios.browser, data: { seed: 7 }, steps })
  memory.steps = { ...memory.steps, next: 1 }
  await hostSim.persona('rep02')
  const scenario = await opened()
  expect([scenario.steps, scenario.data, scenario.faults]).toEqual([steps.slice(1), undefined, undefined])
  expect([memory.next, requests]).toEqual(['switched', []])
})

test('a recorded session has its date, because the app offers days by it; that of the scenario stays', async () => {
  const startOf = async (scenario: Scenario) => {
    const { hostSim, memory } = hostOf(scenario)
    await hostSim.record(true)
    return memory.recorded?.start.clock ?? ''
  }
  expect(Math.abs(Date.parse(await startOf(scenarios.browser)) - Date.now())).toBeLessThan(60_000)
  const clock = '2026-11-20T01:41:00Z'
  expect(await startOf({ ...scenarios.browser, clock })).toBe(clock)
})

test('a recorded session has size, seed and time of the back end, so that it replays on another day', async () => {
  const state = { size: 'small', seed: 3, now: '2026-11-20T01:41:07.000Z', wanted: null, import: null }
  const startOf = async (given: object) => {
    const { hostSim, memory } = hostOf({ ...scenarios.browser, data: { seed: 1 } }, given)
    await hostSim.record(true)
    return memory.recorded?.start.data
  }
  expect(await startOf(state)).toEqual({ size: 'small', seed: 3, now: state.now })
  const now = '2026-11-20T01:41:00.000Z'
  expect(await startOf({ ...state, wanted: { now } })).toEqual({ size: 'small', seed: 3, now })
  // Another size or seed would be without the sites of its file.
  expect(await startOf({ ...state, import: { read: 5 } })).toEqual({ now: state.now })
})

test('what follows at once is recorded, although the data of the back end are known a moment later', async () => {
  const { hostSim, memory } = hostOf(scenarios.browser, { size: 'small', seed: 3, now: '2026-11-20T01:41:07.000Z' })
  const sim = new StepRecorder({ memory, log: new HostLog(), pending: () => [], isHearing: () => false }).recording(
    hostSim,
  )
  const recording = sim.record(true)
  sim.permission('camera', 'denied')
  await recording
  expect(memory.recorded?.steps).toEqual([{ call: 'permission', with: ['camera', 'denied'] }])
  expect(memory.recorded?.start.data).toMatchObject({ seed: 3 })
})

test('a reset and a saved record are steps, and reach the store of this browser', async () => {
  const { hostSim, memory, view, requests, bodies } = hostOf({ ...scenarios.browser, faults: [{ status: 500 }] })
  const recorder = new StepRecorder({ memory, log: new HostLog(), pending: () => [], isHearing: () => false })
  const sim = recorder.recording(hostSim)
  await sim.data()
  expect([view.document.cookie, memory.faults]).toEqual(['', []])
  await sim.record(true)
  const wanted = { size: 'small', seed: 7, now: '2026-11-20T01:41:00.000Z' } as const
  await sim.data(wanted)
  await sim.put('lead', 'L-000008', { owner: 'rep02' }, 4)
  expect(memory.recorded?.steps).toEqual([
    { call: 'data', with: [wanted] },
    { call: 'put', with: ['lead', 'L-000008', { owner: 'rep02' }, 4] },
  ])
  expect(view.document.cookie).toMatch(/^sim=tester-/)
  expect(requests).toEqual([
    'POST /__sim/reset',
    'GET /__sim/state',
    'POST /__sim/reset',
    'PUT /__sim/records/lead/L-000008?version=4',
  ])
  expect(bodies).toEqual([{}, null, wanted, { owner: 'rep02' }])
  const [{ steps } = { steps: [] }] = [checkScenario({ ...scenarios.browser, steps: memory.recorded?.steps })]
  expect(steps).toEqual(memory.recorded?.steps)
})

test('another persona removes the faults of its own phone only', async () => {
  const { hostSim, bodies } = hostOf({ ...scenarios.browser, faults: [{ status: 500 }] })
  await hostSim.persona('rep02')
  expect(bodies).toEqual([[{ status: 500 }]])
})

test('recordings in one host are told apart by page and time; a title of its own stays', async () => {
  const titleOf = async (scenario: Scenario) => {
    const { hostSim, memory } = hostOf(scenario)
    await hostSim.record(true)
    return memory.recorded?.start.title
  }
  expect(await titleOf(scenarios['partner-android'])).toMatch(
    /^Partner app, Android, \/page, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  )
  expect(await titleOf({ ...scenarios['partner-android'], title: 'The lens is covered' })).toBe('The lens is covered')
})

test('the title of a recording has the time of the tester, as all that the console shows', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  jest.useFakeTimers({ now: Date.parse('2026-11-20T17:41:07.000Z') })
  const { hostSim, memory } = hostOf(scenarios['partner-android'])
  await hostSim.record(true)
  jest.useRealTimers()
  jest.restoreAllMocks()
  expect(memory.recorded?.start.title).toMatch(/, 2026-11-21 01:41:07$/)
})

test('after the host has ended the page, all is still said of that page, and opens it', async () => {
  const { hostSim, memory, view, addresses } = hostOf(scenarios['partner-android'])
  Object.assign(view, { app: { registry: {}, version: '1.2' } })
  Object.assign(view.document, {
    baseURI: 'http://sim.example/',
    documentElement: { lang: 'zh-CN' },
    querySelector: () => ({ getAttribute: () => 'abc' }),
  })
  await hostSim.lifecycle('kill')
  await waitFor(() => expect(addresses).toEqual(['http://sim.example/sim/ended.html']))
  Object.assign(view, { app: undefined, location: { ...view.location, href: addresses[0], hash: '' } })
  Object.assign(view.document, { documentElement: { lang: 'en' }, querySelector: () => null })
  const scenario = JSON.parse(hostSim.export('scenario'))
  expect(scenario).toMatchObject({ launch: { path: '/page' }, device: { locale: 'zh-CN' } })
  expect(scenario.origin).toMatchObject({ version: '1.2', commit: 'abc' })
  await hostSim.record(true)
  expect(memory.recorded?.start.title).toMatch(/^Partner app, Android, \/page, /)
  const { address } = memory
  await hostSim.lifecycle('kill')
  expect([memory.address, JSON.parse(hostSim.export('scenario')).launch]).toEqual([address, { path: '/page' }])
})

test('recorded and exported is the language that the app shows, once there is an app', async () => {
  const { hostSim, memory, view } = hostOf(scenarios.browser)
  const exported = () => JSON.parse(hostSim.export('scenario')).device
  Object.assign(view.document, { documentElement: { lang: 'zh-CN' }, querySelector: () => null })
  expect(exported()).toBeUndefined()
  Object.assign(view, { app: { registry: {} } })
  expect(exported()).toEqual({ locale: 'zh-CN' })
  await hostSim.record(true)
  expect(memory.recorded?.start.device).toEqual({ locale: 'zh-CN' })
})

test('what the tester changes about network and permissions stands in the log, where it happened', () => {
  const { hostSim, notes } = hostOf(scenarios.browser)
  hostSim.network({ latencyMs: 120 })
  hostSim.permission('camera', 'denied')
  expect(notes).toEqual([
    ['network', 'done', { latencyMs: 120 }],
    ['permission', 'done', { camera: 'denied' }],
  ])
})

/** A phone that is no longer as its scenario began, and what a reset does to it. */
function resetOf(scenario: Scenario, change: (memory: Memory) => void) {
  const memory = memoryOf(scenario, '')
  change(memory)
  const events: unknown[] = []
  const recorder = { end: () => undefined, isTaken: true }
  const simulator = {
    memory,
    keyboard: 300,
    rules: new RuleBook(),
    note: () => undefined,
    view: {
      dispatchEvent: ({ type }: Event) => events.push(type),
      navigator: { language: 'en-GB' },
      app: { registry: {}, setLanguage: (language: string) => events.push(language) },
    },
    toPage: { call: (name: string, payload?: unknown) => events.push(payload ? [name, payload] : name) },
    desk: { drop: () => undefined },
    log: { clear: () => undefined },
    phone: { recorder, stopPlaying: () => undefined },
    visibility: { show: () => events.push('shown') },
    panes: { show: () => undefined },
  }
  createHostSim(simulator as unknown as Simulator, Promise.resolve()).reset()
  return { events, simulator, memory, recorder }
}

test('a reset shows the device again, closes the keyboard and tells the app of the network', () => {
  const { events, simulator, memory } = resetOf(scenarios['partner-ios'], (before) => {
    before.network = { ...before.network, offline: true }
  })
  expect([events, simulator.keyboard, memory.network.offline]).toEqual([['shown', 'online', 'closeKeybord'], 0, false])
  expect(showDevice).toHaveBeenCalledWith(simulator.view, memory, expect.anything())
})

test('a reset is heard by the app: no network, the language, the keyboard; a phone call ends', () => {
  const scenario: Scenario = {
    ...scenarios['partner-ios'],
    network: { offline: true },
    device: { locale: 'zh-CN' },
    keyboard: 250,
  }
  const { events, simulator, recorder } = resetOf(scenario, (before) => {
    before.network = { ...before.network, offline: false }
  })
  expect(events).toEqual(['shown', 'zh-CN', 'offline', 'closeKeybord', ['openKeybord', { height: 250 }]])
  expect([simulator.keyboard, recorder.isTaken]).toEqual([250, false])
})

test('a reset to a scenario without a language gives back that of the browser, if none is known', () => {
  const { events } = resetOf(scenarios['partner-ios'], (before) => {
    before.device = { ...before.device, locale: 'zh-CN' }
  })
  expect(events).toContain('en')
})

test('the page of an ended web view has the language that the app had', async () => {
  const { hostSim, memory, view } = hostOf(scenarios['partner-ios'])
  Object.assign(view.document, {
    documentElement: { lang: 'zh-CN' },
    baseURI: 'http://sim.example/',
    querySelector: () => null,
  })
  Object.assign(view, { app: { registry: {} } })
  await hostSim.lifecycle('kill')
  Object.assign(view, { app: undefined })
  expect([memory.ended?.language, JSON.parse(hostSim.export('scenario')).device]).toEqual([
    'zh-CN',
    { locale: 'zh-CN' },
  ])
})

test('the language that is chosen after a kill is that of the next page', async () => {
  const { hostSim, memory, view, stored } = hostOf(scenarios['partner-ios'])
  Object.assign(view.document, {
    documentElement: { lang: 'zh-CN' },
    baseURI: 'http://sim.example/',
    querySelector: () => null,
  })
  Object.assign(view, { app: { registry: {} } })
  await hostSim.lifecycle('kill')
  Object.assign(view, { app: undefined })
  await hostSim.device({ locale: 'en' })
  expect([stored, memory.ended?.language]).toEqual([[['language', 'en']], 'en'])
  expect(JSON.parse(hostSim.export('scenario')).device).toEqual({ locale: 'en' })
})

test.each([
  [null, false],
  [{ usr: { entry: 'a', index: 0 } }, false],
  [{ usr: { entry: 'b', index: 1 } }, true],
])('a back gesture on the page with the state %j goes back: %s', async (state, isBack) => {
  const { hostSim, view } = hostOf(scenarios.browser)
  const back = jest.fn()
  Object.assign(view, { history: { state, back } })
  await hostSim.lifecycle('back-gesture')
  expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0)
})
