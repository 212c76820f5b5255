import type { Page } from '@playwright/test'
import { REGISTER } from '../harness/backend/world/register'
import { expect, full, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'

/** Choosing a company, creating a lead, and what is known about one. */

const cognition = (page: Page) => screen(page, '/clueCognition')
const dialog = (page: Page) => page.getByRole('dialog').last()
const [company] = REGISTER
if (!company) throw new Error('the register is empty')

test('from the list to a new lead: company, warning of a duplicate, place, branch, submit, what next', async ({
  page,
  sim,
  checkAccessibility,
}) => {
  await signIn(page, 'rep01', '/clueList')
  await screen(page, '/clueList').getByRole('button', { name: 'New lead' }).click()
  const search = screen(page, '/selectCustomer')
  await search.getByRole('searchbox').fill(company.name)
  await search.getByRole('link', { name: company.name }).click()
  const first = screen(page, '/addClueCognition')
  await expect(first.getByLabel('Credit code')).toHaveValue(company.creditCode)
  // A lead has this code already: it is said while typing.
  await first.getByLabel('Credit code').fill('91440604MA51C6RT86')
  await expect(first.getByText(/^This is already the lead/)).toBeVisible()
  await first.getByLabel('Credit code').fill(company.creditCode)
  await expect(first.getByText(/^This is already the lead/)).toHaveCount(0)
  await first.getByRole('button', { name: 'Next' }).click()
  const second = screen(page, '/addClueCognitionSubmit')
  await expect(second.getByText('This branch takes the lead.')).toBeVisible()
  await checkAccessibility(page)
  await second.getByLabel('Phone').fill('13800138000')
  // What was typed is there again after a look at the first step.
  await second.getByRole('button', { name: 'Close' }).click()
  await first.getByRole('button', { name: 'Next' }).click()
  await expect(second.getByLabel('Phone')).toHaveValue('13800138000')
  await second.getByRole('button', { name: 'Create lead' }).click()
  await expect(second.getByText('Lead created')).toBeVisible()
  const created = async () => (await sim.records<{ clueId: string }>('lead', { name: company.name })).list
  await expect.poll(created).toMatchObject([{ owner: 'rep01', state: 'owned', stage: 'found' }])
  const [lead] = await created()
  const { list: contacts } = await sim.records<object>('contact', { clueId: lead?.clueId ?? '' })
  expect(contacts).toMatchObject([{ phones: ['13800138000'] }])
  await second.getByRole('button', { name: /^Complete the data/ }).click()
  await expect(cognition(page).getByRole('heading', { name: company.name, level: 2 })).toBeVisible()
})

test('a company that is a lead already is opened, not created twice', full, async ({ page }) => {
  await signIn(page, 'rep01', '/selectCustomer')
  const search = screen(page, '/selectCustomer')
  await search.getByRole('searchbox').fill('91440604MA51C6RT86')
  await search.getByRole('link', { name: 'Hongsheng Ceramics' }).click()
  await expect(screen(page, '/clueDetail').getByRole('heading', { name: 'Hongsheng Ceramics', level: 2 })).toBeVisible()
})

test('the second step says what is missing in the first', full, async ({ page }) => {
  await signIn(page, 'rep01', '/addClueCognitionSubmit')
  const second = screen(page, '/addClueCognitionSubmit')
  await second.getByRole('button', { name: 'Create lead' }).click()
  await expect(second.getByText('Something in the first step is missing or wrong.')).toBeVisible()
  await second.getByRole('button', { name: 'Check it' }).click()
  await expect(screen(page, '/addClueCognition').getByRole('textbox', { name: 'Company' })).toBeVisible()
})

test('offline: a new lead waits on the phone and arrives once', full, async ({ page, context, sim, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|analytics|request failed|console (?:error|warning)/)
  const { name, creditCode, industry, address, point } = company
  const search = new URLSearchParams({
    name,
    creditCode,
    industry,
    address,
    lng: String(point.lng),
    lat: String(point.lat),
  })
  await signIn(page, 'rep01', `/addClueCognitionSubmit?${search}`)
  const second = screen(page, '/addClueCognitionSubmit')
  await expect(second.getByText('This branch takes the lead.')).toBeVisible()
  await goOffline(context)
  await second.getByRole('button', { name: 'Create lead' }).click()
  await expect(second.getByText('Saved on this phone')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await sim.records('lead', { name })).total, { timeout: 20_000 }).toBe(1)
})

test(
  'what is still needed leads to its field, the ring grows, and a device is copied',
  full,
  async ({ page, sim, checkAccessibility }) => {
    await signIn(page, 'rep01', '/clueDetail?id=L-000001')
    await screen(page, '/clueDetail').getByRole('button', { name: 'Decision-maker', exact: true }).click()
    const form = screen(page, '/editClueCognitionClueInfo')
    await expect(form.getByRole('button', { name: /^Decision-maker/ })).toBeFocused()
    await form.getByRole('button', { name: /^Decision-maker/ }).click()
    await dialog(page).locator('label').first().click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await navigateTo(page, '/clueCognition?id=L-000001')
    await expect(cognition(page).getByRole('img', { name: '71 of 100 known' })).toBeVisible()
    await expect(cognition(page).getByRole('button', { name: 'Decision-maker', exact: true })).toHaveCount(0)
    await checkAccessibility(page)

    await navigateTo(page, '/editClueCognitionEquipment?id=L-000001')
    const devices = screen(page, '/editClueCognitionEquipment')
    await devices.getByRole('button', { name: /^2 × 12 t\/h Boiler/ }).click()
    await dialog(page).getByRole('button', { name: 'Copy' }).click()
    await dialog(page).getByLabel('Number', { exact: true }).fill('1')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(devices.getByText('3 devices')).toBeVisible()
    await devices.getByRole('button', { name: /^1 × 12/ }).click()
    // Undo is offered for a few seconds only.
    await holdStill(page)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(devices.getByText('2 devices')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.clock.resume()
    await devices.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await sim.records<{ equipment: { rows: object[] } }>('cognition', {})).list[0]?.equipment.rows)
      .toMatchObject([
        { id: 'Q-000001', count: 2 },
        { id: expect.stringMatching(/^Q-9/), count: 1 },
      ])
  },
)

test('somebody else saved first: both versions, and mine is saved on top', full, async ({ page, sim, allow }) => {
  allow(/4009/)
  await signIn(page, 'rep01', '/editClueCognitionInfo?id=L-000001')
  const form = screen(page, '/editClueCognitionInfo')
  await form.getByLabel('Legal representative').fill('李宏')
  const [lead] = (await sim.records<{ version: number }>('lead', { clueId: 'L-000001' })).list
  await sim.put('lead', 'L-000001', { ...lead, version: (lead?.version ?? 1) + 1, taxGrade: 'A' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Someone else saved a change first')).toBeVisible()
  await form.getByRole('button', { name: 'Save mine' }).click()
  await expect
    .poll(async () => (await sim.records<{ legalRep?: string }>('cognition', {})).list[0]?.legalRep)
    .toBe('李宏')
})
