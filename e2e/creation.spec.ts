import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { goOffline } from './support/network'

/** An opportunity from a note: typed or recorded, corrected, bound; without network created once. */

/** Console output without network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/
const NOTE = 'Yesterday at Xinao ceramics with Ms Wu, they want 3 MW PV.'

interface Business {
  readonly businessId: string
  readonly custId?: string
  readonly contact?: string
  readonly text?: string
  readonly audio?: readonly unknown[]
}

const create = (page: Page) => screen(page, '/intelligentCreationBussiness')
const note = (page: Page) => create(page).getByRole('textbox', { name: 'Note' })
const press = (page: Page, name: string) => create(page).getByRole('button', { name, exact: true }).click()
type Records = { records<T>(kind: string): Promise<{ list: T[] }> }
const made = async (sim: Records) =>
  (await sim.records<Business>('business')).list.filter(({ businessId }) => businessId.startsWith('B-9'))

test('four taps from the start page to an opportunity, when nothing is missing', async ({
  page,
  sim,
  allow,
  checkAccessibility,
}) => {
  // The contract system is on another address of this machine.
  allow(/request outside the origin: http:\/\/127\.0\.0\.1:\d+\/contract\//)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted || event.detail === 0) return
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
      },
      true,
    )
  })
  await signIn(page, 'rep01', '/')
  const home = screen(page, '/')
  await home.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opportunity', exact: true }).click()
  await note(page).click()
  await page.keyboard.insertText(NOTE)
  await expect(create(page).getByRole('button', { name: /^PV/ })).toBeVisible()
  await checkAccessibility(page)
  await press(page, 'Create opportunity')
  await expect(create(page).getByRole('heading', { name: 'Xinao Ceramics, PV', level: 2 })).toBeVisible()
  expect(await page.evaluate(() => Number(sessionStorage.getItem('taps')))).toBeLessThanOrEqual(4)
  expect(await made(sim)).toMatchObject([{ custId: 'C-000024', contact: 'Ms Wu', text: NOTE }])
  // A contract that starts here says which opportunity it is of: signed, it wins that one's lead.
  await create(page).getByRole('button', { name: 'Contracts', exact: true }).click()
  await screen(page, '/contractList').getByRole('button', { name: 'Launch a contract' }).click()
  await expect(page).toHaveURL(/\/contractIframe\?.*custId=C-000024&businessId=B-900001/)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'New contract' })).toBeVisible()
})

test('a note that names another company at last is sent as it stands', full, async ({ page, sim }) => {
  const changed = 'Met Ms Wu at Nanyu Ceramics. They want 5 MW PV.'
  await signIn(page, 'rep01', '/intelligentCreationBussiness')
  await note(page).fill(NOTE)
  await expect(create(page).getByRole('button', { name: /^PV/ })).toContainText('3')
  await note(page).fill(changed)
  await press(page, 'Create opportunity')
  await expect.poll(async () => (await made(sim)).length).toBe(1)
  const [business] = await made(sim)
  expect(business).toMatchObject({ text: changed })
  expect(business?.custId).not.toBe('C-000024')
})

for (const honoursKeys of [true, false]) {
  test(
    `a note without network is created once, keys ${honoursKeys ? 'honoured' : 'ignored'}`,
    honoursKeys ? full : {},
    async ({ page, context, sim, allow }) => {
      allow(NO_NETWORK)
      allow(/request failed/)
      if (!honoursKeys)
        await context.addInitScript(() => {
          const { setRequestHeader } = XMLHttpRequest.prototype
          XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
            if (name.toLowerCase() !== 'idempotency-key') setRequestHeader.call(this, name, value)
          }
        })
      await signIn(page, 'rep01', '/intelligentCreationBussiness')
      await note(page).fill(NOTE)
      await expect(create(page).getByRole('button', { name: /^PV/ })).toBeVisible()
      await goOffline(context)
      await press(page, 'Create opportunity')
      await expect(create(page)).toBeHidden()
      expect(await made(sim)).toEqual([])
      await sim.faults({ path: 'creation/opportunities', method: 'POST', drop: 'answer', times: 1 })
      await context.setOffline(false)
      await expect.poll(async () => (await made(sim)).length, { timeout: 20_000 }).toBe(1)
      const sent = async () => (await sim.log('creation/opportunities')).length
      await expect.poll(sent, { timeout: 30_000 }).toBeGreaterThan(1)
      expect(await made(sim)).toHaveLength(1)
    },
  )
}

test('recorded, killed and resumed, two fields corrected, bound to a new customer', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/intelligentCreationBussiness')
  const recorder = () => create(page).getByRole('group', { name: 'Recorder' })
  const heard = () => expect(recorder().getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(?:[2-9]|\d\d)/)
  await recorder().getByRole('button', { name: 'Record' }).click()
  await heard()
  await page.reload()
  await expect(create(page).getByRole('list', { name: 'Recording' }).getByRole('listitem').first()).toBeVisible()
  await recorder().getByRole('button', { name: 'Record' }).click()
  await heard()
  await recorder().getByRole('button', { name: 'Stop recording' }).click()
  // A note whose recordings are not sent yet goes into the outbox, and its page is left.
  await expect.poll(async () => (await sim.records('upload')).total).toBe(2)
  await note(page).fill('Met Ms Wu at Nanyu Ceramics. They want 3 MW PV.')
  const pv = create(page).getByRole('button', { name: /^PV/ })
  await expect(pv).toBeVisible()
  await pv.click()
  const size = page.getByRole('dialog').getByRole('textbox', { name: 'Size' })
  // It shows the number without separators once it has the focus.
  await size.click()
  await expect(size).toHaveValue('3000')
  await size.fill('2500')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await create(page).getByRole('textbox', { name: 'Contact' }).fill('Wu Min')
  await press(page, 'Create opportunity')
  await press(page, 'Bind a customer')
  await screen(page, '/bindCustomer')
    .getByRole('button', { name: /^New customer/ })
    .click()
  const form = screen(page, '/createCustomer')
  await form.getByRole('textbox', { name: 'Credit code' }).fill('91440604MA51C6RT86')
  await expect(form.getByText(/has this credit code/)).toBeVisible()
  // It is another company's: with its own, and what else a customer needs, it is a new one.
  await form.getByRole('textbox', { name: 'Credit code' }).fill('91440604MA5NEW0X1A')
  await form.getByRole('button', { name: /^Industry/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Building materials' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Glass', exact: true }).click()
  await form.getByText('Small', { exact: true }).click()
  await form.getByRole('textbox', { name: /^Address/ }).fill('佛山市禅城区季华西路131号')
  await form.getByRole('button', { name: 'Create and bind' }).click()
  await expect(create(page).getByText('Bound', { exact: true })).toBeVisible()
  const [one] = await made(sim)
  expect(one).toMatchObject({ contact: 'Wu Min', needs: [{ capacity: { value: 2500 } }] })
  const companies = await sim.records<{ name: string }>('company', { custId: one?.custId ?? '' })
  expect(companies.list).toMatchObject([{ name: 'Nanyu Ceramics' }])
  expect(one?.audio).toHaveLength(2)
})
