import { resolve } from 'node:path'
import { staticFiles } from '../../harness/server/files'
import { findPlace, type Place, serve, stopServing } from '../../harness/server/listen'
import type { OutsideOrigins } from '../../harness/server/security'
import { openSimulator } from '../../harness/server/simulator'
import { givenValues, simulatedValues, type Values } from '../build/values'
import { HARNESS_OUTPUT } from './freshness'
import { buildWhenStale } from './production'

export interface PreviewOptions {
  readonly port: number
  readonly lan: boolean
  readonly harness: boolean
  readonly simulator: readonly string[]
  /** Encodings to offer; all by default. */
  readonly encodings?: readonly string[]
}

export interface Preview {
  readonly place: Place
  close(): Promise<void>
}

function origins(...texts: string[]): string[] {
  const found = texts.flatMap((text) => text.split(/\s+/)).filter((text) => /^https?:\/\//.test(text))
  // Tile templates also have placeholders in the host, e.g. `{s}`.
  return [...new Set(found.map((text) => new URL(text.replace(/\{\w\}/g, '*')).origin.replaceAll('%2A', '*')))]
}

function outsideOrigins(values: Values, port: number): OutsideOrigins {
  return {
    connect: origins(values.LLM_URL, values.LOG_URL, values.ANALYTICS_URL),
    script: origins(values.SDK_URL, values.BRIDGE_URL, values.ANALYTICS_URL),
    image: origins(values.MAP_TILES_URL),
    frame: origins(values.EMBED_ORIGINS.replaceAll('{port}', String(port))),
  }
}

/** Serves the production build like a deployment, with the backend simulator at the same origin. */
export async function openPreview(options: PreviewOptions): Promise<Preview> {
  const values = simulatedValues(givenValues(), options.simulator)
  const folder = options.harness ? HARNESS_OUTPUT : 'dist'
  await buildWhenStale(folder, values)
  const simulator = openSimulator(options.simulator)
  const place = await findPlace(options.port, options.lan)
  const files = staticFiles(resolve(folder), outsideOrigins(values, place.port), options.encodings)
  const server = await serve(place, (request, response) =>
    simulator.middleware(request, response, () => files(request, response)),
  )
  return {
    place,
    close: async () => {
      await stopServing(server)
      simulator.close()
    },
  }
}
