import type { Href } from '#base/routes'
import type { Core } from '#platform/core'
import { hostFailure } from '#platform/host'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { askAboutStoredCalls } from './atStart'
import { callContact, callLogged, type LogAddress, placeCall, unloggedCalls, withCall } from './callContact'

const LIU = { id: 'P-1', name: 'Liu Yong', phone: '15075844284' }
const log: LogAddress = ({ contact, at, seconds }) => `/log?${contact} ${at.toISOString()} ${seconds}` as Href

beforeAll(() => startTexts())
beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') })
})
afterEach(() => jest.useRealTimers())

/** The phone's own screen covers the page, or is gone. */
function cover(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The app, which reads what an earlier one has stored on the phone. */
function start(host = createFakeHost()) {
  const opened: string[] = []
  const core = createTestCore([], { host })
  core.navigation.openHref = (to) => void opened.push(to)
  const { feedback } = core
  const dialogs = () => feedback.dialogs
  const unlogged = () => core.store(unloggedCalls).items.map(({ name }) => name)
  return { core, opened, dialogs, toasts: () => feedback.toasts, unlogged }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('back from a call the user can log it, with its person, number, start and length', async () => {
  const { core, opened, dialogs, unlogged } = start()
  void callContact(core, LIU, log)
  await pass(400)
  cover('hidden')
  await pass(6000)
  expect(dialogs()).toEqual([])
  cover('visible')
  await pass(0)
  const [dialog] = dialogs()
  expect([dialog?.title, dialog?.text]).toEqual(['Log this call?', 'Liu Yong · 150 7584 4284 · 09:41, about 6 s'])
  dialog?.answer('confirm')
  await pass(0)
  expect(opened).toEqual(['/log?P-1 2026-11-20T01:41:00.000Z 6'])
  expect(unlogged()).toEqual([])
})

test('a call that does not cover the app has no length; declined, it is not asked about again', async () => {
  const { core, opened, dialogs, unlogged } = start()
  void callContact(core, { name: undefined, phone: '13800000001' }, log)
  await pass(1500)
  const [dialog] = dialogs()
  expect([dialog?.title, dialog?.text]).toEqual(['Log this call?', '138 0000 0001 · 09:41'])
  dialog?.answer('cancel')
  await pass(0)
  expect([opened, unlogged()]).toEqual([[], []])
})

test('who has a number can be looked up on return', async () => {
  const { core, dialogs } = start()
  void callContact(core, { ...LIU, name: undefined }, log, () => LIU)
  await pass(1500)
  expect(dialogs()[0]?.text).toBe('Liu Yong · 150 7584 4284 · 09:41')
})

test('a call that was ended at once is not asked about', async () => {
  const { core, dialogs, unlogged } = start()
  void callContact(core, LIU, log)
  cover('hidden')
  await pass(400)
  cover('visible')
  await pass(2000)
  expect([dialogs(), unlogged()]).toEqual([[], []])
})

test('a call that did not start is said and not asked about', async () => {
  const { core, dialogs, toasts, unlogged } = start({
    ...createFakeHost(),
    call: async () => hostFailure('host', 'no SIM'),
  })
  await callContact(core, LIU, log)
  await pass(2000)
  expect(toasts().map(({ text }) => text)).toEqual(['The call could not be started.'])
  expect([dialogs(), unlogged()]).toEqual([[], []])
})

test('a call that cannot be logged is only made', async () => {
  const { core, dialogs, unlogged } = start()
  void callContact(core, LIU)
  await pass(1500)
  expect([dialogs(), unlogged()]).toEqual([[], []])
})

describe('a second press while a call is being placed', () => {
  test.each([
    ['that is asked about', (core: Core) => callContact(core, LIU, log)],
    ['that cannot be logged', (core: Core) => callContact(core, LIU)],
    ['that is logged where it was started', (core: Core) => placeCall(core, LIU, log)],
  ])('places no second one %s; a later press does', async (_, press) => {
    const host = createFakeHost()
    const { core, dialogs, unlogged } = start(host)
    void press(core)
    await pass(200)
    void press(core)
    await pass(1500)
    expect(host.calls).toHaveLength(1)
    expect(unlogged().length).toBeLessThan(2)
    for (const dialog of dialogs()) dialog.answer('cancel')
    await pass(0)
    expect(dialogs()).toEqual([])
    void press(core)
    await pass(1500)
    expect(host.calls).toHaveLength(2)
  })
})

test('a call that did not start is placed by the next press', async () => {
  const call = jest.fn(async () => hostFailure('host', 'no SIM'))
  const { core } = start({ ...createFakeHost(), call })
  await callContact(core, LIU, log)
  await callContact(core, LIU, log)
  expect(call).toHaveBeenCalledTimes(2)
})

test.each([
  ['/log?id=L-1&kind=call', { contact: 'P-1', phone: '1' }, '/log?id=L-1&kind=call&contact=P-1&at=5&seconds=60'],
  ['/log', { contact: undefined, phone: '13500135000' }, '/log?phone=13500135000&at=5&seconds=60'],
])('the address %s of a form takes the call of %j over', (form, who, address) => {
  expect(withCall(form as Href, { ...who, at: new Date(5), seconds: 60 })).toBe(address)
})

describe('a call that is logged where it was started', () => {
  test('resolves on return with start and length; it is to be logged until it is, and not asked about', async () => {
    const { core, dialogs, unlogged } = start()
    const made = placeCall(core, LIU, ({ seconds }) => `/back?seconds=${seconds}` as Href)
    await pass(400)
    cover('hidden')
    // If the host ends the app now, the next start asks about it; a start that is still under way does not.
    expect(unlogged()).toEqual(['Liu Yong'])
    await askAboutStoredCalls(core)
    await pass(6000)
    cover('visible')
    expect(await made).toEqual({ at: new Date('2026-11-20T01:41:00.000Z'), seconds: 6 })
    expect([dialogs(), unlogged()]).toEqual([[], ['Liu Yong']])
    expect(core.store(unloggedCalls).items).toMatchObject([{ seconds: 6, to: '/back?seconds=6' }])
    callLogged(core, { at: new Date('2026-11-20T01:41:00.000Z') })
    expect(unlogged()).toEqual([])
  })

  test('and was left unlogged is not asked about at the next start; it stays among those to log', async () => {
    const earlier = start()
    const made = placeCall(earlier.core, LIU, () => '/back' as Href)
    await pass(400)
    cover('hidden')
    await pass(6000)
    cover('visible')
    await made
    await pass(0)
    const { core, dialogs, unlogged } = start()
    void askAboutStoredCalls(core)
    await pass(0)
    expect([dialogs(), unlogged()]).toEqual([[], ['Liu Yong']])
  })

  test('is asked about at the next start if the host ended the app during it', async () => {
    void placeCall(start().core, LIU, () => '/back' as Href)
    await pass(400)
    cover('hidden')
    await pass(0)
    const { core, dialogs } = start()
    void askAboutStoredCalls(core)
    await pass(0)
    expect(dialogs().map(({ text }) => text)).toEqual(['Liu Yong · 150 7584 4284 · 09:41'])
  })

  test('that was ended at once has no length, and is not asked about', async () => {
    const { core, dialogs, unlogged } = start()
    const made = placeCall(core, LIU, () => '/back' as Href)
    cover('hidden')
    await pass(400)
    cover('visible')
    expect(await made).toEqual({ at: new Date('2026-11-20T01:41:00.000Z'), seconds: 0 })
    expect([dialogs(), unlogged()]).toEqual([[], []])
  })

  test('that did not start is said, and is no call', async () => {
    const { core, toasts } = start({ ...createFakeHost(), call: async () => hostFailure('host', 'no SIM') })
    expect(await placeCall(core, LIU, () => '/back' as Href)).toBeUndefined()
    expect(toasts().map(({ text }) => text)).toEqual(['The call could not be started.'])
  })
})

describe('the host ended the app during calls', () => {
  beforeEach(async () => {
    const { core } = start()
    void callContact(core, LIU, log)
    cover('hidden')
    await pass(60_000)
    void callContact(core, { name: 'Wu Ting', phone: '13800000002' }, log)
    await pass(0)
    // The calls of the app that was ended go on in this test; the next app has read its storage by then.
  })

  test('the next start asks about them, the latest first, until one is logged', async () => {
    const { core, opened, dialogs, unlogged } = start()
    void askAboutStoredCalls(core)
    await pass(0)
    expect(dialogs().map(({ text }) => text)).toEqual(['Wu Ting · 138 0000 0002 · 09:42'])
    dialogs()[0]?.answer('cancel')
    await pass(0)
    expect(dialogs().map(({ text }) => text)).toEqual(['Liu Yong · 150 7584 4284 · 09:41'])
    dialogs()[0]?.answer('confirm')
    await pass(0)
    expect(opened).toEqual(['/log?P-1 2026-11-20T01:41:00.000Z undefined'])
    expect(unlogged()).toEqual([])
  })

  test('on another day it says on which', async () => {
    jest.setSystemTime(new Date('2026-11-21T08:00:00+08:00'))
    const { core, dialogs } = start()
    void askAboutStoredCalls(core)
    await pass(0)
    expect(dialogs()[0]?.text).toBe('Wu Ting · 138 0000 0002 · 20 Nov 09:42')
  })
})
