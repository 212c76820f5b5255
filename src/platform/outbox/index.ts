export { addressOf, detachFiles, hasFiles, isUpload, withAddresses, withStandIns } from './detachFiles'
export { deviceCode } from './deviceCode'
export { createDeviceStorage, createUploads, type DeviceStorage, provideDeviceCode } from './deviceStorage'
export type { Draft, Drafts } from './drafts/drafts'
export type { OfflineList, OfflineLists, OfflineRecords } from './offline/offlineCopies'
export type { EnteredContent, Outbox, OutgoingFile } from './queue/Outbox'
export { backoff, eventOf, type OutboxItem } from './queue/outboxItem'
export {
  fingerprintOf,
  randomKey,
  type Submission,
  SubmitKey,
  type Submitted,
  snapshotOf,
  submitOrQueue,
  type WaitsFor,
} from './queue/submit'
export {
  type Areas,
  type Attempted,
  type ComparedField,
  type CoreOutbox,
  type DeclaredCall,
  type FormAddress,
  needsPerson,
  outboxRoute,
  type RegisteredCall,
  type Whereabouts,
} from './queue/UserOutbox'
export {
  createUploadFile,
  PARALLEL_UPLOADS,
  type UploadDeps,
  type UploadFile,
  type UploadTarget,
} from './uploadFile'
