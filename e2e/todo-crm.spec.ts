import { expect, full, type Page, screen, signIn, test } from './fixtures'

/* Sales advice, partners and teams (domain: todo-crm). A-000002 is recommended, R-000002 suspended, T-000001 led by rep01. */

const button = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path).getByRole('button', { name, exact: typeof name === 'string' })
const inSheet = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' })

const DETAILS = '/salesSolutionsAdviceDetails'

test('a solution is chosen by the entered needs, recommended, and adopted with feedback', async ({ page, toasts }) => {
  await signIn(page, 'rep01', `${DETAILS}?custId=C-000001`)
  await button(page, DETAILS, /^Row 1/).click()
  await inSheet(page, /^Need/).click()
  await page
    .getByRole('dialog')
    .locator('label', { hasText: /^Steam$/ })
    .click()
  await inSheet(page, 'Done').click()
  await screen(page, DETAILS).getByLabel('Capacity').fill('8')
  await button(page, DETAILS, /^Solution/).click()
  const select = screen(page, '/salesSolutionsAdviceSelect')
  await expect(select.getByRole('region').first()).toBeVisible()
  await select.getByRole('button', { name: 'Compare' }).nth(0).click()
  await select.getByRole('button', { name: 'Compare' }).nth(1).click()
  await select.getByRole('button', { name: 'Compare two' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Needs met/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await select.getByRole('button', { name: 'Choose' }).first().click()
  await button(page, DETAILS, 'Save draft').click()
  await button(page, DETAILS, 'Recommend').click()
  await button(page, DETAILS, 'Adopted').click()
  await inSheet(page, 'Adopted').click()
  await expect(page.getByRole('dialog').getByText('Choose 1 to 5 stars.')).toBeVisible()
  await inSheet(page, '5 ★').click()
  await inSheet(page, 'Adopted').click()
  await expect(screen(page, DETAILS).getByText('★★★★★')).toBeVisible()
  expect(await toasts()).toEqual(['Saved', 'Recommended to the customer’s owner and the team', 'Feedback saved'])
})

test(
  'a suspended partner that was chosen before is kept; no more than the limit can be chosen',
  full,
  async ({ page }) => {
    await signIn(page, 'rep01', '/choosePartner?max=2&chosen=R-000002')
    const choice = screen(page, '/choosePartner')
    await choice.getByRole('checkbox').first().check({ force: true })
    await expect(choice.getByRole('button', { name: /Choose.*2/ })).toBeVisible()
    await expect(choice.getByRole('checkbox', { checked: false, disabled: false })).toHaveCount(0)
  },
)

test('a member is removed with a reason, and that is taken back', full, async ({ page }) => {
  await signIn(page, 'rep01', '/teamManagement?id=T-000001')
  const team = screen(page, '/teamManagement')
  await team.getByRole('button', { name: /^Feng Chao/ }).click()
  await inSheet(page, 'Remove').click()
  await page.getByRole('dialog').getByText('Moved', { exact: true }).click()
  await inSheet(page, 'Remove').click()
  await expect(team.getByRole('heading', { name: '4 of 12 members' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(team.getByRole('heading', { name: '5 of 12 members' })).toBeVisible()
})
