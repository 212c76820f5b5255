import type { EVENT_NAMES, Language, ReplyName } from '#base/config'
import type { HostMethod } from '#platform/host'
import type { Fault } from '../backend/faults'
import type { Wanted } from '../backend/spaces'

/* Public API of the host simulator (`window.hostSim`, `/simulated.html?s=…`), used by console buttons, scenario
   addresses and Playwright. Names are those of interfaces.md where it defines them, all others are ours. */

export type HostName = 'messaging-app' | 'partner' | 'browser'
export type Os = 'android' | 'ios' | 'desktop'
export type PermissionName = 'camera' | 'microphone' | 'location' | 'contacts' | 'storage'
/**
 * 'prompt': a call that needs it waits for `answer(callId, …)`, without a rule of its own; 'denied' may be requested
 * once more, 'denied-forever' may not.
 */
export type PermissionSetting = 'granted' | 'denied' | 'denied-forever' | 'prompt'

/**
 * Outcome of a call.
 * - 'fail': code −1 with the host's text, or `payload`; 'cancel': cancelled by the user; 'denied'; 'no-file': −2.
 * - 'silent': no response; 'late': after the call's time-out; 'twice': the same response two times.
 * - 'malformed': a response that fits no schema; `payload` replaces it.
 * - 'absent': the host lacks the method (a failed lookup counts as the call).
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
 * Encoding of a payload. 'object': a raw literal; 'json': quoted JSON text; 'double': JSON text of JSON text;
 * 'percent': percent-encoded JSON text; 'naive': JSON in quotes without escaping; 'raw': the payload is used as source
 * text.
 */
export type Encoding = 'object' | 'json' | 'double' | 'percent' | 'naive' | 'raw'

export type RuleId = string
export type CallId = string

/** Changes the outcome of a method's calls. The latest rule that is due applies. */
export interface Rule {
  readonly method: HostMethod
  /** Applies to the nth call from now only, from 1; with `times`: to that many from the nth on. */
  readonly nth?: number
  /** Number of calls it applies to. */
  readonly times?: number
  /** Delay of the response; of a late one after the time-out. ms */
  readonly delayMs?: number
  readonly then: Outcome
  /** Data of a success, text of a failure. */
  readonly payload?: unknown
  /** Ours: encoding other than the OS's. */
  readonly encoding?: Encoding
  /** Kept for later: it applies to no call. */
  readonly off?: true
}

