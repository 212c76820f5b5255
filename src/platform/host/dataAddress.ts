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
    const binary = atob(content)
    const bytes = new Uint8Array(binary.length)
    // A loop: `Uint8Array.from` lists all characters first, for a photo of 48 MB a gigabyte and ten seconds.
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return new Blob([bytes], { type })
  } catch {
    // Invalid escapes or base64.
    return undefined
  }
}

const AMR = new RegExp(`\\.${AUDIO_SUFFIX}(?:$|[?#])`, 'i')

/** Section 3: detects AMR audio by its extension; browsers cannot play it. */
export const hasAmrSuffix = (path: string): boolean => AMR.test(path)
