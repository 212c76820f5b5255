import type { SimContext } from '../contract'
import { refusal } from './refuse'
import type { SimRecords, Versioned } from './simRecords'

/**
 * The record of a save that is no move, refused in the order of moves: 4004, 4003 without the right over it, 4010 in a
 * state that forbids it.
 */
export function writable<T extends Versioned>(
  records: SimRecords<T>,
  right: string,
  id: unknown,
  context: SimContext,
  from: (record: T) => boolean = () => true,
): T {
  const record = records.read(id, context)
  if (!records.may(right, record, context)) throw refusal(4003, { right })
  if (!from(record)) throw refusal(4010)
  return record
}
