import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ExternalItem } from '@rspack/core'
import { createConfig } from '../../rspack.config'
import { givenValues } from '../build/values'
import { compile } from '../support/compile'

/**
 * Limits of the areas' parts of the boot chunk, in bytes of gzip: `area` on average for metadata, routes, rights and
 * texts, `part` for each further lazy part (screen, icon, badge …), `one` for a single area by itself.
 */
const LIMITS = { area: 300, part: 40, one: 2000 } as const
const LAZY = /import\((?:\/\*.*?\*\/ )?'([^']+)'\)/g

/** Excludes the lazy modules of the areas, and those that the boot chunk contains without them. */
const outside: ExternalItem = async ({ request = '', contextInfo }) => {
  const issuer = contextInfo?.issuer
  if (!issuer) return undefined
  // The list of areas imports each by itself, and the build bundles them into one script.
  const lazy = issuer.endsWith('index.ts')
    ? []
    : [...readFileSync(issuer, 'utf8').matchAll(LAZY)].map(([, path]) => path)
  // The boot chunk refers to lazy modules by number.
  if (lazy.includes(request)) return `commonjs ${lazy.indexOf(request)}`
  return request.startsWith('.') ? undefined : `commonjs ${request}`
}

/** Bytes of each area's part of the boot chunk by itself, and of all together as `index`. */
export async function bootShares(areas: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'boot-share-'))
  // The bundler's own wrapper of a module.
  writeFileSync(join(folder, 'empty.ts'), 'export default {}')
  const entry = Object.fromEntries([
    ['empty', join(folder, 'empty.ts')],
    ['index', './plugins/index.ts'],
    ...areas.map((area) => [area, `./plugins/${area}/plugin.ts`]),
  ])
  try {
    const config = createConfig({ mode: 'production', values: givenValues(), output: folder })
    await compile({
      ...config,
      entry,
      externals: [outside],
      output: { ...config.output, path: folder, filename: '[name].js', library: { type: 'commonjs2' } },
      devtool: false,
      plugins: [],
    })
    const bytes = (name: string) => gzipSync(readFileSync(join(folder, `${name}.js`)), { level: 9 }).length
    const around = bytes('empty')
    return Object.fromEntries(Object.keys(entry).map((name) => [name, bytes(name) - around]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Checks the additions of the areas other than the core to the boot chunk. */
export async function bootShareProblems(): Promise<string[]> {
  const folders = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const areas = folders.map(({ name }) => name)
  const { index = 0, core = 0, empty: _, ...rest } = await bootShares(areas)
  const others = Object.keys(rest)
  // Two of the parts are the texts in both languages, which belong to every area.
  const parts = others.map((area) => (readFileSync(`plugins/${area}/plugin.ts`, 'utf8').match(LAZY)?.length ?? 0) - 2)
  const limit = others.length * LIMITS.area + parts.reduce((sum, count) => sum + count, 0) * LIMITS.part
  const sizes = Object.entries(rest).sort(([, one], [, other]) => other - one)
  const added = index - core
  return [
    ...(added > limit
      ? [`${added} bytes, limit ${limit}; by themselves ${sizes.map((size) => size.join(' ')).join(', ')}`]
      : []),
    ...sizes.flatMap(([area, size]) => (size > LIMITS.one ? [`${area}: ${size} bytes, limit ${LIMITS.one}`] : [])),
  ]
}
