import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { sampleImage } from './support/sampleImage'

/** A visit: planned, at it without network, minutes with what was needed. */

/** Console output without network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/

interface Visit {
  readonly id: string
  readonly state: string
  readonly arrivedAt?: string
  readonly minutes?: { readonly text: string; readonly audio: readonly { readonly seconds?: number }[] }
}

const form = (page: Page) => screen(page, '/visitEdit')
const press = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name }).last().click()

async function takePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  const buffer = await sampleImage(page, 0, 600)
  await press(page, 'Take photo')
  await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  await expect(form(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
}

test('planned beside another visit, arrived and written without network: one visit, one to-do', async ({
  page,
  context,
  sim,
  allow,
  checkAccessibility,
}) => {
  allow(NO_NETWORK)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 112.9915, latitude: 22.9811, accuracy: 12 })
  await signIn(page, 'rep01', '/visitEdit?custId=C-000001&step=plan')
  await form(page).getByRole('textbox', { name: 'Begins' }).fill('2026-11-20T15:00')
  await form(page).getByRole('textbox', { name: 'Ends' }).fill('2026-11-20T16:00')
  await expect(form(page).getByText(/^At the same time: Hongsheng Ceramics/)).toBeVisible()
  await checkAccessibility(page)
  await press(page, 'Plan it anyway')
  const detail = screen(page, '/visitView')
  await expect(detail.getByRole('heading', { name: 'Guangda Glass Works', level: 2 })).toBeVisible()

  await detail.getByRole('button', { name: 'Arrive', exact: true }).click()
  await expect(form(page).getByText('You are away from Guangda Glass Works')).toBeVisible()
  await context.setOffline(true)
  await takePhoto(page)
  await form(page).getByRole('button', { name: 'Gate is elsewhere' }).click()
  await press(page, 'Arrive')
  await expect(detail.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()

  await detail.getByRole('button', { name: 'Minutes', exact: true }).click()
  await form(page).getByRole('textbox', { name: 'Minutes' }).fill('They sign the letter of intent next week.')
  await form(page).getByRole('button', { name: 'Add Needs' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'What it is about' }).fill('A plan for the second kiln')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await press(page, 'Save the minutes')
  await expect(detail).toBeVisible()
  expect((await sim.log('/minutes')).length, 'nothing is sent without network').toBe(0)

  await context.setOffline(false)
  const written = async () => {
    const { list } = await sim.records<Visit>('visit', {})
    return list.filter(({ minutes }) => minutes?.text.startsWith('They sign')).map(({ state }) => state)
  }
  await expect.poll(written).toEqual(['done'])
  const { list: needs } = await sim.records<{ readonly text: string; readonly kind: string }>('visit-need', {})
  expect(needs.filter(({ text }) => text === 'A plan for the second kiln')).toMatchObject([{ kind: 'gas' }])
  await expect(detail.getByRole('button', { name: /A plan for the second kiln/ })).toBeVisible()
})

test('minutes of eleven minutes, killed in the middle: one recording, in order', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/visitEdit?id=V-000005&step=minutes')
  const recorder = form(page).getByRole('group', { name: 'Recorder' })
  const heard = () => expect(recorder.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/)
  await recorder.getByRole('button', { name: 'Record' }).click()
  await heard()
  await page.clock.runFor(300_000)
  await heard()
  await page.clock.runFor(60_000)
  await page.reload()
  await expect(form(page).getByRole('list', { name: 'Recording' }).getByRole('listitem').first()).toBeVisible()
  await form(page).getByRole('group', { name: 'Recorder' }).getByRole('button', { name: 'Record' }).click()
  await heard()
  await page.clock.runFor(240_000)
  await form(page).getByRole('group', { name: 'Recorder' }).getByRole('button', { name: 'Stop recording' }).click()
  await press(page, 'Save the minutes')
  const recorded = async () => {
    const { list } = await sim.records<Visit>('visit', { id: 'V-000005' })
    return list[0]?.minutes?.audio.length ?? 0
  }
  await expect.poll(recorded).toBe(3)
})
