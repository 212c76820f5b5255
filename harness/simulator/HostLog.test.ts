import { HostLog } from './HostLog'
import type { LogRow } from './types'

const row = (method: string, more: Partial<LogRow> = {}) => ({
  kind: 'call' as const,
  method,
  wire: '{}',
  decoded: {},
  result: 'success',
  ...more,
})

test('numbers rows across reloads and filters them by any field', () => {
  const log = new HostLog()
  log.add(row('scanCode'))
  log.add(row('takePhoto', { result: 'fail' }))
  const later = new HostLog(log.rows())
  later.add(row('scanCode', { kind: 'answer' }))
  expect(later.rows().map(({ n }) => n)).toEqual([1, 2, 3])
  expect(later.rows({ method: 'scanCode' })).toHaveLength(2)
  expect(later.rows({ method: 'scanCode', after: 1 })).toHaveLength(1)
  expect(later.rows({ kind: 'call', result: 'fail' })[0]?.method).toBe('takePhoto')
})

test('a request is found without its query, too, which is another one each time', () => {
  const log = new HostLog()
  log.add(row('GET /cm/api/list?t=17', { kind: 'http', result: '200' }))
  log.add(row('GET /cm/api/list/all?t=18', { kind: 'http', result: '200' }))
  expect(log.rows({ kind: 'http', method: 'GET /cm/api/list' }).map(({ n }) => n)).toEqual([1])
  expect(log.rows({ method: 'GET /cm/api/list?t=17' })).toHaveLength(1)
  expect(log.rows({ method: 'GET /cm/api/list?t=99' })).toEqual([])
})

test('waitFor finds existing and future rows', async () => {
  const log = new HostLog()
  const coming = log.waitFor({ method: 'share' })
  log.add(row('scanCode'))
  log.add(row('share'))
  expect((await coming).n).toBe(2)
  expect((await log.waitFor({ method: 'scanCode' })).n).toBe(1)
})

test('a failed waitFor lists the rows that came instead', async () => {
  jest.useFakeTimers()
  const log = new HostLog([{ n: 4, at: 0, ...row('scanCode') }])
  const waiting = log.waitFor({ method: 'share' }, 100)
  const failed = expect(waiting).rejects.toThrow('call scanCode success')
  jest.advanceTimersByTime(100)
  await failed
  jest.useRealTimers()
})
