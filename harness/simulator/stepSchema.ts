import * as v from 'valibot'
import {
  DataSchema,
  DeviceSchema,
  encodingSchema,
  MediaSchema,
  msSchema,
  NetworkSchema,
  outcomeSchema,
  PlaceSchema,
  PluginsSchema,
  permissionNames,
  permissionSchema,
  RuleSchema,
  StorageSchema,
  TargetSchema,
} from './fieldSchemas'
import { type CallbackName, type HostSim, type LifecycleEvent, type Pane, STORES, type StepCall } from './types'

/** A picklist of all members of a union; the type checks that it is complete. */
const oneOf = <N extends string>(names: Readonly<Record<N, true>>) => v.picklist(Object.keys(names) as N[])

const callback = oneOf<CallbackName>({
  goPhoto: true,
  goPhotoLibrary: true,
  goUpload: true,
  goMultiUpload: true,
  goRecord: true,
  scanResult: true,
  chooseContact: true,
  addContact: true,
  getLoginInfo: true,
  getQDLocationInfo: true,
  goBack: true,
  refreshWorkbench: true,
  openKeybord: true,
  closeKeybord: true,
  openThirdParty: true,
  gotoDetailPermission: true,
  nativeError: true,
})
const event = oneOf<LifecycleEvent>({
  background: true,
  resume: true,
  kill: true,
  restore: true,
  'phone-call': true,
  'low-memory': true,
  'back-gesture': true,
  'back-button': true,
  deploy: true,
})
export const paneSchema = oneOf<Pane>({ app: true, 'main-page': true, 'todo-app': true, channel: true })

const text = v.string()
const anything = v.optional(v.unknown())

const FilterSchema = v.strictObject({
  kind: v.optional(v.picklist(['call', 'answer', 'event', 'nav', 'problem', 'http'])),
  method: v.optional(text),
  result: v.optional(text),
  after: v.optional(msSchema),
})

/** A step that calls `call` with these arguments; optional ones at the end stay absent. */
function step<const C extends StepCall>(call: C, items: v.TupleItems) {
  return v.strictObject({
    call: v.literal(call),
    with: v.pipe(
      v.strictTuple(items),
      v.transform((given: unknown[]) => {
        let end = given.length
        while (end > 0 && given[end - 1] === undefined) end -= 1
        // Validated item by item; the parameters of the method have the same types.
        return given.slice(0, end) as unknown as Readonly<Parameters<HostSim[C]>>
      }),
    ),
    when: v.optional(FilterSchema),
    since: v.optional(v.literal('step')),
    afterMs: v.optional(msSchema),
  })
}

/** One step of a scenario with the arguments of its method. */
export const StepSchema = v.variant('call', [
  step('rule', [RuleSchema, v.optional(text)]),
  step('unrule', [text]),
  step('answer', [text, outcomeSchema, anything]),
  step('emit', [callback, anything, v.optional(v.strictObject({ encoding: v.optional(encodingSchema) }))]),
  step('device', [DeviceSchema]),
  step('permission', [v.picklist(permissionNames), permissionSchema]),
  step('keyboard', [v.boolean(), v.optional(msSchema)]),
  step('lifecycle', [event]),
  step('media', [MediaSchema]),
  step('post', [text, text, v.unknown()]),
  step('network', [NetworkSchema]),
  step('pane', [paneSchema]),
  step('persona', [text]),
  step('plugins', [PluginsSchema]),
  step('position', [v.nullable(PlaceSchema)]),
  step('storage', [v.strictObject({ ...StorageSchema.entries, evict: v.optional(v.picklist(STORES)) })]),
  // Validated by the backend simulator.
  step('faults', [v.nullable(v.array(v.looseObject({}))), v.optional(v.literal('remove'))]),
  step('release', []),
  step('data', [v.optional(DataSchema)]),
  step('put', [text, text, v.looseObject({}), v.optional(v.number())]),
  step('tap', [TargetSchema]),
  step('fill', [TargetSchema, text]),
  step('see', [TargetSchema]),
  step('waitFor', [FilterSchema, v.optional(msSchema)]),
])