export interface Device {
  /** Selects the native object; a change applies after the next load of the page. */
  readonly os: Os
  /** Value of `icome.version` and the app info; below 2 some methods are missing (`methods.ts`). */
  readonly hostVersion: string
  /** Size of the screen, CSS px: width, height. The console's frame and the journeys' window follow it. */
  readonly frame: readonly [number, number]
  /** CSS px. */
  readonly statusBarHeight: number
  /** CSS px: top, right, bottom, left. What style sheets read from `env(safe-area-inset-*)` (`deviceSheets.ts`). */
  readonly safeArea: readonly [number, number, number, number]
  readonly theme: 'light' | 'dark' | 'auto'
  readonly locale: string
  /** The host's text zoom, 1 = none: sizes and line heights of text, no other length (`deviceSheets.ts`). */
  readonly fontScale: number
  /** Ours: the SDK's script loads at once, after `slowMs`, fails, or never loads. */
  readonly sdk: 'ready' | 'slow' | 'blocked' | 'never'
  /** Ours: the native object exists before the page, `slowMs` after it, once the bridge script has run, or never. */
  readonly bridge: 'injected' | 'late' | 'script' | 'never'
  /** ms */
  readonly slowMs: number
  /** Ours: methods missing in this host. */
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

/** What the microphone hears. */
export interface Sound {
  /** `data:` address of an audio file, or its address on the server of the app. */
  readonly path: string
  readonly name: string
}

export interface Media {
  /** Texts of the next scanned codes in order; the last one repeats. */
  readonly scans: readonly string[]
  readonly card: Card
  /** Images of the album; the camera takes them in order, the last one repeats. */
  readonly photos: readonly Photo[]
  /**
   * 'file': `sound`; without one a tone. Native hosts record it as WAV, each segment from where the one before ended,
   * and from its beginning again when it ends; in a browser each recording begins with it. Else native recordings are
   * AMR without a sound. Browser: 'silence' replaces Chromium's device, which is a tone or a file depending on its
   * flags.
   */
  readonly microphone: 'tone' | 'silence' | 'file'
  readonly sound?: Sound
  /** Speed factor of the native hosts' recording and playback. */
  readonly segmentClock: number
}

export interface NetworkChange {
  readonly offline?: boolean
  /** Added to every call of the page. ms */
  readonly latencyMs?: number
  /** Uploads of the host and of the page stall at this fraction, 0…1; null: no stall. */
  readonly stallUploadAt?: number | null
}

/** A position of the phone. GCJ-02 */
export interface Position {
  readonly latitude: number
  readonly longitude: number
  /** m */
  readonly accuracy?: number
  /** The phone reports a mocked position. */
  readonly mock?: boolean
  readonly address?: string
}

/** A point of a track, and the time at which the phone passes it. s */
export interface TrackPoint extends Position {
  readonly at: number
}

/** What the phone's storage refuses. */
export interface StorageState {
  /** Nothing more can be written. */
  readonly full: boolean
  /** Private mode: nothing can be stored at all. */
  readonly isPrivate: boolean
}
/** Stores of a page; 'caches' are those of the app's service worker, too. */
export const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const
export interface StorageChange extends Partial<StorageState> {
  /** Clears one store, as a system does when space is short. */
  readonly evict?: (typeof STORES)[number]
}

/** A control or a text of the page as a user names it. */
export type Target =
  | {
      readonly role: string
      readonly name: string
      /** Inside the row or card of this record: `lead:L-000001`. */
      readonly within?: string
      /** Index among those that are alike, from 0. */
      readonly nth?: number
    }
  | { readonly text: string }

/** Where an export comes from. */
export interface Origin {
  readonly version: string
  readonly commit: string
  readonly host: string
  /** Identifies one start of the simulated phone. */
  readonly session: string
  /** ISO 8601 */
  readonly at: string
}

export interface PendingCall {
  readonly id: CallId
  readonly method: HostMethod
  /** ms since the epoch. */
  readonly at: number
  readonly outcome: Outcome
  /** Waits because of this permission, which the answer grants or denies. */
  readonly asks?: PermissionName
}

export interface SimState {
  readonly host: HostName
  readonly scenario: Scenario
  readonly device: Device
  /** That the app shows; undefined while there is no app. */
  readonly language: Language | undefined
  /** Of the page that the app shows, or that the host has ended, after the `#`. */
  readonly path: string
  readonly permissions: Readonly<Record<PermissionName, PermissionSetting>>
  readonly rules: readonly (Rule & { readonly id: RuleId; readonly seen: number; readonly fired: number })[]
  readonly pending: readonly PendingCall[]
  readonly media: Media
  readonly network: Readonly<Required<NetworkChange>>
  /** Undefined: the host's own place, or the browser's position. On a track, the point where the phone is now. */
  readonly position: Position | undefined
  /** The track that the phone follows. */
  readonly track: readonly TrackPoint[] | undefined
  readonly storage: StorageState
  /** Faults that the scenario and the tester have set. */
  readonly faults: readonly Fault[]
  readonly pane: Pane
  /** False in the background, during a phone call, and while a screen of the host is over the page. */
  readonly isVisible: boolean
  /** True once the host replaces the page: what is done now is lost with it. */
  readonly isLeaving: boolean
  /** Height of the keyboard, 0 while it is closed. CSS px */
  readonly keyboard: number
  /** Text that the page copied into the host's clipboard. */
  readonly clipboard: string
  readonly recording: boolean
  readonly playing: string | null
  /** Index of the scenario's next step. */
  readonly step: number
  /** The control or text of that step is looked for: it waits for no row any longer. */
  readonly isLooking: boolean
  /** Steps recorded so far; undefined if nothing was recorded. */
  readonly recorded: readonly Step[] | undefined
  readonly recordedRows: RecordedRows | undefined
  readonly isRecordingSteps: boolean
  readonly origin: Origin
}

/** One event between page and host. */
export interface LogRow {
  /** From 1, continued across reloads. */
  readonly n: number
  /** ms since the epoch. */
  readonly at: number
  /**
   * 'call': page → host; 'answer' and 'event': host → page; 'nav': the web view itself; 'problem': a call that is not
   * as declared; 'http': a request of the page that has ended, and before, if it hangs.
   */
  readonly kind: 'call' | 'answer' | 'event' | 'nav' | 'problem' | 'http'
  /** Method, callback, lifecycle event, or method and path of a request. */
  readonly method: string
  /** As transmitted: the page's argument, or the source text that the host evaluated. */
  readonly wire: unknown
  readonly decoded: unknown
  /**
   * Calls: outcome. Responses and events: 'delivered', 'lost' (function missing), 'threw', 'syntax' (text does not
   * parse). Requests: the status, or 'network', 'aborted'; one that hangs: 'stalled', or after 1 s without an answer
   * 'waiting'.
   */
  readonly result: string
  /** Responses and requests: ms since the call. */
  readonly ms?: number
  readonly encoding?: Encoding
  /** Calls and responses: id of the call. Requests: joins the rows of one that hung. */
  readonly call?: CallId
  /** Requests: the backend simulator has changed records. */
  readonly changed?: true
}

/** Result of the row `see` about Alt and a click on what cannot be expected. */
export const NO_TEXT = 'no text'

/** Where a step stands in the log. */
export interface StepPlace {
  /** The last row before it. */
  readonly done: number
  /** ms since the epoch. */
  readonly at: number
}

/** Rows of the log around recorded steps: a wait for a row can stand where the row occurred. */
export interface RecordedRows {
  /** The last row when recording began; 0 once another persona has begun a log of its own. */
  readonly from: number
  /** Of each step since then. */
  readonly steps: readonly (StepPlace & {
    /** The row that its `when` describes. */
    readonly when?: number
  })[]
  /** The last row when recording ended. */
  readonly to?: number
}

export interface LogFilter {
  readonly kind?: LogRow['kind']
  readonly method?: string
  readonly result?: string
  /** Only rows after this number. */
  readonly after?: number
}

export type CallbackName = ReplyName | (typeof EVENT_NAMES)[number]
export type LifecycleEvent =
  | 'background'
  | 'resume'
  /** The host ends the web view: the page is unloaded, responses to interactive calls arrive after 'restore'. */
  | 'kill'
  /** Reopens the app after 'kill'; equals 'resume' for a live page. */
  | 'restore'
  /** Ends the current recording and holds the microphone until 'resume'. */
  | 'phone-call'
  /** The system ends the page in the background and the host reloads it at once; due responses are lost. */
  | 'low-memory'
  | 'back-gesture'
  | 'back-button'
  /** The server has a new version: files of the running one are gone. */
  | 'deploy'
export type Pane = 'app' | 'main-page' | 'todo-app' | 'channel'

/** How the app is opened; by default as the host does it. */
export interface Launch {
  /** Path after the `#`. */
  readonly path: string
  /** Additional parameters before the `#`. */
  readonly params?: Readonly<Record<string, string>>
  /** `rep01` … `rep05`. */
  readonly persona?: string
  /**
   * 'host': login info, auth code or link, depending on the host; 'stored': from an earlier visit; 'none': not signed
   * in.
   */
  readonly signIn?: 'host' | 'ticket' | 'link' | 'stored' | 'none'
  /** What an earlier visit has left in localStorage. */
  readonly stored?: Readonly<Record<string, string>>
}

/** Methods of `HostSim` that change something, except those that restart. */
export type StepCall =
  | 'tap'
  | 'fill'
  | 'see'
  | 'position'
  | 'storage'
  | 'faults'
  | 'release'
  | 'data'
  | 'put'
  | 'waitFor'
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
  | 'plugins'

interface StepOf<C extends StepCall> {
  readonly call: C
  /** Arguments of `hostSim[call]`. `answer` accepts a method instead of a call id: its oldest waiting call. */
  readonly with: Readonly<Parameters<HostSim[C]>>
  /** Waits, without a limit, for such a log row; rows that an earlier step waited for do not count. */
  readonly when?: LogFilter
  /** Rows from before the last step that did something do not count, either, for `when` or `waitFor`. */
  readonly since?: 'step'
  /** Delay after `when` or the previous step. ms */
  readonly afterMs?: number
}

/** One step of a scenario. */
export type Step = { readonly [C in StepCall]: StepOf<C> }[StepCall]

/** Ids of areas: true is on, false is off. */
export type Plugins = Readonly<Record<string, boolean>>

/** A complete test situation. */
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
   * Size, seed and time of the tester's own store in the backend simulator (cookie `sim`, created if missing), which is
   * reset with them before the app's first call. Without a backend simulator only a `data` row is logged.
   */
  readonly data?: Wanted
  readonly media?: Partial<Media>
  readonly network?: NetworkChange
  /** A point, or a track that starts with the app. */
  readonly position?: Position | readonly TrackPoint[]
  readonly storage?: Partial<StorageState>
  /** Areas that are switched off (false) from the start; all others are on. */
  readonly plugins?: Plugins
  /** Page of the host that is over the app's first page; default: none. */
  readonly pane?: Pane
  /** Height of the keyboard that is open over the app's first page. CSS px */
  readonly keyboard?: number
  /** Start of the page's clock. ISO 8601 */
  readonly clock?: string
  /**
   * Steps in order, starting with the app's first page (`ready`, and an element with `data-route`). They continue
   * across pages that they end, and run once, not after a reload. A 'nav' row `steps` in the log reports the end:
   * 'done', or the failed step with its reason, after which no step runs.
   */
  readonly steps?: readonly Step[]
  /** Of an exported scenario. */
  readonly origin?: Origin
}

