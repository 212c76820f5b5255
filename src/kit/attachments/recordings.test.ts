import type { StoredSegment } from '#kit/recording'
import { positionOf, recordingOf, withSegments } from './recordings'

const file = new Blob(['opus'], { type: 'audio/webm' })
const audio = { localAudioId: 'blob:1', path: 'blob:1', duration: 300, size: 4, file }
const segment = (position: number, state: StoredSegment['state']): StoredSegment => ({
  recording: 'R',
  position,
  startedAt: 1000,
  from: 0,
  state,
})
const result = { fileName: 'a.webm', size: 4, suffix: 'webm', fileUrl: '/file/a.webm' }

test('a segment keeps its place from its start on, gets its file and then its address', () => {
  const open = withSegments([], [segment(1, { kind: 'open', bySecond: true })])
  expect(open).toEqual([{ id: 'R/1', name: 'R/1', size: 0 }])
  const closed = withSegments(open, [
    segment(1, { kind: 'closed', audio }),
    segment(2, { kind: 'open', bySecond: true }),
  ])
  expect(closed[0]).toEqual({ id: 'R/1', name: 'recording-1000-1.webm', size: 4, seconds: 300, file })
  const sent = withSegments(closed, [segment(1, { kind: 'uploaded', audio, result })])
  expect(sent[0]).toEqual({ id: 'R/1', name: 'recording-1000-1.webm', size: 4, seconds: 300, url: '/file/a.webm' })
  expect(sent.map(({ id }) => id)).toEqual(['R/1', 'R/2'])
})

test('nothing changes without news; a lost segment is not attached, and an address stays', () => {
  const value = withSegments([], [segment(1, { kind: 'uploaded', audio, result })])
  expect(withSegments(value, [segment(1, { kind: 'closed', audio })])).toBe(value)
  expect(withSegments(value, [segment(2, { kind: 'lost' })])).toBe(value)
})

test('an audio file that only the host has keeps its path', () => {
  const native = { localAudioId: 'L-1', path: '/sdcard/a.amr', duration: 9, size: 7 }
  expect(withSegments([], [segment(1, { kind: 'closed', audio: native })])[0]).toEqual({
    id: 'R/1',
    name: 'recording-1000-1.amr',
    size: 7,
    seconds: 9,
    path: '/sdcard/a.amr',
  })
})

test('the id names recording and part', () => {
  const [attachment] = withSegments([], [segment(12, { kind: 'closed', audio })])
  expect(attachment && [recordingOf(attachment), positionOf(attachment)]).toEqual(['R', 12])
})
