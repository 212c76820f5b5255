/** Schemes of pages of the web. */
export const WEB_SCHEMES: readonly string[] = ['http:', 'https:']
/** Schemes that a browser may open, with files of the page itself; others could run scripts or start another app. */
export const OPENED_SCHEMES: readonly string[] = [...WEB_SCHEMES, 'blob:']

/** The absolute form of an address with one of these schemes; undefined for any other. */
export function openedAddress(
  address: string,
  { location }: { readonly location: { readonly href: string } },
  schemes: readonly string[],
): string | undefined {
  try {
    const { protocol, href } = new URL(address, location.href)
    return schemes.includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}
