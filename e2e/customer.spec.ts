import { expect, full, type Page, screen, signIn, hostTest as test } from './fixtures'
import { holdStill } from './support/clock'
import { navigateTo } from './support/navigateTo'
import type { Sim } from './support/Sim'

/* Before a visit: who a company is, what it burns, owes and risks (domain: customer). C-000001 is Guangda Glass Works
   of rep01, with two judgments that were found lately; C-000013 belongs to a colleague. */

const GUANGDA = '/customerDetails?id=C-000001'

const link = (page: Page, path: string, name: string | RegExp) => screen(page, path).getByRole('link', { name })
const press = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path).getByRole('button', { name }).click()

/** How far the page of a company has been scrolled. px */
const scrolled = (page: Page) => screen(page, '/customerDetails').evaluate((element) => Math.round(element.scrollTop))

/** `exported`: resolves with the name of the file that was given to the user. */
async function journey(page: Page, exported: (run: () => Promise<void>) => Promise<string>): Promise<void> {
  const search = screen(page, '/customerSearchList')
  const details = screen(page, '/customerDetails')

  await test.step('a company is found by part of its name and by its credit code', async () => {
    await press(page, '/customerList', 'Search companies')
    const field = search.getByRole('searchbox')
    await field.fill('G')
    await expect(search.getByText('Type at least 2 characters')).toBeVisible()
    await field.fill('Guangda')
    await expect(search.locator('article')).toHaveText([/Customer.*Owner: Li Wei/, /Lead.*Owner: Li Wei/])
    await field.fill('91440605ma4104')
    await expect(search.locator('article')).toHaveCount(1)
    await link(page, '/customerSearchList', 'Guangda Glass Works').click()
  })

  await test.step('its page says what matters before a visit', async () => {
    await expect(details.getByRole('heading', { name: 'Guangda Glass Works', level: 2 })).toBeVisible()
    await expect(details.getByText('36.4 M').first()).toBeVisible()
    await expect(details.getByText('Contract ends in 74 days')).toBeVisible()
    await expect(details.getByText('New in Judgments: 2')).toBeVisible()
    await expect(details.getByText('All gas bills paid')).toBeVisible()
  })

  await test.step('from its legal risk to a judgment, and back to where it was', async () => {
    await details.getByRole('tab', { name: /^Legal risk/ }).click()
    const judgments = details.getByRole('link', { name: /Judgments/ })
    await judgments.scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    const top = async () => (await judgments.boundingBox())?.y ?? Number.NaN
    const before = await top()
    await judgments.click()
    await expect(screen(page, '/customer-pjws').locator('article')).toHaveCount(2)
    await screen(page, '/customer-pjws').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toContainText('Court')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(details.getByRole('heading', { name: 'Guangda Glass Works', level: 2 })).toBeAttached()
    // But for the line above it about what is new, which goes as soon as that was seen.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(80)
    // They have been seen.
    await expect(judgments).not.toContainText('new')
  })

  await test.step('its bills are saved as a file', async () => {
    await details.getByRole('button', { name: /^Energy bills/ }).click()
    const bills = screen(page, '/customerEnergyBill')
    await expect(bills.getByRole('tab', { name: 'Gas' })).toBeVisible()
    const name = await exported(() =>
      bills
        .getByRole('button', { name: /CSV|Save|file/i })
        .first()
        .click(),
    )
    expect(name).toMatch(/Guangda Glass Works.*\.csv$/)
  })
}

test.describe('in the messaging app', () => {
  test.use({ variant: 'messaging-ios' })

  test('a company before a visit', async ({ page, host }) => {
    await host.open('/customerList', { launch: { path: '/customerList', persona: 'rep01' } })
    await journey(page, async (run) => {
      await run()
      const preview = await host.waitFor({ kind: 'call', method: 'previewFile' })
      return (preview.decoded as { readonly name: string }).name
    })
  })
})

test('a company before a visit, on a desktop', full, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'rep01', '/customerList')
  await journey(page, async (run) => {
    const download = page.waitForEvent('download')
    await run()
    return (await download).suggestedFilename()
  })
})

