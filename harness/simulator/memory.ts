import type { Language } from '#base/config'
import type { HostMethod } from '#platform/host'
import type { Fault } from '../backend/faults'
import { noPages, type OwnHistory } from './ownHistory'
import { moveTo, type Track } from './position'
import type { StoredRule } from './RuleBook'
import type { StepsPosition } from './runSteps'
import { type WriteValue, writePlainly } from './storage'
import type {
  CallId,
  Device,
  LogRow,
  Media,
  NetworkChange,
  Outcome,
  Pane,
  PermissionName,
  PermissionSetting,
  Position,
  RecordedRows,
  Rule,
  Scenario,
  Step,
  StorageState,
} from './types'

/** A file of the simulated phone; its bytes are generated when it is uploaded. */
export interface PhoneFile {
  readonly path: string
  readonly type: string
  readonly size: number
  /** Duration of a recording. s */
  readonly duration?: number
  /** `localAudioId` of a recording. */
  readonly id?: string
  /** Of a recording of the chosen sound: its name, and the second at which the recording begins. */
  readonly heard?: { readonly name: string; readonly from: number }
}

/** An open call, reduced to the part that survives its page. */
export interface StoredCall {
  readonly id: CallId
  readonly method: HostMethod
  readonly request: Readonly<Record<string, unknown>>
  readonly at: number
  readonly outcome: Outcome
  readonly rule: Rule | null
  /** The permission that the user is asked for before it. */
  readonly asks?: PermissionName
  /** Global function for the response; '' for a closure or no response. */
  readonly reply: string
}

/** What exports say about the app of a page. */
interface AppFacts {
  readonly version: string
  readonly commit: string
  /** That the app shows; undefined while there is no app. */
  readonly language?: Language | undefined
}

/** State of the simulated phone as plain JSON; survives pages. */
export interface Memory {
  /** What in the query created it: name or text of the scenario, and its run. */
  key: string
  scenario: Scenario
  device: Device
  /** That the app showed before the device had a language; undefined if there was no app. */
  ownLanguage: Language | undefined
  permissions: Record<PermissionName, PermissionSetting>
  media: Media
  /** Number of photos that the camera has taken of its set. */
  taken: number
  /** Number of codes that were scanned. */
  scanned: number
  network: Required<NetworkChange>
  rules: readonly StoredRule[]
  log: readonly LogRow[]
  files: PhoneFile[]
  pending: StoredCall[]
  /** Number of calls so far. */
  calls: number
  clipboard: string
  pane: Pane
  /** Offset of the page's clock. ms */
  clockOffset: number
  /**
   * Kind of the next page: opened normally, opened for another persona, or reopened by the host, with or without the
   * due responses.
   */
  next: 'fresh' | 'switched' | 'reopened' | 'revived'
  /** Address of the ended page. */
  address: string
  /** Of the app on that page; undefined while there is a page of the app. */
  ended: AppFacts | undefined
  /** Where the phone goes back to, if it is in a frame. */
  readonly pages: OwnHistory
  steps: StepsPosition
  position: Position | undefined
  /** Where the phone goes; `startedAt` ms since the epoch. */
  track: Track | undefined
  storage: StorageState
  /** Faults that the scenario and the tester have set. */
  faults: readonly Fault[]
  recorded: Recorded | undefined
  isRecordingSteps: boolean
  /** Identifies this start of the phone in exports. */
  session: string
}

/** A session as recorded so far. */
export interface Recorded {
  /** State of the phone when recording began. */
  readonly start: Scenario
  readonly steps: readonly Step[]
  /** The last row of the log that a step waited for. */
  readonly seen: number
  readonly rows: RecordedRows
}

/** Images of 99 bytes: teal, brown and blue over grey. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAAKklEQVR42mPgy2umKWIYtWDUglELRi0gwoJPX77SFI1aMGrBqAWjFhCBABgKx0xyHSScAAAAAElFTkSuQmCC'
const PICTURE_2 =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAAKklEQVR4nGPcEszJQEvAOGrBqAWjFoxaQIQFT5+/HrVg1IJRC0YtGGgLAM4hLW1rTFV2AAAAAElFTkSuQmCC'
const PICTURE_3 =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAAKklEQVR4nGN0tjjFQEvAOGrBqAWjFoxaQIQFT5+/HrVg1IJRC0YtGGgLACYVL+mJd3FhAAAAAElFTkSuQmCC'

const CURRENT_VERSION = '2.0'

function deviceOf({ os, hostVersion = CURRENT_VERSION, device }: Scenario): Device {
  return {
    hostVersion,
    frame: [390, 844],
    // Section 7: 0 outside iOS.
    statusBarHeight: os === 'ios' ? 44 : 0,
    safeArea: [0, 0, 0, 0],
    theme: 'auto',
    locale: '',
    fontScale: 1,
    sdk: 'ready',
    bridge: 'injected',
    slowMs: 1000,
    missing: [],
    ...device,
    os: device?.os ?? os,
  }
}

/** What camera, scanner and microphone give by default. */
export const MEDIA: Media = {
  scans: ['https://meter.example/b/G25-0042'],
  card: { name: '刘洋', duty: '设备经理', tel: '13500135000', path: PICTURE },
  photos: [
    { path: PICTURE, name: 'IMG_0001.png', size: 99, type: 'image/png' },
    { path: PICTURE_2, name: 'IMG_0002.png', size: 99, type: 'image/png' },
    { path: PICTURE_3, name: 'IMG_0003.png', size: 99, type: 'image/png' },
  ],
  microphone: 'tone',
  segmentClock: 1,
}

