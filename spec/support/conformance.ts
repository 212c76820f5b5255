import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a data file of `spec/conformance`, typed by its test. */
export function conformance<T>(file: string): T {
  return JSON.parse(readFileSync(join(__dirname, '../conformance', file), 'utf8')) as T
}
