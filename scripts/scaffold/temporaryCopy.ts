import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export interface TemporaryCopy {
  readonly root: string
  /** Deletes it. */
  readonly end: () => void
}

/**
 * A copy of the sources in a temporary folder, with the installed packages, in which a new area can be tried. A
 * checkout of its own, because the linter reads what git ignores.
 */
export function temporaryCopy(): TemporaryCopy {
  const root = mkdtempSync(join(tmpdir(), 'gas-sales-'))
  const { stdout } = git('.', 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  git(root, 'init', '--quiet')
  return { root, end: () => rmSync(root, { recursive: true, force: true }) }
}

function git(folder: string, ...args: readonly string[]) {
  const done = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (done.status !== 0) throw new Error(`git ${args[0]}: ${done.stderr || done.error?.message}`)
  return done
}
