import { AUDIO_SUFFIX } from '#base/config'

const DATA_ADDRESS = /^data:([^;,]*)((?:;[^;,]*)*?)(;base64)?,(.*)$/is

/**
 * The content of a `data:` address; undefined for any other address and for invalid escapes or base64. Decoded by us,
 * because a strict content-security policy forbids fetching such addresses.
 */
export function blobOfDataAddress(address: string): Blob | undefined {
  const [, type = '', , base64, content] = DATA_ADDRESS.exec(address) ?? []
  if (content === undefined) return undefined
  try {
    if (!base64) return new Blob([decodeURIComponent(content)], { type })
    return new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], { type })
  } catch {
    // Invalid escapes or base64.
    return undefined
  }
}

const AMR = new RegExp(`\\.${AUDIO_SUFFIX}(?:$|[?#])`, 'i')

/** Section 3: detects AMR audio by its extension; browsers cannot play it. */
export const hasAmrSuffix = (path: string): boolean => AMR.test(path)
