import { type Memory, memoryOf, writeMemory } from './memory'
import { launch, openMemory } from './openMemory'
import { scenarios } from './scenarios'
import { scenarioPage, scenarioText } from './scenarioText'

/** A top-level tab at an address; `state` is that of its history entry. */
function tab(search: string, state: unknown = null, hash = '') {
  const stored = new Map<string, string>()
  const view = {
    location: { pathname: '/simulated.html', search, hash },
    history: { state, replaceState: jest.fn() },
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    },
    localStorage: { setItem: jest.fn() },
  }
  return Object.assign(view, { parent: view }) as unknown as Window
}

/** Stores the state that a page of this scenario would have left. */
function left(view: Window, change: Partial<Memory> = {}): void {
  writeMemory(view, { ...memoryOf(scenarios['partner-ios'], 'partner-ios'), clipboard: 'kept', ...change })
}

test('opening an address starts its scenario, whatever was stored', () => {
  const view = tab('?s=partner-ios')
  left(view)
  expect(openMemory(view)).toMatchObject({
    isLaunch: true,
    memory: { clipboard: '', scenario: scenarios['partner-ios'] },
  })
})

test('a reload continues', () => {
  const view = tab('?s=partner-ios', { entry: 1 })
  left(view)
  expect(openMemory(view)).toMatchObject({ isLaunch: false, isRevived: false, memory: { clipboard: 'kept' } })
})

test.each([
  ['revived', true],
  ['reopened', false],
] as const)('one that the host opens again (%s) goes on, too, and the next is an ordinary one', (next, isRevived) => {
  const view = tab('?s=partner-ios')
  left(view, { next, address: 'x', ended: { version: '1.2', commit: 'abc', language: 'en' } })
  const opened = openMemory(view)
  expect(opened).toMatchObject({ isLaunch: false, isRevived, memory: { clipboard: 'kept', next: 'fresh' } })
  expect([opened.memory.address, opened.memory.ended]).toEqual(['', undefined])
})

test('another scenario is another phone, even with the same history entry', () => {
  const view = tab('?s=messaging-ios', { entry: 1 })
  left(view)
  expect(openMemory(view)).toMatchObject({ isLaunch: true, memory: { scenario: { host: 'messaging-app' } } })
})

test.each([
  ['switched', 1],
  ['fresh', undefined],
] as const)('a recording goes on with another persona, and not with another scenario (%s)', (next, count) => {
  const view = tab('?s=messaging-ios')
  const start = scenarios['partner-ios']
  const rows = { from: 3, steps: [{ done: 40, at: 0 }] }
  const recorded = { start, steps: [{ call: 'persona', with: ['rep02'] }] as const, seen: 40, rows }
  left(view, { next, recorded, isRecordingSteps: true, clipboard: 'kept' })
  const { memory, isLaunch } = openMemory(view)
  expect([isLaunch, memory.clipboard, memory.next]).toEqual([true, '', 'fresh'])
  expect([memory.recorded?.steps.length, memory.isRecordingSteps]).toEqual([count, count !== undefined])
  // The log of the new session begins at 1.
  expect(memory.recorded?.seen ?? 0).toBe(0)
  expect(memory.recorded?.rows ?? { from: 0, steps: [] }).toEqual({ from: 0, steps: [] })
})

test('without a scenario it is a browser; an unknown one is an error', () => {
  expect(openMemory(tab('')).memory.scenario.host).toBe('browser')
  expect(() => openMemory(tab('?s=nowhere'))).toThrow('neither a name')
})

test('a scenario’s clock is stored as an offset', () => {
  const scenario = { ...scenarios.browser, clock: new Date(Date.now() + 3_600_000).toISOString() }
  const { memory } = openMemory(tab(`?s=${scenarioText(scenario)}`))
  expect(Math.abs(memory.clockOffset - 3_600_000)).toBeLessThan(1000)
})

test('a long scenario is handed over after the #, which no server sees; a reload of its page continues', () => {
  const scan = Array.from({ length: 9000 }, () => Math.random().toString(36).at(-1)).join('')
  const scenario = { ...scenarios['partner-ios'], launch: { path: '/demo' }, media: { scans: [scan] } }
  const address = new URL(scenarioPage(scenario, '7'), 'http://sim.example')
  expect(address.search).toBe('?run=7')
  const view = tab(address.search, { entry: 1 }, address.hash)
  const opened = openMemory(view)
  expect(opened).toMatchObject({ isLaunch: true, memory: { media: { scans: [scan] } } })
  launch(opened.memory, view)
  const [, , shown] = jest.mocked(view.history.replaceState).mock.calls[0] ?? []
  expect(shown).toMatch(/^\/simulated\.html\?run=7&.*#\/demo$/)
  writeMemory(view, { ...opened.memory, clipboard: 'kept' })
  view.location.hash = '#/demo'
  expect(openMemory(view)).toMatchObject({ isLaunch: false, memory: { clipboard: 'kept', media: { scans: [scan] } } })
})

test('a usual scenario stands in the address that is shown', () => {
  const page = scenarioPage({ ...scenarios['partner-ios'], launch: { path: '/demo' } })
  expect(page).toMatch(/^simulated\.html\?s=[\w-]+#\/demo$/)
})

test('with full storage the phone is kept without its log', () => {
  const view = tab('?s=partner-ios', { entry: 1 })
  const { sessionStorage } = view
  const { setItem } = sessionStorage
  sessionStorage.setItem = (name: string, text: string) => {
    if (text.length > 20_000) throw new DOMException('full', 'QuotaExceededError')
    setItem(name, text)
  }
  const row = { n: 1, at: 0, kind: 'call', method: 'share', wire: 'x'.repeat(30_000), decoded: {}, result: '' } as const
  left(view, { log: [row] })
  expect(openMemory(view).memory).toMatchObject({ clipboard: 'kept', log: [] })
})

test('the user is in the address before the app reads it', () => {
  const view = tab('?s=browser')
  launch(openMemory(view).memory, view)
  expect(view.history.replaceState).toHaveBeenCalledWith(
    null,
    '',
    '/simulated.html?s=browser&token=sim-rep01&loginName=rep01#/',
  )
})
