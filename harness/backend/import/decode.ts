import iconv from 'iconv-lite'

/** The file cannot be imported; the message is one line for the terminal. */
export class ImportError extends Error {}

/**
 * The parts of a file in their order, from its beginning with every call. A part is valid until the next one: they may
 * share their memory.
 */
export type Source = () => Iterable<Uint8Array>

const lost = (text: string) => text.split('\uFFFD').length - 1

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Decodes a file part by part: UTF-8 with or without BOM, UTF-16 with BOM, else GB18030. A UTF-8 file may have a few
 * invalid bytes: the encoding with fewer replaced characters is used.
 */
export function* decode(source: Source): Generator<string> {
  yield* decodeAs(encodingOf(source), source)
}

function* decodeAs(encoding: string, source: Source): Generator<string> {
  const decoder = iconv.getDecoder(encoding)
  for (const part of source()) yield decoder.write(bufferOf(part))
  yield decoder.end() ?? ''
}

function encodingOf(source: Source): string {
  if (isUtf16(source)) return 'utf-16'
  const broken = lostIn('utf-8', source)
  return broken > 0 && lostIn('gb18030', source) < broken ? 'gb18030' : 'utf-8'
}

function isUtf16(source: Source): boolean {
  const first: number[] = []
  for (const part of source()) {
    first.push(...part.subarray(0, 2))
    if (first.length >= 2) break
  }
  const [one, two] = first
  return (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff)
}

function lostIn(encoding: string, source: Source): number {
  let count = 0
  for (const text of decodeAs(encoding, source)) count += lost(text)
  return count
}
