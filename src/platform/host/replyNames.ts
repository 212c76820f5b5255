/**
 * Global functions through which a host answers calls (section 7; `goPhotoLibrary` is our name for 'photo library
 * selections'). Part of the inline boot script, so this file must stay small.
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

/** Global functions through which a host reports events (section 7, original spelling). */
export const EVENT_NAMES = [
  'goBack',
  'refreshWorkbench',
  'openKeybord',
  'closeKeybord',
  'openThirdParty',
  'gotoDetailPermission',
  'nativeError',
] as const
