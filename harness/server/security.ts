import { createHash } from 'node:crypto'

/** External origins that a build may access; all others are blocked. */
export interface OutsideOrigins {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly media?: readonly string[]
  readonly frame: readonly string[]
  /** Hosts that show the app in a frame. */
  readonly ancestors?: readonly string[]
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

/** True for a page of the app, which brings the rules that Trusted Types need (src/app/boot/trustedTypes.ts). */
const judgesTexts = (html: string) => /\btrustedTypes\b/.test(html)

/** What a server loosens for its hosts (OPENER_POLICY and TRUSTED_TYPES, docs/deploy.md); by default nothing. */
export interface Loosened {
  /** `Cross-Origin-Opener-Policy` for hosts that open the app with `window.open`. */
  readonly opener?: string
  /** Without Trusted Types, for scripts of a host that set HTML. */
  readonly anyText?: boolean
}

/**
 * The content security policy of a page: its own inline script and style by hash, our origin, and the origins of the
 * build. `evaluates`: allows eval, which the host simulator needs.
 */
export function contentSecurityPolicy(
  html: string,
  outside: OutsideOrigins,
  { evaluates = false, anyText = false }: { readonly evaluates?: boolean } & Loosened = {},
): string {
  const evaluation = evaluates ? ["'unsafe-eval'"] : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The scanner's decoder is wasm from our own origin.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...evaluation, ...hashes(html, 'script'), ...outside.script],
    'style-src': ["'self'", ...hashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...outside.image],
    'media-src': ["'self'", 'blob:', ...(outside.media ?? [])],
    'connect-src': ["'self'", ...outside.connect],
    'frame-src': ["'self'", ...outside.frame],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...(outside.ancestors ?? [])],
    ...(judgesTexts(html) &&
      !anyText && {
        'require-trusted-types-for': ["'script'"],
        // The page's own rules, and those of the sanitizer; the simulated hosts evaluate text, as real ones do.
        'trusted-types': ['default', 'dompurify', ...(evaluates ? ['host-simulator'] : [])],
      }),
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

export type Headers = Readonly<Record<string, string>>

/** Headers of every response, of the preview and of a deployment (docs/deploy.md). */
export const SECURITY_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(self), screen-wake-lock=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers as a server sends them that has an opener policy of its own. */
export const withOpener = (headers: Headers, { opener }: Loosened): Headers => ({
  ...headers,
  ...(opener !== undefined && { 'Cross-Origin-Opener-Policy': opener }),
})

const HASHED = /\.[0-9a-f]{8,}\.\w+$/

/** Headers of a file of the build, except its type and encoding; `policy`: a page's, by `contentSecurityPolicy`. */
export function fileHeaders(name: string, policy = ''): Headers {
  return {
    ...SECURITY_HEADERS,
    'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(policy && { 'Content-Security-Policy': policy }),
  }
}

/** Headers of a refusal: nobody may keep it, because the next deployment may have the file. */
export const REFUSAL_HEADERS: Headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' }

/** Headers of a back end's response: a file that a user uploaded must not run as a page of our origin. */
export const CALL_HEADERS: Headers = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}
