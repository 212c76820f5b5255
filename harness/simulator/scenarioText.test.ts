import { scenarios } from './scenarios'
import { checkScenario, readScenario, scenarioKey, scenarioText } from './scenarioText'
import type { Scenario } from './types'

const scenario: Scenario = {
  v: 1,
  title: '扫码 “abc”',
  host: 'partner',
  os: 'ios',
  device: { locale: 'zh-CN', bridge: 'late', slowMs: 300 },
  launch: { path: '/clueDetail?id=L-000001', params: { from: 'home' }, persona: 'rep02', signIn: 'stored' },
  permissions: { camera: 'denied-forever' },
  rules: [{ method: 'scanCode', nth: 2, then: 'cancel' }],
  faults: [{ path: 'getClueOwnList', status: 500 }],
  data: { size: 'large', seed: 3 },
  plugins: { leads: false },
  clock: '2026-11-20T09:41:00+08:00',
  steps: [
    { call: 'keyboard', with: [true] },
    { call: 'emit', with: ['nativeError', { message: 'no sky' }, { encoding: 'double' }], afterMs: 200 },
    { call: 'answer', with: ['scanCode', 'cancel'], when: { kind: 'call', method: 'scanCode' } },
    { call: 'lifecycle', with: ['low-memory'] },
    { call: 'plugins', with: [{ leads: true }] },
  ],
}

test('a scenario is encoded as one word', () => {
  const text = scenarioText(scenario)
  expect(text).toMatch(/^[\w-]+$/)
  expect(readScenario(text)).toEqual(scenario)
})

test('optional fields stay absent after repeated encoding', () => {
  const once = readScenario(scenarioText(scenario))
  expect(readScenario(scenarioText(once))).toStrictEqual(scenario)
})

test('a scenario is the same one wherever it was exported, and another one with other steps', () => {
  const origin = { version: '1', commit: 'abc', host: 'partner, ios', session: 's1', at: '2026-11-20T01:41:00Z' }
  const written = Object.fromEntries(Object.entries({ ...scenario, origin }).reverse()) as unknown as Scenario
  expect(scenarioKey(written)).toBe(scenarioKey(readScenario(scenarioText(scenario))))
  expect(scenarioKey({ ...scenario, steps: scenario.steps?.slice(1) ?? [] })).not.toBe(scenarioKey(scenario))
})

test('every named scenario can be read by its name and encoded', () => {
  for (const [name, named] of Object.entries(scenarios)) {
    expect(readScenario(name)).toEqual(named)
    expect(readScenario(scenarioText(named))).toEqual(named)
  }
})

test.each([
  ['messaging', 'neither a name'],
  [scenarioText({ ...scenario, v: 2 } as unknown as Scenario), 'v: '],
  [scenarioText({ ...scenario, rules: [{ method: 'fly', then: 'fail' }] } as unknown as Scenario), 'no such method'],
  [scenarioText({ ...scenario, areas: {} } as unknown as Scenario), 'areas: '],
  [scenarioText({ ...scenario, plugins: { leads: 'off' } } as unknown as Scenario), 'plugins.leads: '],
  [scenarioText({ ...scenario, data: { size: 'huge' } } as unknown as Scenario), 'data.size: '],
  [scenarioText({ ...scenario, clock: 'noon' }), 'no instant'],
])('reports what is wrong with %s', (text, words) => {
  expect(() => readScenario(text)).toThrow(words)
})

test.each([
  [{ call: 'load', with: [] }, 'steps.0.call: '],
  [{ call: 'keyboard' }, 'steps.0.with: '],
  [{ call: 'keyboard', with: ['yes'] }, 'steps.0.with.0: '],
  [{ call: 'keyboard', with: [true, 280, 'px'] }, 'steps.0.with.2: '],
  [{ call: 'emit', with: ['nativeeror'] }, 'steps.0.with.0: '],
  [{ call: 'lifecycle', with: ['sleep'] }, 'steps.0.with.0: '],
  [{ call: 'rule', with: [{ method: 'fly', then: 'fail' }] }, 'steps.0.with.0.method: no such method'],
  [{ call: 'pane', with: ['app'], when: { kind: 'noise' } }, 'steps.0.when.kind: '],
  [{ call: 'pane', with: ['app'], after: 5 }, 'steps.0.after: '],
])('reports an invalid step: %j', (step, words) => {
  expect(() => checkScenario({ ...scenario, steps: [step] })).toThrow(words)
})
