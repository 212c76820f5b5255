import * as v from 'valibot'
import { METHODS } from './methods'

const outcomes = [
  ...(['success', 'fail', 'cancel', 'denied', 'no-file', 'silent'] as const),
  ...(['late', 'twice', 'malformed', 'absent', 'ask'] as const),
] as const
const encodings = ['object', 'json', 'double', 'percent', 'naive', 'raw'] as const
const permissions = ['granted', 'denied', 'denied-forever', 'prompt'] as const
const method = v.pipe(
  v.string(),
  v.check((name) => Object.hasOwn(METHODS, name), 'no such method'),
)
const ms = v.pipe(v.number(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'no instant'),
)
const os = v.picklist(['android', 'ios', 'desktop'])

export const RuleSchema = v.strictObject({
  method,
  nth: v.optional(count),
  times: v.optional(count),
  delayMs: v.optional(ms),
  then: v.picklist(outcomes),
  payload: v.optional(v.unknown()),
  encoding: v.optional(v.picklist(encodings)),
})

const DeviceSchema = v.partial(
  v.strictObject({
    os,
    hostVersion: v.string(),
    statusBarHeight: ms,
    safeArea: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    theme: v.picklist(['light', 'dark', 'auto']),
    locale: v.string(),
    fontScale: v.pipe(v.number(), v.minValue(0.5), v.maxValue(4)),
    sdk: v.picklist(['ready', 'slow', 'blocked', 'never']),
    bridge: v.picklist(['injected', 'late', 'script', 'never']),
    slowMs: ms,
    missing: v.array(method),
  }),
)

const text = v.string()
const MediaSchema = v.partial(
  v.strictObject({
    scans: v.array(text),
    card: v.strictObject({ name: text, duty: text, tel: text, path: text }),
    photos: v.array(v.strictObject({ path: text, name: text, size: ms, type: text })),
    microphone: v.picklist(['tone', 'silence', 'file']),
    segmentClock: v.pipe(v.number(), v.minValue(0.01)),
  }),
)

/** A scenario as it stands in an address (interfaces.md); a field that nobody knows is refused. */
export const ScenarioSchema = v.strictObject({
  v: v.literal(1),
  title: v.optional(text),
  host: v.picklist(['messaging-app', 'partner', 'browser']),
  os,
  hostVersion: v.optional(text),
  device: v.optional(DeviceSchema),
  launch: v.optional(
    v.strictObject({
      path: text,
      params: v.optional(v.record(text, text)),
      persona: v.optional(text),
      signIn: v.optional(v.picklist(['host', 'ticket', 'link', 'stored', 'none'])),
    }),
  ),
  permissions: v.optional(
    v.partial(
      v.strictObject({
        camera: v.picklist(permissions),
        microphone: v.picklist(permissions),
        location: v.picklist(permissions),
        contacts: v.picklist(permissions),
        storage: v.picklist(permissions),
      }),
    ),
  ),
  rules: v.optional(v.array(RuleSchema)),
  // The backend simulator reads them, and says what is wrong with them.
  faults: v.optional(v.array(v.looseObject({}))),
  media: v.optional(MediaSchema),
  network: v.optional(
    v.partial(v.strictObject({ offline: v.boolean(), latencyMs: ms, stallUploadAt: v.nullable(v.number()) })),
  ),
  clock: v.optional(instant),
})
