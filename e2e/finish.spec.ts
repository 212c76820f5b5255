import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { boxOf } from './support/boxOf'
import { zoomText } from './support/textZoom'

/** Finish of screens that only a browser can show: what wraps, what is aligned, where a page ends. */

async function open(page: Page, path: string) {
  await signIn(page, 'rep01', path)
  const shown = screen(page, path.split('?')[0] ?? path)
  await expect(shown).toHaveAttribute('data-state', 'ready')
  return shown
}

test('a page ends with its content, though a table on it scrolls', async ({ page }) => {
  const bills = await open(page, '/customerEnergyBill?id=C-000001')
  await expect(bills.getByRole('table').first()).toBeVisible()
  const below = await bills.evaluate(
    (shown) => shown.scrollHeight - (shown.firstElementChild?.getBoundingClientRect().height ?? 0),
  )
  expect(below).toBeLessThanOrEqual(1)
})

test('a long text of a row wraps beside its amount', async ({ page }) => {
  const risks = await open(page, '/customer-sxxx?id=C-000007')
  const line = risks.locator('.row__line--small').first()
  const [text, amount] = [await boxOf(line.locator('.row__left')), await boxOf(line.locator('.row__right'))]
  expect(text.right).toBeLessThan(amount.x)
  expect(amount.y).toBeLessThan(text.bottom)
})

test('a row without a reason now has no empty line', full, async ({ page }) => {
  const leads = await open(page, '/clueList?tab=pool')
  const row = leads
    .getByRole('article')
    .filter({ hasNot: page.locator('.why') })
    .first()
  for (const line of await row.locator('.row__line').all()) {
    const { height } = await boxOf(line)
    expect(height === 0 || height >= 16).toBe(true)
  }
  expect((await boxOf(row)).height).toBeLessThan(105)
})

test('the kinds of a follow-up stand on one line each in Chinese, and the whole box of its text is the field', async ({
  page,
}) => {
  const form = await open(page, '/x/leads/followUp?id=L-000001')
  await page.evaluate(() => window.app?.setLanguage('zh-CN'))
  const kind = form.getByText('微信/短信', { exact: true }).first()
  await expect(kind).toBeVisible()
  expect((await boxOf(kind)).height).toBeLessThan(30)
  expect((await boxOf(form.getByRole('textbox').first())).height).toBeGreaterThan(44)
})

test('dates of stages stay on one line in text at 130 %', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const lead = await open(page, '/clueDetail?id=L-000020')
  await zoomText(page, 1.3)
  for (const date of await lead.locator('.step__when').all()) {
    const { lines } = await date.evaluate((when) => ({
      lines: when.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(when).lineHeight),
    }))
    expect(Math.round(lines)).toBe(1)
  }
})

test('a field has as much room above it in its card as beside it', full, async ({ page }) => {
  const form = await open(page, '/customerBasic?id=C-000001')
  for (const card of await form.locator('.card').all()) {
    const [box, field] = [await boxOf(card), await boxOf(card.locator('.field__head').first())]
    expect(Math.abs(field.y - box.y - (field.x - box.x))).toBeLessThanOrEqual(4)
  }
})

test('figures of a card begin where its title does', full, async ({ page }) => {
  const figures = await open(page, '/customerOperatingInfomation?id=C-000001')
  const card = figures.locator('.card').first()
  const [title, figure] = [await boxOf(card.getByRole('heading')), await boxOf(card.locator('.tile__label').first())]
  expect(Math.abs(title.x - figure.x)).toBeLessThanOrEqual(1)
  const company = await open(page, '/customerDetails?id=C-000001')
  const gas = company.locator('.card').first()
  const [heading, unit] = [await boxOf(gas.getByRole('heading')), await boxOf(gas.locator('.chart__unit'))]
  expect(Math.abs(heading.x - unit.x)).toBeLessThanOrEqual(1)
})

test('a map without the record’s place shows where I am, not a pin', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 112.9915, latitude: 22.9811 })
  const checkIn = await open(page, '/cluePunchCard?id=L-000010')
  await expect(checkIn.locator('.strip__me')).toBeVisible()
  await expect(checkIn.locator('.map-pin__body')).toHaveCount(0)
})
