import { expect, full, type Page, screen, hostTest as test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/* Contacts of a customer (domain: public-contacts). P-000002 is He Jun of C-000001, 137 0288 1206. */

const LIST = '/public/contact'
const FORM = '/public/contactAdd'
const card = { name: '何军', duty: '生产副总', tel: '137 0288 1206/0757-86321200', path: '' }

const press = (page: Page, path: string, name: string) =>
  screen(page, path).getByRole('button', { name, exact: true }).click()
const pressIn = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()

test('a card of somebody known: the duplicate is shown, saved anyway, and merged', async ({ page, host, toasts }) => {
  await host.open(`${LIST}?id=C-000001`, { media: { card } })
  const form = screen(page, FORM)
  await test.step('scan a card: three taps from the list', async () => {
    await press(page, LIST, 'New contact')
    await press(page, FORM, 'Scan a business card')
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('何军')
    await expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('13702881206')
    await expect(form.getByText('He Jun already has this number.')).toBeVisible()
    await press(page, FORM, 'Save anyway')
    await expect(form).toHaveCount(0)
  })
  await test.step('both are in the list; merged, one has both numbers', async () => {
    await expect(screen(page, LIST).getByRole('link', { name: '何军' })).toBeVisible()
    await screen(page, LIST).getByRole('link', { name: 'He Jun' }).click()
    await pressIn(page, 'More')
    await pressIn(page, 'Merge')
    await page.getByRole('dialog').last().locator('label', { hasText: '何军' }).click()
    await pressIn(page, 'Merge')
    await expect(page.getByRole('dialog').getByRole('button', { name: '0757-86321200', exact: true })).toBeVisible()
    await expect.poll(toasts).toContain('Contacts merged')
    await expect(screen(page, LIST).getByRole('link', { name: '何军' })).toHaveCount(0)
  })
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
    await context.setOffline(true)
    await form.getByRole('textbox', { name: /^Phone/ }).fill('137 0288 1206')
    await press(page, FORM, 'Save')
    await expect(form).toHaveCount(0)
    await context.setOffline(false)
    await navigateTo(page, '/x/core/outbox')
    await expect(screen(page, '/x/core/outbox').getByText('already has this number')).toBeVisible()
  },
)
