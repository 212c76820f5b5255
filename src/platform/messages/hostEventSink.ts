import { decodePayload } from '#base/wire'
import type { IncomingMessage, Messages } from './createMessages'
import { type HostEventName, type HostEventPayload, hostEvents, isHostEvent } from './hostEvents'
import { keyboard } from './keyboard'
import { offerToPage } from './listeners'

export interface HostEventDeps {
  readonly messages: Pick<Messages, 'deliver'>
  /** Goes back by the rules of section 2. */
  readonly back: () => void
  /** Shows a toast. */
  readonly notify: (text: string) => void
  readonly report: (error: unknown, where: string) => void
}

/**
 * Default actions of the app for events that the visible page has not handled; all other events are owned by a plugin.
 */
type OwnActions = { readonly [N in HostEventName]?: (payload: HostEventPayload<N>, deps: HostEventDeps) => void }

const ownActions: OwnActions = {
  goBack: (_payload, { back }) => back(),
  nativeError: ({ message }, { notify }) => notify(message),
  openKeybord: ({ height }) => keyboard.setHeight(height),
  closeKeybord: () => keyboard.setHeight(0),
}

/** Events whose default action always runs, even if the page handles them. */
const FACTS: readonly HostEventName[] = ['openKeybord', 'closeKeybord']

let bound: HostEventDeps | undefined
let unknownNames = new Set<string>()
let waiting: (() => void)[] = []

/** Connects the functions below with the app; calls made before are processed now. Returns the disconnect function. */
export function bindMessages(deps: HostEventDeps): () => void {
  bound = deps
  unknownNames = new Set()
  const early = waiting
  waiting = []
  for (const take of early) take()
  return () => {
    bound = undefined
  }
}

/**
 * Receives an event from the host: name of the global function and its argument in any encoding. Events before the
 * start of the app are buffered. An unreadable event is reported; the function never throws.
 */
export function hostEventSink(name: string, raw?: unknown): void {
  whenBound((deps) => takeEvent(name, decodePayload(raw), deps))
}

/** Delivers a message that another part of the app has received (from an embedded page). */
export function deliverMessage(message: IncomingMessage): void {
  whenBound(({ messages }) => void messages.deliver(message))
}

function whenBound(run: (deps: HostEventDeps) => void): void {
  if (bound) run(bound)
  else waiting.push(() => whenBound(run))
}

function takeEvent(name: string, payload: unknown, deps: HostEventDeps): void {
  if (!isHostEvent(name)) {
    if (!unknownNames.has(name)) deps.report(new Error(`the host has no event of the name ${name}`), 'host event')
    unknownNames.add(name)
  } else if (name in ownActions) {
    try {
      act(name, payload, deps)
    } catch (error) {
      deps.report(error, `host event ${name}`)
    }
  } else {
    void deps.messages.deliver({ type: name, payload })
  }
}

function act<N extends HostEventName>(name: N, payload: unknown, deps: HostEventDeps): void {
  // Both tables use the payload type of the same name.
  const parsed = hostEvents[name].parse(payload) as HostEventPayload<N>
  const action = ownActions[name]
  if (FACTS.includes(name)) {
    action?.(parsed, deps)
    offerToPage(name, parsed, deps.report)
  } else if (!offerToPage(name, parsed, deps.report)) {
    action?.(parsed, deps)
  }
}
