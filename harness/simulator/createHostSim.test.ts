import { createHostSim } from './createHostSim'
import { HostLog } from './HostLog'
import { memoryOf } from './memory'
import { RuleBook } from './RuleBook'
import type { Simulator } from './Simulator'
import { StepRecorder } from './StepRecorder'
import { scenarios } from './scenarios'
import { readScenario } from './scenarioText'
import type { Scenario } from './types'

/** A simulated host on a page that leaves to `opened()`, and its requests to the back end. */
function hostOf(scenario: Scenario) {
  const memory = memoryOf(scenario, '')
  const requests: string[] = []
  const addresses: string[] = []
  const view = {
    location: {
      href: 'http://sim.example/simulated.html?s=given#/page',
      hash: '#/page',
      replace: (address: string) => addresses.push(address),
    },
    fetch: async (address: string, { method }: RequestInit) => {
      requests.push(`${method} ${address}`)
      return { ok: true }
    },
  }
  const recorder = new StepRecorder({ memory, log: new HostLog(), pending: () => [] })
  const hostSim = createHostSim(
    { view, memory, recorder, rules: new RuleBook() } as unknown as Simulator,
    Promise.resolve(),
  )
  const opened = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const [address = ''] = addresses
    return readScenario(new URL(address).searchParams.get('s') ?? '')
  }
  return { hostSim, memory, requests, opened }
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

test('another persona has the same data, and the steps that are left', async () => {
  const steps = [
    { call: 'persona', with: ['rep02'] },
    { call: 'see', with: [{ text: 'Home' }] },
  ] as const
  const { hostSim, memory, requests, opened } = hostOf({ ...scenarios.browser, data: { seed: 7 }, steps })
  memory.steps = { next: 1, seen: 0 }
  await hostSim.persona('rep02')
  const scenario = await opened()
  expect([scenario.steps, scenario.data, scenario.faults]).toEqual([steps.slice(1), undefined, undefined])
  expect([memory.next, requests]).toEqual(['switched', []])
})

test('a recorded session has its date, because the app offers days by it; that of the scenario stays', () => {
  const startOf = (scenario: Scenario) => {
    const { hostSim, memory } = hostOf(scenario)
    hostSim.record(true)
    return memory.recorded?.start.clock ?? ''
  }
  expect(Math.abs(Date.parse(startOf(scenarios.browser)) - Date.now())).toBeLessThan(1000)
  const clock = '2026-11-20T01:41:00Z'
  expect(startOf({ ...scenarios.browser, clock })).toBe(clock)
})
