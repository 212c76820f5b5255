import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, relative, sep } from 'node:path'
import { acceptedEncodings } from '../backend/encodings'
import {
  contentSecurityPolicy,
  fileHeaders,
  type Loosened,
  type OutsideOrigins,
  REFUSAL_HEADERS,
  withOpener,
} from './security'

/** Content types by suffix. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** In order of preference; compressed variants written by the build. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Pages of a harness build that run the host simulator. */
const EVALUATING: readonly string[] = ['simulated.html', join('sim', 'ended.html')]

function inside(directory: string, url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined // malformed percent-encoding
  }
  const file = normalize(join(directory, path.endsWith('/') ? `${path}index.html` : path))
  const within = file.startsWith(directory + sep) && !/\.(?:map|br|gz)$/.test(file)
  return within && existsSync(file) && statSync(file).isFile() ? file : undefined
}

/**
 * Serves a built folder like a real deployment: compressed, hashed files cached for a year, pages uncached and with
 * security headers. `encodings` disables some, for measurements.
 */
export function staticFiles(
  directory: string,
  outside: OutsideOrigins,
  encodings: readonly string[] = ['br', 'gzip'],
  loosened: Loosened = {},
) {
  const refusal = withOpener(REFUSAL_HEADERS, loosened)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const file = inside(directory, request.url ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...refusal, Allow: 'GET, HEAD' }).end()
      return
    }
    if (!file) {
      response.writeHead(404, { ...refusal, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    const evaluates = EVALUATING.includes(relative(directory, file))
    const isPage = file.endsWith('.html')
    const policy = isPage ? contentSecurityPolicy(readFileSync(file, 'utf8'), outside, { evaluates, ...loosened }) : ''
    for (const [name, value] of Object.entries(withOpener(fileHeaders(file, policy), loosened)))
      response.setHeader(name, value)
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    const understood = acceptedEncodings(request).filter((name) => encodings.includes(name))
    const encoding = ENCODINGS.find(({ name, suffix }) => understood.includes(name) && existsSync(file + suffix))
    if (encoding) response.setHeader('Content-Encoding', encoding.name)
    const sent = encoding ? file + encoding.suffix : file
    const { mtimeMs, size } = statSync(sent)
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    response.setHeader('ETag', tag)
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end()
      return
    }
    const body = readFileSync(sent)
    response.setHeader('Content-Length', body.length)
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
  }
}
