import { CLOCK, expect, type Page, screen, signIn, test } from './fixtures'
import { picture } from './support/picture'

/** Work on a lead: checking in without network, leaving, assigning, following up. */

const INSERT = 'ennNewClueClockInRecord/insert'
/** Console output without network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/

interface ClockIn {
  readonly clueId: string
  readonly kind: string
  readonly at: string
  readonly by: string
  readonly photos?: readonly string[]
  readonly dwell?: number
  readonly signals?: readonly string[]
}

const checkIn = (page: Page) => screen(page, '/cluePunchCard')

async function takePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  const buffer = await picture(page, 0, 600)
  await checkIn(page).getByRole('button', { name: 'Take photo' }).click()
  await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  await expect(checkIn(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
}

test('a check-in without network is sent once when it is back, and its leaving after it', async ({
  page,
  context,
  sim,
  allow,
  toasts,
  checkAccessibility,
}) => {
  allow(NO_NETWORK)
  await context.grantPermissions(['geolocation'])
  // A street away from the lead, outside of its zone.
  await context.setGeolocation({ longitude: 112.9915, latitude: 22.9811, accuracy: 12 })
  await signIn(page, 'rep01', '/clueDetail?id=L-000001')
  const detail = screen(page, '/clueDetail')
  await detail.getByRole('button', { name: 'Check in' }).click()
  await expect(checkIn(page).getByText('You are away from Hongsheng Ceramics')).toBeVisible()
  await checkAccessibility(page)

  await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(checkIn(page).getByText('Take at least one photo.')).toBeVisible()
  await expect(checkIn(page).getByText('Say why you check in from here.')).toBeVisible()

  await context.setOffline(true)
  await takePhoto(page)
  await expect(checkIn(page).getByText('You are offline.')).toBeVisible()
  await checkIn(page).getByLabel('Why do you check in from here?').fill('The gate is on the other road')
  await checkIn(page).getByLabel('Notes', { exact: true }).fill('Boiler 2 is off for repair.')
  await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(detail).toBeVisible()
  await detail.getByRole('tab', { name: /Timeline/ }).click()
  await expect(detail.getByText('Boiler 2 is off for repair.')).toBeVisible()

  await detail.getByRole('button', { name: 'Check in', exact: true }).click()
  await checkIn(page).getByRole('button', { name: 'Leave the site' }).click()
  await expect(detail).toBeVisible()
  expect((await sim.log(INSERT)).length, 'nothing is sent without network').toBe(0)

  await context.setOffline(false)
  const stored = async () => {
    const { list } = await sim.records<ClockIn>('clock-in', { clueId: 'L-000001' })
    return list.filter(({ at }) => Date.parse(at) >= CLOCK.getTime())
  }
  await expect.poll(async () => (await stored()).map(({ kind }) => kind).sort()).toEqual(['leave', 'visit'])
  const [visit] = (await stored()).filter(({ kind }) => kind === 'visit')
  expect(visit?.dwell).toBe(0)
  expect(visit?.photos).toHaveLength(1)
  expect(visit?.signals).toContain('outside')
  await expect(detail.getByText('Boiler 2 is off for repair.')).toHaveCount(1)
  await expect.poll(toasts).toContainEqual(expect.stringContaining('phone'))
})
