import { createHash } from 'node:crypto'

/** External origins that a build may access; all others are blocked. */
export interface OutsideOrigins {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly frame: readonly string[]
}

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...blocks].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}

/**
 * The content security policy of a page: its own inline script and style by hash, our origin, and the origins of the
 * build. `evaluates`: allows eval, which the host simulator needs.
 */
export function contentSecurityPolicy(html: string, outside: OutsideOrigins, evaluates = false): string {
  const evaluation = evaluates ? ["'unsafe-eval'"] : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The scanner's decoder is wasm from our own origin.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...evaluation, ...hashes(html, 'script'), ...outside.script],
    'style-src': ["'self'", ...hashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...outside.image],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...outside.connect],
    'frame-src': ["'self'", ...outside.frame],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The other headers of a real deployment (docs/deploy.md). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(self), screen-wake-lock=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
