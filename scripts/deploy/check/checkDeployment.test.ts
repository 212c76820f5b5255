/** @jest-environment node */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { TYPES } from '../../../harness/server/files'
import {
  CALL_HEADERS,
  contentSecurityPolicy,
  fileHeaders,
  type Headers,
  REFUSAL_HEADERS,
} from '../../../harness/server/security'
import { TRANSPORT_SECURITY } from '../nginx'
import { outsideOrigins } from '../outsideOrigins'
import { server, values } from '../testing/given'
import { checkDeployment, expectedOf, reportLines } from './checkDeployment'
import type { Answer, Asked, Site, Tls } from './Site'

const GIVEN = values({ APP_ENV: 'PROD', FILE_HOST: 'https://files.example' })
const BEHIND = server({ MAIN_UPSTREAM: 'https://main.internal', HOST_ORIGINS: 'https://host.example' })

const CODE = `addEventListener("load", () => decode("zxing.89abcdef.wasm")) ${'// long '.repeat(200)}`
const PAGE = `<style>a{}</style><script>boot(trustedTypes)</script><script defer src="assets/main.0123abcd.js"></script>`
const FILES: Readonly<Record<string, string>> = {
  '/': PAGE,
  '/index.html': PAGE,
  '/worker.js': `const list = {boot:["index.html","assets/main.0123abcd.js","assets/main.4567cdef.css"]} ${'// '.repeat(300)}`,
  '/assets/main.0123abcd.js': CODE,
  '/assets/main.4567cdef.css': `a{color:red}${'b{color:blue}'.repeat(80)}`,
  '/assets/zxing.89abcdef.wasm': 'wasm'.repeat(300),
  '/THIRD-PARTY-NOTICES.txt': 'notices '.repeat(100),
}

const policy = contentSecurityPolicy(PAGE, outsideOrigins(GIVEN, 443, BEHIND.HOST_ORIGINS))

function answer(status: number, headers: Headers, text: string, accepted = ''): Answer {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /gzip/.test(accepted) ? 'gzip' : undefined
  const body = Buffer.from(text)
  const sent = {
    ...headers,
    ...TRANSPORT_SECURITY,
    Date: new Date().toUTCString(),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return {
    status,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value])),
    body: encoding === 'br' ? brotliCompressSync(body) : encoding === 'gzip' ? gzipSync(body) : body,
  }
}

/** What a back end answers, through the server. */
const passedOn = (status: number, headers: Headers, text: string) =>
  answer(status, { ...CALL_HEADERS, ...headers, 'X-Upstream-Status': String(status) }, text)

