import { expect, full, fullUnless, type Page, screen, signIn, test } from './fixtures'
import { quiet } from './support/clock'

/** Failures in the field: each shows a message and a way to continue, and no typed text is lost. */

const list = (page: Page) => screen(page, '/clueList')

test('a server that does not answer for 20 s: message, and a retry loads the list', async ({
  page,
  sim,
  allow,
  toasts,
}) => {
  allow(/request failed/)
  await page.clock.install({ time: new Date('2026-11-20T09:41:00+08:00') })
  await sim.faults({ path: 'getClueOwnList', delayMs: 60_000, times: 2 })
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'loading')
  await expect.poll(async () => (await sim.log('getClueOwnList')).length).toBeGreaterThan(0)
  await page.clock.runFor(21_000)
  await expect(list(page)).toHaveAttribute('data-state', 'error')
  expect(await toasts()).toEqual(['server error'])
  await sim.clearFaults()
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await expect(list(page).locator('[data-record="lead:L-000001"]')).toBeVisible()
})

test('HTTP 500: the server’s message and a retry', full, async ({ page, sim, allow }) => {
  allow(/500/)
  await sim.faults({ path: 'getClueOwnList', status: 500, message: 'Database is being moved.' })
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'error')
  await expect(list(page).getByText('Database is being moved.', { exact: false })).toBeVisible()
  await sim.clearFaults()
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
})

test.describe('an answer that does not fit the call’s declaration', () => {
  const bodies = { 'not JSON': '{"code":1000,"data":{', 'another shape': { code: 1000, data: { list: 7 } } }
  for (const [what, body] of Object.entries(bodies)) {
    test(`${what}: a message, no blank page`, fullUnless(what === 'not JSON'), async ({ page, sim, allow }) => {
      allow(/console error/)
      await sim.faults({ path: 'getClueOwnList', body })
      await signIn(page, 'rep01', '/clueList')
      await expect(list(page)).toHaveAttribute('data-state', 'error')
      await expect(list(page).getByText(/reply could not be read/)).toBeVisible()
    })
  }
})

test('a list with an invalid row and an unknown code shows the other rows and the raw code', async ({
  page,
  sim,
  allow,
}) => {
  allow(/console error/)
  const row = (clueId: string, more: object) => ({ clueId, name: `Site ${clueId}`, version: 1, state: '1', ...more })
  const data = { list: [row('A', { stage: '1' }), row('B', { stage: 3 }), row('C', { stage: 'S9' })], total: 3 }
  await sim.faults({ path: 'getClueOwnList', body: { code: 1000, data } })
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  await expect(list(page).getByRole('article')).toHaveCount(2)
  await expect(list(page).getByRole('article').filter({ hasText: 'Site C' })).toContainText('S9')
})

test('code 1001 with a message: the message', full, async ({ page, sim }) => {
  await sim.faults({ path: 'getClueOwnList', code: 1001, message: 'Leads are closed for the night.' })
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page).getByText('Leads are closed for the night.', { exact: false })).toBeVisible()
})

test('two taps on a row open one page: going back once leads to the list', full, async ({ page }) => {
  await signIn(page, 'rep01', '/clueList')
  const before = await page.evaluate(() => history.length)
  await list(page).locator('[data-record="lead:L-000001"]').getByRole('link').dblclick()
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await screen(page, '/clueDetail').getByRole('button', { name: 'Back' }).click()
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
})

test('leaving a page cancels its call without a message', full, async ({ page, sim, toasts }) => {
  await sim.faults({ path: 'getClueOwnList', delayMs: 4000 })
  await signIn(page, 'rep01', '/')
  await page.getByRole('button', { name: /^Leads/ }).click()
  await expect.poll(async () => (await sim.log('getClueOwnList')).length).toBeGreaterThan(0)
  await list(page).getByRole('button', { name: 'Back' }).click()
  await expect(screen(page, '/')).toBeVisible()
  expect(await toasts()).toEqual([])
})

