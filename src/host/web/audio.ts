import { hasAmrSuffix } from '../amr'
import { followLink } from '../followLink'
import { HOST_TEXTS, type HostFailure, type HostResult, hostDone, hostFailure, noMethod } from '../HostResult'
import { heldAt } from './held'
import { webAddress } from './pages'
import type { WebWay } from './WebWay'

interface Playing {
  readonly id: string
  /** Another one plays, or it was stopped. */
  readonly end: (result: HostResult<null>) => void
}

/** One element for all: a phone allows sound to an element that a person has started once. */
let element: HTMLAudioElement | undefined
/** Section 4: playing records the current audio id; stopping clears it. */
let playing: Playing | undefined

const cancelled = (): HostFailure => hostFailure('cancelled', HOST_TEXTS.cancelled)

/** Plays an address or a recording of this page; settles once it is heard. What played before stops. */
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

/** Stops what plays; an id that does not play any more is nothing to stop. */
export const stopAudio: WebWay<'stopAudio'> = async ({ localAudioId }) => {
  if (localAudioId === undefined || playing?.id === localAudioId) stop()
  return hostDone
}

/** Hands the file to the browser's downloads. */
export const downloadAudio: WebWay<'downloadAudio'> = async ({ localAudioId }, _options, { view }) => {
  const address = webAddress(view, localAudioId)
  if (!address) return hostFailure('malformed', HOST_TEXTS.fail)
  // Browsers save their own origin's files only; another's would take the app's place.
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
