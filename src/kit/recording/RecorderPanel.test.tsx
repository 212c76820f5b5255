import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setLanguage, startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { hostDone, hostFailure } from '../../platform/host/HostResult'
import { createAudioPlayer } from './AudioPlayer'
import { RecorderPanel, type RecorderPanelProps } from './RecorderPanel'
import { RecordingWorld, settle } from './testing/recordingWorld'

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => jest.useRealTimers())

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

async function show(props: Partial<RecorderPanelProps> = {}, { kind = 'messaging-app' as const, native = true } = {}) {
  const world = new RecordingWorld({ native })
  const host = createFakeHost({ kind, playAudio: async () => hostDone })
  const player = createAudioPlayer(host)
  render(<RecorderPanel recorder={world.recorder} player={player} {...props} />)
  await screen.findByRole('group')
  const pass = (seconds: number) => act(() => world.pass(seconds))
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await act(() => settle())
  }
  return { world, host, player, pass, press }
}

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
const parts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('records, shows time and state, and lists the parts', async () => {
  const { pass, press } = await show()
  expect(screen.getByRole('status').textContent).toBe('Nothing recorded yet')
  expect(buttons()).toEqual(['Record'])
  await press('Record')
  await pass(342)
  expect(screen.getByRole('timer').textContent).toBe('5:42')
  expect(screen.getByRole('status').textContent).toBe('Recording, part 2')
  expect(screen.getByRole('progressbar', { name: 'This part: 0:42 of 5:00' }).getAttribute('aria-valuenow')).toBe('42')
  await press('Stop recording')
  expect(screen.getByRole('timer').textContent).toBe('5:42')
  expect(parts()).toEqual(['Part 1 5:00Kept on this phone', 'Part 2 0:42Kept on this phone'])
  expect(buttons()).toEqual(['Continue recording', 'Play part 1', 'Play part 2'])
})

test('plays one part at a time and stops it', async () => {
  const { pass, press, host } = await show()
  await press('Record')
  await pass(310)
  await press('Stop recording')
  await press('Play part 1')
  await press('Play part 2')
  expect(buttons()).toEqual(['Continue recording', 'Play part 1', 'Stop part 2'])
  await press('Stop part 2')
  expect(host.calls.map(({ method }) => method)).toEqual(['playAudio', 'playAudio', 'stopAudio'])
})

test('shows that the host cannot record and offers typing', async () => {
  const onType = jest.fn()
  const { world, press } = await show({ onType })
  world.microphone.refusal = hostFailure('host', 'recording not supported')
  await press('Record')
  expect(screen.getByRole('alert').textContent).toBe('This app cannot record. Type instead.')
  expect(buttons()).toEqual(['Type instead'])
  await press('Type instead')
  expect(onType).toHaveBeenCalledTimes(1)
})

test('a refused microphone offers a retry, or only the settings if a retry is pointless', async () => {
  const onSettings = jest.fn()
  const { world, press } = await show({ onSettings })
  world.microphone.refusal = hostFailure('denied', 'no', { canAskAgain: true })
  await press('Record')
  expect(buttons()).toEqual(['Try again', 'Open settings'])
  world.microphone.refusal = hostFailure('denied', 'no', { canAskAgain: false })
  await press('Try again')
  expect(screen.getByRole('alert').textContent).toMatch(/Allow it in the settings/)
  expect(buttons()).toEqual(['Open settings'])
  await press('Open settings')
  expect(onSettings).toHaveBeenCalledTimes(1)
})

test('a phone call keeps the recorded parts; the user can resume or leave it at that', async () => {
  const { world, pass, press } = await show()
  await press('Record')
  await pass(320)
  act(() => world.microphone.fail(hostFailure('interrupted', 'interrupted')))
  await act(() => settle())
  expect(screen.getByRole('alert').textContent).toBe('The recording was interrupted. What was recorded is kept.')
  expect(parts()).toEqual(['Part 1 5:00Kept on this phone', 'Part 2Lost'])
  await press('Continue recording')
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(4)
  act(() => world.microphone.fail(hostFailure('interrupted', 'interrupted')))
  await act(() => settle())
  await press('Finish here')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows the state of each part and sends refused ones again', async () => {
  const { world, pass, press } = await show()
  await press('Record')
  await pass(310)
  await press('Stop recording')
  const { recording } = world.recorder
  act(() => {
    world.segments.arrived(
      { recording, position: 1 },
      { fileName: 'a.amr', size: 1, suffix: 'amr', fileUrl: '/file/a.amr' },
    )
    world.segments.refused({ recording, position: 2 }, 'too large')
  })
  expect(parts()).toEqual(['Part 1 5:00Sent', 'Part 2 0:10Rejected'])
  await press('Send again')
  expect(parts()).toEqual(['Part 1 5:00Sent', 'Part 2 0:10Kept on this phone'])
})

test('offers a download for audio that the browser cannot play', async () => {
  const { world, pass, press, host } = await show({}, { kind: 'browser' as never })
  await press('Record')
  await pass(2)
  act(() =>
    world.microphone.fail({
      ok: true,
      data: { localAudioId: '/file/a.amr', path: '/file/a.amr', duration: 2, size: 1 },
    } as never),
  )
  await act(() => settle())
  await press('Save part 1')
  expect(host.calls).toEqual([{ method: 'downloadAudio', request: { localAudioId: '/file/a.amr' } }])
})

test('is available in Chinese', async () => {
  await setLanguage('zh-CN')
  const { press, pass } = await show()
  await press('开始录音')
  await pass(3)
  expect(within(screen.getByRole('group', { name: '录音' })).getByRole('status').textContent).toBe('正在录音，第 1 段')
  await act(() => setLanguage('en'))
})
