import * as v from 'valibot'
import { call } from '#platform/http'

/** Core calls that the simulator handles. The simulator reads raw wire fields, so the schemas here are open. */
const open = { request: v.looseObject({}), response: v.unknown() } as const

export const signInCall = call({
  host: 'main',
  method: 'POST',
  path: '/api/core/signIn',
  send: 'json',
  about: 'Signs in with a password; gives the login result.',
  ...open,
})

export const employeeCall = call({
  host: 'main',
  method: 'GET',
  path: '/api/core/employee',
  send: 'query',
  about: 'Employee info of who is signed in.',
  ...open,
})

export const approversCall = call({
  host: 'main',
  method: 'GET',
  path: '/api/core/approvers',
  send: 'query',
  about: 'Who may give me a role with a right.',
  ...open,
})

export const unreadCall = call({
  host: 'main',
  method: 'GET',
  path: '/api/messages/unread',
  send: 'query',
  about: 'How many messages are unread, and the highest number.',
  ...open,
})

export const messageListCall = call({
  host: 'main',
  method: 'GET',
  path: '/api/messages/list',
  send: 'query',
  about: 'Messages by number, highest first.',
  ...open,
})

export const getTokenCall = call({
  host: 'cm',
  method: 'GET',
  path: '/api/sysWebserviceMgr/getToken',
  send: 'query',
  about: 'Exchanges a ticket for a login result.',
  ...open,
})

export const partnerLoginCall = call({
  host: 'crm',
  method: 'GET',
  path: '/api/hqwLogin',
  send: 'query',
  about: 'Partner login by auth code.',
  ...open,
})

export const userCodeCall = call({
  host: 'crm',
  method: 'GET',
  path: '/api/v1/common/getUserCode/{loginName}',
  send: 'path',
  about: 'The user code of a login name.',
  ...open,
})

export const uploadImageCall = call({
  host: 'cm',
  method: 'POST',
  path: '/api/systemMgr/uploadImg',
  send: 'multipart',
  field: 'file',
  about: 'Uploads a photo.',
  ...open,
})

export const uploadDocumentCall = call({
  host: 'crm',
  method: 'POST',
  path: '/upload-file?path=hd',
  send: 'multipart',
  field: 'files',
  about: 'Uploads a document.',
  ...open,
})

export const fileTokenCall = call({
  host: 'file',
  method: 'POST',
  path: '/getToken',
  send: 'json',
  about: 'A token for the file host.',
  ...open,
})

export const fileUploadCall = call({
  host: 'file',
  method: 'POST',
  path: '/fdfs/upload',
  send: 'multipart',
  field: 'file',
  about: 'Uploads a file to the file host.',
  ...open,
})

/** Target of the `fileUrl` of an upload; not a call of the app. */
export const downloadCall = call({
  host: 'file',
  method: 'GET',
  path: '/fdfs/{id}/{name}',
  send: 'path',
  about: 'An uploaded file.',
  ...open,
})

export const userByTmpTokenCall = call({
  host: 'gateway',
  method: 'POST',
  path: '/new/open/ws/auth/customer/authenticationByTmpToken',
  send: 'json',
  about: 'User info by temporary token.',
  ...open,
})

export const errorReportCall = call({
  host: 'gateway',
  method: 'POST',
  path: '/greatgas/v2/gmb/monitormsg',
  send: 'json',
  about: 'An error report of the app.',
  ...open,
})
