import { scenarios } from './scenarios'
import { readScenario, scenarioText } from './scenarioText'
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
  clock: '2026-11-20T09:41:00+08:00',
}

test('a scenario travels as one word', () => {
  const text = scenarioText(scenario)
  expect(text).toMatch(/^[\w-]+$/)
  expect(readScenario(text)).toEqual(scenario)
})

test('every named one is read by its name and is whole', () => {
  for (const [name, named] of Object.entries(scenarios)) {
    expect(readScenario(name)).toEqual(named)
    expect(readScenario(scenarioText(named))).toEqual(named)
  }
})

test.each([
  ['messaging', 'neither a name'],
  [scenarioText({ ...scenario, v: 2 } as unknown as Scenario), 'v: '],
  [scenarioText({ ...scenario, rules: [{ method: 'fly', then: 'fail' }] } as unknown as Scenario), 'no such method'],
  [scenarioText({ ...scenario, steps: [] } as unknown as Scenario), 'steps'],
  [scenarioText({ ...scenario, clock: 'noon' }), 'no instant'],
])('what is wrong with %s is said', (text, words) => {
  expect(() => readScenario(text)).toThrow(words)
})
