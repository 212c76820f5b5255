import { pageSurroundings, type TabMessage } from './surroundings'

test('going online or offline and becoming visible are reported; becoming hidden is not', () => {
  const run = jest.fn()
  const stop = pageSurroundings('rep01').onChange(run)
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('offline'))
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(run).toHaveBeenCalledTimes(3)
})

describe('tabs', () => {
  test('messages reach the other tabs of the same user, never the sender', async () => {
    const heard: string[] = []
    const tabs = ['rep01', 'rep01', 'rep02'].map((user) => pageSurroundings(user).tabs)
    const stops: (() => void)[] = []
    await new Promise<void>((resolve) => {
      tabs.forEach((tab, n) => {
        stops.push(tab.listen((message) => resolve(void heard.push(`${n} ${message}`))))
      })
      tabs[0]?.notify('hurry')
    })
    // One that comes later ends the wait for those that must not come.
    await new Promise<void>((resolve) => {
      stops.push(pageSurroundings('rep01').tabs.listen(() => resolve()))
      tabs[1]?.notify('changed')
    })
    expect(heard.filter((line) => line.endsWith('hurry'))).toEqual(['1 hurry'])
    for (const stop of stops) stop()
    expect(() => tabs[0]?.notify('changed')).not.toThrow()
  })

  test('without BroadcastChannel the storage event is used', () => {
    const broadcast = globalThis.BroadcastChannel
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    try {
      const heard: TabMessage[] = []
      const { tabs } = pageSurroundings('rep01')
      const stop = tabs.listen((message) => heard.push(message))
      const other = (key: string, newValue: string | null) =>
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
      other('outbox rep01', 'hurry 1')
      other('outbox rep01', null)
      other('outbox rep02', 'changed 1')
      other('outbox rep01', 'changed 2')
      expect(heard).toEqual(['hurry', 'changed'])
      const written = jest.spyOn(Storage.prototype, 'setItem')
      tabs.notify('changed')
      expect(written).toHaveBeenCalledWith('outbox rep01', expect.stringMatching(/^changed \d+$/))
      stop()
    } finally {
      globalThis.BroadcastChannel = broadcast
    }
  })
})
