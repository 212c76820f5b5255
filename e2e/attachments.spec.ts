import { expect, full, fullUnless, hostTest, type Page, screen, signIn, test } from './fixtures'
import { settled } from './support/clock'
import { navigateTo } from './support/navigateTo'
import type { Sim } from './support/Sim'
import { sampleImage } from './support/sampleImage'
import { storedKeys } from './support/storedKeys'

/** Photos and files: taken or chosen, uploaded, kept, and sent with their submit (field-needs.md 3, 5, 17). */

const UPLOAD = 'systemMgr/uploadImg'
const FORM = '/x/leads/followUp?id=L-000001'
const form = (page: Page) => screen(page, '/x/leads/followUp')
const samples = (page: Page) => screen(page, '/componentsDemo')
const photos = (page: Page) => form(page).getByRole('list', { name: 'Photos' }).locator('[data-state]')
const IS_FULL =
  'The device’s storage is full: photos are only kept while the app is open. Keep it open until they are sent.'

interface Upload {
  readonly fileName: string
  readonly size: number
  readonly suffix: string
  readonly fileUrl: string
}

/** Uploaded files in the order in which the server received them. */
const uploads = async (sim: Sim) => (await sim.records<Upload>('upload')).list

/** Names of the photos of each follow-up with this text. */
async function sent(sim: Sim, text: string): Promise<string[][]> {
  const { list } = await sim.records<{ text: string; photos: string[] }>('track', { clueId: 'L-000001' })
  const names = new Map((await uploads(sim)).map(({ fileUrl, fileName }) => [fileUrl, fileName]))
  const mine = list.filter((track) => track.text === text)
  return mine.map((track) => track.photos.map((address) => names.get(address) ?? address))
}

