export {
  type BackEnd,
  type Call,
  type CallDeclaration,
  type CallOptions,
  call,
  type Http,
  PAGE_SIZE,
  type Page,
  paged,
  pageOf,
  type RequestOf,
  type ResponseOf,
} from './call'
export { HttpError, type HttpErrorKind, isCancelled, isOffline } from './errors'
