import { expect, full, hostTest, type Page, screen, signIn, test } from './fixtures'
import { holdStill, settled } from './support/clock'
import { goOffline } from './support/network'

/* To-dos, issues and the biweekly report (domain: risk). BR-000001 is rep01's draft of P23, rep02 its manager;
   TD-000003 is rep01's follow-up of C-000003, IS-000001 the issue of C-000021. */

const REPORT = '/biweekReport'
const HOME = '/todoHome'
const ISSUES = '/gasRiskIssues'
const WORDS = 'Guangda runs both lines again, the volume recovers.'

const press = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const inSheet = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

async function as(page: Page, who: string, path: string): Promise<void> {
  // Another hash of the same page would not sign in anew.
  await page.goto('about:blank')
  await signIn(page, who, path)
}

test('a report is written, submitted, read and commented by the manager', async ({ page, sim, toasts }) => {
  interface Report {
    readonly highlights?: string
    readonly state: string
  }
  const stored = async () => (await sim.records<Report>('risk-report', { reportId: 'BR-000001' })).list[0]
  await test.step('what is written is saved by itself, on the server too', async () => {
    await signIn(page, 'rep01', REPORT)
    await expect(screen(page, REPORT).getByText('Gas volume', { exact: true }).first()).toBeVisible()
    await screen(page, REPORT).getByRole('textbox', { name: 'Highlights' }).fill(WORDS)
    await expect.poll(async () => (await stored())?.highlights).toBe(WORDS)
    await page.reload()
    await expect(screen(page, REPORT).getByRole('textbox', { name: 'Highlights' })).toHaveValue(WORDS)
  })
  await test.step('submitted, it can be withdrawn until somebody reads it', async () => {
    await press(page, REPORT, 'Submit report')
    await expect(screen(page, REPORT).getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect.poll(toasts).toContain('Report submitted')
  })
  await test.step('the manager finds it in the team’s reports, and comments', async () => {
    await as(page, 'rep02', `${REPORT}?scope=team`)
    await press(page, REPORT, /^Li Wei/)
    await expect(screen(page, REPORT).getByText(WORDS)).toBeVisible()
    await screen(page, REPORT).getByRole('textbox').fill('Please go on with Guangda.')
    await press(page, REPORT, 'Send comment')
    await expect(screen(page, REPORT).getByRole('list', { name: 'Comments' })).toContainText('Please go on')
    expect((await stored())?.state).toBe('commented')
  })
  await test.step('its author reads the comment, and cannot withdraw it any more', async () => {
    await as(page, 'rep01', REPORT)
    await expect(screen(page, REPORT).getByText('Please go on with Guangda.')).toBeVisible()
    await expect(screen(page, REPORT).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  })
})

test('a to-do is ticked off and taken back; another opens the page that settles it', full, async ({ page }) => {
  await signIn(page, 'rep01', HOME)
  const home = screen(page, HOME)
  await expect(home.getByText('28 to-dos')).toBeVisible()
  await home.getByRole('button', { name: /^More actions: Call Yongtai/ }).press('Enter')
  await inSheet(page, 'Done').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Undo is offered for a few seconds only.
  await holdStill(page)
  await expect(home.getByText('27 to-dos')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.clock.resume()
  await expect(home.getByText('28 to-dos')).toBeVisible()
  await as(page, 'rep01', `${HOME}?kind=issue`)
  await home.getByRole('link', { name: /^Kiln 2/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Kiln 2 is shut down' })
  await sheet.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('textbox', { name: /^What was done/ }).fill('The kiln starts on Monday')
  await inSheet(page, 'Save step').click()
  await expect(sheet.getByText('The kiln starts on Monday')).toBeVisible()
})

test(
  'what is written about two weeks waits without network, and is submitted later',
  full,
  async ({ page, sim, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, 'rep01', REPORT)
    await expect(screen(page, REPORT).getByRole('textbox', { name: 'Highlights' })).toBeVisible()
    await settled(page)
    await goOffline(page.context())
    await screen(page, REPORT).getByRole('textbox', { name: 'Highlights' }).fill(WORDS)
    await press(page, REPORT, 'Submit report')
    await expect(screen(page, REPORT)).toHaveCount(0)
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        const { list } = await sim.records<{ readonly state: string }>('risk-report', { reportId: 'BR-000001' })
        return list[0]?.state
      })
      .toBe('submitted')
  },
)

test('an issue is written for a customer, watched and closed', full, async ({ page }) => {
  await signIn(page, 'rep01', `${ISSUES}?add=1&custId=C-000021&name=Dali`)
  const form = screen(page, ISSUES)
  await press(page, ISSUES, 'Save issue')
  await expect(form.getByText('4 to 60 characters.')).toBeVisible()
  await form.getByRole('textbox', { name: /^What it is about/ }).fill('The second kiln leaks')
  await press(page, ISSUES, /^Cause/)
  await page.getByRole('dialog').getByText('Equipment', { exact: true }).click()
  await form.getByRole('textbox', { name: /^Due/ }).fill('2026-12-04')
  await press(page, ISSUES, 'Save issue')
  const sheet = page.getByRole('dialog', { name: 'The second kiln leaks' })
  await sheet.getByRole('button', { name: 'Change the state' }).click()
  await inSheet(page, 'Close').last().click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The seal was replaced')
  await inSheet(page, 'Close').last().click()
  await expect(sheet.getByText('The seal was replaced')).toBeVisible()
})

/** What the to-do app hears once the call to Yongtai is ticked off. */
const DONE = { type: 'todo.done', payload: { route: '/customerDetails?id=C-000003', value: 'TD-000003' } }

test(
  'framed by the to-do app, it says what was done, and opens what that asks for',
  full,
  async ({ page, baseURL, allow }) => {
    if (!baseURL) throw new Error('playwright.config.ts has to name a baseURL')
    const other = baseURL.replace('localhost', '127.0.0.1')
    allow(new RegExp(`${other}`))
    const framed = `${baseURL}/?token=sim-rep01&loginName=rep01#${HOME}?from=otherwebView`
    // Any page of the other origin; what it frames and hears is the test's.
    await page.goto(`${other}/__sim/state`)
    await page.evaluate((address) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
      const frame = document.body.appendChild(document.createElement('iframe'))
      Object.assign(frame, { title: 'To-dos', width: '390', height: '800', src: address })
    }, framed)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^More actions: Call Yongtai/ }).press('Enter')
    await frame.getByRole('dialog').getByRole('button', { name: 'Done', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual([{ data: DONE, origin: baseURL }])
    // A frame of another site has the simulator that all such frames share: it is left as it was.
    await frame.getByRole('button', { name: 'Undo' }).click()
    await expect(frame.getByText('28 to-dos')).toBeVisible()
    await page.evaluate(([route, to]) => window.frames[0]?.postMessage({ type: 'todo.open', payload: { route } }, to), [
      '/toDoGasRiskDay?id=GW-000001',
      baseURL,
    ] as const)
    await expect(frame.locator('[data-route="/toDoGasRiskDay"]:not([hidden])')).toBeVisible()
  },
)

hostTest.describe('in a host', full, () => {
  hostTest.use({ variant: 'messaging-android' })

  hostTest('the to-do app beside it hears by channel what was done', async ({ page, host }) => {
    await host.open(HOME)
    await screen(page, HOME)
      .getByRole('button', { name: /^More actions: Call Yongtai/ })
      .press('Enter')
    await inSheet(page, 'Done').click()
    const sent = async () => JSON.stringify(await host.log({ kind: 'call', method: 'sendChannelMessage' }))
    await expect.poll(sent).toContain('TD-000003')
  })
})
