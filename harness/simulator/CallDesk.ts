import type { HostMethod } from '#platform/host'
import { BEHAVIOURS } from './behaviours'
import type { HostLog } from './HostLog'
import type { StoredCall } from './memory'
import { isOffered, METHODS } from './methods'
import type { Phone } from './Phone'
import type { RuleBook } from './RuleBook'
import { failureResponse, isFailing, Refusal } from './refusal'
import type { ToPage } from './ToPage'
import type { CallId, Outcome, PendingCall, PermissionName } from './types'
import type { Visibility } from './Visibility'

/** Delay of responses: device calls, interactive calls. ms */
const DEVICE_DELAY = 10
const PERSON_DELAY = 120
/** A screen of the host closes this long before its response arrives. ms */
const CLOSING = 20
/** wire.md 'Settling': the app gives up an interactive call this long after the page is back. ms */
const INTERRUPTED = 3000
/** Delay of 'late' responses after the time limit. ms */
const LATE = 400
/** Delay of a repeated response. ms */
const ECHO = 5

/** Closures passed to the SDK. */
export interface Closures {
  readonly ok: (result?: unknown) => void
  readonly fail: (error?: unknown) => void
}

/** A call received from the page. */
export interface IncomingCall {
  readonly method: HostMethod
  /** As passed by the page. */
  readonly wire: unknown
  readonly request: Readonly<Record<string, unknown>>
  readonly closures?: Closures
  /** What the device gives, where it is not the phone of a host. */
  readonly give?: () => unknown
}

interface OpenCall extends StoredCall, Pick<IncomingCall, 'closures' | 'give'> {}

interface DeskOptions {
  readonly phone: Phone
  readonly rules: RuleBook
  readonly log: HostLog
  readonly toPage: ToPage
  readonly visibility: Visibility
}

type Answer = { readonly ok: boolean; readonly payload: unknown }

/** Receives the page's calls, decides their outcome by rules and permissions, and responds like the host of that OS. */
export class CallDesk {
  private open: OpenCall[] = []
  private readonly listeners: ((message: unknown) => void)[] = []

  constructor(private readonly options: DeskOptions) {}

  get pending(): readonly PendingCall[] {
    return this.open.map(({ id, method, at, outcome, asks }) => ({ id, method, at, outcome, ...(asks && { asks }) }))
  }

  /** True if the host has the method; with an 'absent' rule the lookup counts as the call. */
  offers(method: HostMethod, by: 'native' | 'sdk'): boolean {
    const { phone, rules, log } = this.options
    const { scenario, device } = phone.memory
    if (!isOffered(method, by, { ...device, host: scenario.host })) return false
    if (rules.due(method)?.then !== 'absent') return true
    rules.take(method)
    log.add({ kind: 'call', method, wire: undefined, decoded: undefined, result: 'absent' })
    return false
  }

  take(incoming: IncomingCall): void {
    const { method, request, wire, closures, give } = incoming
    const { phone, rules, log, visibility } = this.options
    if (method === 'sendChannelMessage' && request.type === 'subscribe') {
      log.add({ kind: 'call', method, wire, decoded: request, result: 'subscribed' })
      this.subscribe(request, closures)
      return
    }
    const rule = rules.take(method) ?? null
    const asks = rule ? undefined : this.promptFor(method)
    const outcome = rule?.then ?? (asks ? 'ask' : 'success')
    phone.memory.calls += 1
    const call: OpenCall = {
      id: `c${phone.memory.calls}`,
      method,
      request,
      at: Date.now(),
      outcome,
      rule,
      reply: replyOf(incoming),
      ...(asks && { asks }),
      ...(closures && { closures }),
      ...(give && { give }),
    }
    this.open.push(call)
    log.add({ kind: 'call', method, wire, decoded: request, result: outcome, call: call.id })
    // On Android a host screen is a separate activity over a paused page.
    if (METHODS[method].person && phone.memory.device.os === 'android') visibility.hide()
    if (outcome === 'silent') this.giveBack(call)
    else if (outcome !== 'ask') this.settleLater(call, outcome, rule?.payload)
  }

  /** Ends a call that is waiting because of an 'ask' rule or a permission. */
  answer(id: CallId, outcome: Outcome, payload?: unknown): void {
    const call = this.open.find((each) => each.id === id)
    if (!call) throw new Error(`no call ${id} waits; waiting: ${this.open.map((each) => each.id).join(', ') || 'none'}`)
    this.settleLater(call, outcome, payload, 0)
  }

  /** Continues calls that are still open when the host reopens the app. */
  revive(stored: readonly StoredCall[]): void {
    for (const call of stored.filter(({ method }) => METHODS[method].person)) {
      this.open.push(call)
      if (call.outcome !== 'ask' && call.outcome !== 'silent') this.settleLater(call, call.outcome, call.rule?.payload)
    }
  }

  /** Open calls that survive the page. */
  stored(): StoredCall[] {
    return this.open.map(({ closures: _, give: __, ...stored }) => stored)
  }

  /** Drops all open calls. */
  drop(): void {
    this.open = []
  }

  /** Delivers a channel message to the subscribers; false if there are none. */
  channelMessage(message: unknown): boolean {
    for (const listener of this.listeners) listener(message)
    return this.listeners.length > 0
  }

