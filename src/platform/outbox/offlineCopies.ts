import * as v from 'valibot'
import type { Database } from '#base/storage'

/** Prefix of a record's row in the table of offline copies; lists are named by their route. */
export const RECORD_ROW = 'record '

const Aged = v.object({ seenAt: v.number() })
const ageOf = (row: unknown): number => (v.is(Aged, row) ? row.seenAt : 0)

/** Deletes all but the `most` newest of a user's copies whose name `isOfKind`. */
export async function dropOldest(
  database: Database,
  user: string,
  isOfKind: (name: string) => boolean,
  most: number,
): Promise<void> {
  const rows = (await database.all('pages', [user])).filter(({ key }) => isOfKind(key[1] ?? ''))
  const newestFirst = rows.sort((a, b) => ageOf(b.value) - ageOf(a.value))
  await Promise.all(newestFirst.slice(most).map(({ key }) => database.delete('pages', key)))
}
