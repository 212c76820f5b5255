import { expect, full, fullUnless, Host, type Page, screen, hostTest as test } from './fixtures'
import { startClocks } from './support/clock'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'
import { countTaps, within, withoutPhoneApp } from './support/taps'

/* Contacts of a customer (domain: public-contacts). P-000002 is He Jun of C-000001, 137 0288 1206. */

const LIST = '/public/contact'
const FORM = '/public/contactAdd'
const LEAD = '/clueDetail'
const known = { name: '何军', duty: '生产副总', tel: '137 0288 1206/0757-86321200', path: '' }
const somebody = { name: '王芳', duty: '能源主管', tel: '0757-86325555/138 0013 5000', path: '' }

const press = (page: Page, path: string, name: string) =>
  screen(page, path).getByRole('button', { name, exact: true }).click()
const sheet = (page: Page) => page.getByRole('dialog').last()
const pressIn = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click()

/** The known one and the one of the card: both are in the list, then one has the numbers of both. */
async function mergeHeJun(page: Page, toasts: () => Promise<string[]>): Promise<void> {
  await expect(screen(page, LIST).getByRole('link', { name: '何军' })).toBeVisible()
  await screen(page, LIST).getByRole('link', { name: 'He Jun' }).click()
  await pressIn(page, 'More')
  await pressIn(page, 'Merge')
  await sheet(page).locator('label', { hasText: '何军' }).click()
  await pressIn(page, 'Merge')
  await expect(sheet(page).getByRole('button', { name: '0757-86321200', exact: true })).toBeVisible()
  await expect.poll(toasts).toContain('Contacts merged')
  await expect(screen(page, LIST).getByRole('link', { name: '何军' })).toHaveCount(0)
}

for (const variant of ['messaging-android', 'partner-ios'] as const) {
  test.describe(variant, fullUnless(variant === 'messaging-android'), () => {
    test.use({ variant })

    test('a card is a contact after three taps; one of somebody known is shown, saved anyway, and merged', async ({
      page,
      host,
      toasts,
    }) => {
      await countTaps(page)
      await host.open(`${LEAD}?id=L-000001`, { media: { card: somebody } })
      const form = screen(page, FORM)
      await test.step('from the lead: add, scan, save', async () => {
        await expect(screen(page, LEAD).getByRole('button', { name: 'Add a contact' })).toBeVisible()
        await within(page, 3, async () => {
          await press(page, LEAD, 'Add a contact')
          await press(page, FORM, 'Scan a business card')
          await expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('13800135000')
          await press(page, FORM, 'Save')
          await expect(form).toHaveCount(0)
        })
        await expect(screen(page, LEAD).getByText('王芳')).toBeVisible()
      })
      await test.step('the card of He Jun', async () => {
        await host.media({ card: known })
        await navigateTo(page, `${LIST}?id=C-000001`)
        await press(page, LIST, 'New contact')
        await press(page, FORM, 'Scan a business card')
        await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('何军')
        await expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('13702881206')
        await expect(form.getByText('He Jun already has this number.')).toBeVisible()
        await press(page, FORM, 'Save anyway')
        await expect(form).toHaveCount(0)
      })
      await mergeHeJun(page, toasts)
    })
  })
}

test.describe('browser', full, () => {
  test.use({ variant: 'browser' })

  test('without a scanner somebody known is typed, shown, saved anyway, and merged', async ({ page, host, toasts }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await host.open(`${LIST}?id=C-000001`)
    await press(page, LIST, 'New contact')
    const form = screen(page, FORM)
    await form.getByRole('textbox', { name: /^Name/ }).fill('何军')
    await form.getByRole('textbox', { name: /^Phone/ }).fill('137 0288 1206')
    await form.getByRole('textbox', { name: /^Second phone/ }).fill('0757 8632 1200')
    await expect(form.getByText('He Jun already has this number.')).toBeVisible()
    await expect(form.getByRole('button', { name: /Scan|From the phone/ })).toHaveCount(0)
    await press(page, FORM, 'Save anyway')
    await mergeHeJun(page, toasts)
  })
})

