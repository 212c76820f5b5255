import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the data files of `spec/conformance`, as its test types it. */
export function conformance<T>(file: string): T {
  return JSON.parse(readFileSync(join(__dirname, '../conformance', file), 'utf8')) as T
}
