import { type Configuration, rspack } from '@rspack/core'

/** One build; rejects with the compiler's own words. */
export function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
        if (stats?.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }))
        resolve()
      })
    })
  })
}
