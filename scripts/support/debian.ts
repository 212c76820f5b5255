import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UsageError } from '../../harness/server/listen'

export function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of the first of these programs found in `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable)
}

/** Installs Debian packages if permitted; otherwise the command ends with `advice`. */
export function installPackages(packages: readonly string[], advice: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new UsageError(advice)
  console.log(`Installing ${packages.join(' and ')} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}