/** Initial state of the phone for a scenario. */
export function memoryOf(scenario: Scenario, key: string): Memory {
  const place: Pick<Memory, 'position' | 'track'> = { position: undefined, track: undefined }
  moveTo(place, scenario.position)
  return {
    key,
    scenario,
    device: deviceOf(scenario),
    ownLanguage: undefined,
    permissions: {
      camera: 'granted',
      microphone: 'granted',
      location: 'granted',
      contacts: 'granted',
      storage: 'granted',
      ...scenario.permissions,
    },
    media: { ...MEDIA, ...scenario.media },
    taken: 0,
    scanned: 0,
    network: { offline: false, latencyMs: 0, stallUploadAt: null, ...scenario.network },
    rules: [],
    log: [],
    files: [],
    pending: [],
    calls: 0,
    clipboard: '',
    pane: 'app',
    clockOffset: 0,
    next: 'fresh',
    address: '',
    ended: undefined,
    pages: noPages(),
    steps: { next: 0, seen: 0, done: 0, isLooking: false },
    ...place,
    storage: { full: false, isPrivate: false, ...scenario.storage },
    faults: scenario.faults ?? [],
    recorded: undefined,
    isRecordingSteps: false,
    session: Math.random().toString(36).slice(2, 10),
  }
}

/**
 * Faults that a scenario begins with after the tester has set more; null removes all. Holding the next answer, whatever
 * it is, is a moment and no condition: at the next start it would hold another answer.
 */
export function faultsAfter(known: readonly Fault[], added: readonly Fault[] | null): readonly Fault[] {
  return added
    ? [...known, ...added.filter(({ hold, path, nth }) => !hold || path !== undefined || nth === undefined)]
    : []
}

/** The fields of a fault in one order: that of the back end is not that of the tester. */
const fieldsOf = (fault: Fault) => JSON.stringify(Object.entries(fault).sort())
export const isSameFault = (one: Fault, other: Fault): boolean => fieldsOf(one) === fieldsOf(other)

/** Faults that a scenario begins with after some were removed, one for each. */
export function faultsWithout(known: readonly Fault[], removed: readonly Fault[]): readonly Fault[] {
  return removed.reduce<readonly Fault[]>((left, fault) => {
    const at = left.findIndex((each) => isSameFault(each, fault))
    return left.filter((_, index) => index !== at)
  }, known)
}

const NAME = 'hostSim.memory'
/** Number of log rows stored across a reload. */
const MAX_ROWS = 400

/** Storage that survives the page: the parent frame if there is one, else the tab's session storage. */
interface Keeper {
  read(): string | null
  write(text: string): void
}

function keeperOf(view: Window, write: WriteValue = writePlainly): Keeper {
  const { parent, sessionStorage } = view
  if (parent === view) {
    return { read: () => sessionStorage.getItem(NAME), write: (text) => write(sessionStorage, NAME, text) }
  }
  // Several phones may be in one page.
  const name = `${NAME} ${view.name}`
  return {
    read: () => {
      const text: unknown = Reflect.get(parent, name)
      return typeof text === 'string' ? text : null
    },
    write: (text) => void Reflect.set(parent, name, text),
  }
}

/** State stored by an earlier page of this tab or frame. */
export function readMemory(view: Window): Memory | undefined {
  const text = keeperOf(view).read()
  // Written by this module in this tab.
  return text === null ? undefined : (JSON.parse(text) as Memory)
}

/** `write`: writes although the phone refuses what the app stores. */
export function writeMemory(view: Window, memory: Memory, write?: WriteValue): void {
  const keep = (log: Memory['log']) => keeperOf(view, write).write(JSON.stringify({ ...memory, log }))
  try {
    keep(memory.log.slice(-MAX_ROWS))
  } catch {
    // Storage is full: drop the log, whose payloads may be huge, and store the phone's state.
    keep([])
  }
}
