import { expect, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/* Volumes that are not as expected (domain: risk). GW-000001 is Dali Forging's, of yesterday, rep01 has to handle it today. */

const LIST = '/gasRisk'
const WARNING = '/toDoGasRiskDay'
const NOTE = 'One line stands still until Monday.'

async function handle(page: Page): Promise<void> {
  const form = screen(page, WARNING)
  await form.getByRole('button', { name: 'Cause', exact: false }).click()
  await page.getByRole('dialog').getByText('Less production', { exact: true }).click()
  await form.getByLabel(/What happened/).fill(NOTE)
}

test('a warning is handled without network; a colleague was faster: who it was is said, and the text is kept', async ({
  page,
  context,
  sim,
  allow,
}) => {
  allow(/ERR_|Failed to fetch|could not be sent|service worker/)
  await signIn(page, 'rep01', LIST)
  await screen(page, LIST).getByRole('link', { name: 'Dali Forging' }).first().click()
  await expect(screen(page, WARNING)).toHaveAttribute('data-state', 'ready')
  await screen(page, WARNING).getByRole('button', { name: 'Handle', exact: true }).click()
  await expect(screen(page, WARNING).getByLabel(/What happened/)).toBeVisible()
  await handle(page)
  await context.setOffline(true)
  await screen(page, WARNING).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(screen(page, WARNING).getByRole('button', { name: 'Handle', exact: true })).toBeVisible()
  const [before] = (await sim.records('gas-warning', { warningId: 'GW-000001' })).list
  const at = '2026-11-20T01:40:00.000Z'
  const handled = { by: 'rep02', at }
  await sim.put('gas-warning', 'GW-000001', {
    ...before,
    version: 2,
    state: 'handled',
    handled,
    cause: 'market',
    note: 'x',
  })
  await context.setOffline(false)
  await navigateTo(page, '/x/core/outbox')
  await expect(screen(page, '/x/core/outbox').getByText(/Chen Jing handled this/)).toBeVisible()
  await screen(page, '/x/core/outbox').getByRole('button', { name: /Edit/ }).first().click()
  await expect(screen(page, '/toDoGasRisk').getByLabel(/What happened/)).toHaveValue(NOTE)
})
