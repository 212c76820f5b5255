import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig } from '../../rspack.config'
import type { Values } from '../build/values'
import { compile } from './compile'
import { hasHarness, markBuilt, OUTPUT, type Output, staleness } from './freshness'

/** Builds `output` for production. */
export async function buildProduction(output: Output, values: Values): Promise<void> {
  const harness = hasHarness(output)
  const compression = harness || output === OUTPUT.checked ? 'quick' : 'best'
  await compile(createConfig({ mode: 'production', values, output, harness, compression }))
  markBuilt(output, values)
}

/** The same, only if it is missing or stale. */
export async function buildWhenStale(output: Output, values: Values): Promise<void> {
  const reason = staleness(output, values)
  if (!reason) return
  console.log(`Building: ${reason} …`)
  await buildProduction(output, values)
}

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
