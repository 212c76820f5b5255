import { hasAmrSuffix } from '../dataAddress'
import { followLink } from '../findHost'
import { HOST_TEXTS, type HostFailure, type HostResult, hostDone, hostFailure, noMethod } from '../HostResult'
import { heldAt } from './held'
import { webAddress } from './pages'
import type { WebWay } from './WebWay'

interface Playing {
  readonly id: string
  /** Called when another playback starts or this one is stopped. */
  readonly end: (result: HostResult<null>) => void
}

/** A single element, because phones allow playback only on an element that a user gesture has started before. */
let element: HTMLAudioElement | undefined
/** Section 4: playing records the current audio id; stopping clears it. */
let playing: Playing | undefined

const cancelled = (): HostFailure => hostFailure('cancelled', HOST_TEXTS.cancelled)

/** Plays an address or a recording of this page; resolves once playback starts. Stops the previous one. */
export const playAudio: WebWay<'playAudio'> = async ({ localAudioId }, { signal, onEnd }, { view }) => {
  const address = webAddress(view, localAudioId)
  if (!address) return hostFailure('malformed', HOST_TEXTS.fail)
  if (isAmr(address, localAudioId)) return noMethod()
  if (signal?.aborted) return cancelled()
  stop()
  const audio = element ?? new Audio()
  element = audio
  return new Promise((resolve) => {
    const settle = (result: HostResult<null>) => {
      signal?.removeEventListener('abort', giveUp)
      resolve(result)
    }
    const self: Playing = {
      id: localAudioId,
      end: (result) => {
        audio.removeEventListener('ended', ended)
        if (playing === self) playing = undefined
        settle(result)
      },
    }
    const ended = () => {
      self.end(hostDone)
      onEnd?.()
    }
    const giveUp = () => stop()
    playing = self
    audio.addEventListener('ended', ended)
    signal?.addEventListener('abort', giveUp)
    audio.src = address
    audio.play().then(
      () => settle(hostDone),
      (native: unknown) => {
        const text = native instanceof Error && native.message ? native.message : HOST_TEXTS.fail
        self.end(hostFailure('host', text, { native }))
      },
    )
  })
}

/** Stops the playback; an id that is not playing is ignored. */
export const stopAudio: WebWay<'stopAudio'> = async ({ localAudioId }) => {
  if (localAudioId === undefined || playing?.id === localAudioId) stop()
  return hostDone
}

/** Downloads the file with the browser. */
export const downloadAudio: WebWay<'downloadAudio'> = async ({ localAudioId }, _options, { view }) => {
  const address = webAddress(view, localAudioId)
  if (!address) return hostFailure('malformed', HOST_TEXTS.fail)
  // Browsers download same-origin files only; a file of another origin would replace the app.
  const isOwn = new URL(address).origin === view.location.origin
  followLink(view, address, isOwn ? '' : '_blank', nameOf(address))
  return { ok: true, data: { path: address } }
}

function stop(): void {
  element?.pause()
  playing?.end(cancelled())
}

const isAmr = (address: string, id: string): boolean =>
  hasAmrSuffix(new URL(address).pathname) || /amr/i.test(heldAt(id)?.type ?? '')

function nameOf(address: string): string {
  const file = heldAt(address)
  if (file instanceof File) return file.name
  return new URL(address).pathname.split('/').pop() || 'audio'
}
