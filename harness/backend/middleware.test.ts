/** @jest-environment node */
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { createBackend } from './createBackend'
import { createMiddleware } from './middleware'

const backend = createBackend({ devs: [] })
const middleware = createMiddleware(backend, ['demo.example'])
let server: Server
let base: string

beforeAll(async () => {
  server = createServer((req, res) =>
    middleware(req, res, (error) => {
      res.statusCode = error ? 500 : 404
      res.end(error ? String(error) : 'the page')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => backend.reset())

const headers = { Authorization: 'sim-rep01', 'Content-Type': 'application/json' }
const control = async (path: string, method = 'GET', value?: unknown) => {
  const body = value === undefined ? {} : { body: JSON.stringify(value) }
  return (await fetch(`${base}/__sim/${path}`, { method, ...body })).json()
}
const signIn = () =>
  fetch(`${base}/main/api/core/signIn`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ loginName: 'rep01', password: 'demo' }),
  })

it('answers calls and passes page requests to the next middleware', async () => {
  expect(await (await signIn()).json()).toMatchObject({ code: 1000, data: { loginName: 'rep01' } })
  expect(await (await fetch(`${base}/index.html`)).text()).toBe('the page')
  expect((await fetch(`${base}/main/api/core/employee`)).status).toBe(401)
})

it('an address that begins with two slashes is a path, not the name of a host', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    request({ port: new URL(base).port, path: '//[' }, (answer) => answer.on('data', (chunk) => resolve(String(chunk))))
      .on('error', reject)
      .end()
  })
  expect(text).toBe('the page')
})

it('sends a long answer compressed to a client that accepts it, and the same answer to one that does not', async () => {
  const ask = (encoding: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      request(`${base}/__sim/log`, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    })
  for (let call = 0; call < 10; call++) await signIn()
  const plain = await ask('identity')
  const packed = await ask('br, gzip')
  expect(plain.encoding).toBeUndefined()
  expect(packed.encoding).toBe('gzip')
  expect(packed.body.length).toBeLessThan(plain.body.length / 2)
  expect(gunzipSync(packed.body)).toEqual(plain.body)
})

it('keeps the reason phrase, which the main client shows', async () => {
  await control('faults', 'POST', { status: 503 })
  expect((await signIn()).statusText).toBe('Service Unavailable')
})

it('stores an upload and serves the same bytes', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256)
  const form = new FormData()
  form.set('file', new File([bytes], 'photo.png', { type: 'image/png' }))
  const sent = await fetch(`${base}/cm/api/systemMgr/uploadImg`, {
    method: 'POST',
    headers: { Authorization: 'sim-rep01' },
    body: form,
  })
  const { data } = (await sent.json()) as { data: { fileUrl: string; size: number } }
  expect(data.size).toBe(100_000)
  expect(new Uint8Array(await (await fetch(base + data.fileUrl)).arrayBuffer())).toEqual(bytes)
})

it("drop 'request' cuts the connection before the call is done, drop 'answer' after it", async () => {
  await control('faults', 'POST', [
    { path: 'signIn', nth: 1, drop: 'request' },
    { path: 'signIn', nth: 2, drop: 'answer' },
  ])
  const signedIn = async () => (await control('records/session/rep01')).signedInAt !== undefined
  await expect(signIn()).rejects.toThrow()
  expect(await signedIn()).toBe(false)
  await expect(signIn()).rejects.toThrow()
  expect(await signedIn()).toBe(true)
  expect((await control('log')).map((row: { status: number }) => row.status)).toEqual([0, 0])
})

it('stallAt reads an upload only up to its fraction', async () => {
  await control('faults', 'POST', { path: 'uploadImg', stallAt: 0.25 })
  const size = 64_000_000
  const sent = request(`${base}/cm/api/systemMgr/uploadImg`, {
    method: 'POST',
    agent: new Agent(),
    headers: { Authorization: 'sim-rep01', 'Content-Length': size, 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  const failed = new Promise((resolve) => sent.once('error', resolve))
  const answered = jest.fn()
  sent.once('response', answered)
  let part = 0
  const chunk = Buffer.alloc(1_000_000)
  // Until the other side takes no more: `write` says so, and no `drain` follows. Up to its fraction a busy machine has
  // time.
  for (; part < 64; part += 1) {
    if (sent.write(chunk)) continue
    const drained = await Promise.race([
      new Promise<boolean>((resolve) => sent.once('drain', () => resolve(true))),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), part < 14 ? 20_000 : 400)),
    ])
    if (!drained) break
  }
  expect(part).toBeGreaterThanOrEqual(14)
  expect(part).toBeLessThan(60)
  expect(answered).not.toHaveBeenCalled()
  sent.destroy(new Error('given up'))
  await failed
})

