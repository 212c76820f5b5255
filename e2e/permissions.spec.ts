import { expect, full, type Page, screen, signIn, hostTest as test } from './fixtures'
import type { Host } from './support/Host'
import { navigateTo } from './support/navigateTo'
import type { Sim } from './support/Sim'
import { countTaps, within } from './support/taps'

/* Roles: applied for, approved, rejected, withdrawn (domain: permissions). rep04 has no role; AP-000001 is rep04's
   application for field sales in Nanhai from 21 Nov 2026 to 19 May 2027, which rep03 decides on. */

const REASON = 'Covers the new district'
const detail = (id: string) => `/recordDetail?id=${id}`

/** Signs in as somebody and opens a page: in the messaging app, or in a desktop browser. */
type As = (who: string, path: string) => Promise<void>

const inHost =
  (host: Host): As =>
  (persona, path) =>
    host.open(path, { launch: { path, persona } })

function inBrowser(page: Page): As {
  return async (who, path) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    // Another hash of the same page would not sign in anew.
    await page.goto('about:blank')
    await signIn(page, who, path)
  }
}

const press = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const pressIn = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Chooses organisation, role and period of one item in the form's sheet. */
async function fillItem(page: Page): Promise<void> {
  await press(page, '/addApply', /^Add/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Organisation/ })
    .click()
  await screen(page, '/chooseOrigin').getByRole('searchbox').fill('Nanhai')
  await screen(page, '/chooseOrigin').locator('label', { hasText: 'Nanhai' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Role/ }).click()
  await screen(page, '/chooseRole').locator('label', { hasText: 'Field sales' }).click()
  await press(page, '/chooseRole', 'Apply')
  await pressIn(page, 'One year')
  await pressIn(page, 'Done')
}

async function journey(page: Page, as: As, sim: Sim): Promise<void> {
  await test.step('the applicant sees what is left of the period and who decides, before sending', async () => {
    const held = { loginName: 'rep04', roleName: 'sales', orgCode: '440605', from: '2026-11-21', to: '2027-05-19' }
    await sim.put('grant', 'GR-800002', { id: 'GR-800002', version: 1, ...held })
    await sim.put('role-application', 'AP-000001', { ...(await application(sim)), state: 'withdrawn' })
    await as('rep04', '/addApply')
    await fillItem(page)
    const form = screen(page, '/addApply')
    await expect(form.getByText('You have part of this time already.')).toBeVisible()
    await expect(form.getByText('20 Nov', { exact: true })).toBeVisible()
    await expect(form.getByText('20 May 2027 – 20 Nov 2027', { exact: true })).toBeVisible()
    await expect(form.getByText('Decided by: Zhao Min')).toBeVisible()
    await form.getByRole('textbox', { name: /^Reason/ }).fill(REASON)
    await press(page, '/addApply', 'Send application')
    await expect(screen(page, '/recordDetail').getByText(REASON)).toBeVisible()
  })

  await test.step('the approver finds it among those that wait, and approves', async () => {
    await as('rep03', '/record')
    await screen(page, '/record')
      .getByRole('tab', { name: /^To approve/ })
      .click()
    await screen(page, '/record')
      .getByRole('link', { name: /^Field sales, Nanhai \+1$/ })
      .click()
    await expect(screen(page, '/recordDetail').getByText(REASON)).toBeVisible()
    await press(page, '/recordDetail', 'Approve')
    await pressIn(page, 'Approve')
    await expect(screen(page, '/recordDetail').getByRole('list', { name: 'Approval' })).toContainText('Approved')
    await expect(screen(page, '/recordDetail').getByRole('button', { name: 'Approve' })).toHaveCount(0)
  })

  await test.step('the applicant is told, and has the role', async () => {
    await as('rep04', '/roleList')
    // The message about the decision opens the application.
    await expect(screen(page, '/recordDetail').getByRole('list', { name: 'Approval' })).toContainText('Approved')
    await press(page, '/recordDetail', 'Back')
    const today = screen(page, '/roleList').locator('article', { hasText: 'About to end' })
    await expect(today).toContainText('Field sales')
    await expect(today).toContainText('ends today')
    await expect(screen(page, '/roleList').locator('article', { hasText: '20 May 2027' })).toContainText(
      'Not begun yet',
    )
  })
}

test.describe('in the messaging app', () => {
  test.use({ variant: 'messaging-ios' })
  test('a role is applied for, approved and in force', ({ page, host, sim }) => journey(page, inHost(host), sim))
})

test('a role is applied for, approved and in force, on a desktop', full, ({ page, sim }) =>
  journey(page, inBrowser(page), sim),
)

test('a role is applied for with four taps from the roles, and approved with two', full, async ({ page, sim }) => {
  await countTaps(page)
  await sim.put('role-application', 'AP-000001', { ...(await application(sim)), state: 'withdrawn' })
  await signIn(page, 'rep04', '/roleList')
  const decision = screen(page, '/recordDetail')
  await within(page, 4, async () => {
    await press(page, '/roleList', 'Apply for roles')
    await press(page, '/addApply', 'Field sales')
    await press(page, '/addApply', 'Covers for a colleague')
    await press(page, '/addApply', 'Send application')
    await expect(decision.getByText('Covers for a colleague')).toBeVisible()
  })
  const { list } = await sim.records<StoredApplication>('role-application', { by: 'rep04' })
  const sent = list.map(({ id }) => id).sort()
  await inBrowser(page)('rep03', detail(sent.at(-1) ?? ''))
  await within(page, 2, async () => {
    await press(page, '/recordDetail', 'Approve')
    await pressIn(page, 'Approve')
    await expect(decision.getByRole('list', { name: 'Approval' })).toContainText('Approved')
  })
})

