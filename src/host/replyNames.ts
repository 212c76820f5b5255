/**
 * Global functions through which a host answers calls (section 7; `goPhotoLibrary` is our name for 'photo library
 * selections'). The inline boot script installs them together with those of the events, so this file stays small.
 */
export const REPLY_NAMES = [
  'goPhoto',
  'goPhotoLibrary',
  'goUpload',
  'goMultiUpload',
  'goRecord',
  'scanResult',
  'chooseContact',
  'addContact',
  'getLoginInfo',
  'getQDLocationInfo',
] as const
export type ReplyName = (typeof REPLY_NAMES)[number]

/** Global functions through which a host tells of events (section 7, spelt as there). */
export const EVENT_NAMES = [
  'goBack',
  'refreshWorkbench',
  'openKeybord',
  'closeKeybord',
  'openThirdParty',
  'gotoDetailPermission',
  'nativeError',
] as const
