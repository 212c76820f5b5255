import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Attachment } from '#base/fields'
import { openSegments } from '#kit/recording'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { hostDone, hostFailure } from '../../platform/host/HostResult'
import { closeSegments } from '../recording/openSegments'
import { RecordingField } from './RecordingField'

const core = createTestCore([])
beforeAll(() => startTexts())
afterAll(() => closeSegments(core.session.loginName))

const slot = { recording: 'R', position: 1 }
const audio = { localAudioId: 'a', path: '/sdcard/a.amr', duration: 9, size: 7 }

test('a recording of the draft is brought up to date however late the draft is there', async () => {
  const segments = openSegments({ user: core.session.loginName, feedback: core.feedback })
  segments.open({ ...slot, startedAt: 1000, from: 0 }, { bySecond: false })
  segments.close(slot, audio)
  await segments.settled()
  const changes: Attachment[][] = []
  const field = (value: readonly Attachment[]) => (
    <CoreContext value={core}>
      <RecordingField label="Recordings" value={value} onChange={(next) => changes.push(next)} />
    </CoreContext>
  )
  const { rerender } = render(field([]))
  await act(() => segments.load())
  expect(changes).toEqual([])
  await act(async () => rerender(field([{ id: 'R/1', name: 'R/1', size: 0 }])))
  expect(await screen.findByRole('list', { name: 'Recordings' })).toBeTruthy()
  expect(changes).toEqual([[{ id: 'R/1', name: 'recording-1000-1.amr', size: 7, seconds: 9, path: '/sdcard/a.amr' }]])
})

test('a field that is full cannot record, until a part is removed', async () => {
  const field = (value: readonly Attachment[]) => (
    <CoreContext value={core}>
      <RecordingField label="Recordings" most={2} value={value} onChange={() => {}} />
    </CoreContext>
  )
  const parts = ['/file/1.amr', '/file/2.amr'].map((url) => ({ id: url, name: url, size: 1, url }))
  const { rerender } = render(field(parts))
  expect(await screen.findByText('2 / 2')).toBeTruthy()
  await screen.findByRole('group', { name: 'Recorder' })
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
  rerender(field(parts.slice(1)))
  expect(await screen.findByRole('button', { name: 'Record' })).toBeTruthy()
  expect(screen.queryByText(/\/ 2/)).toBeNull()
})

test('a recording that the host refuses leaves nothing in the form', async () => {
  const refused = hostFailure('no-method', 'This app cannot record.')
  const host = createFakeHost({ startRecording: async () => refused })
  const changes: Attachment[][] = []
  render(
    <CoreContext value={createTestCore([], { host })}>
      <RecordingField label="Recordings" value={[]} onChange={(next) => changes.push(next)} />
    </CoreContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByRole('alert')
  await waitFor(() => expect(changes.map((all) => all.length)).toEqual([1, 0]))
})

test('a recording that still runs when the form is sent ends first, and is attached', async () => {
  let close = () => {}
  const host = createFakeHost({
    startRecording: () =>
      new Promise((resolve) => {
        close = () => resolve({ ok: true, data: audio })
      }),
    stopRecording: async () => {
      close()
      return hostDone
    },
  })
  const recording = createTestCore([], { host })
  const changes: Attachment[][] = []
  const endings = new Set<() => Promise<unknown>>()
  const beforeSubmit = (end: () => Promise<unknown>) => {
    endings.add(end)
    return () => endings.delete(end)
  }
  const onChange = (next: Attachment[]) => changes.push(next)
  const { unmount } = render(
    <CoreContext value={recording}>
      <RecordingField label="Recordings" value={[]} onChange={onChange} beforeSubmit={beforeSubmit} />
    </CoreContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  expect(changes.at(-1)?.[0]?.path).toBeUndefined()
  await act(async () => {
    await Promise.all([...endings].map((end) => end()))
  })
  expect(changes.at(-1)).toMatchObject([{ path: audio.path, seconds: 9 }])
  unmount()
  expect(endings.size).toBe(0)
})
