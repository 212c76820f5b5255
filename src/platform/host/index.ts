export {
  HOST_METHODS,
  type HostCalls,
  type HostCard,
  type HostContact,
  type HostData,
  type HostFile,
  type HostLocation,
  type HostMethod,
  type HostPhoto,
  type HostRequest,
  type HostSegment,
  type HostUpload,
  type HostUploaded,
} from './calls'
export { createHost, type Host } from './createHost'
export { blobOfDataAddress, hasAmrSuffix } from './dataAddress'
export { type DetectedHost, detectHost, type HostHints, waitFor } from './detect'
export { type FoundHost, findHost, followLink } from './findHost'
export type { HostBridge, HostCallOptions, HostKind, HostOs, InterruptedCall } from './HostBridge'
export {
  HOST_TEXTS,
  type HostError,
  type HostErrorCode,
  type HostErrorKind,
  type HostFailure,
  type HostResult,
  hostDone,
  hostFailure,
} from './HostResult'
export { chooseFiles } from './web/chooseFiles'
export { hold, release } from './web/held'
export { closeMedia, mediaFailure, openMedia } from './web/media'
export { type ScannerProps, type ScannerView, scanRequest } from './web/scanRequest'
export { HOST_TEXTS_AT, hostText } from './web/texts'

/** Work in a native host that waits for the first screen. */
export const loadAfterBoot = () => import('./afterBoot')
