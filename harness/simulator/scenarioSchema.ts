import * as v from 'valibot'
import {
  DataSchema,
  DeviceSchema,
  instantSchema,
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
import { paneSchema, StepSchema } from './stepSchema'

const text = v.string()

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
      stored: v.optional(v.record(text, text)),
    }),
  ),
  permissions: v.optional(v.partial(v.strictObject(v.entriesFromList(permissionNames, permissionSchema)))),
  rules: v.optional(v.array(RuleSchema)),
  // Validated by the backend simulator.
  faults: v.optional(v.array(v.looseObject({}))),
  data: v.optional(DataSchema),
  media: v.optional(MediaSchema),
  network: v.optional(NetworkSchema),
  position: v.optional(PlaceSchema),
  storage: v.optional(StorageSchema),
  plugins: v.optional(PluginsSchema),
  pane: v.optional(paneSchema),
  keyboard: v.optional(v.pipe(v.number(), v.minValue(1))),
  clock: v.optional(instantSchema),
  steps: v.optional(v.array(StepSchema)),
  origin: v.optional(v.strictObject({ version: text, commit: text, host: text, session: text, at: instantSchema })),
})
