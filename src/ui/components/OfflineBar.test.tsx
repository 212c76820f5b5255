import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAutoObservable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { defineRoute } from '#base/routes'
import type { Core } from '#platform/core'
import { setLanguage, startTexts } from '#platform/i18n'
import { outboxRoute } from '#platform/outbox'
import { createTestCore, showPages } from '#testing'
import { OfflineBar, PageFrame, StateView } from '.'

beforeAll(() => startTexts())
afterEach(async () => {
  jest.restoreAllMocks()
  await act(() => setLanguage('en'))
})

const route = defineRoute('/visits')
const seenAt = new Date()
seenAt.setHours(seenAt.getHours(), seenAt.getMinutes(), 0, 0)
const reload = jest.fn()

/** The network of the device; the browser tells of a change. */
function networkIs(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

/** Shows a page with the bar; `stored` says whether its data comes from the device. */
async function show({ waiting = 0, stored = true } = {}) {
  const outbox = makeAutoObservable({ unsentCount: waiting })
  const state = makeAutoObservable({ stored })
  const core = createTestCore([], {
    outbox: Object.assign(outbox, { dispose: () => undefined }) as unknown as Core['outbox'],
  })
  const Page = observer(() => (
    <PageFrame
      title="Visits"
      notice={<OfflineBar seenAt={state.stored ? seenAt : undefined} onReload={state.stored ? reload : undefined} />}
    />
  ))
  const pages = await showPages(
    core,
    [
      { route, screen: Page },
      { route: outboxRoute, screen: () => <p>outbox</p> },
    ],
    '/visits',
  )
  return { ...pages, outbox, state, core }
}
const said = () => screen.getByRole('status').textContent

test('says nothing while there is a network and nothing is missing', async () => {
  networkIs(true)
  await show({ waiting: 2, stored: false })
  expect(said()).toBe('')
})

test('comes and goes with the network', async () => {
  networkIs(true)
  await show({ stored: false })
  act(() => networkIs(false))
  expect(said()).toBe('Offline')
  act(() => networkIs(true))
  expect(said()).toBe('')
})

test('says how old stored data is and how much waits; the number leads to the outbox', async () => {
  networkIs(false)
  const { outbox, shown } = await show()
  expect(said()).toMatch(/^Offline\. As of \d\d:\d\d$/)
  act(() =>
    runInAction(() => {
      outbox.unsentCount = 2
    }),
  )
  expect(said()).toMatch(/^Offline\. As of \d\d:\d\d · 2 waiting$/)
  await userEvent.click(screen.getByRole('button', { name: '2 waiting' }))
  expect(shown()).toContain('/x/core/outbox')
})

test('says it in Chinese', async () => {
  networkIs(false)
  await setLanguage('zh-CN')
  await show({ waiting: 2 })
  expect(said()).toMatch(/^网络未连接，数据截至 \d\d:\d\d · 2 条待上传$/)
})

describe('a network that the phone believes in but that carries nothing', () => {
  const fetched = jest.fn<Promise<Response>, []>()
  const arrives = () => fetched.mockResolvedValue({ ok: true } as Response)
  const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
  beforeEach(() => {
    networkIs(true)
    reload.mockClear()
    fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    globalThis.fetch = fetched
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'fetch')
  })
  const showStill = async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    return show()
  }

  test('is tried after 15, 30 and then every 60 s, without a word; once something arrives, the page reloads', async () => {
    const { core } = await showStill()
    for (const [seconds, tries] of [
      [14, 0],
      [1, 1],
      [29, 1],
      [1, 2],
      [60, 3],
      [60, 4],
    ] as const) {
      await passes(seconds)
      expect(fetched).toHaveBeenCalledTimes(tries)
    }
    expect([reload.mock.calls, core.feedback.toasts]).toEqual([[], []])
    arrives()
    await passes(60)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is not tried while nobody looks, and soon when somebody does', async () => {
    await showStill()
    const page = jest.spyOn(document, 'visibilityState', 'get')
    const becomes = (state: DocumentVisibilityState) => {
      page.mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    becomes('hidden')
    await passes(600)
    expect(fetched).not.toHaveBeenCalled()
    becomes('visible')
    await passes(15)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('a page that shows nothing else is loaded once something arrives, and as soon as the browser says so', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const retry = jest.fn()
    // Its action is another one with each render.
    const page = () => (
      <StateView
        kind="offline"
        title="Offline"
        action={{ label: 'Try again', onPress: () => retry(), isRetry: true }}
      />
    )
    const { rerender } = render(page())
    await passes(10)
    rerender(page())
    await passes(5)
    expect([fetched.mock.calls.length, retry.mock.calls]).toEqual([1, []])
    arrives()
    await passes(30)
    expect(retry).toHaveBeenCalledTimes(1)
    act(() => networkIs(true))
    expect(retry).toHaveBeenCalledTimes(2)
    rerender(
      <StateView kind="failed" title="Failed" action={{ label: 'Try again', onPress: () => retry(), isRetry: true }} />,
    )
    act(() => networkIs(true))
    // What leads elsewhere is the user's to press.
    rerender(<StateView kind="offline" title="Waits" action={{ label: 'To the list', onPress: () => retry() }} />)
    act(() => networkIs(true))
    await passes(600)
    expect(retry).toHaveBeenCalledTimes(2)
  })

  test('is left alone once the bar has gone', async () => {
    const { state } = await showStill()
    act(() => runInAction(() => (state.stored = false)))
    expect(said()).toBe('')
    await passes(600)
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('reloads when the network is back, and goes once the data is reloaded', async () => {
  networkIs(false)
  const { state } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
  act(() => networkIs(true))
  expect(reload).toHaveBeenCalledTimes(2)
  expect(said()).toMatch(/^Offline\. As of/)
  act(() => runInAction(() => (state.stored = false)))
  expect(said()).toBe('')
})
