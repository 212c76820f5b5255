import type { Page } from '@playwright/test'
import { expect, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'

/** What every record page has in common, on the page of a lead. */

const lead = 'L-000001'
const detail = (page: Page) => screen(page, '/clueDetail')
const dialog = (page: Page) => page.getByRole('dialog').last()

async function openLead(page: Page) {
  await signIn(page, 'rep01', `/clueDetail?id=${lead}`)
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
}

async function fromMenu(page: Page, action: string) {
  await detail(page).getByRole('button', { name: 'More actions' }).click()
  await dialog(page).getByRole('button', { name: action }).click()
}

/** Writes the reason. What Playwright enters goes to the element that has the focus by then. */
async function enter(page: Page, text: string) {
  const reason = dialog(page).getByRole('textbox')
  await reason.fill(text)
  await expect(reason).toHaveValue(text)
}

test('the name of the record is in the bar once its head is scrolled away', async ({ page }) => {
  await openLead(page)
  const bar = detail(page).locator('.frame__top')
  const name = (await detail(page).getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  const shownInBar = bar.locator('[aria-hidden="true"]', { hasText: name })
  await expect(shownInBar).toHaveCount(0)
  await detail(page)
    .getByRole('tab', { name: /^Contacts/ })
    .click()
  await expect(shownInBar).toBeVisible()
  await detail(page).getByRole('tab', { name: 'Overview' }).click()
  await expect(shownInBar).toHaveCount(0)
})

test('a move that needs a reason: asked for, kept, sent, taken back', async ({ page, sim, toasts }) => {
  await openLead(page)
  const state = async () => (await sim.records<{ state?: string }>('lead', { clueId: lead })).list[0]?.state
  const before = await state()
  await fromMenu(page, 'Return to the pool')
  const send = dialog(page).getByRole('button', { name: 'Return to the pool' })
  await enter(page, 'ok')
  await send.click()
  await expect(dialog(page).getByText('Write at least 5 characters.')).toBeVisible()
  await enter(page, 'Too far from the main')
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Discard what you entered?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await sim.faults({ path: 'returnCluePublicSphere', code: 4010, message: 'no', times: 1 })
  await send.click()
  await expect(dialog(page).getByText('This is no longer possible.')).toBeVisible()
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Too far from the main')
  // Undo is offered for a few seconds only.
  await holdStill(page)
  await send.click()
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Lead returned to the pool'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(state).toBe(before)
})

test('a move that meets a colleague’s change says what changed; ‘Keep it’ leaves the record as it is', async ({
  page,
  sim,
  allow,
}) => {
  allow(/4009/)
  const record = async () => (await sim.records<{ version: number; state: string }>('lead', { clueId: lead })).list[0]
  await openLead(page)
  await fromMenu(page, 'Return to the pool')
  await enter(page, 'Too far from the main')
  const before = await record()
  await sim.put('lead', lead, {
    ...before,
    version: (before?.version ?? 1) + 1,
    name: '宏盛新材料',
    nameEn: 'New name',
  })
  await dialog(page).getByRole('button', { name: 'Return to the pool' }).click()
  await expect(dialog(page).getByText(/Somebody else has changed this/)).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/New name/)
      .first(),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(detail(page).getByRole('heading', { name: 'New name' }).first()).toBeVisible()
  expect((await record())?.state).toBe('owned')
})
