import type { EVENT_NAMES, HostMethod, ReplyName } from '#src/host'
import type { Fault } from '../backend/faults'
import type { DataSet } from '../backend/store'

/*
 * The host simulator's public face (`window.hostSim`, `/simulated.html?s=…`). Buttons of a console, scenario addresses and
 * Playwright all speak it; what interfaces.md names is spelt as there, the rest is ours.
 */

export type HostName = 'messaging-app' | 'partner' | 'browser'
export type Os = 'android' | 'ios' | 'desktop'
export type PermissionName = 'camera' | 'microphone' | 'location' | 'contacts' | 'storage'
/** 'prompt': nobody was asked yet, and the person says yes; 'denied' may be asked again, 'denied-forever' may not. */
export type PermissionSetting = 'granted' | 'denied' | 'denied-forever' | 'prompt'

/**
 * How a call ends.
 * - 'fail': code −1 with the host's words, which `payload` replaces; 'cancel': the person turned back; 'denied'; 'no-file': −2.
 * - 'silent': never; 'late': after the call's own time-out; 'twice': the same answer two times.
 * - 'malformed': an answer that fits no schema; `payload` replaces it.
 * - 'absent': the host has no such method (a lookup that finds nothing is the call that counts).
 * - 'ask': waits for `answer(callId, …)`.
 */
export type Outcome =
  | 'success'
  | 'fail'
  | 'cancel'
  | 'denied'
  | 'no-file'
  | 'silent'
  | 'late'
  | 'twice'
  | 'malformed'
  | 'absent'
  | 'ask'

/**
 * How a payload travels. 'object': a raw literal; 'json': JSON text in quotes; 'double': JSON text of JSON text; 'percent':
 * percent-encoded JSON text; 'naive': JSON between quotes without escaping; 'raw': the payload, a text, is the source itself.
 */
export type Encoding = 'object' | 'json' | 'double' | 'percent' | 'naive' | 'raw'

export type RuleId = string
export type CallId = string

/** Changes how calls of a method end. The latest rule that is due acts. */
export interface Rule {
  readonly method: HostMethod
  /** Only the nth call from now on, from 1; with `times`: so many from the nth on. */
  readonly nth?: number
  /** Only so many calls. */
  readonly times?: number
  /** Before the answer. ms */
  readonly delayMs?: number
  readonly then: Outcome
  /** Data of a success, words of a failure. */
  readonly payload?: unknown
  /** Ours: another spelling than the OS's. */
  readonly encoding?: Encoding
}

export interface Device {
  /** Which native object there is; a change counts from the next load of the page. */
  readonly os: Os
  /** What `icome.version` and the app info say; below 2 some methods are missing (`methods.ts`). */
  readonly hostVersion: string
  /** CSS px. */
  readonly statusBarHeight: number
  /**
   * CSS px: top, right, bottom, left. A page cannot set `env(safe-area-inset-*)`: kept and shown here, applied by whoever
   * drives the browser (e2e fixture: `Emulation.setSafeAreaInsetsOverride`).
   */
  readonly safeArea: readonly [number, number, number, number]
  readonly theme: 'light' | 'dark' | 'auto'
  readonly locale: string
  /** The host's text zoom, 1 = none. Chromium follows it in mobile emulation only. */
  readonly fontScale: number
  /** Ours: the SDK's script comes at once, after `slowMs`, fails to load, or never comes. */
  readonly sdk: 'ready' | 'slow' | 'blocked' | 'never'
  /** Ours: the native object is there before the page, `slowMs` after it, once the script of the bridge has run, or never. */
  readonly bridge: 'injected' | 'late' | 'script' | 'never'
  /** ms */
  readonly slowMs: number
  /** Ours: methods that this host lacks. */
  readonly missing: readonly HostMethod[]
}

export interface Photo {
  /** Path in the host, or `data:` address. */
  readonly path: string
  readonly name: string
  readonly size: number
  readonly type: string
}

export interface Card {
  readonly name: string
  readonly duty: string
  readonly tel: string
  readonly path: string
}

