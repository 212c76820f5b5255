import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPlace } from '../../harness/server/listen'
import { OUTPUT } from '../support/freshness'
import type { Outcome, Stage } from '../support/stages'
import { fingerprint } from './fingerprint'

const PORT = 8260

/** What `npm run build` wrote, to be found unchanged after the tests and the servers. */
export interface KeptBuild {
  /** Call it after the build. */
  built(): void
  /** Fails if `dist/` is not what the build wrote. */
  readonly stage: Stage
  /** The same after `npm run preview` and `npm start`. */
  readonly serversStage: Stage
}

export function keptBuild(): KeptBuild {
  let built = ''
  const outcome = (after: string): Outcome => {
    const isKept = built !== '' && fingerprint(OUTPUT.app) === built
    return {
      passed: isKept ? 1 : 0,
      failed: isKept ? 0 : 1,
      output: `${OUTPUT.app}/ has changed since its build, after ${after}`,
    }
  }
  return {
    built: () => {
      built = fingerprint(OUTPUT.app)
    },
    stage: { name: 'the build is kept', run: async () => outcome('the tests') },
    serversStage: {
      name: 'servers keep the build',
      run: async () => {
        for (const name of ['preview', 'start']) await serveOnce(name)
        return outcome('preview and start')
      },
    },
  }
}

/** Runs a server until it is ready. */
async function serveOnce(name: string): Promise<void> {
  const { port } = await findPlace(PORT, false)
  const server = spawn(process.execPath, ['scripts/run.mjs', name, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    await readyLine(server, name)
  } finally {
    server.kill()
    await ended
  }
}

function readyLine({ stdout }: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    stdout?.on('data', (part: Buffer) => {
      printed += part.toString()
      if (/^ready /m.test(printed)) resolve()
    })
    stdout?.on('end', () => reject(new Error(`npm run ${name} ended: ${printed}`)))
  })
}
