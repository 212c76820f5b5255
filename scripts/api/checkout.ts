import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../harness/server/listen'
import { publicNames } from '../docs/publicApi'
import { changesBetween, importedNames, reportOf } from './changes'
import { signaturesOf } from './signature'

/** The API of a checkout, and which of its names each area imports. */
function readCheckout(root: string) {
  const modules = new Map<string, ReadonlyMap<string, string>>()
  const signature = (module: string, name: string) => {
    const known = modules.get(module) ?? signaturesOf(module, readFileSync(module, 'utf8'))
    modules.set(module, known)
    return known.get(name)
  }
  const api = new Map(
    publicNames(root).map(({ room, name, module }) => {
      const [own = '', alias = own] = name.split(/\s+as\s+/)
      return [`#${room} ${alias}`, (module && signature(module, own)) ?? own] as const
    }),
  )
  const areas = readdirSync(join(root, 'plugins'), { withFileTypes: true }).filter((each) => each.isDirectory())
  const uses = new Map(
    areas.map(({ name }) => {
      const files = readdirSync(join(root, 'plugins', name), { recursive: true, encoding: 'utf8' })
      const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, 'plugins', name, file))
      return [name, new Set(sources.flatMap((file) => importedNames(readFileSync(file, 'utf8'))))] as const
    }),
  )
  return { api, uses }
}

/** The same of a commit, unpacked into a temporary folder. */
function readCommit(commit: string) {
  const root = mkdtempSync(join(tmpdir(), 'gas-sales-api-'))
  try {
    const archive = spawnSync('git', ['archive', commit, 'src', 'plugins'], { maxBuffer: 256_000_000 })
    if (archive.status !== 0) throw new Error(String(archive.stderr))
    const unpacked = spawnSync('tar', ['-x', '-C', root], { input: archive.stdout })
    if (unpacked.status !== 0 || !existsSync(join(root, 'src'))) throw new Error(String(unpacked.stderr))
    if (!existsSync(join(root, 'src/base'))) throw new UsageError(`${commit} is older than the folders of src.`)
    return readCheckout(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** What changed for areas between two commits; `to` omitted: in this checkout. */
export function apiChanges(from: string, to: string | undefined): string {
  const before = readCommit(from)
  const after = to === undefined ? readCheckout('') : readCommit(to)
  return reportOf(changesBetween(before.api, after.api), before.uses)
}
