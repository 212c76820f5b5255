import { observable, runInAction } from 'mobx'
import * as v from 'valibot'
import { defineRoute, string } from '#base/routes'
import { type Core, on } from '#platform/core'
import type { AnyCall } from '#platform/http'
import { createMessages, defineMessage } from '#platform/messages'
import { createFakeHost, createTestCore } from '#testing'
import { startDeferred } from './deferred'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('a message that arrives after a sign-in by form opens its landing page, which marks it as read', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  // An open channel to other tabs would receive what the next test sends.
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => ({ addEventListener: () => undefined }) as never)
  const opened: string[] = []
  const session = observable({ state: 'anonymous', loginName: '', followDetails: async () => undefined })
  let newest = 5
  const about = { type: 'lead.changed', title: 'Lead' }
  const row = () => ({ ...about, mid: `MS-${newest}`, seq: newest, at: new Date().toISOString() })
  const http = async ({ response }: AnyCall) => response({ maxSeq: newest, list: [row()] })
  const changed = on(defineMessage('lead.changed', v.unknown()), async () => ({
    default: () => void opened.push('handler'),
  }))
  const screen = async () => ({ default: () => null })
  const route = defineRoute('/blankPage', { search: { mid: string } })
  const core = createTestCore(
    [{ id: 'messages', routes: [{ route, screen, title: 'title', source: 'blank' }], messages: [changed] }],
    {
      http: http as never,
      host: createFakeHost({ native: false }),
      decide: () => (session.state === 'signed-in' ? { ok: true } : { ok: false, reason: 'sign in first' }),
      navigation: {
        openHref: (to) => void opened.push(to),
        replaceHref: () => undefined,
        back: () => undefined,
        prefetch: () => undefined,
      },
    },
  )
  const services = {
    ...core,
    session,
    telemetry: { start: async () => undefined },
    recordingUploads: { startIfNeeded: () => undefined },
    screens: { prefetchArea: async () => undefined },
    notice: () => undefined,
    onRenewed: () => () => undefined,
  }
  const messages = createMessages<Core>({
    owned: core.registry.messages,
    core: () => core,
    isAllowed: () => true,
    report: core.report,
  })
  void startDeferred(services as never, messages, { core, navigation: undefined } as never)
  await jest.advanceTimersByTimeAsync(10_000)
  runInAction(() => Object.assign(session, { state: 'signed-in', loginName: 'rep01' }))
  await jest.advanceTimersByTimeAsync(1000)
  newest = 6
  await jest.advanceTimersByTimeAsync(40_000)
  expect(opened).toEqual(['/blankPage?mid=MS-6'])
})
