import { expect, fullUnless, type Page, screen, signIn, test } from './fixtures'

/** Keyboard and switch users can see the focus on every control, in both themes. */

interface Stop {
  /** Class names, role and name, to identify it. */
  readonly what: string
  /** Something around it changes with the focus: a ring of at least 2 px. */
  readonly ring: boolean
  /** A slider shows the focus on its thumb, which has no computed style. */
  readonly isSlider: boolean
  /** The focus does not change its corners. */
  readonly sameCorners: boolean
}

/** Kind of the focused control: its element and its first class. */
function kindOfFocused(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  return `${element.tagName} ${String(element.className).split(' ')[0]}`
}

/** Compares the focused control with itself without focus. */
function readStop(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const looks = () => {
    const { parentElement: parent } = element
    const places = [element, element.firstElementChild, parent, parent?.parentElement, ...(parent?.children ?? [])]
    return places
      .filter((place) => place instanceof Element)
      .flatMap((place) => [null, '::before', '::after'].map((part) => getComputedStyle(place, part)))
      .map(({ outlineStyle, outlineWidth, boxShadow }) => ({
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        boxShadow,
      }))
  }
  const focused = { looks: looks(), corners: getComputedStyle(element).borderRadius }
  element.blur()
  const blurred = { looks: looks(), corners: getComputedStyle(element).borderRadius }
  element.focus({ preventScroll: true })
  const ring = focused.looks.some((look, index) => {
    const before = blurred.looks[index]
    return (
      (look.outline >= 2 && before?.outline === 0) ||
      (look.boxShadow !== 'none' && look.boxShadow !== before?.boxShadow)
    )
  })
  const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
  return {
    what: `${element.tagName.toLowerCase()}.${element.className} ${element.getAttribute('role') ?? ''} “${name}”`,
    ring,
    isSlider: element.matches('[type=range]'),
    sameCorners: focused.corners === blurred.corners,
  }
}

/** True if the focused control is rendered differently without focus. */
async function looksDifferent(page: Page): Promise<boolean> {
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const focused = await control.screenshot()
  await control.evaluate((element) => element.blur())
  const blurred = await control.screenshot()
  await control.evaluate((element) => element.focus({ preventScroll: true }))
  return !focused.equals(blurred)
}

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** The focused control in a theme. */
async function stopIn(page: Page, theme: Theme): Promise<Stop | undefined> {
  await page.emulateMedia({ colorScheme: theme })
  const stop = await page.evaluate(readStop)
  if (!stop) return undefined
  return { ...stop, what: `${stop.what}, ${theme}`, ...(stop.isSlider && { ring: await looksDifferent(page) }) }
}

/** Controls reached by Tab, one of each kind, in both themes. */
async function stopsOf(page: Page, most = 60): Promise<Stop[]> {
  const stops: Stop[] = []
  const kinds = new Set<string>()
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab')
    const kind = await page.evaluate(kindOfFocused)
    if (kind === undefined || kinds.has(kind)) continue
    kinds.add(kind)
    for (const theme of THEMES) {
      const stop = await stopIn(page, theme)
      if (stop) stops.push(stop)
    }
  }
  return stops
}

const places: readonly {
  readonly name: string
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
}[] = [
  { name: 'list', path: '/clueList' },
  {
    name: 'search',
    path: '/clueList',
    open: (page) => screen(page, '/clueList').getByRole('button', { name: 'Search leads' }).click(),
  },
  { name: 'filter', path: '/clueScreen' },
  { name: 'detail', path: '/clueDetail?id=L-000001' },
  {
    name: 'discard',
    path: '/clueDetail?id=L-000001',
    open: async (page) => {
      await screen(page, '/clueDetail').getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('dialog', { name: 'Discard' }).getByText('Supplied by another company').click()
    },
  },
  { name: 'follow-up', path: '/x/leads/followUp?id=L-000001' },
  {
    name: 'leave',
    path: '/x/leads/followUp?id=L-000001',
    open: async (page) => {
      await screen(page, '/x/leads/followUp').getByRole('textbox').first().fill('Something that was typed')
      await screen(page, '/x/leads/followUp').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog', { name: 'Leave this form?' }).waitFor()
    },
  },
  { name: 'workbench', path: '/' },
]

/** Run by `npm test`: a list and a form. */
const REPRESENTATIVES = ['list', 'follow-up']

for (const { name, path, open } of places) {
  const details = fullUnless(REPRESENTATIVES.includes(name))
  test(`${name}: every kind of control shows the focus, in both themes`, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await signIn(page, 'rep01', path)
    await expect(page.locator('[data-route]:not([hidden])')).toHaveAttribute('data-state', 'ready')
    await open?.(page)
    const stops = await stopsOf(page)
    expect(stops.length).toBeGreaterThan(0)
    expect(stops.filter(({ ring }) => !ring).map(({ what }) => what)).toEqual([])
    expect(stops.filter(({ sameCorners }) => !sameCorners).map(({ what }) => what)).toEqual([])
  })
}
