export {
  type AnyCall,
  type BackEnd,
  type Call,
  type CallDeclaration,
  type CallOptions,
  call,
  callsOf,
  countRequest,
  cursor,
  type Http,
  LARGEST_PAGE,
  listRequest,
  PAGE_SIZE,
  paged,
  type RequestOf,
  type ResponseOf,
  type SuccessRule,
} from './call'
export { clients, fileHostAddress, type Identity } from './clients'
export { createHttp, type HttpDeps } from './createHttp'
export { createEarly, type Early, type EarlyRequest } from './early'
export {
  DENIED,
  GONE,
  HttpError,
  type HttpErrorKind,
  INVALID,
  isCancelled,
  isOffline,
  refusalCode,
  STALE_VERSION,
} from './errors'
export { errorText, withRawResponse } from './errorText'
export { type ErrorReport, gatewayUserInfo, reportError } from './gateway'
export { type RawResponse, responseOf } from './response'
export { fileHostToken, type UploadedFile, uploadAudio, uploadDocument, uploadPhoto } from './uploads'
