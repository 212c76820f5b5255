import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The preview behind a second server, whose page and delay can be changed. */
export interface Deployment {
  readonly origin: string
  /** Rewrites the page from now on. */
  page: (html: string) => string
  /** Delay of the page. ms */
  delay: number
  /** Every request ends without a response, as without network. */
  isLost: boolean
  close(): Promise<void>
}

/**
 * Starts a proxy server for the one at `origin`, because a service worker's requests cannot be intercepted in the
 * browser.
 */
export async function openDeployment(origin: string): Promise<Deployment> {
  const server = createServer((incoming, outgoing) => {
    if (deployment.isLost) {
      incoming.socket.destroy()
      return
    }
    const isPage = incoming.url?.split('?')[0] === '/'
    const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
    const forwarded = request(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      if (!isPage) {
        outgoing.writeHead(status, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { 'content-length': _, ...rest } = answer.headers
        const send = () => outgoing.writeHead(status, rest).end(deployment.page(Buffer.concat(parts).toString()))
        setTimeout(send, deployment.delay)
      })
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const deployment: Deployment = {
    origin: `http://localhost:${port}`,
    page: (html) => html,
    delay: 0,
    isLost: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return deployment
}
