export { createBrowserHost } from './browserHost'
export { type DetectedHost, detectHost, type HostHints, waitFor } from './detect'
export type * from './HostBridge'
export { hostFailure } from './HostBridge'
