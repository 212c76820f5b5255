import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { createConfig } from '../../rspack.config'
import { givenValues } from '../build/values'
import { compile } from '../support/compile'
import { type BuiltFile, builtFiles, scriptsOf } from './files'

/** Words of the simulator that survive minifying and that the app has no use for. */
const MARKERS = ['__sim', 'hostSim', 'definePluginDev', 'sim-rep']

export function simulatorProblems(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    MARKERS.filter((marker) => text.includes(marker)).map((marker) => `${name}: contains ${marker}`),
  )
}

/** Bundles the simulator itself, the same way: the search above has to find it. */
export async function simulatorIsFound(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  try {
    const config = createConfig({ mode: 'production', values: givenValues() })
    await compile({
      ...config,
      entry: { main: './harness/backend/createBackend.ts' },
      // As a library, so that nothing is dropped as unused.
      output: { ...config.output, path: folder, library: { type: 'commonjs2' } },
      devtool: false,
      plugins: [new rspack.DefinePlugin({ __BUILD__: '{}' })],
    })
    return simulatorProblems(scriptsOf(builtFiles(folder))).length > 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
