import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { atRest } from './support/atRest'
import { holdStill } from './support/clock'

/** The main job: sign in, find a lead among thousands, read it, follow it up, and return to the same place. */

const rows = (page: Page) => screen(page, '/clueList').getByRole('listitem')
const lead = (page: Page, id: string) => screen(page, '/clueList').locator(`[data-record="lead:${id}"]`)

/** Ids of the rows in the document. */
const rendered = (page: Page) =>
  screen(page, '/clueList')
    .locator('[data-record^="lead:"]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-record')))

const top = (page: Page) => screen(page, '/clueList').evaluate((element) => element.scrollTop)

async function scrollTo(page: Page, y: number): Promise<void> {
  await screen(page, '/clueList').evaluate((element, to) => {
    element.scrollTop = to
  }, y)
}

test('find a lead, read it, follow it up, and go back to the same row', async ({ page, sim, checkAccessibility }) => {
  await signIn(page, 'rep01', '/')
  await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
  expect(page.url(), 'credentials leave the address bar').not.toMatch(/token|loginName/)

  await page.getByRole('button', { name: /^Leads/ }).click()
  await expect(lead(page, 'L-000001')).toBeVisible()
  await checkAccessibility(page)
  await scrollTo(page, 2400)
  await expect.poll(() => rendered(page)).not.toContain('lead:L-000001')
  const name = (await rows(page).getByRole('link').nth(8).textContent()) ?? ''
  const link = rows(page).getByRole('link', { name })
  // Clicking a row under the page's header would scroll it into view first.
  await link.click({ trial: true })
  const before = await atRest(page, () => top(page))
  await link.click()

  const detail = screen(page, '/clueDetail')
  await expect(detail).toHaveAttribute('data-state', 'ready')
  await expect(detail.getByRole('heading', { name }).first()).toBeVisible()
  await checkAccessibility(page)
  await detail.getByRole('button', { name: 'Follow up', exact: true }).click()

  const form = screen(page, '/x/leads/followUp')
  await form.getByText('Call', { exact: true }).first().click()
  await form.getByRole('button', { name: /With/ }).click()
  await page.getByRole('dialog').getByRole('radio').first().click({ force: true })
  await form.getByLabel(/What was/).fill('They want a price for two boilers by Friday.')
  await form.getByRole('button', { name: 'Mon 23' }).click()
  await form.getByLabel(/^About/).fill('Send the price')
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(detail).toBeVisible()

  const sent = await sim.log('ennNewClueTrack/insert')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers['idempotency-key']).toBeTruthy()
  await detail.getByRole('tab', { name: /Timeline/ }).click()
  await expect(detail.getByRole('list', { name: 'Timeline' }).getByText(/^They want a price for two/)).toBeVisible()

  await sim.clearLog()
  await detail.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => top(page)).toBe(before)
  await expect(rows(page).getByRole('link', { name })).toBeVisible()
  // The next page may be prefetched near the end of the rows; loaded rows are never requested again.
  const again = (await sim.log('getClueOwnList')).filter(({ query }) => query.pageNum === '1')
  expect(again, 'going back makes no call').toEqual([])
})

test('search narrows the list, is part of the address, and survives a reload', async ({ page }) => {
  await signIn(page, 'rep01', '/clueList')
  await screen(page, '/clueList').getByRole('button', { name: 'Search leads' }).click()
  await screen(page, '/clueList').getByRole('searchbox').fill('Hongsheng')
  await expect(rows(page)).toHaveCount(1)
  await expect(lead(page, 'L-000001')).toBeVisible()
  expect(page.url()).toContain('keyword=Hongsheng')
  await page.reload()
  await expect(lead(page, 'L-000001')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

// Ten thousand rows are five hundred pages in sequence.
for (const [count, details] of [
  [400, {}],
  [10_000, full],
] as const) {
  test(`${count} rows scroll with fewer than sixty in the document`, details, async ({ page }) => {
    test.setTimeout(180_000)
    await signIn(page, 'rep03', '/clueList?tab=org')
    await expect(rows(page).first()).toBeVisible()
    const scrolled = await screen(page, '/clueList').evaluate(async (element, wanted) => {
      const frame = () => new Promise(requestAnimationFrame)
      let most = 0
      let last = 0
      while (last < wanted) {
        element.scrollTop = element.scrollHeight
        await frame()
        const rendered = element.querySelectorAll('li[aria-posinset]')
        most = Math.max(most, rendered.length)
        last = Number(rendered[rendered.length - 1]?.getAttribute('aria-posinset'))
      }
      return { most, last }
    }, count)
    expect(scrolled.last).toBeGreaterThanOrEqual(count)
    expect(scrolled.most).toBeLessThan(60)
  })
}

test('a star is set at once and reverted with a message if the server refuses', full, async ({ page, sim, toasts }) => {
  await signIn(page, 'rep01', '/clueList')
  const star = lead(page, 'L-000003').getByRole('button', { name: /^Follow/ })
  await star.scrollIntoViewIfNeeded()
  const before = await star.getAttribute('aria-pressed')
  await sim.faults({ path: 'clueAttention', code: 1001, message: 'The list is locked.' })
  await sim.faults({ path: 'clueAttentionCancel', code: 1001, message: 'The list is locked.' })
  await star.click()
  await expect.poll(toasts).toContainEqual(expect.stringContaining('The list is locked.'))
  await expect(star).toHaveAttribute('aria-pressed', before ?? '')
})

test('a lead is taken from the pool and returned with undo', async ({ page, sim, toasts }) => {
  await signIn(page, 'rep01', '/clueDetail?id=L-000008')
  const detail = screen(page, '/clueDetail')
  await expect(detail).toHaveAttribute('data-state', 'ready')
  // Undo is offered for a few seconds only.
  await holdStill(page)
  await detail.getByRole('button', { name: 'Take this lead' }).click()
  await expect.poll(toasts).toContainEqual(expect.stringContaining('The lead is yours now'))
  const taken = await sim.records<{ owner?: string }>('lead', { clueId: 'L-000008' })
  expect(taken.list[0]?.owner).toBe('rep01')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await sim.records<{ owner?: string }>('lead', { clueId: 'L-000008' })).list[0]?.owner ?? '')
    .toBe('')
})

test('the next lead of the filtered list is one tap away', async ({ page }) => {
  await signIn(page, 'rep01', '/clueList')
  await expect(rows(page).getByRole('link').nth(1)).toBeVisible()
  const names = await rows(page).getByRole('link').allInnerTexts()
  await rows(page).getByRole('link').first().click()
  const detail = screen(page, '/clueDetail')
  await expect(detail.getByText('1 of 119')).toBeVisible()
  await detail.getByRole('button', { name: 'Next lead' }).click()
  await expect(detail.getByText('2 of 119')).toBeVisible()
  await expect(detail.getByRole('heading', { name: names[1] ?? '' }).first()).toBeVisible()
  await detail.getByRole('button', { name: 'Back' }).click()
  await expect(rows(page).first()).toBeVisible()
})
