import type { HostMethod } from '#src/host'
import type { KnownRule } from './RuleBook'
import type { StepsPosition } from './runSteps'
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
  Rule,
  Scenario,
} from './types'

/** A file of the simulated phone; its bytes are made when they are uploaded. */
export interface PhoneFile {
  readonly path: string
  readonly type: string
  readonly size: number
  /** Recordings. s */
  readonly duration?: number
  /** `localAudioId` of a recording. */
  readonly id?: string
}

/** A call whose answer is due, as far as it outlives its page. */
export interface StoredCall {
  readonly id: CallId
  readonly method: HostMethod
  readonly request: Readonly<Record<string, unknown>>
  readonly at: number
  readonly outcome: Outcome
  readonly rule: Rule | null
  /** Global function that answers; '' where it is a closure of the page's, or nothing. */
  readonly reply: string
}

/** What the simulated phone remembers, as plain JSON: the state of the host, which is older than any page of it. */
export interface Memory {
  /** The text behind `?s=` that made it. */
  key: string
  scenario: Scenario
  device: Device
  permissions: Record<PermissionName, PermissionSetting>
  media: Media
  network: Required<NetworkChange>
  rules: readonly KnownRule[]
  log: readonly LogRow[]
  files: PhoneFile[]
  pending: StoredCall[]
  /** Numbers given out so far. */
  calls: number
  clipboard: string
  pane: Pane
  /** The page's clock ahead of the browser's. ms */
  clockOffset: number
  /** What the next page of the app is: one that the host opened again by itself, with or without the answers that were due. */
  next: 'fresh' | 'reopened' | 'revived'
  /** Address of the page that was ended. */
  address: string
  steps: StepsPosition
}

/** 99 bytes: teal over grey. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAAKklEQVR42mPgy2umKWIYtWDUglELRi0gwoJPX77SFI1aMGrBqAWjFhCBABgKx0xyHSScAAAAAElFTkSuQmCC'

const CURRENT_VERSION = '2.0'

function deviceOf({ os, hostVersion = CURRENT_VERSION, device }: Scenario): Device {
  return {
    hostVersion,
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

const MEDIA: Media = {
  scans: ['https://meter.example/b/G25-0042'],
  card: { name: '刘洋', duty: '设备经理', tel: '13500135000', path: PICTURE },
  photos: [
    { path: PICTURE, name: 'IMG_0001.png', size: 99, type: 'image/png' },
    { path: PICTURE, name: 'IMG_0002.png', size: 99, type: 'image/png' },
    { path: PICTURE, name: 'IMG_0003.png', size: 99, type: 'image/png' },
  ],
  microphone: 'tone',
  segmentClock: 1,
}

/** What the phone is at the start of a scenario. */
export function memoryOf(scenario: Scenario, key: string): Memory {
  return {
    key,
    scenario,
    device: deviceOf(scenario),
    permissions: {
      camera: 'granted',
      microphone: 'granted',
      location: 'granted',
      contacts: 'granted',
      storage: 'granted',
      ...scenario.permissions,
    },
    media: { ...MEDIA, ...scenario.media },
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
    steps: { next: 0, seen: 0 },
  }
}

const NAME = 'hostSim.memory'
/** Rows that are kept over a reload. */
const KEPT_ROWS = 400

/** Where the memory outlives the page: the frame around it, else the tab's storage. */
interface Keeper {
  read(): string | null
  write(text: string): void
}

function keeperOf(view: Window): Keeper {
  const { parent, sessionStorage } = view
  if (parent === view) {
    return { read: () => sessionStorage.getItem(NAME), write: (text) => sessionStorage.setItem(NAME, text) }
  }
  const place = parent as unknown as Record<string, unknown>
  return {
    read: () => (typeof place[NAME] === 'string' ? place[NAME] : null),
    write: (text) => {
      place[NAME] = text
    },
  }
}

/** What an earlier page of this tab or frame left. */
export function readMemory(view: Window): Memory | undefined {
  const text = keeperOf(view).read()
  // Written by this very file, in this tab.
  return text === null ? undefined : (JSON.parse(text) as Memory)
}

export function writeMemory(view: Window, memory: Memory): void {
  const write = (log: Memory['log']) => keeperOf(view).write(JSON.stringify({ ...memory, log }))
  try {
    write(memory.log.slice(-KEPT_ROWS))
  } catch {
    // The tab's storage is full: rows with huge payloads are worth less than the phone.
    write([])
  }
}
