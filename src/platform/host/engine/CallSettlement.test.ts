import type { HostResult } from '../HostResult'
import { CallSettlement } from './CallSettlement'
import type { Settling } from './rules'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function open(settling: Settling<void>, signal?: AbortSignal) {
  const page = new Page()
  const ending = new CallSettlement<string>(settling, page as unknown as Document, signal)
  let settled: HostResult<string> | undefined
  void ending.result.then((result) => {
    settled = result
  })
  const wait = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return settled?.ok === false ? settled.error.kind : settled?.data
  }
  return { page, ending, wait }
}

const answer: HostResult<string> = { ok: true, data: 'answer' }

describe('a call without user interaction', () => {
  test('times out, counted from its start', async () => {
    const { ending, wait } = open({ by: 'timer', after: 10_000 })
    expect(await wait(20_000)).toBeUndefined()
    ending.begin()
    expect(await wait(9999)).toBeUndefined()
    expect(await wait(1)).toBe('timeout')
  })

  test('settles once; later answers are ignored', async () => {
    const { ending, wait } = open({ by: 'timer', after: 10_000 })
    ending.begin()
    ending.answer(answer)
    ending.answer({ ok: true, data: 'another' })
    expect(await wait(20_000)).toBe('answer')
  })
})

describe('an interactive call', () => {
  test('has no timeout', async () => {
    const { ending, wait } = open({ by: 'person' })
    ending.begin()
    expect(await wait(3_600_000)).toBeUndefined()
  })

  test('is interrupted 3 s after the page is visible again without an answer', async () => {
    const { page, ending, wait } = open({ by: 'person' })
    ending.begin()
    page.show('hidden')
    expect(await wait(600_000)).toBeUndefined()
    page.show('visible')
    expect(await wait(2999)).toBeUndefined()
    expect(await wait(1)).toBe('interrupted')
  })

  test('hiding the page again stops the countdown', async () => {
    const { page, ending, wait } = open({ by: 'person' })
    ending.begin()
    page.show('hidden')
    page.show('visible')
    await wait(2000)
    page.show('hidden')
    expect(await wait(60_000)).toBeUndefined()
    page.show('visible')
    ending.answer(answer)
    expect(await wait(0)).toBe('answer')
  })

  test('settles by itself if the last answer may have been for another call', async () => {
    const { ending, wait } = open({ by: 'person' })
    ending.begin()
    ending.doubtful()
    expect(await wait(9999)).toBeUndefined()
    expect(await wait(1)).toBe('interrupted')
  })
})

test('an upload does not time out while it makes progress', async () => {
  const { ending, wait } = open({ by: 'progress', after: () => 30_000 })
  ending.begin()
  await wait(29_000)
  ending.progress()
  expect(await wait(29_000)).toBeUndefined()
  expect(await wait(1000)).toBe('timeout')
})

describe('cancelling a call', () => {
  test('settles it at once', async () => {
    const controller = new AbortController()
    const { ending, wait } = open({ by: 'person' }, controller.signal)
    ending.begin()
    controller.abort()
    expect(await wait(0)).toBe('cancelled')
  })

  test('works before the call starts', async () => {
    const controller = new AbortController()
    controller.abort()
    const { wait } = open({ by: 'person' }, controller.signal)
    expect(await wait(0)).toBe('cancelled')
  })
})
