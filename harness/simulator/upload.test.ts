import { memoryOf } from './memory'
import { scenarios } from './scenarios'
import type { NetworkChange } from './types'
import { uploadFile } from './upload'

const AUDIO = { path: '/data/audio-1.amr', type: 'audio/amr', size: 1606 }

class Sent extends EventTarget {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 200
  responseText = '{"code":200}'
  line = ''
  readonly headers: Record<string, string> = {}
  form: FormData | undefined
  open(method: string, url: string): void {
    this.line = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(form: FormData): void {
    this.form = form
  }
}

function start(request: object, network: NetworkChange = {}) {
  const memory = memoryOf({ ...scenarios['partner-ios'], network }, 'x')
  memory.files.push(AUDIO)
  const sent = new Sent()
  const progress = jest.fn()
  const createRequest = () => sent as unknown as XMLHttpRequest
  return { sent, progress, result: uploadFile(request, { memory, createRequest, progress }) }
}

test('a file of the phone is posted as multipart under its key, with progress', async () => {
  const { sent, progress, result } = start({
    path: AUDIO.path,
    uploadUrl: '/file/fdfs/upload',
    fileKey: 'audio',
    method: 'put',
    headers: { token: 't' },
  })
  sent.upload.onprogress?.({ loaded: 803, total: 1606 })
  sent.onload?.()
  expect(await result).toEqual({ isComplete: '0', message: 'success', response: '{"code":200}' })
  expect([sent.line, sent.headers]).toEqual(['PUT /file/fdfs/upload', { token: 't' }])
  expect(progress.mock.calls).toEqual([[50], [100]])
  const file = sent.form?.get('audio') as File
  expect([file.name, file.size, file.type]).toEqual(['audio-1.amr', 1606, 'audio/amr'])
})

test('a picture in a data: address is sent with its type', async () => {
  const { sent } = start({ path: `data:image/png;base64,${btoa('png')}`, uploadUrl: '/x' })
  const file = sent.form?.get('file') as File
  expect([file.name, file.type, await file.text()]).toEqual(['picture.png', 'image/png', 'png'])
})

test.each<[string, object, NetworkChange, string]>([
  ['a file that is not there', { path: '/nowhere', uploadUrl: '/x' }, {}, 'no such file'],
  ['a request without an address', { path: AUDIO.path }, {}, 'bad request'],
  ['no network', { path: AUDIO.path, uploadUrl: '/x' }, { offline: true }, 'network error'],
])('%s fails the upload', async (_what, request, network, message) => {
  await expect(start(request, network).result).rejects.toMatchObject({
    answer: { isComplete: '1', message: expect.stringContaining(message) },
  })
})

test('a refusal of the server fails the upload', async () => {
  const { sent, result } = start({ path: AUDIO.path, uploadUrl: '/x' })
  sent.status = 500
  sent.onload?.()
  await expect(result).rejects.toMatchObject({ answer: { isComplete: '1', message: 'HTTP 500' } })
})

test('a stalled upload reports progress up to that point only', async () => {
  const { sent, progress, result } = start({ path: AUDIO.path, uploadUrl: '/x' }, { stallUploadAt: 0.5 })
  expect(progress.mock.calls).toEqual([[50]])
  expect(sent.form).toBeUndefined()
  expect(await Promise.race([result, Promise.resolve('nothing')])).toBe('nothing')
})
