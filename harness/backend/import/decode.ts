import iconv from 'iconv-lite'

/** The file cannot be imported; the message is one line for the terminal. */
export class ImportError extends Error {}

const lost = (text: string) => text.split('\uFFFD').length - 1

/**
 * Decodes a file: UTF-8 with or without BOM, UTF-16 with BOM, else GB18030. A UTF-8 file may have a few invalid bytes:
 * the encoding with fewer replaced characters is used.
 */
export function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
    return iconv.decode(buffer, 'utf-16')
  }
  const utf8 = iconv.decode(buffer, 'utf-8')
  const broken = lost(utf8)
  if (broken === 0) return utf8
  const chinese = iconv.decode(buffer, 'gb18030')
  return lost(chinese) < broken ? chinese : utf8
}
