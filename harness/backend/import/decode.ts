import iconv from 'iconv-lite'

/** Why a file cannot be imported at all, in one line for the terminal. */
export class ImportError extends Error {}

const lost = (text: string) => text.split('\uFFFD').length - 1

/**
 * The text of a file: UTF-8 with or without BOM, UTF-16 with one, else GB18030. A UTF-8 file with a few broken bytes is
 * still one: the encoding that loses less wins.
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
