import { Feedback } from '#platform/feedback'
import { hostFailure } from '#platform/host'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { callContact, type LoggedCall } from './callContact'

const LIU = { id: 'P-1', name: 'Liu Yong', phone: '15075844284' }

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') }))
afterEach(() => jest.useRealTimers())

/** The phone's own screen covers the page, or is gone. */
function cover(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function setUp() {
  const feedback = new Feedback()
  const logged: LoggedCall[] = []
  return { feedback, host: createFakeHost(), logged, log: (call: LoggedCall) => void logged.push(call) }
}

test('back from a call the user can log it, with its person, number, start and length', async () => {
  const { logged, log, ...core } = setUp()
  void callContact(core, LIU, log)
  await jest.advanceTimersByTimeAsync(400)
  cover('hidden')
  await jest.advanceTimersByTimeAsync(6000)
  expect(core.feedback.dialogs).toEqual([])
  cover('visible')
  await jest.advanceTimersByTimeAsync(0)
  const [dialog] = core.feedback.dialogs
  expect([dialog?.title, dialog?.text]).toEqual(['Log the call with Liu Yong?', '150 7584 4284 · 09:41, about 6 s'])
  dialog?.answer('confirm')
  await jest.advanceTimersByTimeAsync(0)
  expect(logged).toEqual([{ contact: 'P-1', at: new Date('2026-11-20T09:41:00+08:00'), seconds: 6 }])
})

test('a call that does not cover the app has no length', async () => {
  const { logged, log, ...core } = setUp()
  void callContact(core, { name: undefined, phone: '13800000001' }, log)
  await jest.advanceTimersByTimeAsync(1500)
  const [dialog] = core.feedback.dialogs
  expect([dialog?.title, dialog?.text]).toEqual(['Log this call?', '138 0000 0001 · 09:41'])
  dialog?.answer('cancel')
  await jest.advanceTimersByTimeAsync(0)
  expect(logged).toEqual([])
})

test('a call that was ended at once is not asked about', async () => {
  const { log, ...core } = setUp()
  void callContact(core, LIU, log)
  cover('hidden')
  await jest.advanceTimersByTimeAsync(400)
  cover('visible')
  await jest.advanceTimersByTimeAsync(2000)
  expect(core.feedback.dialogs).toEqual([])
})

test('a call that did not start is said and not asked about', async () => {
  const { logged, log, ...core } = setUp()
  await callContact({ ...core, host: { ...core.host, call: async () => hostFailure('host', 'no SIM') } }, LIU, log)
  await jest.advanceTimersByTimeAsync(2000)
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['The call could not be started.'])
  expect(core.feedback.dialogs).toEqual([])
})
