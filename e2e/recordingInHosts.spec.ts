import { expect, full, fullUnless, type Host, hostTest, type Page, screen } from './fixtures'
import { settled } from './support/clock'
import { storedText } from './support/storedText'

/**
 * Recordings in the messaging app (sections 4, 9): the host records segments of 300 s; hours simulated by the clock.
 */

const panel = (page: Page) => screen(page, '/demo').getByRole('group', { name: 'Recorder' })
const parts = (page: Page) => panel(page).getByRole('list', { name: 'Recorded parts' }).getByRole('listitem')
const status = (page: Page) => panel(page).getByRole('status')
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click()

async function openRecorder(page: Page, host: Host): Promise<void> {
  await host.open('/demo')
  await expect(panel(page)).toBeVisible()
  await settled(page)
}

async function record(page: Page, host: Host): Promise<void> {
  await openRecorder(page, host)
  await press(page, 'Record')
  await host.waitFor({ kind: 'call', method: 'startRecording' })
}

/** Advances the clock until the given part has begun. */
async function untilPart(page: Page, part: number, seconds = 300): Promise<void> {
  await page.clock.runFor(seconds * 1000)
  await expect(status(page)).toHaveText(`Recording, part ${part}`)
  await expect(parts(page)).toHaveCount(part - 1)
}

const uploads = async (sim: { records<T>(kind: string): Promise<{ list: T[] }> }) =>
  (await sim.records<{ fileName: string; size: number }>('upload')).list.filter(({ size }) => size > 10_000)

for (const variant of ['messaging-android', 'messaging-ios'] as const) {
  hostTest.describe(variant, fullUnless(variant === 'messaging-ios'), () => {
    hostTest.use({ variant })

    hostTest(
      'a recording of 15 minutes gives three parts; they arrive once each',
      full,
      async ({ page, host, sim }) => {
        await record(page, host)
        for (const part of [2, 3]) {
          await untilPart(page, part)
          // Advancing the clock by five minutes would time out an upload in progress.
          await expect(parts(page).getByText('Sent')).toHaveCount(part - 1)
        }
        await page.clock.runFor(290_000)
        await press(page, 'Stop recording')
        await expect(parts(page)).toHaveCount(3)
        await expect(parts(page).nth(1)).toContainText('5:00')
        await expect(parts(page).nth(2)).toContainText(/4:[45]\d/)
        await expect(parts(page).getByText('Sent')).toHaveCount(3)
        expect(await uploads(sim)).toHaveLength(3)
      },
    )

    hostTest('stopped at exactly 300 s there is one part, once', full, async ({ page, host, sim }) => {
      await openRecorder(page, host)
      await page.evaluate(() => {
        const button = (name: string) =>
          [...document.querySelectorAll('button')].find((each) => each.ariaLabel === name || each.textContent === name)
        button('Record')?.click()
        setTimeout(() => button('Stop recording')?.click(), 300_000)
      })
      await host.waitFor({ kind: 'call', method: 'startRecording' })
      await page.clock.runFor(301_000)
      await expect(status(page)).toHaveText('Recorded')
      await expect(parts(page)).toHaveCount(1)
      // Both ends are due within milliseconds.
      await expect(parts(page)).toContainText(/5:00|4:59/)
      await expect(parts(page).getByText('Sent')).toHaveCount(1)
      expect(await uploads(sim)).toHaveLength(1)
    })

    hostTest(
      'after a kill the closed part arrives once the network is back, and what is missing is said',
      async ({ page, context, host, sim, allow }) => {
        allow(/ERR_|Failed to fetch|could not be sent|network/i)
        await context.route('**/file/**', (route) => route.abort('internetdisconnected'))
        await record(page, host)
        await untilPart(page, 2)
        await page.clock.runFor(60_000)
        expect(await uploads(sim)).toEqual([])
        // A part is shown before the device has it; a kill within these milliseconds is another case.
        await expect.poll(() => storedText(page)).toContain('"kind":"closed"')
        await host.lifecycle('kill')
        await context.unroute('**/file/**')
        await host.lifecycle('restore')
        // What was left is looked for at the end of the start, when the page is idle.
        await settled(page)
        await expect(page.getByRole('dialog').filter({ hasText: 'everything after 5:00 is lost' })).toBeVisible()
        await expect.poll(async () => (await uploads(sim)).length, { timeout: 20_000 }).toBe(1)
      },
    )
  })
}

hostTest.describe('partner-android', () => {
  hostTest.use({ variant: 'partner-android' })

  hostTest('cannot record and offers typing', async ({ page, host }) => {
    await host.open('/demo')
    await press(page, 'Record')
    await expect(panel(page).getByText('This app cannot record. Type instead.')).toBeVisible()
  })
})
