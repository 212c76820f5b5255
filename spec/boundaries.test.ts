/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The linter holds the boundaries between app, areas and harness, and says what to do (plugin contract; biome.json). */

const ROUTES_ONLY = 'Of another area only routes.ts and messages.ts may be imported'

const FORBIDDEN = [
  ['src/kit/lists/a.ts', '../../plugins/visits/routes', 'src never imports an area'],
  ['src/kit/lists/a.ts', '#plugins', 'src never imports an area'],
  ['src/kit/lists/a.ts', '#harness/backend/kit', 'Nothing of the harness belongs into the app'],
  ['plugins/visits/a.ts', '../leads/stores/leads', ROUTES_ONLY],
  ['plugins/visits/pages/A.tsx', '../../leads/stores/leads', ROUTES_ONLY],
  ['plugins/visits/pages/part/A.tsx', '../../../leads/api', ROUTES_ONLY],
  ['plugins/visits/backend/a.ts', '../../leads/backend/leads', ROUTES_ONLY],
  ['plugins/visits/pages/A.tsx', '../../../src/kit/lists', ROUTES_ONLY],
  ['plugins/visits/pages/A.tsx', '#kit/lists/defineList', 'Import the public entry of the room'],
  ['plugins/visits/pages/A.tsx', '#harness/backend/kit', 'Nothing of the harness belongs into the app'],
  ['plugins/visits/pages/A.tsx', '../dev', 'dev.ts and backend/ are for harness and tests'],
  ['plugins/visits/pages/A.tsx', '../backend/visits', 'dev.ts and backend/ are for harness and tests'],
  ['plugins/visits/a.ts', '#plugins', 'An area does not import the list of areas'],
] as const

const ALLOWED = [
  ['plugins/visits/a.ts', '../leads/routes'],
  ['plugins/visits/pages/A.tsx', '../../leads/messages'],
  ['plugins/visits/pages/A.tsx', '../records'],
  ['plugins/visits/pages/part/A.tsx', '../../records'],
  ['plugins/visits/pages/A.tsx', '#kit/lists'],
  ['plugins/visits/dev.ts', '#harness/backend/contract'],
  ['plugins/leads/dev.ts', './backend/visits'],
  ['src/app/boot/boot.tsx', '#plugins'],
  ['plugins/visits/backend/a.ts', '#harness/backend/kit'],
  ['plugins/visits/backend/a.test.ts', '../dev'],
] as const

/** Lines of the linter by file. Every case gets files of its own, because one run of the linter serves all. */
function lint(cases: readonly (readonly [file: string, name: string, ...rest: unknown[]])[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    copyFileSync('biome.json', join(root, 'biome.json'))
    const files = cases.map(([file, name], index) => {
      const own = file.replace(/(a|A)(\.(?:test\.)?tsx?)$/, `$1${index}$2`)
      mkdirSync(join(root, dirname(own)), { recursive: true })
      const both = `import { a } from '${name}'\nexport const b = a\nexport const c = () => import('${name}')\n`
      writeFileSync(join(root, own), both)
      return own
    })
    const biome = resolve('node_modules/.bin/biome')
    const args = [
      biome,
      'lint',
      '--colors=off',
      '--max-diagnostics=none',
      '--vcs-enabled=false',
      '--only=noRestrictedImports',
    ]
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    const found = `${stdout}\n${stderr}`.split(/^(?=\S+:\d+:\d+ lint)/m)
    return files.map((file) => found.filter((part) => part.startsWith(`${file}:`)).join(''))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const found = lint([...FORBIDDEN, ...ALLOWED])

test.each(FORBIDDEN.map((each, index) => [...each, index] as const))(
  '%s may not import %s: %s',
  (_, __, why, index) => {
    // Both as an import and as a chunk.
    expect(found[index]?.split(why)).toHaveLength(3)
  },
)

test.each(ALLOWED.map((each, index) => [...each, index] as const))('%s may import %s', (_, __, index) => {
  expect(found[FORBIDDEN.length + index]).toBe('')
})
