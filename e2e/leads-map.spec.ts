import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'
import { drag } from './support/fingers'
import { navigateTo } from './support/navigateTo'
import { PLACE } from './support/screens'

/** The map of leads, places and roofs. */

const AT = 'at=113,22.97,13'
const map = (page: Page) => screen(page, '/clueMap')
const button = (page: Page, path: string, name: string | RegExp) => screen(page, path).getByRole('button', { name })

test.describe('lead map', () => {
  test('from the list to the map of the same leads, and through some of them by the shortest way', async ({
    page,
    sim,
    checkAccessibility,
  }) => {
    await signIn(page, 'rep01', '/clueList?due=late')
    await button(page, '/clueList', 'Map').click()
    await expect(map(page)).toHaveAttribute('data-state', 'ready')
    expect(page.url()).toContain('tab=mine')
    await button(page, '/clueMap', 'Late').click()
    await navigateTo(page, `/clueMap?${AT}`)
    await button(page, '/clueMap', 'Show the list').click()
    const row = map(page).locator('.mapsheet [data-record="lead:L-000001"]')
    await expect(row).toBeVisible()
    for (const name of ['Hongsheng Ceramics', 'Guangda Glass Works', 'Yuehai Foods'])
      await button(page, '/clueMap', `Add ${name} to the route`).click()
    await map(page)
      .locator('.mapsheet__body')
      .evaluate((element) => element.scrollTo(0, 300))
    await map(page).getByText('Route 3').click()
    await expect(map(page).getByText('3 stops, shortest order from the first chosen')).toBeInViewport()
    await expect(map(page).locator('.routehead b')).toHaveText(/^\d\.\d km$/)
    await checkAccessibility(page)

    await button(page, '/clueMap', 'Change the order').click()
    const stops = map(page).locator('.routestop b')
    const [first = '', second = ''] = await stops.allTextContents()
    await button(page, '/clueMap', `Visit ${second} earlier`).click()
    await expect(stops).toContainText([second, first])

    await page.reload()
    await expect(map(page).getByText('Route 3')).toBeVisible()
    await map(page).getByText('Route 3').click()
    await expect(stops).toContainText([second, first])
    await button(page, '/clueMap', 'Take Yuehai Foods off the route').click()
    await expect(map(page).getByText('2 stops, your own order')).toBeVisible()
    // The map has fitted the three stops; it may be on its way to fit the two that are left.
    const requested = await sim.log('getClueListForMapAggregated')
    const fitted = {
      zoom: 14,
      bounds: expect.objectContaining({ west: expect.any(Number) }),
      filters: { states: '0,1' },
    }
    expect(requested.map(({ body }) => body)).toContainEqual(expect.objectContaining(fitted))
  })

  test('a mark shows its lead; coming back from it, the map stands where it stood', full, async ({ page }) => {
    await signIn(page, 'rep01', `/clueMap?${AT}`)
    await expect(map(page)).toHaveAttribute('data-state', 'ready')
    await map(page).getByRole('button', { name: 'Hongsheng Ceramics, due' }).focus()
    await page.keyboard.press('Enter')
    await button(page, '/clueMap', 'Open').click()
    await expect(screen(page, '/clueDetail').getByRole('heading', { name: 'Hongsheng Ceramics' }).first()).toBeVisible()
    await page.goBack()
    await expect(map(page).locator('.mapsheet [data-record="lead:L-000001"]')).toBeVisible()
    expect(page.url()).toMatch(/at=113(?:\.0000\d)?%2C22\.97(?:00\d)?%2C13/)
  })

  test('a place is searched, the map flies there, and it is offered again', full, async ({ page }) => {
    await signIn(page, 'rep01', `/clueMap?${AT}`)
    await expect(map(page)).toHaveAttribute('data-state', 'ready')
    await button(page, '/clueMap', 'Search places').click()
    await screen(page, '/clueSearchPoi').getByRole('searchbox').fill('里广路')
    await button(page, '/clueSearchPoi', /里广路/)
      .first()
      .click()
    await expect(map(page).getByText('里广路').first()).toBeVisible()
    await expect.poll(() => page.url()).toMatch(/at=113\.1\d+%2C23\.1/)
    await button(page, '/clueMap', 'Clear the place').first().click()
    await button(page, '/clueMap', 'Search places').click()
    await expect(
      screen(page, '/clueSearchPoi').getByRole('region', { name: 'Recent' }).getByText('里广路').first(),
    ).toBeVisible()
  })

  test('without network the map says so and tries again', full, async ({ page, sim, allow }) => {
    allow(/getClueListForMap|503|Service Unavailable/)
    await sim.faults({ path: 'getClueListForMapAggregated', status: 503 })
    await signIn(page, 'rep01', `/clueMap?${AT}`)
    await expect(map(page)).toHaveAttribute('data-state', 'error')
    await sim.clearFaults()
    await map(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(map(page)).toHaveAttribute('data-state', 'ready')
  })
})

test.describe('place of a lead', () => {
  const path = '/selectAddress'
  const roof = '/gfmaparea'

  test(
    'is marked with an address; its roof is drawn corner by corner, survives a kill, and is saved',
    full,
    async ({ page, context, sim, toasts, checkAccessibility }) => {
      await signIn(page, 'rep01', `${path}?id=L-000001`)
      const address = screen(page, path).getByRole('textbox', { name: /^Address/ })
      await expect(address).toHaveValue(/桃园东路18号/)
      await expect(screen(page, path).getByText('Near here')).toBeVisible()
      await screen(page, path).getByRole('application').focus()
      // The map takes keys once it is drawn.
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(screen(page, path).getByText(/from the place before/)).toBeVisible({ timeout: 500 })
      }).toPass()
      await address.fill('广东省佛山市禅城区南庄镇桃园东路20号')
      // Undo is offered for a few seconds only.
      await holdStill(page)
      await button(page, path, 'Save place').click()
      await expect(map(page)).toBeVisible()
      expect(page.url()).toMatch(/clueMap\?.*from=home/)
      const [sent] = await sim.log('changeClueAddress')
      expect(sent?.body).toMatchObject({ clueId: 'L-000001', address: '广东省佛山市禅城区南庄镇桃园东路20号' })
      expect(await toasts()).toContainEqual(expect.stringContaining('Place saved'))
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => (await sim.log('updateClue')).length).toBe(1)
      await page.clock.resume()

      // From a page of the lead saving returns there.
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ longitude: 112.9915, latitude: 22.9811, accuracy: 12 })
      await navigateTo(page, '/cluePunchCard?id=L-000001')
      const checkIn = screen(page, '/cluePunchCard')
      await checkIn.getByRole('button', { name: 'Move the pin here' }).click()
      await expect(screen(page, '/x/leads/place').getByText(/from the place before/)).toBeVisible()
      await button(page, '/x/leads/place', 'Save place').click()
      await expect(checkIn.getByText('You are at Hongsheng Ceramics')).toBeVisible()

      await navigateTo(page, `${roof}?id=L-000002`)
      const ground = screen(page, roof).getByRole('application')
      await expect(ground).toBeVisible()
      await button(page, roof, 'New roof').click()
      const box = await ground.boundingBox()
      if (!box) throw new Error('no map')
      const tap = (x: number, y: number) => page.touchscreen.tap(box.x + x, box.y + y)
      const corner = (n: number) =>
        screen(page, roof).getByRole('button', { name: `Corner ${n} of Roof 1`, exact: true })
      const corners = [
        [80, 120],
        [260, 120],
        [260, 240],
        [80, 240],
      ] as const
      for (const [index, [x, y]] of corners.entries()) {
        await tap(x, y)
        await expect(corner(index + 1)).toBeAttached()
      }
      await button(page, roof, 'Undo').click()
      await expect(corner(4)).not.toBeAttached()
      await button(page, roof, 'Redo').click()
      await expect(corner(4)).toBeAttached()
      await button(page, roof, 'Done').click()
      await expect(screen(page, roof).getByText(/^Draft \d/)).toBeVisible()

      await page.reload()
      await expect(screen(page, roof).getByText(/4 corners/)).toBeVisible()
      await button(page, roof, /^Roof 1/).click()
      await corner(3).scrollIntoViewIfNeeded()
      const before = await corner(3).boundingBox()
      await drag(page, corner(3), { x: 60, y: 40 })
      const after = await corner(3).boundingBox()
      expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(Math.round)).toEqual([60, 40])
      await corner(3).focus()
      await page.keyboard.press('ArrowRight')
      await screen(page, roof).getByText('Flat', { exact: true }).click()

      // Meanwhile a colleague draws the same roof.
      await sim.put('roof', 'L-000002', { clueId: 'L-000002', version: 1, areas: [], tilt: 12 })
      await button(page, roof, 'Save roof').click()
      await expect(screen(page, roof).getByText('Someone else saved a change first')).toBeVisible()
      await checkAccessibility(page)
      await button(page, roof, 'Save mine').click()
      await expect.poll(async () => (await sim.log('updateAreaData')).length).toBe(2)
      const [refused, saved] = await sim.log('updateAreaData')
      const polygons = [{ kind: 'roof', roofKind: 'flat' }]
      expect(refused?.body).toMatchObject({ clueId: 'L-000002', version: 0, polygons })
      expect(saved?.body).toMatchObject({ clueId: 'L-000002', version: 1, polygons })
    },
  )

  test('somebody else was faster: it is said, and a second press saves upon theirs', full, async ({ page, sim }) => {
    await signIn(page, 'rep01', `${path}?id=L-000002`)
    const address = screen(page, path).getByRole('textbox', { name: /^Address/ })
    await expect(screen(page, path).getByText('Near here')).toBeVisible()
    const { list } = await sim.records<{ version: number }>('lead', { clueId: 'L-000002' })
    const [lead] = list
    await sim.put('lead', 'L-000002', { ...lead, version: (lead?.version ?? 0) + 1 })
    await address.fill('广东省佛山市禅城区南庄镇陶博大道8号')
    await button(page, path, 'Save place').click()
    await expect(screen(page, path).getByText(/Somebody changed this lead/)).toBeVisible()
    await button(page, path, 'Save place').click()
    await expect(map(page)).toBeVisible()
  })
})

test.describe('roof', () => {
  const path = '/gfmaparea'

  test('a colleague without the right sees it and cannot change it', full, async ({ page }) => {
    await signIn(page, 'rep03', `${path}?id=L-000001`)
    await expect(screen(page, path).getByText('12,400 m²').first()).toBeVisible()
    await expect(screen(page, path).getByText('1,488 kWp')).toBeVisible()
    await expect(button(page, path, 'Save roof')).toHaveCount(0)
  })
})

test.describe('at a known position', () => {
  test.use({ permissions: ['geolocation'], geolocation: PLACE })

  test('within 5 km asks around me, and the map goes there', full, async ({ page, sim }) => {
    await signIn(page, 'rep01', `/clueMap?at=113.4,22.6,12`)
    await expect(map(page)).toHaveAttribute('data-state', 'ready')
    await button(page, '/clueMap', 'Within 5 km').click()
    await expect.poll(() => page.url()).toMatch(/at=112\.99|at=113\.00/)
    await expect
      .poll(async () => (await sim.log('getClueListForMapAggregated')).slice(-1)[0]?.body)
      .toMatchObject({ filters: { radius: 5000, lng: expect.any(Number) } })
  })
})
