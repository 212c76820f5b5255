import * as v from 'valibot'
import type { LeadDetail } from '../../api'
import { leadIdSchema } from '../../rules/vocabulary'
import { NO_REASON, type ReasonValues, reasonFields, valuesOf } from './reasonForm'

const id = v.parse(leadIdSchema, 'L-000002')

/** The reason that is sent, or the messages by field. */
function readReason(values: ReasonValues): unknown {
  const read = v.safeParse(reasonFields.schema, values)
  if (read.success) return read.output
  return Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('the reason of a discard', () => {
  test('is required', () => {
    expect(readReason(NO_REASON)).toEqual({ kind: 'move.error.reason' })
  })

  test('`otherSupplier` requires the month in which the contract ends', () => {
    const values = { ...NO_REASON, kind: 'otherSupplier' as const }
    expect(readReason(values)).toEqual({ until: 'move.error.until' })
    expect(readReason({ ...values, until: '2028-13' })).toEqual({ until: 'move.error.until' })
    expect(readReason({ ...values, until: '2028-03' })).toEqual({ kind: 'otherSupplier', until: '2028-03' })
  })

  test('`other` requires a note of at least 5 characters after trimming', () => {
    const values = { ...NO_REASON, kind: 'other' as const }
    expect(readReason({ ...values, note: 'old    ' })).toEqual({ note: 'move.error.note' })
    expect(readReason({ ...values, note: ' moved to LPG ' })).toEqual({ kind: 'other', note: 'moved to LPG' })
  })

  test('`same` requires the other lead', () => {
    const values = { ...NO_REASON, kind: 'same' as const }
    expect(readReason(values)).toEqual({ sameAs: 'move.error.sameAs' })
    expect(readReason({ ...values, sameAs: { id, name: 'Guangda' } })).toEqual({ kind: 'same', sameAs: id })
  })

  test('to be changed, the other lead is shown by its name', () => {
    const discard = { kind: 'same', sameAs: id, same: { name: '光大玻璃', nameEn: 'Guangda' } }
    expect(valuesOf({ discard } as LeadDetail).sameAs).toEqual({ id, name: 'Guangda' })
  })

  test('other reasons take an optional note; fields of a previously chosen reason are dropped', () => {
    const closed = { ...NO_REASON, kind: 'closed' as const }
    expect(readReason({ ...closed, until: '2028-03' })).toEqual({ kind: 'closed' })
    expect(readReason({ ...closed, note: 'gate is welded' })).toEqual({ kind: 'closed', note: 'gate is welded' })
    expect(readReason({ ...closed, note: 'x'.repeat(201) })).toEqual({ note: 'move.error.noteLong' })
  })
})
