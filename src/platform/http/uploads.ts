import * as v from 'valibot'
import { call } from './call'

/** Section 3, uploaded file result. */
const UploadedFile = v.object({
  fileName: v.string(),
  /** Bytes. */
  size: v.number(),
  suffix: v.string(),
  fileUrl: v.string(),
})
export type UploadedFile = v.InferOutput<typeof UploadedFile>

/** Photos of leads, visits and check-ins (wire.md 'Clients', uploads). */
export const uploadPhoto = call({
  host: 'cm',
  method: 'POST',
  path: '/api/systemMgr/uploadImg',
  send: 'multipart',
  field: 'file',
  about: 'Uploads one photo.',
  request: v.object({ file: v.file() }),
  response: UploadedFile,
})

/** Documents of knowledge, contracts and budget. */
export const uploadDocument = call({
  host: 'crm',
  method: 'POST',
  path: '/upload-file?path=hd',
  send: 'multipart',
  field: 'files',
  about: 'Uploads one document.',
  request: v.object({ file: v.file() }),
  response: UploadedFile,
})

/** Audio is uploaded to the file host in two steps: token, then file. */
export const fileHostToken = call({
  host: 'file',
  method: 'POST',
  path: '/getToken',
  send: 'json',
  about: 'A token for one upload to the file host.',
  request: v.object({}),
  response: v.object({ token: v.string() }),
})

/** Uploads a recording. */
export const uploadAudio = call({
  host: 'file',
  method: 'POST',
  path: '/fdfs/upload',
  send: 'multipart',
  field: 'file',
  about: 'Uploads one recording; `token` comes from `POST file /getToken`.',
  request: v.object({ file: v.file(), token: v.string() }),
  response: UploadedFile,
})
