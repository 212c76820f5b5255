import { parseArgs } from 'node:util'
import { SPELLING } from '../../harness/backend/options'
import { UsageError } from '../../harness/server/listen'

/** Options shared by the servers; those of the simulator are passed on unparsed. */
export interface ServerOptions {
  readonly port: number
  readonly lan: boolean
  /** `preview` only: serves `dist-harness/` instead of `dist/`. */
  readonly harness: boolean
  readonly only: string
  /** `--data`, `--coords`, `--size`, `--now`, `--reset`, as given. */
  readonly simulator: readonly string[]
}

const OPTIONS = {
  port: { type: 'string' },
  lan: { type: 'boolean' },
  harness: { type: 'boolean' },
  only: { type: 'string' },
  ...SPELLING,
} as const

const SIMULATOR = ['data', 'coords', 'size', 'seed', 'now'] as const

/** Parses a server's command line; invalid options end the command with code 2 and one line. */
export function readServerOptions(args: readonly string[], port: number): ServerOptions {
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options: OPTIONS }).values
    } catch (error) {
      throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  })()
  const wanted = values.port === undefined ? port : Number(values.port)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new UsageError(`--port ${values.port}: no such port.`)
  const simulator = SIMULATOR.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [`--${name}`, value]
  })
  return {
    port: wanted,
    lan: values.lan ?? false,
    harness: values.harness ?? false,
    only: values.only ?? '',
    simulator: values.reset ? [...simulator, '--reset'] : simulator,
  }
}
