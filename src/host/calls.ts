/** What can be asked of a host: request and result of every method (sections 1, 3, 7; what they leave open: ours, wire.md). */
type Nothing = Record<never, never>

/** Where the device is: GCJ-02, metres, ms since the epoch (section 3; `accuracy`, `timestamp`, `mock` are ours). */
export interface HostLocation {
  readonly status: string
  readonly city: string
  readonly district: string
  readonly province: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  /** m; absent: accuracy unknown. */
  readonly accuracy?: number
  /** ms since the epoch. */
  readonly timestamp?: number
  /** The device says that the position is made up. */
  readonly mock?: boolean
}

/** A picture that was taken or chosen. */
export interface HostPhoto {
  /** Path in the host, `data:` or `blob:` address. */
  readonly path: string
  /** `picture` + index from 0 + suffix (section 3). */
  readonly name: string
  /** Bytes; 0 where the host does not say. */
  readonly size: number
  /** MIME type. */
  readonly type: string
  /** The picture itself, where the page already holds it. */
  readonly file?: Blob
}

/** Section 3, uploaded file result. */
export interface HostFile {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly suffix: string
  /** Path in the host or `blob:` address until it is uploaded. */
  readonly fileUrl: string
  readonly file?: Blob
}

/** Section 3, bridge file-upload request. */
export interface HostUpload {
  /** Path in the host, or the file itself where the page holds it. */
  readonly path: string | Blob
  readonly uploadUrl: string
  /** `file` by default. */
  readonly fileKey?: string
  /** `post` by default. */
  readonly method?: 'post' | 'put'
  readonly headers?: Readonly<Record<string, string>>
  /** ms without progress, 30,000 by default. */
  readonly connectTimeout?: number
}

/** Section 3, bridge file-upload result. */
export interface HostUploaded {
  readonly isComplete: '0'
  readonly message: string
  /** What the upload address answered, decoded where it was JSON. */
  readonly response: unknown
}

/** A recorded stretch of at most `maxDuration` (section 4; fields: ours). */
export interface HostSegment {
  readonly localAudioId: string
  /** s */
  readonly duration: number
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly file?: Blob
}

/** Section 3, contact result; `company` is ours. */
export interface HostContact {
  readonly name: string
  readonly phone: string
  readonly company?: string
}

/** Section 3, business-card scan result. */
export interface HostCard {
  readonly name: string
  readonly duty: string
  readonly tel: string
  readonly path: string
}

export interface HostChannelMessage {
  readonly channel: string
  readonly type: string
  readonly payload?: unknown
}

export interface HostCalls {
  /** Section 4: who is signed in; the answer's login fields are unparsed. */
  getLoginInfo: { request: Nothing; result: unknown }
  /** Images only, at most `maxCount` of them (1 by default; section 5). */
  pickPhoto: { request: { readonly maxCount?: number }; result: readonly HostPhoto[] }
  takePhoto: { request: Nothing; result: readonly HostPhoto[] }
  /** `maximumAge`: oldest fix that is good enough, ms; 0 (default) asks for a fresh one. */
  getLocation: { request: { readonly maximumAge?: number }; result: HostLocation }
  selectFile: { request: { readonly accept?: string }; result: HostFile }
  upload: { request: HostUpload; result: HostUploaded }
  multiUpload: { request: { readonly files: readonly HostUpload[] }; result: readonly HostUploaded[] }
  /** Records one segment of at most `maxDuration` s (300); settles when it has ended. `createRecorder` strings them together. */
  startRecording: { request: { readonly maxDuration?: number }; result: HostSegment }
  /** Ends the segment that is being recorded; that one's call gives it. */
  stopRecording: { request: Nothing; result: null }
  /** Plays a recording of the host's, or an address; what played before stops. */
  playAudio: { request: { readonly localAudioId: string }; result: null }
  stopAudio: { request: { readonly localAudioId?: string | undefined }; result: null }
  downloadAudio: { request: { readonly localAudioId: string }; result: { readonly path: string } }
  scanCode: { request: Nothing; result: { readonly text: string } }
  scanCard: { request: Nothing; result: HostCard }
  pickContact: { request: Nothing; result: HostContact }
  addContact: { request: HostContact; result: HostContact }
  copyText: { request: { readonly text: string }; result: null }
  share: {
    request: { readonly title?: string; readonly text?: string; readonly url?: string }
    /** 'copied': there was nothing to share with, it is in the clipboard. */
    result: 'shared' | 'copied'
  }
  /** `source` 3 by default (section 7). */
  previewFile: { request: { readonly url: string; readonly name?: string; readonly source?: number }; result: null }
  openSettings: { request: { readonly page: 'location' | 'app' }; result: null }
  keepScreenOn: { request: { readonly on: boolean }; result: null }
  /** null after 200 ms without an answer (section 8). */
  getAppInfo: { request: Nothing; result: Readonly<Record<string, unknown>> | null }
  /** CSS px; 0 unless the host reports one. */
  getStatusBarHeight: { request: Nothing; result: number }
  sendChannelMessage: { request: HostChannelMessage; result: null }
  /** Section 7, web-view opener. */
  openWebView: {
    request: { readonly url: string; readonly showWebViewToolbar?: 0 | 1; readonly withCredentials?: boolean }
    result: null
  }
  requestPermission: { request: { readonly permission: 'RECORD_AUDIO' }; result: null }
  /** Section 7, gateway: the response goes straight to the caller. */
  getUserInfo: {
    request: { readonly tmpToken: string; readonly env?: 'DEV' | 'FAT' | 'UAT' | 'PROD' }
    result: unknown
  }
  playVideo: { request: { readonly url: string }; result: null }
  showNativeMessage: { request: { readonly text: string }; result: null }
  hideStatusBar: { request: Nothing; result: null }
  returnToNativeApp: { request: Nothing; result: null }
  openNativeMainPage: { request: Nothing; result: null }
  closeWebView: { request: Nothing; result: null }
}

export type HostMethod = keyof HostCalls
export type HostRequest<M extends HostMethod> = HostCalls[M]['request']
export type HostData<M extends HostMethod> = HostCalls[M]['result']

/** Every method, in the order of wire.md; the compiler refuses a list that lacks one. */
const NAMES: { readonly [M in HostMethod]: true } = {
  getLoginInfo: true,
  pickPhoto: true,
  takePhoto: true,
  getLocation: true,
  selectFile: true,
  upload: true,
  multiUpload: true,
  startRecording: true,
  stopRecording: true,
  playAudio: true,
  stopAudio: true,
  downloadAudio: true,
  scanCode: true,
  scanCard: true,
  pickContact: true,
  addContact: true,
  copyText: true,
  share: true,
  previewFile: true,
  openSettings: true,
  keepScreenOn: true,
  getAppInfo: true,
  getStatusBarHeight: true,
  sendChannelMessage: true,
  openWebView: true,
  requestPermission: true,
  getUserInfo: true,
  playVideo: true,
  showNativeMessage: true,
  hideStatusBar: true,
  returnToNativeApp: true,
  openNativeMainPage: true,
  closeWebView: true,
}

// `Object.keys` of a record of the methods.
export const HOST_METHODS = Object.keys(NAMES) as readonly HostMethod[]
