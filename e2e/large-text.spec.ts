import { expect, fullUnless, type Page, screen, signIn, test } from './fixtures'
import { boxOf } from './support/boxOf'
import { zoomText } from './support/textZoom'

/** Text enlarged by a host wraps instead of being cut off. */

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')

test.describe('text at 130 %', () => {
  for (const width of [360, 390]) {
    const details = fullUnless(width === 360)
    test(`rows keep the time and complete tags at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, 'rep01', '/clueList')
      await expect(list(page)).toHaveAttribute('data-state', 'ready')
      await zoomText(page, 1.3)
      const row = list(page).locator('[data-record="lead:L-000001"]')
      await expect(row).toContainText('Visit today 14:30')
      // Except the name, which is limited to one line by design.
      const cutOff = await list(page)
        .locator('[data-record]')
        .evaluateAll((rows) =>
          rows
            .flatMap((one) => [...one.querySelectorAll<HTMLElement>('*:not(.row__title):not(.visually-hidden)')])
            .filter((part) => {
              const { overflowX, overflowY } = getComputedStyle(part)
              const isWide = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
              return isWide || (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1)
            })
            .map(({ className, textContent }) => `${className}: ${textContent}`),
        )
      expect(cutOff).toEqual([])
      // Nothing overflows its row.
      const outside = await row.evaluate((one) => {
        const { right, bottom } = one.getBoundingClientRect()
        return [...one.querySelectorAll('.row__line *')].filter((part) => {
          const box = part.getBoundingClientRect()
          return box.right > right || box.bottom > bottom
        }).length
      })
      expect(outside).toBe(0)
    })

    test(`steps fit their card and letters their circle at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, 'rep01', '/clueDetail?id=L-000001')
      await expect(detail(page).getByText('Chen Min').first()).toBeAttached()
      await zoomText(page, 1.3)
      const stage = detail(page).getByRole('list', { name: 'Stage' })
      const card = await boxOf(detail(page).locator('.card:has(.steps)'))
      const box = await boxOf(stage)
      expect(box.x).toBeGreaterThanOrEqual(card.x)
      expect(box.right).toBeLessThanOrEqual(card.right)
      // Wide Latin fonts, which desktops fall back to, may need more than the card: its steps scroll there.
      await expect(stage).toHaveCSS('overflow-x', 'auto')
      for (const step of await stage.getByRole('listitem').all()) {
        expect(await step.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
      }
      const avatar = detail(page).locator('.avatar').first()
      const { lines, spills } = await avatar.evaluate((circle) => {
        const letters = getComputedStyle(circle, '::before')
        return {
          lines: Number.parseFloat(letters.height) / Number.parseFloat(letters.lineHeight),
          spills: Number.parseFloat(letters.width) > circle.clientWidth,
        }
      })
      expect(Math.round(lines)).toBe(1)
      expect(spills).toBe(false)
    })
  }
})
