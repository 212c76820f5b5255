import gcoord from 'gcoord'
import * as v from 'valibot'
import type { HostMethod } from '#platform/host'
import type { AppWindow } from './AppWindow'
import type { CallDesk } from './CallDesk'
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
  readonly desk: CallDesk
}

/** Codes of `GeolocationPositionError`. */
const DENIED = 1
const UNAVAILABLE = 2

const isDenied = ({ permissions }: Memory, name: PermissionName) => permissions[name].startsWith('denied')

/**
 * In the browser variant, devices are Chromium's own. Rules and permissions are applied in front of position, camera
 * and microphone; everything else passes through. Returns whether the page hears the microphone.
 */
export function controlBrowser(view: AppWindow, options: BrowserOptions): () => boolean {
  const { navigator } = view
  controlPosition(navigator, options)
  return controlStreams(navigator, view, options)
}

/** Answers like the phone of a host, by the desk; without a rule's or a simulated place the device answers. */
function controlPosition({ geolocation }: Navigator, { memory, desk }: BrowserOptions): void {
  if (!geolocation) return
  const own = geolocation.getCurrentPosition.bind(geolocation)
  Object.defineProperty(geolocation, 'getCurrentPosition', {
    configurable: true,
    value: (done: PositionCallback, failed?: PositionErrorCallback | null, how?: PositionOptions) => {
      const fail = (code: number, message: string) => failed?.(positionError(code, message))
      desk.take({
        method: 'getLocation',
        wire: how,
        request: {},
        give: () => positionAt(memory, Date.now()),
        closures: {
          ok: (place) => {
            if (place === undefined) own(done, failed, how)
            else if (isPlace(place)) done(browserPosition(place))
            else fail(UNAVAILABLE, 'fail')
          },
          fail: (answer) => {
            const { reason, message } = answer as { readonly reason?: string; readonly message?: unknown }
            fail(reason === 'denied' ? DENIED : UNAVAILABLE, String(message))
          },
        },
      })
    },
  })
}

const isPlace = (given: unknown): given is Position =>
  v.is(v.looseObject({ latitude: v.number(), longitude: v.number(), accuracy: v.optional(v.number()) }), given)

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

function controlStreams({ mediaDevices }: Navigator, view: AppWindow, options: BrowserOptions): () => boolean {
  if (!mediaDevices) return () => false
  let heard: MediaStream | undefined
  const own = mediaDevices.getUserMedia.bind(mediaDevices)
  Object.defineProperty(mediaDevices, 'getUserMedia', {
    configurable: true,
    value: async (wanted?: MediaStreamConstraints) => {
      const [method, permission] = wanted?.video
        ? (['scanCode', 'camera'] as const)
        : (['startRecording', 'microphone'] as const)
      const { outcome, delayMs } = meets(method, permission, options, wanted)
      if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (outcome === 'success') {
        const stream = (await heardBy(view, options.memory.media, wanted)) ?? (await own(wanted))
        if (method === 'startRecording') heard = stream
        return stream
      }
      if (outcome === 'silent') return new Promise(() => undefined)
      const name = outcome === 'denied' ? 'NotAllowedError' : 'NotFoundError'
      throw new view.DOMException(outcome, name)
    },
  })
  return () => heard?.getTracks().some(({ readyState }) => readyState === 'live') ?? false
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

/** Logs a use of the device and returns its outcome. Outcomes that a stream does not have are failures. */
function meets(
  method: HostMethod,
  permission: PermissionName,
  { memory, rules, log }: BrowserOptions,
  wire: unknown,
): { readonly outcome: Outcome; readonly delayMs: number | undefined } {
  const rule = rules.take(method)
  const outcome = rule?.then ?? (isDenied(memory, permission) ? 'denied' : 'success')
  log.add({ kind: 'call', method, wire, decoded: wire, result: outcome })
  return { outcome, delayMs: rule?.delayMs }
}
