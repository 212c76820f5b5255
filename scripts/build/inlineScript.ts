import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'

/** Compiles `src/boot/inline.ts` on its own, so that it fits into the HTML; `files` are what it was made of. */
export function inlineScript(root: string, build: Record<string, string>): Promise<{ code: string; files: string[] }> {
  const directory = join(root, '.cache', `inline-${process.pid}`)
  mkdirSync(directory, { recursive: true })
  const compiler = rspack({
    context: root,
    mode: 'production',
    devtool: false,
    // ES5: it also has to say 'please update' in browsers that cannot parse anything newer.
    target: ['web', 'es5'],
    entry: join(root, 'src/boot/inline.ts'),
    output: { path: directory, filename: 'inline.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es5', loose: true } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ __BUILD__: JSON.stringify(build) })],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      if (problem || !stats) return reject(problem)
      const code = readFileSync(join(directory, 'inline.js'), 'utf8').trim()
      const files = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'))
      close(compiler, () => resolve({ code, files }))
    })
  })
}

function close(compiler: Compiler, done: () => void): void {
  compiler.close(() => done())
}
