/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staticFiles } from './files'
import { type RunningServer, serve, stopServing } from './listen'

const NONE = { connect: [], script: [], image: [], frame: [] }
const PAGE = '<style>a{}</style><script>boot()</script>'
/** A page that judges texts. */
const APP = '<script>window.trustedTypes&&boot()</script>'

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), PAGE)
  writeFileSync(join(folder, 'dist/simulated.html'), APP)
  writeFileSync(join(folder, 'dist/app.html'), APP)
  writeFileSync(join(folder, 'dist/assets/main.0123abcd.js'), 'plain')
  writeFileSync(join(folder, 'dist/assets/main.0123abcd.js.br'), 'brotli')
  writeFileSync(join(folder, 'dist/assets/main.0123abcd.js.gz'), 'gzip')
  writeFileSync(join(folder, 'dist/assets/main.0123abcd.js.map'), 'map')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = await serve({ port: 0, host: '127.0.0.1' }, staticFiles(join(folder, 'dist'), NONE))
})

afterAll(async () => {
  await stopServing(server)
  rmSync(folder, { recursive: true })
})

function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    get({ port, path, headers, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => {
        body += part.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    }).on('error', reject)
  })
}

const ASSET = '/assets/main.0123abcd.js'

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])('a browser that accepts "%s" receives the best available encoding', async (accepts, encoding, body) => {
  const answer = await ask(ASSET, { 'accept-encoding': accepts })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.body).toBe(body)
})

test('hashed files are cached for a year, pages are revalidated', async () => {
  expect((await ask(ASSET)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await ask('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await ask('/', { 'if-none-match': page.headers.etag ?? '' })).status).toBe(304)
})

test('a page allows its own inline script only', async () => {
  const { headers } = await ask('/')
  const hash = createHash('sha256').update('boot()').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('eval is allowed only on the pages of the host simulator', async () => {
  const policy = async (path: string) => (await ask(path)).headers['content-security-policy']
  expect(await policy('/simulated.html')).toContain(" 'unsafe-eval'")
  expect(await policy('/')).not.toContain(" 'unsafe-eval'")
})

test('the pages of the app run no text that their own rules have not judged', async () => {
  const policy = async (path: string) => (await ask(path)).headers['content-security-policy']
  expect(await policy('/app.html')).toMatch(/; require-trusted-types-for 'script'; trusted-types default dompurify$/)
  expect(await policy('/simulated.html')).toMatch(/; trusted-types default dompurify host-simulator$/)
  expect(await policy('/')).not.toContain('trusted-types')
})

test('what a server loosens for its hosts is sent with every answer, and in the policy of a page', async () => {
  await stopServing(server)
  const loosened = staticFiles(join(folder, 'dist'), NONE, undefined, { opener: 'unsafe-none', anyText: true })
  server = await serve({ port: 0, host: '127.0.0.1' }, loosened)
  for (const path of ['/app.html', ASSET, '/nothing'])
    expect((await ask(path)).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect((await ask('/app.html')).headers['content-security-policy']).not.toContain('trusted-types')
})

test.each([
  '/assets/main.0123abcd.js.map',
  '/assets/main.0123abcd.js.br',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/%zz',
  '/assets/',
])('%s is not served', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
