import * as v from 'valibot'
import { leadIdSchema } from '../../rules/vocabulary'
import { NO_REASON, readReason, serverErrors } from './reasonForm'

const id = v.parse(leadIdSchema, 'L-000002')

describe('the reason of a discard', () => {
  test('is required', () => {
    expect(readReason(NO_REASON)).toEqual({ ok: false, errors: { reason: 'reason' } })
  })

  test('`otherSupplier` requires the month in which the contract ends', () => {
    const values = { ...NO_REASON, kind: 'otherSupplier' as const }
    expect(readReason(values)).toEqual({ ok: false, errors: { until: 'until' } })
    expect(readReason({ ...values, until: '2028-13' }).ok).toBe(false)
    expect(readReason({ ...values, until: '2028-03' })).toEqual({
      ok: true,
      reason: { kind: 'otherSupplier', until: '2028-03' },
    })
  })

  test('`other` requires a note of at least 5 characters after trimming', () => {
    const values = { ...NO_REASON, kind: 'other' as const }
    expect(readReason({ ...values, note: 'old    ' })).toEqual({ ok: false, errors: { note: 'note' } })
    expect(readReason({ ...values, note: ' moved to LPG ' })).toEqual({
      ok: true,
      reason: { kind: 'other', note: 'moved to LPG' },
    })
  })

  test('`same` requires the other lead', () => {
    const values = { ...NO_REASON, kind: 'same' as const }
    expect(readReason(values)).toEqual({ ok: false, errors: { sameAs: 'sameAs' } })
    expect(readReason({ ...values, sameAs: { id, name: 'Guangda' } })).toEqual({
      ok: true,
      reason: { kind: 'same', sameAs: id },
    })
  })

  test('other reasons take an optional note; fields of a previously chosen reason are dropped', () => {
    expect(readReason({ ...NO_REASON, kind: 'closed', until: '2028-03' })).toEqual({
      ok: true,
      reason: { kind: 'closed' },
    })
    expect(readReason({ ...NO_REASON, kind: 'closed', note: 'gate is welded' })).toEqual({
      ok: true,
      reason: { kind: 'closed', note: 'gate is welded' },
    })
  })

  test('server errors are assigned to their fields', () => {
    expect(serverErrors({ until: 'required', note: 'length', sameAs: 'odd', other: 'x' })).toEqual({
      until: 'until',
      note: 'note',
      sameAs: 'check',
    })
  })
})
