import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Import direction (architecture): plugins → public entries of src; in src only boot imports plugins. */

const root = resolve(__dirname, '..')

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
}

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** Path, from the root, of a relative import. */
const target = (file: string, name: string) => relative(root, resolve(root, dirname(file), name))

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isDev = (file: string) => /\/(dev\.ts|backend\/.*)$/.test(file) || isTest(file)

describe('imports', () => {
  // Files next to the areas (the lists, their contract) belong to no plugin.
  const plugins = sources('plugins').filter((file) => file.split('/').length > 2)
  const src = sources('src')

  test('finds files', () => {
    expect(plugins.length).toBeGreaterThan(10)
    expect(src.length).toBeGreaterThan(50)
  })

  test('a plugin imports only the public entries of src', () => {
    const deep = plugins.flatMap((file) =>
      imports(file)
        .filter((name) => name.startsWith('.') && target(file, name).startsWith('src/'))
        .map((name) => `${file}: ${name}`),
    )
    expect(deep).toEqual([])
  })

  test('a plugin imports only routes and messages of other plugins', () => {
    const crossing = plugins.flatMap((file) => {
      const own = file.split('/').slice(0, 2).join('/')
      return imports(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => target(file, name))
        .filter((path) => path.startsWith('plugins/') && !path.startsWith(`${own}/`) && path !== own)
        .filter((path) => !/\/(routes|messages)$/.test(path))
        .filter(() => !isTest(file))
        .map((path) => `${file}: ${path}`)
    })
    expect(crossing).toEqual([])
  })

  test('src imports nothing of the harness, and plugins only from boot', () => {
    const wrong = src.flatMap((file) =>
      imports(file)
        .map((name) => (name.startsWith('.') ? target(file, name) : name))
        .filter((name) => name.startsWith('plugins') || name.startsWith('#plugins') || name.includes('harness'))
        .filter(() => !['src/app/boot/boot.tsx', 'src/app/boot/inline.ts'].includes(file) && !isDev(file))
        .map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('a plugin imports the harness only in dev.ts, its backend and tests', () => {
    const wrong = plugins
      .filter((file) => !isDev(file) && !file.includes('/testing/'))
      .flatMap((file) =>
        imports(file)
          .filter((name) => name.startsWith('#harness') || target(file, name).startsWith('harness/'))
          .map((name) => `${file}: ${name}`),
      )
    expect(wrong).toEqual([])
  })

  test('only tests import test support', () => {
    const wrong = [...plugins, ...src]
      .filter((file) => !isTest(file) && !file.includes('/testing/'))
      .flatMap((file) =>
        imports(file)
          .filter((name) => name === '#testing' || /\/testing\//.test(name))
          .map((name) => `${file}: ${name}`),
      )
    expect(wrong).toEqual([])
  })

  test('only dev.ts and tests import an area’s backend', () => {
    const wrong = plugins.flatMap((file) =>
      imports(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => target(file, name))
        .filter((path) => /^plugins\/[^/]+\/(backend|dev)/.test(path))
        .filter(() => !isDev(file))
        .map((path) => `${file}: ${path}`),
    )
    expect(wrong).toEqual([])
  })
})
