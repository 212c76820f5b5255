import { act, render, screen } from '@testing-library/react'
import type { Attachment } from '#base/fields'
import { openSegments } from '#kit/recording'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
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
