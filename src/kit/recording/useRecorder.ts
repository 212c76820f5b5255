import { when } from 'mobx'
import { useEffect, useRef, useState } from 'react'
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

/**
 * A recorder and a player for the life of a page; leaving the page stops both, the recording stays stored. One that ran
 * when another page was opened over it, such as a chooser, goes on when the user is back.
 */
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
  /** The recording was ended by the page being hidden, not by the user. */
  const isCut = useRef(false)
  useEffect(() => {
    const { recorder, player } = made
    const goOn = () => {
      isCut.current = false
      // One that had recorded nothing yet begins anew.
      if (recorder.state.kind === 'idle') recorder.start()
      else recorder.resume()
    }
    // The part that was cut may not have ended yet.
    const cancel = isCut.current ? when(() => !recorder.isLive, goOn) : undefined
    return () => {
      cancel?.()
      if (recorder.isLive && recorder.state.kind !== 'stopping') isCut.current = true
      recorder.dispose()
      player.dispose()
    }
  }, [made])
  return made
}
