/** @jest-environment node */
import { type AddressInfo, connect } from 'node:net'
import { serve, stopServing } from './listen'

/** The first line of the answer to a request as it is written. */
const statusOf = (port: number, target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`))
    socket.on('error', reject)
    socket.once('data', (part) => {
      resolve(String(part).split('\r\n')[0] ?? '')
      socket.destroy()
    })
  })

it.each([
  ['/?a=1', 'HTTP/1.1 200 OK'],
  ['*:99999', 'HTTP/1.1 400 Bad Request'],
  ['*[', 'HTTP/1.1 400 Bad Request'],
])('%s is answered with %s, and the server goes on', async (target, status) => {
  const server = await serve({ port: 0, host: '127.0.0.1' }, (request, response) =>
    response.end(new URL(`http://localhost${request.url}`).search),
  )
  const { port } = server.address() as AddressInfo
  expect(await statusOf(port, target)).toBe(status)
  expect(await statusOf(port, '/')).toBe('HTTP/1.1 200 OK')
  await stopServing(server)
})
