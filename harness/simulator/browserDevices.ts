import gcoord from 'gcoord'
import type { HostMethod } from '#platform/host'
import type { AppWindow } from './AppWindow'
import type { HostLog } from './HostLog'
import type { Memory } from './memory'
import { positionAt } from './position'
import type { RuleBook } from './RuleBook'
import { streamOf } from './sound'
import type { Outcome, PermissionName, Position } from './types'

interface BrowserOptions {
  readonly memory: Memory
  readonly rules: RuleBook
  readonly log: HostLog
}

/** Codes of `GeolocationPositionError`. */
const DENIED = 1
const UNAVAILABLE = 2

const isDenied = ({ permissions }: Memory, name: PermissionName) => permissions[name].startsWith('denied')

/**
 * In the browser variant, devices are Chromium's own. Rules and permissions are applied in front of position, camera
 * and microphone; everything else passes through.
 */
export function controlBrowser(view: AppWindow, options: BrowserOptions): void {
  const { navigator } = view
  controlPosition(navigator, options)
  controlStreams(navigator, view, options)
}

function controlPosition({ geolocation }: Navigator, { memory, rules, log }: BrowserOptions): void {
  if (!geolocation) return
  const own = geolocation.getCurrentPosition.bind(geolocation)
  Object.defineProperty(geolocation, 'getCurrentPosition', {
    configurable: true,
    value: (done: PositionCallback, failed?: PositionErrorCallback | null, how?: PositionOptions) => {
      const outcome = meets('getLocation', 'location', { memory, rules, log }, how)
      const simulated = positionAt(memory, Date.now())
      if (outcome === 'success' && simulated) return setTimeout(() => done(browserPosition(simulated)))
      if (outcome === 'success') return own(done, failed, how)
      if (outcome === 'silent') return
      const code = outcome === 'denied' ? DENIED : UNAVAILABLE
      setTimeout(() => failed?.(positionError(code, outcome)))
    },
  })
}

/** A browser reports WGS-84. */
function browserPosition({ latitude, longitude, accuracy = 12 }: Position): GeolocationPosition {
  const [east, north] = gcoord.transform<[number, number]>([longitude, latitude], gcoord.GCJ02, gcoord.WGS84)
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const coords = { latitude: north, longitude: east, accuracy, ...unknown }
  return { timestamp: Date.now(), coords: { ...coords, toJSON: () => coords }, toJSON: () => ({ coords }) }
}

function positionError(code: number, message: string): GeolocationPositionError {
  return { code, message, PERMISSION_DENIED: DENIED, POSITION_UNAVAILABLE: UNAVAILABLE, TIMEOUT: 3 }
}

function controlStreams({ mediaDevices }: Navigator, view: AppWindow, options: BrowserOptions): void {
  if (!mediaDevices) return
  const own = mediaDevices.getUserMedia.bind(mediaDevices)
  Object.defineProperty(mediaDevices, 'getUserMedia', {
    configurable: true,
    value: async (wanted?: MediaStreamConstraints) => {
      const [method, permission] = wanted?.video
        ? (['scanCode', 'camera'] as const)
        : (['startRecording', 'microphone'] as const)
      const outcome = meets(method, permission, options, wanted)
      if (outcome === 'success') return (await heardBy(view, options.memory.media, wanted)) ?? own(wanted)
      if (outcome === 'silent') return new Promise(() => undefined)
      const name = outcome === 'denied' ? 'NotAllowedError' : 'NotFoundError'
      throw new view.DOMException(outcome, name)
    },
  })
}

/** What is heard instead of the browser's own device. */
async function heardBy(
  view: AppWindow,
  { microphone, sound }: Memory['media'],
  wanted: MediaStreamConstraints | undefined,
): Promise<MediaStream | undefined> {
  if (wanted?.video) return undefined
  if (microphone === 'silence') return new view.AudioContext().createMediaStreamDestination().stream
  return microphone === 'file' && sound ? streamOf(view, sound) : undefined
}

/** Logs a use of the device and returns its outcome. Outcomes that a browser's device does not have are failures. */
function meets(
  method: HostMethod,
  permission: PermissionName,
  { memory, rules, log }: BrowserOptions,
  wire: unknown,
): Outcome {
  const outcome = rules.take(method)?.then ?? (isDenied(memory, permission) ? 'denied' : 'success')
  log.add({ kind: 'call', method, wire, decoded: wire, result: outcome })
  return outcome
}