test('a label is created, and removed with undo', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerLabelEdit?id=C-000001')
  const labels = screen(page, '/customerLabelEdit')
  await labels.getByRole('searchbox').fill('Night shift')
  await press(page, '/customerLabelEdit', 'Create “Night shift”')
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(labels.getByText('3 labels')).toBeVisible()
  // Undo is offered for a few seconds only.
  await holdStill(page)
  await press(page, '/customerLabelEdit', 'Remove Night shift')
  await expect(labels.getByText('2 labels')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(labels.getByRole('button', { name: 'Remove Night shift' })).toBeVisible()
})

/** C-000001 as the simulator stores it. */
async function stored(sim: Sim) {
  const { list } = await sim.records<{ custId: string; version: number; name: string }>('company', {
    custId: 'C-000001',
  })
  const [found] = list
  if (!found) throw new Error('no C-000001')
  return found
}

test('a profile that somebody else changed meanwhile shows both versions', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/customerBasic?id=C-000001')
  const form = screen(page, '/customerBasic')
  await form.getByLabel('Name').fill('光大特种玻璃有限公司')
  const company = await stored(sim)
  await sim.put('company', 'C-000001', { ...company, version: company.version + 1, name: '光大玻璃集团有限公司' })
  await press(page, '/customerBasic', 'Save')
  await expect(form.getByText('Someone else saved a change first')).toBeVisible()
  await expect(form.getByText('Theirs: 光大玻璃集团有限公司')).toBeVisible()
  await press(page, '/customerBasic', 'Save mine')
  await expect.poll(async () => (await stored(sim)).name).toBe('光大特种玻璃有限公司')
})

test('a filter is saved on the device and used again', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerList?tab=mine')
  await press(page, '/customerList', /^Filter/)
  const filter = screen(page, '/customerScreen')
  await filter.getByRole('button', { name: /^High risk/ }).click()
  await filter.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByRole('dialog').getByLabel('Name of the filter').fill('Watch')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await press(page, '/customerScreen', /^Show \d+ customer/)
  await expect(screen(page, '/customerList').locator('article').first()).toContainText('High risk')
  await navigateTo(page, '/customerScreen?tab=org')
  await filter.getByRole('button', { name: 'Watch' }).click()
  await expect(filter.getByRole('button', { name: /^High risk/ })).toHaveAttribute('aria-pressed', 'true')
})

test('links that a person may not open say so', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerDetails?id=C-000013')
  await expect(screen(page, '/customerDetails').getByText('This customer belongs to Wu Ting.')).toBeVisible()
  await signIn(page, 'rep05', GUANGDA)
  await expect(page.getByText('You cannot see this customer')).toBeVisible()
})

/** C-000009 has texts of the greatest length that forms take, without a place to break. */
const LONG_WORDS = [
  '/customerDetails?id=C-000009',
  '/customerBasic?id=C-000009',
  '/customerBusinessInfo?id=C-000009',
  '/customerLabelList?id=C-000009',
  '/customerEnergyBill?id=C-000009',
  '/customerEnergydeviceList?id=C-000009',
  '/customerServiceLog?id=C-000009',
  '/customerCarbonInfo?id=C-000009',
  '/customerOperatingInfomation?id=C-000009',
  '/customerLinkMap?id=C-000009&view=list',
  '/customer-ktgg?id=C-000009',
  '/customerList?tab=mine&keyword=NanhaiDanzao',
  '/customerSearchList?keyword=NanhaiDanzao',
]

test('words that cannot be broken widen no page', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'rep01', '/customerList')
  for (const address of LONG_WORDS) {
    await navigateTo(page, address)
    const [path = ''] = address.split('?')
    const shown = screen(page, path)
    await expect(shown).toHaveAttribute('data-state', /ready|empty/)
    // A page that is being pushed comes in from the right.
    const wide = () =>
      shown.evaluate((root) => {
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          element !== root &&
          (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
        return [...root.querySelectorAll('*')]
          .filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement),
          )
          .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 80)}`)
      })
    await expect.poll(wide, address).toEqual([])
  }
})
