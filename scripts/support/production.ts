import { createConfig } from '../../rspack.config'
import type { Values } from '../build/values'
import { compile } from './compile'
import { HARNESS_OUTPUT, markBuilt, type Output, staleness } from './freshness'

/** Builds `output` for production. */
export async function buildProduction(output: Output, values: Values): Promise<void> {
  await compile(createConfig({ mode: 'production', values, output, harness: output === HARNESS_OUTPUT }))
  markBuilt(output, values)
}

/** The same, only if it is missing or outdated. */
export async function buildWhenStale(output: Output, values: Values): Promise<void> {
  const reason = staleness(output, values)
  if (!reason) return
  console.log(`Building: ${reason} …`)
  await buildProduction(output, values)
}
