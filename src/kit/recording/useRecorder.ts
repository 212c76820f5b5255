import { useEffect, useState } from 'react'
import { useCore } from '#platform/core'
import { type AudioPlayer, createAudioPlayer } from './AudioPlayer'
import { openSegments } from './openSegments'
import { createRecorder, type Recorder } from './Recorder'

export interface PageRecorder {
  readonly recorder: Recorder
  readonly player: AudioPlayer
  /** Opens the host's microphone permission. */
  readonly openSettings: () => void
}

/** A recorder and a player for the life of a page; leaving the page stops both, the recording stays stored. */
export function useRecorder(): PageRecorder {
  const { host, session, feedback, uploadRecordings } = useCore()
  const [made] = useState(() => {
    const segments = openSegments({ user: session.loginName, feedback })
    return {
      recorder: createRecorder({ host, segments }),
      player: createAudioPlayer(host),
      openSettings: () => void host.openSettings({ page: 'app' }),
    }
  })
  useEffect(uploadRecordings, [uploadRecordings])
  useEffect(
    () => () => {
      made.recorder.dispose()
      made.player.dispose()
    },
    [made],
  )
  return made
}
