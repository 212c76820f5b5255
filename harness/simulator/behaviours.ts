import type { HostMethod } from '#platform/host'
import type { Phone } from './Phone'
import { positionAt } from './position'
import { failureResponse, Refusal } from './refusal'

type Request = Readonly<Record<string, unknown>>

/** Result of a call without a rule; throws a `Refusal` if the phone's state does not allow it. */
export type Behaviour = (request: Request, phone: Phone, callName: (name: unknown, payload: unknown) => void) => unknown

const nothing: Behaviour = () => null

const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)

const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** A place in Nanhai, Foshan, near the first persona's leads. GCJ-02 */
const POSITION = {
  status: '0',
  province: '广东省',
  city: '佛山市',
  district: '南海区',
  address: '桂城街道南海大道北 50 号',
  latitude: 23.0354,
  longitude: 113.1437,
  accuracy: 12,
  mock: false,
}

const DOCUMENT = { fileName: 'layout-plan.pdf', size: 48_213, suffix: 'pdf' }

export const BEHAVIOURS: Readonly<Record<HostMethod, Behaviour>> = {
  getLoginInfo: (_request, phone) => phone.loginInfo(),
  pickPhoto: ({ maxCount }, phone) => phone.memory.media.photos.slice(0, number(maxCount, 1)),
  takePhoto: (_request, phone) => phone.nextPhoto(),
  getLocation: (_request, { memory }) => ({ ...POSITION, ...positionAt(memory, Date.now()), timestamp: Date.now() }),
  selectFile: (_request, phone) => {
    const path = `${phone.folder()}/${DOCUMENT.fileName}`
    phone.memory.files.push({ path, type: 'application/pdf', size: DOCUMENT.size })
    return { ...DOCUMENT, fileUrl: path }
  },
  upload: (request, phone, callName) => phone.upload(request, (percent) => callName(request.callback, percent)),
  multiUpload: async ({ files, callback }, phone, callName) => {
    const results: object[] = []
    for (const file of Array.isArray(files) ? files : [])
      results.push(await phone.upload(file, (percent) => callName(callback, percent)))
    return results
  },
  startRecording: ({ maxDuration }, phone) => phone.recorder.start(number(maxDuration, 300)),
  stopRecording: (_request, phone) => phone.recorder.end(),
  playAudio: ({ localAudioId, playListener }, phone, callName) => {
    phone.play(text(localAudioId), () => callName(playListener, { event: 'ended' }))
    return null
  },
  stopAudio: (_request, phone) => {
    phone.stopPlaying()
    return null
  },
  downloadAudio: ({ localAudioId }, phone) => ({ path: phone.recording(text(localAudioId)).path }),
  scanCode: (_request, phone) => ({ text: phone.nextScan() }),
  scanCard: (_request, phone) => phone.memory.media.card,
  pickContact: () => ({ name: '黄丽', phone: '13800138000', company: '佛山市南海陶瓷有限公司' }),
  addContact: ({ name, phone, company }) => ({ name, phone, company }),
  copyText: (request, phone) => {
    phone.memory.clipboard = text(request.text)
    return null
  },
  share: () => 'shared',
  previewFile: nothing,
  openSettings: nothing,
  keepScreenOn: nothing,
  getAppInfo: (_request, { memory }) => ({
    appName: memory.scenario.host === 'partner' ? 'GreatGas' : 'icome',
    appVersion: memory.device.hostVersion,
    system: memory.device.os,
  }),
  getStatusBarHeight: (_request, { memory }) => ({ height: memory.device.statusBarHeight }),
  sendChannelMessage: (request, phone) => {
    phone.announce(request)
    return null
  },
  openWebView: (_request, phone) => {
    phone.show('channel')
    return null
  },
  requestPermission: (_request, { memory }) => {
    const { microphone } = memory.permissions
    if (microphone === 'denied' || microphone === 'denied-forever')
      throw new Refusal(failureResponse('requestPermission', 'denied', undefined, microphone === 'denied'))
    memory.permissions.microphone = 'granted'
    return null
  },
  getUserInfo: nothing,
  playVideo: nothing,
  showNativeMessage: nothing,
  hideStatusBar: nothing,
  returnToNativeApp: (_request, phone) => {
    phone.show('main-page')
    return null
  },
  openNativeMainPage: (_request, phone) => {
    phone.show('main-page')
    return null
  },
  closeWebView: (_request, phone) => {
    phone.show('main-page')
    return null
  },
}
