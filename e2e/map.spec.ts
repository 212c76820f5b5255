import { expect, full, hostTest, type Page, screen, signIn, test } from './fixtures'

const PAGE = '/x/public/map'
const map = (page: Page) => page.getByRole('application', { name: 'Map of leads' })
const line = (page: Page) => screen(page, PAGE).locator('p.mapdemo__line')

/** Opens the page and waits until the map has come to rest. */
async function open(page: Page, search = ''): Promise<void> {
  await signIn(page, 'rep01', `${PAGE}${search}`)
  await expect(line(page)).toContainText('z')
}

/** One finger draws the map by so many px. */
async function pan(page: Page, dx: number, dy: number): Promise<void> {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('the map has no box')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from.x + (dx * step) / 8, from.y + (dy * step) / 8)
  await touch('touchEnd', from.x + dx, from.y + dy)
}

/** The colour that the map shows at a place, in px from its middle: `#rrggbb`. */
function colourAt(page: Page, dx: number, dy: number): Promise<string> {
  return map(page).evaluate(
    (element, [x, y]) => {
      const canvas = element.querySelector('canvas') as HTMLCanvasElement
      const [box, view] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()]
      const ratio = canvas.width / box.width
      const left = (view.left + view.width / 2 + x - box.left) * ratio
      const top = (view.top + view.height / 2 + y - box.top) * ratio
      // A copy: reading back what is drawn would change how Chromium keeps it.
      const copy = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      copy.drawImage(canvas, left, top, 1, 1, 0, 0, 1, 1)
      return `#${[...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    },
    [dx, dy] as const,
  )
}

/** Where a record's mark stands, in px from the middle of the map, by its projection at zoom 14. */
function offsetOf(lng: number, lat: number): { x: number; y: number } {
  const mercator = (value: number) => Math.log(Math.tan(Math.PI / 4 + (value * Math.PI) / 360))
  const world = 256 * 2 ** 14
  return {
    x: ((lng - 113.08) / 360) * world,
    y: (-(mercator(lat) - mercator(23.0165)) / (2 * Math.PI)) * world,
  }
}

const tap = async (page: Page, { x, y }: { x: number; y: number }) => {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('the map has no box')
  await page.touchscreen.tap(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
}

/** `Luocun Aluminium`, a diamond, and `Xiqiao Textiles`, a circle. */
const DUE = offsetOf(113.0796, 23.0195)
const WON = offsetOf(113.0835, 23.0022)

test.describe('the map of records', () => {
  test('shows the tiles of the build in the theme that is on, with their attribution', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const tiles: string[] = []
    page.on('request', (request) => void (request.url().includes('/tiles/') && tiles.push(request.url())))
    await open(page)
    await expect(page.getByText('Simulated streets')).toBeVisible()
    await expect(map(page).locator('img').first()).toBeVisible()
    // A phone's fine screen gets tiles of double resolution, at the zoom of the map.
    expect(tiles.filter((tile) => !tile.endsWith('@2x.svg?theme=dark'))).toEqual([])
  })

  test('tiles that fail or are missing leave ground and marks', full, async ({ page, allow }) => {
    allow(/ERR_FAILED|404|\/__sim\/tiles\//)
    let count = 0
    await page.route('**/__sim/tiles/**', (route) => {
      count++
      return count % 2 === 0 ? route.abort() : route.fulfill({ status: 404, body: 'Not found' })
    })
    await open(page)
    await expect.poll(() => count).toBeGreaterThan(3)
    await expect(page.getByRole('img', { name: 'North is up' })).toBeVisible()
    await expect(page.getByText('500 m', { exact: true })).toBeVisible()
    expect(await colourAt(page, WON.x, WON.y)).toBe('#18794a')
  })

  test('moves under a finger, and tells what is in view', full, async ({ page }) => {
    await open(page)
    await expect(page.getByText('242 places in view')).toBeAttached()
    await pan(page, 0, -300)
    await expect(page.getByText('242 places in view')).not.toBeAttached()
    // It glides on a little.
    await expect(line(page)).toContainText(/113\.0800, (?:23\.00|22\.9)/)
    for (let time = 0; time < 4; time++) await pan(page, -180, 0)
    await expect(page.getByText('0 places in view')).toBeAttached()
  })

  test('comes closer under two fingers', full, async ({ page }) => {
    await open(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.synthesizePinchGesture', { x: 195, y: 470, scaleFactor: 2, gestureSourceType: 'touch' })
    await expect(line(page)).toContainText('z15')
    const { x, y } = offsetOf(113.0796, 23.0195)
    await tap(page, { x: 2 * x, y: 2 * y })
    await expect(line(page)).toContainText('Chosen: Luocun Aluminium')
  })

  test('a mark is chosen by a finger, 20 px beside it too', async ({ page }) => {
    await open(page)
    await tap(page, { x: DUE.x + 14, y: DUE.y - 14 })
    await expect(line(page)).toContainText('Chosen: Luocun Aluminium')
    await expect(page.locator('.map-pin__picture')).toBeVisible()
    await tap(page, { x: 0, y: 250 })
    await expect(line(page)).toContainText('Nothing is chosen')
    await expect(page.locator('.map-pin__picture')).toBeHidden()
  })

  test('works by key: pan, zoom, list, choose', async ({ page, checkAccessibility }) => {
    await open(page)
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(line(page)).toContainText(/113\.086[89]/)
    await page.keyboard.press('+')
    await expect(line(page)).toContainText('z15')
    await page.keyboard.press('-')
    await expect(line(page)).toContainText('z14')
    for (const name of ['Closer', 'Farther', 'Where I am']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    const list = page.getByRole('region', { name: 'In view' })
    await expect(list.getByRole('button').first()).toBeFocused()
    const row = list.getByRole('button', { name: 'Shiwan Sanitary Ware, mine' })
    await row.focus()
    await expect(row).toBeInViewport()
    await checkAccessibility(page)
    await page.keyboard.press('Enter')
    await expect(line(page)).toContainText('Chosen: Shiwan Sanitary Ware')
  })

  test('a group opens by a tap', full, async ({ page }) => {
    await open(page)
    await tap(page, offsetOf(113.0932, 23.0286))
    await expect(line(page)).toContainText('z16')
  })

  test('keeps its place when the page is left and comes back, and when it is loaded anew', full, async ({ page }) => {
    await open(page)
    await map(page).focus()
    await page.keyboard.press('+')
    await expect(line(page)).toContainText('z15')
    await page.evaluate(() => {
      location.hash = '/demo'
    })
    await expect(screen(page, '/demo')).toBeVisible()
    await page.goBack()
    await page.keyboard.press('Tab')
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(line(page)).toContainText(/113\.08[34]\d, 23\.0165 · z15/)
    const seen = await line(page).textContent()
    await page.reload()
    await expect(line(page)).toHaveText(seen ?? '')
  })

  test('records that a server has grouped come apart as the map comes closer', full, async ({ page }) => {
    await signIn(page, 'rep01', `${PAGE}?part=groups`)
    const list = page.getByRole('region', { name: 'In view' })
    await expect(list.getByRole('button', { name: /^Group of \d+ places: go closer$/ }).first()).toBeAttached()
    await map(page).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(list.getByRole('button', { name: /^Lead \d+, / }).first()).toBeAttached()
    await expect(list.getByRole('button', { name: /^Group/ })).toHaveCount(0)
    // Quicker than the map: both count.
    const farther = page.getByRole('button', { name: 'Farther' })
    await farther.tap()
    await farther.tap()
    await expect(list.getByRole('button', { name: /^Group/ }).first()).toBeAttached()
    await expect(list.getByRole('button', { name: /^Lead/ })).toHaveCount(0)
  })

  test('draws ten thousand marks', full, async ({ page }) => {
    await open(page, '?count=10000')
    await expect(page.getByText(/^\d{3,4} places in view$/)).toBeAttached()
    await pan(page, 120, 200)
    await expect(line(page)).not.toContainText('113.0800, 23.0165')
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('marks take the colours of the theme, and change with it', full, async ({ page }) => {
    await open(page)
    await expect.poll(() => colourAt(page, WON.x, WON.y)).toBe('#63cf95')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => colourAt(page, WON.x, WON.y)).toBe('#18794a')
  })
})

test.describe('where I am', () => {
  // WGS-84; the map shows it 90 m south and 540 m east, as Chinese maps do.
  test.use({ geolocation: { latitude: 23.009, longitude: 113.0724, accuracy: 40 }, permissions: ['geolocation'] })

  test('is shown in GCJ-02', full, async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Where I am' }).click()
    await expect(line(page)).toContainText('z15')
    await expect(line(page)).toContainText(/113\.077[89], 23\.006/)
    expect(await colourAt(page, 0, 0)).toBe('#1f6fe0')
  })
})

hostTest.describe('where a host says I am', () => {
  hostTest.use({ variant: 'messaging-android' })

  hostTest('is shown as it comes', full, async ({ host, page }) => {
    await host.open(PAGE)
    await page.getByRole('button', { name: 'Where I am' }).click()
    await expect(page.getByText('The map shows your location.')).toBeAttached()
    await expect.poll(() => colourAt(page, 0, 0)).toBe('#1f6fe0')
  })

  hostTest('is said not to be known when the host refuses, and the map stays', full, async ({ host, page, toasts }) => {
    await host.open(PAGE)
    await host.permission('location', 'denied')
    await page.getByRole('button', { name: 'Where I am' }).click()
    await expect.poll(toasts).toContain('This app may not use your location. Allow it and try again.')
    await expect(line(page)).toContainText('113.0800, 23.0165 · z14')
  })
})

test('choosing a place: the map moves under the pin', async ({ page }) => {
  await signIn(page, 'rep01', `${PAGE}?part=pin`)
  await expect(line(page)).toContainText('113.0800, 23.0165')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await expect(line(page)).toContainText('113.0800, 23.010')
  const place = await line(page).textContent()
  await page.setViewportSize({ width: 390, height: 620 })
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await expect(line(page)).toHaveText(place ?? '')
})

test('a still map shows record, zone and distance without the map’s code', full, async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await signIn(page, 'rep01', `${PAGE}?part=strip`)
  await expect(page.getByRole('img', { name: 'You are 61 m from Hongsheng Ceramics, inside the zone' })).toBeVisible()
  await expect(page.getByText('61 m', { exact: true })).toBeVisible()
  expect(files.filter((file) => file.includes('leaflet'))).toEqual([])
})
