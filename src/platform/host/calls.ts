/** Request and result of every host method (sections 1, 3, 7; our definition in wire.md where they are silent). */
type Nothing = Record<never, never>

/** Position of the device: GCJ-02, metres, ms since the epoch (section 3; `accuracy`, `timestamp`, `mock` are ours). */
export interface HostLocation {
  readonly status: string
  readonly city: string
  readonly district: string
  readonly province: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  /** m; absent if unknown. */
  readonly accuracy?: number
  /** ms since the epoch. */
  readonly timestamp?: number
  /** The device reports a mocked position. */
  readonly mock?: boolean
}

/** A photo taken or chosen by the user. */
export interface HostPhoto {
  /** Path in the host, `data:` or `blob:` address. */
  readonly path: string
  /** `picture` + index from 0 + suffix (section 3). */
  readonly name: string
  /** Bytes; 0 if the host does not report it. */
  readonly size: number
  /** MIME type. */
  readonly type: string
  /** The file itself, if the page already has it. */
  readonly file?: Blob
}

/** Section 3, uploaded file result. */
export interface HostFile {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly suffix: string
  /** Path in the host, or `blob:` address until uploaded. */
  readonly fileUrl: string
  readonly file?: Blob
}

/**
 * `others`: chosen at once with the first, where the chooser is the browser's; a host's own chooser returns one file.
 */
export interface HostFiles extends HostFile {
  readonly others?: readonly HostFile[]
}

/** Section 3, bridge file-upload request. */
export interface HostUpload {
  /** Path in the host, or the file itself if the page has it. */
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
  /** Response of the upload address; decoded if it was JSON. */
  readonly response: unknown
}

/** A recorded segment of at most `maxDuration` (section 4; fields: ours). */
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
  /** Section 4: login info; the fields of the response are unparsed. */
  getLoginInfo: { request: Nothing; result: unknown }
  /** Images only, at most `maxCount` of them (1 by default; section 5). */
  pickPhoto: { request: { readonly maxCount?: number }; result: readonly HostPhoto[] }
  takePhoto: { request: Nothing; result: readonly HostPhoto[] }
  /** `maximumAge`: oldest acceptable fix in ms; 0 (default) requests a new one. */
  getLocation: { request: { readonly maximumAge?: number }; result: HostLocation }
  selectFile: { request: { readonly accept?: string; readonly multiple?: boolean }; result: HostFiles }
  upload: { request: HostUpload; result: HostUploaded }
  multiUpload: { request: { readonly files: readonly HostUpload[] }; result: readonly HostUploaded[] }
  /** Records one segment of at most `maxDuration` s (300); settles when it ends. `createRecorder` joins segments. */
  startRecording: { request: { readonly maxDuration?: number }; result: HostSegment }
  /** Ends the current segment; it is returned by the call that started it. */
  stopRecording: { request: Nothing; result: null }
  /** Plays a host recording or an address; stops the current playback. */
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
    /** 'copied': sharing is unavailable, so the text is in the clipboard. */
    result: 'shared' | 'copied'
  }
  /** `source` 3 by default (section 7). */
  previewFile: { request: { readonly url: string; readonly name?: string; readonly source?: number }; result: null }
  openSettings: { request: { readonly page: 'location' | 'app' }; result: null }
  keepScreenOn: { request: { readonly on: boolean }; result: null }
  /** null if there is no response within 200 ms (section 8). */
  getAppInfo: { request: Nothing; result: Readonly<Record<string, unknown>> | null }
  /** CSS px; 0 if the host does not report one. */
  getStatusBarHeight: { request: Nothing; result: number }
  sendChannelMessage: { request: HostChannelMessage; result: null }
  /** Section 7, web-view opener. */
  openWebView: {
    request: { readonly url: string; readonly showWebViewToolbar?: 0 | 1; readonly withCredentials?: boolean }
    result: null
  }
  requestPermission: { request: { readonly permission: 'RECORD_AUDIO' }; result: null }
  /** Section 7, gateway: the response is passed to the caller unchanged. */
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

/** All methods in the order of wire.md; does not compile if one is missing. */
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

// The keys are exactly the methods (see NAMES).
/** Names of all methods of the bridge. */
export const HOST_METHODS = Object.keys(NAMES) as readonly HostMethod[]
