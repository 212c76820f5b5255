import { expect, hostTest, type Page, screen, signInByForm, test, type Variant } from './fixtures'

/**
 * A build with `SESSION_COOKIE`, whose session no script can read (docs/deploy.md). It runs with `SESSION_COOKIE=1`, as
 * a stage of `npm run test:all`.
 */

/** All that scripts of the page can read of the user. */
const readable = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))

/** Checks that no call carries a token, from now on. */
function watchTokens(page: Page): string[] {
  const tokens: string[] = []
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization !== undefined) tokens.push(`${request.url()}: ${authorization}`)
  })
  return tokens
}

test('signs in, reads, is renewed and signs out, and no script ever sees a token', async ({ page, sim, allow }) => {
  const tokens = watchTokens(page)
  await page.goto('/#/clueDetail?id=L-000001')
  await signInByForm(page, 'rep01')
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')

  // A later start: the cookie is enough, and the first request is sent early, once.
  await page.goto('about:blank')
  await page.goto('/#/clueList')
  await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
  expect(await readable(page)).not.toContain('sim-rep01')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ value: 'sim-rep01', httpOnly: true, sameSite: 'Lax' })

  allow(/401/)
  await sim.put('session', 'rep01', { expired: true })
  await screen(page, '/clueList').locator('[data-record^="lead:"]').first().click()
  await page.getByRole('dialog').getByLabel('Password of rep01').fill('demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')

  await page.goto('/#/x/core/profile')
  await screen(page, '/x/core/profile').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(screen(page, '/login')).toBeVisible()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  expect(tokens).toEqual([])
})

for (const variant of [
  'messaging-android',
  'messaging-ios',
  'partner-android',
  'partner-ios',
] as const satisfies Variant[]) {
  hostTest.describe(`in ${variant}`, () => {
    hostTest.use({ variant })

    hostTest('the app shows what the cookie of the host’s user may see', async ({ page, host, baseURL }) => {
      const tokens = watchTokens(page)
      // As the host, or its gateway, sets it before it opens the page.
      await page.context().addCookies([{ name: 'session', value: 'sim-rep01', url: baseURL ?? '', httpOnly: true }])
      await host.open('/clueList')
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      expect(tokens).toEqual([])
    })
  })
}
