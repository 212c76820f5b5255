import { expect, screen, signInByForm, test } from './fixtures'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'

/* Volumes that are not as expected (domain: risk). GW-000001 is Dali Forging's, of yesterday, rep01 has to handle it
   today. */

const WARNING = '/toDoGasRisk'
const FORM = '/toDoGasRiskDay'
const OUTBOX = '/x/core/outbox'
const NOTE = 'One line stands still until Monday.'

test('a push leads to a warning after signing in; it is handled without network, but a colleague was faster', async ({
  page,
  context,
  sim,
  allow,
}) => {
  allow(/ERR_|Failed to fetch|could not be sent|service worker/)
  await test.step('signed out: sign in, then the warning', async () => {
    await sim.put('message', 'MS-900101', {
      mid: 'MS-900101',
      to: 'rep01',
      seq: 901,
      category: 'risk',
      type: 'gasRisk.raised',
      level: 'urgent',
      title: { en: 'Volume fell', zh: '气量下降' },
      subject: { kind: 'gas-warning', id: 'GW-000001' },
      params: { id: 'GW-000001' },
      at: '2026-11-20T01:40:00.000Z',
    })
    await page.goto('/#/blankPage?mid=MS-900101')
    await signInByForm(page, 'rep01')
    await expect(screen(page, WARNING).getByText('Dali Forging').first()).toBeVisible()
  })
  await test.step('what happened is entered and saved without network', async () => {
    await screen(page, WARNING).getByRole('button', { name: 'Handle', exact: true }).click()
    const form = screen(page, FORM)
    await form.getByRole('button', { name: /^Cause/ }).click()
    await page.getByRole('dialog').getByText('Less production', { exact: true }).click()
    await form.getByRole('textbox', { name: /^What happened/ }).fill(NOTE)
    await goOffline(context)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(screen(page, FORM)).toHaveCount(0)
  })
  await test.step('a colleague was faster: who it was is said, and the text is kept', async () => {
    const [warning] = (await sim.records('gas-warning', { warningId: 'GW-000001' })).list
    const handled = { by: 'rep02', at: '2026-11-20T01:40:00.000Z' }
    await sim.put('gas-warning', 'GW-000001', {
      ...warning,
      version: 2,
      state: 'closed',
      cause: 'price',
      note: 'They buy at night.',
      handled,
    })
    await context.setOffline(false)
    await navigateTo(page, OUTBOX)
    await expect(screen(page, OUTBOX).getByText(/^Rejected: Chen Jing handled this/)).toBeVisible()
    await screen(page, OUTBOX).getByRole('button', { name: 'Edit' }).first().click()
    const form = screen(page, WARNING)
    await expect(form.getByText(/^Chen Jing handled this on .* Your text stays here\.$/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^What happened/ })).toHaveValue(NOTE)
  })
})
