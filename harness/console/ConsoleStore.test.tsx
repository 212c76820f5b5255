import 'fake-indexeddb/auto'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { createRegistry } from '#platform/plugin'
import type { LogRow } from '../backend/log'
import { memoryOf } from '../simulator/memory'
import { scenarios } from '../simulator/scenarios'
import { readScenario, scenarioText } from '../simulator/scenarioText'
import { type HostSim, NO_TEXT, type Scenario, type SimState } from '../simulator/types'
import { type BackendState, backend } from './backend'
import { ConsolePhone } from './ConsolePhone'
import { ConsoleStore } from './ConsoleStore'
import { LifeBar } from './parts/LifeBar'
import { RowDetails } from './parts/RowDetails'
import { Timeline } from './parts/Timeline'
import { TopBar } from './parts/TopBar'
import { BackendTab } from './tabs/BackendTab'
import { InfoTab } from './tabs/InfoTab'
import { MediaTab } from './tabs/MediaTab'
import { PluginsTab } from './tabs/PluginsTab'
import { RepliesTab } from './tabs/RepliesTab'
import { ScenariosTab } from './tabs/ScenariosTab'

jest.mock('./parts/JsonEditor', () => ({
  JsonEditor: ({
    label,
    value,
    onChange,
  }: Readonly<{ label: string; value: string; onChange(text: string): void }>) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))

const origin = {
  version: '1.2',
  commit: 'abc',
  host: 'partner, android',
  session: 's1',
  at: '2026-11-20T01:41:00.000Z',
}
const usual: BackendState = {
  store: 'default',
  size: 'default',
  seed: 1,
  now: '2026-11-20T01:42:00.000Z',
  seededAt: '2026-11-20T01:41:00.000Z',
  wanted: null,
  import: null,
  writes: 0,
  isChanged: false,
  isAlone: false,
  held: 0,
  calls: 0,
  sizes: { lead: 2 },
  faults: [],
}

afterEach(() => localStorage.clear())

/** A console with one phone in this scenario. */
function consoleWith(
  scenario: Scenario,
  given: Partial<HostSim> = {},
  changed: Partial<SimState> = {},
  ended?: (recording: Scenario) => void,
) {
  const state = { ...memoryOf(scenario, ''), origin, rules: [], ...changed }
  const hostSim = { state: () => state, log: () => [], export: () => JSON.stringify({ ...scenario, origin }), ...given }
  const contentDocument = document.implementation.createHTMLDocument()
  const contentWindow = { document: contentDocument, location: { hash: '#/', replace: () => undefined }, hostSim }
  const phone = new ConsolePhone('phone-1', scenario, ended)
  const addEventListener = (_: 'load', run: () => void) => void setTimeout(run)
  phone.attach({ contentDocument, contentWindow, addEventListener } as Partial<
    Record<keyof HTMLIFrameElement, unknown>
  > as HTMLIFrameElement)
  phone.poll()
  const store = new ConsoleStore()
  runInAction(() => {
    store.phones = [phone]
    store.backend = usual
  })
  const setBackend = (change: Partial<BackendState>) =>
    act(() =>
      runInAction(() => {
        store.backend = { ...usual, ...change }
      }),
    )
  return { store, phone, setBackend }
}

const fileOf = (content: object) => ({ text: async () => JSON.stringify(content) }) as File

const linked = (link: string) => readScenario(new URLSearchParams(new URL(link).hash.slice(1)).get('s') ?? '')

describe('an exported scenario', () => {
  const clock = '2026-11-20T01:41:00.000Z'

  test('has the data in force, not those that it began with', () => {
    const { store, setBackend } = consoleWith({ ...scenarios.browser, data: { size: 'small', seed: 3 } })
    setBackend({ wanted: { size: 'small', seed: 7 } })
    expect(store.current().data).toEqual({ size: 'small', seed: 7 })
  })

  test('has the time of the back end with the date of the page', () => {
    const { store, setBackend } = consoleWith({ ...scenarios.browser, clock })
    expect(store.current()).toMatchObject({ clock, data: { now: usual.now } })
    setBackend({ wanted: { now: clock } })
    expect(store.current().data).toEqual({ now: clock })
    expect(consoleWith(scenarios.browser).store.current().data).toBeUndefined()
  })

  test('says where it comes from, in its own host: a ready one, too', () => {
    const { store } = consoleWith(scenarios['partner-android'])
    const ready = scenarios['messaging-ios']
    expect(linked(store.linkOf(ready)).origin).toEqual({ ...origin, host: 'messaging-app, ios' })
    expect(store.testOf(ready)).toContain('version 1.2, commit abc, host messaging-app, ios, session s1')
    expect(store.testOf({ ...ready, origin })).toContain('host partner, android')
  })
})

describe('a scenario with steps, changed since it began', () => {
  const steps = [
    { call: 'tap', with: [{ role: 'button', name: 'Take photo' }] },
    { call: 'network', with: [{ offline: true }] },
  ] as const
  const scenario: Scenario = { ...scenarios.browser, launch: { path: '/demo' }, steps }
  const { permissions, network } = memoryOf(scenario, '')
  const changed: Partial<SimState> = {
    permissions: { ...permissions, camera: 'denied' },
    rules: [{ id: 'r1', method: 'scanCode', then: 'cancel', seen: 1, fired: 1 }],
  }

  test('is exported with the changes and its steps, at its own page', () => {
    const { store } = consoleWith(scenario, {}, changed)
    expect(store.current()).toEqual({
      ...scenario,
      permissions: { camera: 'denied' },
      rules: [{ method: 'scanCode', then: 'cancel' }],
      origin,
    })
    store.save('The lens')
    expect(store.saved['The lens']).toMatchObject({ permissions: { camera: 'denied' }, steps })
    expect(store.notice).toBe('')
  })

  test('begins again without what its own steps have changed, which is said', async () => {
    userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    const { store } = consoleWith(scenario, {}, { ...changed, network: { ...network, offline: true, latencyMs: 120 } })
    expect(store.current()).toMatchObject({ permissions: { camera: 'denied' }, steps })
    expect(store.current()).not.toHaveProperty('network')
    await store.copyLink()
    expect(store.notice).toMatch(/^Copied\. .*not in it.*: Network\.$/)
    store.save('The lens')
    expect(store.notice).toMatch(/not in it.*: Network\.$/)
  })

  test('begins again with the questions that were answered', () => {
    const begun: Scenario = { ...scenario, permissions: { camera: 'prompt' } }
    const { store } = consoleWith(begun, {}, { permissions })
    expect(store.current()).toEqual({ ...begun, origin })
  })

  test('keeps the language of the texts that its steps name, which is said', async () => {
    const begun: Scenario = { ...scenario, device: { locale: 'en' } }
    const { device } = memoryOf(begun, '')
    const { store } = consoleWith(
      begun,
      {},
      { device: { ...device, locale: 'zh-CN', fontScale: 1.3 }, language: 'zh-CN' },
    )
    expect(store.current().device).toEqual({ locale: 'en', fontScale: 1.3 })
    store.save('The lens')
    expect(store.notice).toMatch(/not in it.*: Language\.$/)
  })

  test('has the language that the app shows if it says none', () => {
    const { store } = consoleWith(scenario, {}, { language: 'zh-CN' })
    expect(store.current()).toEqual({ ...scenario, device: { locale: 'zh-CN' }, origin })
  })
})

test('a scenario that says nothing about its data does not keep the time of the one before', async () => {
  jest.spyOn(backend, 'clearFaults').mockResolvedValue(undefined)
  const reset = jest.spyOn(backend, 'reset').mockResolvedValue(undefined)
  const { store, setBackend } = consoleWith(scenarios.browser)
  const load = async (scenario: Scenario) => {
    store.load(scenario)
    await waitFor(() => expect(store.phone.scenario).toBe(scenario))
    return reset.mock.calls.length
  }
  expect(await load({ ...scenarios.browser })).toBe(0)
  setBackend({ wanted: { now: '2024-02-29T01:41:00.000Z' } })
  expect(await load({ ...scenarios.browser, data: { seed: 2 } })).toBe(0)
  expect(await load({ ...scenarios.browser })).toBe(1)
})

test('a scenario is saved while its name is typed, and read after a reload', async () => {
  const user = userEvent.setup()
  const { store } = consoleWith(scenarios.browser)
  render(<ScenariosTab store={store} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Name of the scenario' }), 'The lens')
  expect(save.hasAttribute('disabled')).toBe(false)
  await user.click(save)
  screen.getByRole('row', { name: /The lens/ })
  expect(save.hasAttribute('disabled')).toBe(true)
  expect(Object.keys(new ConsoleStore().saved)).toEqual(['The lens'])
  await user.click(within(screen.getByRole('row', { name: /The lens/ })).getByRole('button', { name: 'Delete' }))
  expect(new ConsoleStore().saved).toEqual({})
})

test('a stopped recording stays in the list of scenarios, whatever starts the phone anew', async () => {
  const steps = [{ call: 'see', with: [{ text: 'Saved.' }] }] as const
  const recorded = JSON.stringify({ ...scenarios.browser, steps, origin })
  const { store } = consoleWith(
    scenarios.browser,
    { record: async () => undefined, export: () => recorded },
    { isRecordingSteps: true, recorded: steps },
  )
  await store.record()
  await waitFor(() => expect(new ConsoleStore().saved['Last recording']?.steps).toEqual(steps))
  expect(store.saved['Last recording']).toMatchObject({ steps, title: 'Last recording' })
})

test('what is changed after Stop is not in the recording, which a link says', async () => {
  const steps = [{ call: 'see', with: [{ text: 'Saved.' }] }] as const
  const state: Partial<SimState> = { isRecordingSteps: true, recorded: steps }
  const { store, phone } = consoleWith(scenarios.browser, { record: async () => undefined }, state)
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await store.record()
  await waitFor(() => expect(store.saved['Last recording']).toBeDefined())
  await store.copyLink()
  expect(store.notice).toBe('Copied.')
  const { network } = memoryOf(scenarios.browser, '')
  const changed = {
    ...memoryOf(scenarios.browser, ''),
    origin,
    rules: [],
    ...state,
    network: { ...network, offline: true },
  }
  Object.assign(phone.hostSim as HostSim, { state: () => changed })
  act(() => phone.poll())
  await store.copyLink()
  expect(store.notice).toContain('since Stop')
})

test('a console that is left keeps what is recorded, and ends the faults of its phones', () => {
  const steps = [{ call: 'see', with: [{ text: 'Saved.' }] }] as const
  const faults = [{ path: 'clueTake', status: 500 }]
  const remove = jest.spyOn(backend, 'removeFaults').mockResolvedValue(undefined)
  const kept: Scenario[] = []
  const given = { export: () => JSON.stringify({ ...scenarios.browser, steps }) }
  const changed = { isRecordingSteps: true, recorded: steps, faults }
  const { store } = consoleWith(scenarios.browser, given, changed, (recording) => kept.push(recording))
  store.leave({ persisted: true })
  expect(kept).toEqual([])
  store.leave({ persisted: false })
  expect(kept).toMatchObject([{ steps }])
  expect(remove).toHaveBeenCalledWith(faults, { keepalive: true })
})

describe('a replay', () => {
  const steps = [
    { call: 'network', with: [{ offline: true }], when: { kind: 'call', method: 'takePhoto' } },
    { call: 'see', with: [{ text: 'Saved.' }] },
  ] as const
  const lens: Scenario = { ...scenarios.browser, title: 'The lens', steps }
  type LogEntry = Omit<typeof end, 'result'> & { readonly result: string }
  const end = {
    n: 9,
    at: 5,
    kind: 'nav',
    method: 'steps',
    wire: undefined,
    decoded: undefined,
    result: 'done',
  } as const

  /** The scenario in the list, replayed before as `rows` say. */
  function listed(rows: readonly LogEntry[], step: number, isLooking = false) {
    jest.spyOn(backend, 'clearFaults').mockResolvedValue(undefined)
    localStorage.setItem('harness.scenarios', JSON.stringify({ 'The lens': lens }))
    const { store } = consoleWith(lens, { log: () => [...rows] }, { step, isLooking })
    render(<ScenariosTab store={store} />)
    act(() => store.poll())
    return { store, row: within(screen.getByRole('row', { name: /The lens/ })) }
  }

  test('says which step it is at, and what that waits for', () => {
    listed([], 0).row.getByText('step 1 of 2, waits for call takePhoto')
  })

  test('that cannot go on is said in the head', () => {
    const { store } = listed([{ ...end, result: 'step 2 (see): the page does not show it' }], 1)
    expect(store.notice).toContain('step 2 (see): the page does not show it')
  })

  describe('of a scenario that was opened from outside', () => {
    const hasReplay = (name: RegExp) =>
      within(screen.getByRole('row', { name })).queryByRole('button', { name: 'Replay' }) !== null

    beforeEach(() => {
      jest.spyOn(backend, 'clearFaults').mockResolvedValue(undefined)
      jest.spyOn(backend, 'areas').mockResolvedValue([])
      jest.spyOn(backend, 'state').mockResolvedValue(usual)
    })

    test('is listed, too, and can be repeated', async () => {
      const { store, phone } = consoleWith(lens, {}, { step: 0 })
      runInAction(() => {
        store.linked = lens
      })
      render(<ScenariosTab store={store} />)
      const row = within(screen.getByRole('row', { name: /The lens/ }))
      row.getByText('step 1 of 2, waits for call takePhoto')
      await userEvent.click(row.getByRole('button', { name: 'Replay' }))
      expect(phone.isStarting).toBe(true)
      act(() => store.save('The lens'))
      expect(screen.getAllByRole('row', { name: /The lens/ })).toHaveLength(1)
    })

    test('is told apart from one’s own recording with the same title', async () => {
      const linked: Scenario = { ...lens, title: 'Last recording' }
      const own: Scenario = { ...linked, launch: { path: '/demo' } }
      localStorage.setItem('harness.scenarios', JSON.stringify({ 'Last recording': own }))
      const { store } = consoleWith(linked, { log: () => [end] }, { step: 2 })
      runInAction(() => {
        store.linked = linked
      })
      render(<ScenariosTab store={store} />)
      act(() => store.poll())
      const rows = screen.getAllByRole('row', { name: /Last recording/ })
      const shown = () =>
        rows.map((row) => [row.getAttribute('aria-selected'), within(row).queryByText('passed') !== null])
      expect(shown()).toEqual([
        ['true', true],
        ['false', false],
      ])
      await userEvent.click(within(rows[1] ?? document.body).getByRole('button', { name: 'Replay' }))
      await waitFor(() => expect(store.phone.scenario.launch).toEqual({ path: '/demo' }))
      expect(shown()).toEqual([
        ['false', true],
        ['true', false],
      ])
    })

    test('by a link can be repeated after its Load, that of another, and a change of the phone', async () => {
      jest.useFakeTimers()
      window.history.replaceState(null, '', `#s=${scenarioText(lens)}`)
      const store = new ConsoleStore()
      await store.start()
      jest.clearAllTimers()
      jest.useRealTimers()
      render(<ScenariosTab store={store} />)
      const user = userEvent.setup()
      for (const title of ['The lens', 'Partner app, iOS']) {
        const row = within(screen.getByRole('row', { name: new RegExp(title) }))
        await user.click(row.getByRole('button', { name: 'Load' }))
        await waitFor(() => expect(store.phone.scenario.title).toBe(title))
        await waitFor(() => expect(store.phone.scenario.steps).toBeUndefined())
        expect(hasReplay(/The lens/)).toBe(true)
      }
      act(() => store.phone.change({ permissions: { camera: 'denied' } }))
      await waitFor(() => expect(store.phone.scenario.permissions).toEqual({ camera: 'denied' }))
      expect(hasReplay(/The lens/)).toBe(true)
      window.history.replaceState(null, '', '#')
    })

    test('by a file stays until another one is opened', async () => {
      const { store } = consoleWith(scenarios.browser)
      render(<ScenariosTab store={store} />)
      await act(() => store.openFile(fileOf(lens)))
      expect(hasReplay(/The lens/)).toBe(true)
      await act(() => store.openFile(fileOf({ ...lens, title: 'The meter' })))
      expect(hasReplay(/The meter/)).toBe(true)
      expect(screen.queryByRole('row', { name: /The lens/ })).toBeNull()
    })
  })

  test('at a step that waits for nothing says which', () => {
    listed([], 1).row.getByText('step 2 of 2')
  })

  test('at a step whose control or text is looked for says which, and what that is', () => {
    listed([], 1, true).row.getByText('step 2 of 2, waits for Saved.')
  })

  test.each(['Load', 'Replay'])('that has passed says so until %s', async (name) => {
    const { store, row } = listed([end], 2)
    row.getByText('passed')
    await userEvent.click(row.getByRole('button', { name }))
    act(() => store.poll())
    expect(row.queryByText('passed')).toBeNull()
  })
})

describe('what the console says', () => {
  const recording = (isRecordingSteps: boolean, count = 0) => {
    const step = { call: 'see', with: [{ text: 'Saved.' }] } as const
    const record = jest.fn().mockResolvedValue(undefined)
    return consoleWith(scenarios.browser, { record }, { isRecordingSteps, recorded: Array(count).fill(step) })
  }

  test('at Record: data that were saved before are not in the recording', async () => {
    const state = jest.spyOn(backend, 'state').mockResolvedValue(usual)
    const { store } = recording(false)
    await store.record()
    expect(store.notice).toBe('')
    state.mockResolvedValue({ ...usual, isChanged: true })
    await store.record()
    expect(store.notice).toMatch(/saved before this recording.*Reset/)
  })

  test('at Stop: how many steps there are', async () => {
    const { store } = recording(true, 3)
    await store.record()
    expect(store.notice).toMatch(/^Recorded steps: 3\./)
  })

  test('at Stop: the other phone has changed data meanwhile, which no recording has', async () => {
    jest.spyOn(backend, 'state').mockResolvedValue({ ...usual, writes: 1 })
    const record: HostSim['record'] = async (on) => {
      Object.assign(phone.hostSim?.state() ?? {}, { recorded: [], isRecordingSteps: on })
    }
    const row = { n: 1, at: 5, kind: 'http', wire: undefined, decoded: undefined, result: '200' } as const
    const take = { ...row, method: 'POST /main/api/leads/take', changed: true } as const
    const rows: ReturnType<HostSim['log']> = [take]
    const { store, phone } = consoleWith(scenarios.browser, { record })
    const log: HostSim['log'] = (filter) => rows.filter(({ n }) => n > (filter?.after ?? 0))
    const other = consoleWith(scenarios.browser, { log }).phone
    runInAction(() => {
      store.phones = [phone, other]
    })
    other.poll()
    const recordedWith = async (seen: Omit<(typeof rows)[number], 'n'>) => {
      await store.record()
      // This phone has changed data, too.
      jest.mocked(backend.state).mockResolvedValue({ ...usual, writes: 1 + rows.length })
      rows.push({ ...seen, n: rows.length + 1 })
      other.poll()
      await store.record()
    }
    await recordedWith({ ...row, method: 'POST /cm/api/ennNewClueTrack/selectList' })
    expect(store.notice).toBe('Recorded steps: 0. Copy link, Export test and Bug file have them now.')
    await recordedWith(take)
    expect(store.notice).toMatch(/^Recorded steps: 0\..*The other phone has changed data meanwhile/)
  })

  test('at Record: a call waits already, which no replay may make', async () => {
    jest.spyOn(backend, 'state').mockResolvedValue(usual)
    const pending = [{ id: 'c7', method: 'takePhoto', at: 0, outcome: 'ask' }] as const
    const { store } = consoleWith(scenarios.browser, { record: async () => undefined }, { pending })
    await store.record()
    expect(store.notice).toMatch(/waits already: takePhoto/)
  })

  test('when a test or a bug is saved as a file, and a bug has the calls of its phone alone', async () => {
    let saved: Blob | undefined
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob
        return 'blob:saved'
      },
      revokeObjectURL: () => undefined,
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    // The clock of the server is years behind.
    const call = { n: 1, at: '2020-01-01T00:00:00.000Z', host: 'main', method: 'GET', path: '/old' } as LogRow
    jest.spyOn(backend, 'state').mockResolvedValue({ ...usual, calls: 1 })
    jest.spyOn(backend, 'log').mockResolvedValue([call, { ...call, n: 2, path: '/new' }])
    const { store, phone } = consoleWith(scenarios.browser)
    phone.open(scenarios.browser)
    jest.mocked(backend.state).mockResolvedValue({ ...usual, calls: 2 })
    store.saveTest({ ...scenarios.browser, title: 'The lens' })
    expect(store.notice).toBe('Saved as a file: the-lens.spec.ts')
    await store.saveBug('')
    expect(store.notice).toMatch(/^Saved as a file: bug-.*\.json$/)
    expect(JSON.parse((await saved?.text()) ?? '').calls.map(({ path }: LogRow) => path)).toEqual(['/new'])
  })

  test('when Alt and a click meet nothing that can be expected', () => {
    const row = {
      n: 1,
      at: 5,
      kind: 'nav',
      method: 'see',
      wire: undefined,
      decoded: undefined,
      result: NO_TEXT,
    } as const
    const { store } = consoleWith(scenarios.browser, { log: () => [row] })
    store.poll()
    expect(store.notice).toMatch(/Nothing was recorded/)
    store.setNotice('')
    store.poll()
    expect(store.notice).toBe('')
  })

  test('of a click in each of two phones once: what is said afterwards stays', () => {
    const row = { n: 1, at: 5, kind: 'nav', method: 'see', wire: undefined, decoded: undefined } as const
    const withRow = () => {
      const refused = { ...row, result: NO_TEXT }
      return consoleWith(scenarios.browser, { log: () => [refused] })
    }
    const { store, phone } = withRow()
    const other = withRow().phone
    runInAction(() => {
      store.phones = [phone, other]
    })
    store.poll()
    expect(store.notice).toMatch(/Nothing was recorded/)
    store.setNotice('Copied.')
    store.poll()
    expect(store.notice).toBe('Copied.')
  })

  test('while the back end does not answer, until it does again, beside what else was said', async () => {
    jest.useFakeTimers()
    const state = jest.spyOn(backend, 'state').mockResolvedValue(usual)
    jest.spyOn(backend, 'areas').mockResolvedValue([])
    const { store } = consoleWith(scenarios.browser)
    await store.start()
    render(<TopBar store={store} />)
    const said = () => screen.getByRole('status').textContent
    state.mockRejectedValue(new TypeError('Failed to fetch'))
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(said()).toMatch(/^The server does not answer/)
    act(() => store.setNotice('Copied.'))
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(said()).toMatch(/^The server does not answer.* Copied\.$/)
    state.mockResolvedValue(usual)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(said()).toBe('Copied.')
    jest.clearAllTimers()
    jest.useRealTimers()
  })

  test('at Export: a test without steps only opens the page', () => {
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const exported = (scenario: Scenario) => {
      const { store } = consoleWith(scenario)
      store.exportTest()
      return store.notice
    }
    expect(exported(scenarios.browser)).toMatch(/It has no steps/)
    const steps = [{ call: 'see', with: [{ text: 'Saved.' }] }] as const
    expect(exported({ ...scenarios.browser, steps })).toMatch(/^Saved as a file: \S+$/)
  })

  test('of a link that is longer than what some programs send on: what to send in its place', async () => {
    userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    // Random, so that it is no shorter when it is compressed.
    const text = Array.from({ length: 300 }, () => Math.random().toString(36).slice(2)).join('')
    const long: Scenario = { ...scenarios.browser, steps: [{ call: 'see', with: [{ text }] }] }
    const { store } = consoleWith(long)
    await store.copyLink(scenarios.browser)
    expect(store.notice).toBe('Copied.')
    await store.copyLink(long)
    expect(store.notice).toMatch(/^Copied\. The link has \d+ characters.* Send the exported test then\.$/)
    await store.copyLink()
    expect(store.notice).toMatch(/^Copied\. The link has \d+ characters.* Send the bug file then\.$/)
  })

  test('when a tap meets what has no name, such as the dark around a sheet', () => {
    const row = {
      n: 1,
      at: 5,
      kind: 'nav',
      method: 'tap',
      wire: undefined,
      decoded: undefined,
      result: NO_TEXT,
    } as const
    const { store } = consoleWith(scenarios.browser, { log: () => [row] })
    store.poll()
    expect(store.notice).toMatch(/has no name/)
  })
})

test('a bug whose timeline was cleared still shows its picture', async () => {
  jest.spyOn(backend, 'clearFaults').mockResolvedValue(undefined)
  const { store } = consoleWith(scenarios.browser)
  const bug = {
    kind: 'bug',
    scenario: scenarios.browser,
    rows: [],
    calls: [],
    problems: [],
    picture: 'data:image/png;base64,AA==',
  }
  await store.openFile(fileOf(bug))
  expect([store.tab, store.bug?.picture]).toEqual(['info', bug.picture])
  store.show('scenarios')
  await store.openFile(fileOf(scenarios.browser))
  expect([store.tab, store.bug]).toEqual(['scenarios', undefined])
})

test.each([
  ['partner-ios', { height: 300 }, 'Fits the app’s schema'],
  ['partner-ios', { height: 'tall' }, /Does not fit the app’s schema: ./],
] as const)('the details of a row say whether the app can read it: %s, %j', (name, decoded, text) => {
  const row = { n: 1, at: 5, kind: 'event', method: 'openKeybord', wire: 'x', decoded, result: 'delivered' } as const
  const { store } = consoleWith(scenarios[name], { log: () => [row] })
  act(() => store.selectRow(1, false))
  render(<RowDetails store={store} />)
  screen.getByText(text)
})

describe('the help in the page', () => {
  const row = { n: 1, at: 5, kind: 'nav', method: 'kill', wire: undefined, decoded: undefined, result: 'done' } as const

  test('timeline, details and the bar of the phone say what they are for', () => {
    const { store } = consoleWith(scenarios.browser, { log: () => [row] })
    act(() => store.selectRow(1, false))
    for (const [Part, words] of [
      [Timeline, /^What went between page, host/],
      [RowDetails, /^What the selected row sent/],
      [LifeBar, /^What happens to the phone while/],
    ] as const) {
      render(<Part store={store} />)
      screen.getByText(words)
    }
  })

  test('an empty timeline says what to press; one whose rows are all hidden says that', async () => {
    const user = userEvent.setup()
    const empty = render(<Timeline store={consoleWith(scenarios.browser).store} />)
    screen.getByText(/^Nothing yet\. Press Cold start/)
    empty.unmount()
    render(<Timeline store={consoleWith(scenarios.browser, { log: () => [row] }).store} />)
    await user.type(screen.getByRole('searchbox'), 'nowhere')
    screen.getByText(/^No row fits the filter.*hidden: 1\.$/)
    expect(screen.queryByText(/^Nothing yet/)).toBeNull()
  })
})

describe('the timeline', () => {
  const rows = ['launch', 'kill', 'restore'].map((method, at) => {
    return { n: at + 1, at, kind: 'nav', method, wire: undefined, decoded: undefined, result: 'done' } as const
  })

  test('is read with the keys: the first row, the last one, those between', async () => {
    const user = userEvent.setup()
    const { store } = consoleWith(scenarios.browser, { log: () => rows })
    render(<Timeline store={store} />)
    act(() => screen.getByRole('grid').focus())
    const selected: unknown[] = []
    for (const key of ['{End}', '{ArrowUp}', '{Home}', '{ArrowUp}']) {
      await user.keyboard(key)
      selected.push(store.selection)
    }
    expect(selected).toEqual([[3], [2], [1], [1]])
  })

  test('is empty after Clear, also while it is paused, which it stays; that of a bug stays', async () => {
    const user = userEvent.setup()
    const known: ReturnType<HostSim['log']> = [...rows]
    const { store } = consoleWith(scenarios.browser, {
      log: (filter) => known.filter(({ n }) => n > (filter?.after ?? 0)),
    })
    render(<Timeline store={store} />)
    const clear = screen.getByRole('button', { name: 'Clear' })
    const pause = screen.getByRole('button', { name: 'Pause' })
    await user.click(pause)
    await user.click(clear)
    known.push({ n: 4, at: 4, kind: 'nav', method: 'resume', wire: undefined, decoded: undefined, result: 'done' })
    act(() => store.poll())
    screen.getByText(/^Nothing yet/)
    expect(pause.getAttribute('aria-pressed')).toBe('true')
    await user.click(pause)
    expect(screen.queryByText(/^Nothing yet/)).toBeNull()
    act(() =>
      runInAction(() => {
        store.bug = { kind: 'bug', scenario: scenarios.browser, rows, calls: [], problems: [], picture: '' }
      }),
    )
    expect(clear.hasAttribute('disabled')).toBe(true)
  })
})

describe('what is copied', () => {
  let copied = ''
  const start = () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied = text
    })
    return user
  }

  test('all selected rows, with where they come from', async () => {
    const user = start()
    const row = { at: 5, kind: 'nav', wire: undefined, decoded: undefined, result: 'done' } as const
    const rows = ['kill', 'restore', 'resume'].map((method, index) => ({ ...row, n: index + 1, method }))
    const { store } = consoleWith(scenarios.browser, { log: () => rows })
    for (const n of [3, 1]) act(() => store.selectRow(n, true))
    render(<RowDetails store={store} />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(store.notice).toBe('Copied.'))
    expect(JSON.parse(copied)).toMatchObject({ origin, rows: [{ method: 'kill' }, { method: 'resume' }] })
  })

  test('of a bug that was opened, where that was seen', () => {
    const { store } = consoleWith(scenarios.browser)
    const scenario: Scenario = { ...scenarios.browser, origin, data: { size: 'small', seed: 7 } }
    act(() =>
      runInAction(() => {
        store.bug = { kind: 'bug', scenario, rows: [], calls: [], problems: [], picture: '' }
      }),
    )
    const { container } = render(<InfoTab store={store} />)
    const facts = container.querySelector('pre')?.textContent
    expect(facts).toMatch(/session s1.*\ndata small, seed 7/)
    expect(facts).not.toContain(navigator.userAgent)
  })

  test('what an area registers, with where it was seen', async () => {
    const user = start()
    const { store } = consoleWith(scenarios.browser)
    render(<PluginsTab store={store} />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(store.notice).toBe('Copied.'))
    expect(copied).toMatch(/^version 1\.2, commit abc, host partner, android, session s1, .*\n.* is not registered\./)
  })
})

