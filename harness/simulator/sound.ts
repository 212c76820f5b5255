import { RATE } from '../wav'
import { ownFetch } from './callBackend'
import { bytesOfAddress } from './dataAddress'
import type { Sound } from './types'

/* The sound of a file that the tester has chosen, as the microphone hears it. */

type View = Pick<typeof globalThis, 'OfflineAudioContext' | 'AudioContext'> & Pick<Window, 'fetch'>

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
