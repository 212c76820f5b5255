import type { HostRequest } from './calls'

/** Parameters that the web-view opener appends (section 7; names: wire.md, ours). */
const FULL_SCREEN = ['fullscreen', '1'] as const
const SOURCE = ['source', 'greatgas'] as const
const CREDENTIALS = ['authTenantId', 'authCode'] as const

interface OpenerDeps {
  /** Stored credentials to append. */
  readonly stored: (name: (typeof CREDENTIALS)[number]) => string | undefined
  /** True for an address that may get them (`EMBED_ORIGINS`). */
  readonly isTrusted: (address: string) => boolean
  /** Its address is the base of relative ones. */
  readonly view: { readonly location: { readonly href: string } }
}

/**
 * The address to open: parameters are added before the `#`, and existing ones stay. Addresses that are not trusted
 * get no credentials, whatever the caller requests. undefined for anything but http(s) and pages of
 * the messaging app (`icome:`).
 */
export function webViewAddress(
  { url, showWebViewToolbar = 1, withCredentials = true }: HostRequest<'openWebView'>,
  { stored, isTrusted, view }: OpenerDeps,
): string | undefined {
  let address: URL
  try {
    address = new URL(url, view.location.href)
  } catch {
    return undefined
  }
  if (!/^(https?|icome):$/.test(address.protocol)) return undefined
  const { searchParams } = address
  const credentials = withCredentials && isTrusted(address.href) ? CREDENTIALS : []
  const added = [
    ...(showWebViewToolbar === 0 ? [FULL_SCREEN] : []),
    ...credentials.map((name) => [name, stored(name)] as const),
    SOURCE,
  ]
  for (const [name, value] of added) {
    if (value && !searchParams.has(name)) searchParams.set(name, value)
  }
  return address.href
}
