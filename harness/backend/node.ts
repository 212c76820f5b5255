import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { pluginDevs } from '../../plugins/dev'
import { type Claim, claim } from './claim'
import type { PluginDev } from './contract'
import { type Backend, createBackend } from './createBackend'
import { type ImportReport, importSites, type Source } from './import/importSites'
import { partsOf } from './import/partsOf'
import { createMiddleware, type Middleware } from './middleware'
import type { BackendCommandOptions } from './options'
import { readSnapshot, removeSnapshot, SnapshotWriter } from './snapshot'

export { ImportError } from './import/importSites'

export interface OpenBackend {
  readonly backend: Backend
  readonly middleware: Middleware
  /** Messages for the start of the server: result of the import, an unusable snapshot, another server on its data. */
  readonly lines: readonly string[]
  /**
   * Writes the snapshot, and leaves it to other servers; call it at the end of the process. `goesOn`: this process will
   * open it again.
   */
  close(how?: { readonly goesOn: boolean }): void
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
  const source = options.data === undefined ? undefined : partsOf(options.data)
  const imported = source && importSites(source, basename(options.data ?? ''), options.coords)
  if (imported) say(importLine(imported.report))

  const wanted = join(folder, snapshotName(options, source))
  const claimed = claim(wanted)
  const snapshot = claimed.file
  if (snapshot !== wanted)
    say(`${wanted} is used by ${holderName(claimed)}: this server works on its own copy, ${snapshot}.`)
  if (options.reset) removeSnapshot(snapshot)
  const backend = createBackend({
    devs,
    size: options.size,
    seed: options.seed,
    hasSessionCookie: options.hasSessionCookie,
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
  const close: OpenBackend['close'] = ({ goesOn } = { goesOn: false }) => {
    writer?.close()
    if (!goesOn) claimed.release()
  }
  return { backend, middleware: createMiddleware(backend, options.hosts), lines, close }
}

/** Changes belong to their seed, so each data file, size and seed has its own snapshot. */
function snapshotName({ size, seed, coords }: BackendCommandOptions, source: Source | undefined): string {
  const hash = createHash('sha256').update(coords)
  for (const part of source?.() ?? []) hash.update(part)
  const origin = source ? hash.digest('hex').slice(0, 8) : `${size}-${seed}`
  return `store-${origin}.json`
}

const holderName = ({ holder }: Claim) => (holder === undefined ? 'another server' : `process ${holder}`)

const daysOf = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'older' : 'younger'}`

function importLine({ file, read, unreadCount, incompleteCount }: ImportReport): string {
  const unread = unreadCount === 0 ? '' : `; ${unreadCount} could not be read (see /__sim/state)`
  const incomplete = incompleteCount === 0 ? '' : `; ${incompleteCount} without a value that could not be read`
  return `${file}: ${read} sites${unread}${incomplete}.`
}
