import { expect, type Page, screen, signIn, test } from './fixtures'

/* Requests for centers (domain: cost-center). CC-000006 is a draft of rep01 with a wrong check digit; rep02 manages its
   organisation, emp08 is finance. */

const LIST = '/costProfitCenterList'
const ADD = '/costProfitCenterAdd'
const button = (page: Page, name: string) => screen(page, ADD).getByRole('button', { name, exact: true })

test('a request with a wrong check digit is corrected, approved twice, and the center is there', async ({
  page,
  sim,
}) => {
  await signIn(page, 'rep01', `${LIST}?tab=mine`)
  await screen(page, LIST).locator('[data-record="center-request:CC-000006"] a').click()
  await button(page, 'Edit').click()
  await expect(screen(page, ADD).getByText('Check digit should be 7.')).toBeVisible()
  const code = screen(page, ADD).getByLabel('Code')
  await code.fill('C440600017')
  await expect(screen(page, ADD).getByText('Taken by Nanhai hot-water team.')).toBeVisible()
  await code.fill('C440600603')
  await button(page, 'Submit').click()
  await expect(button(page, 'Withdraw')).toBeVisible()
  for (const approver of ['rep02', 'emp08']) {
    await signIn(page, approver, `${ADD}?id=CC-000006`)
    await page.reload()
    await button(page, 'Approve').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(button(page, 'Approve')).toHaveCount(0)
  }
  const { list } = await sim.records('center', { code: 'C440600603' })
  expect(list).toHaveLength(1)
})
