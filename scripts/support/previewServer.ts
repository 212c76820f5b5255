import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { locate } from '../../harness/backend/hosts'
import { type Door, openDoor } from '../../harness/server/door'
import { staticFiles } from '../../harness/server/files'
import { findPlace, type Place, serve, stopServing } from '../../harness/server/listen'
import { CALL_HEADERS, withOpener } from '../../harness/server/security'
import { openSimulator } from '../../harness/server/simulator'
import { givenValues, simulatedValues } from '../build/values'
import { outsideOrigins } from '../deploy/outsideOrigins'
import { givenServerValues, loosenedBy } from '../deploy/variables'
import { OUTPUT } from './freshness'
import { buildWhenStale } from './production'

export interface PreviewOptions {
  readonly port: number
  readonly lan: boolean
  /** Of `lan`; '' or none to make one up. */
  readonly password?: string
  readonly harness: boolean
  readonly simulator: readonly string[]
  /** Encodings to offer; all by default. */
  readonly encodings?: readonly string[]
}

export interface Preview {
  readonly place: Place
  /** With `lan`. */
  readonly door: Door | undefined
  close(): Promise<void>
}

/** Serves the production build like a deployment, with the backend simulator at the same origin. */
export async function openPreview(options: PreviewOptions): Promise<Preview> {
  const values = simulatedValues(givenValues(), options.simulator)
  const folder = options.harness ? OUTPUT.previewHarness : OUTPUT.preview
  await buildWhenStale(folder, values)
  const simulator = openSimulator(options.simulator)
  const place = await findPlace(options.port, options.lan)
  const loosened = loosenedBy(givenServerValues())
  const files = staticFiles(resolve(folder), outsideOrigins(values, place.port), options.encodings, loosened)
  const callHeaders = Object.entries(withOpener(CALL_HEADERS, loosened))
  const door = options.lan ? openDoor({ password: options.password ?? '', say: console.log }) : undefined
  const answer: RequestListener = (request, response) => {
    const isCall = locate(new URL(`http://localhost${request.url ?? '/'}`).pathname) !== undefined
    if (isCall) for (const [name, value] of callHeaders) response.setHeader(name, value)
    simulator.middleware(request, response, () => files(request, response))
  }
  const server = await serve(
    place,
    door ? (request, response) => door.middleware(request, response, () => answer(request, response)) : answer,
  )
  return {
    place,
    door,
    close: async () => {
      await stopServing(server)
      simulator.close()
    },
  }
}
