import { memoryOf } from './memory'
import { scenarios } from './scenarios'
import type { NetworkChange, Sound } from './types'
import { uploadFile } from './upload'

const SOUND = { path: 'sim/meeting.ogg', name: 'meeting.ogg' }
const HEARD = {
  path: '/data/audio-2.wav',
  type: 'audio/wav',
  size: 52,
  duration: 0.0005,
  heard: { name: SOUND.name, from: 0.00025 },
}
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
  abort(): void {
    this.line += ' aborted'
  }
}

function start(request: object, network: NetworkChange = {}, sound = SOUND) {
  const memory = memoryOf({ ...scenarios['partner-ios'], network, media: { microphone: 'file', sound } }, 'x')
  memory.files.push(AUDIO, HEARD)
  const sent = new Sent()
  const progress = jest.fn()
  const samplesOf = async ({ path }: Sound) => {
    if (path !== SOUND.path) throw new Error('no audio')
    return Float32Array.from([0, 0.25, 0.5, 1])
  }
  const createRequest = () => sent as unknown as XMLHttpRequest
  const page = new EventTarget()
  const result = uploadFile(request, { memory, page, createRequest, samplesOf, progress })
  const goOffline = () => {
    memory.network = { ...memory.network, offline: true }
    page.dispatchEvent(new Event('offline'))
  }
  return { sent, progress, result, goOffline }
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

test('a recording of the chosen sound is the part that was heard', async () => {
  const { sent, result } = start({ path: HEARD.path, uploadUrl: '/x' })
  // The sound is decoded first.
  await new Promise((resolve) => setTimeout(resolve))
  sent.onload?.()
  await result
  const file = sent.form?.get('file') as File
  expect([file.name, file.size, file.type]).toEqual(['audio-2.wav', 52, 'audio/wav'])
  const samples = new Int16Array(await file.arrayBuffer(), 44)
  expect([...samples].map((each) => each / 0x7fff)).toEqual([0.5, 1, 0, 0.25].map((each) => expect.closeTo(each, 3)))
})

test.each([
  ['is no audio', { ...SOUND, path: 'sim/letter.txt' }, 'not readable'],
  ['was replaced by another', { ...SOUND, name: 'other.ogg' }, 'no such file'],
])('a recording whose sound %s fails to be uploaded', async (_, sound, message) => {
  await expect(start({ path: HEARD.path, uploadUrl: '/x' }, {}, sound).result).rejects.toMatchObject({
    answer: { isComplete: '1', message: expect.stringContaining(message) },
  })
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

describe('when the network goes, the upload fails', () => {
  const cut = { answer: { isComplete: '1', message: 'network error', response: '' } }

  test('that has stalled', async () => {
    const { result, goOffline } = start({ path: AUDIO.path, uploadUrl: '/x' }, { stallUploadAt: 0.6 })
    goOffline()
    await expect(result).rejects.toMatchObject(cut)
  })

  test('that is on its way, which is given up', async () => {
    const { sent, result, goOffline } = start({ path: AUDIO.path, uploadUrl: '/x' })
    goOffline()
    await expect(result).rejects.toMatchObject(cut)
    expect(sent.line).toBe('POST /x aborted')
  })

  test('whose sound is still being read, which is not sent', async () => {
    const { sent, result, goOffline } = start({ path: HEARD.path, uploadUrl: '/x' })
    goOffline()
    await expect(result).rejects.toMatchObject(cut)
    expect(sent.line).toBe('')
  })
})
