import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file that only this process writes. */
export interface Claim {
  readonly file: string
  /** Process that has the wanted file; undefined if it is this one, or is about to take it. */
  readonly holder: number | undefined
  /** Leaves the file to others. */
  release(): void
}

/** Servers on the same data at the same time. */
const MOST = 20

/**
 * Claims a snapshot: two servers that write the same one would lose each other's changes and give two records one id.
 * The second gets a copy of its own, `store-x.2.json`, which it also has at its next start. A process that claims twice
 * gets the same file again. `me`: number of this process.
 */
export function claim(wanted: string, me = process.pid): Claim {
  const files = Array.from({ length: MOST }, (_, index) => (index === 0 ? wanted : numbered(wanted, index + 1)))
  const file = files.find((each) => holderOf(each) === me) ?? files.find((each) => lock(each, me))
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
function lock(file: string, me: number): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return take(lockOf(file), me)
  } catch {
    // Where this process may not write, it loses nothing; the snapshot will say so.
    return true
  }
}

/** Takes a lock that is free, or was left by a process that was killed. */
function take(path: string, me: number): boolean {
  // A lock appears with its content, so that nobody reads an empty one.
  const mine = `${path}.new-${me}`
  writeFileSync(mine, String(me))
  try {
    return link(mine, path) || replace(path, mine, me)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** False if there is a lock. */
function link(mine: string, path: string): boolean {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Replaces the lock of a process that has ended. Of two that find it only one may: the right to replace it is a lock,
 * too, and whoever gets that after the other finds a lock of another process.
 */
function replace(path: string, mine: string, me: number): boolean {
  const ended = pidIn(path)
  if (ended === undefined) return link(mine, path)
  if (isRunning(ended)) return false
  const right = `${path}.${ended}`
  if (!take(right, me)) return false
  try {
    if (pidIn(path) !== ended) return false
    renameSync(mine, path)
    return true
  } finally {
    rmSync(right, { force: true })
  }
}

/** The running process that has a file. */
function holderOf(file: string): number | undefined {
  const pid = pidIn(lockOf(file))
  return pid !== undefined && isRunning(pid) ? pid : undefined
}

/** Undefined without a lock. */
function pidIn(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs under another user.
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (typeof error === 'object' && error && 'code' in error ? error.code : undefined)
