import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Prints the files and bytes of a build, without compressed variants. `start` ms since the epoch */
export function reportBuild(output: string, start: number): void {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.(?:br|gz)$/.test(name))
  const bytes = files
    .map((name) => statSync(join(output, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
  console.log(
    `${output}/: ${files.length} files, ${Math.round(bytes / 1000)} kB, built in ${((Date.now() - start) / 1000).toFixed(1)} s.`,
  )
}
