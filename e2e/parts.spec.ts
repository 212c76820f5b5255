import { readFileSync } from 'node:fs'
import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { pinch, swipe } from './support/fingers'
import { navigateTo } from './support/navigateTo'

/*
 * The shared parts where they touch the device, the network or the finger, as /componentsDemo shows them; their rules
 * are held beside them.
 */

const PATH = '/componentsDemo'

/** Opens the page with the parts of one name. */
async function open(page: Page, part: string): Promise<void> {
  await signIn(page, 'rep01', `${PATH}?find=${encodeURIComponent(part)}`)
  await expect(screen(page, PATH)).toHaveAttribute('data-state', 'ready')
}
const part = (page: Page, name: string) => screen(page, PATH).getByRole('region', { name, exact: true })
const figure = (page: Page, name: string | RegExp) => screen(page, PATH).getByRole('figure', { name })

test.describe('a chart', () => {
  const gas = (page: Page) => figure(page, 'Gas, 12 months')

  test('its words come before its engine; a tap and the table tell the same figures', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/chart-engine/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, '#kit/charts')
    await expect(gas(page).getByText('Last 12 months')).toBeVisible()
    await expect(gas(page).locator('svg text')).toHaveCount(0)
    release()
    await expect(gas(page).getByText('3.42', { exact: true })).toBeVisible()
    await expect(gas(page).getByText('M m³', { exact: true })).toBeVisible()

    const plot = gas(page).getByRole('slider')
    const box = await plot.boundingBox()
    if (!box) throw new Error('no plot')
    // The tenth of twelve months, beside the axis.
    await plot.tap({ position: { x: box.width * 0.83, y: box.height / 2 } })
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      /^Sep 2026: Last 12 months 3\.38 M m³, Year before 3\.12 M m³$/,
    )
    await expect(gas(page).getByText('3.38 M m³')).toBeVisible()
    await page.keyboard.press('End')
    await expect(gas(page).getByText('2.00 M m³ so far')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gas(page).getByText('2.00 M m³ so far')).toBeHidden()

    await gas(page).getByRole('button', { name: 'Show as table' }).tap()
    await expect(gas(page).getByRole('row', { name: 'Sep 2026 3,380,000 3,120,000' })).toBeVisible()
  })

  test('stays inside a phone of 320 px and of a desktop’s column', full, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '#kit/charts')
      await expect(gas(page).getByText('3.42', { exact: true })).toBeVisible()
      const outside = await screen(page, PATH).evaluate((root) => {
        const { right } = root.getBoundingClientRect()
        return [...root.querySelectorAll('svg, svg text, .readout')].filter(
          (element) => element.getBoundingClientRect().right > right + 0.5,
        ).length
      })
      expect(outside).toBe(0)
      expect(await screen(page, PATH).evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0)
    }
  })

  test(
    'without its engine it is its table, and is drawn when the engine comes after all',
    full,
    async ({ page, allow }) => {
      allow(/chart-engine/)
      let isBroken = true
      await page.route(/chart-engine/, (route) => (isBroken ? route.abort() : route.continue()))
      await open(page, '#kit/charts')
      await expect(gas(page).getByRole('alert')).toContainText('The chart could not be drawn.')
      await expect(gas(page).getByRole('row', { name: /Sep 2026/ })).toBeVisible()
      isBroken = false
      await gas(page).getByRole('button', { name: 'Try again' }).tap()
      await expect(gas(page).getByText('3.42', { exact: true })).toBeVisible()
    },
  )
})

