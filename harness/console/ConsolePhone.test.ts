import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { autorun } from 'mobx'
import { memoryOf } from '../simulator/memory'
import { scenarios } from '../simulator/scenarios'
import type { HostSim, Scenario, SimState } from '../simulator/types'
import { backend } from './backend'
import { ConsolePhone } from './ConsolePhone'
import type { ConsoleStore } from './ConsoleStore'
import { chooseHost, PANELS } from './panels/panels'
import { type TextKey, textsIn } from './texts'

test('a preset of the network does not end the stall of uploads', async () => {
  const changes: object[] = []
  const { phone } = phoneWith(pageOf({ network: (change) => changes.push(change) }))
  phone.poll()
  const preset = PANELS.flatMap(({ fields }) => fields).find(
    (field) => field.kind === 'choice' && field.label === 'network.preset',
  )
  if (preset?.kind !== 'choice') throw new Error('no presets')
  for (const name of ['normal', '4g', '2g']) preset.set(phone, name, {} as ConsoleStore)
  await settled()
  expect(changes).toEqual([0, 120, 1500].map((latencyMs) => ({ offline: false, latencyMs })))
})

describe('the date of a phone', () => {
  const clock = PANELS.flatMap(({ fields }) => fields).find(
    (field) => field.kind === 'text' && field.label === 'storage.clock',
  )
  const typed = (text: string) => {
    if (clock?.kind !== 'text') throw new Error('no date')
    const { phone } = phoneWith(pageOf())
    phone.poll()
    clock.set(phone, text, { t: textsIn('en') } as ConsoleStore)
    return phone
  }

  test.each([
    ['2026-11-20T20:00', new Date(2026, 10, 20, 20).toISOString()],
    ['2026-11-20T09:41+08:00', '2026-11-20T01:41:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('typed as %s is a moment, the same in each zone', (text, instant) => {
    expect(typed(text).present().clock).toBe(instant)
  })

  test.each(['5', 'tomorrow', '2026-13-40'])('%s is none, and starts nothing', (text) => {
    const phone = typed(text)
    expect([phone.isStarting, phone.problem]).toEqual([
      false,
      'A date such as 2026-11-20T09:41+08:00; empty: that of this device.',
    ])
  })

  test('ends with an empty field', () => {
    const phone = typed('')
    expect([phone.isStarting, phone.present().clock]).toEqual([true, undefined])
  })
})

test('what is over a page is not over the one that a change starts', () => {
  const starts: readonly ((phone: ConsolePhone) => void)[] = [
    (phone) => phone.change({ launch: { path: '/demo' } }),
    (phone) => phone.changeHost(scenarios['partner-ios']),
    (phone) => phone.unpin(),
  ]
  for (const start of starts) {
    const { phone } = phoneWith(pageOf({}, { keyboard: 300, pane: 'main-page' }))
    phone.poll()
    expect(phone.present()).toMatchObject({ keyboard: 300, pane: 'main-page' })
    start(phone)
    expect(phone.present()).toEqual(expect.not.objectContaining({ keyboard: 300 }))
    expect(phone.present()).toEqual(expect.not.objectContaining({ pane: 'main-page' }))
  }
})

test('a phone has the screen of its scenario, so that a link opens with it', () => {
  const phone = new ConsolePhone('phone-1', { ...scenarios['partner-ios'], device: { frame: [320, 568] } })
  expect(phone.size).toEqual({ width: 320, height: 568 })
  expect(new ConsolePhone('phone-2', scenarios.browser).size).toEqual({ width: 390, height: 844 })
})

/** A page in the frame: of a simulated host, or not there yet. */
function pageOf(hostSim?: Partial<HostSim>, changed: Partial<SimState> = {}) {
  const state = { ...memoryOf(scenarios.browser, ''), origin: { session: 's', at: '' }, rules: [], ...changed }
  const document = window.document.implementation.createHTMLDocument()
  const host = hostSim && { state: () => state, log: () => [], ...hostSim }
  return {
    document,
    location: { hash: '#/', reload: () => undefined, replace: () => undefined },
    ...(host && { hostSim: host }),
  }
}

type Page = ReturnType<typeof pageOf>

/** A phone with a frame; `show` gives the page in it, none for one of the browser that no script can read. */
function phoneWith(page: Page | undefined, scenario: Scenario = scenarios.browser) {
  let shown = page
  const phone = new ConsolePhone('phone-1', scenario)
  phone.attach({
    get contentDocument() {
      return shown?.document ?? null
    },
    get contentWindow() {
      return shown ?? unreadable
    },
    addEventListener: (_: 'load', run: () => void) => void setTimeout(run),
  } as unknown as HTMLIFrameElement)
  const show = (next: Page | undefined) => {
    shown = next
    phone.poll()
  }
  return { phone, show }
}

const unreadable = {
  location: { replace: () => undefined },
  get document(): Document {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
  },
}

/** Until everything that was begun is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

let calls: string[]
beforeEach(() => {
  calls = []
  jest.spyOn(backend, 'clearFaults').mockResolvedValue(undefined)
})

const noting = (page: string): Partial<HostSim> => ({
  faults: async () => {
    calls.push(page)
  },
})
const removeFaults = (phone: ConsolePhone) => phone.run((sim) => sim.faults(null))
const pathOf = ({ scenario }: ConsolePhone) => scenario.launch?.path

describe('a command', () => {
  test('that is given while the page loads reaches the page that comes', async () => {
    const { phone, show } = phoneWith(pageOf())
    phone.open(scenarios.browser)
    removeFaults(phone)
    show(pageOf(noting('the page')))
    phone.poll()
    await settled()
    expect(calls).toEqual(['the page'])
  })

  test.each([
    ['started again', (phone: ConsolePhone) => phone.open(scenarios.browser)],
    ['reloaded', (phone: ConsolePhone) => phone.reload()],
  ])('that is given while the phone is %s does not reach the page before', async (_, leave) => {
    const { phone, show } = phoneWith(pageOf(noting('the page before')))
    phone.poll()
    leave(phone)
    removeFaults(phone)
    phone.poll()
    show(pageOf(noting('the new page')))
    await settled()
    expect(calls).toEqual(['the new page'])
  })

  test('that is given while the host itself replaces the page does not reach the page before', async () => {
    const { phone, show } = phoneWith(pageOf(noting('the page before'), { isLeaving: true }))
    phone.poll()
    removeFaults(phone)
    show(pageOf(noting('the new page')))
    await settled()
    expect(calls).toEqual(['the new page'])
  })

  test('waits over a change of the scenario, and not for another scenario', async () => {
    const { phone, show } = phoneWith(pageOf())
    phone.open(scenarios.browser)
    removeFaults(phone)
    phone.change({ clock: '2026-11-20T01:41:00Z' })
    await settled()
    show(pageOf(noting('changed')))
    phone.open(scenarios.browser)
    removeFaults(phone)
    phone.restart(scenarios['partner-ios'])
    await settled()
    show(pageOf(noting('another')))
    await settled()
    expect(calls).toEqual(['changed'])
  })
})

test('while the page is reloaded, the app neither runs nor receives messages', () => {
  const session = { state: 'known', rolesLoaded: true }
  const { phone } = phoneWith(Object.assign(pageOf({}), { app: { registry: {}, core: { session }, isSettled: true } }))
  phone.poll()
  expect([phone.isStarted, phone.isSettled]).toEqual([true, true])
  phone.reload()
  expect([phone.isStarted, phone.isSettled]).toEqual([false, false])
})

test('where no server answered, the browser’s own page is in the frame: the phone starts again', async () => {
  const { phone, show } = phoneWith(pageOf({}))
  show(undefined)
  phone.change({})
  await settled()
  show(pageOf(noting('the page')))
  removeFaults(phone)
  await settled()
  expect(calls).toEqual(['the page'])
})

test('of two changes at once only the last one is opened, with both', async () => {
  const { phone } = phoneWith(pageOf({}))
  phone.poll()
  phone.change({ launch: { path: '/a' } })
  phone.change({ clock: '2026-11-20T01:41:00Z' })
  const opened: (string | undefined)[] = []
  const stop = autorun(() => opened.push(phone.address && pathOf(phone)))
  await settled()
  stop()
  expect(opened.filter(Boolean)).toEqual(['/a'])
  expect(phone.scenario.clock).toBeDefined()
})

test('a scenario that was started again with a change is edited, until another one is opened', async () => {
  const scenario = scenarios.browser
  const { phone, show } = phoneWith(pageOf({}), scenario)
  const start = async (begin: () => void) => {
    begin()
    await settled()
    show(pageOf({}, { scenario: phone.scenario }))
    return phone.isEdited
  }
  expect(await start(() => phone.restart(scenario))).toBe(false)
  expect(await start(() => phone.change({}))).toBe(false)
  expect(await start(() => phone.change({ host: 'partner', os: 'ios' }))).toBe(true)
  expect(await start(() => phone.change({}))).toBe(true)
  expect(await start(() => phone.restart(scenario))).toBe(false)
})

test('a start of the phone while the tester records ends the recording, and the phone says so until the next command', async () => {
  const { phone } = phoneWith(pageOf({}, { isRecordingSteps: true }))
  phone.poll()
  phone.change({})
  await settled()
  expect(phone.hasLostRecording).toBe(true)
  removeFaults(phone)
  expect(phone.hasLostRecording).toBe(false)
})

test('the language chosen while the page loads is that of the host, and of the app once it is there', async () => {
  const field = PANELS.flatMap(({ fields }) => fields).find(
    (each) => 'label' in each && each.label === 'device.language',
  )
  if (field?.kind !== 'choice') throw new Error('no field for the language')
  const { phone, show } = phoneWith(pageOf())
  phone.open(scenarios.browser)
  field.set(phone, 'zh-CN', {} as ConsoleStore)
  const page = pageOf({ device: ({ locale }) => void calls.push(`host ${locale}`) })
  show(page)
  await settled()
  expect(calls).toEqual(['host zh-CN'])
  const setLanguage = async (language: string) => calls.push(`app ${language}`)
  Object.assign(page, { app: { registry: {}, setLanguage, core: { session: {} } } })
  page.document.body.setAttribute('data-route', '/')
  await settled()
  expect(calls).toEqual(['host zh-CN', 'app zh-CN'])
})

describe('the language in the panel', () => {
  const field = PANELS.flatMap(({ fields }) => fields).find(
    (each) => 'label' in each && each.label === 'device.language',
  )
  const shownBy = (locale: string, language?: 'en' | 'zh-CN') => {
    const scenario = { ...scenarios.browser, ...(locale && { device: { locale } }) }
    const { phone } = phoneWith(pageOf({}, { scenario, device: memoryOf(scenario, '').device, language }), scenario)
    phone.poll()
    return [field?.kind === 'choice' && field.get(phone), phone.present().device?.locale, phone.isEdited]
  }

  test('is the one that the app shows, and goes into what is linked', () => {
    expect(shownBy('', 'zh-CN')).toEqual(['zh-CN', 'zh-CN', false])
    expect(shownBy('', 'en')).toEqual(['en', 'en', false])
  })

  test('is another one than its scenario says once it is changed in the app', () => {
    expect(shownBy('en', 'zh-CN')).toEqual(['zh-CN', 'zh-CN', true])
    expect(shownBy('en-US', 'en')).toEqual(['en', 'en-US', false])
  })

  test('is that of the phone while there is no app yet', () => {
    expect(shownBy('zh-CN')).toEqual(['zh-CN', 'zh-CN', false])
    expect(shownBy('')).toEqual(['', undefined, false])
  })
})

test('a clock that is no instant is that of this machine again', async () => {
  const { phone, show } = phoneWith(pageOf({}))
  show(pageOf({}, { scenario: { ...scenarios.browser, clock: '2026-11-20T01:41:00Z' } }))
  phone.unpin()
  await settled()
  expect(phone.scenario).not.toHaveProperty('clock')
  expect(backend.clearFaults).toHaveBeenCalledTimes(1)
})

test('another host has the version and the methods of its own, not those of the host before', async () => {
  const scenario: Scenario = { ...scenarios['new-partner'], device: { missing: ['share'], theme: 'dark' } }
  const { phone, show } = phoneWith(undefined, scenario)
  const { device } = memoryOf(scenario, '')
  show(pageOf({}, { scenario, device }))
  chooseHost(phone, 'messaging-ios')
  await settled()
  expect(phone.scenario).toMatchObject({ host: 'messaging-app', os: 'ios', device: { theme: 'dark' } })
  expect(phone.scenario.title).toBe('Messaging app, iOS')
  expect(memoryOf(phone.scenario, '').device).toEqual(
    expect.objectContaining({ hostVersion: '2.0', missing: [], statusBarHeight: 44 }),
  )
})

test('one of two phones starts again without its own faults only', async () => {
  const remove = jest.spyOn(backend, 'removeFaults').mockResolvedValue(undefined)
  const { phone } = phoneWith(pageOf({}, { faults: [{ path: 'getClueList', status: 500 }] }))
  phone.poll()
  phone.change({})
  await settled()
  expect([remove.mock.calls, jest.mocked(backend.clearFaults).mock.calls.length]).toEqual([[], 1])
  phone.poll()
  phone.setAlone(false)
  phone.change({})
  await settled()
  expect(remove).toHaveBeenCalledWith([{ path: 'getClueList', status: 500 }])
  expect(backend.clearFaults).toHaveBeenCalledTimes(1)
})

/** A field of the panels by its label. */
function field(label: TextKey) {
  const found = PANELS.flatMap(({ fields }) => fields).find((each) => each.kind !== 'actions' && each.label === label)
  if (found?.kind !== 'text' && found?.kind !== 'choice') throw new Error(`no field ${label}`)
  return found
}

test('the path that the panel shows is that of the page, wherever the app has gone', () => {
  const page = pageOf({})
  const { phone } = phoneWith(page)
  phone.poll()
  const seen: string[] = []
  const stop = autorun(() => seen.push(field('launch.path').get(phone)))
  page.location.hash = '#/clueDetail?id=L-000001'
  phone.poll()
  stop()
  expect(seen).toEqual(['/', '/clueDetail?id=L-000001'])
})

test('on the page after a kill the path is that of the ended page, and a cold start opens it', () => {
  const page = pageOf({}, { path: '/clueList' })
  page.location.hash = ''
  const { phone } = phoneWith(page)
  phone.poll()
  expect([phone.path, phone.present().launch?.path]).toEqual(['/clueList', '/clueList'])
})

test('data belong to the start of a scenario: what starts the phone again takes the store as it is', async () => {
  for (const start of [(phone: ConsolePhone) => phone.change({}), (phone: ConsolePhone) => phone.unpin()]) {
    const scenario: Scenario = { ...scenarios.browser, data: { seed: 7 } }
    const { phone } = phoneWith(pageOf({}, { scenario }), scenario)
    phone.poll()
    start(phone)
    await settled()
    expect(phone.scenario).not.toHaveProperty('data')
    phone.restart(scenario)
    await waitFor(() => expect(phone.scenario.data).toEqual({ seed: 7 }))
  }
})

test('a scenario that has not begun yet keeps its data over a change', async () => {
  const { phone, show } = phoneWith(pageOf({}))
  phone.poll()
  phone.restart({ ...scenarios.browser, data: { seed: 7 } })
  phone.change({ launch: { path: '/a' } })
  phone.changeHost(scenarios['partner-ios'])
  await waitFor(() => expect(phone.scenario).toMatchObject({ host: 'partner', launch: { path: '/a' } }))
  expect(phone.scenario.data).toEqual({ seed: 7 })
  show(pageOf({}, { scenario: phone.scenario }))
  phone.change({})
  expect(phone.present()).not.toHaveProperty('data')
})

test('a screen that only a link names can be chosen, too', () => {
  const phone = new ConsolePhone('phone-1', { ...scenarios.browser, device: { frame: [412, 915] } })
  const frame = field('device.frame')
  expect(frame.get(phone)).toBe('412x915')
  const values = frame.kind === 'choice' ? frame.choices({ phone } as ConsoleStore).map(([value]) => value) : []
  expect(values).toContain('412x915')
})

test('a place is read as it is typed, on a Chinese keyboard too; what is none is refused, and moves nothing', async () => {
  const places: unknown[] = []
  const { phone } = phoneWith(pageOf({ position: (where) => places.push(where) }))
  phone.poll()
  const point = field('position.point')
  const store = { t: textsIn('en') } as ConsoleStore
  point.set(phone, '23.5，113.25', store)
  await settled()
  point.set(phone, '23.5', store)
  expect(phone.problem).toMatch(/^A point is latitude and longitude/)
  point.set(phone, '', store)
  await settled()
  expect(places).toEqual([{ latitude: 23.5, longitude: 113.25 }, null])
  expect(phone.problem).toBe('')
})

test('a status bar of another height starts the app again, which reads it once', async () => {
  const { phone, show } = phoneWith(undefined)
  show(pageOf({}))
  field('device.statusBar').set(phone, '52', {} as ConsoleStore)
  await settled()
  expect(phone.scenario.device).toMatchObject({ statusBarHeight: 52 })
})

describe('what a phone has stored', () => {
  const OWN = ['phone-1:token', 'phone-1:leads.list']
  const OTHERS = ['phone-2:token', 'harness.settings']

  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore('drafts')
      request.onsuccess = () => resolve(request.result)
    })
  const drafts = (database: IDBDatabase) =>
    new Promise<number>((resolve) => {
      const request = database.transaction('drafts').objectStore('drafts').count()
      request.onsuccess = () => resolve(request.result)
    })

  /** A phone that has been used beside another one; `left` gives the names of its values, and its drafts. */
  async function used() {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of [...OWN, ...OTHERS]) for (const each of [localStorage, sessionStorage]) each.setItem(name, 'x')
    const databases = await Promise.all(['phone-1:gas-sales', 'phone-2:gas-sales'].map(opened))
    for (const each of databases) each.transaction('drafts', 'readwrite').objectStore('drafts').put(1, 'a')
    const { phone } = phoneWith(pageOf({}))
    phone.poll()
    const kept = async () => ({
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).sort(),
      drafts: await Promise.all(databases.map(drafts)),
    })
    return { phone, kept }
  }

  const everything = [...OWN, ...OTHERS].sort()
  const others = [...OTHERS].sort()

  test('is gone when a scenario begins; what the other phone and the console have stored stays', async () => {
    const { phone, kept } = await used()
    phone.restart(scenarios['partner-ios'])
    await waitFor(() => expect(phone.address).not.toBe(''))
    expect(await kept()).toEqual({ local: others, session: others, drafts: [0, 1] })
  })

  test('stays over a cold start, except for what belongs to its session', async () => {
    const { phone, kept } = await used()
    phone.change({})
    await waitFor(() => expect(phone.address).not.toBe(''))
    expect(await kept()).toEqual({ local: everything, session: others, drafts: [1, 1] })
  })

  test('stays over a reload', async () => {
    const { phone, kept } = await used()
    phone.reload()
    expect(await kept()).toEqual({ local: everything, session: everything, drafts: [1, 1] })
  })

  test('is another host’s, which has values of its own', async () => {
    const { phone, kept } = await used()
    chooseHost(phone, 'messaging-ios')
    await waitFor(() => expect(phone.address).not.toBe(''))
    expect(await kept()).toEqual({ local: others, session: others, drafts: [1, 1] })
  })

  test('is gone before the page of another start comes, which may store something itself', async () => {
    const { phone, kept } = await used()
    const stop = autorun(() => phone.address && localStorage.setItem('phone-1:new', 'x'))
    phone.restart(scenarios.browser)
    phone.change({ launch: { path: '/a' } })
    await waitFor(() => expect(phone.address).not.toBe(''))
    await waitFor(async () => expect((await kept()).drafts).toEqual([0, 1]))
    stop()
    expect((await kept()).local).toEqual([...others, 'phone-1:new'].sort())
  })

  test('is cleared once its page is left, which could store more until then', async () => {
    const done: string[] = []
    const { phone } = await used()
    jest.spyOn(backend, 'clearFaults').mockImplementation(async () => void done.push('faults end'))
    const page = phone.view as unknown as Page
    page.location.replace = () => {
      localStorage.setItem('phone-1:late', 'x')
      done.push('left')
      return undefined
    }
    phone.restart(scenarios.browser)
    await waitFor(() => expect(phone.address).not.toBe(''))
    expect([done, localStorage.getItem('phone-1:late')]).toEqual([['faults end', 'left'], null])
  })
})
