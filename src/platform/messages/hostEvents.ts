import * as v from 'valibot'
import { defineMessage, type Message } from './listeners'

/** Hosts send numbers as text and the reverse; both are read as text. */
const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())
const pixels = v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite(), v.minValue(0))
/** The payload is ignored. */
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)
const blank = v.optional(v.pipe(v.nullable(v.union([v.string(), v.number()])), v.transform(textOf)), '')

function textOf(value: string | number | null): string {
  return value === null ? '' : String(value).trim()
}

/** `{ field: value }`, or the bare value if a host leaves out the object. */
function fieldOrBare<const K extends string, T>(field: K, schema: v.GenericSchema<string | number, T>) {
  return v.union([
    v.pipe(
      v.object({ [field]: schema }),
      v.transform((value) => ({ [field]: value[field] }) as Record<K, T>),
    ),
    v.pipe(
      schema,
      v.transform((value) => ({ [field]: value }) as Record<K, T>),
    ),
  ])
}

/**
 * Events of the host (section 7 'Native-to-page callbacks'; payloads: ours, wire.md). Replies to calls are handled by
 * the bridge; an `addContact` without a pending call is passed on as an event.
 */
export const hostEvents = {
  goBack: defineMessage('goBack', nothing),
  refreshWorkbench: defineMessage('refreshWorkbench', nothing),
  /** Height in CSS px. The name's spelling is the specification's. */
  openKeybord: defineMessage('openKeybord', fieldOrBare('height', pixels)),
  closeKeybord: defineMessage('closeKeybord', nothing),
  openThirdParty: defineMessage('openThirdParty', fieldOrBare('url', words)),
  /** `route`: name of the role to explain. */
  gotoDetailPermission: defineMessage('gotoDetailPermission', fieldOrBare('route', words)),
  nativeError: defineMessage('nativeError', fieldOrBare('message', words)),
  addContact: defineMessage(
    'addContact',
    v.pipe(
      v.object({ name: blank, phone: blank }),
      v.check(({ name, phone }) => name !== '' || phone !== '', 'neither name nor phone'),
    ),
  ),
}

export type HostEventName = keyof typeof hostEvents
export type HostEventPayload<N extends HostEventName> = (typeof hostEvents)[N] extends Message<infer T> ? T : never

/** True for the name of an event of a host. */
export function isHostEvent(name: string): name is HostEventName {
  return Object.keys(hostEvents).includes(name)
}
