import { expect, full, fullUnless, type Host, hostTest, type Page, screen, signIn, test } from './fixtures'
import { settled } from './support/clock'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'
import { sampleImage } from './support/sampleImage'
import { storedKeys } from './support/storedKeys'
import { countTaps, within } from './support/taps'

/** A visit: planned from a lead, at it without network, minutes with what was needed. */

/** Console output without network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/

interface Visit {
  readonly id: string
  readonly state: string
  readonly minutes?: { readonly text?: string; readonly audio: readonly { readonly seconds?: number }[] }
}

const form = (page: Page) => screen(page, '/visitEdit')
const atLead = (page: Page) => screen(page, '/cluePunchCard')
const NEEDS = ['A plan for the second kiln', 'A price for the night hours']
const press = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name }).last().click()

/** In a browser the photo is a file, a host takes it. */
async function takePhoto(page: Page, isBrowser: boolean): Promise<void> {
  const take = atLead(page).getByRole('button', { name: 'Take photo' })
  if (isBrowser) {
    const buffer = await sampleImage(page, 0, 600)
    const chooser = page.waitForEvent('filechooser')
    await take.click()
    await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  } else await take.click()
  await expect(atLead(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
}

/** Records eleven minutes in the messaging app, which keeps them in parts of five. */
async function recordElevenMinutes(page: Page, host: Host): Promise<void> {
  const recorder = form(page).getByRole('group', { name: 'Recorder' })
  const parts = recorder.getByRole('list', { name: 'Recorded parts' }).getByRole('listitem')
  await recorder.getByRole('button', { name: 'Record' }).click()
  await host.waitFor({ kind: 'call', method: 'startRecording' })
  for (const part of [1, 2]) {
    await page.clock.runFor(300_000)
    await expect(parts).toHaveCount(part)
  }
  await page.clock.runFor(60_000)
  await recorder.getByRole('button', { name: 'Stop recording' }).click()
  await expect(parts).toHaveCount(3)
}

for (const variant of ['browser', 'messaging-android', 'partner-ios'] as const) {
  hostTest.describe(variant, fullUnless(variant === 'browser'), () => {
    hostTest.use({ variant })

    hostTest(
      'planned from a lead beside another visit, arrived and written without network: one visit, two to-dos',
      async ({ page, host, context, sim, allow, checkAccessibility }) => {
        allow(NO_NETWORK)
        await countTaps(page)
        await context.grantPermissions(['geolocation'])
        await context.setGeolocation({ longitude: 112.9915, latitude: 22.9811, accuracy: 12 })
        if (variant === 'browser') await page.setViewportSize({ width: 1280, height: 900 })
        await host.open('/clueDetail?id=L-000001')
        const detail = screen(page, '/visitView')
        // Five with those on the two times, which are filled in here without.
        await within(page, 3, async () => {
          await screen(page, '/clueDetail').getByRole('button', { name: 'More actions' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Plan a visit' }).click()
          await expect(form(page).getByText('Chen Min')).toBeVisible()
          await form(page).getByRole('textbox', { name: 'Begins' }).fill('2026-11-20T15:00')
          await form(page).getByRole('textbox', { name: 'Ends' }).fill('2026-11-20T16:00')
          await expect(form(page).getByText(/^At the same time: Hongsheng Ceramics/)).toBeVisible()
          await checkAccessibility(page)
          await press(page, 'Plan it anyway')
        })
        await expect(detail.getByRole('heading', { name: 'Hongsheng Ceramics', level: 2 })).toBeVisible()

        // The check-in is that of the lead: three taps, and one more for the reason outside of the zone.
        await within(page, 2, async () => {
          await detail.getByRole('button', { name: 'Arrive', exact: true }).click()
          await expect(
            atLead(page)
              .getByText(/±|accuracy unknown/)
              .first(),
          ).toBeVisible()
          await goOffline(context)
          await takePhoto(page, variant === 'browser')
        })
        const gate = atLead(page).getByRole('button', { name: 'Gate is elsewhere' })
        if (await gate.isVisible()) await gate.click()
        await within(page, 1, () => atLead(page).getByRole('button', { name: 'Check in', exact: true }).click())
        await expect(detail.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()

        await detail.getByRole('button', { name: 'Minutes', exact: true }).click()
        await form(page).getByRole('textbox', { name: 'Minutes' }).fill('They sign the letter of intent next week.')
        if (variant === 'messaging-android') await recordElevenMinutes(page, host)
        for (const need of NEEDS) {
          await form(page).getByRole('button', { name: 'Add Needs' }).click()
          const sheet = page.getByRole('dialog')
          await sheet.getByRole('textbox', { name: 'What it is about' }).fill(need)
          await sheet.getByRole('button', { name: 'Done' }).click()
        }
        await press(page, 'Save the minutes')
        await expect(detail).toBeVisible()
        expect((await sim.log('/minutes')).length, 'nothing is sent without network').toBe(0)

        await context.setOffline(false)
        const written = async () => {
          const { list } = await sim.records<Visit>('visit', {})
          return list.filter(({ minutes }) => minutes?.text?.startsWith('They sign'))
        }
        await expect.poll(async () => (await written()).map(({ state }) => state)).toEqual(['done'])
        const [{ minutes } = { minutes: undefined }] = await written()
        const recorded = minutes?.audio.map(({ seconds = 0 }) => Math.round(seconds / 60))
        expect(recorded, 'minutes of each part').toEqual(variant === 'messaging-android' ? [5, 5, 1] : [])
        const { list: needs } = await sim.records<{ readonly text: string }>('visit-need', {})
        expect(needs.map(({ text }) => text).filter((text) => NEEDS.includes(text))).toEqual(NEEDS)
        await expect(detail.getByRole('button', { name: new RegExp(NEEDS[0] ?? '') })).toBeVisible()
        await expect(detail.getByText('Arrived', { exact: true })).toBeVisible()
        for (const need of NEEDS) {
          await navigateTo(page, `/todoHome?keyword=${encodeURIComponent(need)}`)
          await expect(screen(page, '/todoHome').getByText(need)).toBeVisible()
        }
      },
    )
  })
}

interface Clock {
  readonly visitId: string
  readonly kind: string
  readonly dwell?: number
}

test(
  'arrived without a plan and left without network: one visit, in order, once',
  full,
  async ({ page, context, sim, allow }) => {
    allow(NO_NETWORK)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 113.08, latitude: 23.01, accuracy: 12 })
    const known = (await sim.records<Clock>('visit-clock', {})).list.length
    // A customer whom nobody planned to visit today.
    await signIn(page, 'rep01', '/customerDetails?id=C-000005')
    const customer = screen(page, '/customerDetails')
    const arrive = async () => {
      await customer.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Arrive without a plan' }).click()
    }
    await arrive()
    await expect(form(page).getByText('±').first()).toBeVisible()
    await goOffline(context)
    const chooser = page.waitForEvent('filechooser')
    await form(page).getByRole('button', { name: 'Take photo' }).click()
    const buffer = await sampleImage(page, 0, 600)
    await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
    await expect(form(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
    await form(page)
      .getByRole('textbox', { name: 'Why do you check in from here?' })
      .fill('Met on the way to the plant')
    await press(page, 'Arrive')
    await expect(customer).toBeVisible()

    await page.clock.runFor(35 * 60_000)
    await arrive()
    await expect(form(page).getByText(/35 min/)).toBeVisible()
    await press(page, 'Leave')
    await expect(customer).toBeVisible()
    expect((await sim.records<Clock>('visit-clock', {})).list.length, 'nothing is sent without network').toBe(known)

    await context.setOffline(false)
    const clocks = async () => (await sim.records<Clock>('visit-clock', {})).list.slice(known)
    await expect
      .poll(async () => (await clocks()).map(({ kind, dwell }) => [kind, dwell]))
      .toEqual([
        ['arrive', 35],
        ['leave', undefined],
      ])
    const visits = new Set((await clocks()).map(({ visitId }) => visitId))
    expect(visits.size).toBe(1)
    const [id = ''] = visits
    await signIn(page, 'rep01', `/visitView?id=${id}`)
    await expect(screen(page, '/visitView').getByRole('button', { name: 'Minutes', exact: true })).toBeVisible()
  },
)

test('minutes of eleven minutes, killed in the middle: one recording, in order', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/visitEdit?id=V-000005&step=minutes')
  const recorder = form(page).getByRole('group', { name: 'Recorder' })
  const heard = () => expect(recorder.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/)
  await expect(recorder).toBeVisible()
  await settled(page)
  await recorder.getByRole('button', { name: 'Record' }).click()
  await heard()
  await page.clock.runFor(300_000)
  // Until the next part has begun, the meter has the seconds of the full one.
  await expect(recorder.getByRole('status')).toHaveText('Recording, part 2')
  await heard()
  await page.clock.runFor(60_000)
  const isOfSecond = (key: unknown) => Array.isArray(key) && key.length > 3 && Number(key[2]) === 2
  await expect.poll(async () => (await storedKeys(page, 'segments')).some(isOfSecond)).toBe(true)
  await page.reload()
  await expect(form(page).getByRole('list', { name: 'Recording' }).getByRole('listitem').first()).toBeVisible()
  await settled(page)
  await form(page).getByRole('group', { name: 'Recorder' }).getByRole('button', { name: 'Record' }).click()
  await heard()
  await page.clock.runFor(240_000)
  await form(page).getByRole('group', { name: 'Recorder' }).getByRole('button', { name: 'Stop recording' }).click()
  await press(page, 'Save the minutes')
  /** The part that was full, the seconds of the one that the kill cut off, and what was recorded after it. */
  const partOf = ({ seconds = 0 }) => (seconds > 299 ? 'full' : seconds >= 240 ? 'four minutes' : 'cut off')
  const recorded = async () => {
    const { list } = await sim.records<Visit>('visit', { id: 'V-000005' })
    return list[0]?.minutes?.audio.map(partOf) ?? []
  }
  await expect.poll(recorded).toEqual(['full', 'cut off', 'four minutes'])
})

test('minutes by voice take three taps after leaving, which leads to them', full, async ({ page, sim }) => {
  await countTaps(page)
  await signIn(page, 'rep01', '/visitEdit?id=V-000005&step=minutes')
  const recorder = form(page).getByRole('group', { name: 'Recorder' })
  await within(page, 3, async () => {
    await recorder.getByRole('button', { name: 'Record' }).click()
    await expect(recorder.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/)
    await recorder.getByRole('button', { name: 'Stop recording' }).click()
    await press(page, 'Save the minutes')
  })
  const state = async () => (await sim.records<Visit>('visit', { id: 'V-000005' })).list[0]?.state
  await expect.poll(state).toBe('done')
})
