import { HOST_TEXTS, type HostFailure, hostFailure, noMethod } from '../HostResult'

type Device = 'microphone' | 'camera' | 'geolocation'

/** Opens the microphone or camera; rejects like `getUserMedia`, or with `NoMediaDevices` if it is missing. */
export async function openMedia({ navigator }: Window, constraints: MediaStreamConstraints): Promise<MediaStream> {
  // Missing on plain http and in old web views.
  if (!navigator.mediaDevices?.getUserMedia) throw new NoMediaDevices()
  return navigator.mediaDevices.getUserMedia(constraints)
}

/** Stops camera and microphone of a stream. */
export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The browser has no media devices API. */
export class NoMediaDevices extends Error {}

/** Refused by the user or a policy; every other error (no device, device in use) is a failure of the host. */
const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError']

/** Maps a failed `getUserMedia` to a host failure (wire.md 'Settling'). */
export async function mediaFailure(view: Window, device: Device, native: unknown): Promise<HostFailure> {
  if (native instanceof NoMediaDevices) return noMethod()
  const { name = '', message = '' } = native instanceof Error || native instanceof DOMException ? native : {}
  const text = message || HOST_TEXTS.fail
  if (!REFUSALS.includes(name)) return hostFailure('host', text, { native })
  return hostFailure('denied', text, { canAskAgain: await canAskAgain(view, device), native })
}

/**
 * True if another request may show the prompt. A browser that cannot report the permission has shown the prompt once
 * and will probably not repeat it.
 */
export async function canAskAgain({ navigator }: Window, device: Device): Promise<boolean> {
  try {
    // Device names are missing in the type's list.
    const { state } = await navigator.permissions.query({ name: device as PermissionName })
    return state === 'prompt'
  } catch {
    return false
  }
}
