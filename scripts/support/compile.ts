import { type Configuration, rspack } from '@rspack/core'

/** The sources do not compile; carries the compiler's message. */
export class BuildError extends Error {}

/** Runs one build; rejects with `BuildError`. */
export function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (stats?.hasErrors()) return reject(new BuildError(stats.toString({ all: false, errors: true })))
        if (stats?.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }))
        resolve()
      })
    })
  })
}
