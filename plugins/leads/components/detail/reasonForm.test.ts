import * as v from 'valibot'
import { leadIdSchema } from '../../rules/vocabulary'
import { NO_REASON, readReason, serverErrors } from './reasonForm'

const id = v.parse(leadIdSchema, 'L-000002')

describe('the reason of a discard', () => {
  test('has to be chosen', () => {
    expect(readReason(NO_REASON)).toEqual({ ok: false, errors: { reason: 'reason' } })
  })

  test('another supplier needs the month in which the contract ends', () => {
    const values = { ...NO_REASON, kind: 'otherSupplier' as const }
    expect(readReason(values)).toEqual({ ok: false, errors: { until: 'until' } })
    expect(readReason({ ...values, until: '2028-13' }).ok).toBe(false)
    expect(readReason({ ...values, until: '2028-03' })).toEqual({
      ok: true,
      reason: { kind: 'otherSupplier', until: '2028-03' },
    })
  })

  test('something else needs at least 5 characters, blanks not counted', () => {
    const values = { ...NO_REASON, kind: 'other' as const }
    expect(readReason({ ...values, note: 'old    ' })).toEqual({ ok: false, errors: { note: 'note' } })
    expect(readReason({ ...values, note: ' moved to LPG ' })).toEqual({
      ok: true,
      reason: { kind: 'other', note: 'moved to LPG' },
    })
  })

  test('the same as another lead needs that lead', () => {
    const values = { ...NO_REASON, kind: 'same' as const }
    expect(readReason(values)).toEqual({ ok: false, errors: { sameAs: 'sameAs' } })
    expect(readReason({ ...values, sameAs: { id, name: 'Guangda' } })).toEqual({
      ok: true,
      reason: { kind: 'same', sameAs: id },
    })
  })

  test('the others take a note or none, and nothing left over from another choice', () => {
    expect(readReason({ ...NO_REASON, kind: 'closed', until: '2028-03' })).toEqual({
      ok: true,
      reason: { kind: 'closed' },
    })
    expect(readReason({ ...NO_REASON, kind: 'closed', note: 'gate is welded' })).toEqual({
      ok: true,
      reason: { kind: 'closed', note: 'gate is welded' },
    })
  })

  test('errors of the server land at their fields', () => {
    expect(serverErrors({ until: 'required', note: 'length', sameAs: 'odd', other: 'x' })).toEqual({
      until: 'until',
      note: 'note',
      sameAs: 'check',
    })
  })
})
