import { UPLOAD_TIMEOUT } from '#base/config'
import type { HostKind, HostMethod } from '#platform/host'
import { openHostPage } from '#testing'
import { readEntries } from './coverage/entries'

/* The specification's rules for the bridge besides its calls: the errors of section 8 and the upload of sections 3
   and 7 (errors.json, wire.json, constants.json), tested on the engine with a minimal host. */

type Answer = (params: Readonly<Record<string, unknown>>, say: (name: string, raw: unknown) => void) => void

interface Host {
  readonly kind?: HostKind
  readonly native?: { readonly [M in HostMethod]?: Answer }
  /** By default there is no SDK. */
  readonly sdk?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

function open({ kind = 'messaging-app', native = {}, sdk }: Host) {
  const posted: string[] = []
  const toasts: string[] = []
  /** The host calls a global function: one of section 7, or one named in the request. */
  const say = (name: string, raw: unknown) => {
    if (!page.callBack(name, raw)) page.engine.answer(name as never, raw)
  }
  const methods = Object.entries(native).map(([method, answer]) => [
    method,
    (params: Readonly<Record<string, unknown>>) => {
      posted.push(method)
      answer(params, say)
    },
  ])
  const page = openHostPage({
    host: { kind, os: 'android', native: true },
    native: Object.fromEntries(methods),
    sdk,
    deps: {
      notify: (text) => void toasts.push(text),
      text: async (key) => (key === 'call.contactFailed' ? 'no contact info found, please enter manually' : key),
    },
  })
  return { engine: page.engine, posted, toasts, arrive: page.makeReady }
}

function opened(host: Host) {
  const page = open(host)
  page.arrive()
  return page
}

const photo: Answer = (_params, say) => say('goPhotoLibrary', '["/a/1.jpg"]')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Advances the time until a call has settled. */
async function ended<T>(call: Promise<T>, ms = 15_000): Promise<T> {
  await jest.advanceTimersByTimeAsync(ms)
  return call
}

const errors: Readonly<Record<string, () => Promise<void>>> = {
  async 'messaging-sdk-missing'() {
    await expect(ended(opened({}).engine.call('scanCode', {}))).resolves.toMatchObject({
      code: -1,
      error: { text: 'not in the messaging app environment' },
    })
  },
  async 'method-missing'() {
    await expect(ended(opened({ sdk: { scan: {} } }).engine.call('scanCode', {}))).resolves.toMatchObject({
      code: 404,
      error: { text: 'method does not exist' },
    })
  },
  async 'native-call-failed-with-message'() {
    const { engine } = opened({
      native: { getLocation: (_params, say) => say('getQDLocationInfo', '{"code":-1,"message":"GPS off"}') },
    })
    await expect(engine.call('getLocation', {})).resolves.toMatchObject({ code: -1, error: { text: 'GPS off' } })
  },
  async 'native-call-failed-without-message'() {
    const { engine } = opened({ native: { getLocation: (_params, say) => say('getQDLocationInfo', '{"code":-1}') } })
    await expect(engine.call('getLocation', {})).resolves.toMatchObject({ code: -1, error: { text: 'fail' } })
  },
  async 'no-file-chosen'() {
    const { engine } = opened({
      kind: 'partner',
      native: { pickPhoto: (_params, say) => say('goPhotoLibrary', '{"code":-2,"message":""}') },
    })
    await expect(engine.call('pickPhoto', {})).resolves.toMatchObject({ code: -2, error: { kind: 'no-file' } })
  },
  async 'recording-permission'() {
    for (const errorCode of [3, 4]) {
      const requested: unknown[] = []
      const { engine } = opened({
        native: {
          startRecording: (_params, say) => say('goRecord', JSON.stringify({ errorCode, errorMsg: 'no' })),
          requestPermission: (params) => void requested.push(params.permission),
        },
      })
      await expect(engine.call('startRecording', {})).resolves.toMatchObject({ ok: false, error: { kind: 'denied' } })
      await jest.advanceTimersByTimeAsync(0)
      expect(requested).toEqual(['RECORD_AUDIO'])
    }
  },
  async 'recording-in-partner-shell'() {
    const { engine } = opened({ kind: 'partner' })
    await expect(engine.call('startRecording', {})).resolves.toMatchObject({
      code: -1,
      error: { text: 'recording not supported' },
    })
    await expect(engine.call('stopRecording', {})).resolves.toMatchObject({
      code: -1,
      error: { text: 'not supported' },
    })
  },
  async 'contact-pick-failed'() {
    const { engine, toasts } = opened({
      kind: 'partner',
      native: { pickContact: (_params, say) => say('chooseContact', '{"code":-1,"message":"x"}') },
    })
    await engine.call('pickContact', {})
    await jest.advanceTimersByTimeAsync(0)
    expect(toasts).toEqual(['no contact info found, please enter manually'])
  },
  async 'camera-failed'() {
    const { engine, toasts } = opened({
      kind: 'partner',
      native: { takePhoto: (_params, say) => say('goPhoto', '{"code":-1,"message":"lens covered"}') },
    })
    await engine.call('takePhoto', {})
    expect(toasts).toEqual(['lens covered'])
  },
  async 'app-info-timeout'() {
    const { engine } = opened({ kind: 'partner', native: { getAppInfo: () => undefined } })
    const call = engine.call('getAppInfo', {})
    const early = jest.fn()
    void call.then(early)
    await jest.advanceTimersByTimeAsync(199)
    expect(early).not.toHaveBeenCalled()
    await expect(ended(call, 1)).resolves.toEqual({ ok: true, data: null })
  },
  async 'native-call-succeeded'() {
    const { engine } = opened({
      kind: 'partner',
      native: { copyText: (params, say) => say(String(params.callback), '{"code":0,"message":"success"}') },
    })
    await expect(engine.call('copyText', { text: 'a' })).resolves.toEqual({ ok: true, data: null })
  },
  async 'bridge-not-ready'() {
    const { engine, posted, arrive } = open({ kind: 'partner', native: { pickPhoto: photo } })
    const call = engine.call('pickPhoto', {})
    await jest.advanceTimersByTimeAsync(10)
    arrive()
    await jest.advanceTimersByTimeAsync(280)
    expect(posted).toEqual([])
    await expect(ended(call, 20)).resolves.toMatchObject({ ok: true })
    expect(posted).toEqual(['pickPhoto'])
  },
  async 'photo-pick-not-an-image'() {
    const { engine } = opened({
      kind: 'partner',
      native: { pickPhoto: (_params, say) => say('goPhotoLibrary', '["/a/report.pdf"]') },
    })
    await expect(engine.call('pickPhoto', {})).resolves.toMatchObject({
      code: -1,
      error: { kind: 'malformed', text: 'not an image' },
    })
  },
}

describe('errors of the bridge (section 8)', () => {
  test.each(Object.keys(errors))('%s', async (id) => {
    expect(readEntries()).toContainEqual(expect.objectContaining({ group: 'errors.json', key: id }))
    await errors[id]?.()
  })
})

describe('a cancelled call', () => {
  test('is not posted when the bridge becomes ready', async () => {
    const { engine, posted, arrive } = open({ kind: 'partner', native: { pickPhoto: photo } })
    const controller = new AbortController()
    const call = engine.call('pickPhoto', {}, { signal: controller.signal })
    await jest.advanceTimersByTimeAsync(100)
    controller.abort()
    arrive()
    await expect(ended(call, 5000)).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    expect(posted).toEqual([])
  })
})

describe('stopping a recording that is starting', () => {
  test('waits until it has started', async () => {
    let answer = (_raw: unknown) => {}
    const { engine, posted } = opened({
      native: {
        startRecording: (_params, say) => {
          answer = (raw) => say('goRecord', raw)
        },
        stopRecording: () => answer({ localAudioId: 'a-2', duration: 1 }),
      },
    })
    const first = engine.call('startRecording', {})
    while (posted.length === 0) await jest.advanceTimersByTimeAsync(10)
    answer({ localAudioId: 'a-1', duration: 300 })
    await first
    const second = engine.call('startRecording', {})
    await jest.advanceTimersByTimeAsync(10)
    const stop = engine.call('stopRecording', {})
    await expect(ended(second, 200)).resolves.toMatchObject({ ok: true, data: { localAudioId: 'a-2' } })
    await expect(ended(stop, 200)).resolves.toMatchObject({ ok: true })
    expect(posted).toEqual(['startRecording', 'startRecording', 'stopRecording'])
  })
})

describe('uploads through the bridge (sections 3 and 7)', () => {
  const request = { path: '/a/1.jpg', uploadUrl: 'https://up.example/' }

  function upload(answer: Answer) {
    const sent: Record<string, unknown>[] = []
    const { engine } = opened({
      native: {
        upload(params, say) {
          sent.push(params)
          answer(params, say)
        },
      },
    })
    return { engine, sent }
  }
  const finish: Answer = (_params, say) => say('goUpload', '{"isComplete":"0","message":"","response":"{\\"id\\":7}"}')

  test('upload-defaults: multipart post of the field file, 30,000 ms', async () => {
    const { engine, sent } = upload(finish)
    await engine.call('upload', request)
    expect(sent).toEqual([
      {
        path: '/a/1.jpg',
        uploadUrl: 'https://up.example/',
        fileKey: 'file',
        method: 'post',
        headers: {},
        connectTimeout: 30_000,
        callback: expect.stringMatching(/^__hb\d+$/),
      },
    ])
  })

  test('upload-method: put, field, headers and time-out of the request', async () => {
    const { engine, sent } = upload(finish)
    const own = { method: 'put', fileKey: 'files', headers: { a: 'b' }, connectTimeout: 5000 } as const
    await engine.call('upload', { ...request, ...own })
    expect(sent).toMatchObject([own])
  })

  test('upload-progress: a percentage, to the function that callback names', async () => {
    const heard: number[] = []
    const { engine } = upload((params, say) => {
      say(String(params.callback), '50')
      say(String(params.callback), { progress: '75.4' })
      finish(params, say)
    })
    await engine.call('upload', request, { onProgress: (percent) => heard.push(percent) })
    expect(heard).toEqual([50, 75])
  })

  test('upload-result: isComplete 0 returns the response, 1 fails with the message', async () => {
    await expect(upload(finish).engine.call('upload', request)).resolves.toEqual({
      ok: true,
      data: { isComplete: '0', message: '', response: { id: 7 } },
    })
    const refused = upload((_params, say) => say('goUpload', '{"isComplete":"1","message":"too large"}'))
    await expect(refused.engine.call('upload', request)).resolves.toMatchObject({
      code: -1,
      error: { text: 'too large' },
    })
  })

  test('a large file on a slow network does not time out while it makes progress', async () => {
    let notify = (_percent: number) => {}
    const { engine } = upload((params, say) => {
      notify = (percent) => say(String(params.callback), percent)
    })
    const call = engine.call('upload', request)
    for (const percent of [10, 20, 30]) {
      await jest.advanceTimersByTimeAsync(UPLOAD_TIMEOUT - 1)
      notify(percent)
    }
    await expect(ended(call, UPLOAD_TIMEOUT)).resolves.toMatchObject({ error: { kind: 'timeout' } })
  })
})

describe('constants of the bridge', () => {
  test('uploaded-image-name: prefix for picture plus the index', async () => {
    const { engine } = opened({
      kind: 'partner',
      native: { pickPhoto: (_params, say) => say('goPhotoLibrary', '["/a/x.png","/b/y.JPG"]') },
    })
    const result = await engine.call('pickPhoto', { maxCount: 9 })
    expect(result.ok && result.data.map(({ name }) => name)).toEqual(['picture0.png', 'picture1.jpg'])
  })

  test('album-file-type and the cap: images, at most maxCount of them', async () => {
    const many: Answer = (params, say) => {
      expect(params).toMatchObject({ maxCount: 2 })
      say('goPhotoLibrary', '["/1.jpg","/2.jpg","/3.jpg"]')
    }
    const result = await opened({ kind: 'partner', native: { pickPhoto: many } }).engine.call('pickPhoto', {
      maxCount: 2,
    })
    expect(result.ok && result.data.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
  })

  test('image picker of the messaging app: 1 photo, album and camera, original and compressed', async () => {
    const params = await new Promise((resolve) => {
      void opened({ sdk: { media: { chooseImage: resolve } } }).engine.call('pickPhoto', {})
    })
    expect(params).toEqual({ maxCount: 1, sources: ['album', 'camera'], sizes: ['original', 'compressed'] })
  })

  test('status-bar-height-outside-ios: 0 if the host reports none', async () => {
    await expect(opened({ kind: 'partner' }).engine.call('getStatusBarHeight', {})).resolves.toEqual({
      ok: true,
      data: 0,
    })
  })

  test('native-code-success: 0', async () => {
    const { engine } = opened({
      kind: 'partner',
      native: { keepScreenOn: (params, say) => say(String(params.callback), 0) },
    })
    await expect(engine.call('keepScreenOn', { on: true })).resolves.toEqual({ ok: true, data: null })
  })

  test('preview-source: 3 by default', async () => {
    const params = await new Promise((resolve) => {
      const { engine } = opened({ kind: 'partner', native: { previewFile: resolve } })
      void engine.call('previewFile', { url: 'https://a.example/b.pdf' })
    })
    expect(params).toMatchObject({ source: 3 })
  })
})
