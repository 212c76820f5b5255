import { shipFile, shipPhoto } from '#harness/backend/kit'

/** Files of the seed, the same in every store. */

const RATE = 8000

/** A second of a quiet tone, as a wave file. */
function tone(): File {
  const samples = Uint8Array.from(
    { length: RATE },
    (_, index) => 128 + Math.round(24 * Math.sin((index * Math.PI) / 10)),
  )
  const head = new DataView(new ArrayBuffer(44))
  const word = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) head.setUint8(at + index, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  head.setUint32(4, 36 + RATE, true)
  word(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  // PCM, one channel, 8 bits.
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, RATE, true)
  head.setUint32(28, RATE, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  word(36, 'data')
  head.setUint32(40, RATE, true)
  return new File([head, samples], 'minutes.wav', { type: 'audio/wav' })
}

const photo = (name: string, colour: string) => shipPhoto(`visit-${name}`, colour)

const recording = tone()
/** Addresses of the pieces of a recording. */
export const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => shipFile(`visit-audio-${index + 1}`, recording))
export const PHOTOS = [photo('boiler', '#7a8b99'), photo('meter', '#5f8f7d'), photo('burner', '#a5806a')] as const
