import { createFakeHost } from '#testing'
import type { HostCallOptions } from '../../platform/host/HostBridge'
import { hostDone, hostFailure } from '../../platform/host/HostResult'
import { createAudioPlayer } from './AudioPlayer'

const ends: (() => void)[] = []
beforeEach(() => ends.splice(0))
const listening = async (_request: unknown, { onEnd }: HostCallOptions = {}) => {
  if (onEnd) ends.push(onEnd)
  return hostDone
}

test('playing records the current audio id, stopping clears it (section 4)', async () => {
  const host = createFakeHost()
  const player = createAudioPlayer(host)
  const started = player.play('A-1')
  expect(player.currentId).toBe('A-1')
  await started
  expect(player.currentId).toBe('A-1')
  await player.stop()
  expect(player.currentId).toBeUndefined()
  expect(host.calls).toEqual([
    { method: 'playAudio', request: { localAudioId: 'A-1' } },
    { method: 'stopAudio', request: { localAudioId: 'A-1' } },
  ])
})

test('the end of playback clears it too', async () => {
  const player = createAudioPlayer(createFakeHost({ playAudio: listening }))
  await player.play('A-1')
  ends[0]?.()
  expect(player.currentId).toBeUndefined()
})

test('one at a time: the end of an earlier playback does not clear the current one', async () => {
  const player = createAudioPlayer(createFakeHost({ playAudio: listening }))
  await player.play('A-1')
  await player.play('A-2')
  ends[0]?.()
  expect(player.currentId).toBe('A-2')
})

test('a failed audio is marked until it is played again', async () => {
  let result = hostFailure('host', 'fail') as Awaited<ReturnType<typeof listening>>
  const player = createAudioPlayer(createFakeHost({ playAudio: async () => result }))
  await player.play('A-1')
  expect([player.currentId, player.failedId]).toEqual([undefined, 'A-1'])
  result = hostDone
  await player.play('A-1')
  expect([player.currentId, player.failedId]).toEqual(['A-1', undefined])
})

test('stop without playback does not call the host', async () => {
  const host = createFakeHost()
  await createAudioPlayer(host).stop()
  expect(host.calls).toEqual([])
})

test.each([
  ['browser', 'https://file/a.amr', true],
  ['browser', 'https://file/a.AMR?x=1', true],
  ['browser', 'blob:https://app/1', false],
  ['messaging-app', '/sdcard/a.amr', false],
  ['partner', '/sdcard/a.amr', false],
] as const)('in the %s %s must be downloaded: %s', async (kind, id, must) => {
  const host = createFakeHost({ kind })
  const player = createAudioPlayer(host)
  expect(player.mustDownload(id)).toBe(must)
  await player.download(id)
  expect(host.calls).toEqual([{ method: 'downloadAudio', request: { localAudioId: id } }])
})
