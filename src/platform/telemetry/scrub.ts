/** Names of parameters, headers and fields with credentials or user names (wire.md 'Launch and identity'). */
const SECRET_NAMES = [
  'ticket',
  'icomeTicket',
  'itcode',
  'iv-user',
  'authorization',
  'token',
  'tmpToken',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
  'password',
  'X-GW-AccessKey',
]
const HIDDEN = '***'

// Old WebKit has no lookbehind, so the preceding character is captured and put back.
const NAMED = new RegExp(`(^|[^\\w-])(${SECRET_NAMES.join('|')})("?\\s*[:=]\\s*"?)(?:Bearer\\s+)?[^\\s"'&#,;}]+`, 'gi')
/** JSON web tokens and other long random strings. */
const TOKEN_LIKE = /eyJ[\w-]+\.[\w-]+\.[\w-]*|[A-Za-z0-9_-]{32,}/g
/** Chinese mobile numbers with or without country code and separators; landlines with area code. */
const MOBILE = /(^|\D)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g
const LANDLINE = /(^|\D)0\d{2,3}[- ]\d{7,8}(?!\d)/g

/** Removes credentials and phone numbers from a text, and every occurrence of the given `secrets`. */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const known = secrets
    .filter((secret) => secret.length > 3)
    .reduce((rest, secret) => rest.split(secret).join(HIDDEN), text)
  return known
    .replace(NAMED, `$1$2$3${HIDDEN}`)
    .replace(TOKEN_LIKE, HIDDEN)
    .replace(MOBILE, `$1${HIDDEN}`)
    .replace(LANDLINE, `$1${HIDDEN}`)
}

/** Removes typed text from an address: parameter values other than ids, flags and codes are hidden. */
export function scrubAddress(address: string): string {
  return address.replace(/([?&][^=&#]+=)([^&#]*)/g, (_, name: string, value: string) =>
    /^[\w.,:~-]*$/.test(value) ? name + value : name + HIDDEN,
  )
}
