import { downloadAudio, playAudio, stopAudio } from './audio'
import { pickContact } from './contact'
import { copyText } from './copyText'
import { getLocation } from './location'
import { openWebView, playVideo, previewFile } from './pages'
import { pickPhoto, selectFile, takePhoto } from './photos'
import { requestPermission, startRecording, stopRecording } from './recording'
import { scanCode } from './scanCode'
import { getUserInfo, openSettings, sendChannelMessage } from './settings'
import { share } from './share'
import { multiUpload, upload } from './upload'
import type { WebWays } from './WebWay'
import { keepScreenOn } from './wakeLock'

/** Browser implementations (wire.md 'Hosts', column browser); a method not listed here returns 404. */
export const webWays: WebWays = {
  pickPhoto,
  takePhoto,
  getLocation,
  selectFile,
  upload,
  multiUpload,
  startRecording,
  stopRecording,
  playAudio,
  stopAudio,
  downloadAudio,
  scanCode,
  pickContact,
  copyText,
  share,
  previewFile,
  openSettings,
  keepScreenOn,
  getAppInfo: async () => ({ ok: true, data: null }),
  getStatusBarHeight: async () => ({ ok: true, data: 0 }),
  sendChannelMessage,
  openWebView,
  requestPermission,
  getUserInfo,
  playVideo,
}
