import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Host } from '../../e2e/support/Host'
import { playwrightTest, presentScenario } from './exportScenario'
import { memoryOf } from './memory'
import { scenarios } from './scenarios'
import { checkScenario } from './scenarioText'
import type { Scenario, Step } from './types'

const origin = { version: '0.1.0', commit: 'abc', host: 'partner, ios', session: 's1', at: '2026-11-20T01:41:00Z' }

test('the present state is the scenario with what the tester has changed since, and nothing else', () => {
  const memory = memoryOf({ ...scenarios['partner-ios'], steps: [{ call: 'release', with: [] }] }, '')
  expect(presentScenario({ ...memory, place: undefined }, [], '/demo')).toEqual({
    ...scenarios['partner-ios'],
    launch: { path: '/demo' },
  })

  memory.permissions.camera = 'denied'
  memory.network = { ...memory.network, offline: true }
  memory.device = { ...memory.device, theme: 'dark' }
  memory.faults = [{ path: 'getClueList', hold: true }]
  const rule = { id: 'r1', method: 'takePhoto', then: 'late', seen: 2, fired: 1 } as const
  const place = { latitude: 23, longitude: 113 }
  const present = presentScenario({ ...memory, place }, [rule], '/demo')
  expect(present).toEqual({
    ...scenarios['partner-ios'],
    launch: { path: '/demo' },
    device: { theme: 'dark' },
    permissions: { camera: 'denied' },
    network: { offline: true },
    position: { latitude: 23, longitude: 113 },
    faults: [{ path: 'getClueList', hold: true }],
    rules: [{ method: 'takePhoto', then: 'late' }],
  })
  expect(checkScenario(present)).toEqual(present)
})

test.each<[string, 'en' | 'zh-CN' | undefined, string | undefined]>([
  ['', undefined, undefined],
  ['', 'zh-CN', 'zh-CN'],
  ['en', 'zh-CN', 'zh-CN'],
  ['en-US', 'en', 'en-US'],
  ['zh', undefined, 'zh'],
])('on a phone in %j the app shows %j: a replay begins in %j', (locale, language, begun) => {
  const { device, ...memory } = memoryOf(scenarios['partner-ios'], '')
  const present = presentScenario({ ...memory, device: { ...device, locale }, language, place: undefined }, [], '/demo')
  expect(present.device?.locale).toBe(begun)
})

test('what is over the page belongs to the document: the keyboard, a page of the host', () => {
  const memory = { ...memoryOf(scenarios['partner-ios'], ''), place: undefined }
  const present = presentScenario({ ...memory, pane: 'main-page', keyboard: 300 }, [], '/demo')
  expect(present).toEqual({ ...scenarios['partner-ios'], launch: { path: '/demo' }, pane: 'main-page', keyboard: 300 })
  expect(checkScenario(present)).toEqual(present)
  expect(playwrightTest(present)).toContain("pane: 'main-page', keyboard: 300")
})

test('what the tester has set back to the usual is usual in an export, too', () => {
  const begun: Scenario = {
    ...scenarios['partner-ios'],
    device: { theme: 'dark' },
    permissions: { camera: 'denied' },
    network: { offline: true },
    storage: { full: true },
  }
  const { network, ...usual } = memoryOf(scenarios['partner-ios'], '')
  const memory = { ...usual, network: { ...network, latencyMs: 120 }, scenario: begun, place: undefined }
  expect(presentScenario(memory, [], '/demo')).toEqual({
    ...scenarios['partner-ios'],
    launch: { path: '/demo' },
    network: { latencyMs: 120 },
  })
})

test('the sound that the tester has chosen is part of every export', () => {
  const memory = memoryOf(scenarios['partner-ios'], '')
  const sound = { path: 'data:audio/ogg;base64,T2dnUw==', name: 'meeting.ogg' }
  memory.media = { ...memory.media, microphone: 'file', sound }
  const present = presentScenario({ ...memory, place: undefined }, [], '/demo')
  expect(checkScenario(present).media).toEqual({ microphone: 'file', sound })
  expect(playwrightTest(present)).toContain(sound.path)
})

test('an exported test opens the scenario, does its steps, and says where it comes from', () => {
  const scenario: Scenario = {
    v: 1,
    title: "The second photo isn't there",
    host: 'partner',
    os: 'ios',
    launch: { path: '/demo', persona: 'rep02' },
    faults: [{ path: 'uploadImg', stallAt: 0.6 }],
    steps: [
      { call: 'tap', with: [{ role: 'button', name: 'Run takePhoto' }] },
      { call: 'answer', with: ['takePhoto', 'cancel'], when: { kind: 'call', method: 'takePhoto' } },
      { call: 'lifecycle', with: ['kill'] },
      { call: 'persona', with: ['rep02'] },
      { call: 'network', with: [{ offline: true }] },
      { call: 'waitFor', with: [{ kind: 'answer' }] },
    ],
    origin,
  }
  expect(playwrightTest(scenario)).toBe(`import { hostTest as test } from './fixtures'

/* Exported from the harness: version 0.1.0, commit abc, host partner, ios, session s1, 2026-11-20T01:41:00Z. */

test("The second photo isn't there", async ({ app, host, allow }) => {
  allow(/response \\d|request failed|console (?:error|warning)/)
  await host.open('/demo', {
    v: 1,
    host: 'partner',
    os: 'ios',
    faults: [{ path: 'uploadImg', stallAt: 0.6 }],
    launch: { path: '/demo', persona: 'rep02' },
  })
  await app.tap({ role: 'button', name: 'Run takePhoto' })
  await host.next({ kind: 'call', method: 'takePhoto' })
  await host.answerTo('takePhoto', 'cancel')
  await host.lifecycle('kill')
  await host.restart('persona', 'rep02')
  await host.call('network', { offline: true })
  await host.next({ kind: 'answer' })
})
`)
})

