import { waitFor } from '@testing-library/react'
import { theDatabase } from '#base/storage'
import { Feedback } from '#platform/feedback'
import { fileHostToken, type Http } from '#platform/http'
import { setLanguage, startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { openSegments } from './openSegments'
import { startSegmentUploads } from './startSegmentUploads'

beforeAll(() => startTexts())

const AT = Date.parse('2026-11-20T14:05:00+08:00')
const closed = { localAudioId: 'L-1', path: '/sdcard/a.amr', duration: 300, size: 3 }

/** Stores rows of a recording as an earlier page would. */
async function leave(user: string): Promise<void> {
  const database = theDatabase(() => undefined)
  await database.put('segments', [user, 'R', '00001'], {
    startedAt: AT,
    from: 0,
    state: { kind: 'closed', audio: closed },
  })
  await database.put('segments', [user, 'R', '00003'], {
    startedAt: AT,
    from: 605,
    state: { kind: 'open', bySecond: false },
  })
}

let stop = () => {}
// An open channel to other tabs would keep the test run alive.
afterEach(() => stop())

function start(user: string) {
  const feedback = new Feedback()
  const http: Http = async (call) => call.response(call.id === fileHostToken.id ? { token: 'F-1' } : {})
  const response = { fileName: 'a.amr', size: 3, suffix: 'amr', fileUrl: '/file/a.amr' }
  const host = createFakeHost({
    upload: async () => ({ ok: true, data: { isComplete: '0', message: 'success', response } }),
  })
  const identity = () => ({ token: 'T-1', loginName: user, ticket: '' })
  const uploads = startSegmentUploads({ user, http, host, identity, feedback })
  stop = uploads.dispose
  const reported = () => feedback.dialogs.map(({ text }) => text)
  return { host, reported, segments: openSegments({ user, feedback }) }
}

test('uploads silently what an earlier page left, and reports what is missing', async () => {
  await leave('rep01')
  const { host, reported, segments } = start('rep01')
  await waitFor(() => expect(segments.of('R').map(({ state }) => state.kind)).toEqual(['uploaded', 'lost']))
  expect(host.calls.map(({ method }) => method)).toEqual(['upload'])
  await waitFor(() => expect(reported()).toHaveLength(1))
  expect(reported()[0]).toMatch(/^The recording of 20 Nov 14:05 is incomplete: everything after 10:05 is lost/)
})

test('reports it in Chinese', async () => {
  await leave('rep02')
  await setLanguage('zh-CN')
  const { reported } = start('rep02')
  await waitFor(() => expect(reported()).toHaveLength(1))
  expect(reported()[0]).toMatch(/14:05 的录音不完整：应用被关闭，10:05 之后的内容已丢失。$/)
  await setLanguage('en')
})
