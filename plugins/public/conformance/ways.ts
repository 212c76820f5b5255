import type { HostMethod } from '#platform/host'
import type { CaseWay, Variant } from './types'

const MESSAGING = ['messaging-android', 'messaging-ios'] as const
const PARTNER = ['partner-android', 'partner-ios'] as const

/** The three columns of wire.md 'Hosts'; duplicated on purpose, to check the bridge's own table against it. */
const WAYS: { readonly [M in HostMethod]: readonly [messaging: CaseWay, partner: CaseWay, browser: CaseWay] } = {
  getLoginInfo: ['native', 'none', 'none'],
  pickPhoto: ['sdk', 'native', 'web'],
  takePhoto: ['sdk', 'native', 'web'],
  getLocation: ['native', 'native', 'web'],
  selectFile: ['own', 'own', 'web'],
  upload: ['native', 'native', 'web'],
  multiUpload: ['native', 'native', 'web'],
  startRecording: ['native', 'native', 'web'],
  stopRecording: ['native', 'native', 'web'],
  playAudio: ['own', 'own', 'web'],
  stopAudio: ['own', 'own', 'web'],
  downloadAudio: ['own', 'own', 'web'],
  scanCode: ['sdk', 'native', 'web'],
  scanCard: ['sdk', 'native', 'none'],
  pickContact: ['sdk', 'native', 'web'],
  addContact: ['native', 'native', 'none'],
  copyText: ['sdk', 'own', 'web'],
  share: ['sdk', 'own', 'web'],
  previewFile: ['sdk', 'own', 'web'],
  openSettings: ['sdk', 'own', 'web'],
  keepScreenOn: ['sdk', 'own', 'web'],
  getAppInfo: ['sdk', 'own', 'web'],
  getStatusBarHeight: ['sdk', 'own', 'web'],
  sendChannelMessage: ['sdk', 'own', 'web'],
  openWebView: ['sdk', 'own', 'web'],
  requestPermission: ['own', 'own', 'web'],
  getUserInfo: ['web', 'web', 'web'],
  playVideo: ['none', 'none', 'web'],
  showNativeMessage: ['none', 'own', 'none'],
  hideStatusBar: ['none', 'own', 'none'],
  returnToNativeApp: ['own', 'own', 'none'],
  openNativeMainPage: ['own', 'own', 'none'],
  closeWebView: ['sdk', 'own', 'none'],
}

/** Variants grouped by the way in which they offer a method. */
export function variantsByWay(method: HostMethod): readonly (readonly [CaseWay, readonly Variant[]])[] {
  const [messaging, partner, browser] = WAYS[method]
  const found = new Map<CaseWay, Variant[]>()
  const add = (way: CaseWay, variants: readonly Variant[]) => found.set(way, [...(found.get(way) ?? []), ...variants])
  add(messaging, MESSAGING)
  add(partner, PARTNER)
  add(browser, ['browser'])
  return [...found]
}

/** Variants that offer a method in this way. */
export const variantsOf = (method: HostMethod, way: CaseWay): readonly Variant[] =>
  variantsByWay(method).find(([each]) => each === way)?.[1] ?? []

/** Way in which a variant offers a method. */
export const wayIn = (method: HostMethod, variant: Variant): CaseWay =>
  variantsByWay(method).find(([, variants]) => variants.includes(variant))?.[0] ?? 'none'

export const isPartner = (variant: Variant): boolean => PARTNER.some((each) => each === variant)