export interface Media {
  /** Texts of the codes that the next scans read, in turn; the last one stays. */
  readonly scans: readonly string[]
  readonly card: Card
  /** What the camera and the album give. */
  readonly photos: readonly Photo[]
  /** Browser: 'silence' is put in front of Chromium's own device, which is a tone or a file by its flags. */
  readonly microphone: 'tone' | 'silence' | 'file'
  /** Recordings and playback of the native hosts run so many times faster. */
  readonly segmentClock: number
}

export interface NetworkChange {
  readonly offline?: boolean
  /** On top of every call of the page. ms */
  readonly latencyMs?: number
  /** Uploads of the host stop at that part, 0…1; null: not any more. */
  readonly stallUploadAt?: number | null
}

export interface PendingCall {
  readonly id: CallId
  readonly method: HostMethod
  /** ms since the epoch. */
  readonly at: number
  readonly outcome: Outcome
}

export interface SimState {
  readonly host: HostName
  readonly scenario: Scenario
  readonly device: Device
  readonly permissions: Readonly<Record<PermissionName, PermissionSetting>>
  readonly rules: readonly (Rule & { readonly id: RuleId; readonly seen: number; readonly fired: number })[]
  readonly pending: readonly PendingCall[]
  readonly media: Media
  readonly network: Readonly<Required<NetworkChange>>
  readonly pane: Pane
  /** Text that the page copied into the host's clipboard. */
  readonly clipboard: string
  readonly recording: boolean
  readonly playing: string | null
}

/** One thing that happened between page and host. */
export interface LogRow {
  /** From 1, over reloads. */
  readonly n: number
  /** ms since the epoch. */
  readonly at: number
  /** 'call': page → host; 'answer' and 'event': host → page; 'nav': the web view itself. */
  readonly kind: 'call' | 'answer' | 'event' | 'nav'
  /** Method, callback, or lifecycle event. */
  readonly method: string
  /** As it travelled: what the page passed, or the source text that the host evaluated. */
  readonly wire: unknown
  readonly decoded: unknown
  /** Calls: how it ends. Answers and events: 'delivered', 'lost' (no such function), 'threw', 'syntax' (text that does not parse). */
  readonly result: string
  /** Answers: since the call. */
  readonly ms?: number
  readonly encoding?: Encoding
  /** Calls and answers: the call. */
  readonly call?: CallId
}

export interface LogFilter {
  readonly kind?: LogRow['kind']
  readonly method?: string
  readonly result?: string
  /** Rows behind that one. */
  readonly after?: number
}

export type CallbackName = ReplyName | (typeof EVENT_NAMES)[number]
export type LifecycleEvent =
  | 'background'
  | 'resume'
  /** The host ends the web view: the page is gone, calls with a person in them are answered after 'restore'. */
  | 'kill'
  /** Opens the app again after 'kill'; the same as 'resume' for a page that lives. */
  | 'restore'
  /** Ends the recording that runs, and holds the microphone until 'resume'. */
  | 'phone-call'
  /** The system ends the page in the background and the host loads it anew at once; answers that were due are gone. */
  | 'low-memory'
  | 'back-gesture'
  | 'back-button'
export type Pane = 'app' | 'main-page' | 'todo-app' | 'channel'

/** How the app is opened; what is left out is the host's own way. */
export interface Launch {
  /** Behind the `#`. */
  readonly path: string
  /** More parameters, before the `#`. */
  readonly params?: Readonly<Record<string, string>>
  /** `rep01` … `rep05`. */
  readonly persona?: string
  /** 'host': login info, auth code or link, as the host does; 'stored': of an earlier visit; 'none': nobody. */
  readonly signIn?: 'host' | 'ticket' | 'link' | 'stored' | 'none'
}

/** Methods of `HostSim` that change something, but for those that begin anew. */
export type StepCall =
  | 'rule'
  | 'unrule'
  | 'answer'
  | 'emit'
  | 'device'
  | 'permission'
  | 'keyboard'
  | 'lifecycle'
  | 'media'
  | 'post'
  | 'network'
  | 'pane'
  | 'persona'