test(
  'two phones scan the card of one person: the second sees the first, both are merged, and both phones show one',
  full,
  async ({ page, host, browser, baseURL, sim, simId }) => {
    if (!baseURL) throw new Error('playwright.config.ts has to name a baseURL')
    const context = await browser.newContext({ baseURL })
    await startClocks(context, sim)
    await context.addCookies([{ name: 'sim', value: simId, url: baseURL }])
    const second = await context.newPage()
    // A salesperson and their manager, each with the form open before the other has saved.
    const manager = new Host(second, 'partner-ios')
    await host.open(`${LIST}?id=C-000001`, { media: { card: somebody } })
    await manager.open(`${LIST}?id=C-000001`, {
      launch: { path: '/', persona: 'rep02' },
      media: { card: { ...somebody, name: 'Wang Fang', tel: '13800135000/0757-86326666' } },
    })
    for (const phone of [page, second]) await press(phone, LIST, 'New contact')

    await press(page, FORM, 'Scan a business card')
    await expect(screen(page, FORM).getByRole('textbox', { name: /^Name/ })).toHaveValue('王芳')
    await press(page, FORM, 'Save')
    const scanned = screen(page, LIST).getByRole('link', { name: '王芳' })
    await expect(scanned).toBeVisible()
    const address = await scanned.getAttribute('href')

    const form = screen(second, FORM)
    await press(second, FORM, 'Scan a business card')
    await expect(form.getByText('王芳 already has this number.')).toBeVisible()
    await press(second, FORM, 'Save anyway')
    const list = screen(second, LIST)
    await list.getByRole('link', { name: '王芳' }).click()
    await pressIn(second, 'More')
    await pressIn(second, 'Merge')
    await sheet(second).locator('label', { hasText: 'Wang Fang' }).click()
    await pressIn(second, 'Merge')
    await expect(list.getByRole('link', { name: 'Wang Fang' })).toHaveCount(0)

    // The message of the merge opens the contact too, before or after a tap.
    await host.open(address?.slice(1))
    for (const number of ['138 0013 5000', '0757-86325555', '0757-86326666'])
      await expect(sheet(page).getByRole('button', { name: number, exact: true })).toBeVisible()
    await expect(screen(page, LIST).getByRole('link', { name: 'Wang Fang' })).toHaveCount(0)
    await context.close()
  },
)

test('a call during which the host ends the app is asked about at the next start', full, async ({ page, host }) => {
  await withoutPhoneApp(page)
  await host.open(`${LIST}?id=C-000001&contact=P-000002`)
  await pressIn(page, 'Call')
  await host.lifecycle('kill')
  await host.lifecycle('restore')
  const question = page.getByRole('dialog', { name: 'Log this call?' })
  await expect(question).toContainText(/He Jun · 137 0288 1206 · /)
  await question.getByRole('button', { name: 'Log it' }).click()
  await expect(screen(page, '/customerServiceLog').getByRole('textbox', { name: /^What was done/ })).toHaveValue(
    /He Jun/,
  )
})

test(
  'without network a new contact waits, and is refused as a duplicate once it is sent',
  full,
  async ({ page, host, context, allow }) => {
    allow(/ERR_|Failed to fetch|ChunkLoadError|could not be sent|4401/)
    await host.open(`${LIST}?id=C-000001`)
    await press(page, LIST, 'New contact')
    const form = screen(page, FORM)
    await form.getByRole('textbox', { name: /^Name/ }).fill('Wang Fang')
    await goOffline(context)
    await form.getByRole('textbox', { name: /^Phone/ }).fill('137 0288 1206')
    await press(page, FORM, 'Save')
    await expect(form).toHaveCount(0)
    await context.setOffline(false)
    await navigateTo(page, '/x/core/outbox')
    await expect(screen(page, '/x/core/outbox').getByText('already has this number')).toBeVisible()
  },
)
