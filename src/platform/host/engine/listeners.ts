import * as v from 'valibot'
import { decodePayload } from '#base/wire'
import type { HostMethod } from '../calls'
import type { HostCallOptions } from '../HostBridge'

/** Request field that names a page function (section 3), and what the host calls it for. */
interface Listener {
  readonly field: 'callback' | 'playListener'
  /** Handles one call of the listener; restarts the timeout of an upload. */
  hear(raw: unknown, options: HostCallOptions, ending: { progress(): void }): void
  /** Stays registered after the call has settled. */
  readonly outlives: boolean
}

/** Section 7: progress in percent; bare or as `{ progress }`. */
const Percent = v.pipe(
  v.union([
    v.number(),
    v.string(),
    v.pipe(
      v.object({ progress: v.union([v.number(), v.string()]) }),
      v.transform(({ progress }) => progress),
    ),
  ]),
  v.transform((value) => Math.round(Number.parseFloat(String(value)))),
  v.minValue(0),
  v.maxValue(100),
)

const Ended = v.union([v.literal('ended'), v.object({ event: v.literal('ended') })])

const progress: Listener = {
  field: 'callback',
  outlives: false,
  hear(raw, { onProgress }, ending) {
    ending.progress()
    const percent = v.safeParse(Percent, decodePayload(raw))
    if (percent.success) onProgress?.(percent.output)
  },
}

const playing: Listener = {
  field: 'playListener',
  outlives: true,
  hear(raw, { onEnd }) {
    if (v.is(Ended, decodePayload(raw))) onEnd?.()
  },
}

export const LISTENERS: { readonly [M in HostMethod]?: Listener } = {
  upload: progress,
  multiUpload: progress,
  playAudio: playing,
}