test('an area whose definition has failed says why, and not what is wrong with others', () => {
  const { store, phone } = consoleWith(scenarios.browser)
  const failed = (id: string, why: string) => ({ id, owner: `team-${id}`, failed: new Error(why) })
  const registry = createRegistry([failed('leads', 'no such schema'), failed('visits', 'no such page')])
  Object.assign(phone.view ?? {}, { app: { registry } })
  runInAction(() => {
    store.area = 'leads'
  })
  render(<PluginsTab store={store} />)
  expect(screen.getByText(/^leads is not registered\./).textContent).toBe(
    'leads is not registered.\ndefinition-failed: Error: no such schema',
  )
})

test('areas are those of the app, each once; its core cannot be switched off', async () => {
  const { store } = consoleWith(scenarios.browser)
  const none = { calls: [], messages: [], examples: [], scenarios: [] }
  runInAction(() => {
    store.areas = ['leads', 'world', 'core'].map((id) => ({ id, ...none }))
    store.area = 'leads'
  })
  render(<PluginsTab store={store} />)
  screen.getByRole('switch', { name: 'Area is switched on' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['leads', 'core'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'core')
  expect(screen.queryByRole('switch')).toBeNull()
})

test('scenarios and hosts have their Chinese names in the Chinese console; files keep theirs', () => {
  const { store } = consoleWith(scenarios.browser)
  store.setLanguage('zh-CN')
  render(<ScenariosTab store={store} />)
  const row = screen.getByRole('row', { name: /不加载 SDK 的通讯应用/ })
  expect(row.textContent).toContain('通讯 · Android')
  expect(screen.queryByText(/Messaging app/)).toBeNull()
})

test.each([
  ['Partner app, Android', '伙伴应用，Android'],
  ['Partner app, Android, /clueList, 2026-11-20 01:41:00', '伙伴应用，Android，/clueList，2026-11-20 01:41:00'],
  ['A walk', '走一圈'],
  ['Partner app, Android, as I want it', 'Partner app, Android, as I want it'],
])('the Chinese head calls %s %s', (title, shown) => {
  const { store } = consoleWith({ ...scenarios['partner-android'], title })
  const walk = { title: { en: 'A walk', 'zh-CN': '走一圈' }, scenario: scenarios.browser }
  runInAction(() => {
    store.areas = [{ id: 'leads', calls: [], messages: [], examples: [], scenarios: [walk] }]
  })
  store.setLanguage('zh-CN')
  render(<TopBar store={store} />)
  screen.getByRole('button', { name: shown })
})

test('with another phone no row is selected: numbers of rows are those of the phone before', () => {
  const { store } = consoleWith(scenarios.browser)
  store.selectRow(1, false)
  store.addPhone()
  expect([store.phone.name, store.selection]).toEqual(['phone-2', []])
  store.selectRow(1, false)
  store.removePhone()
  expect([store.phone.name, store.selection]).toEqual(['phone-1', []])
})

test('a second phone begins without what is over the page of the first', () => {
  const { store } = consoleWith(scenarios['partner-ios'], {}, { keyboard: 300, pane: 'main-page' })
  expect(store.phone.present()).toMatchObject({ keyboard: 300, pane: 'main-page' })
  store.addPhone()
  expect([store.phone.scenario.keyboard, store.phone.scenario.pane]).toEqual([undefined, undefined])
})

test('with the second phone its faults end, which would go on at the first one', () => {
  const removeFaults = jest.spyOn(backend, 'removeFaults').mockResolvedValue(undefined)
  const first = consoleWith(scenarios.browser, {}, { faults: [{ status: 500 }] })
  const other = consoleWith(scenarios.browser, {}, { faults: [{ path: 'getClueList', delayMs: 10 }] })
  other.phone.setAlone(false)
  runInAction(() => {
    first.store.phones = [first.phone, other.phone]
  })
  first.store.removePhone()
  expect(removeFaults.mock.calls).toEqual([[[{ path: 'getClueList', delayMs: 10 }]]])
})

describe('a rule of the phone', () => {
  const stored = (change: Partial<SimState['rules'][number]> = {}) =>
    ({ id: 'r1', method: 'scanCode', then: 'fail', seen: 2, fired: 1, ...change }) as const
  const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

  test('says from which call on it applies, and to how many', () => {
    const rules = [
      stored({ nth: 2, times: 3 }),
      stored({ id: 'r2', nth: 2 }),
      stored({ id: 'r3', nth: 4, times: 1 }),
      stored({ id: 'r4', times: 3 }),
    ]
    const { store } = consoleWith(scenarios['partner-ios'], {}, { host: 'partner', rules })
    render(<RepliesTab store={store} />)
    const when = screen.getAllByRole('row', { name: /scanCode/ }).map((row) => within(row).getAllByRole('cell')[2])
    expect(when.map((cell) => cell?.textContent)).toEqual(['calls 2–4', 'call 2', 'call 4', 'first 3'])
  })

  test('is switched off and on in its place', async () => {
    const rule = jest.fn()
    const { store } = consoleWith(scenarios['partner-ios'], { rule }, { host: 'partner', rules: [stored()] })
    render(<RepliesTab store={store} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Use the rule for scanCode' }))
    await waitFor(() => expect(rule).toHaveBeenCalledWith({ method: 'scanCode', then: 'fail', off: true }, 'r1'))
  })

  test('is edited: saved again with a second press, not added; another one made from it is on', async () => {
    const rule = jest.fn()
    const { store } = consoleWith(
      scenarios['partner-ios'],
      { rule },
      { host: 'partner', rules: [stored({ off: true })] },
    )
    render(<RepliesTab store={store} />)
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'cancel: the user cancels')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save rule' }))
    const saved = [{ method: 'scanCode', then: 'cancel', off: true }, 'r1']
    await waitFor(() => expect(rule.mock.calls).toEqual([saved, saved]))
    await userEvent.click(screen.getByRole('button', { name: 'Make another rule' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add rule' }))
    await waitFor(() => expect(rule).toHaveBeenLastCalledWith({ method: 'scanCode', then: 'cancel' }))
  })

  test('that a browser cannot have is not edited in one', () => {
    const rules = [stored({ method: 'takePhoto' })]
    const { store } = consoleWith(scenarios.browser, {}, { host: 'browser', rules })
    render(<RepliesTab store={store} />)
    expect(buttonNames()).toEqual(expect.arrayContaining(['Remove']))
    expect(buttonNames()).not.toContain('Edit')
  })

  test('is no longer edited in another phone, or when the phone has started again', () => {
    const phone = { session: 's1' }
    const state = () =>
      ({
        ...memoryOf(scenarios['partner-ios'], ''),
        origin: { ...origin, ...phone },
        rules: [stored()],
      }) as unknown as SimState
    const { store } = consoleWith(scenarios['partner-ios'], { state })
    store.poll()
    store.edit(stored(), 'r1')
    store.selectRow(3, false)
    store.poll()
    expect([store.editing, store.selection]).toEqual(['r1', [3]])
    phone.session = 's2'
    store.poll()
    expect([store.editing, store.selection]).toEqual([undefined, []])
    store.edit(stored(), 'r1')
    store.addPhone()
    expect(store.editing).toBeUndefined()
  })
})

test('what another tab has saved is kept; without room the console says so and keeps what there is', () => {
  const { store } = consoleWith(scenarios.browser)
  const other = new ConsoleStore()
  runInAction(() => {
    other.phones = store.phones
  })
  other.save('the other')
  store.save('mine')
  expect(Object.keys(new ConsoleStore().saved)).toEqual(['the other', 'mine'])
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.save('too large')
  store.show('backend')
  write.mockRestore()
  expect(Object.keys(store.saved)).toEqual(['the other', 'mine'])
  expect([store.notice, store.tab]).toEqual([expect.stringMatching(/no room/), 'backend'])
})

test('a saved scenario that this version cannot read is kept, though it is not shown', () => {
  const unread = { v: 2, host: 'a host of later' }
  localStorage.setItem('harness.scenarios', JSON.stringify({ later: unread, wrong: 7 }))
  const { store } = consoleWith(scenarios.browser)
  store.save('mine')
  store.remove('mine')
  expect(JSON.parse(localStorage.getItem('harness.scenarios') ?? '')).toEqual({ later: unread, wrong: 7 })
  expect(store.saved).toEqual({})
})

test('a recording that ends leaves Undo of what was deleted', async () => {
  const steps = [{ call: 'see', with: [{ text: 'Saved.' }] }] as const
  const recorded = JSON.stringify({ ...scenarios.browser, steps, origin })
  const { store } = consoleWith(
    scenarios.browser,
    { record: async () => undefined, export: () => recorded },
    { isRecordingSteps: true, recorded: steps },
  )
  store.save('mine')
  store.remove('mine')
  await store.record()
  await waitFor(() => expect(store.saved['Last recording']).toBeTruthy())
  store.undo()
  expect(Object.keys(store.saved).sort()).toEqual(['Last recording', 'mine'])
})

test('what Save has replaced, and what Delete has removed, comes back with Undo', async () => {
  const user = userEvent.setup()
  let path = ''
  const { store } = consoleWith(scenarios.browser, {
    export: () => JSON.stringify({ ...scenarios.browser, launch: { path }, origin }),
  })
  render(<ScenariosTab store={store} />)
  const save = async (shown: string) => {
    path = shown
    await user.type(screen.getByRole('textbox', { name: 'Name of the scenario' }), 'The lens')
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }
  const undo = () => screen.getByRole('button', { name: 'Undo: The lens' })
  await save('/first')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await save('/second')
  await user.click(undo())
  expect(new ConsoleStore().saved['The lens']?.launch).toEqual({ path: '/first' })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await user.click(within(screen.getByRole('row', { name: /The lens/ })).getByRole('button', { name: 'Delete' }))
  expect(new ConsoleStore().saved).toEqual({})
  await user.click(undo())
  expect(store.saved['The lens']?.launch).toEqual({ path: '/first' })
})

test('a tool that was shown stays, with what is typed in it', () => {
  const { store } = consoleWith(scenarios.browser)
  store.show('events')
  store.setAnswering('c1')
  store.show('events')
  expect([store.tab, store.opened]).toEqual(['events', ['replies', 'events']])
})

test('the tool that was shown last is shown after a reload', () => {
  const { store } = consoleWith(scenarios.browser)
  store.show('backend')
  const { tab, opened } = new ConsoleStore()
  expect([tab, opened]).toEqual(['backend', ['backend']])
})

test('the set of photos that the phone has is marked', () => {
  const { store } = consoleWith({ ...scenarios['partner-ios'], media: { photos: [] } })
  render(<MediaTab store={store} />)
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed).toEqual(['None'])
})

describe('what the scanner gives', () => {
  const MEDIA = { scans: ['A', 'B'], card: { name: 'Li Na', duty: 'Buyer', tel: '138', path: 'sim:card' } }

  function start() {
    const media = jest.fn()
    const { store } = consoleWith({ ...scenarios.browser, media: MEDIA }, { media })
    render(<MediaTab store={store} />)
    return { media, user: userEvent.setup() }
  }
  const scan = (number: number) => screen.getByRole('textbox', { name: `Scan ${number}` })

  test('codes: one is changed, one is added, an emptied one is gone', async () => {
    const { media, user } = start()
    await user.clear(scan(1))
    await user.type(scan(1), 'C{Enter}')
    expect(media).toHaveBeenLastCalledWith({ scans: ['C', 'B'] })
    await user.type(scan(3), 'D{Enter}')
    expect(media).toHaveBeenLastCalledWith({ scans: ['A', 'B', 'D'] })
    await user.clear(scan(2))
    await user.tab()
    expect(media).toHaveBeenLastCalledWith({ scans: ['A'] })
  })

  test('a card: an emptied field stays one of it', async () => {
    const { media, user } = start()
    await user.clear(screen.getByRole('textbox', { name: 'tel' }))
    await user.tab()
    expect(media).toHaveBeenLastCalledWith({ card: { ...MEDIA.card, tel: '' } })
  })

  test('a change in a form is in the JSON that is being typed, too; one that does not fit is not applied', async () => {
    const { media, user } = start()
    const json = screen.getByRole('textbox', { name: 'Scans, card and photos' })
    const type = async (text: string) => {
      await user.clear(json)
      await user.click(json)
      await user.paste(text)
    }
    const apply = screen.getByRole('button', { name: 'Apply' })
    await type('{ "photos": "none" }')
    screen.getByText(/Does not fit the app’s schema: photos/)
    expect(apply.hasAttribute('disabled')).toBe(true)
    await type('{ "photos": [], "scans": [] }')
    await user.type(scan(3), 'D{Enter}')
    await user.click(apply)
    expect(media).toHaveBeenLastCalledWith({ photos: [], scans: ['A', 'B', 'D'] })
  })
})

test('JSON that is typed for one phone is not applied in another', async () => {
  const user = userEvent.setup()
  const { store, phone } = consoleWith(scenarios['partner-ios'])
  const scenario: Scenario = { ...scenarios['partner-ios'], media: { scans: ['of the other'] } }
  const other = consoleWith(scenario, {}, { origin: { ...origin, session: 's2' } }).phone
  runInAction(() => {
    store.phones = [phone, other]
  })
  render(<MediaTab store={store} />)
  const json = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Scans, card and photos' })
  await user.clear(json())
  await user.paste('{ "scans": [] }')
  act(() => store.select(1))
  expect(json().value).toContain('of the other')
  expect(screen.getByRole('button', { name: 'Apply' }).hasAttribute('disabled')).toBe(true)
})

test('a sound that is chosen while the phone starts again is heard', async () => {
  const { store, phone } = consoleWith(scenarios['partner-ios'])
  render(<MediaTab store={store} />)
  const chooser = screen.getByLabelText('Choose audio')
  act(() =>
    runInAction(() => {
      if (phone.state) phone.state = { ...phone.state, origin: { ...origin, session: 's2' } }
    }),
  )
  await userEvent.upload(chooser, new File(['Dear'], 'letter.wav', { type: 'audio/wav' }))
  // Here no browser can read it.
  await waitFor(() => expect(store.notice).toContain('letter.wav'))
})

describe('in a browser, which has no host', () => {
  const choices = (label: string) =>
    within(screen.getByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map((option) => option.textContent?.replace(/:.*/, ''))

  test('replies are those that its devices can give', async () => {
    const user = userEvent.setup()
    const rule = jest.fn()
    const { store } = consoleWith(scenarios.browser, { rule }, { host: 'browser' })
    render(<RepliesTab store={store} />)
    screen.getByText(/A browser has no host/)
    expect(choices('Method')).toEqual(['getLocation', 'scanCode', 'startRecording'])
    expect(choices('Outcome')).toEqual(['success', 'fail', 'denied', 'silent', 'ask'])
    await user.click(screen.getByRole('textbox', { name: 'Payload of the answer' }))
    await user.paste('{ "latitude": 23, "longitude": 113 }')
    await user.click(screen.getByRole('button', { name: 'Add rule' }))
    const payload = { latitude: 23, longitude: 113 }
    await waitFor(() => expect(rule).toHaveBeenCalledWith({ method: 'getLocation', then: 'success', payload }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'ask: you answer by hand')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'startRecording')
    expect(choices('Outcome')).toEqual(['success', 'fail', 'denied', 'silent'])
    expect(screen.queryByRole('textbox', { name: 'Payload of the answer' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add rule' }))
    await waitFor(() => expect(rule).toHaveBeenLastCalledWith({ method: 'startRecording', then: 'success' }))
  })

  test('a position that waits is answered as a device can', () => {
    const pending = [{ id: 'c7', method: 'getLocation', at: 0, outcome: 'ask' }] as const
    const { store } = consoleWith(scenarios.browser, {}, { host: 'browser', pending })
    store.setAnswering('c7')
    render(<RepliesTab store={store} />)
    expect(choices('Outcome')).toEqual(['success', 'fail', 'denied'])
  })

  test('a host has all of them', () => {
    const { store } = consoleWith(scenarios['partner-ios'], {}, { host: 'partner' })
    render(<RepliesTab store={store} />)
    expect(screen.queryByText(/A browser has no host/)).toBeNull()
    expect(choices('Method')).toContain('takePhoto')
    expect(choices('Outcome')).toContain('malformed')
  })

  test.each(['browser', 'partner-ios'] as const)('what its media do is said: %s', (name) => {
    const { host } = scenarios[name]
    const { store } = consoleWith(scenarios[name], {}, { host })
    render(<MediaTab store={store} />)
    expect(screen.queryByText(/In a browser only the microphone/) !== null).toBe(host === 'browser')
  })
})

describe('a call that waits for the tester', () => {
  const pending = [{ id: 'c7', method: 'scanCode', at: 0, outcome: 'ask' }] as const

  /** Its editor, as the timeline opens it. */
  function answering() {
    const answer = jest.fn()
    const { store } = consoleWith(scenarios['partner-android'], { answer }, { pending })
    store.setAnswering('c7')
    render(<RepliesTab store={store} />)
    return { store, answer, editor: within(screen.getByRole('region', { name: 'Answer of scanCode' })) }
  }

  test('is answered with another payload than its sample', async () => {
    const user = userEvent.setup()
    const { store, answer, editor } = answering()
    expect(store.tab).toBe('replies')
    const payload = editor.getByRole<HTMLTextAreaElement>('textbox', { name: 'Payload of the answer' })
    expect(payload.value).toBe('"METER-0001"')
    await user.clear(payload)
    await user.paste('"G25-0099"')
    await user.click(editor.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith('c7', 'success', 'G25-0099'))
    expect(screen.queryByRole('region', { name: 'Answer of scanCode' })).toBeNull()
  })

  test.each([
    ['denied: no permission', 'denied'],
    ['no-file: no file was chosen', 'no-file'],
    ['malformed: an answer that fits no schema', 'malformed'],
  ])('is answered as “%s”, without data', async (label, outcome) => {
    const user = userEvent.setup()
    const { answer, editor } = answering()
    await user.selectOptions(editor.getByRole('combobox', { name: 'Outcome' }), label)
    await user.click(editor.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith('c7', outcome, undefined))
  })
})

test('a call that asks for a permission is answered as the phone would, unless the tester says otherwise', async () => {
  const answer = jest.fn()
  const pending = [{ id: 'c7', method: 'scanCode', at: 0, outcome: 'ask', asks: 'camera' }] as const
  const { store } = consoleWith(scenarios['partner-android'], { answer }, { pending })
  store.setAnswering('c7')
  render(<RepliesTab store={store} />)
  screen.getByText(/asks for a permission/)
  const editor = within(screen.getByRole('region', { name: 'Answer of scanCode' }))
  await userEvent.click(editor.getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(answer).toHaveBeenCalledWith('c7', 'success', undefined))
})

describe('the back end', () => {
  const lead = (version: number, owner: string) => ({ id: 'L-000008', version, owner })
  const call: LogRow = {
    n: 1,
    at: '2026-11-20T01:41:00.000Z',
    host: 'main',
    method: 'POST',
    path: '/api/clueTake',
    query: {},
    headers: {},
    body: { clueId: 'L-000008' },
    status: 200,
    ms: 12,
  }

  beforeEach(() => {
    jest.spyOn(backend, 'records').mockResolvedValue({ list: [lead(1, '')], ids: ['L-000008'], total: 120 })
    jest.spyOn(backend, 'log').mockResolvedValue([call])
    jest.spyOn(backend, 'state').mockResolvedValue(usual)
  })

  test('a record that a phone has changed is shown anew, and not saved over', async () => {
    const user = userEvent.setup()
    const put = jest.fn().mockRejectedValue(new Error('lead L-000008 was changed meanwhile'))
    const { store, phone, setBackend } = consoleWith(scenarios.browser, { put })
    render(<BackendTab store={store} />)
    await user.click(await screen.findByRole('button', { name: 'L-000008' }))
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Record' })
    expect(editor.value).toMatch(/"version": 1/)
    screen.getByText('50 of 120; the filter finds the others.')
    jest.mocked(backend.records).mockResolvedValue({ list: [lead(2, 'rep02')], ids: ['L-000008'], total: 120 })
    setBackend({ writes: 1 })
    await waitFor(() => expect(editor.value).toMatch(/"owner": "rep02"/))

    await user.clear(editor)
    await user.paste('{ "owner": "rep01" }')
    jest.mocked(backend.records).mockResolvedValue({ list: [lead(3, 'rep03')], ids: ['L-000008'], total: 120 })
    setBackend({ writes: 2 })
    await user.click(screen.getByRole('button', { name: 'Save the record' }))
    expect(put).toHaveBeenCalledWith('lead', 'L-000008', { owner: 'rep01', version: 3 }, 2)
    await waitFor(() => expect(phone.problem).toContain('was changed meanwhile'))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(editor.value).toMatch(/"owner": "rep03"/)
  })

  test('a record is saved with the version that was typed', async () => {
    const user = userEvent.setup()
    const put = jest.fn().mockResolvedValue(undefined)
    const { store } = consoleWith(scenarios.browser, { put })
    render(<BackendTab store={store} />)
    await user.click(await screen.findByRole('button', { name: 'L-000008' }))
    const editor = screen.getByRole('textbox', { name: 'Record' })
    await user.clear(editor)
    await user.paste('{ "owner": "rep01", "version": 9 }')
    await user.click(screen.getByRole('button', { name: 'Save the record' }))
    expect(put).toHaveBeenCalledWith('lead', 'L-000008', { owner: 'rep01', version: 9 }, 1)
  })

  describe('faults', () => {
    const [slow, broken] = [{ path: 'getClueList', delayMs: 10 }, { status: 500 }]
    const listed = [slow, broken].map((fault) => ({ ...fault, seen: 2, fired: 1 }))

    /** Two phones, of which each has set a fault. */
    function withFaults(isTwo: boolean) {
      const sims = [jest.fn(), jest.fn()] as const
      const first = consoleWith(scenarios.browser, { faults: sims[0] }, { faults: [slow] })
      const other = consoleWith(scenarios.browser, { faults: sims[1] }, { faults: [broken] })
      first.setBackend({ faults: listed })
      if (isTwo)
        runInAction(() => {
          first.store.phones = [first.phone, other.phone]
          for (const phone of first.store.phones) phone.setAlone(false)
        })
      render(<BackendTab store={first.store} />)
      return sims
    }
    const removeOf = (text: RegExp) =>
      within(screen.getByText(text).closest('li') ?? document.body).getByRole('button', { name: 'Remove' })

    test('one is removed, by the phone that has set it', async () => {
      const [own, other] = withFaults(true)
      await userEvent.click(removeOf(/"delayMs":10/))
      await waitFor(() => expect(own).toHaveBeenCalledWith([slow], 'remove'))
      await userEvent.click(removeOf(/"status":500/))
      await waitFor(() => expect(other).toHaveBeenCalledWith([broken], 'remove'))
    })

    test.each([
      ['connection cut', { drop: 'request' }],
      ['never answers', { hold: true }],
    ])('one by its name: %s', async (name, fault) => {
      const [own] = withFaults(false)
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fault' }), name)
      await userEvent.click(screen.getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(own).toHaveBeenCalledWith([fault]))
    })

    test.each([
      [false, [null]],
      [true, [[slow], 'remove']],
    ])('all are removed; of two phones (%s), those of this one', async (isTwo, given) => {
      const [own, other] = withFaults(isTwo)
      await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
      await waitFor(() => expect(own.mock.calls).toEqual([given]))
      expect(other).not.toHaveBeenCalled()
    })
  })

  test('size, seed and date reach the store; the common one says that it keeps its own', async () => {
    const user = userEvent.setup()
    const data = jest.fn().mockResolvedValue(undefined)
    const { store, setBackend } = consoleWith(scenarios.browser, { data })
    store.show('backend')
    render(<BackendTab store={store} />)
    await screen.findByRole('row', { name: /clueTake/ })
    screen.getByText(/The common store keeps/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'large')
    await user.clear(screen.getByRole('textbox', { name: 'Seed' }))
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), '7')
    await user.type(screen.getByRole('textbox', { name: 'Date, empty: today' }), '2026-11-23T09:00+08:00')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(data).toHaveBeenCalledWith({ size: 'large', seed: 7, now: '2026-11-23T01:00:00.000Z' })
    setBackend({ isAlone: true })
    await waitFor(() => expect(screen.queryByText(/The common store keeps/)).toBeNull())
  })

  test('its calls are cleared, so that those of the next try stand alone', async () => {
    const clear = jest.spyOn(backend, 'clearLog').mockImplementation(async () => {
      jest.mocked(backend.log).mockResolvedValue([])
    })
    const { store } = consoleWith(scenarios.browser)
    store.show('backend')
    render(<BackendTab store={store} />)
    await screen.findByRole('row', { name: /clueTake/ })
    await userEvent.click(screen.getByRole('button', { name: 'Clear the calls' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /clueTake/ })).toBeNull())
    expect(clear).toHaveBeenCalledTimes(1)
  })

  test('its calls are not loaded while another tool is shown', async () => {
    const { store, setBackend } = consoleWith(scenarios.browser)
    store.show('backend')
    render(<BackendTab store={store} />)
    await screen.findByRole('row', { name: /clueTake/ })
    act(() => store.show('replies'))
    jest.mocked(backend.log).mockClear()
    setBackend({ now: '2026-11-20T01:42:01.000Z' })
    expect(backend.log).not.toHaveBeenCalled()
    act(() => store.show('backend'))
    await waitFor(() => expect(backend.log).toHaveBeenCalledTimes(1))
  })

  test('its calls are listed, and one shows its body', async () => {
    const user = userEvent.setup()
    const { store } = consoleWith(scenarios.browser)
    store.show('backend')
    render(<BackendTab store={store} />)
    const row = await screen.findByRole('row', { name: /clueTake/ })
    expect(row.textContent).toMatch(/POST.*200.*12/)
    await user.click(within(row).getByRole('button'))
    screen.getByText(/"clueId": "L-000008"/)
  })
})
