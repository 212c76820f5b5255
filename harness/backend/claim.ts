import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file that only this process writes. */
export interface Claim {
  readonly file: string
  /** Process that has the wanted file; undefined if it is this one. */
  readonly holder: number | undefined
  /** Leaves the file to others. */
  release(): void
}

/** Servers on the same data at the same time. */
const MOST = 20

/**
 * Claims a snapshot: two servers that write the same one would lose each other's changes and give two records one id.
 * The second gets a copy of its own, `store-x.2.json`, which it also has at its next start. A process that claims twice
 * gets the same file again.
 */
export function claim(wanted: string): Claim {
  const files = Array.from({ length: MOST }, (_, index) => (index === 0 ? wanted : numbered(wanted, index + 1)))
  const file = files.find((each) => holderOf(each) === process.pid) ?? files.find(lock)
  if (!file) throw new Error(`${MOST} servers run on ${wanted}.`)
  const isCopy = file !== wanted
  if (isCopy && !existsSync(file) && existsSync(wanted)) copyFileSync(wanted, file)
  return {
    file,
    holder: isCopy ? holderOf(wanted) : undefined,
    release: () => rmSync(lockOf(file), { force: true }),
  }
}

const numbered = (file: string, number: number) => file.replace(/(?=\.json$)/, `.${number}`)
const lockOf = (file: string) => `${file}.lock`

/** True if no other process that runs has the file; this one has it then. */
function lock(file: string): boolean {
  // A process that was killed leaves its lock.
  if (existsSync(lockOf(file)) && holderOf(file) === undefined) rmSync(lockOf(file), { force: true })
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(lockOf(file), String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    // Where this process may not write, it loses nothing; the snapshot will say so.
    return codeOf(error) !== 'EEXIST'
  }
}

/** The running process that has a file. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockOf(file), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // It runs under another user.
    return codeOf(error) === 'EPERM' ? Number(readFileSync(lockOf(file), 'utf8')) : undefined
  }
}

const codeOf = (error: unknown) => (typeof error === 'object' && error && 'code' in error ? error.code : undefined)
