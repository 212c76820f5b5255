import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { createConfig } from '../../rspack.config'
import { givenValues } from '../build/values'
import { compile } from '../support/compile'
import { type BuiltFile, builtFiles, scriptsOf } from './files'

/** Words of the simulators that survive minification and never occur in the app. */
const MARKERS = ['__sim', 'hostSim', 'hostsim', 'simulated.html', 'definePluginDev', 'sim-rep']

export function simulatorProblems(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    MARKERS.filter((marker) => text.includes(marker)).map((marker) => `${name}: contains ${marker}`),
  )
}

/** Entries that the search must detect, each by itself. */
const SIMULATORS = ['./harness/backend/createBackend.ts', './harness/simulator/install.ts'] as const

/** Bundles each simulator like the app and searches it; returns those that would not be detected. */
export async function overlookedSimulators(): Promise<string[]> {
  const overlooked: string[] = []
  for (const entry of SIMULATORS) if (!(await isFound(entry))) overlooked.push(entry)
  return overlooked
}

async function isFound(entry: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  try {
    const config = createConfig({ mode: 'production', values: givenValues(), output: folder })
    await compile({
      ...config,
      entry: { main: entry },
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
