import * as v from 'valibot'
import { SIZES } from '../backend/store'
import {
  DeviceSchema,
  MediaSchema,
  NetworkSchema,
  osSchema,
  PlaceSchema,
  PluginsSchema,
  permissionNames,
  permissionSchema,
  RuleSchema,
  StorageSchema,
} from './fieldSchemas'
import { StepSchema } from './stepSchema'

const text = v.string()
const instant = v.pipe(
  text,
  v.check((given) => !Number.isNaN(Date.parse(given)), 'no instant'),
)

/** A scenario in an address (interfaces.md); unknown fields are refused. */
export const ScenarioSchema = v.strictObject({
  v: v.literal(1),
  title: v.optional(text),
  host: v.picklist(['messaging-app', 'partner', 'browser']),
  os: osSchema,
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
  permissions: v.optional(v.partial(v.strictObject(v.entriesFromList(permissionNames, permissionSchema)))),
  rules: v.optional(v.array(RuleSchema)),
  // Validated by the backend simulator.
  faults: v.optional(v.array(v.looseObject({}))),
  data: v.optional(
    v.strictObject({
      size: v.optional(v.picklist(SIZES)),
      seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
  media: v.optional(MediaSchema),
  network: v.optional(NetworkSchema),
  position: v.optional(PlaceSchema),
  storage: v.optional(StorageSchema),
  plugins: v.optional(PluginsSchema),
  clock: v.optional(instant),
  steps: v.optional(v.array(StepSchema)),
  origin: v.optional(v.strictObject({ version: text, commit: text, host: text, session: text, at: instant })),
})
