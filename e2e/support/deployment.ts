import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The preview as another server: what it serves as the page can be changed, and how soon. */
export interface Deployment {
  readonly origin: string
  /** Rewrites the page from now on. */
  page: (html: string) => string
  /** The page is answered so much later. ms */
  delay: number
  /** Every request ends without an answer, as where the network has gone. */
  isLost: boolean
  close(): Promise<void>
}

/**
 * Opens a server in front of the one at `origin`. Requests of a service worker cannot be intercepted in the browser, hence
 * a server.
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
