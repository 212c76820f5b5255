import type { Locator } from '@playwright/test'
import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { boxOf } from './support/boxOf'

/** Touch targets do not move while the user is about to tap them. */

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')
const quick = (page: Page) => list(page).getByRole('group', { name: 'Quick filters' })

test.describe('quick filters', () => {
  test('keep positions and widths when one is selected', full, async ({ page }) => {
    await signIn(page, 'rep01', '/clueList')
    const chip = (name: RegExp) => quick(page).getByRole('button', { name })
    await expect(chip(/^Late/)).toContainText('2')
    /** Widths of the chips and gaps between them, rounded to whole px because browsers round positions. */
    const measures = async () => {
      const boxes = await Promise.all([/^Due today/, /^Late/, /^Within 5 km/].map((name) => boxOf(chip(name))))
      const gaps = boxes.slice(1).map(({ x }, index) => x - (boxes[index]?.right ?? 0))
      return [...boxes.map(({ width }) => width), ...gaps].map((length) => Math.round(length))
    }
    const before = await measures()
    await chip(/^Late/).click()
    await expect(chip(/^Late/)).toHaveAttribute('aria-pressed', 'true')
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    expect(await measures()).toEqual(before)
  })

  test('a chip tapped at the edge scrolls fully into view', full, async ({ page }) => {
    await signIn(page, 'rep01', '/clueList')
    const followed = quick(page).getByRole('button', { name: 'Followed' })
    await followed.evaluate((chip) => {
      const line = chip.closest('.chips')
      if (line && chip instanceof HTMLElement) line.scrollLeft = chip.offsetLeft - line.clientWidth + 30
    })
    expect((await boxOf(followed)).right).toBeGreaterThan(390)
    await followed.click({ position: { x: 10, y: 20 } })
    await expect(followed).toHaveAttribute('aria-pressed', 'true')
    expect((await boxOf(followed)).right).toBeLessThanOrEqual(390)
  })

  test('active ones come first when the list is opened', async ({ page }) => {
    await signIn(page, 'rep01', '/clueList?lastFollow=quiet30')
    await expect(quick(page).getByRole('button').nth(1)).toHaveAccessibleName(/^Quiet 30 days/)
    await expect(quick(page).getByRole('button').nth(1)).toBeInViewport({ ratio: 1 })
  })
})

test('actions of a lead keep their positions while permissions are loading', async ({ page, sim }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'rep01', '/clueList')
  await sim.faults({ path: 'getClueDetailList', delayMs: 1500 }, { path: 'clueAuthority', delayMs: 1500 })
  await list(page).locator('[data-record="lead:L-000001"]').getByRole('link').click()
  const call = detail(page).getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Call' })
  const early = await boxOf(call)
  const bar = await boxOf(detail(page).locator('.frame__bar'))
  await expect(detail(page).getByRole('button', { name: 'Follow up', exact: true })).toBeVisible()
  await expect(detail(page).getByRole('button', { name: /^Navigate/ })).toBeVisible()
  expect(await boxOf(call)).toEqual(early)
  expect(await boxOf(detail(page).locator('.frame__bar'))).toEqual(bar)
})

test('segments have equal widths, and steps too unless a word needs more', full, async ({ page }) => {
  await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
  /** Difference between the widest and the narrowest. px */
  const spread = (locator: Locator) =>
    locator.evaluateAll((items) => {
      const widths = items.map((item) => item.getBoundingClientRect().width)
      return Math.max(...widths) - Math.min(...widths)
    })
  await expect(page.getByRole('radiogroup', { name: 'Type' })).toBeVisible()
  expect(await spread(page.getByRole('radiogroup', { name: 'Type' }).locator('label'))).toBeLessThan(2)
  await page.goto('/#/clueDetail?id=L-000001')
  const steps = detail(page).getByRole('list', { name: 'Stage' }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  expect(await spread(steps.filter({ hasNotText: 'Opportunity' }))).toBeLessThan(2)
})

test('the notice about a restored draft has one margin', full, async ({ page }) => {
  await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
  const form = screen(page, '/x/leads/followUp')
  await form.getByRole('textbox').first().fill('Something that was typed')
  await expect(form.getByText(/^Draft \d/)).toBeVisible()
  await page.reload()
  const notice = form.locator('.notice')
  await expect(notice).toBeVisible()
  // 16 px at the 375 px design width.
  expect((await boxOf(notice)).x).toBeCloseTo((16 * 390) / 375, 0)
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('short tabs are aligned with the page margin', full, async ({ page }) => {
    await signIn(page, 'rep01', '/clueDetail?id=L-000001')
    const tab = page.getByRole('tab', { name: '概览' })
    await expect(tab).toBeVisible()
    const word = await tab.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().x
    })
    expect(word).toBeCloseTo((16 * 390) / 375, 0)
  })
})
