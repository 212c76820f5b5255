import { expect, type Page, screen, signIn, test } from './fixtures'

/* /harness.html: the app in a simulated host with switches, messages to send, and why something does not show. */

const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
const shown = (page: Page) => page.frameLocator('#frame').locator('[data-route]:not([hidden])')
const inspector = (page: Page) => page.locator('#inspector')

test('an area in a host, as somebody, in a language, with a failing server, and its messages', async ({
  page,
  allow,
}) => {
  allow(/500|console error/)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/harness.html?area=permissions')
  await expect(shown(page)).toHaveAttribute('data-route', '/roleList')
  await expect(shown(page)).toHaveAttribute('data-state', 'ready')
  await expect(inspector(page)).toContainText('permissions (team-platform)')

  await test.step('language and host', async () => {
    await choose(page, 'Language', 'zh-CN')
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('我的角色')
    await choose(page, 'Host', 'messaging-ios')
    // Until the new page is there, the one before it is in the frame.
    await expect(inspector(page)).toContainText('permissions (team-platform)')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('我的角色')
    await choose(page, 'Language', 'en')
  })

  await test.step('a message opens its page', async () => {
    await choose(page, 'Message', 'role.decided')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(shown(page)).toHaveAttribute('data-route', '/recordDetail')
  })

  await test.step('a failing server', async () => {
    await choose(page, 'Server', 'server error')
    await expect(shown(page)).toHaveAttribute('data-state', 'error')
    await choose(page, 'Server', 'wrong fields')
    await expect(page.locator('#problems')).toContainText(/GET main \/\S+: .*expected .*, received /)
    await choose(page, 'Server', 'as usual')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
  })

  await test.step('an area that is switched off, and on again', async () => {
    await page.getByRole('checkbox', { name: 'Area is switched on' }).uncheck()
    await expect(shown(page)).toHaveAttribute('data-state', 'not-found')
    await expect(inspector(page)).toContainText('permissions is not registered')
    await page.getByRole('checkbox', { name: 'Area is switched on' }).check()
    await expect(inspector(page)).toContainText('permissions (team-platform)')
  })

  await test.step('what is hidden from a role, and why', async () => {
    await choose(page, 'Area', 'leads')
    await choose(page, 'Role', 'rep04')
    await expect(inspector(page)).toContainText('hidden: permission lead.read')
    await expect(shown(page)).toHaveAttribute('data-state', 'denied')
  })
})

test('what an area counts reaches the usage log', async ({ page }) => {
  await signIn(page, 'rep01', '/roleList')
  await expect(screen(page, '/roleList')).toHaveAttribute('data-state', 'ready')
  const sent = page.waitForRequest((request) => request.url().endsWith('/log'))
  // A batch is sent when it is full; the page view is in it too.
  await page.evaluate(() => {
    for (let count = 0; count < 10; count++) window.app?.core.track('role.counted', { count })
  })
  expect((await sent).postData()).toMatch(/"event":"role\.counted","at":\d+,"details":\{"count":5\}/)
})
