import { allowConsole } from '../../../spec/jest.setup'
import { ChunkError, loadChunk, PRELOAD_ERROR_EVENT } from './loadChunk'

const loads = (...outcomes: (string | Error)[]) => {
  let at = 0
  return async () => {
    const outcome = outcomes[Math.min(at++, outcomes.length - 1)]
    if (outcome instanceof Error) throw outcome
    return outcome
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the code of a screen', () => {
  test('is loaded by a second try', async () => {
    const loaded = loadChunk(loads(new Error('lost'), 'screen'), 'leads')
    await jest.advanceTimersByTimeAsync(500)
    await expect(loaded).resolves.toBe('screen')
  })

  test('that fails twice dispatches a preload-error event with the plugin and throws (section 8)', async () => {
    const reported = jest.fn()
    window.addEventListener(PRELOAD_ERROR_EVENT, reported)
    const failed = expect(loadChunk(loads(new Error('404')), 'leads')).rejects.toBeInstanceOf(ChunkError)
    await jest.advanceTimersByTimeAsync(500)
    await failed
    expect(reported.mock.calls[0]?.[0].detail).toEqual({ plugin: 'leads' })
    window.removeEventListener(PRELOAD_ERROR_EVENT, reported)
  })

  test('that takes longer than 5 s is logged with its plugin', async () => {
    allowConsole(/plugin leads: its code takes longer/)
    void loadChunk(() => new Promise(() => undefined), 'leads')
    await jest.advanceTimersByTimeAsync(5000)
    expect(console.warn).toHaveBeenCalledWith('plugin leads: its code takes longer than 5000 ms')
  })
})
