import type { LogRow } from '../simulator/types'
import { ConsoleStore } from './ConsoleStore'
import { ruleOf } from './ruleOf'
import { timelineRows } from './timelineRows'

/** The row of a call that the host has answered with this. */
function answered(method: string, decoded: unknown, result = 'success') {
  const known = { at: 1000, method, call: 'c1', wire: '' }
  const rows: readonly LogRow[] = [
    { ...known, n: 1, kind: 'call', decoded: {}, result },
    { ...known, n: 2, kind: 'answer', decoded, result: 'delivered', encoding: 'json' },
  ]
  const [row] = timelineRows(rows)
  if (!row) throw new Error('no row')
  return row
}

const photos = [{ path: 'data:image/png;base64,AA==', name: 'a.png', size: 1, type: 'image/png' }]
const file = { fileName: 'layout-plan.pdf', size: 48_213, suffix: 'pdf', fileUrl: '/tmp/layout-plan.pdf' }

test('a rule from a row gives the data: the envelope of it is that of each response', () => {
  const enveloped = { code: 0, message: 'success', data: file }
  expect(ruleOf(answered('selectFile', enveloped))).toEqual({
    method: 'selectFile',
    then: 'success',
    payload: file,
    encoding: 'json',
  })
  expect(ruleOf(answered('takePhoto', photos))).toMatchObject({ then: 'success', payload: photos })
  expect(ruleOf(answered('copyText', { code: 0, message: 'success', data: null }))?.payload).toBeNull()
  expect(ruleOf(answered('scanCode', { text: 'G25' }, 'late'))).toMatchObject({
    then: 'late',
    payload: { text: 'G25' },
  })
})

test('a rule from a failure gives the same failure, also that of the phone itself and one by hand', () => {
  const cancelled = { code: -1, message: 'canceled', reason: 'cancelled' }
  for (const result of ['cancel', 'success', 'ask'])
    expect(ruleOf(answered('scanCode', cancelled, result))).toMatchObject({ then: 'cancel', payload: cancelled })
  expect(ruleOf(answered('scanCode', { text: 'G25' }, 'ask'))).toMatchObject({ then: 'success' })
})

test('what is no call of the host makes no rule', () => {
  expect(ruleOf(answered('GET /api/x', {}))).toBeUndefined()
})

test('a rule from a row replaces the whole draft, and what was typed over it', () => {
  const store = new ConsoleStore()
  store.setDraft({ method: 'takePhoto', then: 'success', nth: 2, times: 3, delayMs: 500, payload: photos })
  store.setDraftText('{ "typed": ')
  store.setDraft({ method: 'scanCode', then: 'cancel' })
  expect([store.draft, store.draftText]).toEqual([{ method: 'scanCode', then: 'cancel' }, undefined])
})
