import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TYPES } from '../../../harness/server/files'
import {
  CALL_HEADERS,
  fileHeaders,
  type Headers,
  type Loosened,
  REFUSAL_HEADERS,
  withOpener,
} from '../../../harness/server/security'
import { BODY_LIMIT, headerLine, TRANSPORT_SECURITY, UPSTREAM_STATUS } from '../nginx'
import type { Proxied } from '../proxied'
import { choiceOf, type Finding, findingIf } from './finding'
import { policyFindings } from './policy'
import type { Answer, Site } from './Site'

export interface Expected {
  /** Policy of a page with this text, by the build's variables. */
  readonly policy: (html: string) => string
  /** By the variables of the server. */
  readonly loosened: Loosened
  readonly parts: readonly Proxied[]
}

export interface Check {
  readonly name: string
  readonly findings: (site: Site, expected: Expected) => Promise<readonly Finding[]>
}

/** A certificate is renewed by then. Days */
const RENEWED = 14
/** The app's calls carry its own time; more than this apart, back ends refuse them. s */
const APART = 60
/** Names with variants, and the size from which the build writes some. Bytes */
const VARIANTS = 512
const MB = 1024 * 1024
const CONFIGURATION = 'Take dist-deploy/nginx.conf of the same build.'

const quoted = (text: string) => `"${text}"`

/** Further values of headers between which docs/deploy.md lets the operator choose. */
const CHOICES: Readonly<Record<string, RegExp>> = {
  'Strict-Transport-Security': /^max-age=[1-9]\d*(?:; ?includeSubDomains)?(?:; ?preload)?$/i,
}

/** Headers that an answer lacks, or has with another value. */
function headerFindings(path: string, { headers }: Answer, wanted: Headers, { loosened }: Expected): Finding[] {
  return Object.entries({ ...withOpener(wanted, loosened), ...TRANSPORT_SECURITY }).flatMap(([name, value]) => {
    const got = headers[name.toLowerCase()]
    if (got === value) return []
    const what = `${path}: ${name} is ${got === undefined ? 'missing' : quoted(String(got))}`
    const usual = headerLine(name, quoted(value))
    return [CHOICES[name]?.test(String(got)) ? choiceOf(what, usual) : { what, mend: usual }]
  })
}

/** The text of an answer, whatever its encoding. */
function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

const isPage = (answer: Answer) => /^text\/html/.test(answer.headers['content-type'] ?? '')

async function pageFindings(site: Site, expected: Expected): Promise<readonly Finding[]> {
  const { policy } = expected
  const page = await site.ask('/')
  if (page.status !== 200 || !isPage(page))
    return [{ what: `/ answers ${page.status}`, mend: 'root dist;   # the folder with index.html' }]
  const html = textOf(page)
  const named = await site.ask('/index.html?from=home')
  const again = await site.ask('/', { headers: { 'If-None-Match': page.headers.etag ?? '' } })
  const { 'Content-Security-Policy': _, ...others } = fileHeaders('index.html', policy(html))
  return [
    ...headerFindings('/', page, others, expected),
    ...policyFindings(String(page.headers['content-security-policy'] ?? ''), policy(html)),
    ...findingIf(
      named.status !== 200 || textOf(named) !== html,
      `/index.html?from=home answers ${named.status}, not the page of /`,
      'location = / { rewrite ^ /index.html last; }',
    ),
    ...findingIf(
      again.status !== 304,
      `/ answers ${again.status} to who has the page already`,
      'etag on;   # and no if_modified_since off;',
    ),
  ]
}

