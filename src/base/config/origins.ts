import { buildValue } from './build'

/**
 * Origins of `EMBED_ORIGINS`: pages that may be framed, opened, and whose messages are accepted. `{port}` is this
 * page's port: the simulator serves the pages of other systems at the address of this machine, on a port chosen at run
 * time.
 */
export function embedOrigins(): readonly string[] {
  return buildValue('EMBED_ORIGINS')
    .replaceAll('{port}', location.port)
    .split(/[\s,]+/)
    .map(originOf)
    .filter((origin) => origin !== undefined)
}

/** Origin of an http(s) address; undefined for anything else. */
export function originOf(address: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}

/** True if the address may be framed or opened from the app. */
export function isAllowedAddress(address: string): boolean {
  const origin = originOf(address)
  return origin !== undefined && embedOrigins().includes(origin)
}
