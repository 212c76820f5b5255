import { hostDone } from '../HostResult'
import { closeMedia, mediaFailure, openMedia } from './media'
import { record, stopCurrentRecording } from './record'
import type { WebWay } from './WebWay'

export const startRecording: WebWay<'startRecording'> = ({ maxDuration }, { signal, onChunk }, { view }) =>
  record({ maxDuration, signal, onChunk, view }).done

/** Succeeds without a recording, because a full segment may end at the same moment. */
export const stopRecording: WebWay<'stopRecording'> = async () => {
  await stopCurrentRecording()
  return hostDone
}

/** Opens the microphone to trigger the permission prompt, since there is no other way (section 8: errors 3 and 4). */
export const requestPermission: WebWay<'requestPermission'> = async (_request, _options, { view }) => {
  try {
    closeMedia(await openMedia(view, { audio: true }))
    return hostDone
  } catch (error) {
    return mediaFailure(view, 'microphone', error)
  }
}
