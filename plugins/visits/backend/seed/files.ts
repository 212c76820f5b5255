import { shipFile, shipPhoto } from '#harness/backend/kit'
import { RATE, wavBytes } from '#harness/wav'

/** Files of the seed, the same in every store. */

/** A second of a quiet tone. */
const tone = Float32Array.from({ length: RATE }, (_, index) => 0.2 * Math.sin((index * Math.PI) / 10))
const recording = new File([wavBytes(tone, 0, 1)], 'minutes.wav', { type: 'audio/wav' })

const photo = (name: string, colour: string) => shipPhoto(`visit-${name}`, colour)

/** Addresses of the pieces of a recording. */
export const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => shipFile(`visit-audio-${index + 1}`, recording))
export const PHOTOS = [photo('boiler', '#7a8b99'), photo('meter', '#5f8f7d'), photo('burner', '#a5806a')] as const
