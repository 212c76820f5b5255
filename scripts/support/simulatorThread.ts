import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { UsageError } from '../../harness/server/listen'
import { openSimulator } from '../../harness/server/simulator'
import type { ToSimulator } from './liveSimulator'

/** The thread of `openLiveSimulator`: serves the simulator on a port of its own until it is to close. */

const main = parentPort
if (!main) throw new Error('it runs in a thread of openLiveSimulator')

function open(args: readonly string[]) {
  const simulator = openSimulator(args)
  const server = createServer((request, response) =>
    simulator.middleware(request, response, (error) => {
      console.error(error)
      response.writeHead(500).end(String(error))
    }),
  )
  server.listen(0, '127.0.0.1', () => main?.postMessage({ port: (server.address() as AddressInfo).port }))
  return simulator
}

let simulator: ReturnType<typeof openSimulator> | undefined

main.on('message', (message: ToSimulator) => {
  if (message === 'close' || message === 'replace') {
    simulator?.close({ goesOn: message === 'replace' })
    process.exit()
  }
  try {
    simulator = open(message)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    main.postMessage({ refused: error.message })
  }
})
main.postMessage('loaded')
