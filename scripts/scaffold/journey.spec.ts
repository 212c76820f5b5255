import { expect, screen, signIn, test } from '../../e2e/fixtures'

/* Sample things: created, found in the list, closed. */

const LIST = '/x/sample-things/sampleThingList'
const DETAIL = '/x/sample-things/sampleThingDetail'
const FORM = '/x/sample-things/sampleThingForm'

test('a sample thing is created, opened from the list and closed', async ({ page, toasts, checkAccessibility }) => {
  await signIn(page, 'rep01', LIST)
  await expect(screen(page, LIST).getByRole('link', { name: 'First sample thing' })).toBeVisible()
  await checkAccessibility(page)
  await screen(page, LIST).getByRole('button', { name: 'New sample thing' }).click()
  await screen(page, FORM)
    .getByRole('textbox', { name: /^Title/ })
    .fill('The meter is loud')
  await screen(page, FORM).getByRole('button', { name: 'Tomorrow' }).click()
  await screen(page, FORM).getByRole('button', { name: 'Save' }).click()
  await expect(screen(page, DETAIL).getByRole('heading', { name: 'The meter is loud' })).toBeVisible()
  await checkAccessibility(page)
  await screen(page, DETAIL).getByRole('button', { name: 'Close' }).click()
  await expect(screen(page, DETAIL).getByText('Closed').first()).toBeVisible()
  expect(await toasts()).toEqual(['Saved', 'Closed'])
})

test('who has no right learns which one is missing', async ({ page }) => {
  await signIn(page, 'rep04', LIST)
  await expect(screen(page, LIST)).toHaveAttribute('data-state', 'denied')
})
