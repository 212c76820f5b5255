import * as v from 'valibot'
import { SIZES } from '../backend/store'
import { METHODS } from './methods'

/* Fields shared by scenarios and their steps. They match types.ts, except for exactOptionalPropertyTypes. */

const outcomes = [
  ...(['success', 'fail', 'cancel', 'denied', 'no-file', 'silent'] as const),
  ...(['late', 'twice', 'malformed', 'absent', 'ask'] as const),
] as const
const encodings = ['object', 'json', 'double', 'percent', 'naive', 'raw'] as const

const text = v.string()
export const msSchema = v.pipe(v.number(), v.minValue(0))
export const methodSchema = v.pipe(
  v.string(),
  v.check((name) => Object.hasOwn(METHODS, name), 'no such method'),
)
export const osSchema = v.picklist(['android', 'ios', 'desktop'])
export const outcomeSchema = v.picklist(outcomes)
export const encodingSchema = v.picklist(encodings)
export const permissionSchema = v.picklist(['granted', 'denied', 'denied-forever', 'prompt'])
export const PluginsSchema = v.record(text, v.boolean())
export const permissionNames = ['camera', 'microphone', 'location', 'contacts', 'storage'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

export const RuleSchema = v.strictObject({
  method: methodSchema,
  nth: v.optional(count),
  times: v.optional(count),
  delayMs: v.optional(msSchema),
  then: outcomeSchema,
  payload: v.optional(v.unknown()),
  encoding: v.optional(encodingSchema),
  off: v.optional(v.literal(true)),
})

/** Length of a screen. CSS px */
const side = v.pipe(v.number(), v.integer(), v.minValue(240), v.maxValue(2000))

export const DeviceSchema = v.partial(
  v.strictObject({
    os: osSchema,
    hostVersion: text,
    frame: v.tuple([side, side]),
    statusBarHeight: msSchema,
    safeArea: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    theme: v.picklist(['light', 'dark', 'auto']),
    locale: text,
    fontScale: v.pipe(v.number(), v.minValue(0.5), v.maxValue(4)),
    sdk: v.picklist(['ready', 'slow', 'blocked', 'never']),
    bridge: v.picklist(['injected', 'late', 'script', 'never']),
    slowMs: msSchema,
    missing: v.array(methodSchema),
  }),
)

export const MediaSchema = v.partial(
  v.strictObject({
    scans: v.array(text),
    card: v.strictObject({ name: text, duty: text, tel: text, path: text }),
    photos: v.array(v.strictObject({ path: text, name: text, size: msSchema, type: text })),
    microphone: v.picklist(['tone', 'silence', 'file']),
    sound: v.strictObject({ path: text, name: text }),
    segmentClock: v.pipe(v.number(), v.minValue(0.01)),
  }),
)

export const NetworkSchema = v.partial(
  v.strictObject({ offline: v.boolean(), latencyMs: msSchema, stallUploadAt: v.nullable(v.number()) }),
)

const coordinate = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const position = {
  latitude: coordinate,
  longitude: coordinate,
  accuracy: v.optional(msSchema),
  mock: v.optional(v.boolean()),
  address: v.optional(text),
}
/** A point, or the points of a track with their seconds. */
export const PlaceSchema = v.union([
  v.strictObject(position),
  v.pipe(v.array(v.strictObject({ ...position, at: msSchema })), v.minLength(1)),
])
export const StorageSchema = v.partial(v.strictObject({ full: v.boolean(), isPrivate: v.boolean() }))
export const TargetSchema = v.union([
  v.strictObject({ role: text, name: text, within: v.optional(text), nth: v.optional(msSchema) }),
  v.strictObject({ text }),
])

export const instantSchema = v.pipe(
  v.string(),
  v.check((given) => !Number.isNaN(Date.parse(given)), 'no instant'),
)

/** Size, seed and time of a store of the backend simulator. */
export const DataSchema = v.strictObject({
  size: v.optional(v.picklist(SIZES)),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  now: v.optional(instantSchema),
})
