import type { HostMethod } from '#platform/host'

interface Named {
  readonly name: string
}

/** Field of a method's request with its initial value. */
export type Parameter =
  | (Named & { readonly kind: 'text' | 'number'; readonly initial: string })
  | (Named & { readonly kind: 'switch'; readonly initial: boolean })
  | (Named & { readonly kind: 'choice'; readonly options: readonly string[]; readonly initial: string })
  /** Object or array as JSON; '' leaves the field out. */
  | (Named & { readonly kind: 'json'; readonly initial: string })
  /** The file picked last, or a path in the host. */
  | (Named & { readonly kind: 'file'; readonly initial: '' })
  /** The last recording, or a URL. */
  | (Named & { readonly kind: 'audio'; readonly initial: '' })

const text = (name: string, initial = ''): Parameter => ({ name, kind: 'text', initial })
const number = (name: string, initial: string): Parameter => ({ name, kind: 'number', initial })
const toggle = (name: string, initial: boolean): Parameter => ({ name, kind: 'switch', initial })
const choice = (name: string, ...options: readonly [string, ...string[]]): Parameter => ({
  name,
  kind: 'choice',
  options,
  initial: options[0],
})
const json = (name: string, initial = ''): Parameter => ({ name, kind: 'json', initial })
const file = (name: string): Parameter => ({ name, kind: 'file', initial: '' })
const audio: Parameter = { name: 'localAudioId', kind: 'audio', initial: '' }

/** Upload URL for photos of leads and visits (wire.md 'Clients'). */
const UPLOAD_URL = '/cm/api/systemMgr/uploadImg'
const PAGE = 'https://www.example.com/'
const PERSON = [text('name', 'Li Na'), text('phone', '13800138000'), text('company', 'Nanhai Ceramics')]

/** Parameters of every bridge method, with harmless initial values. */
export const PARAMETERS: { readonly [M in HostMethod]: readonly Parameter[] } = {
  getLoginInfo: [],
  pickPhoto: [number('maxCount', '3')],
  takePhoto: [],
  getLocation: [number('maximumAge', '0')],
  selectFile: [text('accept')],
  upload: [
    file('path'),
    text('uploadUrl', UPLOAD_URL),
    text('fileKey', 'file'),
    choice('method', 'post', 'put'),
    json('headers', '{}'),
  ],
  multiUpload: [json('files', JSON.stringify([{ path: '', uploadUrl: UPLOAD_URL }], undefined, 2))],
  startRecording: [number('maxDuration', '10')],
  stopRecording: [],
  playAudio: [audio],
  stopAudio: [audio],
  downloadAudio: [audio],
  scanCode: [],
  scanCard: [],
  pickContact: [],
  addContact: PERSON,
  copyText: [text('text', 'Hello from the device page')],
  share: [text('title', 'Device page'), text('text', 'Hello'), text('url', PAGE)],
  previewFile: [text('url', PAGE), text('name'), number('source', '3')],
  openSettings: [choice('page', 'app', 'location')],
  keepScreenOn: [toggle('on', true)],
  getAppInfo: [],
  getStatusBarHeight: [],
  sendChannelMessage: [text('channel', 'demo'), text('type', 'demo.hello'), json('payload', '{ "n": 1 }')],
  openWebView: [text('url', PAGE), choice('showWebViewToolbar', '1', '0'), toggle('withCredentials', false)],
  requestPermission: [choice('permission', 'RECORD_AUDIO')],
  getUserInfo: [text('tmpToken'), choice('env', 'FAT', 'DEV', 'UAT', 'PROD')],
  playVideo: [text('url', `${PAGE}video.mp4`)],
  showNativeMessage: [text('text', 'Hello from the device page')],
  hideStatusBar: [],
  returnToNativeApp: [],
  openNativeMainPage: [],
  closeWebView: [],
}