async function choose(page: Page, count: number, width?: number): Promise<void> {
  const files = Array.from({ length: count }, async (_, at) => ({
    name: `IMG_${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sampleImage(page, at, width),
  }))
  const made = await Promise.all(files)
  const chooser = page.waitForEvent('filechooser')
  await form(page).getByRole('button', { name: 'Choose photos' }).click()
  await (await chooser).setFiles(made)
  await expect(photos(page)).toHaveCount(count)
}

/** Opens the form behind the workbench, so that going back does not leave the app. */
async function open(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/')
  await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
  await navigateTo(page, FORM)
  await expect(form(page).getByRole('button', { name: 'Take photo' })).toBeVisible()
}

async function fillIn(page: Page, text: string): Promise<void> {
  await form(page).getByRole('textbox', { name: /With/ }).fill('He Jun')
  await form(page)
    .getByLabel(/What was/)
    .fill(text)
  await form(page).getByRole('button', { name: 'In a week' }).click()
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save follow-up' }).click()

test.describe('the photos of a follow-up', () => {
  test.beforeEach(async ({ context }) => {
    // So that the form accepts a typed name: one sheet less.
    const notNow = { path: 'selectClueIdAndBp', code: 1001, message: 'Not now.' }
    await context.route(/selectClueIdAndBp/, (route) => route.fulfill({ json: notNow }))
  })

  test('are uploaded while the user writes; a refused one can be tried again, one is looked at and removed', async ({
    page,
    sim,
    allow,
    checkAccessibility,
  }) => {
    allow(/413/)
    await open(page)
    await sim.faults({ path: UPLOAD, nth: 2, status: 413, times: 1 })
    await choose(page, 3)
    await expect(form(page).getByText(/^1 could not be uploaded\./)).toBeVisible()
    await expect(photos(page).getByText('Uploaded')).toHaveCount(2)
    await checkAccessibility(page)
    await form(page)
      .getByRole('button', { name: /^Try again: photo/ })
      .click()
    await expect(photos(page).getByText('Uploaded')).toHaveCount(3)

    await form(page)
      .getByRole('button', { name: /^Open photo 2 of 3/ })
      .click()
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    await expect(viewer.getByRole('img', { name: 'Photo 2 of 3' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('3 / 3')).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)

    await form(page).getByRole('button', { name: 'Remove photo 1' }).click()
    await expect(photos(page)).toHaveCount(2)
    await fillIn(page, 'Two photos of the boiler.')
    await save(page)
    await expect(form(page)).toHaveCount(0)
    expect(await sent(sim, 'Two photos of the boiler.')).toEqual([['picture1.jpg', 'picture2.jpg']])
  })

  test('arrive once and in order, with the follow-up behind them, after a kill while five are on their way', async ({
    page,
    context,
    sim,
    toasts,
  }) => {
    await open(page)
    let count = 0
    // The first two get through; the page dies while the others hang.
    await context.route(`**/*${UPLOAD}*`, async (route) => {
      count += 1
      if (count <= 2) await route.continue()
    })
    await choose(page, 5)
    await expect(photos(page).getByText('Uploaded')).toHaveCount(2)
    await fillIn(page, 'Killed while five photos were on their way.')
    await save(page)
    await expect.poll(toasts).toContain('Saved on this phone. It will be sent when its photos are uploaded.')
    await expect.poll(() => count).toBeGreaterThan(4)
    expect(await sent(sim, 'Killed while five photos were on their way.')).toEqual([])
    await page.close()
    await context.unroute(`**/*${UPLOAD}*`)

    const next = await context.newPage()
    await signIn(next, 'rep01', '/')
    const names = [0, 1, 2, 3, 4].map((n) => `picture${n}.jpg`)
    await expect
      .poll(() => sent(sim, 'Killed while five photos were on their way.'), { timeout: 15_000 })
      .toEqual([names])
    expect((await uploads(sim)).map(({ fileName }) => fileName).sort()).toEqual(names)
  })

  test(
    'survive a kill before the follow-up is saved: the form shows and uploads them',
    full,
    async ({ page, context, sim }) => {
      await open(page)
      await context.route(`**/*${UPLOAD}*`, () => undefined)
      await choose(page, 2)
      await expect(form(page).getByText(/^Draft \d/)).toBeVisible()
      await page.close()
      await context.unroute(`**/*${UPLOAD}*`)
      const next = await context.newPage()
      await signIn(next, 'rep01', FORM)
      await expect(photos(next).getByText('Uploaded')).toHaveCount(2)
      await expect.poll(async () => (await uploads(sim)).length).toBe(2)
    },
  )

  test(
    'stay in memory on a full device, which says so, and are sent',
    full,
    async ({ page, context, sim, toasts, allow }) => {
      allow(/ERR_FAILED/)
      await page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype
        IDBObjectStore.prototype.put = function (...given) {
          if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError')
          return put.apply(this, given)
        }
      })
      await open(page)
      await context.route(`**/*${UPLOAD}*`, (route) => route.abort())
      await choose(page, 1)
      await expect.poll(toasts).toContain(IS_FULL)
      await fillIn(page, 'The phone has no space left.')
      await save(page)
      await expect(form(page)).toHaveCount(0)
      await context.unroute(`**/*${UPLOAD}*`)
      await expect.poll(() => sent(sim, 'The phone has no space left.')).toEqual([['picture0.jpg']])
    },
  )

  test('have the size that the user chooses, which is remembered', full, async ({ page, sim }) => {
    await open(page)
    await form(page).getByRole('button', { name: 'Photo size: 1 MB' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^300 kB/)
      .click()
    await choose(page, 1, 2000)
    await expect(photos(page).getByText('Uploaded')).toBeVisible()
    const [file] = await uploads(sim)
    expect(file?.size).toBeLessThanOrEqual(300_000)
    await page.reload()
    await expect(form(page).getByRole('button', { name: 'Photo size: 300 kB' })).toBeVisible()
  })
})

for (const variant of ['partner-android', 'messaging-android', 'messaging-ios', 'partner-ios'] as const) {
  hostTest.describe(variant, () => {
    hostTest.use({ variant })

    hostTest(
      'photos get a stamp, files go through the bridge where only the host has them, and a tap previews one',
      fullUnless(variant === 'partner-android'),
      async ({ page, host, sim }) => {
        await host.open('/componentsDemo?find=PhotosInput')
        const stamped = samples(page).getByRole('list', { name: 'Check-in photos' })
        await stamped.getByRole('button', { name: 'Take photo' }).click()
        await expect(stamped.getByText('Uploaded')).toBeVisible()
        // A stamped photo is a JPEG, whatever the host delivers.
        expect((await uploads(sim)).map(({ suffix }) => suffix)).toEqual(['jpg'])

        await samples(page).getByRole('button', { name: 'Add file' }).click()
        await expect(
          samples(page)
            .getByRole('list', { name: 'Documents' })
            .getByText(/Uploaded/),
        ).toBeVisible()
        expect((await uploads(sim)).map(({ suffix }) => suffix)).toEqual(['jpg', 'pdf'])

        await navigateTo(page, '/componentsDemo?find=FileList')
        await samples(page)
          .getByRole('button', { name: /^Supply contract.pdf/ })
          .click()
        const preview = await host.waitFor({ kind: 'call', method: 'previewFile' })
        expect(JSON.stringify(preview)).toContain('Supply%20contract.pdf')
      },
    )
  })
}

test(
  'a stamp is burnt into the photo: a dark band with light text at its bottom',
  full,
  async ({ page, sim, checkAccessibility }) => {
    await signIn(page, 'rep01', '/componentsDemo?find=PhotosInput')
    const stamped = samples(page).getByRole('list', { name: 'Check-in photos' })
    const chooser = page.waitForEvent('filechooser')
    const buffer = await sampleImage(page, 0, 1000)
    await stamped.getByRole('button', { name: 'Take photo' }).click()
    await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
    await expect(stamped.getByText('Uploaded')).toBeVisible()
    await checkAccessibility(page)
    const [file] = await uploads(sim)
    const { band, above } = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const lightness = (y: number) => {
        const { data } = context.getImageData(0, y, canvas.width, 20)
        const greens = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0)
        return { mean: greens.reduce((sum, one) => sum + one, 0) / greens.length, most: Math.max(...greens) }
      }
      return { band: lightness(canvas.height - 60), above: lightness(100) }
    }, file?.fileUrl ?? '')
    expect(band.mean).toBeLessThan(above.mean * 0.7)
    expect(band.most).toBeGreaterThan(200)
  },
)

test('a recording in a form is attached, uploaded, and there again after a reload', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/componentsDemo?find=PhotosInput')
  const recorder = samples(page).getByRole('group', { name: 'Recorder' })
  await recorder.getByRole('button', { name: 'Record' }).click()
  await expect(recorder.getByRole('status')).toHaveText(/^Recording, part/)
  await expect(recorder.getByText(/0:0[2-9]/).first()).toBeVisible()
  await recorder.getByRole('button', { name: 'Stop recording' }).click()
  await expect.poll(async () => (await uploads(sim)).map(({ suffix }) => suffix)).toEqual(['webm'])
  const attached = samples(page).getByRole('group', { name: 'Recordings' })
  await expect(attached.getByText('Sent')).toBeVisible()
  await expect.poll(async () => (await storedKeys(page, 'drafts')).length).toBe(1)
  await page.reload()
  await expect(attached.getByRole('button', { name: /^Play/ })).toBeVisible()
  await settled(page)
  expect(await uploads(sim)).toHaveLength(1)
})
