import { ownFetch } from './callBackend'
import { bytesOfAddress } from './dataAddress'
import type { Sound } from './types'

/* The sound of a file that the tester has chosen, as the microphone hears it. */

type View = Pick<typeof globalThis, 'OfflineAudioContext' | 'AudioContext'> & Pick<Window, 'fetch'>

/** Of recorded segments, as of a phone call. Samples per second */
const RATE = 8000
/** Length of a WAV file's head. Bytes */
const HEAD = 44
const LOUDEST = 0x7fff

async function bytesOf(view: View, { path }: Sound): Promise<ArrayBuffer> {
  if (path.startsWith('data:')) return bytesOfAddress(path).buffer
  const response = await ownFetch(view).call(view, path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.arrayBuffer()
}

/** Samples of the whole sound; throws if the browser cannot decode it. */
export async function samplesOf(view: View, sound: Sound): Promise<Float32Array> {
  const decoded = await new view.OfflineAudioContext(1, 1, RATE).decodeAudioData(await bytesOf(view, sound))
  return decoded.getChannelData(0)
}

/** Size of the file of a segment. Bytes */
export const wavSize = (seconds: number): number => HEAD + 2 * Math.round(seconds * RATE)

/** A segment as a WAV file: what the samples have from a second on, which begin again when they end. */
export function wavOf(samples: Float32Array, from: number, seconds: number): Blob {
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
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** A microphone that hears the sound from its beginning, again and again. */
export async function streamOf(view: View, sound: Sound): Promise<MediaStream> {
  const context = new view.AudioContext()
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(await bytesOf(view, sound))
  source.loop = true
  const microphone = context.createMediaStreamDestination()
  source.connect(microphone)
  source.start()
  return microphone.stream
}
