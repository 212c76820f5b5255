import { expect, full, screen, signIn, signInByForm, test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/** Signing in and out (section 4), as seen by a user in a browser. */

test('not signed in: the sign-in page with errors at the fields, then the requested page', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/#/clueDetail?id=L-000001')
  const login = screen(page, '/login')
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect(login.getByText('Enter your account.')).toBeVisible()
  await expect(login.getByText('Enter your password.')).toBeVisible()
  await checkAccessibility(page)
  await login.getByLabel('Account').fill('rep01')
  await login.getByLabel('Password', { exact: true }).fill('nope')
  await login.getByRole('checkbox').check({ force: true })
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect(login.getByText(/Wrong account or password/)).toBeVisible()
  await login.getByLabel('Password', { exact: true }).fill('demo')
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')
})

test('a ticket signs in; a refused one shows the server’s message', async ({ page, toasts }) => {
  await page.goto('/?ticket=ticket-rep02#/clueList')
  await expect(screen(page, '/clueList')).toBeVisible()
  expect(page.url()).not.toContain('ticket')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/?ticket=stale#/clueList')
  await expect(screen(page, '/login')).toBeVisible()
  await expect.poll(toasts).toEqual(['The ticket is not valid.'])
})

test('policy and agreement are readable without login', full, async ({ page, checkAccessibility }) => {
  await page.goto('/?pageType=privacy')
  await expect(screen(page, '/policy').getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
  await checkAccessibility(page)
  await page.goto('/#/policy?pageType=user')
  await expect(screen(page, '/policy').getByRole('heading', { name: 'User agreement' })).toBeVisible()
})

test('signing out removes the user’s data', async ({ page, checkAccessibility }) => {
  await signIn(page, 'rep01', '/x/core/profile')
  await expect(screen(page, '/x/core/profile')).toHaveAttribute('data-state', 'ready')
  await checkAccessibility(page)
  await screen(page, '/x/core/profile').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(screen(page, '/login')).toBeVisible()
  expect(
    await page.evaluate(() => ['token', 'loginName', 'userCode'].map((name) => localStorage.getItem(name))),
  ).toEqual([null, null, null])
  await page.reload()
  await expect(screen(page, '/login')).toBeVisible()
})

test(
  'after signing out, an address of an area leads to the sign-in page, and from there to the area',
  full,
  async ({ page }) => {
    await signIn(page, 'rep01', '/x/core/profile')
    await screen(page, '/x/core/profile').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    const login = screen(page, '/login')
    await expect(login).toBeVisible()
    for (const address of ['#/', '#/x/core/search', '#/clueDetail?id=L-000001']) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, address)
      await expect(page).toHaveURL(/#\/login/)
      await expect(login).toBeVisible()
    }
    await signInByForm(page, 'rep01')
    await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')
  },
)

test('a change of language applies everywhere at once and is kept', async ({ page }) => {
  await signIn(page, 'rep01', '/x/core/profile')
  await screen(page, '/x/core/profile').getByText('中文').click()
  await expect(screen(page, '/x/core/profile').getByRole('heading', { name: '个人信息' })).toBeVisible()
  await page.reload()
  await expect(screen(page, '/x/core/profile').getByRole('heading', { name: '个人信息' })).toBeVisible()
})

test('after a sign-in with password the profile shows the company', full, async ({ page }) => {
  await page.goto('/#/x/core/profile')
  await signInByForm(page, 'rep01')
  await expect(screen(page, '/x/core/profile').getByText('Blue Flame Energy (Foshan)')).toBeVisible()
})

test('the workbench shows the user’s name once it is known', full, async ({ page, checkAccessibility }) => {
  await signIn(page, 'rep01', '/')
  await expect(screen(page, '/').getByText('Li Wei')).toBeVisible()
  await checkAccessibility(page)
})

test('the next user of the page sees their own list, whatever was requested for the first one', async ({ page }) => {
  await signIn(page, 'rep01', '/clueList?tab=mine&due=late')
  await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
  // Opened without a filter: the stored filter requests something else than the inline script.
  await navigateTo(page, '/x/core/profile')
  await navigateTo(page, '/clueList')
  await page.reload()
  await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
  await page.goto('/#/x/core/profile')
  await screen(page, '/x/core/profile').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await signInByForm(page, 'rep05')
  await expect(screen(page, '/')).toBeVisible()
  await page.goto('/#/clueList')
  await expect(screen(page, '/clueList')).toHaveAttribute('data-state', /ready|empty/)
  await expect(screen(page, '/clueList').locator('[data-record="lead:L-000001"]')).toHaveCount(0)
})
