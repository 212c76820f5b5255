/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { missingInHarness } from './harnessStage'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harness-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('a harness build has its pages, what these name, and the worker', () => {
  write('index.html', '<link rel="icon" href="data:,"><script defer src="assets/main.0123abcd.js"></script>')
  write('simulated.html', '<script src="sim/host.js"></script>')
  write('harness.html', '<link rel="stylesheet" href="sim/console.css">')
  expect(missingInHarness(folder)).toEqual([
    'harness-worker.js',
    'assets/main.0123abcd.js',
    'sim/host.js',
    'sim/console.css',
  ])
  for (const name of missingInHarness(folder)) write(name)
  expect(missingInHarness(folder)).toEqual([])
  rmSync(join(folder, 'harness.html'))
  expect(missingInHarness(folder)).toEqual(['harness.html'])
})
