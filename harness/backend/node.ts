import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pluginDevs } from '../../plugins/dev'
import type { PluginDev } from './contract'
import { type Backend, createBackend } from './createBackend'
import { ImportError, type ImportReport, importSites } from './import/importSites'
import { createMiddleware, type Middleware } from './middleware'
import type { BackendCommandOptions } from './options'
import { readSnapshot, removeSnapshot, SnapshotWriter } from './snapshot'

export { ImportError } from './import/importSites'

export interface OpenBackend {
  readonly backend: Backend
  readonly middleware: Middleware
  /** Messages for the start of the server: result of the import, an unusable snapshot. */
  readonly lines: readonly string[]
  /** Writes the snapshot; call it at the end of the process. */
  close(): void
}

/**
 * Opens the backend simulator for a server. Throws `ImportError` with a one-line message if the `--data` file is
 * missing or not a list of sites.
 */
export function openBackend(
  options: BackendCommandOptions,
  { devs = pluginDevs, folder = '.data' }: { devs?: readonly PluginDev[]; folder?: string } = {},
): OpenBackend {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
  }
  const bytes = options.data === undefined ? undefined : readData(options.data)
  const imported = bytes && importSites(bytes, basename(options.data ?? ''), options.coords)
  if (imported) say(importLine(imported.report))

  const snapshot = join(folder, snapshotName(options, bytes))
  if (options.reset) removeSnapshot(snapshot)
  const backend = createBackend({
    devs,
    size: options.size,
    seed: options.seed,
    ...(options.now && { now: options.now }),
    ...(imported && { sites: imported.sites, importReport: imported.report }),
    wrote: () => writer?.touch(),
  })
  // Created after the restore, which must not count as a write.
  let writer: SnapshotWriter | undefined
  const saved = readSnapshot(snapshot, say)
  if (saved) {
    const { unknown, days } = backend.restore(saved)
    if (unknown.length > 0)
      say(`Snapshot ${snapshot}: records of ${unknown.join(', ')} belong to no area and were left out.`)
    if (days !== 0) say(`Snapshot ${snapshot}: ${daysOf(days)} than the seed; its times were moved with it.`)
  }
  writer = new SnapshotWriter(snapshot, () => backend.dump(), console.error)
  return { backend, middleware: createMiddleware(backend), lines, close: () => writer?.close() }
}

function readData(path: string): Buffer {
  if (!existsSync(path)) throw new ImportError(`${path}: there is no such file.`)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new ImportError(`${path}: it cannot be read: ${error}`)
  }
}

/** Changes belong to their seed, so each data file, size and seed has its own snapshot. */
function snapshotName({ size, seed, coords }: BackendCommandOptions, data: Buffer | undefined): string {
  const origin = data ? createHash('sha256').update(coords).update(data).digest('hex').slice(0, 8) : `${size}-${seed}`
  return `store-${origin}.json`
}

const daysOf = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'older' : 'younger'}`

function importLine({ file, read, unreadCount, incompleteCount }: ImportReport): string {
  const unread = unreadCount === 0 ? '' : `; ${unreadCount} could not be read (see /__sim/state)`
  const incomplete = incompleteCount === 0 ? '' : `; ${incompleteCount} without a value that could not be read`
  return `${file}: ${read} sites${unread}${incomplete}.`
}
