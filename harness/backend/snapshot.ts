import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { DatedDump } from './createBackend'

const VERSION = 2

const record = v.custom<object>((value) => typeof value === 'object' && value !== null)
const SnapshotSchema = v.object({
  version: v.literal(VERSION),
  seededAt: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.record(v.string(), v.object({ put: v.array(record), deleted: v.array(v.string()) })),
  sequences: v.record(v.string(), v.number()),
})

/**
 * Reads the snapshot of an earlier process; undefined without a file. An unusable file is renamed to `<file>.broken`
 * and reported by `say`.
 */
export function readSnapshot(file: string, say: (line: string) => void): DatedDump | undefined {
  if (!existsSync(file)) return undefined
  try {
    return v.parse(SnapshotSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    say(`Snapshot ${file} is broken (${messageOf(error)}); set aside as ${file}.broken, starting afresh.`)
    renameSync(file, `${file}.broken`)
    return undefined
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Deletes the snapshot (`--reset`). */
export function removeSnapshot(file: string): void {
  rmSync(file, { force: true })
}

const QUIET = 500

/** Writes a snapshot half a second after the last change, and at the end. */
export class SnapshotWriter {
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly file: string,
    private readonly dump: () => DatedDump,
    private readonly say: (line: string) => void,
  ) {}

  /** Schedules a snapshot after a change. */
  touch(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.write(), QUIET)
    this.timer.unref()
  }

  /** Writes a scheduled snapshot now. */
  close(): void {
    if (this.timer) this.write()
  }

  private write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    try {
      mkdirSync(dirname(this.file), { recursive: true })
      // Atomic: a process killed in between leaves the previous file.
      writeFileSync(`${this.file}.new`, JSON.stringify({ version: VERSION, ...this.dump() }))
      renameSync(`${this.file}.new`, this.file)
    } catch (error) {
      this.say(`Snapshot ${this.file} cannot be written (${messageOf(error)}).`)
    }
  }
}