describe('a browser that another website has in its hands', () => {
  /** Sends a request as a page of `origin` would that reaches this server under the name `host`. */
  const send = (method: string, path: string, given: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(base + path, { method, headers: given }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
      })
        .on('error', reject)
        .end()
    })
  const own = () => new URL(base).host
  const isKept = async () => (await control('records/session/rep01')).signedInAt !== undefined

  it.each([
    ['another website', () => ({ Origin: 'https://evil.example' })],
    ['another server of this machine', () => ({ Origin: 'http://localhost:1' })],
    ['a sandboxed frame', () => ({ Origin: 'null' })],
    ['a website whose name was given this address', () => ({ Host: 'evil.example', Origin: 'http://evil.example' })],
    ['the same without an origin', () => ({ Host: 'evil.example' })],
  ])('%s resets nothing', async (_, from) => {
    await signIn()
    expect(await send('POST', '/__sim/reset', from())).toBe(403)
    expect(await isKept()).toBe(true)
  })

  it.each([
    ['its own page', () => ({ Origin: `http://${own()}` })],
    ['its own page behind a proxy with a certificate', () => ({ Origin: `https://${own()}` })],
    ['a tool without an origin', () => ({})],
    ['a page under the name localhost', () => ({ Host: 'localhost:8080', Origin: 'http://localhost:8080' })],
    ['a phone that opened it by its address', () => ({ Host: '192.168.1.5:8080', Origin: 'https://192.168.1.5:8080' })],
    ['a page under the IPv6 address', () => ({ Host: '[::1]:8080', Origin: 'http://[::1]:8080' })],
  ])('%s resets', async (_, from) => {
    await signIn()
    expect(await send('POST', '/__sim/reset', from())).toBe(200)
    expect(await isKept()).toBe(false)
  })

  it('calls are answered under these names only, too, and under those that the command names', async () => {
    const path = '/main/api/core/employee'
    const call = (host: string) => send('GET', path, { Host: host, Authorization: 'sim-rep01' })
    expect(await call('evil.example')).toBe(403)
    expect(await call('demo.example:8090')).toBe(200)
    expect(await call('localhost')).toBe(200)
  })

  it('the refusal says how to allow the name', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      request(`${base}/__sim/state`, { headers: { Host: 'phone.example' } }, (answer) =>
        answer.on('data', (chunk) => resolve(String(chunk))),
      )
        .on('error', reject)
        .end()
    })
    expect(text).toContain('--host phone.example')
  })
})

describe('a body above 60 MB', () => {
  const CHUNK = Buffer.alloc(1_000_000)

  /** Sends 200 MB as fast as they are taken; gives the answer's status, and how much was written until then. */
  const sendMuch = (given: Record<string, string | number>) =>
    new Promise<{ status: number | undefined; written: number }>((resolve, reject) => {
      let written = 0
      const sent = request(`${base}/cm/api/systemMgr/uploadImg`, {
        method: 'POST',
        agent: new Agent(),
        headers: { Authorization: 'sim-rep01', 'Content-Type': 'multipart/form-data; boundary=x', ...given },
      })
      let isAnswered = false
      sent.on('response', (answer) => {
        isAnswered = true
        resolve({ status: answer.statusCode, written })
        answer.resume()
      })
      // The server closes the connection while the rest is on its way.
      sent.on('error', (error) => isAnswered || reject(error))
      const next = () => {
        if (isAnswered || written >= 200_000_000) return
        written += CHUNK.length
        if (sent.write(CHUNK)) setImmediate(next)
        else sent.once('drain', next)
      }
      next()
    })

  it('is refused before it is read, if it says its length', async () => {
    const { status, written } = await sendMuch({ 'Content-Length': 200_000_000 })
    expect(status).toBe(413)
    expect(written).toBeLessThan(40_000_000)
  })

  it('is refused while it is read, if it does not', async () => {
    const { status, written } = await sendMuch({ 'Transfer-Encoding': 'chunked' })
    expect(status).toBe(413)
    expect(written).toBeLessThan(110_000_000)
  })

  it('is logged, and the next call is answered', async () => {
    await sendMuch({ 'Content-Length': 200_000_000 })
    expect((await control('log')).map(({ status }: { status: number }) => status)).toEqual([413])
    expect((await signIn()).status).toBe(200)
  })
})

it('the cookie selects the store', async () => {
  await fetch(`${base}/main/api/core/signIn`, { method: 'POST', headers: { Cookie: 'sim=t1' } })
  expect(await control('log')).toEqual([])
  expect(await (await fetch(`${base}/__sim/log`, { headers: { Cookie: 'sim=t1' } })).json()).toHaveLength(1)
})
