/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions } from '../../rspack.config'
import { fingerprint } from '../built/fingerprint'
import { runDevServer } from './devServer'
import { openPreview } from './previewServer'

/** What the bundler was asked for; nothing is built. */
const asked: BuildOptions[] = []
jest.mock('../../rspack.config', () => ({
  createConfig: (options: BuildOptions) => {
    asked.push(options)
    throw new Error('not built here')
  },
}))
jest.mock('@rspack/core', () => ({ rspack: () => ({}) }))
jest.mock('@rspack/dev-server', () => ({}))
jest.mock('../../plugins/dev', () => ({ pluginDevs: [] }))

const root = process.cwd()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  process.chdir(folder)
  writeFileSync('package.json', '{"version":"1.0.0"}')
  for (const output of ['dist', 'dist-harness']) {
    mkdirSync(output)
    writeFileSync(join(output, 'index.html'), `written by the build of ${output}`)
  }
})
afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked.length = 0
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

const options = { port: 8790, lan: false, simulator: [] }

it.each([
  ['preview', () => openPreview({ ...options, harness: false })],
  ['preview --harness', () => openPreview({ ...options, harness: true })],
  [
    'start',
    () =>
      runDevServer(
        { ...options, harness: false, only: '', password: '', hosts: [] },
        { values: {} as never, middlewares: (list) => list, opens: [], end: () => undefined },
      ),
  ],
])('%s has an output of its own: what the builds wrote for a deployment stays', async (_, open) => {
  const before = [fingerprint('dist'), fingerprint('dist-harness')]
  await expect(open()).rejects.toThrow('not built here')
  expect(asked).toEqual([expect.objectContaining({ output: expect.stringMatching(/^dist-(?:preview|start)/) })])
  expect([fingerprint('dist'), fingerprint('dist-harness')]).toEqual(before)
})

it('a fingerprint tells a changed, a new and a missing file', () => {
  const file = join('dist', 'assets.js')
  const before = fingerprint('dist')
  writeFileSync(file, 'a')
  const added = fingerprint('dist')
  writeFileSync(file, 'b')
  const changed = fingerprint('dist')
  rmSync(file)
  expect(new Set([before, added, changed]).size).toBe(3)
  expect(fingerprint('dist')).toBe(before)
  expect(fingerprint('nowhere')).toBe('')
})