test('the journey `e2e/exported.spec.ts` is an export as it was saved', () => {
  const scenario: Scenario = {
    v: 1,
    title: 'The camera is denied, then allowed in the settings',
    host: 'partner',
    os: 'ios',
    launch: { path: '/demo?find=scanCode', persona: 'rep01' },
    permissions: { camera: 'denied' },
    steps: [
      { call: 'tap', with: [{ role: 'button', name: 'Run scanCode' }] },
      { call: 'see', with: [{ text: '"kind": "denied"' }] },
      { call: 'permission', with: ['camera', 'granted'] },
      { call: 'tap', with: [{ role: 'button', name: 'Run scanCode' }] },
      { call: 'waitFor', with: [{ kind: 'answer', method: 'scanCode', result: 'delivered' }] },
      { call: 'see', with: [{ text: 'meter.example/b/G25-0042' }] },
    ],
    origin,
  }
  expect(playwrightTest(scenario)).toBe(readFileSync('e2e/exported.spec.ts', 'utf8'))
})

test.each<[Step, boolean]>([
  [{ call: 'rule', with: [{ method: 'scanCode', then: 'malformed' }] }, true],
  [{ call: 'answer', with: ['scanCode', 'malformed'] }, true],
  [{ call: 'post', with: ['page', 'role.decided', {}] }, true],
  [{ call: 'lifecycle', with: ['deploy'] }, true],
  [{ call: 'lifecycle', with: ['kill'] }, false],
  [{ call: 'permission', with: ['camera', 'denied'] }, false],
])('a test may see complaints in the console after a step that brings some: %j', (step, isAllowed) => {
  expect(/allow\(/.test(playwrightTest({ ...scenarios['partner-ios'], steps: [step] }))).toBe(isAllowed)
})

test('a test waits as its steps do: for what was seen, then for the time', () => {
  const step = { call: 'release', with: [], when: { kind: 'http' }, afterMs: 200 } as const
  expect(playwrightTest({ ...scenarios.browser, steps: [step] })).toContain(`
  await host.next({ kind: 'http' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await host.call('release')
`)
})

test('a journey marks the step that a later wait counts from, once its control is there', () => {
  const refresh = { role: 'button', name: 'Refresh' } as const
  const when = { kind: 'http', method: 'GET /crm/clueList', result: '200' } as const
  const steps: readonly Step[] = [
    { call: 'network', with: [{ latencyMs: 120 }] },
    { call: 'network', with: [{ offline: true }], when, since: 'step' },
    { call: 'tap', with: [refresh] },
    { call: 'see', with: [{ text: 'Refreshed' }] },
    // Had begun before the tap, and may have ended before it this time.
    { call: 'waitFor', with: [{ kind: 'answer', method: 'takePhoto' }] },
    { call: 'release', with: [], when, since: 'step' },
    { call: 'tap', with: [refresh] },
  ]
  const scenario: Scenario = { ...scenarios.browser, steps }
  expect(checkScenario(scenario)).toEqual(scenario)
  expect(playwrightTest(scenario)).toContain(`
  await host.mark()
  await host.call('network', { latencyMs: 120 })
  await host.next({ kind: 'http', method: 'GET /crm/clueList', result: '200' }, 'step')
  await host.call('network', { offline: true })
  await app.tap({ role: 'button', name: 'Refresh' }, () => host.mark())
  await app.see({ text: 'Refreshed' })
  await host.next({ kind: 'answer', method: 'takePhoto' })
  await host.next({ kind: 'http', method: 'GET /crm/clueList', result: '200' }, 'step')
  await host.call('release')
  await app.tap({ role: 'button', name: 'Refresh' })
})
`)
})

test('a journey waits since a step for rows after its mark, and else for those after the last one it has seen', async () => {
  const after: unknown[] = []
  const page = {
    evaluate: async (_: unknown, [method, [filter]]: [string, [{ after?: number }]]) => {
      if (method === 'log') return [{ n: 6 }, { n: 7 }]
      after.push(filter.after)
      return { n: 5 }
    },
  } as Partial<Record<keyof Page, unknown>> as Page
  const host = new Host(page, 'browser')
  await host.next({ kind: 'http' }, 'step')
  await host.mark()
  await host.next({ kind: 'answer' })
  await host.next({ kind: 'http' }, 'step')
  expect(after).toEqual([0, 5, 7])
})

test('a journey waits for another page at Restore only if the host has ended the page; a live one it resumes', async () => {
  const waited: string[] = []
  const lifecycleAt = async (url: string) => {
    const page = {
      url: () => url,
      evaluate: async () => undefined,
      waitForEvent: async (event: string) => waited.push(`${event} after ${url}`),
      waitForFunction: async () => undefined,
    } as Partial<Record<keyof Page, unknown>> as Page
    await new Host(page, 'browser').lifecycle('restore')
  }
  await lifecycleAt('http://sim.example/simulated.html?s=browser#/')
  await lifecycleAt('http://sim.example/sim/ended.html')
  expect(waited).toEqual(['load after http://sim.example/sim/ended.html'])
})
