import { fileHostToken, type Http, HttpError, uploadAudio } from '#platform/http'
import { createFakeHost } from '#testing'
import type { HostUploaded } from '../../platform/host/calls'
import { type HostResult, hostFailure } from '../../platform/host/HostResult'
import { createSend } from './sendSegment'

const identity = () => ({ token: 'T-1', loginName: 'rep01', ticket: '' })
const uploaded = { fileName: 'a.amr', size: 3, suffix: 'amr', fileUrl: '/file/fdfs/1/a.amr' }
const segment = (audio: object = {}) => ({
  recording: 'R',
  position: 2,
  startedAt: 1000,
  from: 300,
  state: {
    kind: 'closed' as const,
    audio: { localAudioId: 'L-1', path: '/sdcard/a.amr', duration: 300, size: 3, ...audio },
  },
})

function fileHost() {
  const calls: { id: string; request: unknown; options: unknown }[] = []
  const http: Http = async (call, request, options) => {
    calls.push({ id: call.id, request, options })
    return call.response(call.id === fileHostToken.id ? { token: 'F-1' } : uploaded)
  }
  return { http, calls }
}
const answering = (result: HostResult<HostUploaded>) => createFakeHost({ upload: async () => result })
const done = (response: unknown): HostResult<HostUploaded> => ({
  ok: true,
  data: { isComplete: '0', message: 'success', response },
})

test('the page sends its own file: token first, then the file with a matching extension', async () => {
  const { http, calls } = fileHost()
  const send = createSend({ http, host: createFakeHost(), identity })
  const file = new Blob(['abc'], { type: 'audio/webm;codecs=opus' })
  expect(await send(segment({ file }))).toEqual(uploaded)
  expect(calls.map(({ id }) => id)).toEqual([fileHostToken.id, uploadAudio.id])
  const sent = calls[1]?.request as { file: File; token: string }
  expect([sent.token, sent.file.name, await sent.file.text()]).toEqual(['F-1', 'recording-1000-2.webm', 'abc'])
  expect(calls[1]?.options).toEqual({ background: true, idempotencyKey: 'R/2' })
})

test('the host sends its own files, to the same address, with the token as a header', async () => {
  const { http } = fileHost()
  const host = answering(done(uploaded))
  expect(await createSend({ http, host, identity })(segment())).toEqual(uploaded)
  expect(host.calls).toEqual([
    {
      method: 'upload',
      request: {
        path: '/sdcard/a.amr',
        fileKey: 'file',
        uploadUrl: `${location.origin}/file/fdfs/upload`,
        headers: { Authorization: 'T-1', token: 'F-1', 'Idempotency-Key': 'R/2' },
      },
    },
  ])
})

test.each([
  ['no progress', hostFailure('timeout', 'fail'), 'timeout'],
  ['a failure of the host’s', hostFailure('host', 'no route'), 'network'],
  ['a file that is gone', hostFailure('no-file', 'no file chosen'), 'refused'],
  ['a refused token', hostFailure('host', 'no', { native: { response: { code: '401' } } }), 'unauthorised'],
  ['a login page for an answer', done('<html>'), 'malformed'],
])('%s is mapped: %o is %s', async (_name, result, kind) => {
  const { http } = fileHost()
  const sending = createSend({ http, host: answering(result), identity })(segment())
  await expect(sending).rejects.toMatchObject({ kind })
  await expect(sending).rejects.toBeInstanceOf(HttpError)
})

test('a browser without the file cannot send it', async () => {
  const { http, calls } = fileHost()
  const host = createFakeHost({ kind: 'browser', native: false })
  await expect(createSend({ http, host, identity })(segment())).rejects.toMatchObject({ kind: 'refused' })
  expect(calls).toEqual([])
})
