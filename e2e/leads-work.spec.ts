import { CLOCK, expect, full, hostTest, type Page, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'
import { sampleImage } from './support/sampleImage'
import { countTaps, within, withoutPhoneApp } from './support/taps'

/** Work on a lead: checking in without network, leaving, assigning, following up. */

const INSERT = 'ennNewClueClockInRecord/insert'
/** Console output without network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/

/** Of L-000001, WGS-84. */
const GATE = { longitude: 112.99172, latitude: 22.97835 }

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
  const buffer = await sampleImage(page, 0, 600)
  await checkIn(page).getByRole('button', { name: 'Take photo' }).click()
  await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  await expect(checkIn(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
}

test('found, checked in without network, sent once with its leaving when it is back, and followed up', async ({
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
  await signIn(page, 'rep01', '/clueList?sort=distance')
  await screen(page, '/clueList').getByRole('link', { name: 'Hongsheng Ceramics' }).click()
  const detail = screen(page, '/clueDetail')
  await detail.getByRole('button', { name: 'Check in' }).click()
  await expect(checkIn(page).getByText('You are away from Hongsheng Ceramics')).toBeVisible()
  await checkAccessibility(page)

  await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(checkIn(page).getByText('Take at least one photo.')).toBeVisible()
  await expect(checkIn(page).getByText('Say why you check in from here.')).toBeVisible()

  await goOffline(context)
  await takePhoto(page)
  await expect(checkIn(page).getByText('You are offline.')).toBeVisible()
  await checkIn(page).getByLabel('Why do you check in from here?').waitFor()
  await checkIn(page).getByRole('button', { name: 'Gate is elsewhere' }).click()
  await checkIn(page).getByLabel('Notes', { exact: true }).fill('Boiler 2 is off for repair.')
  await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(detail).toBeVisible()
  await detail.getByRole('tab', { name: /Timeline/ }).click()
  await expect(detail.getByText('Boiler 2 is off for repair.')).toBeVisible()

  await detail.getByRole('button', { name: 'Leave · here for 0 min' }).click()
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
  const timeline = detail.getByRole('list', { name: 'Timeline' })
  await expect(timeline.getByText('Boiler 2 is off for repair.')).toHaveCount(1)
  await expect.poll(toasts).toContainEqual(expect.stringContaining('phone'))

  // A follow-up of a planned step takes four taps, and leads on to the next stop.
  await detail.getByRole('button', { name: 'Follow up', exact: true }).click()
  const form = screen(page, '/x/leads/followUp')
  await form.getByRole('button', { name: 'Wants a price' }).click()
  await form.getByRole('button', { name: 'Mon 23' }).click()
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(detail).toBeVisible()
  await expect
    .poll(async () => (await sim.log('ennNewClueTrack/insert'))[0]?.body)
    .toMatchObject({ kind: 'visit', contactId: 'P-000001' })
  await expect.poll(toasts).toContainEqual(expect.stringMatching(/^Next: /))
})

test.describe('the jobs of a day in few taps, from the page of a lead', () => {
  const detail = (page: Page) => screen(page, '/clueDetail')

  test.beforeEach(async ({ page, context }) => {
    await countTaps(page)
    await withoutPhoneApp(page)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...GATE, accuracy: 12 })
    await signIn(page, 'rep01', '/clueDetail?id=L-000001')
    await expect(detail(page)).toHaveAttribute('data-state', 'ready')
  })

  test('a call is made and logged with six', full, async ({ page, sim }) => {
    const form = screen(page, '/x/leads/followUp')
    // Once its people are loaded one is chosen, which takes a tap more than the number of the lead.
    await detail(page)
      .getByRole('tab', { name: /Contacts/ })
      .click()
    await expect(detail(page).getByText('Chen Min').first()).toBeVisible()
    await within(page, 6, async () => {
      await detail(page).getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Call' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Chen Min' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log it' }).click()
      await form.getByRole('button', { name: 'Wants a price' }).click()
      await form.getByRole('button', { name: 'Mon 23' }).click()
      await form.getByRole('button', { name: 'Save follow-up' }).click()
      await expect(detail(page)).toBeVisible()
    })
    const [sent] = await sim.log('ennNewClueTrack/insert')
    expect(sent?.body).toMatchObject({ kind: 'call', contactId: 'P-000001' })
  })

  test('a check-in is made with three', full, async ({ page, sim }) => {
    await within(page, 3, async () => {
      await detail(page).getByRole('button', { name: 'Check in', exact: true }).click()
      await takePhoto(page)
      await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
      await expect(detail(page)).toBeVisible()
    })
    // A photo that is still being sent takes the check-in along through the outbox.
    await expect.poll(async () => (await sim.log(INSERT)).length).toBe(1)
  })
})

interface Discarded {
  readonly state: string
  readonly discard?: { readonly reason: string }
}

interface Lead {
  readonly clueId: string
  readonly owner?: string
}

test('a manager assigns 20 leads; of one that somebody else assigned meanwhile it is told to whom', async ({
  page,
  sim,
  toasts,
  checkAccessibility,
}) => {
  // All of the first page at once.
  await page.setViewportSize({ width: 390, height: 2800 })
  await signIn(page, 'rep02', '/clueList?tab=org&owners=rep01&stages=verified')
  const list = screen(page, '/clueList')
  await expect(list).toHaveAttribute('data-state', 'ready')
  await list.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Select several' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const boxes = list.getByRole('checkbox')
  for (let index = 0; index < 20; index++) await boxes.nth(index).check({ force: true })
  await list.getByRole('button', { name: /^Assign/ }).click()

  const people = screen(page, '/clueChoosePeople')
  await expect(people).toHaveAttribute('data-state', 'ready')
  await expect(people.getByText('20 leads')).toBeVisible()
  await expect(people.getByText(/\d+ open/).first()).toBeVisible()
  await checkAccessibility(page)

  // A colleague is faster with one of them.
  const chosen = (await sim.log('getClueDetailList')).slice(-1)[0]?.body as { clueIds: string[] }
  const [first = ''] = chosen.clueIds
  const { list: before } = await sim.records<Lead & { version: number }>('lead', { clueId: first })
  await sim.put('lead', first, { ...before[0], owner: 'emp12', version: (before[0]?.version ?? 1) + 1 })

  const row = people.getByRole('region').getByRole('button').nth(1)
  const name = (await row.locator('.pick__main').evaluate((element) => element.firstChild?.textContent)) ?? ''
  await row.click()
  await people.getByRole('button', { name: `Assign to ${name}` }).click()
  await expect(people.getByText(/already has it/)).toBeVisible()
  await expect.poll(toasts).toContainEqual(expect.stringContaining('19 of 20 assigned to'))
  const owners = await Promise.all(
    chosen.clueIds.map(async (clueId) => (await sim.records<Lead>('lead', { clueId })).list[0]?.owner),
  )
  expect(owners[0]).toBe('emp12')
  expect([owners.length, new Set(owners.slice(1)).size]).toEqual([20, 1])
})

test(
  'a discarded lead leaves the list, gets another reason, and goes back to the pool, which is undone',
  full,
  async ({ page, sim, toasts }) => {
    const found = 'keyword=Nanhai%20People'
    const list = screen(page, '/clueList')
    const detail = screen(page, '/clueDetail')
    const dialog = page.getByRole('dialog').last()
    const lead = async () => (await sim.records<Discarded>('lead', { clueId: 'L-000004' })).list[0]
    const fromMenu = async (name: string) => {
      await detail.getByRole('button', { name: 'More actions' }).click()
      await dialog.getByRole('button', { name, exact: true }).click()
    }
    await signIn(page, 'rep02', `/clueList?tab=org&${found}`)
    await list.getByRole('link', { name: /^Nanhai People/ }).click()
    await fromMenu('Discard')
    await dialog.getByText('No need for gas').click()
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await lead())?.state).toBe('discarded')
    await page.goBack()
    await expect(list.getByText('Nothing found')).toBeVisible()

    await navigateTo(page, `/clueList?tab=org&${found}&states=discarded`)
    await list.getByRole('link', { name: /^Nanhai People/ }).click()
    await fromMenu('Change the reason')
    await dialog.getByText('Unreachable').click()
    await dialog.getByRole('button', { name: 'Save the reason' }).click()
    await expect.poll(async () => (await lead())?.discard?.reason).toBe('unreachable')
    await fromMenu('Return to the pool')
    await dialog.getByRole('textbox').fill('They moved to Sanshui')
    // Undo is offered for a few seconds only.
    await holdStill(page)
    await dialog.getByRole('button', { name: 'Return to the pool' }).click()
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Lead returned to the pool'))
    await page.locator('.toast').filter({ hasText: 'Lead returned' }).getByRole('button').click()
    await expect.poll(async () => (await lead())?.state).toBe('discarded')
  },
)

for (const variant of ['messaging-android', 'partner-ios'] as const) {
  hostTest.describe(variant, () => {
    hostTest.use({ variant })

    hostTest('a check-in with the camera and position of the host arrives once', full, async ({ page, host, sim }) => {
      await host.open('/cluePunchCard?id=L-000001')
      await expect(
        checkIn(page)
          .getByText(/±|accuracy unknown/)
          .first(),
      ).toBeVisible()
      await checkIn(page).getByRole('button', { name: 'Take photo' }).click()
      await expect(checkIn(page).getByRole('list', { name: 'Photo' }).locator('img')).toBeVisible()
      const reason = checkIn(page).getByLabel('Why do you check in from here?')
      if (await reason.isVisible()) await reason.fill('The gate is on the other road')
      await checkIn(page).getByRole('button', { name: 'Check in', exact: true }).click()
      await expect.poll(async () => (await sim.log(INSERT)).length).toBe(1)
    })
  })
}
