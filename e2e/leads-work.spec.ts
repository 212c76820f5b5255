import { expect, full, hostTest, type Page, screen, signIn, test } from './fixtures'

/** Work on a lead: checking in without network, leaving, assigning, following up. */

const checkIn = (page: Page) => screen(page, '/cluePunchCard')

hostTest('check in without network: sent once when it is back, with both times', async ({ page, host, sim }) => {
  await host.open('/clueDetail?id=L-000001')
  const detail = screen(page, '/clueDetail')
  await detail.getByRole('button', { name: 'Check in' }).click()
  await expect(checkIn(page)).toHaveAttribute('data-state', 'ready')
})
