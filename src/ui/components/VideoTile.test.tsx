import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { hostDone, hostFailure } from '../../platform/host/HostResult'
import { lengthText, VideoTile } from './VideoTile'

beforeAll(() => startTexts())

async function play(playVideo: () => Promise<ReturnType<typeof hostFailure> | typeof hostDone>) {
  const host = createFakeHost({ playVideo })
  const feedback = new Feedback()
  render(
    <CoreContext value={{ host, feedback } as unknown as Core}>
      <VideoTile title="Boiler check" url="/file/boiler.mp4" seconds={307} cover="/file/boiler.jpg" />
    </CoreContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Play Boiler check, 5:07' }))
  return { host, feedback }
}

it('is played by the host', async () => {
  const { host, feedback } = await play(async () => hostDone)
  expect(host.calls).toEqual([{ method: 'playVideo', request: { url: '/file/boiler.mp4' } }])
  expect([feedback.dialogs, feedback.toasts]).toEqual([[], []])
})

it('video-playback: a host that plays none shows the dialog of section 8', async () => {
  const { feedback } = await play(async () => hostFailure('no-method', 'method does not exist'))
  expect(feedback.dialogs.map(({ title, text, cancel }) => ({ title, text, cancel }))).toEqual([
    { title: 'notice', text: 'video playback unavailable (app is being upgraded)', cancel: undefined },
  ])
})

it('what else goes wrong is told', async () => {
  const { feedback } = await play(async () => hostFailure('malformed', 'fail'))
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['The video could not be played: fail'])
})

it('a cover that does not load leaves the tile plain', async () => {
  await play(async () => hostDone)
  const picture = document.querySelector('img')
  if (!picture) throw new Error('no cover')
  fireEvent.error(picture)
  expect(document.querySelector('img')).toBeNull()
})

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [307, '5:07'],
  [3727, '1:02:07'],
  [-3, '0:00'],
])('%d s are %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
