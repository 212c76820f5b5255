import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, relative, sep } from 'node:path'
import { acceptedEncodings } from '../backend/encodings'
import { contentSecurityPolicy, type OutsideOrigins, SECURITY_HEADERS } from './security'

const TYPES: Readonly<Record<string, string>> = {
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

const HASHED = /\.[0-9a-f]{8,}\.\w+$/

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
export function staticFiles(directory: string, outside: OutsideOrigins, encodings: readonly string[] = ['br', 'gzip']) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const file = inside(directory, request.url ?? '/')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('Vary', 'Accept-Encoding')
    if (file.endsWith('.html')) {
      const evaluates = EVALUATING.includes(relative(directory, file))
      const policy = contentSecurityPolicy(readFileSync(file, 'utf8'), outside, evaluates)
      response.setHeader('Content-Security-Policy', policy)
    }
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
