import { type Http, uploadDocument, uploadPhoto } from '#platform/http'
import { createFakeHost } from '#testing'
import { hostFailure } from '../host/HostResult'
import { createUploadFile } from './uploadFile'

const identity = () => ({ token: 'T-1', loginName: 'rep01', ticket: 'K-1' })
const uploaded = { fileName: 'picture0.jpg', size: 3, suffix: 'jpg', fileUrl: '/file/fdfs/1/picture0.jpg' }
const noHttp: Http = () => Promise.reject(new Error('no call expected'))

test('the page sends its own file under its name, with progress and key', async () => {
  const sent: { id: string; request: { file?: File }; options: unknown }[] = []
  const http = (async (call, request, options) => {
    sent.push({ id: call.id, request: request as { file?: File }, options })
    return uploaded
  }) as Http
  const upload = createUploadFile({ http, host: createFakeHost(), identity })
  const file = new Blob(['abc'], { type: 'image/jpeg' })
  const onProgress = () => undefined
  await upload({ to: 'photo', name: 'picture0.jpg', file }, { idempotencyKey: 'a', onProgress })
  await upload({ to: 'document', name: 'offer.pdf', file }, { idempotencyKey: 'b' })
  expect(sent.map(({ id }) => id)).toEqual([uploadPhoto.id, uploadDocument.id])
  expect([sent[0]?.request.file?.name, sent[0]?.request.file?.type]).toEqual(['picture0.jpg', 'image/jpeg'])
  expect(sent[0]?.options).toEqual({ idempotencyKey: 'a', onProgress, background: true })
})

test('a file that only the host has goes through the bridge to the same address, with the headers of its back end', async () => {
  const response = { code: 200, message: 'ok', data: uploaded }
  const host = createFakeHost({
    upload: async () => ({ ok: true, data: { isComplete: '0', message: 'success', response } }),
  })
  const upload = createUploadFile({ http: noHttp, host, identity })
  const result = await upload({ to: 'photo', name: 'picture0.jpg', path: '/sdcard/1.jpg' }, { idempotencyKey: 'a' })
  expect(result).toEqual(uploaded)
  expect(host.calls[0]?.request).toMatchObject({
    path: '/sdcard/1.jpg',
    fileKey: 'file',
    uploadUrl: `${location.origin}/cm/api/systemMgr/uploadImg`,
    headers: { Authorization: 'T-1', 'Idempotency-Key': 'a' },
  })
})

test.each([
  ['a refusal in the answer', { code: 4000, message: 'Too large.' }, { kind: 'refused', message: 'Too large.' }],
  ['a refused token', { code: 401, message: 'again' }, { kind: 'unauthorised' }],
  ['an answer without an address', { code: 200, data: { fileName: 'x' } }, { kind: 'malformed' }],
])('the host’s success with %s is a failure', async (_what, response, error) => {
  const host = createFakeHost({
    upload: async () => ({ ok: true, data: { isComplete: '0', message: 'success', response } }),
  })
  const upload = createUploadFile({ http: noHttp, host, identity })
  await expect(upload({ to: 'photo', name: 'x', path: '/1.jpg' }, { idempotencyKey: 'a' })).rejects.toMatchObject(error)
})

test.each([
  [hostFailure('timeout', 'slow'), 'timeout'],
  [hostFailure('no-method', 'none'), 'refused'],
  [hostFailure('cancelled', 'gone'), 'cancelled'],
  [hostFailure('host', 'broken'), 'network'],
])('the host’s failure %j is %s', async (failure, kind) => {
  const upload = createUploadFile({ http: noHttp, host: createFakeHost({ upload: async () => failure }), identity })
  await expect(upload({ to: 'document', name: 'x', path: '/1' }, { idempotencyKey: 'a' })).rejects.toMatchObject({
    kind,
  })
})

test('a file that is nowhere is refused', async () => {
  const upload = createUploadFile({ http: noHttp, host: createFakeHost(), identity })
  await expect(upload({ to: 'photo', name: 'x' }, { idempotencyKey: 'a' })).rejects.toMatchObject({ kind: 'refused' })
})
