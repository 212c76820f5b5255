import type { ReplyName } from '#base/config'
import type { HostMethod } from '#platform/host'
import type { Device, HostName, PermissionName } from './types'

/* Methods of the hosts by wire.md 'Hosts'. Deliberately not taken from the app's own tables, because a shared table
   could not reveal errors in the adapter. */

export interface MethodSpec {
  /** Hosts whose native object has the method. */
  readonly native: readonly HostName[]
  /** Global function for native responses; by default the function named in the request (`callback`). */
  readonly reply?: ReplyName
  /** `plugin.action` of the messaging app's SDK. */
  readonly sdk?: string
  /** First host version with the method. */
  readonly since?: Partial<Readonly<Record<HostName, number>>>
  /** Opens a host screen over the page. */
  readonly person?: true
  readonly permission?: PermissionName
  /** Time-out of the app, ms; not used for interactive calls. */
  readonly patience: number
  /** The response that fits no schema; by default `true`. */
  readonly malformed?: unknown
  /** Has no response of its own; ends a recording, whose call then receives its response. */
  readonly silent?: true
}

const BOTH = ['messaging-app', 'partner'] as const
const PARTNER = ['partner'] as const
const DEVICE = 10_000
const UPLOAD = 30_000
/** Available since version 2 of either host. */
const SECOND = { 'messaging-app': 2, partner: 2 }

const device = (sdk?: string): MethodSpec => ({
  native: sdk ? PARTNER : BOTH,
  patience: DEVICE,
  ...(sdk && { sdk }),
})

export const METHODS: Readonly<Record<HostMethod, MethodSpec>> = {
  // On iOS its handler identifies a native host, so the partner's page has it, too, but never calls it.
  getLoginInfo: { native: BOTH, reply: 'getLoginInfo', patience: 8000 },
  pickPhoto: {
    native: PARTNER,
    reply: 'goPhotoLibrary',
    sdk: 'media.chooseImage',
    person: true,
    permission: 'storage',
    patience: 0,
  },
  takePhoto: {
    native: PARTNER,
    reply: 'goPhoto',
    sdk: 'media.chooseImage',
    person: true,
    permission: 'camera',
    patience: 0,
  },
  getLocation: { native: BOTH, reply: 'getQDLocationInfo', permission: 'location', patience: DEVICE },
  selectFile: { native: BOTH, person: true, permission: 'storage', patience: 0 },
  upload: { native: BOTH, reply: 'goUpload', patience: UPLOAD },
  multiUpload: { native: BOTH, reply: 'goMultiUpload', since: SECOND, patience: UPLOAD },
  startRecording: {
    native: BOTH,
    reply: 'goRecord',
    since: { partner: 3 },
    permission: 'microphone',
    patience: 310_000,
  },
  stopRecording: { native: BOTH, since: { partner: 3 }, silent: true, patience: DEVICE },
  playAudio: { native: BOTH, patience: DEVICE },
  stopAudio: { native: BOTH, patience: DEVICE },
  downloadAudio: { native: BOTH, patience: DEVICE },
  scanCode: {
    native: PARTNER,
    reply: 'scanResult',
    sdk: 'scan.code',
    // Any text may be that of a code.
    malformed: '',
    person: true,
    permission: 'camera',
    patience: 0,
  },
  scanCard: {
    native: PARTNER,
    reply: 'scanResult',
    sdk: 'scan.card',
    since: SECOND,
    person: true,
    permission: 'camera',
    patience: 0,
  },
  pickContact: {
    native: PARTNER,
    reply: 'chooseContact',
    sdk: 'contact.choose',
    person: true,
    permission: 'contacts',
    patience: 0,
  },
  addContact: { native: BOTH, reply: 'addContact', person: true, permission: 'contacts', patience: 0 },
  copyText: device('device.copyText'),
  share: { ...device('share.share'), person: true, patience: 0 },
  previewFile: device('view.previewFile'),
  openSettings: device('device.openSettings'),
  keepScreenOn: { ...device('device.keepScreenOn'), since: SECOND },
  getAppInfo: { ...device('device.getAppInfo'), since: SECOND, patience: 200 },
  getStatusBarHeight: { ...device('device.getStatusBarHeight'), since: SECOND },
  sendChannelMessage: { ...device('device.sendChannelMessage'), since: SECOND },
  openWebView: device('view.openWebView'),
  requestPermission: { native: BOTH, person: true, patience: 0 },
  getUserInfo: { native: [], patience: 20_000 },
  playVideo: { native: [], patience: DEVICE },
  showNativeMessage: { native: PARTNER, patience: DEVICE },
  hideStatusBar: { native: PARTNER, patience: DEVICE },
  returnToNativeApp: { native: BOTH, patience: DEVICE },
  openNativeMainPage: { native: BOTH, patience: DEVICE },
  closeWebView: device('view.close'),
}

const names = Object.keys(METHODS) as readonly HostMethod[]

/** The method with this name on the wire. */
export const methodNamed = (name: string): HostMethod | undefined => names.find((method) => method === name)

/** All methods of an SDK action: one picker serves camera and album. */
export const methodsBehind = (action: string): readonly HostMethod[] =>
  names.filter((name) => METHODS[name].sdk === action)

/** All `[plugin, action]` pairs of the SDK. */
export const SDK_ACTIONS: readonly (readonly [plugin: string, action: string])[] = [
  ...new Set(names.flatMap((name) => METHODS[name].sdk ?? [])),
].map((text) => {
  const [plugin = '', action = ''] = text.split('.')
  return [plugin, action]
})

export interface TargetHost extends Pick<Device, 'hostVersion' | 'missing'> {
  readonly host: HostName
}

/** True if that host version has the method in its native object or SDK, regardless of rules. */
export function isOffered(
  method: HostMethod,
  by: 'native' | 'sdk',
  { host, hostVersion, missing }: TargetHost,
): boolean {
  const { native, sdk, since } = METHODS[method]
  const isThere = by === 'sdk' ? sdk !== undefined && host === 'messaging-app' : native.includes(host)
  return isThere && Number.parseFloat(hostVersion) >= (since?.[host] ?? 0) && !missing.includes(method)
}
