/** Ids of records created at run time start above those of the seed. */
const FIRST_NEW = 900_000

/** `L-000001`, `GW-000001`, … */
export function recordId(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(6, '0')}`
}

/** Id of the n-th record created at run time. */
export function newRecordId(prefix: string, number: number): string {
  return recordId(prefix, FIRST_NEW + number)
}
