import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isIrrelevant, OUTPUT, sourcesOf } from './freshness'

test.each([
  ['plugins/leads/api.ts', false, false],
  ['plugins/leads/pages/Lead.test.tsx', true, true],
  ['plugins/leads/backend/seed.ts', true, false],
  ['plugins/leads/dev.ts', true, false],
])('%s is no part of the app (%s), nor of a build with the host simulator (%s)', (path, ofApp, ofHarness) => {
  expect(isIrrelevant(path, OUTPUT.app)).toBe(ofApp)
  expect(isIrrelevant(path, OUTPUT.preview)).toBe(ofApp)
  expect(isIrrelevant(path, OUTPUT.previewHarness)).toBe(ofHarness)
})

test('what the console and the simulator import is a source of their build, which a change of it makes anew', () => {
  const sources = sourcesOf(OUTPUT.previewHarness)
  const files = sources
    .filter((source) => source.startsWith('harness/') && statSync(source).isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
      join(file, '..', to),
    ),
  )
  expect(imported).toContain('harness/simulator/types')
  const others = imported.filter((path) =>
    sources.every((source) => path !== source.replace(/\.ts$/, '') && !path.startsWith(`${source}/`)),
  )
  expect([...new Set(others)]).toEqual([])
})
