/** @jest-environment node */
import { messagesIn, timesOf } from './messages'

test('messages of the compiler are counted without their reasons', () => {
  const output = `plugins/complaints/pages/ComplaintDetail.tsx(33,18): no text 'field.dew': did you mean 'field.due'?
plugins/complaints/messages/openComplaint.ts(8,46): error TS2322: Type 'number' is not assignable to type 'string'.
  The expected type comes from property 'id'
types                       12.1 s  FAILED 1`
  expect(messagesIn('types', output)).toBe(2)
})

test('messages of the linter are counted, its format is not', () => {
  const output = `plugins/complaints/fields.ts:7:65 plugin ━━━━━━━━━━━━━

  × This depends on the device: use formatDay

plugins/complaints/fields.ts:1:8 lint/correctness/noUnusedImports  FIXABLE  ━━━━━━━━━━━━━━━━━━━━━━━━

  × This import is unused.

plugins/complaints/pages/ComplaintForm.tsx format ━━━━━━━━━━━━━━━━━

  × File content differs from formatting output

Found 3 errors.`
  expect(messagesIn('lint', output)).toBe(2)
})

test('imports that are not allowed are counted', () => {
  const output = `    plugins/complaints/records.ts:1 imports ../permissions/records
      Of another area only routes.ts and messages.ts may be imported`
  expect(messagesIn('imports', output)).toBe(1)
})

test('of a failed test each problem counts, or the failure itself', () => {
  const output = `  plugin complaints
    ✕ texts (12 ms)

  ● plugin complaints › texts

    expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 4

    - Array []
    + Array [
    +   "fields.ts: no text 'error.titel': add it to locales/en.json and zh-CN.json",
    +   "locales/zh-CN.json: add 'quick.late'",
    + ]

      at Object.toEqual (plugins/contract.test.ts:400:22)

  ● plugin complaints › loads

    Error: broken by a mistake

      at Object.<anonymous> (plugins/complaints/records.ts:3:7)

  ● the list of plugins has no problems

    expect(received).toBe(expected) // Object.is equality

    Expected: ""
    Received: "route-duplicate: /x/complaints/complaintList stands twice in routes
    menu-missing-parameters: 'complaints' leads to /x/complaints/complaintDetail"

Tests:       2 failed, 40 passed, 42 total`
  for (const finder of ['contract', 'simulator', 'answers', 'load', 'lists'] as const)
    expect(messagesIn(finder, output)).toBe(5)
})

test('the times say how many mistakes are found in under 30 s', () => {
  const runs = [
    { finder: 'lint', mistakes: 9, ms: 2_100 },
    { finder: 'types', mistakes: 6, ms: 31_000 },
  ] as const
  expect(timesOf(runs)).toBe('lint 2 s, types 31 s; 9 of 15 mistakes found in under 30 s (wanted: 9 of 10)')
})
