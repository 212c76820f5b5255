import type { LogRow } from '../simulator/types'
import { filteredRows, likeRow, sinceStart, timelineRows } from './timelineRows'

const row = (row: Partial<LogRow>): LogRow => ({
  n: 1,
  at: 1000,
  kind: 'call',
  method: 'takePhoto',
  wire: '{}',
  decoded: {},
  result: 'success',
  ...row,
})
const call = row({ call: 'c1', decoded: { source: 'camera' } })
const answer = row({ n: 2, kind: 'answer', call: 'c1', result: 'delivered', ms: 320, encoding: 'json', decoded: [1] })

test('a call and its answer are one row', () => {
  expect(timelineRows([call, answer])).toMatchObject([
    {
      n: 1,
      method: 'takePhoto',
      summary: 'source camera',
      result: 'success',
      tone: 'ok',
      ms: 320,
      encoding: 'json',
      decoded: [1],
    },
  ])
})

test('an answer that the page lost shows', () => {
  expect(timelineRows([call, { ...answer, result: 'lost' }])).toMatchObject([{ result: 'lost', tone: 'fail' }])
})

test('a call that waits for the tester has its id until it is answered', () => {
  const asked = { ...call, result: 'ask' }
  expect(timelineRows([asked])[0]?.waiting).toBe('c1')
  expect(timelineRows([asked, answer])[0]?.waiting).toBeUndefined()
})

test('requests are good or bad by their status; those that hang are neither', () => {
  const results = ['200', '500', 'network', 'stalled', 'waiting']
  const tones = results.map((result) => timelineRows([row({ kind: 'http', result })])[0]?.tone)
  expect(tones).toEqual(['ok', 'fail', 'fail', 'late', 'late'])
})

test('a request has its time once it has ended', () => {
  const times = ['200', 'stalled', 'waiting'].map(
    (result) => timelineRows([row({ kind: 'http', result, ms: 1000 })])[0]?.ms,
  )
  expect(times).toEqual([1000, undefined, undefined])
})

test('the filter reads method, content and result, within the chosen groups', () => {
  const rows = timelineRows([call, row({ n: 3, kind: 'http', method: 'POST /crm/insert', result: '500' })])
  const groups = ['call', 'http'] as const
  const found = (text: string, shown: readonly ('call' | 'http')[] = groups) =>
    filteredRows(rows, { text, groups: shown }).map(({ n }) => n)
  expect(found('')).toEqual([1, 3])
  expect(found('CAMERA')).toEqual([1])
  expect(found('500')).toEqual([3])
  expect(found('', ['call'])).toEqual([1])
})

test.each([
  [0, '00.000'],
  [7240, '07.240'],
  [61_005, '1:01.005'],
])('%d ms since the start is %s', (ms, text) => {
  expect(sinceStart(ms)).toBe(text)
})

test('a request stands in one line, without the functions that the page made for its answer', () => {
  const decoded = { channel: '*', callback: '__hb458799486', sizes: ['small'] }
  const [row] = timelineRows([{ n: 1, at: 0, kind: 'call', method: 'share', wire: '', decoded, result: 'success' }])
  expect(row?.summary).toBe('channel *, sizes ["small"]')
})

test.each([
  [{ code: -1, message: 'permission denied', reason: 'denied', canAskAgain: true }, 'denied'],
  [{ code: -2, message: 'no file chosen' }, 'no-file'],
  [{ errorCode: 3, errorMsg: 'permission denied' }, 'fail'],
  [{ isComplete: '1', message: 'network error', response: '' }, 'fail'],
  [{ text: 'G25-0042' }, 'success'],
  [{ isComplete: '0', message: 'success', response: '' }, 'success'],
])('a call that the phone itself refuses is no success: %j', (decoded, result) => {
  const call = { n: 1, at: 0, kind: 'call', method: 'scanCode', wire: '', decoded: {}, result: 'success', call: 'c1' }
  const answer = {
    n: 2,
    at: 9,
    kind: 'answer',
    method: 'scanResult',
    wire: '',
    decoded,
    result: 'delivered',
    call: 'c1',
  }
  const [row] = timelineRows([call, answer] as LogRow[])
  expect(row?.result).toBe(result)
  expect(row?.tone).toBe(result === 'success' ? 'ok' : result === 'no-file' ? 'late' : 'fail')
})

test('a replay waits for a row by what is the same again: of a request not its query', () => {
  expect(likeRow(call)).toEqual({ kind: 'call', method: 'takePhoto', result: 'success' })
  const request = row({ kind: 'http', method: 'GET /cm/api/list?t=1764165600000', result: '200' })
  expect(likeRow(request)).toEqual({ kind: 'http', method: 'GET /cm/api/list', result: '200' })
})