  private subscribe({ callback }: Readonly<Record<string, unknown>>, closures: Closures | undefined): void {
    const { toPage } = this.options
    const about = { kind: 'event', method: 'channel' } as const
    this.listeners.push((message) => {
      if (closures) toPage.close(closures.ok, message, about)
      else toPage.call(String(callback), message, about)
    })
  }

  private settleLater(call: OpenCall, outcome: Outcome, payload: unknown, delay = delayOf(call, outcome)): void {
    if (outcome === 'late' && METHODS[call.method].person) this.giveBack(call)
    setTimeout(() => {
      this.settle(call, outcome, payload).catch((error: unknown) => {
        // An error of the simulator itself; must not look like a silent host.
        console.error('host simulator', error)
      })
    }, delay)
  }

  /** Closes the host's screen without a response. */
  private giveBack({ method }: OpenCall): void {
    if (!METHODS[method].person) return
    this.options.visibility.hide()
    setTimeout(() => this.options.visibility.show(), CLOSING)
  }

  private async settle(call: OpenCall, outcome: Outcome, payload: unknown): Promise<void> {
    const isDue = () => this.open.some(({ id }) => id === call.id)
    if (!isDue()) return
    const answer = await this.responseOf(call, outcome, payload)
    if (!isDue()) return
    if (METHODS[call.method].person && outcome !== 'late') {
      this.options.visibility.show()
      await new Promise((resolve) => setTimeout(resolve, CLOSING))
    }
    this.open = this.open.filter(({ id }) => id !== call.id)
    this.reply(call, outcome, answer)
    if (outcome === 'twice') setTimeout(() => this.reply(call, outcome, answer), ECHO)
  }

  private async responseOf(call: OpenCall, outcome: Outcome, payload: unknown): Promise<Answer> {
    const { method, request, give } = call
    const { phone, toPage } = this.options
    // A browser has its devices even if a rule, made for a host, lets them be absent.
    const failing = outcome === 'absent' ? 'fail' : outcome
    if (call.asks && failing === 'denied') phone.memory.permissions[call.asks] = 'denied'
    if (isFailing(failing)) {
      const refusal = new Refusal(failureResponse(method, failing, payload))
      if (method === 'stopRecording') phone.recorder.fail(refusal)
      return { ok: false, payload: refusal.answer }
    }
    if (outcome === 'malformed') return { ok: true, payload: payload ?? METHODS[method].malformed ?? true }
    const refused = this.refusedByPermission(method)
    if (refused) return { ok: false, payload: refused }
    try {
      const done = give ? give() : await BEHAVIOURS[method](request, phone, toPage.callNamed)
      return { ok: true, payload: payload === undefined ? done : payload }
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, payload: error.answer }
      throw error
    }
  }

  /** The permission that the user is asked for at this call. */
  private promptFor(method: HostMethod): PermissionName | undefined {
    // The recorder shows no prompt; its error makes the page request the permission (section 9).
    const own = method === 'startRecording' ? undefined : METHODS[method].permission
    const permission = method === 'requestPermission' ? 'microphone' : own
    return permission && this.options.phone.memory.permissions[permission] === 'prompt' ? permission : undefined
  }

  private refusedByPermission(method: HostMethod): unknown {
    const { permission } = METHODS[method]
    if (!permission) return undefined
    const { permissions } = this.options.phone.memory
    const setting = permissions[permission]
    if (setting === 'granted') return undefined
    if (setting === 'prompt' && permission !== 'microphone') {
      permissions[permission] = 'granted' satisfies (typeof permissions)[PermissionName]
      return undefined
    }
    return failureResponse(method, 'denied', undefined, setting !== 'denied-forever')
  }

  private reply(call: OpenCall, outcome: Outcome, { ok, payload }: Answer): void {
    const { method, closures, reply, rule, at, id } = call
    const { toPage } = this.options
    const about = { kind: 'answer', method, call: id, ms: Date.now() - at } as const
    if (closures) {
      toPage.close(ok ? closures.ok : closures.fail, payload, about, rule?.encoding)
    } else if (reply) {
      // Functions named by the specification receive the data itself, others the envelope of section 4.
      const isNamed = METHODS[method].reply === reply
      const sent = isNamed || !ok || outcome === 'malformed' ? payload : { code: 0, message: 'success', data: payload }
      toPage.call(reply, sent, about, rule?.encoding)
    }
  }
}

function replyOf({ method, request, closures }: IncomingCall): string {
  if (closures || METHODS[method].silent) return ''
  return METHODS[method].reply ?? (typeof request.callback === 'string' ? request.callback : '')
}

/** Delay of the response, ms. */
function delayOf({ method, rule, request }: StoredCall, outcome: Outcome): number {
  const { person, patience } = METHODS[method]
  const given = rule?.delayMs
  if (outcome !== 'late') return given ?? (person ? PERSON_DELAY : DEVICE_DELAY)
  // Whatever the delay: the app has given up before.
  const late = LATE + (given ?? 0)
  if (person) return CLOSING + INTERRUPTED + late
  const { connectTimeout } = request
  return (typeof connectTimeout === 'number' ? connectTimeout : patience) + late
}
