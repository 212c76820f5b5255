import { act, render } from '@testing-library/react'
import { Activity } from 'react'
import { CoreContext } from '#platform/core'
import { createFakeHost, createTestCore } from '#testing'
import { hostDone } from '../../platform/host/HostResult'
import { closeSegments } from './openSegments'
import type { Recorder } from './Recorder'
import { settle } from './testing/recordingWorld'
import { useRecorder } from './useRecorder'

function Page({ onMade }: { readonly onMade: (recorder: Recorder) => void }) {
  onMade(useRecorder().recorder)
  return null
}

/** A page with a recorder; `part`: how long each part is, s. */
async function open(part: number) {
  let count = 0
  let close = () => {}
  let held: Promise<void> | undefined
  /** Stops are answered once what is returned is called. */
  const hold = () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    return () => release()
  }
  const host = createFakeHost({
    startRecording: () =>
      new Promise((resolve) => {
        const id = `a${++count}`
        close = () => resolve({ ok: true, data: { localAudioId: id, path: id, duration: part, size: 7 } })
      }),
    stopRecording: async () => {
      await held
      close()
      return hostDone
    },
  })
  const core = createTestCore([], { host })
  let recorder: Recorder | undefined
  const page = (mode: 'visible' | 'hidden') => (
    <CoreContext value={core}>
      <Activity mode={mode}>
        <Page onMade={(made) => (recorder = made)} />
      </Activity>
    </CoreContext>
  )
  const { rerender } = render(page('visible'))
  const show = (mode: 'visible' | 'hidden') =>
    act(async () => {
      rerender(page(mode))
      await settle()
    })
  if (!recorder) throw new Error('no recorder')
  return { recorder, show, starts: () => count, hold }
}
afterEach(() => closeSegments('rep01'))

test('a recording goes on when the user is back from a page opened from its form, in a further part', async () => {
  const { recorder, show, starts } = await open(9)
  act(() => recorder.start())
  const { recording } = recorder
  await show('hidden')
  expect(recorder.isLive).toBe(false)
  await show('visible')
  expect(recorder.isLive).toBe(true)
  expect([recorder.recording, starts()]).toEqual([recording, 2])
  await act(() => recorder.stop())
  expect(recorder.segments.map(({ position }) => position)).toEqual([1, 2])
})

test('a recording of which nothing was there yet goes on too', async () => {
  const { recorder, show } = await open(0.1)
  act(() => recorder.start())
  await show('hidden')
  expect(recorder.state.kind).toBe('idle')
  await show('visible')
  expect(recorder.isLive).toBe(true)
  await act(() => recorder.stop())
})

test('a user who is back before the cut part has ended has the recording go on once it has', async () => {
  const { recorder, show, starts, hold } = await open(9)
  act(() => recorder.start())
  const release = hold()
  await show('hidden')
  await show('visible')
  expect([recorder.state.kind, starts()]).toEqual(['stopping', 1])
  await show('hidden')
  await show('visible')
  await act(async () => {
    release()
    await settle()
  })
  expect([recorder.isLive, starts()]).toEqual([true, 2])
  await act(() => recorder.stop())
})

test('a recording that the user has stopped does not go on', async () => {
  const { recorder, show, starts } = await open(9)
  act(() => recorder.start())
  await act(() => recorder.stop())
  await show('hidden')
  await show('visible')
  expect([recorder.isLive, starts()]).toEqual([false, 1])
})
