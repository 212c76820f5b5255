export { bringDeviceCode } from './bringDeviceCode'
export { type Attempted, backoff, eventOf } from './delivery'
export { addressOf, detachFiles, withAddresses, withStandIns } from './detachFiles'
export type { Draft, Drafts } from './drafts'
export { fingerprintOf, snapshotOf } from './fingerprint'
export { type CoreOutbox, createLazyOutbox, type KnownCall, type Whereabouts } from './LazyOutbox'
export {
  createForget,
  createLazyDrafts,
  createLazyOfflineLists,
  createLazyOfflineRecords,
  createLazyUploadFile,
  holdsRecordings,
  type LazyOfflineRecords,
} from './lazyOnDevice'
export type { OfflineList, OfflineLists } from './OfflineLists'
export type { EnteredContent, Outbox, OutgoingFile } from './Outbox'
export { needsPerson, outboxRoute } from './onScreen'
export type { OutboxItem } from './outboxItem'
export { type ComparedField, type FormAddress, type RepeatableCall, repeatableCall, repeatableForm } from './repeatable'
export { randomKey, SubmitKey } from './submitKey'
export { type Submission, type Submitted, submitOrQueue } from './submitOrQueue'
export { createUploadFile, type UploadDeps, type UploadFile, type UploadTarget } from './uploadFile'
export { PARALLEL_UPLOADS } from './uploadInOrder'