interface StepOf<C extends StepCall> {
  readonly call: C
  /** As `hostSim[call]` takes them. `answer` may name a method instead of a call: that of it which waits longest. */
  readonly with: Readonly<Parameters<HostSim[C]>>
  /** Only once the log has such a row; one that an earlier step waited for does not count again. Waits as long as it takes. */
  readonly when?: LogFilter
  /** After that, or after the step before. ms */
  readonly afterMs?: number
}

/** One thing that happens to the app. */
export type Step = { readonly [C in StepCall]: StepOf<C> }[StepCall]

/** A situation as one document. */
export interface Scenario {
  readonly v: 1
  readonly title?: string
  readonly host: HostName
  readonly os: Os
  readonly hostVersion?: string
  readonly device?: Partial<Device>
  readonly launch?: Launch
  readonly permissions?: Partial<Readonly<Record<PermissionName, PermissionSetting>>>
  readonly rules?: readonly Rule[]
  /** For the backend simulator (`POST /__sim/faults`), before the app's first call. */
  readonly faults?: readonly Fault[]
  /**
   * Size and seed of the tester's own store in the backend simulator (cookie `sim`, made when there is none), which starts
   * afresh with them before the app's first call. Without a backend simulator: a row `data` in the log, and nothing else.
   */
  readonly data?: Partial<DataSet>
  readonly media?: Partial<Media>
  readonly network?: NetworkChange
  /** Instant at which the page's clock starts. ISO 8601 */
  readonly clock?: string
  /**
   * What happens then, in this order, from the app's first page on (`ready`, and an element with `data-route`). They go on
   * over pages that they end themselves, and run once: not again after a reload. A 'nav' row `steps` in the log says how
   * they ended: 'done', or the step that failed and why, which is the last one.
   */
  readonly steps?: readonly Step[]
}

/**
 * `window.hostSim`. interfaces.md has `record`, `export` and `plugins` besides, which are left out: they serve the QA
 * console (recording of steps, switching areas off in a framed app) and come with it.
 *
 * Its state outlives the app: in sessionStorage when the page is top-level, in the parent frame otherwise. Opening the
 * address starts the scenario afresh; a reload or a restore goes on where it was.
 */
export interface HostSim {
  /** The host is set up: objects, scripts, permissions, data, faults. Rejects with what the backend simulator refuses. */
  readonly ready: Promise<void>
  state(): SimState
  /** Opens the app in another situation; resolves before the page is left. */
  load(scenario: Scenario): Promise<void>
  /** Rules, device, permissions, media, network, log as the scenario has them; answers that are due are dropped. Steps do not run again. */
  reset(): void
  rule(rule: Rule): RuleId
  unrule(id: RuleId): void
  /** Ends a call that a rule keeps waiting ('ask'). */
  answer(callId: CallId, outcome: Outcome, payload?: unknown): void
  /** Calls a global function of the page as the host does. */
  emit(callback: CallbackName, payload?: unknown, how?: { readonly encoding?: Encoding }): void
  device(change: Partial<Device>): void
  permission(name: PermissionName, state: PermissionSetting): void
  /** `height` in CSS px, 300 by default. */
  keyboard(open: boolean, height?: number): void
  /** Resolves once it has happened; where the page is left, before it is. */
  lifecycle(event: LifecycleEvent): Promise<void>
  media(change: Partial<Media>): void
  /** A channel message to the page. */
  post(channel: string, type: string, payload: unknown): void
  /** Somebody else opens the app, over the same data; steps that are left go on. Resolves before the page is left. */
  persona(id: string): Promise<void>
  /** Shows a page of the host over the app, or the app again. */
  pane(show: Pane): void
  network(change: NetworkChange): void
  log(filter?: LogFilter): LogRow[]
  /** The first row of the log, there or still to come, that fits; rejects after `ms` (5000). */
  waitFor(filter: LogFilter, ms?: number): Promise<LogRow>
}

declare global {
  interface Window {
    hostSim?: HostSim
  }
}
