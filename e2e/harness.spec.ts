import { readFile } from 'node:fs/promises'
import { scenarios } from '../harness/simulator/scenarios'
import { scenarioText } from '../harness/simulator/scenarioText'
import { expect, full, type Page, test } from './fixtures'

/* /harness.html: the console of testers. The phones are frames; what a tester does in them is done in them. */

test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false })

const phone = (page: Page, number = 1) => page.frameLocator(`#phone-${number}`)
const shown = (page: Page, number = 1) => phone(page, number).locator('[data-route]:not([hidden])')
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
const row = (page: Page, text: string) =>
  page.getByRole('listbox', { name: 'Calls and events' }).getByRole('option').filter({ hasText: text })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const pick = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name }).click({ force: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/harness.html${address}`)
  await expect(shown(page)).toHaveAttribute('data-state', /ready|denied|empty/)
}

test('an area in a host, as somebody, with a failing server, its messages, and what is hidden and why', async ({
  page,
  allow,
  checkAccessibility,
}) => {
  allow(/500|console error/)
  await open(page, '?area=permissions')
  await expect(row(page, 'launch')).toBeVisible()
  await checkAccessibility(page)

  await test.step('host and theme', async () => {
    await pick(page, 'Host', 'Messaging · iOS')
    await expect(page.getByText('messaging-app, ios').first()).toBeVisible()
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
    await pick(page, 'Theme', 'Dark')
    await expect(phone(page).locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
  })

  await test.step('a message opens its page', async () => {
    await tab(page, 'Events')
    await page.getByRole('button', { name: /^role\.decided/ }).click()
    // The messaging app's SDK is loaded late; a message before that is lost, as on a phone.
    await expect(row(page, 'sendChannelMessage')).toContainText('subscribed')
    await press(page, 'Send')
    await expect(shown(page)).toHaveAttribute('data-route', '/recordDetail')
  })

  await test.step('a failing server', async () => {
    await tab(page, 'Backend')
    await press(page, 'Add')
    await press(page, 'Cold start')
    await expect(shown(page)).not.toHaveAttribute('data-state', 'ready')
    await press(page, 'Remove all')
  })

  await test.step('an area that is switched off, and what is hidden from a role', async () => {
    await tab(page, 'Plugins')
    await choose(page, 'Area', 'leads')
    await choose(page, 'Persona', 'rep04')
    await expect(page.getByText('hidden: permission lead.read').first()).toBeVisible()
    await page.getByRole('switch', { name: 'Area is switched on' }).click()
    await expect(page.getByText('leads is not registered.')).toBeVisible()
  })
})

test(
  'a held answer arrives when it is released; a rule answers a call; the row says what went over the wire',
  full,
  async ({ page }) => {
    await open(page, '')
    await press(page, 'Hold next answer')
    await phone(page)
      .getByRole('button', { name: /^Leads/ })
      .click()
    await expect(shown(page)).toHaveAttribute('data-state', 'loading')
    await expect(page.getByText('1 held')).toBeVisible()
    await press(page, 'Release')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')

    await page.getByRole('combobox', { name: 'Path', exact: true }).fill('/demo?find=scanCode')
    await page.getByRole('combobox', { name: 'Path', exact: true }).press('Enter')
    await expect(phone(page).getByRole('button', { name: 'Run scanCode' })).toBeVisible()
    await choose(page, 'Method', 'scanCode')
    await choose(page, 'Outcome', 'ask')
    await press(page, 'Add rule')
    await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
    await row(page, 'scanCode').getByRole('button', { name: 'Answer' }).click()
    await expect(phone(page).getByText('meter.example')).toBeVisible()
    await row(page, 'scanCode').click()
    await expect(page.getByRole('region', { name: 'Details of the row' })).toContainText('scanResult(')
  },
)

test('a session is recorded, and exported as a test and a link that replays it', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '')
  await page.getByRole('combobox', { name: 'Path', exact: true }).fill('/demo?find=scanCode')
  await page.getByRole('combobox', { name: 'Path', exact: true }).press('Enter')
  await expect(phone(page).getByRole('button', { name: 'Run scanCode' })).toBeVisible()
  await press(page, 'Record')
  await pick(page, 'Camera', 'Deny')
  await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
  await phone(page)
    .getByText('"kind": "denied"')
    .click({ modifiers: ['Alt'] })
  await page.getByRole('button', { name: 'Stop (3)' }).click()

  const file = page.waitForEvent('download')
  await press(page, 'Export test')
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain(`await host.call('permission', 'camera', 'denied')`)
  expect(text).toContain(`await app.tap({ role: 'button', name: 'Run scanCode' })`)
  expect(text).toMatch(/version .*, commit .*, host partner, android, session /)

  await press(page, 'Copy link')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)
  await page.goto('about:blank')
  await page.goto(link)
  await tab(page, 'Info')
  await expect(row(page, 'steps')).toContainText('done')
})

test('two phones: one takes the lead, the other is told who was first', full, async ({ page, allow }) => {
  allow(/console error/)
  await open(page, `#s=${scenarioText({ ...scenarios.browser, launch: { path: '/clueDetail?id=L-000008' } })}`)
  await press(page, 'Two phones')
  await expect(shown(page, 2)).toHaveAttribute('data-state', 'ready')
  const nameIn = (number: number) =>
    phone(page, number)
      .locator('html')
      .evaluate(() => localStorage.getItem('loginName'))
  expect([await nameIn(1), await nameIn(2)]).toEqual(['rep01', 'rep02'])
  await phone(page, 1).getByRole('button', { name: 'Take this lead' }).click()
  await expect(phone(page, 1).getByRole('button', { name: 'Take this lead' })).toBeHidden()
  await phone(page, 2).getByRole('button', { name: 'Take this lead' }).click()
  await expect(
    phone(page, 2)
      .getByText(/Taken by Li Wei/)
      .first(),
  ).toBeVisible()
})
