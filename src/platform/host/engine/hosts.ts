import type { ReplyName } from '#base/config'
import type { HostMethod } from '../calls'
import type { HostKind } from '../HostBridge'
import { HOST_TEXTS } from '../HostResult'

/**
 * How a method is implemented in a host. Names of SDK plugins, actions and native methods are ours; remap them here for
 * a real host.
 */
export type Way =
  | { readonly way: 'sdk'; readonly plugin: string; readonly action: string }
  /**
   * `reply`: global function that the specification names for the response; without it the request carries the name
   * of a generated function. `absent`: failure text instead of 404 if the host lacks the method. `joins`: shares the
   * response of the call that is active in this channel.
   */
  | { readonly way: 'native'; readonly reply?: ReplyName; readonly absent?: string; readonly joins?: ReplyName }
  | { readonly way: 'web' }
  /** Not available in this host. */
  | { readonly way: 'none' }

const sdk = (plugin: string, action: string): Way => ({ way: 'sdk', plugin, action })
const native = (reply?: ReplyName): Way => (reply ? { way: 'native', reply } : { way: 'native' })
const web: Way = { way: 'web' }
const none: Way = { way: 'none' }

/** Common to both native hosts. */
const NATIVE = {
  getLocation: native('getQDLocationInfo'),
  selectFile: native(),
  upload: native('goUpload'),
  multiUpload: native('goMultiUpload'),
  playAudio: native(),
  stopAudio: native(),
  downloadAudio: native(),
  addContact: native('addContact'),
  requestPermission: native(),
  /** Through the gateway, in every host (section 7). */
  getUserInfo: web,
  /** No native host plays videos; the screen shows the dialog of section 8. */
  playVideo: none,
  returnToNativeApp: native(),
  openNativeMainPage: native(),
} as const satisfies Partial<Record<HostMethod, Way>>

/** The table of wire.md 'Hosts'. */
export const HOSTS: Readonly<Record<HostKind, Readonly<Record<HostMethod, Way>>>> = {
  'messaging-app': {
    ...NATIVE,
    getLoginInfo: native('getLoginInfo'),
    pickPhoto: sdk('media', 'chooseImage'),
    takePhoto: sdk('media', 'chooseImage'),
    startRecording: native('goRecord'),
    stopRecording: { way: 'native', joins: 'goRecord' },
    scanCode: sdk('scan', 'code'),
    scanCard: sdk('scan', 'card'),
    pickContact: sdk('contact', 'choose'),
    copyText: sdk('device', 'copyText'),
    keepScreenOn: sdk('device', 'keepScreenOn'),
    openSettings: sdk('device', 'openSettings'),
    getAppInfo: sdk('device', 'getAppInfo'),
    getStatusBarHeight: sdk('device', 'getStatusBarHeight'),
    sendChannelMessage: sdk('device', 'sendChannelMessage'),
    share: sdk('share', 'share'),
    previewFile: sdk('view', 'previewFile'),
    openWebView: sdk('view', 'openWebView'),
    closeWebView: sdk('view', 'close'),
    showNativeMessage: none,
    hideStatusBar: none,
  },
  partner: {
    ...NATIVE,
    /** The partner app signs in by auth code. */
    getLoginInfo: none,
    pickPhoto: native('goPhotoLibrary'),
    takePhoto: native('goPhoto'),
    /** Used if a newer version of the partner app has it. */
    startRecording: { way: 'native', reply: 'goRecord', absent: HOST_TEXTS.recordingNotSupported },
    stopRecording: { way: 'native', joins: 'goRecord', absent: HOST_TEXTS.notSupported },
    scanCode: native('scanResult'),
    scanCard: native('scanResult'),
    pickContact: native('chooseContact'),
    copyText: native(),
    keepScreenOn: native(),
    openSettings: native(),
    getAppInfo: native(),
    getStatusBarHeight: native(),
    sendChannelMessage: native(),
    share: native(),
    previewFile: native(),
    openWebView: native(),
    closeWebView: native(),
    showNativeMessage: native(),
    hideStatusBar: native(),
  },
  browser: {
    getLoginInfo: none,
    pickPhoto: web,
    takePhoto: web,
    getLocation: web,
    selectFile: web,
    upload: web,
    multiUpload: web,
    startRecording: web,
    stopRecording: web,
    playAudio: web,
    stopAudio: web,
    downloadAudio: web,
    scanCode: web,
    scanCard: none,
    pickContact: web,
    addContact: none,
    copyText: web,
    share: web,
    previewFile: web,
    openSettings: web,
    keepScreenOn: web,
    getAppInfo: web,
    getStatusBarHeight: web,
    sendChannelMessage: web,
    openWebView: web,
    requestPermission: web,
    getUserInfo: web,
    playVideo: web,
    showNativeMessage: none,
    hideStatusBar: none,
    returnToNativeApp: none,
    openNativeMainPage: none,
    closeWebView: none,
  },
}
