import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'

export interface StandaloneOptions {
  readonly root: string
  /** Also the name of the temporary folder. */
  readonly name: string
  /** Relative to the root. */
  readonly entry: string
  readonly target: Configuration['target'] & string[]
  /** Options of swc besides the syntax. */
  readonly compile: { readonly jsc?: object; readonly env?: object }
  readonly define: Readonly<Record<string, string>>
}

/** Pages of the harness are React: style sheets, and icons as text. */
const PAGE_RULES = [
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.svg$/, type: 'asset/source' },
]

export interface Standalone {
  readonly code: string
  /** Its lazy parts by file name, which are loaded from beside it. */
  readonly parts: Readonly<Record<string, string>>
  /** Its style sheet, '' without one. */
  readonly styles: string
  /** Its source files. */
  readonly files: readonly string[]
}

/** Compiles a script that shares nothing with the app's bundle. */
export function standalone({ root, name, entry, target, compile, define }: StandaloneOptions): Promise<Standalone> {
  const directory = join(root, '.cache', `${name}-${process.pid}`)
  mkdirSync(directory, { recursive: true })
  const compiler = rspack({
    context: root,
    mode: 'production',
    devtool: false,
    target,
    entry: join(root, entry),
    output: { path: directory, filename: `${name}.js`, chunkFilename: `${name}-[name].js`, cssFilename: `${name}.css` },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: { ...compile, jsc: { parser: { syntax: 'typescript', tsx: true }, ...compile.jsc } },
          type: 'javascript/auto',
        },
        ...PAGE_RULES,
      ],
    },
    // Each lazy part is one file.
    optimization: { splitChunks: false },
    plugins: [new rspack.DefinePlugin({ ...define })],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      if (problem || !stats) return reject(problem)
      const read = (file: string) => readFileSync(join(directory, file), 'utf8')
      const names = Object.keys(stats.compilation.assets)
      const code = read(`${name}.js`).trim()
      const styles = names.includes(`${name}.css`) ? read(`${name}.css`) : ''
      const lazy = names.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
      const parts = Object.fromEntries(lazy.map((file) => [file, read(file)]))
      const files = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'))
      close(compiler, () => resolve({ code, parts, styles, files }))
    })
  })
}

function close(compiler: Compiler, done: () => void): void {
  compiler.close(() => done())
}
