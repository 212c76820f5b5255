import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'

/** A server that does not answer within this is taken for lost. ms */
const PATIENCE = 15_000
/** Connections that are closed before the answer are opened again so often. */
const ATTEMPTS = 5
/** Connections in parallel. */
const AT_ONCE = 8

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent: compressed. */
  readonly body: Buffer
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface Tls {
  /** Why browsers refuse the certificate; undefined if they accept it. */
  readonly refusal: string | undefined
  readonly validTo: Date
  /** Protocol chosen for HTTP, `h2` if the server has HTTP/2. */
  readonly http: string
  /** True if it still speaks TLS 1.1. */
  readonly isOld: boolean
}

/** A running server, as the checks see it. */
export interface Site {
  readonly url: URL
  ask(path: string, asked?: Asked): Promise<Answer>
  /** Answer to the head of a request with a body of so many bytes, 100 if the body is wanted; undefined without one. */
  offer(path: string, bytes: number): Promise<number | undefined>
  /** The answer of plain HTTP; undefined if nothing listens. */
  askPlain(path: string, asked?: Asked): Promise<Answer | undefined>
  tls(): Promise<Tls>
  close(): void
}

export interface SiteOptions {
  readonly url: URL
  /** Certificate of an authority that browsers are told to trust (PEM). */
  readonly ca?: string | undefined
  /** Port of plain HTTP. */
  readonly plainPort: number
}

export function openSite({ url, ca, plainPort }: SiteOptions): Site {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const common: RequestOptions = {
    host: url.hostname,
    port: url.port || 443,
    agent,
    timeout: PATIENCE,
    // What is wrong with the certificate is a finding of its own.
    rejectUnauthorized: false,
  }
  return {
    url,
    ask: (path, { body, ...asked } = {}) =>
      answerTo((done, isAgain) => request({ ...common, ...asked, path, ...(isAgain && { agent: false }) }, done), body),
    offer: (path, bytes) =>
      new Promise((resolve, reject) => {
        const headers = { Expect: '100-continue', 'Content-Length': bytes, 'Content-Type': 'application/octet-stream' }
        const offered = request({ ...common, agent: false, path, method: 'POST', headers })
        const end = (status: number | undefined) => {
          resolve(status)
          offered.destroy()
        }
        offered.on('continue', () => end(100))
        offered.on('response', ({ statusCode }) => end(statusCode))
        offered.on('timeout', () => end(undefined))
        offered.on('error', reject)
        offered.flushHeaders()
      }),
    askPlain: (path, asked) =>
      answerTo((done) =>
        plainRequest({ ...asked, host: url.hostname, port: plainPort, path, timeout: PATIENCE, agent: false }, done),
      ).catch(() => undefined),
    tls: async () => {
      const socket = await handshake(url, ca)
      const { valid_to } = socket.getPeerCertificate() as PeerCertificate
      const refusal = socket.authorized ? undefined : String(socket.authorizationError)
      const http = socket.alpnProtocol || 'http/1.1'
      socket.destroy()
      const old = await handshake(url, ca, true).catch(() => undefined)
      old?.destroy()
      return { refusal, validTo: new Date(valid_to), http, isOld: old !== undefined }
    },
    close: () => agent.destroy(),
  }
}

function answerTo(
  send: (done: (message: IncomingMessage) => void, isAgain: boolean) => ReturnType<typeof plainRequest>,
  body?: Buffer,
  attempt = 1,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send((message) => {
      const parts: Buffer[] = []
      message.on('data', (part: Buffer) => parts.push(part))
      message.on('error', reject)
      message.on('end', () => {
        resolve({ status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(parts) })
      })
    }, attempt > 1)
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has just been told to reload closes connections that wait for a request, even new ones.
      if (error.code === 'ECONNRESET' && attempt < ATTEMPTS) answerTo(send, body, attempt + 1).then(resolve, reject)
      else reject(error)
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)))
    sent.end(body)
  })
}

function handshake({ hostname, port }: URL, ca: string | undefined, isOld = false): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
      ...(ca && { ca }),
      ...(isOld && { minVersion: 'TLSv1' as const, maxVersion: 'TLSv1.1' as const, ciphers: 'DEFAULT@SECLEVEL=0' }),
    })
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no handshake')))
    socket.once('secureConnect', () => resolve(socket))
    socket.once('error', reject)
  })
}
