import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { refusedAccess } from './access'
import type { Backend } from './createBackend'
import { acceptedEncodings } from './encodings'
import { endRow } from './log'

/** Connect-style middleware for the dev server, the preview server and Node's http server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** A shorter response gains nothing from compression. bytes */
const WORTH_COMPRESSING = 1_000
const COMPRESSIBLE = /^(?:text\/|application\/json|image\/svg)/

/** The largest body that is read: some photos or a recording in one upload. bytes */
const LARGEST_BODY = 60 * 1024 * 1024

/**
 * Handles the simulator's paths and passes all other requests to `next`. `hosts`: names besides `localhost` and
 * addresses under which it answers.
 */
export function createMiddleware(backend: Backend, hosts: readonly string[] = []): Middleware {
  return (request, response, next) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    if (!backend.isOurs(url.pathname)) return next()
    const problem = refusedAccess(request, url.pathname, hosts)
    if (problem) return refuse(request, response, 403, problem)
    answer(backend, url, request, response).catch((error: unknown) => {
      // The client disconnected while its body was being read.
      if (request.destroyed && !request.complete) return
      next(error)
    })
  }
}

async function answer(backend: Backend, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = headersOf(request)
  const method = request.method ?? 'GET'
  const arrival = backend.arrive({ method, url, headers })
  const fault = arrival?.fault
  if (arrival && fault?.stallAt !== undefined) {
    endRow(arrival.row, 0)
    return stall(request, fault.stallAt)
  }
  if (arrival && fault?.drop === 'request' && fault.delayMs === undefined) {
    endRow(arrival.row, 0)
    return cut(request)
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readAll(request)
  if (body === 'too large') {
    if (arrival) endRow(arrival.row, 413)
    return refuse(request, response, 413, `A body may have ${LARGEST_BODY} bytes.`)
  }
  const result = await backend.handle(new Request(url, { method, headers, ...(body && { body }) }), arrival)
  if (result === 'drop') return cut(request)
  if (result === undefined) throw new Error(`nobody answers ${url.pathname}`)
  response.statusCode = result.status
  if (result.statusText) response.statusMessage = result.statusText
  result.headers.forEach((value, name) => {
    response.setHeader(name, value)
  })
  send(request, response, Buffer.from(await result.arrayBuffer()))
}

/** Compresses long responses, as a company's gateway does: 20 rows are 14 kB otherwise, 70 ms on a slow network. */
function send(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const isText = COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''))
  if (body.length < WORTH_COMPRESSING || !isText || !acceptedEncodings(request).includes('gzip')) {
    response.end(body)
    return
  }
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Vary', 'Accept-Encoding')
  response.removeHeader('content-length')
  response.end(gzipSync(body))
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 has pseudo-headers such as `:path`.
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** Reads a body; of one that is too large no more than the limit. */
async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return 'too large'
  const chunks: Buffer[] = []
  let size = 0
  // By events: leaving a loop over the request would cut the connection before the answer.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= LARGEST_BODY) return chunks.push(chunk)
      request.removeAllListeners('data')
      resolve('too large')
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}

/** How long a client may take to notice that its body is refused. ms */
const NOTICED_IN = 2_000
/** Pause between the parts of a refused body, which are dropped. ms */
const PAUSE = 50

/**
 * Refuses a request without its body. Node closes a connection with the end of its answer, and the answer would be lost
 * to a client that is still sending: it is whole, but ends with the request. Who goes on sending is slowed down, and
 * cut off then.
 */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(JSON.stringify({ code: status, message, data: null }))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'Cache-Control': 'no-store' }
  response.writeHead(status, headers).write(body)
  const cutOff = setTimeout(() => request.socket.destroy(), NOTICED_IN).unref()
  request.once('end', () => response.end())
  request.once('close', () => clearTimeout(cutOff))
  request.on('data', () => {
    request.pause()
    setTimeout(() => request.resume(), PAUSE).unref()
  })
}

/**
 * Cuts the connection after some bytes that are not HTTP. If a keep-alive connection closes without any bytes, a
 * browser repeats the request, even a POST, and the app would never see the fault.
 */
export function cut(request: IncomingMessage): void {
  const { socket } = request
  if (!socket.destroyed) socket.end('dropped\r\n\r\n', () => socket.destroy())
}

/** Reads an upload only up to a fraction of its length; the client has to time out. */
async function stall(request: IncomingMessage, part: number): Promise<void> {
  const limit = part * Number(request.headers['content-length'] ?? 0)
  let read = 0
  request.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read >= limit) request.pause()
  })
  if (limit === 0) request.pause()
  await new Promise<void>((resolve) => request.socket.once('close', () => resolve()))
}
