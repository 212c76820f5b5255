import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** An import of one module of the project by another; types and `import()` included. */
export interface Import {
  /** Path of the importing file, from the project's folder. */
  readonly from: string
  /** Path of the imported file; undefined if there is none. */
  readonly to: string | undefined
  /** As written. */
  readonly name: string
  readonly line: number
}

const FOLDERS = ['src', 'plugins', 'harness']

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
  conditionNames: ['import', 'node', 'default'],
})

/** Every import between files of the project, read from the syntax tree. Packages are omitted. */
export function readImports(root: string, files: readonly string[] = sourceFiles(root)): readonly Import[] {
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    return namesIn(from, text).flatMap(({ name, at }): Import[] => {
      if (!/^[.#]/.test(name)) return []
      const { path } = resolver.resolveFileSync(join(root, from), name.replace(/\?.*$/, ''))
      const line = text.slice(0, at).split('\n').length
      return [{ from, to: path && relative(root, path).replaceAll('\\', '/'), name, line }]
    })
  })
}

/** Module names in a file, with their offsets. */
function namesIn(file: string, text: string): readonly { readonly name: string; readonly at: number }[] {
  const parsed = parseSync(file, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const found = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(({ moduleRequest }) =>
    moduleRequest ? [{ name: moduleRequest.value, at: moduleRequest.start }] : [],
  )
  for (const { moduleRequest } of dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    if (/^['"]/.test(written)) found.push({ name: written.slice(1, -1), at: moduleRequest.start })
  }
  // The types of a module as an expression, which the lists above omit.
  if (text.includes('typeof import(')) {
    const visitor = new Visitor({
      TSImportType({ source }) {
        found.push({ name: source.value, at: source.start })
      },
    })
    visitor.visit(parsed.program)
  }
  return found
}

/** Modules of the app, its areas and the harness, tests included; paths from the project's folder. */
export function sourceFiles(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
  )
}