test('an expired token: password sheet over the page, then the waiting call is repeated', async ({
  page,
  sim,
  allow,
  toasts,
  checkAccessibility,
}) => {
  allow(/401/)
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  await sim.expireSession('rep01')
  // A background call may have detected it before; the sheet then already covers the link.
  await list(page).getByRole('link', { name: 'Hongsheng Ceramics' }).dispatchEvent('click')
  const sheet = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(sheet).toBeVisible()
  await checkAccessibility(page)
  await sheet.getByLabel('Password of rep01').fill('wrong')
  await sheet.getByRole('button', { name: 'Sign in' }).click()
  await expect(sheet.getByText(/Wrong account or password/)).toBeVisible()
  await sheet.getByLabel('Password of rep01').fill('demo')
  await sheet.getByRole('button', { name: 'Sign in' }).click()
  await expect(sheet).toBeHidden()
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready')
  expect(await toasts()).not.toContain('server error')
})

test('a wrong or malformed token never blocks the app', full, async ({ page, allow }) => {
  allow(/401/)
  await page.goto('/?token=%00%22x%F0&loginName=rep01#/clueList')
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  expect(page.url()).not.toContain('token')
})

test('an unknown address and one without its record: not found, with a way home', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, 'rep01', '/nowhere')
  await expect(screen(page, '/nowhere')).toHaveAttribute('data-state', 'not-found')
  await checkAccessibility(page)
  await screen(page, '/nowhere').getByRole('button', { name: 'Go to the start page' }).click()
  await expect(screen(page, '/')).toBeVisible()
  await page.goto('/#/clueDetail')
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'not-found')
  await page.goto('/#/clueDetail?id=L-999999')
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'not-found')
})

test('without a role the area shows what is missing', async ({ page, checkAccessibility }) => {
  await signIn(page, 'rep04', '/')
  await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByRole('button', { name: /^Leads/ })).toHaveCount(0)
  await page.goto('/#/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'denied')
  await checkAccessibility(page)
})

test('storage forbidden: the app works from memory and shows one notice', async ({ page, toasts }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  const reported = async () => (await toasts()).filter((text) => text.includes('blocks storage'))
  await expect.poll(reported).toHaveLength(1)
})

test.describe('the follow-up form', () => {
  const form = (page: Page) => screen(page, '/x/leads/followUp')
  const text = (page: Page) => form(page).getByLabel(/What was/)

  test('a reload restores the draft', full, async ({ page }) => {
    await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
    await text(page).fill('Half a sentence that must not')
    await expect(form(page).getByText(/^Draft \d/)).toBeVisible()
    await page.reload()
    await expect(text(page)).toHaveValue('Half a sentence that must not')
    await expect(form(page).getByText(/Your draft from/)).toBeVisible()
  })

  test('a form with errors explains each at its field and focuses the first', async ({
    page,
    sim,
    checkAccessibility,
  }) => {
    await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
    await text(page).fill('too short')
    await form(page).getByRole('button', { name: 'Save follow-up' }).click()
    await expect(form(page).getByText('Write at least 10 characters.')).toBeVisible()
    await expect(form(page).getByText('Choose when you will be in touch again.')).toBeVisible()
    expect(await sim.log('ennNewClueTrack/insert')).toHaveLength(0)
    await checkAccessibility(page)
  })

  test('two taps on the button send one record', full, async ({ page, sim }) => {
    await sim.faults({ path: 'ennNewClueTrack/insert', delayMs: 600 })
    await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
    await form(page).getByRole('button', { name: /With/ }).click()
    await page.getByRole('dialog').getByRole('radio').first().click({ force: true })
    await text(page).fill('They want a price for two boilers.')
    await form(page).getByRole('button', { name: 'Mon 23' }).click()
    await form(page)
      .getByLabel(/^About/)
      .fill('Send the price')
    await form(page).getByRole('button', { name: 'Save follow-up' }).dblclick()
    await expect(form(page)).toHaveCount(0)
    expect(await sim.log('ennNewClueTrack/insert')).toHaveLength(1)
  })

  test('leaving with unsaved text asks first, also with the browser’s back button', async ({ page }) => {
    await signIn(page, 'rep01', '/clueDetail?id=L-000001')
    await screen(page, '/clueDetail').getByRole('button', { name: 'Follow up', exact: true }).click()
    await text(page).fill('Something that was typed')
    await page.goBack()
    const dialog = page.getByRole('dialog', { name: 'Leave this form?' })
    await dialog.getByRole('button', { name: 'Keep writing' }).click()
    await expect(text(page)).toHaveValue('Something that was typed')
    await quiet(page)
    await form(page).getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(screen(page, '/clueDetail')).toBeVisible()
  })
})
