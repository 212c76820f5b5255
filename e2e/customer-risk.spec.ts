import type { Locator } from '@playwright/test'
import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { atRest } from './support/atRest'
import { boxOf } from './support/boxOf'
import { touchOnce } from './support/fingers'
import { navigateTo } from './support/navigateTo'

/* Legal risk, business data and relations of a customer (domain: customer). C-000007 has 60 records of each of the nine
   kinds, C-000012 a circle of holdings. */

const top = (page: Page, path: string) => screen(page, path).evaluate((element) => element.scrollTop)

/** Scrolls until rows of the second page are drawn, and as high as they are: only then does the list rest. */
async function scrollFar(page: Page, path: string): Promise<number> {
  await expect(screen(page, path)).toHaveAttribute('data-state', 'ready')
  await expect(async () => {
    await screen(page, path).evaluate((element) => {
      element.scrollTop = 2200
    })
    expect(await top(page, path)).toBeGreaterThan(2100)
  }).toPass()
  return atRest(page, () => top(page, path))
}

/** The row in the middle of the screen, by its record: its place among the rows drawn changes as others are drawn. */
async function rowInSight(page: Page, path: string) {
  const rows = screen(page, path).locator('[data-record]')
  const record = await rows.evaluateAll((all) => {
    const row = all.find((each) => each.getBoundingClientRect().top > 300)
    return row?.getAttribute('data-record')
  })
  return screen(page, path).locator(`[data-record="${record}"]`)
}

/** The middle of a node of the graph; its name stands below it. */
async function nodeOf(graph: Locator, name: string) {
  const text = graph.getByText(name)
  await expect(text).toBeVisible()
  // The page slides in.
  await atRest(graph.page(), async () => (await boxOf(text)).x)
  const box = await boxOf(text)
  return { x: box.x + box.width / 2, y: box.y - 8 }
}

test('court records and relations: each leads to what it is, and back to where it was', async ({ page }) => {
  await signIn(page, 'rep01', '/customer-laxx?id=C-000007')

  await test.step('a record with a page of its own', async () => {
    const path = '/customer-laxx'
    const before = await scrollFar(page, path)
    const row = await rowInSight(page, path)
    const name = (await row.getByRole('link').textContent()) ?? ''
    await touchOnce(page, row)
    const details = screen(page, '/customer-laxx-details')
    await expect(details.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(details.getByRole('heading', { name: 'Document' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => top(page, path)).toBe(before)
    await expect(screen(page, path).getByRole('article').filter({ hasText: name })).toBeInViewport()
  })

  await test.step('a record in a sheet leaves the list where it is; back closes the sheet', async () => {
    const path = '/customer-pjws'
    await navigateTo(page, `${path}?id=C-000007`)
    const before = await scrollFar(page, path)
    await touchOnce(page, await rowInSight(page, path))
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Document' })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    expect(await top(page, path)).toBe(before)
  })

  await test.step('a finger on a node of the graph opens its company, and back leads to the graph', async () => {
    await navigateTo(page, '/customerLinkMap?id=C-000012')
    const graph = screen(page, '/customerLinkMap').getByRole('slider', { name: 'Relations' })
    const { x, y } = await nodeOf(graph, 'Weiye Packaging')
    await page.touchscreen.tap(x, y)
    const company = screen(page, '/customerDetails').getByRole('heading', { name: 'Weiye Packaging' })
    await expect(company.first()).toBeVisible()
    await page.goBack()
    await expect(graph).toBeVisible()
  })
})

test('what was found lately is new on the company’s page until its list was opened', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerDetails?id=C-000001')
  const cell = screen(page, '/customerDetails').getByRole('link', { name: /Judgments/ })
  await expect(cell).toContainText('2 new')
  await cell.tap()
  await expect(screen(page, '/customer-pjws').getByText('New', { exact: true })).toHaveCount(2)
  await page.goBack()
  await expect(cell).not.toContainText('new')
})

test('by key, too, a node of the relation graph opens its company', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerLinkMap?id=C-000012')
  const graph = screen(page, '/customerLinkMap').getByRole('slider', { name: 'Relations' })
  await expect(graph.locator('svg').first()).toBeVisible()
  await graph.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(graph).toHaveAttribute('aria-valuetext', /^Weiye Packaging/, { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(screen(page, '/customerDetails').getByRole('heading', { name: 'Weiye Packaging' }).first()).toBeVisible()
})

test('screens about risk and business are accessible', full, async ({ page, checkAccessibility }) => {
  test.setTimeout(180_000)
  await signIn(page, 'rep01', '/customer-sxxx?id=C-000007')
  await expect(screen(page, '/customer-sxxx')).toHaveAttribute('data-state', 'ready')
  await checkAccessibility(page)
  for (const address of [
    '/customer-gqdj-details?id=RK-007481',
    '/customerBusinessInfo?id=C-000001',
    '/customerOperatingInfomation?id=C-000001',
    '/customerYearReportDetails?id=C-000001&year=2025',
    '/customerLinkMap?id=C-000012',
    '/customerLinkMap?id=C-000012&view=list',
  ]) {
    await navigateTo(page, address)
    await expect(screen(page, address.split('?')[0] ?? '')).toHaveAttribute('data-state', 'ready')
    await checkAccessibility(page)
  }
})