test('a graph grows under two fingers, and a tap on a node tells its relations', async ({ page }) => {
  await open(page, 'Graph')
  const graph = figure(page, /^Relations/)
  await graph.scrollIntoViewIfNeeded()
  const node = graph.getByText('Wu Jian')
  await expect(node).toBeVisible()
  const apart = async () => {
    const [one, other] = await Promise.all([node.boundingBox(), graph.getByText('陈敏').first().boundingBox()])
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const before = await apart()
  await pinch(page, graph.getByRole('slider'), 2)
  await expect.poll(apart).toBeGreaterThan(before * 1.3)
  await graph.getByRole('button', { name: 'Show all' }).tap()
  await expect.poll(apart).toBeCloseTo(before, 0)

  const name = await node.boundingBox()
  if (!name) throw new Error('no name')
  // The name stands below its node.
  await page.touchscreen.tap(name.x + name.width / 2, name.y - 8)
  await expect(graph.getByText('Wu Jian → Guangda Glass Works: key person')).toBeVisible()
})

test('a week turns under the finger, and a swipe chooses no day', async ({ page }) => {
  await open(page, 'WeekStrip')
  const week = (name: string) => part(page, 'WeekStrip').getByRole('group', { name })
  await expect(week('16–22 Nov 2026').getByRole('button', { name: 'Fri 20 Nov, today, 5 entries' })).toBeVisible()
  await swipe(page, week('16–22 Nov 2026'), -160)
  await expect(week('23–29 Nov 2026')).toBeVisible()
  await expect(week('23–29 Nov 2026').getByRole('button', { pressed: true })).toHaveCount(0)
  await week('23–29 Nov 2026').getByRole('button', { name: 'Tue 24 Nov' }).tap()
  await expect(week('23–29 Nov 2026').getByRole('button', { name: 'Tue 24 Nov' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('too many days are cut, and the toast says how many are possible', full, async ({ page, toasts }) => {
  await open(page, 'PeriodPicker')
  await part(page, 'PeriodPicker')
    .getByRole('button', { name: /^Choose: Days/ })
    .tap()
  const sheet = page.getByRole('dialog', { name: 'Days' })
  await sheet.getByRole('button', { name: 'Earlier: Month' }).tap()
  await sheet.getByRole('button', { name: 'Mon 5 Oct, day off' }).tap()
  await sheet.getByRole('button', { name: 'Later: Month' }).tap()
  await sheet.getByRole('button', { name: 'Mon 30 Nov' }).tap()
  await expect.poll(toasts).toContain('most 31 days')
  await sheet.getByRole('button', { name: 'Show 5 Oct – 4 Nov 2026' }).tap()
  await expect(
    part(page, 'PeriodPicker').getByRole('button', { name: 'Choose: Days 5 Oct – 4 Nov 2026' }),
  ).toBeVisible()
})

test('cities are found by pinyin, and a finger on the letters goes to them', full, async ({ page }) => {
  await open(page, 'IndexList')
  const cities = part(page, 'IndexList')
  const letters = cities.getByRole('slider', { name: 'Go to a letter' })
  await letters.scrollIntoViewIfNeeded()
  const box = await letters.boundingBox()
  if (!box) throw new Error('no letters')
  await page.touchscreen.tap(box.x + box.width - 10, box.y + box.height - 4)
  await expect(cities.getByText('Zaozhuang', { exact: true })).toBeInViewport()
  await expect(letters).toHaveAttribute('aria-valuetext', 'Z')
  await cities.getByRole('searchbox').fill('fsh')
  await expect(cities.getByRole('listitem')).toHaveText(['Foshan', 'Fushun'])
})

test('going back leads to the question before', async ({ page }) => {
  await signIn(page, 'rep01', '/')
  await navigateTo(page, `${PATH}?find=Wizard`)
  const wizard = part(page, 'Wizard')
  await expect(wizard.getByRole('button', { name: 'Next' })).toBeDisabled()
  await wizard.getByText('Steam').tap()
  await wizard.getByRole('button', { name: 'Next' }).tap()
  await expect(wizard.getByRole('heading', { name: 'How much of it?' })).toBeFocused()
  await page.goBack()
  await expect(wizard.getByRole('heading', { name: 'Which heat do they need?' })).toBeFocused()
  await expect(wizard.getByRole('radio', { name: 'Steam' })).toBeChecked()
})

test('rows are saved as a file that Excel reads', full, async ({ page }) => {
  await open(page, 'DataTable')
  const download = page.waitForEvent('download')
  await part(page, 'DataTable').getByRole('button', { name: 'Save as CSV' }).tap()
  const file = await download
  expect(file.suggestedFilename()).toBe('Gas, 12 months.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toBe('\uFEFFMonth,"Volume, m³","Year before, m³",Change')
  expect(text.split('\r\n')[3]).toBe('Feb 2026,"2,350,000","2,410,000",-2.5%')
})

test('a video opens, in a tab of its own', full, async ({ page, context, allow }) => {
  // No video is there: the simulator keeps files only that were uploaded.
  allow(/boiler\.mp4/)
  await open(page, 'VideoTile')
  const tab = context.waitForEvent('page')
  await part(page, 'VideoTile').getByRole('button', { name: 'Play How a boiler is checked, 5:07' }).tap()
  expect((await tab).url()).toContain('/file/fdfs/boiler.mp4')
})

test('the lines that are shown are those that run', full, async ({ page }) => {
  await open(page, 'DueText')
  await part(page, 'DueText').getByRole('button', { name: 'Show the lines: DueText' }).tap()
  const lines = part(page, 'DueText').getByRole('region', { name: 'Lines of DueText' })
  await expect(lines.locator('pre')).toHaveText(readFileSync('plugins/public/components/DueText.tsx', 'utf8'))
})
