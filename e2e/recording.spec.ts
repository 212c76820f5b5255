import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { settled } from './support/clock'
import { storedKeys } from './support/storedKeys'

/** Recordings survive (sections 4, 9): with Chromium's microphone, hours simulated by the page's clock. */

const panel = (page: Page) => screen(page, '/demo').getByRole('group', { name: 'Recorder' })
const parts = (page: Page) => panel(page).getByRole('list', { name: 'Recorded parts' }).getByRole('listitem')
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click()
const status = (page: Page) => panel(page).getByRole('status')

/** Console output of a page without network. */
const WITHOUT_NETWORK = /ERR_|Failed to fetch|could not be sent|service worker/

async function openRecorder(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/demo')
  await expect(panel(page)).toBeVisible()
  await settled(page)
}

/** Advances the page's clock; waits for real sound first, which the clock cannot produce. */
async function later(page: Page, seconds: number): Promise<void> {
  await heard(page)
  await page.clock.runFor(seconds * 1000)
}

/** Waits for the first real second of the open part. */
async function heard(page: Page): Promise<void> {
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/)
}

interface Upload {
  readonly fileName: string
  readonly size: number
}

const uploads = async (sim: { records<T>(kind: string): Promise<{ list: T[] }> }) =>
  (await sim.records<Upload>('upload')).list.filter(({ fileName }) => fileName.startsWith('recording-'))

test('a recording of 15 minutes has three parts, which are uploaded once each, in order', async ({ page, sim }) => {
  await openRecorder(page)
  await press(page, 'Record')
  for (const part of [2, 3]) {
    await later(page, 300)
    await expect(status(page)).toHaveText(`Recording, part ${part}`)
    await expect(parts(page)).toHaveCount(part - 1)
    // Advancing the clock by five minutes would time out an upload in progress.
    await expect(parts(page).getByText('Sent')).toHaveCount(part - 1)
  }
  await later(page, 290)
  await press(page, 'Stop recording')
  await expect(parts(page)).toHaveCount(3)
  await expect(parts(page).first()).toContainText('5:00')
  await expect(parts(page).nth(1)).toContainText('5:00')
  await expect(parts(page).nth(2)).toContainText(/4:5\d/)
  await expect(parts(page).getByText('Sent')).toHaveCount(3)
  const names = (await uploads(sim)).map(({ fileName }) => fileName.replace(/^recording-\d+-/, ''))
  expect(names).toEqual(['1.webm', '2.webm', '3.webm'])
})

test('a part can be played and stopped', async ({ page }) => {
  await openRecorder(page)
  await press(page, 'Record')
  // Long enough to be stopped before its end, on a busy machine too.
  await expect(panel(page).getByRole('timer')).toHaveText(/^0:(?:0[6-9]|[1-5]\d)$/)
  await press(page, 'Stop recording')
  await press(page, 'Play part 1')
  await press(page, 'Stop part 1')
  await expect(panel(page).getByRole('button', { name: 'Play part 1' })).toBeVisible()
  await expect(panel(page).getByText('cannot be played')).toHaveCount(0)
})

test('after a kill, closed parts and the seconds of the open one are uploaded once the network is back', async ({
  page,
  context,
  sim,
  allow,
}) => {
  allow(WITHOUT_NETWORK)
  await openRecorder(page)
  await context.route('**/file/**', (route) => route.abort())
  await press(page, 'Record')
  await later(page, 300)
  await expect(status(page)).toHaveText('Recording, part 2')
  await expect(parts(page)).toHaveCount(1)
  // The first part's chunks may still be stored; a part without a stored chunk would not be recovered.
  await expect.poll(() => storedChunks(page, 2)).toBeGreaterThan(1)
  expect(await uploads(sim)).toEqual([])
  const next = await context.newPage()
  // Without unload events, so that the page cannot finish anything.
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/file/**')
  await signIn(next, 'rep01', '/demo')
  await settled(next)
  await expect.poll(async () => (await uploads(sim)).length, { timeout: 20_000 }).toBe(2)
  const arrived = await uploads(sim)
  expect(arrived.map(({ fileName }) => fileName.replace(/^recording-\d+-/, ''))).toEqual(['1.webm', '2.webm'])
  expect(arrived.every(({ size }) => size > 0)).toBe(true)
})

test('is accessible', full, async ({ page, checkAccessibility }) => {
  await openRecorder(page)
  await press(page, 'Record')
  await heard(page)
  await checkAccessibility(page)
  const { width, height } = (await panel(page).getByRole('button', { name: 'Stop recording' }).boundingBox()) ?? {}
  expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44)
  await press(page, 'Stop recording')
  await expect(parts(page)).toHaveCount(1)
  await checkAccessibility(page)
})

/** Number of chunks of a part in the device's database. */
async function storedChunks(page: Page, part: number): Promise<number> {
  const isChunk = (key: unknown) => Array.isArray(key) && key.length > 3 && Number(key[2]) === part
  return (await storedKeys(page, 'segments')).filter(isChunk).length
}
