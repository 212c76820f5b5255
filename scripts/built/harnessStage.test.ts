/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { missingInHarness, openingProblems } from './harnessStage'

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

test('the console loads one script and one style sheet before it can be used, and no more than a limit', () => {
  write('harness.html', '<link rel="stylesheet" href="sim/console.css"><script src="sim/console.js"></script>')
  write('sim/console.css')
  write('sim/console.js', 'x'.repeat(2_000_000))
  write('sim/harness-console-editor.js', randomBytes(200_000).toString('base64'))
  expect(openingProblems(folder)).toEqual([])
  write('sim/console.js', randomBytes(200_000).toString('base64'))
  expect(openingProblems(folder)).toEqual([expect.stringMatching(/^harness\.html loads 20\d{4} bytes gzip/)])
  write('sim/console.js')
  write('sim/more.js')
  write(
    'harness.html',
    '<link rel="stylesheet" href="sim/console.css"><script src="sim/console.js"></script><script src="sim/more.js"></script>',
  )
  expect(openingProblems(folder)).toEqual(['harness.html names 3 files, limit 2'])
})
