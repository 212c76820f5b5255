import { createConfig } from '../../rspack.config'
import type { Values } from '../build/values'
import { compile } from './compile'
import { markBuilt, staleness } from './freshness'

/** Builds `output` for production. */
export async function buildProduction(output: string, values: Values): Promise<void> {
  await compile(createConfig({ mode: 'production', values, output }))
  markBuilt(output, values)
}

/** The same, only when it is missing or no longer what the sources say. */
export async function buildWhenStale(output: string, values: Values): Promise<void> {
  const reason = staleness(output, values)
  if (!reason) return
  console.log(`Building: ${reason} …`)
  await buildProduction(output, values)
}
