import { expect, full, fullUnless, type Page, screen, signIn, test } from './fixtures'
import { launchOptions } from './support/browser'
import { qrFilm, qrImage } from './support/qr'

/** Text of the code in front of the camera. */
const SHOWN = 'https://meters.example/id/0042'
const PICTURED = 'PICTURE-17'

const browser = launchOptions()
test.use({
  launchOptions: {
    ...browser,
    args: [
      ...(browser.args ?? []),
      `--use-file-for-fake-video-capture=${qrFilm(SHOWN)}`,
      // Lets the test play audio without a tap.
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

/** The section of a method on /demo. */
function section(page: Page, method: string) {
  const heading = page.getByRole('heading', { name: method, exact: true })
  return screen(page, '/demo').locator('section').filter({ has: heading })
}

const run = (page: Page, method: string) => page.getByRole('button', { name: `Run ${method}`, exact: true }).click()

/** The result of a method's last call. */
async function resultOf(page: Page, method: string): Promise<Record<string, unknown>> {
  const status = section(page, method).getByRole('status')
  await expect(status).toContainText('"ok"', { timeout: 15_000 })
  return JSON.parse((await status.textContent()) ?? '')
}

async function openDemo(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/demo')
  await expect(page.getByRole('button', { name: 'Run scanCode' })).toBeVisible()
  // Comes last, above the buttons.
  await expect(page.getByRole('group', { name: 'Recorder' })).toBeVisible()
}

test.describe('scanning', () => {
  test('reads a code from the camera, with wasm of our own origin only', async ({ page }) => {
    const wasm: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.wasm')) wasm.push(new URL(response.url()).pathname)
    })
    await openDemo(page)
    await run(page, 'scanCode')
    expect(await resultOf(page, 'scanCode')).toMatchObject({ ok: true, data: { text: SHOWN } })
    await expect(page.getByRole('dialog', { name: 'Scan code' })).toBeHidden()
    expect(wasm).toEqual([expect.stringMatching(/^\/assets\/zxing_reader\.[0-9a-f]{8}\.wasm$/)])
  })

  test('shows that its code did not load, and retries the next time', async ({ page, allow }) => {
    allow(/\.wasm/)
    await openDemo(page)
    await page.route('**/*.wasm', (route) => route.abort())
    await run(page, 'scanCode')
    await expect(page.getByText('The scanner could not be loaded.')).toBeVisible()
    await page.getByRole('dialog', { name: 'Scan code' }).getByRole('button', { name: 'Close' }).click()
    expect(await resultOf(page, 'scanCode')).toMatchObject({ ok: false })
    await page.unroute('**/*.wasm')
    await run(page, 'scanCode')
    await expect(section(page, 'scanCode').getByRole('status')).toContainText(SHOWN, { timeout: 15_000 })
  })

  test.describe('without a camera', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
      })
      await openDemo(page)
      await run(page, 'scanCode')
      await expect(page.getByText('No camera is available here.')).toBeVisible()
    })

    test('reads a code from a picture', full, async ({ page }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a picture' }).click()
      await (await chooser).setFiles({ name: 'qr.png', mimeType: 'image/png', buffer: await qrImage(PICTURED) })
      expect(await resultOf(page, 'scanCode')).toMatchObject({ ok: true, data: { text: PICTURED } })
    })

    test('accepts a typed code', async ({ page, checkAccessibility }) => {
      await checkAccessibility(page)
      await page.getByLabel('Type the code').fill('A-17')
      await page.getByRole('button', { name: 'Use this code' }).click()
      expect(await resultOf(page, 'scanCode')).toMatchObject({ ok: true, data: { text: 'A-17' } })
    })

    test('is cancelled by closing it', full, async ({ page }) => {
      await page.getByRole('dialog', { name: 'Scan code' }).getByRole('button', { name: 'Close' }).click()
      expect(await resultOf(page, 'scanCode')).toMatchObject({ ok: false, code: -1, error: { kind: 'cancelled' } })
    })
  })
})

