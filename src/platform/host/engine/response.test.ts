import { readFailure, readResponse } from './response'

const failure = (code: number, kind: string, text: string) => ({ ok: false, code, error: { kind, text } })

describe('reading the answer of a host', () => {
  test.each<[string, unknown, object]>([
    ['data alone', { name: 'Li Na' }, { ok: true, data: { name: 'Li Na' } }],
    ['data as JSON text', '{"name":"Li Na"}', { ok: true, data: { name: 'Li Na' } }],
    ['an envelope', { code: 0, message: 'success', data: [1] }, { ok: true, data: [1] }],
    ['an envelope whose code and data are texts', { code: '0', data: '{"a":1}' }, { ok: true, data: { a: 1 } }],
    ['an envelope that calls its data result', { code: 0, msg: 'success', result: 7 }, { ok: true, data: 7 }],
    ['code 0 alone', 0, { ok: true, data: undefined }],
    ['nothing', '', { ok: true, data: undefined }],
    ['data that has a code of its own', { code: 'A-1', text: 'x' }, { ok: true, data: { code: 'A-1', text: 'x' } }],
    ['code −1 with words', { code: -1, message: 'no camera' }, failure(-1, 'host', 'no camera')],
    ['code −1 without', { code: -1 }, failure(-1, 'host', 'fail')],
    ['the word fail', 'fail', failure(-1, 'host', 'fail')],
    ['code −1 alone', -1, failure(-1, 'host', 'fail')],
    ['code −2', { code: -2 }, failure(-2, 'no-file', 'no file chosen')],
    ['code 404', { code: 404 }, failure(404, 'no-method', 'method does not exist')],
    ['code −1 with more than we know', { code: -1, message: 'no', success: false }, failure(-1, 'host', 'no')],
    ['a number of the host’s own', { code: 1, message: 'user not found' }, failure(-1, 'host', 'user not found')],
    ['code 0 with more than we know', { code: 0, data: [1], success: true }, { ok: true, data: [1] }],
    ['a code that was scanned', { code: 69012345 }, { ok: true, data: { code: 69012345 } }],
    ['a person who turned back', { code: -1, reason: 'cancelled' }, failure(-1, 'cancelled', 'fail')],
    ['a refusal', { code: -1, message: 'no', reason: 'denied' }, failure(-1, 'denied', 'no')],
    ['a recording’s error', { errorCode: 1, errorMsg: 'busy' }, failure(-1, 'host', 'busy')],
    ['a recording’s error 3', '{"errorCode":"3","errorMsg":""}', failure(-1, 'denied', 'fail')],
    ['a recording’s error 4', { errorCode: 4, errorMsg: 'no' }, failure(-1, 'denied', 'no')],
  ])('%s', (_what, raw, expected) => {
    expect(readResponse(raw)).toMatchObject(expected)
  })

  test('a refused permission may be requested again unless the host denies it', () => {
    expect(readResponse({ code: -1, reason: 'denied' })).toMatchObject({ error: { canAskAgain: true } })
    expect(readResponse({ code: -1, reason: 'denied', canAskAgain: false })).toMatchObject({
      error: { canAskAgain: false },
    })
  })
})

describe('reading the argument of the SDK’s fail closure', () => {
  test.each<[string, unknown, object]>([
    ['a text', 'no camera', failure(-1, 'host', 'no camera')],
    ['nothing', undefined, failure(-1, 'host', 'fail')],
    ['an object without a code', { message: 'no camera' }, failure(-1, 'host', 'no camera')],
    ['an envelope', { code: -2, message: 'nothing' }, failure(-2, 'no-file', 'nothing')],
    ['a success, which it is not', { code: 0 }, failure(-1, 'host', 'fail')],
  ])('%s', (_what, raw, expected) => {
    expect(readFailure(raw)).toMatchObject(expected)
  })
})
