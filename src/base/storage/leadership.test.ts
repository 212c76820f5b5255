import { Disk, settle } from '../../platform/outbox/testing/outboxWorld'
import type { Database } from './database'
import { byLease, byLocks } from './leadership'

describe('by lease', () => {
  let database: Database
  let now: number
  const lead = (name: string, log: string[]) =>
    byLease({ database, now: () => now })('outbox rep01', (leads) => log.push(`${name} ${leads ? 'leads' : 'follows'}`))
  const renewal = async () => {
    now += 5_000
    jest.advanceTimersByTime(5_000)
    await settle()
  }

  beforeEach(() => {
    jest.useFakeTimers()
    database = new Disk().mount(() => true)
    now = 0
  })
  afterEach(() => jest.useRealTimers())

  test('the first tab leads; the second one takes over when the first releases the lease', async () => {
    const log: string[] = []
    const release = lead('one', log)
    await settle()
    const releaseSecond = lead('two', log)
    await renewal()
    expect(log).toEqual(['one leads'])
    release()
    await settle()
    await renewal()
    expect(log).toEqual(['one leads', 'two leads'])
    releaseSecond()
  })

  test('a lease that is not renewed for 15 s goes to another tab; the first tab then follows', async () => {
    const log: string[] = []
    const release = lead('one', log)
    await settle()
    now += 15_001
    const releaseSecond = lead('two', log)
    await settle()
    expect(log).toEqual(['one leads', 'two leads'])
    await renewal()
    expect(log).toEqual(['one leads', 'two leads', 'one follows'])
    release()
    releaseSecond()
    await settle()
  })

  test('a lease written before the clock was set back is ignored', async () => {
    now = 86_400_000
    const log: string[] = []
    const release = lead('one', log)
    await settle()
    jest.clearAllTimers()
    now = 0
    const releaseSecond = lead('two', log)
    await settle()
    expect(log).toEqual(['one leads', 'two leads'])
    release()
    releaseSecond()
    await settle()
  })
})

test('by locks: the tab leads while it holds the lock and releases it at the end', async () => {
  const line: { run: () => Promise<void>; signal: AbortSignal }[] = []
  const request = jest.fn((_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    line.push({ run, signal })
    return Promise.resolve()
  })
  const log: boolean[] = []
  const release = byLocks({ request } as unknown as LockManager)('outbox rep01', (leads) => log.push(leads))
  expect(log).toEqual([])
  const held = line[0]?.run()
  expect(log).toEqual([true])
  release()
  await held
  expect(line[0]?.signal.aborted).toBe(true)
})

test('a page that gets no lock, such as a frame of another site, leads: it shares nothing with other tabs', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  const log: boolean[] = []
  byLocks({ request } as unknown as LockManager)('outbox rep01', (leads) => log.push(leads))
  await settle()
  expect(log).toEqual([true])
})