test.describe('photos', () => {
  test('a picked photo is an image with an upload name', async ({ page }) => {
    await openDemo(page)
    const chooser = page.waitForEvent('filechooser')
    await run(page, 'pickPhoto')
    const buffer = await qrImage('photo')
    await (await chooser).setFiles({ name: 'IMG_2041.PNG', mimeType: 'image/png', buffer })
    const photo = {
      name: 'picture0.png',
      type: 'image/png',
      size: buffer.length,
      path: expect.stringMatching(/^blob:/),
    }
    expect(await resultOf(page, 'pickPhoto')).toMatchObject({ ok: true, data: [photo] })
  })

  test('a file that is not an image is reported', full, async ({ page }) => {
    await openDemo(page)
    const chooser = page.waitForEvent('filechooser')
    await run(page, 'pickPhoto')
    await (await chooser).setFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    expect(await resultOf(page, 'pickPhoto')).toMatchObject({
      code: -1,
      error: { kind: 'malformed', text: 'not an image' },
    })
  })

  for (const method of ['pickPhoto', 'takePhoto', 'selectFile']) {
    const details = fullUnless(method === 'takePhoto')

    test(`a cancelled chooser returns −2: ${method}`, details, async ({ page }) => {
      await openDemo(page)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true })
      await run(page, method)
      expect(await resultOf(page, method)).toMatchObject({ ok: false, code: -2, error: { kind: 'no-file' } })
    })

    test(`a chooser without a file returns −2: ${method}`, full, async ({ page }) => {
      await openDemo(page)
      const chooser = page.waitForEvent('filechooser')
      await run(page, method)
      await (await chooser).setFiles([])
      expect(await resultOf(page, method)).toMatchObject({ ok: false, code: -2, error: { kind: 'no-file' } })
    })
  }
})

declare global {
  interface Window {
    /** Number of chunks from the browser's recorder. */
    stretches: number
  }
}

/** Plays audio to its end and returns the peak level, 0 to 1. */
async function loudest(page: Page, path: string): Promise<number> {
  return page.evaluate(async (src) => {
    const audio = new Audio(src)
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaElementSource(audio).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let peak = 0
    const listening = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      peak = Math.max(peak, ...samples.map(Math.abs))
    }, 10)
    const ended = new Promise((resolve, reject) => {
      audio.onended = resolve
      audio.onerror = () => reject(audio.error)
    })
    await audio.play()
    await ended
    clearInterval(listening)
    await context.close()
    return peak
  }, path)
}

test.describe('recording', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.stretches = 0
      const { start } = MediaRecorder.prototype
      MediaRecorder.prototype.start = function (timeslice) {
        this.addEventListener('dataavailable', () => {
          window.stretches += 1
        })
        start.call(this, timeslice)
      }
    })
    await openDemo(page)
  })

  test('records audio that can be played back', async ({ page }) => {
    await run(page, 'startRecording')
    // The fake microphone beeps once a second.
    await page.waitForFunction(() => window.stretches >= 2)
    await run(page, 'stopRecording')
    const { data } = await resultOf(page, 'startRecording')
    const segment = data as { localAudioId: string; path: string; size: number; duration: number }
    // Of stretches that arrive together, on a busy machine, only the first second is known.
    expect(segment.duration).toBeGreaterThanOrEqual(1)
    expect(segment.size).toBeGreaterThan(1000)
    expect(await loudest(page, segment.path)).toBeGreaterThan(0.01)

    // The page plays the last recording.
    await run(page, 'playAudio')
    expect(await resultOf(page, 'playAudio')).toEqual({ ok: true, data: null })
    await expect(section(page, 'playAudio')).toContainText('Playing has ended')
  })

  test('stops when the segment is full', full, async ({ page }) => {
    await section(page, 'startRecording').getByLabel('maxDuration').fill('2')
    await run(page, 'startRecording')
    const { data } = await resultOf(page, 'startRecording')
    expect(data).toMatchObject({ duration: 2 })
  })
})

test.describe('location', () => {
  test.use({ geolocation: { latitude: 39.9, longitude: 116.4, accuracy: 12 }, permissions: ['geolocation'] })

  test('is in GCJ-02', full, async ({ page }) => {
    await openDemo(page)
    await run(page, 'getLocation')
    const { data } = await resultOf(page, 'getLocation')
    // In Beijing the shift is about 150 m north and 530 m east.
    expect(data).toMatchObject({
      accuracy: 12,
      latitude: expect.closeTo(39.9014, 3),
      longitude: expect.closeTo(116.4062, 3),
    })
  })
})
