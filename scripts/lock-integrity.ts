import { readFileSync, writeFileSync } from 'node:fs'
import { withHashes, withoutIntegrity } from './lock/integrity'
import { command } from './support/command'
import { run } from './support/stages'

const LOCK = 'package-lock.json'

/** The hash of a package's download, by the registry in use; '' if it does not know the package. */
async function hashOf(wanted: string): Promise<string> {
  const { code, output } = await run('npm', ['view', wanted, 'dist.integrity', '--json', '--loglevel=silent'])
  return code === 0 ? (/sha512-[\w+/]+=*/.exec(output)?.[0] ?? '') : ''
}

/** `npm run lock:integrity`: adds the hashes that package-lock.json lacks and the registry tells. */
await command(async () => {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const packages = await withHashes(lock.packages, hashOf)
  const [before, after] = [withoutIntegrity(lock.packages).length, withoutIntegrity(packages).length]
  if (after < before) writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`)
  console.log(`${before - after} of ${before} hashes added; the registry does not know the other ${after} packages.`)
})