/**
 * `window.hostSim`.
 *
 * Its state survives the app: in sessionStorage when the page is top-level, else in the parent frame. Opening the
 * address restarts the scenario; a reload or restore continues it.
 */
export interface HostSim {
  /** The host is set up: objects, scripts, permissions, data, faults. Rejects if the backend simulator refuses. */
  readonly ready: Promise<void>
  state(): SimState
  /** Opens the app in another scenario; resolves before the page unloads. */
  load(scenario: Scenario): Promise<void>
  /**
   * Resets rules, device, permissions, media, network, what is over the page and the log to the scenario; drops due
   * responses, ends a phone call. Steps are not repeated.
   */
  reset(): void
  /** Adds a rule, or puts it in place of one that there is; its calls are counted from now. */
  rule(rule: Rule, replaced?: RuleId): RuleId
  unrule(id: RuleId): void
  /** Ends a call that is waiting because of an 'ask' rule or a permission. */
  answer(callId: CallId, outcome: Outcome, payload?: unknown): void
  /** Calls a global function of the page like the host. */
  emit(callback: CallbackName, payload?: unknown, how?: { readonly encoding?: Encoding }): void
  /** Resolves once the app that runs has its language, if that is changed. */
  device(change: Partial<Device>): void | Promise<void>
  permission(name: PermissionName, state: PermissionSetting): void
  /** `height` in CSS px, 300 by default. */
  keyboard(open: boolean, height?: number): void
  /** Resolves after the event, or before it if the page unloads. */
  lifecycle(event: LifecycleEvent): Promise<void>
  media(change: Partial<Media>): void
  /** Sends a channel message to the page. */
  post(channel: string, type: string, payload: unknown): void
  /** Opens the app as another user with the same data; remaining steps continue. Resolves before the page unloads. */
  persona(id: string): Promise<void>
  /**
   * Switches areas off or on, as `PLUGINS_OFF` does in a build; the others do not change. The app restarts at its page
   * with the same data; remaining steps continue. Resolves before the page unloads. Only the list that the page's head
   * requests early is requested for an area that is off.
   */
  plugins(on: Plugins): Promise<void>
  /** Shows a page of the host over the app, or the app. */
  pane(show: Pane): void
  network(change: NetworkChange): void
  /** Moves the phone: to a point, along a track that starts now, or back to where it was by default. */
  position(where: Position | readonly TrackPoint[] | null): void
  storage(change: StorageChange): Promise<void>
  /** Sets faults of the backend simulator, besides those it has, or removes these; null removes all of them. */
  faults(faults: readonly Fault[] | null, how?: 'remove'): Promise<void>
  /** Sends the answers that faults with `hold` keep back. */
  release(): Promise<void>
  /**
   * Resets the back end's store, its faults and its log; another size, seed or time belongs to a store of this browser
   * (cookie `sim`, created if missing). The page stays as it is.
   */
  data(wanted?: Wanted): Promise<void>
  /** Changes a record of the back end; rejects if it no longer has the version that was read. */
  put(kind: string, id: string, record: object, version?: number): Promise<void>
  /** Taps a control of the page once it can be used; rejects after 10 s. */
  tap(target: Target): Promise<void>
  /** Replaces the text of a field, or selects the option. */
  fill(target: Target, text: string): Promise<void>
  /** Resolves once the page shows it; rejects after 10 s. */
  see(target: Target): Promise<void>
  /**
   * Starts to record what the tester does, in the app and through this object, as steps of a scenario that begins with
   * the present state and with the data, seeded anew for the present time of the back end; false ends it. While
   * recording, Alt and a click record that the text, or the control or picture of that name, is seen.
   */
  record(on: boolean): Promise<void>
  /**
   * The recorded session, or else the present state, as a document, as an address of the console, as a Playwright test
   * for `e2e/`; or the log.
   */
  export(kind: 'scenario' | 'url' | 'playwright' | 'log'): string
  log(filter?: LogFilter): LogRow[]
  /** The first existing or future log row that matches; rejects after `ms` (5000). */
  waitFor(filter: LogFilter, ms?: number): Promise<LogRow>
}

declare global {
  interface Window {
    hostSim?: HostSim
  }
}
