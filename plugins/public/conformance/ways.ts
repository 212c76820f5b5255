import type { HostMethod } from '#src/host'
import type { CaseWay, Variant } from './types'

const MESSAGING = ['messaging-android', 'messaging-ios'] as const
const PARTNER = ['partner-android', 'partner-ios'] as const

/** The three columns of wire.md 'Hosts', written down once more: the bridge's own table is checked against this one. */
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

/** Variants by the way that a method goes in them. */
export function variantsByWay(method: HostMethod): readonly (readonly [CaseWay, readonly Variant[]])[] {
  const [messaging, partner, browser] = WAYS[method]
  const found = new Map<CaseWay, Variant[]>()
  const add = (way: CaseWay, variants: readonly Variant[]) => found.set(way, [...(found.get(way) ?? []), ...variants])
  add(messaging, MESSAGING)
  add(partner, PARTNER)
  add(browser, ['browser'])
  return [...found]
}

/** Variants in which a method goes this way. */
export const variantsOf = (method: HostMethod, way: CaseWay): readonly Variant[] =>
  variantsByWay(method).find(([each]) => each === way)?.[1] ?? []

/** Which way a method goes in a variant. */
export const wayIn = (method: HostMethod, variant: Variant): CaseWay =>
  variantsByWay(method).find(([, variants]) => variants.includes(variant))?.[0] ?? 'none'

export const isPartner = (variant: Variant): boolean => PARTNER.some((each) => each === variant)
