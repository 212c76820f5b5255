export { bringDeviceCode } from './bringDeviceCode'
export { type Attempted, backoff, eventOf } from './delivery'
export { detachFiles, withStandIns } from './detachFiles'
export type { Draft, Drafts } from './drafts'
export { fingerprintOf, snapshotOf } from './fingerprint'
export { type CoreOutbox, createLazyOutbox, type KnownCall, type Whereabouts } from './LazyOutbox'
export {
  createForget,
  createLazyDrafts,
  createLazyOfflineLists,
  createLazyOfflineRecords,
  holdsRecordings,
  type LazyOfflineRecords,
} from './lazyOnDevice'
export type { OfflineList, OfflineLists } from './OfflineLists'
export type { Outbox } from './Outbox'
export type { OutboxItem } from './outboxItem'
export { type ComparedField, type FormAddress, type RepeatableCall, repeatableCall } from './repeatable'
export { randomKey, SubmitKey } from './submitKey'
export { submitOrQueue } from './submitOrQueue'
