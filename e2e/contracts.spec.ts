import { expect, full, type Page, screen, signIn, test } from './fixtures'

/* Contracts and the page of the contract system (domain: contracts). CT-000002 waits for rep03, CT-000011 is to be
   signed by rep01 and is that of L-000002, CT-000012 is a draft of rep01. */

const LIST = '/contractList'
const FRAME = '/contractIframe'
const sheet = (page: Page) => page.getByRole('dialog')
const inSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })
const frame = (page: Page) => page.frameLocator('iframe')

interface SimContract {
  readonly version: number
  readonly course: readonly unknown[]
}

test('a contract that a colleague has just returned: the second approver is told, and sees the course as it is now', async ({
  page,
  sim,
}) => {
  await signIn(page, 'rep03', `${LIST}?id=CT-000002`)
  await inSheet(page, 'Approve').click()
  const { list } = await sim.records<SimContract>('contract', { contractId: 'CT-000002' })
  const [contract] = list
  const { now } = await sim.state()
  const returned = { act: 'return', by: 'emp08', at: now, comment: 'The plan is wrong' }
  await sim.put('contract', 'CT-000002', {
    ...contract,
    version: 2,
    state: 'drafting',
    course: [...(contract?.course ?? []), returned],
  })
  const question = page.getByRole('dialog', { name: 'Approve this contract?' })
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(question.getByText(/^Decided by Lin Fang/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page).getByText('The plan is wrong')).toBeVisible()
})

test('a signed copy in the frame: what another origin says is ignored, the lead is won', async ({
  page,
  sim,
  toasts,
  allow,
}) => {
  allow(/127\.0\.0\.1/)
  await signIn(page, 'rep01', `${LIST}?tab=approving&id=CT-000011`)
  await inSheet(page, 'Add the signed copy').click()
  await expect(frame(page).getByText('Signed in by ticket')).toBeVisible()
  await expect(screen(page, FRAME).getByRole('heading', { level: 1 })).toHaveText(/^Contract /)
  const address = await page.locator('iframe').getAttribute('src')
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/contract\/CT-000011$/)
  // Of another origin: a page that is not allowed to speak.
  const report = { type: 'submitted', payload: { contractId: 'CT-000011', state: 'ended' } }
  await page.evaluate((said) => window.postMessage(said, '*'), report)
  await frame(page).getByRole('button', { name: 'Add the signed copy' }).click()
  await expect(screen(page, LIST).locator('[data-record="contract:CT-000011"]')).toContainText('Just now')
  expect((await toasts()).filter((said) => /contract/.test(said))).toEqual(['Signed: the contract is active'])
  const { list } = await sim.records('lead', { clueId: 'L-000002' })
  expect(list[0]).toMatchObject({ stage: 'won', contractId: 'CT-000011' })
})

test(
  'a framed page that closes with unsaved work asks first; a submit that is said twice is one',
  full,
  async ({ page, toasts, allow }) => {
    allow(/127\.0\.0\.1/)
    await signIn(page, 'rep01', `${LIST}?tab=drafting&id=CT-000012`)
    await inSheet(page, 'Complete and send').click()
    await expect(frame(page).getByText('Signed in by ticket')).toBeVisible()
    await frame(page).getByRole('textbox').fill('Half a note')
    await frame(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog', { name: /Leave/ })).toBeVisible()
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect(frame(page).getByRole('textbox')).toHaveValue('Half a note')
    await frame(page)
      .locator('body')
      .evaluate((body) => {
        const report = { type: 'submitted', payload: { contractId: 'CT-000012', state: 'approving' } }
        const app = body.ownerDocument.defaultView?.parent
        app?.postMessage(report, '*')
        app?.postMessage(report, '*')
      })
    await expect(screen(page, LIST)).toBeVisible()
    expect((await toasts()).filter((said) => said === 'Sent for approval')).toHaveLength(1)
  },
)

test(
  'a framed page that says nothing for 20 s is tried again, with a ticket of its own',
  full,
  async ({ page, sim, allow }) => {
    allow(/127\.0\.0\.1/)
    await page.clock.install()
    await page.route(/127\.0\.0\.1:\d+\/contract\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>…</p>' }),
    )
    await signIn(page, 'rep01', `${FRAME}?mode=edit&contractId=CT-000012`)
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(21_000)
    await page.unroute(/127\.0\.0\.1:\d+\/contract\//)
    await screen(page, FRAME).getByRole('button', { name: 'Try again' }).click()
    await expect(frame(page).getByText('Signed in by ticket')).toBeVisible()
    expect(await sim.log('contracts/launch')).toHaveLength(2)
  },
)

test(
  'a page that is loaded again in its frame has no ticket left: it is launched again, with another one',
  full,
  async ({ page, sim, allow }) => {
    allow(/127\.0\.0\.1|403/)
    await signIn(page, 'rep01', `${FRAME}?mode=edit&contractId=CT-000012`)
    await expect(frame(page).getByText('Signed in by ticket')).toBeVisible()
    await frame(page)
      .locator('body')
      .evaluate((body) => body.ownerDocument.location.reload())
    await expect(screen(page, FRAME).getByText('Launch expired, try again.')).toBeVisible()
    await screen(page, FRAME).getByRole('button', { name: 'Try again' }).click()
    await expect(frame(page).getByText('Signed in by ticket')).toBeVisible()
    expect(await sim.log('contracts/launch')).toHaveLength(2)
  },
)
