import { createServer, type Server as HttpServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer, type Server as HttpsServer } from 'node:https'
import { createServer as createProbe } from 'node:net'
import { lanAddresses, selfMadeCertificate } from './certificate'
import type { Door } from './door'

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

export interface Place {
  readonly port: number
  readonly host: string
  /** Key and certificate, if open to the local network. */
  readonly secure?: { readonly key: Buffer; readonly cert: Buffer }
}

/** Ends the command with a one-line message and exit code 2, without a stack: an error in the arguments. */
export class UsageError extends Error {}

function free(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

async function freePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port++) {
    if (await free(port, host)) return port
  }
  throw new UsageError(`No free port from ${wanted} on.`)
}

/** Finds where to listen: the wanted port or, with a notice, the next free one; loopback unless `lan`. */
export async function findPlace(wanted: number, lan: boolean): Promise<Place> {
  const host = lan ? EVERYWHERE : LOOPBACK
  const secure = lan ? selfMadeCertificate('.cache/lan') : undefined
  if (lan && !secure) throw new UsageError('--lan needs the program openssl, which is not there.')
  const port = await freePort(wanted, host)
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`)
  return { port, host, ...(secure && { secure }) }
}

/** All URLs of the server. */
export function urlsOf({ port, secure }: Place): string[] {
  const scheme = secure ? 'https' : 'http'
  return ['localhost', ...(secure ? lanAddresses() : [])].map((name) => `${scheme}://${name}:${port}/`)
}

/** Prints who may open the server, and how. `opens`: what they find there. */
export function announceDoor({ password, path }: Door, place: Place, opens: readonly string[]): void {
  console.log(`Open to the devices of this network that have a one-time address or the password: ${opens.join('; ')}.`)
  for (const url of urlsOf(place).slice(1)) console.log(`one-time address ${url}${path.slice(1)}`)
  console.log(`password ${password}`)
}

/** Prints the line that tools wait for, once per URL. */
export function announce(place: Place): void {
  for (const url of urlsOf(place)) console.log(`ready ${url}`)
}

export type RunningServer = HttpServer | HttpsServer

/** Prints the address of the harness (/harness.html). */
export function announceHarness(place: Place): void {
  const [first = ''] = urlsOf(place)
  console.log(`harness ${first}harness.html`)
}

/** Starts a plain Node server. What is no address is refused: in a listener it would throw, and end the process. */
export function serve(place: Place, listener: RequestListener): Promise<RunningServer> {
  const listen: RequestListener = (request, response) => {
    if (URL.canParse(`http://localhost${request.url}`)) listener(request, response)
    else response.writeHead(400).end()
  }
  const server = place.secure ? createSecureServer(place.secure, listen) : createServer(listen)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, place.host, () => resolve(server))
  })
}

/** Stops a plain server without waiting for keep-alive connections. */
export function stopServing(server: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Runs `end` once on the first SIGINT or SIGTERM, then exits with code 0. */
export function endOnSignal(end: () => Promise<void>): void {
  let ending = false
  const leave = (): void => {
    if (ending) return
    ending = true
    // Exits after 3 s even if a tool hangs.
    setTimeout(() => process.exit(0), 3_000).unref()
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
}