/** A server as it should be. */
function respond(path: string, { headers = {} }: Asked = {}): Answer {
  const [name = ''] = path.split('?')
  if (/^\/(?:main|crm|cm|gateway\/PROD)\//.test(name))
    return passedOn(401, { 'Content-Type': 'application/json' }, '{}')
  const text = FILES[name]
  if (text === undefined) return answer(404, { ...REFUSAL_HEADERS, 'Content-Type': 'text/html' }, '404 Not Found')
  const own = fileHeaders(name === '/' ? 'index.html' : name, text === PAGE ? policy : '')
  const type = TYPES[name === '/' ? '.html' : name.slice(name.lastIndexOf('.'))] ?? ''
  if (headers['If-None-Match'] === 'tag') return answer(304, own, '')
  return answer(200, { ...own, 'Content-Type': type, ETag: 'tag' }, text, headers['Accept-Encoding'])
}

const TLS: Tls = { refusal: undefined, validTo: new Date(Date.now() + 90 * 86_400_000), http: 'h2', isOld: false }

interface Faults {
  readonly ask?: (path: string, good: Answer, asked?: Asked) => Answer
  readonly tls?: Partial<Tls>
  readonly plain?: Answer | undefined
  readonly offer?: (bytes: number) => number | undefined
}

const redirect = answer(301, { Location: 'https://gas.example/?from=home' }, '')

function siteWith({ ask = (_, good) => good, tls, offer, ...others }: Faults): Site {
  return {
    url: new URL('https://gas.example'),
    ask: async (path, asked) => ask(path, respond(path, asked), asked),
    offer: async (_, bytes) => (offer ? offer(bytes) : bytes > 60 * 1024 * 1024 ? 413 : 100),
    askPlain: async () => ('plain' in others ? others.plain : redirect),
    tls: async () => ({ ...TLS, ...tls }),
    close: () => undefined,
  }
}

async function report(faults: Faults = {}, given = BEHIND): Promise<string> {
  const site = siteWith(faults)
  return reportLines(await checkDeployment(site, expectedOf(site, GIVEN, given))).join('\n')
}

const without = (name: string, { headers, ...others }: Answer): Answer => ({
  ...others,
  headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
})
const having = (headers: Record<string, string>, good: Answer): Answer => ({
  ...good,
  headers: { ...good.headers, ...headers },
})
const at = (wanted: string | RegExp, change: (good: Answer) => Answer): Faults => ({
  ask: (path, good) => ((typeof wanted === 'string' ? path === wanted : wanted.test(path)) ? change(good) : good),
})

test('nothing is wrong with a server as it should be', async () => {
  expect(await report()).not.toContain('WRONG')
  expect((await report()).match(/^ok/gm)).toHaveLength(8)
})

test.each([
  ['the same missing page as the server', () => passedOn(404, { 'Content-Type': 'text/html' }, '404 Not Found')],
  ['a page of its own', () => passedOn(200, { 'Content-Type': 'text/html' }, '<h1>It works</h1>')],
])('a back end that answers with %s is reached', async (_, answered) => {
  expect(await report(at('/main/', answered))).not.toContain('WRONG')
})

const FAULTS: readonly (readonly [fault: string, faults: Faults, what: string, mend: string])[] = [
  [
    'an opener policy that the build’s variables do not have',
    at('/worker.js', (good) => having({ 'cross-origin-opener-policy': 'unsafe-none' }, good)),
    '/worker.js: Cross-Origin-Opener-Policy is "unsafe-none"',
    'add_header Cross-Origin-Opener-Policy "same-origin" always;',
  ],
  [
    'a policy without Trusted Types, which the build’s variables do not switch off',
    at('/', (good) => having({ 'content-security-policy': policy.replace(/; require-trusted-types-for.*/, '') }, good)),
    '/: the policy has no require-trusted-types-for',
    "require-trusted-types-for 'script'",
  ],
  [
    'a header missing in a location',
    at('/worker.js', (good) => without('x-content-type-options', good)),
    '/worker.js: X-Content-Type-Options is missing',
    'add_header X-Content-Type-Options "nosniff" always;',
  ],
  [
    'no HSTS',
    at('/', (good) => without('strict-transport-security', good)),
    '/: Strict-Transport-Security is missing',
    'add_header Strict-Transport-Security',
  ],
  [
    'headers missing in a back end’s answer',
    at('/crm/', (good) => without('content-security-policy', good)),
    '/crm/: Content-Security-Policy is missing',
    "script-src 'none'",
  ],
  [
    'the policy of another build',
    at('/', (good) => having({ 'content-security-policy': policy.replaceAll('sha256-', 'sha256-x') }, good)),
    "/: script-src lacks 'sha256-",
    policy,
  ],
  [
    'no policy',
    at('/', (good) => without('content-security-policy', good)),
    '/: Content-Security-Policy is missing',
    policy,
  ],
  [
    'an open policy',
    at('/', (good) =>
      having({ 'content-security-policy': policy.replace('script-src', "script-src 'unsafe-inline'") }, good),
    ),
    "script-src has 'unsafe-inline'",
    policy,
  ],
  [
    'a policy without the file host',
    at('/', (good) => having({ 'content-security-policy': policy.replaceAll(' https://files.example', '') }, good)),
    '/: img-src lacks https://files.example',
    policy,
  ],
  [
    'a policy without the host that frames the app',
    at('/', (good) => having({ 'content-security-policy': policy.replace(' https://host.example', '') }, good)),
    '/: frame-ancestors lacks https://host.example',
    policy,
  ],
  [
    'gzip only',
    {
      ask: (path, good, asked) =>
        /\.\w+$/.test(path) && /br/.test(asked?.headers?.['Accept-Encoding'] ?? '')
          ? respond(path, { headers: { 'Accept-Encoding': 'gzip' } })
          : good,
    },
    'gzip instead of brotli',
    'try_files $uri$brotli $uri =404;',
  ],
  [
    'no compression',
    { ask: (path, good) => (/\.js$/.test(path) ? respond(path) : good) },
    '/assets/main.0123abcd.js: nothing instead of brotli',
    'try_files $uri$brotli',
  ],
  [
    'no gzip for who has no brotli',
    {
      ask: (path, good, asked) => (asked?.headers?.['Accept-Encoding'] === 'gzip' ? respond(path) : good),
    },
    'a browser without brotli gets no gzip',
    'gzip_static on;',
  ],
  [
    'a page that is cached',
    at('/', (good) => having({ 'cache-control': 'max-age=600' }, good)),
    '/: Cache-Control is "max-age=600"',
    'add_header Cache-Control "no-cache" always;',
  ],
  [
    'assets that are not',
    at(/assets\/main.*css/, (good) => without('cache-control', good)),
    '/assets/main.4567cdef.css: Cache-Control is missing',
    'immutable',
  ],
  [
    'a page that is always sent whole',
    { ask: (path, good) => (good.status === 304 ? respond(path) : good) },
    '/ answers 200 to who has the page already',
    'etag on;',
  ],
  [
    'the decoder with a type that browsers do not compile',
    at(/wasm$/, (good) => having({ 'content-type': 'application/octet-stream' }, good)),
    '/assets/zxing.89abcdef.wasm: its type is application/octet-stream',
    '"application/wasm" wasm;',
  ],
  [
    'a file that was not copied',
    at('/assets/main.4567cdef.css', () => answer(404, REFUSAL_HEADERS, '')),
    '/assets/main.4567cdef.css answers 404',
    'Copy the whole of dist/',
  ],
  [
    'no notices',
    at('/THIRD-PARTY-NOTICES.txt', () => answer(404, REFUSAL_HEADERS, '')),
    '/THIRD-PARTY-NOTICES.txt answers 404',
    'Copy the whole of dist/',
  ],
  [
    'missing assets answered with the page',
    { ask: (_, good) => (good.status === 404 ? respond('/') : good) },
    '/assets/main.00000000.js answers 200 with the page, not 404',
    'location / { try_files $uri =404; }',
  ],
  [
    'source maps that are served',
    at(/\.map$/, () => answer(200, {}, '{}')),
    '/assets/main.js.map answers 200',
    'location ~ \\.(?:br|gz|map)$ { return 404; }',
  ],
  [
    'a 404 that is cached for a year',
    at('/assets/main.00000000.js', (good) => having({ 'cache-control': 'public, max-age=31536000, immutable' }, good)),
    '/assets/main.00000000.js: Cache-Control is "public',
    'no-cache',
  ],
  [
    'a gateway spelt in small letters',
    at('/gateway/PROD/', () => respond('/nothing/here')),
    '/gateway/PROD/ seems to be answered by the server itself, with 404',
    'location ^~ /gateway/PROD/ { proxy_pass https://…/; }   # if a back end answers so: add_header X-Upstream-Status',
  ],
  [
    'a back end behind the page',
    at('/cm/', () => respond('/')),
    '/cm/ seems to be answered by the server itself, with 200',
    'location ^~ /cm/ {',
  ],
  [
    'a back end that is not reached',
    at('/main/', () => answer(502, CALL_HEADERS, '')),
    '/main/ answers 502: the server does not reach what is behind it',
    'location ^~ /main/ { proxy_pass https://main.internal/; }',
  ],
  [
    'a back end without an address',
    at('/crm/', () => answer(502, CALL_HEADERS, '')),
    '/crm/ answers 502',
    'CRM_UPSTREAM=https://…',
  ],
  [
    'photos that are refused',
    { offer: () => 413 },
    '/main/ refuses a body of 60 MB: photos and recordings are lost',
    'client_max_body_size 60m;',
  ],
  ['bodies without a limit', { offer: () => 100 }, '/main/ takes a body of 1000 MB', 'client_max_body_size 60m;'],
  [
    'a certificate that browsers refuse',
    { tls: { refusal: 'CERT_HAS_EXPIRED' } },
    'browsers refuse the certificate: CERT_HAS_EXPIRED',
    'ssl_certificate',
  ],
  [
    'a certificate that ends',
    { tls: { validTo: new Date(Date.now() + 3.5 * 86_400_000) } },
    'the certificate ends in 3 days',
    'Renew it',
  ],
  ['no HTTP/2', { tls: { http: 'http/1.1' } }, 'there is no HTTP/2', 'listen 443 ssl http2;'],
  ['TLS 1.1', { tls: { isOld: true } }, 'it speaks TLS 1.1', 'ssl_protocols TLSv1.2 TLSv1.3;'],
  ['no plain HTTP', { plain: undefined }, 'plain HTTP is not answered', 'return 301 https://$host$request_uri;'],
  [
    'a page by plain HTTP',
    { plain: answer(200, {}, PAGE) },
    'plain HTTP answers 200',
    'return 301 https://$host$request_uri;',
  ],
  [
    'a clock that is late',
    at('/index.html', (good) => having({ date: new Date(Date.now() - 304_000).toUTCString() }, good)),
    'the clocks of server and this machine are 30',
    'time service',
  ],
]

test.each(FAULTS)('%s: is named, with the line that mends it', async (_fault, faults, what, mend) => {
  const lines = (await report(faults)).split('\n')
  const found = lines.findIndex((line) => line.includes(what))
  expect(lines[found]).toContain(what)
  expect(lines[found + 1]).toContain(mend)
})

const CHOICES: readonly (readonly [choice: string, faults: Faults, what: string])[] = [
  [
    'HSTS of all subdomains',
    { ask: (_, good) => having({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' }, good) },
    '/: Strict-Transport-Security is "max-age=31536000; includeSubDomains"',
  ],
  [
    'HSTS on trial',
    { ask: (_, good) => having({ 'strict-transport-security': 'max-age=300' }, good) },
    '/: Strict-Transport-Security is "max-age=300"',
  ],
]

const OPENED: Faults = { ask: (_, good) => having({ 'cross-origin-opener-policy': 'unsafe-none' }, good) }
const TYPELESS = at('/', (good) =>
  having({ 'content-security-policy': policy.replace(/; require-trusted-types-for.*/, '') }, good),
)

test.each([
  ['OPENER_POLICY=unsafe-none', OPENED, server({ ...BEHIND, OPENER_POLICY: 'unsafe-none' })],
  ['TRUSTED_TYPES=off', TYPELESS, server({ ...BEHIND, TRUSTED_TYPES: 'off' })],
])('%s: a server that is so has no fault, and one that is not has one', async (_, loosened, given) => {
  const [wanted, found] = [await report(loosened, given), await report({}, given)]
  expect(wanted).not.toContain('WRONG')
  expect(wanted).not.toContain('usual is')
  expect(found).toContain('WRONG')
})

test.each(CHOICES)(
  '%s, which the documentation leaves to the operator, is named and no fault',
  async (_, given, what) => {
    const lines = (await report(given)).split('\n')
    expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([])
    const found = lines.findIndex((line) => line.includes(what))
    expect(lines[found + 1]).toContain('docs/deploy.md')
  },
)

test.each(['max-age=0', 'max-age=soon', 'includeSubDomains'])('HSTS of %s guards nothing', async (value) => {
  expect(await report({ ask: (_, good) => having({ 'strict-transport-security': value }, good) })).toMatch(/^WRONG/m)
})

test('a server that does not answer is told for each check, and equal lines once', async () => {
  const lost = await report({
    ask: () => {
      throw new Error('connect ECONNREFUSED')
    },
  })
  expect(lost).toContain('connect ECONNREFUSED')
  const many = await report({ ask: (_, good) => without('referrer-policy', good) })
  expect(many.match(/Referrer-Policy is missing \(and \d+ more\)/g)?.length).toBeGreaterThan(0)
})
