import { downloadAudio, playAudio, stopAudio } from './audio'
import { hold } from './held'
import { testSurroundings, watchLinks } from './testing/surroundings'

const surroundings = testSurroundings()
const links = watchLinks()
const ok = { ok: true, data: null }

let sounding: HTMLMediaElement | undefined
const play = jest.fn(async function play(this: HTMLMediaElement) {
  sounding = this
})
const pause = jest.fn()

beforeEach(() => {
  play.mockClear()
  pause.mockClear()
  // jsdom cannot play audio.
  Object.assign(HTMLMediaElement.prototype, { play, pause })
})
afterEach(async () => void (await stopAudio({}, {}, surroundings)))

const start = (localAudioId: string, onEnd = () => undefined) => playAudio({ localAudioId }, { onEnd }, surroundings)
/** Ends the playback. */
const end = () => sounding?.dispatchEvent(new Event('ended'))

describe('playing audio', () => {
  it('reports the end of playback once', async () => {
    const ended = jest.fn()
    const recording = hold(new Blob(['x'], { type: 'audio/webm' }))
    await expect(start(recording, ended)).resolves.toEqual(ok)
    expect(sounding?.src).toBe(recording)
    expect(ended).not.toHaveBeenCalled()
    end()
    end()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('stops the previous playback without reporting its end', async () => {
    const first = jest.fn()
    const second = jest.fn()
    await start('https://files.example/a.mp3', first)
    await start('https://files.example/b.mp3', second)
    expect(pause).toHaveBeenCalled()
    end()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('stops the current one only (section 4)', async () => {
    const ended = jest.fn()
    await start('https://files.example/a.mp3', ended)
    pause.mockClear()
    await stopAudio({ localAudioId: 'https://files.example/other.mp3' }, {}, surroundings)
    expect(pause).not.toHaveBeenCalled()
    await expect(stopAudio({ localAudioId: 'https://files.example/a.mp3' }, {}, surroundings)).resolves.toEqual(ok)
    expect(pause).toHaveBeenCalledTimes(1)
    end()
    expect(ended).not.toHaveBeenCalled()
  })

  it.each(['https://files.example/a.amr', 'https://files.example/A.AMR?x=1'])('returns 404 for %s', async (address) => {
    await expect(start(address)).resolves.toMatchObject({ ok: false, code: 404 })
    expect(play).not.toHaveBeenCalled()
  })

  it('fails with the browser’s message', async () => {
    play.mockRejectedValueOnce(new DOMException('no supported sources', 'NotSupportedError'))
    await expect(start('https://files.example/gone.mp3')).resolves.toMatchObject({
      error: { kind: 'host', text: 'no supported sources' },
    })
  })

  it("refuses an address that is not a file's", async () => {
    await expect(start('javascript:alert(1)')).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })

  it('can be cancelled before playback starts', async () => {
    play.mockImplementationOnce(() => new Promise(() => undefined))
    const controller = new AbortController()
    const started = playAudio(
      { localAudioId: 'https://files.example/a.mp3' },
      { signal: controller.signal },
      surroundings,
    )
    controller.abort()
    await expect(started).resolves.toMatchObject({ error: { kind: 'cancelled' } })
  })
})

describe('downloading audio', () => {
  it('saves a recording of this page under its file name', async () => {
    const path = hold(new File(['x'], 'audio1.webm'))
    await expect(downloadAudio({ localAudioId: path }, {}, surroundings)).resolves.toEqual({ ok: true, data: { path } })
    expect(links).toMatchObject([{ href: path, download: 'audio1.webm' }])
  })

  it('opens a file of another origin in a new tab', async () => {
    const path = 'https://files.example/2026/talk.amr'
    await downloadAudio({ localAudioId: path }, {}, surroundings)
    expect(links).toEqual([{ href: path, download: 'talk.amr', target: '_blank' }])
  })
})
