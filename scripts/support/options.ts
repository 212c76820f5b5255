import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hostNames, SPELLING } from '../../harness/backend/options'
import { UsageError } from '../../harness/server/listen'

/** Options shared by the servers; those of the simulator are passed on unparsed. */
export interface ServerOptions {
  readonly port: number
  readonly lan: boolean
  /** `--lan` only: the password of the address, '' for one that is made up. */
  readonly password: string
  /** `preview` only: serves the build with the host simulator. */
  readonly harness: boolean
  /** Id of the only area to load, '' for all. */
  readonly only: string
  /** Names under which the server answers, besides `localhost` and addresses. */
  readonly hosts: readonly string[]
  /** `--data`, `--coords`, `--size`, `--now`, `--host`, `--session-cookie`, `--reset`, as given. */
  readonly simulator: readonly string[]
}

const OPTIONS = {
  port: { type: 'string' },
  lan: { type: 'boolean' },
  password: { type: 'string' },
  harness: { type: 'boolean' },
  only: { type: 'string' },
  ...SPELLING,
} as const

const SIMULATOR = ['data', 'coords', 'size', 'seed', 'now', 'host'] as const

const FLAGS = ['reset', 'session-cookie'] as const

/** Whoever is in the network may try passwords, if slowly. Characters */
const SHORTEST_PASSWORD = 8

/** Parses a server's command line; invalid options end the command with code 2 and one line. */
export function readServerOptions(args: readonly string[], port: number): ServerOptions {
  const values = parsed(() => parseArgs({ args: [...args], options: OPTIONS }).values)
  const wanted = values.port === undefined ? port : Number(values.port)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new UsageError(`--port ${values.port}: no such port.`)
  const { lan = false, harness = false, password, only } = values
  if (only !== undefined && !areas().includes(only))
    throw new UsageError(`--only ${only}: there are ${areas().join(', ')}.`)
  if (password !== undefined && !lan) throw new UsageError('--password is for --lan.')
  if (password !== undefined && password.length < SHORTEST_PASSWORD)
    throw new UsageError(`--password: at least ${SHORTEST_PASSWORD} characters.`)
  const simulator = SIMULATOR.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [`--${name}`, value]
  })
  return {
    port: wanted,
    lan,
    password: password ?? '',
    harness,
    only: only ?? '',
    hosts: parsed(() => hostNames(values.host)),
    simulator: [...simulator, ...FLAGS.filter((name) => values[name]).map((name) => `--${name}`)],
  }
}

/** What the simulator's servers open to a network, for its user to know. */
export function opensOf(simulator: readonly string[]): readonly string[] {
  const data = simulator[simulator.indexOf('--data') + 1]
  return [
    'the app, with every account of the simulator',
    '/__sim, which reads, changes and resets all records',
    ...(simulator.includes('--data') ? [`the sites of ${data}`] : []),
  ]
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

const areas = (): readonly string[] =>
  readdirSync('plugins', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
