import { hostFailure } from './HostResult'

describe('result code of a failed host call (section 4)', () => {
  test('native-code-failure: −1 for every failure without a code of its own', () => {
    expect(hostFailure('host', 'fail')).toEqual({ ok: false, code: -1, error: { kind: 'host', text: 'fail' } })
    expect(hostFailure('timeout', 'late').ok).toBe(false)
  })

  test('native-code-no-file: −2 when no file was chosen', () => {
    expect(hostFailure('no-file', '')).toMatchObject({ code: -2 })
  })

  test('method-missing-code: 404 where the host lacks the method', () => {
    expect(hostFailure('no-method', 'method does not exist')).toMatchObject({ code: 404 })
  })
})
