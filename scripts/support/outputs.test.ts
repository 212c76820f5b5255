/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions } from '../../rspack.config'
import { fingerprint } from '../built/fingerprint'
import { keptBuild } from '../built/keptStage'
import { runDevServer } from './devServer'
import { DEPLOYED } from './freshness'
import { openPreview } from './previewServer'
import { suite } from './suite'

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
jest.mock('./chromium', () => ({ ensureChromium: () => '' }))
jest.mock('../imports/stage', () => ({ importStage: () => ({ name: 'imports' }) }))

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

it('the tests build into folders of their own', async () => {
  for (const { name, run } of await suite()) if (name.startsWith('build of ')) await run().catch(() => undefined)
  expect(asked.map(({ output }) => output)).toEqual(['dist-checked', 'dist-preview-harness'])
})

describe('the stage at the end of the tests', () => {
  it('passes if a build is as it was before them', async () => {
    expect(await keptBuild().stage.run()).toMatchObject({ passed: 1, failed: 0 })
  })

  it.each(DEPLOYED)('names %s/ if the tests have changed it', async (output) => {
    const { stage } = keptBuild()
    const file = join(output, 'written-by-a-test.js')
    mkdirSync(output, { recursive: true })
    writeFileSync(file, 'a')
    expect(await stage.run()).toMatchObject({ failed: 1, output: expect.stringContaining(`${output}/`) })
    rmSync(file)
  })

  it('passes without a build before and after them, and fails if they made one', async () => {
    rmSync('dist', { recursive: true })
    const { stage } = keptBuild()
    expect(await stage.run()).toMatchObject({ passed: 1, failed: 0 })
    mkdirSync('dist')
    writeFileSync(join('dist', 'index.html'), 'written by a test')
    expect(await stage.run()).toMatchObject({ failed: 1 })
  })
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
