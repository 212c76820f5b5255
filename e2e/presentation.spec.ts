import { expect, full, fullUnless, hostTest, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'

/** Positions and sizes of section 9, on a phone and a desktop. */

test('toast-position: a toast is in the middle of the screen', async ({ page, sim }) => {
  await signIn(page, 'rep01', '/clueList')
  await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
  await sim.faults({ path: 'clueAttention', code: 1001, message: 'The list is locked.' })
  await holdStill(page)
  await screen(page, '/clueList')
    .locator('[data-record="lead:L-000004"]')
    .getByRole('button', { name: /^Follow/ })
    .click()
  const toast = page.getByText('The list is locked.', { exact: false })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
  expect(Math.abs(middle - 844 / 2)).toBeLessThan(40)
})

test('the root font size is a tenth of the viewport, at most 54 px; on a desktop the app is a centred column of a phone’s size', async ({
  page,
}) => {
  const root = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await signIn(page, 'rep01', '/clueList')
  expect(await root()).toBeCloseTo(39, 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(root).toBeCloseTo(43, 1)
  const column = await page.locator('#app').boundingBox()
  expect(column?.width).toBe(430)
  expect(column?.x).toBe(425)
})

test('a sheet stays inside the column of a desktop', full, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'rep01', '/clueList')
  await screen(page, '/clueList')
    .getByRole('button', { name: /^Sort by/ })
    .click()
  const box = await page.getByRole('dialog', { name: 'Sort by' }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(425)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(855)
})

test('going back closes a sheet and stays on the page', async ({ page, checkAccessibility }) => {
  await signIn(page, 'rep01', '/')
  await page.getByRole('button', { name: /^Leads/ }).click()
  await screen(page, '/clueList')
    .getByRole('button', { name: /^Sort by/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Sort by' })).toBeVisible()
  await checkAccessibility(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Sort by' })).toBeHidden()
  await expect(screen(page, '/clueList')).toBeVisible()
})

for (const [locale, name] of [
  ['en-US', 'Nanhai People’s Hospital'],
  ['zh-CN', '佛山市南海区人民医院东院区'],
] as const)
  test.describe(`names in ${locale}`, () => {
    test.use({ locale })

    test(
      'are in that language, and an apostrophe has its Latin width',
      fullUnless(locale === 'zh-CN'),
      async ({ page }) => {
        await signIn(page, 'rep01', '/clueList')
        const heading = screen(page, '/clueList').getByRole('heading', { name })
        await expect(heading).toBeVisible()
        const width = await heading.evaluate((element) => {
          const pen = document.createElement('canvas').getContext('2d')
          const { font, fontSize } = getComputedStyle(element)
          if (!pen) return Number.NaN
          pen.font = font
          return pen.measureText('’').width / Number.parseFloat(fontSize)
        })
        expect(width).toBeLessThan(0.5)
      },
    )
  })
hostTest(
  'in the enterprise app every push asks for the full screen, a lead’s page for its bar colour too',
  async ({ page, host }) => {
    const flags = () => {
      const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1])
      return [query.get('fullscreen'), query.get('navigationBarColor')]
    }
    await host.open('/clueList')
    await screen(page, '/clueList').getByRole('link', { name: 'Hongsheng Ceramics' }).click()
    await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')
    expect(flags()).toEqual(['1', '0E6E83'])
    await screen(page, '/clueDetail').getByRole('button', { name: 'Follow up' }).click()
    await expect(screen(page, '/x/leads/followUp')).toHaveAttribute('data-state', 'ready')
    expect(flags()).toEqual(['1', null])
  },
)
