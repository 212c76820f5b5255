import type { HostUpload } from '../calls'
import type { HostCallOptions } from '../HostBridge'
import { hold } from './held'
import { testSurroundings } from './testing/surroundings'
import { multiUpload, upload } from './upload'

/** XMLHttpRequest as needed for uploads; answers when the test tells it to. */
class FakeTransfer extends EventTarget {
  static readonly sent: FakeTransfer[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  body: FormData = new FormData()
  status = 0
  responseText = ''
  isAborted = false
  open(method: string, url: string): void {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string): void {
    if (/\s/.test(name)) throw new DOMException('no header', 'SyntaxError')
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.body = body
    FakeTransfer.sent.push(this)
  }
  abort(): void {
    this.isAborted = true
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event('load'))
  }
}

const url = 'https://files.example/put?x=1'
const run = (request: Partial<HostUpload>, options: HostCallOptions = {}) =>
  upload(
    { path: new File(['12345'], 'picture0.jpg', { type: 'image/jpeg' }), uploadUrl: url, ...request },
    options,
    testSurroundings(),
  )

/** The nth upload. */
function sent(index = 0): FakeTransfer {
  const transfer = FakeTransfer.sent[index]
  if (!transfer) throw new Error('nothing was sent')
  return transfer
}

const fileIn = async (transfer: FakeTransfer, key = 'file') => {
  const file = transfer.body.get(key)
  return file instanceof Blob ? { name: (file as File).name, type: file.type, text: await file.text() } : file
}

beforeEach(() => {
  FakeTransfer.sent.length = 0
  Object.assign(globalThis, { XMLHttpRequest: FakeTransfer })
})
afterEach(() => jest.useRealTimers())

describe('uploading (section 7)', () => {
  it('sends one part to the unchanged address, with the caller’s headers and no identity', async () => {
    const done = run({ headers: { 'X-Key': 'k', 'Content-Type': 'multipart/form-data' } })
    expect(sent()).toMatchObject({ method: 'POST', url, headers: { 'X-Key': 'k' } })
    expect(Object.keys(sent().headers)).toEqual(['X-Key'])
    await expect(fileIn(sent())).resolves.toEqual({ name: 'picture0.jpg', type: 'image/jpeg', text: '12345' })
    sent().answer(200, '{"code":1000,"data":{"id":7}}')
    await expect(done).resolves.toEqual({
      ok: true,
      data: { isComplete: '0', message: 'success', response: { code: 1000, data: { id: 7 } } },
    })
  })

  it('supports another method, another field and a response that is not JSON', async () => {
    const done = run({ method: 'put', fileKey: 'photo', path: new Blob(['x']) })
    expect(sent().method).toBe('PUT')
    await expect(fileIn(sent(), 'photo')).resolves.toMatchObject({ name: 'photo', text: 'x' })
    sent().answer(201, 'stored')
    await expect(done).resolves.toMatchObject({ data: { response: 'stored' } })
  })

  it.each([
    ['an address of this page', hold(new Blob(['held'])), 'held'],
    ['a data address', 'data:text/plain;base64,aGVsZA==', 'held'],
    ['a data address in plain text', 'data:text/plain;charset=utf-8,he%20ld', 'he ld'],
  ])('finds the file at %s', async (_what, path, text) => {
    const done = run({ path })
    await expect(fileIn(sent())).resolves.toMatchObject({ text })
    sent().answer(200, '')
    await expect(done).resolves.toMatchObject({ ok: true })
  })

  it('refuses a path that is not a file of this page', async () => {
    await expect(run({ path: '/storage/a.jpg' })).resolves.toMatchObject({ error: { kind: 'malformed' } })
    expect(FakeTransfer.sent).toHaveLength(0)
  })

  it('reports whole percent, each once', async () => {
    const percents: number[] = []
    const done = run({}, { onProgress: (percent) => percents.push(percent) })
    for (const loaded of [1, 33.4, 33.9, 50, 100]) sent().progress(loaded, 100)
    sent().answer(200, '')
    await done
    expect(percents).toEqual([1, 33, 50, 100])
  })

  it.each([
    [500, 'Request failed with status code 500'],
    [404, 'Request failed with status code 404'],
  ])('fails with HTTP %i', async (status, text) => {
    const done = run({})
    sent().answer(status, '{"message":"no"}')
    await expect(done).resolves.toMatchObject({ code: -1, error: { kind: 'host', text, native: { message: 'no' } } })
  })

  it('fails without a network', async () => {
    const done = run({})
    sent().dispatchEvent(new Event('error'))
    await expect(done).resolves.toMatchObject({ error: { kind: 'host', text: 'Network Error' } })
  })

  it('fails after 30 s without progress; progress restarts the time', async () => {
    jest.useFakeTimers()
    const done = run({})
    await jest.advanceTimersByTimeAsync(29_000)
    sent().progress(1, 5)
    await jest.advanceTimersByTimeAsync(29_000)
    expect(sent().isAborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1000)
    await expect(done).resolves.toMatchObject({ error: { kind: 'timeout', text: 'timeout of 30000 ms exceeded' } })
    expect(sent().isAborted).toBe(true)
  })

  it('can be cancelled', async () => {
    const controller = new AbortController()
    const done = run({}, { signal: controller.signal })
    controller.abort()
    await expect(done).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    expect(sent().isAborted).toBe(true)
  })

  it('refuses an invalid header', async () => {
    await expect(run({ headers: { 'a b': 'c' } })).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })
})

describe('uploading several files', () => {
  const many = (options: HostCallOptions = {}) =>
    multiUpload(
      {
        files: [
          { path: new Blob(['a'.repeat(30)]), uploadUrl: url },
          { path: new Blob(['b'.repeat(10)]), uploadUrl: url },
        ],
      },
      options,
      testSurroundings(),
    )
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('sends them in sequence and reports the overall percentage', async () => {
    const percents: number[] = []
    const done = many({ onProgress: (percent) => percents.push(percent) })
    sent().progress(50, 100)
    expect(FakeTransfer.sent).toHaveLength(1)
    sent().answer(200, '1')
    await settled()
    sent(1).progress(50, 100)
    sent(1).answer(200, '2')
    await expect(done).resolves.toMatchObject({ ok: true, data: [{ response: '1' }, { response: '2' }] })
    expect(percents).toEqual([37, 75, 87, 100])
  })

  it('fails at the first failure', async () => {
    const done = many()
    sent().answer(500, '')
    await expect(done).resolves.toMatchObject({ ok: false, error: { kind: 'host' } })
    expect(FakeTransfer.sent).toHaveLength(1)
  })
})