test('who decides second is told who was first, and sees the decision', async ({ page, sim, toasts }) => {
  const grant = { loginName: 'emp08', roleName: 'approver', orgCode: '44', from: '2026-11-01', to: '2027-02-01' }
  await sim.put('grant', 'GR-800001', { id: 'GR-800001', version: 1, ...grant })
  await sim.put('role-application', 'AP-000001', { ...(await application(sim)), approvers: ['emp08', 'rep03'] })
  await signIn(page, 'emp08', detail('AP-000001'))
  await press(page, '/recordDetail', 'Approve')
  const step = { act: 'approve', by: 'rep03', at: '2026-11-20T09:40:00+08:00' }
  const before = await application(sim)
  await sim.put('role-application', 'AP-000001', {
    ...before,
    version: 2,
    state: 'approved',
    course: [...before.course, step],
  })
  await pressIn(page, 'Approve')
  await expect(page.getByRole('dialog')).toContainText(/Decided by Zhao Min (?:just now|\d minutes? ago)\./)
  await pressIn(page, 'Cancel')
  await expect(screen(page, '/recordDetail').getByRole('list', { name: 'Approval' })).toContainText('Approved')
  await expect(screen(page, '/recordDetail').getByRole('button', { name: 'Approve' })).toHaveCount(0)
  expect(await toasts()).toEqual([])
})

interface StoredApplication {
  readonly id: string
  readonly course: readonly object[]
}

/** AP-000001 as the simulator stores it. */
async function application(sim: Sim): Promise<StoredApplication> {
  const { list } = await sim.records<StoredApplication>('role-application', { id: 'AP-000001' })
  const [found] = list
  if (!found) throw new Error('no AP-000001')
  return found
}

test('the applicant reminds the approvers once, and takes the application back', full, async ({ page, toasts }) => {
  await signIn(page, 'rep04', detail('AP-000001'))
  await press(page, '/recordDetail', 'Remind the approvers')
  await expect(screen(page, '/recordDetail').getByRole('button', { name: 'Urged within 4 h.' })).toBeDisabled()
  await press(page, '/recordDetail', 'Withdraw')
  await expect(screen(page, '/recordDetail').getByText('Withdrawn').first()).toBeVisible()
  expect(await toasts()).toEqual(['The approvers were reminded.', 'WithdrawnUndo'])
  await press(page, '/recordDetail', 'Apply again')
  await expect(screen(page, '/addApply').getByRole('button', { name: /^Field sales · Nanhai/ })).toBeVisible()
})

test(
  'who has no role yet reminds the approver from the start page, which asks no area for what needs a role',
  full,
  async ({ page, sim, toasts }) => {
    // Signed in by link: the roles come with a call of their own.
    await signIn(page, 'rep04')
    await screen(page, '/').getByRole('button', { name: 'Remind', exact: true }).click()
    await expect(screen(page, '/').getByText('Reminded', { exact: true })).toBeVisible()
    expect(await toasts()).toEqual(['The approvers were reminded.'])
    expect((await sim.log('/urge')).length).toBe(1)
    const calls = (await sim.log()).map(({ method, path }) => `${method} ${path}`)
    const areas = calls.filter((each) => /\/(?:api\/(?:customer|visits|leads|public)|ennNewClue)\b/.test(each))
    expect(areas).toEqual([])
  },
)

test('a rejection needs a reason, which the applicant reads', full, async ({ page, sim }) => {
  await signIn(page, 'rep03', detail('AP-000001'))
  await press(page, '/recordDetail', 'Reject')
  await page.getByRole('dialog').getByRole('textbox').fill('no')
  await pressIn(page, 'Reject')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(await sim.log('/decide')).toEqual([])
  await page.getByRole('dialog').getByRole('textbox').fill('Finish the training first')
  await pressIn(page, 'Reject')
  // The sheet closes once it is decided; another address would take the request back.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await inBrowser(page)('rep04', detail('AP-000001'))
  await expect(screen(page, '/recordDetail').getByText('Finish the training first')).toBeVisible()
})

test('an application that nobody has decided lapses', full, async ({ page, sim }) => {
  await sim.put('role-application', 'AP-000001', { ...(await application(sim)), at: '2026-11-02T10:00:00+08:00' })
  await signIn(page, 'rep04', detail('AP-000001'))
  await expect(screen(page, '/recordDetail').getByText('Lapsed', { exact: true })).toBeVisible()
  await expect(screen(page, '/recordDetail').getByRole('button', { name: 'Apply again' })).toBeVisible()
})

test('a form sent after the right has gone stays as a draft', full, async ({ page, sim, allow }) => {
  allow(/4003/)
  await signIn(page, 'rep01', '/deleteApply?grants=GR-000001')
  await screen(page, '/deleteApply').getByRole('textbox').fill(REASON)
  // What was chosen is asked about first: that must not fail, and say so, beside the submit.
  await expect(screen(page, '/deleteApply').getByText('Decided by: Zhao Min')).toBeVisible()
  await sim.faults({ path: 'permissions/applications', method: 'POST', code: 4003, message: 'No right.' })
  await press(page, '/deleteApply', 'Send application')
  await expect(screen(page, '/deleteApply').getByRole('alert')).toBeVisible()
  await sim.clearFaults()
  await navigateTo(page, '/roleList')
  await navigateTo(page, '/deleteApply?grants=GR-000001')
  await expect(screen(page, '/deleteApply').getByRole('textbox')).toHaveValue(REASON)
})