/** Files that the page and its worker name, and the decoder's, which a script names. */
async function filesOf(site: Site): Promise<{ readonly worker: Answer; readonly files: ReadonlyMap<string, Answer> }> {
  const worker = await site.ask('/worker.js', { headers: { 'Accept-Encoding': 'br, gzip' } })
  const text = textOf(worker)
  const names = [...new Set([...text.matchAll(/"(assets\/[^"]+)"/g)].map(([, name = '']) => `/${name}`))]
  const files = new Map<string, Answer>()
  const load = (all: readonly string[]) =>
    Promise.all(
      all.map(async (name) => files.set(name, await site.ask(name, { headers: { 'Accept-Encoding': 'br, gzip' } }))),
    )
  await load(names)
  const scripts = [...files].filter(([name, { status }]) => status === 200 && name.endsWith('.js'))
  const decoders = scripts.flatMap(([, answer]) => textOf(answer).match(/[\w./-]+\.[0-9a-f]{8,}\.wasm/g) ?? [])
  await load([...new Set(decoders.map((name) => `/assets/${name.replace(/^.*\//, '')}`))])
  return { worker, files }
}

async function fileFindings(site: Site, expected: Expected): Promise<readonly Finding[]> {
  const { worker, files } = await filesOf(site)
  const script = [...files.keys()].find((name) => name.endsWith('.js'))
  if (script === undefined)
    return [{ what: `/worker.js answers ${worker.status} and names no file`, mend: 'Copy the whole of dist/.' }]
  const notices = await site.ask('/THIRD-PARTY-NOTICES.txt')
  const onlyGzip = await site.ask(script, { headers: { 'Accept-Encoding': 'gzip' } })
  const none = await site.ask(script, { headers: { 'Accept-Encoding': 'identity' } })
  return [
    ...[...files, ['/worker.js', worker] as const, ['/THIRD-PARTY-NOTICES.txt', notices] as const].flatMap(
      ([name, answer]) => ofFile(name, answer, expected),
    ),
    ...findingIf(
      onlyGzip.headers['content-encoding'] !== 'gzip',
      `${script}: a browser without brotli gets no gzip`,
      'gzip_static on;',
    ),
    ...findingIf(
      none.headers['content-encoding'] !== undefined,
      `${script}: who accepts no encoding gets ${none.headers['content-encoding']}`,
      CONFIGURATION,
    ),
  ]
}

function ofFile(name: string, answer: Answer, expected: Expected): Finding[] {
  if (answer.status !== 200)
    return [{ what: `${name} answers ${answer.status}`, mend: 'Copy the whole of dist/: files first, the page last.' }]
  const type = TYPES[/\.\w+$/.exec(name)?.[0] ?? ''] ?? ''
  const { 'content-type': got = 'no type', 'content-encoding': encoding } = answer.headers
  const isLarge = encoding !== undefined || answer.body.length > VARIANTS
  return [
    ...findingIf(
      got.split(';')[0] !== type.split(';')[0],
      `${name}: its type is ${got}`,
      `types { ${quoted(type)} ${/\w+$/.exec(name)?.[0]}; }`,
    ),
    ...headerFindings(name, answer, fileHeaders(name), expected),
    ...findingIf(
      /\.(?:js|css|wasm|txt)$/.test(name) && isLarge && encoding !== 'br' && name !== '/THIRD-PARTY-NOTICES.txt',
      `${name}: ${encoding ?? 'nothing'} instead of brotli`,
      `try_files $uri$brotli $uri =404;   # with the map of $brotli, or brotli_static on; where nginx has the module`,
    ),
  ]
}

async function missingFindings(site: Site, expected: Expected): Promise<readonly Finding[]> {
  const names = ['/assets/main.00000000.js', '/nothing/here', '/assets/', '/index.html.br', '/assets/main.js.map']
  const all = await Promise.all(
    names.map(async (name) => {
      const answer = await site.ask(name)
      return [
        ...findingIf(
          answer.status !== 404,
          `${name} answers ${answer.status}${answer.status === 200 && isPage(answer) ? ' with the page' : ''}, not 404`,
          /\.(?:br|map)$/.test(name)
            ? 'location ~ \\.(?:br|gz|map)$ { return 404; }'
            : 'location / { try_files $uri =404; }   # the app’s addresses are behind #: no path but / is the page',
        ),
        ...(answer.status === 404 ? headerFindings(name, answer, REFUSAL_HEADERS, expected) : []),
      ]
    }),
  )
  return all.flat()
}

/** True for an answer that only a back end can have given. Without the header a back end may have given any. */
const isPassedOn = ({ headers }: Answer) => headers[UPSTREAM_STATUS.toLowerCase()] !== undefined

async function proxyFindings(site: Site, expected: Expected): Promise<readonly Finding[]> {
  const { parts } = expected
  const nothing = await site.ask('/nothing/here')
  const all = await Promise.all(
    parts.map(async ({ path, upstream, address }): Promise<Finding[]> => {
      const answer = await site.ask(path)
      const line = `location ${path.endsWith('/') ? '^~' : '='} ${path} { proxy_pass ${address || 'https://…/'}; }`
      if ([502, 503, 504].includes(answer.status))
        return [
          {
            what: `${path} answers ${answer.status}: the server does not reach what is behind it`,
            mend: address === '' ? `${upstream}=https://… for the build, then ${line}` : `${line}   # is it up?`,
          },
        ]
      const isLikeMissing = answer.status === nothing.status && answer.body.equals(nothing.body)
      if (!isPassedOn(answer) && (isLikeMissing || (answer.status === 200 && isPage(answer)))) {
        const sign = headerLine(UPSTREAM_STATUS, '$upstream_status')
        return [
          {
            what: `${path} seems to be answered by the server itself, with ${answer.status}`,
            mend: `${line}   # if a back end answers so: ${sign}`,
          },
        ]
      }
      return headerFindings(path, answer, CALL_HEADERS, expected)
    }),
  )
  return all.flat()
}

async function bodyFindings(site: Site, { parts }: Expected): Promise<readonly Finding[]> {
  const all = await Promise.all(
    parts
      .filter(({ path }) => path.endsWith('/'))
      .map(async ({ path }) => {
        const [wanted, large] = [await site.offer(path, BODY_LIMIT * MB), await site.offer(path, 1000 * MB)]
        const mend = `client_max_body_size ${BODY_LIMIT}m;`
        return [
          ...findingIf(
            wanted === 413,
            `${path} refuses a body of ${BODY_LIMIT} MB: photos and recordings are lost`,
            mend,
          ),
          ...findingIf(large !== 413, `${path} takes a body of 1000 MB`, mend),
        ]
      }),
  )
  return all.flat()
}

async function tlsFindings(site: Site): Promise<readonly Finding[]> {
  const { refusal, validTo, http, isOld } = await site.tls()
  const days = Math.floor((validTo.getTime() - Date.now()) / 86_400_000)
  return [
    ...findingIf(
      refusal !== undefined,
      `browsers refuse the certificate: ${refusal}`,
      'ssl_certificate …;   # for this host, with the intermediate certificates below it; --ca FILE for your own authority',
    ),
    ...findingIf(days < RENEWED, `the certificate ends in ${days} days`, 'Renew it, then nginx -s reload.'),
    ...findingIf(http !== 'h2', 'there is no HTTP/2', 'listen 443 ssl http2;'),
    ...findingIf(isOld, 'it speaks TLS 1.1', 'ssl_protocols TLSv1.2 TLSv1.3;'),
  ]
}

async function plainFindings(site: Site): Promise<readonly Finding[]> {
  const answer = await site.askPlain('/?from=home')
  const to = answer?.headers.location ?? ''
  const mend = 'server { listen 80; return 301 https://$host$request_uri; }'
  if (!answer) return [{ what: 'plain HTTP is not answered: a typed address shows an error', mend }]
  const isRight = [301, 308].includes(answer.status) && to.startsWith('https://') && to.endsWith('/?from=home')
  return findingIf(!isRight, `plain HTTP answers ${answer.status} ${to}`.trim(), mend)
}

async function clockFindings(site: Site): Promise<readonly Finding[]> {
  const before = Date.now()
  const { headers } = await site.ask('/index.html', { method: 'HEAD' })
  const said = Date.parse(headers.date ?? '')
  // The header has whole seconds.
  const apart = Math.max(0, Math.round((Math.abs(said - before) - (Date.now() - before)) / 1000))
  return findingIf(
    !(apart <= APART),
    Number.isNaN(said) ? 'there is no Date' : `the clocks of server and this machine are ${apart} s apart`,
    'Let a time service set both (chrony, ntpd).',
  )
}

export const CHECKS: readonly Check[] = [
  { name: 'TLS, certificate, HTTP/2', findings: tlsFindings },
  { name: 'plain HTTP is sent on', findings: plainFindings },
  { name: 'the page and its policy', findings: pageFindings },
  { name: 'files: types, headers, caching, compression', findings: fileFindings },
  { name: 'what is not there is 404', findings: missingFindings },
  { name: 'back ends are reached', findings: proxyFindings },
  { name: `bodies up to ${BODY_LIMIT} MB`, findings: bodyFindings },
  { name: 'the clock', findings: clockFindings },
]
