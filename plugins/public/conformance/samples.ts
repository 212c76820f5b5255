import type { HostMethod, HostRequest } from '#platform/host'

/** A call with the response of a host and the resulting data. */
interface Sample<M extends HostMethod> {
  readonly request: HostRequest<M>
  /** Data of a success, as a native host or the SDK sends it. */
  readonly answer: unknown
  /** Expected data of a success; fields not listed here are not checked. */
  readonly data: unknown
}

const LOCATION = {
  status: '0',
  city: 'Foshan',
  district: 'Nanhai',
  province: 'Guangdong',
  address: '1 Ceramics Road',
  latitude: 23.0218,
  longitude: 113.1219,
}
const UPLOADED = { isComplete: '0', message: 'success', response: '{"code":200}' }
const ADDRESS = 'https://example.com/file'
/** One-pixel image that needs no file in the host. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Placeholder for the token of the user signed in where the case runs. */
const TOKEN = '{token}'
const UPLOAD = {
  path: PIXEL,
  uploadUrl: '/cm/api/systemMgr/uploadImg',
  headers: { Authorization: TOKEN },
}
const nothing = { request: {}, answer: null, data: null } as const

/** A minimal call of every method. */
export const SAMPLES: { readonly [M in HostMethod]: Sample<M> } = {
  getLoginInfo: { request: {}, answer: { loginName: 'rep01' }, data: { loginName: 'rep01' } },
  pickPhoto: {
    request: { maxCount: 2 },
    answer: [
      { path: '/storage/a.jpg', size: 1200 },
      { path: '/storage/b.png', size: 800 },
      { path: '/storage/c.png', size: 1 },
    ],
    data: [
      { path: '/storage/a.jpg', name: 'picture0.jpg', size: 1200, type: 'image/jpeg' },
      { path: '/storage/b.png', name: 'picture1.png', size: 800, type: 'image/png' },
    ],
  },
  takePhoto: {
    request: {},
    answer: [{ path: '/storage/a.jpg', size: 1200 }],
    data: [{ path: '/storage/a.jpg', name: 'picture0.jpg', size: 1200, type: 'image/jpeg' }],
  },
  getLocation: { request: {}, answer: LOCATION, data: LOCATION },
  selectFile: {
    request: {},
    answer: { fileName: 'offer.pdf', size: '2048', suffix: 'pdf', fileUrl: '/storage/offer.pdf' },
    data: { fileName: 'offer.pdf', size: 2048, suffix: 'pdf', fileUrl: '/storage/offer.pdf' },
  },
  upload: {
    request: UPLOAD,
    answer: UPLOADED,
    data: { isComplete: '0', message: 'success', response: { code: 200 } },
  },
  multiUpload: {
    request: { files: [UPLOAD] },
    answer: [UPLOADED],
    data: [{ isComplete: '0', message: 'success', response: { code: 200 } }],
  },
  startRecording: {
    request: { maxDuration: 5 },
    answer: { localAudioId: 'audio-1', duration: 5, path: '/storage/audio-1.amr', size: 8000 },
    data: { localAudioId: 'audio-1', duration: 5, path: '/storage/audio-1.amr', size: 8000 },
  },
  stopRecording: nothing,
  playAudio: { ...nothing, request: { localAudioId: 'https://example.com/audio.mp3' } },
  stopAudio: { ...nothing, request: { localAudioId: 'audio-1' } },
  downloadAudio: {
    request: { localAudioId: 'audio-1' },
    answer: { path: '/storage/audio-1.amr' },
    data: { path: '/storage/audio-1.amr' },
  },
  scanCode: { request: {}, answer: 'METER-0001', data: { text: 'METER-0001' } },
  scanCard: {
    request: {},
    answer: { name: 'Li Na', duty: 'Buyer', tel: '13800000000', path: '/storage/card.jpg' },
    data: { name: 'Li Na', duty: 'Buyer', tel: '13800000000', path: '/storage/card.jpg' },
  },
  pickContact: {
    request: {},
    answer: { name: 'Li Na', phone: '13800000000' },
    data: { name: 'Li Na', phone: '13800000000' },
  },
  addContact: {
    request: { name: 'Li Na', phone: '13800000000' },
    answer: { name: 'Li Na', phone: '13800000000' },
    data: { name: 'Li Na', phone: '13800000000' },
  },
  copyText: { ...nothing, request: { text: 'copied' } },
  share: { request: { text: 'shared' }, answer: null, data: 'shared' },
  previewFile: { ...nothing, request: { url: ADDRESS } },
  openSettings: { ...nothing, request: { page: 'app' } },
  keepScreenOn: { ...nothing, request: { on: false } },
  getAppInfo: { request: {}, answer: { version: '5.2.0' }, data: { version: '5.2.0' } },
  getStatusBarHeight: { request: {}, answer: 24, data: 24 },
  sendChannelMessage: { ...nothing, request: { channel: 'conformance', type: 'probe' } },
  openWebView: { ...nothing, request: { url: ADDRESS } },
  requestPermission: { ...nothing, request: { permission: 'RECORD_AUDIO' } },
  getUserInfo: { request: { tmpToken: 'tmp' }, answer: { data: { userName: 'Li Na' } }, data: {} },
  playVideo: { ...nothing, request: { url: ADDRESS } },
  showNativeMessage: { ...nothing, request: { text: 'a message' } },
  hideStatusBar: nothing,
  returnToNativeApp: nothing,
  openNativeMainPage: nothing,
  closeWebView: nothing,
}
