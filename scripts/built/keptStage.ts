import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPlace } from '../../harness/server/listen'
import { DEPLOYED } from '../support/freshness'
import type { Outcome, Stage } from '../support/stages'
import { fingerprint } from './fingerprint'

const PORT = 8260

/** What is deployed, to be found unchanged after the tests and the servers. */
export interface KeptBuild {
  /** Fails if a folder that is deployed is not as it was, or is there and was not. */
  readonly stage: Stage
  /** The same after `npm run preview` and `npm start`. */
  readonly serversStage: Stage
}

/** Remembers the folders that are deployed as they are now: call it before the first stage. */
export function keptBuild(): KeptBuild {
  const before = new Map(DEPLOYED.map((folder) => [folder, fingerprint(folder)]))
  const outcome = (after: string): Outcome => {
    const changed = DEPLOYED.filter((folder) => fingerprint(folder) !== before.get(folder))
    return {
      passed: changed.length === 0 ? 1 : 0,
      failed: changed.length === 0 ? 0 : 1,
      output: `not as before, after ${after}: ${changed.map((folder) => `${folder}/`).join(', ')}`,
    }
  }
  return {
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
