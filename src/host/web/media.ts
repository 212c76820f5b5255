import { HOST_TEXTS, type HostFailure, hostFailure, noMethod } from '../HostResult'

type Device = 'microphone' | 'camera' | 'geolocation'

/** The stream of the microphone or the camera; rejects as `getUserMedia` does, and where there is none of it. */
export async function openMedia({ navigator }: Window, constraints: MediaStreamConstraints): Promise<MediaStream> {
  // Absent on plain http and in old web views.
  if (!navigator.mediaDevices?.getUserMedia) throw new NoMediaDevices()
  return navigator.mediaDevices.getUserMedia(constraints)
}

export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The browser gives pages no devices at all. */
export class NoMediaDevices extends Error {}

/** A person or a policy said no; everything else (no device, one in use elsewhere) is the host's failure. */
const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError']

/** What a failed `getUserMedia` means (wire.md 'Settling'). */
export async function mediaFailure(view: Window, device: Device, native: unknown): Promise<HostFailure> {
  if (native instanceof NoMediaDevices) return noMethod()
  const { name = '', message = '' } = native instanceof Error || native instanceof DOMException ? native : {}
  const text = message || HOST_TEXTS.fail
  if (!REFUSALS.includes(name)) return hostFailure('host', text, { native })
  return hostFailure('denied', text, { canAskAgain: await canAskAgain(view, device), native })
}

/** Another try may show the question; a browser that cannot tell has been asked once and will most likely not ask again. */
export async function canAskAgain({ navigator }: Window, device: Device): Promise<boolean> {
  try {
    // The names of devices are younger than the type's list.
    const { state } = await navigator.permissions.query({ name: device as PermissionName })
    return state === 'prompt'
  } catch {
    return false
  }
}
