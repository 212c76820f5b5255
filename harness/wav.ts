/** Of recorded segments, as of a phone call. Samples per second */
export const RATE = 8000
/** Length of a WAV file's head. Bytes */
const HEAD = 44
const LOUDEST = 0x7fff

/** Size of the file of a segment. Bytes */
export const wavSize = (seconds: number): number => HEAD + 2 * Math.round(seconds * RATE)

/** The bytes of a WAV file: what the samples have from a second on, which begin again when they end. */
export function wavBytes(samples: Float32Array, from: number, seconds: number): ArrayBuffer {
  const size = wavSize(seconds)
  const view = new DataView(new ArrayBuffer(size))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, size - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, two bytes a sample.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, 2 * RATE, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, size - HEAD, true)
  const first = Math.round(from * RATE)
  for (let index = 0; index < (size - HEAD) / 2; index++) {
    const sample = samples[(first + index) % samples.length] ?? 0
    view.setInt16(HEAD + 2 * index, Math.max(-1, Math.min(1, sample)) * LOUDEST, true)
  }
  return view.buffer
}

/** The same as a file, such as a recorded segment. */
export const wavOf = (samples: Float32Array, from: number, seconds: number): Blob =>
  new Blob([wavBytes(samples, from, seconds)], { type: 'audio/wav' })
