import type { BrowserContext } from '@playwright/test'
import { CLOCK, expect, full, type Page, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'
import type { Sim } from './support/Sim'
import { listsCached } from './support/shell'
import { storedText } from './support/storedText'

/** Entries made without network, or without an answer, arrive exactly once (field-needs.md 3, 4, 17). */

const INSERT = 'ennNewClueTrack/insert'
const form = (page: Page) => screen(page, '/x/leads/followUp')
const outbox = (page: Page) => screen(page, '/x/core/outbox')
const detail = (page: Page) => screen(page, '/clueDetail')
const entries = (page: Page) => outbox(page).getByRole('list', { name: 'Entries to send' }).getByRole('listitem')

const NO_CONTACTS = { path: 'selectClueIdAndBp', code: 1001, message: 'Not now.' }

/**
 * Makes the people of a lead fail to load, so that the form accepts a typed name: one sheet less for each of many
 * follow-ups.
 */
const withoutContacts = (context: BrowserContext) =>
  context.route(/selectClueIdAndBp/, (route) => route.fulfill({ json: NO_CONTACTS }))

async function fillIn(page: Page, text: string): Promise<void> {
  await form(page).getByRole('textbox', { name: /With/ }).fill('He Jun')
  await form(page)
    .getByLabel(/What was/)
    .fill(text)
  // The last quick day: in the server's future too, whatever date the phone has. On a weekend it is not 'In a week'.
  await form(page)
    .getByRole('button', { name: /^(?:In a week|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d)/ })
    .last()
    .click()
}
/** Console output of a page without network. */
const WITHOUT_NETWORK = /ERR_|Failed to fetch|could not be sent|service worker/

/** Signs in and opens the pages needed without network, because these tests have no service worker. */
async function begin(page: Page, ...others: readonly string[]): Promise<void> {
  await signIn(page, 'rep01', '/')
  await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
  await navigateTo(page, '/x/leads/followUp?id=L-000001')
  await expect(form(page).getByRole('textbox', { name: /With/ })).toBeVisible()
  await navigateTo(page, '/x/core/outbox')
  await expect(outbox(page)).not.toHaveAttribute('data-state', 'loading')
  for (const path of others) await navigateTo(page, path)
  await navigateTo(page, '/')
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save follow-up' }).click()

async function followUp(page: Page, lead: string, text: string): Promise<void> {
  await navigateTo(page, `/x/leads/followUp?id=${lead}`)
  await fillIn(page, text)
  await save(page)
  await expect(form(page)).toHaveCount(0)
}

/** Texts of a lead's follow-ups with this prefix, in the order in which the server received them. */
async function arrived(sim: Sim, lead: string, prefix: string): Promise<string[]> {
  const { list } = await sim.records<{ text: string }>('track', { clueId: lead })
  return list.map(({ text }) => text).filter((text) => text.startsWith(prefix))
}

test.describe('a follow-up', () => {
  test.beforeEach(async ({ context, allow }) => {
    allow(WITHOUT_NETWORK)
    await withoutContacts(context)
  })

  test('written without network is shown as waiting, survives a reload, and is sent once', async ({
    page,
    context,
    sim,
    allow,
    toasts,
  }) => {
    await begin(page)
    await navigateTo(page, '/clueDetail?id=L-000001')
    await expect(detail(page)).toHaveAttribute('data-state', 'ready')
    await detail(page).getByRole('button', { name: 'Follow up', exact: true }).click()
    await fillIn(page, 'Written in the basement of the boiler house.')
    await goOffline(context)
    await save(page)
    await expect.poll(toasts).toEqual(['Saved on this phone. It will be sent when you are back online.'])
    const waiting = detail(page).locator('[data-record^="outbox:"]')
    await expect(waiting).toContainText('Written in the basement of the boiler house.')
    await expect(waiting).toContainText('Waiting to be sent')
    await detail(page)
      .getByRole('button', { name: /^All \d/ })
      .click()
    const all = page.getByRole('dialog', { name: 'Timeline' })
    await expect(all.locator('[data-record^="outbox:"]')).toContainText('Written in the basement of the boiler house.')
    await page.goBack()
    await expect(all).toBeHidden()
    expect(await sim.log(INSERT)).toHaveLength(0)

    // The first try fails with 503; the second is made by the reloaded page.
    allow(/503/)
    await sim.faults({ path: INSERT, status: 503, times: 1 })
    await context.setOffline(false)
    await expect.poll(async () => (await sim.log(INSERT)).length).toBe(1)
    await page.reload()
    await expect.poll(() => arrived(sim, 'L-000001', 'Written in')).toHaveLength(1)
    await expect(waiting).toHaveCount(0)
    const timeline = detail(page).getByRole('list', { name: 'Timeline' })
    await expect(timeline.getByText('Written in the basement of the boiler house.')).toHaveCount(1)
    const keys = (await sim.log(INSERT)).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size], 'both tries under one key').toEqual([2, 1])
    await page.goto('/#/x/leads/followUp?id=L-000001')
    await expect(form(page).getByLabel(/What was/)).toHaveValue('')
  })

  test(
    'is kept and sent later if the network fails right after the page was opened',
    full,
    async ({ page, context, sim, allow }) => {
      // The page after the form has not been loaded either: it says so until the network is back.
      allow(/Loading chunk|ChunkLoadError|ChunkError|plugin core|code of an area|ERR_/)
      // What keeps a submit comes with the form; what the area knows about it has a file of its own, which does not
      // arrive.
      const code = /assets\/.*leads-repeatable.*\.js/
      await context.route(code, (route) => route.abort())
      await signIn(page, 'rep01', '/x/leads/followUp?id=L-000001')
      await expect(form(page).getByRole('textbox', { name: /With/ })).toBeVisible()
      await goOffline(context)
      await fillIn(page, 'Nothing but this form had been loaded.')
      await save(page)
      await expect(form(page)).toHaveCount(0)
      expect(await sim.log(INSERT)).toHaveLength(0)
      await context.unroute(code)
      await context.setOffline(false)
      await expect.poll(() => arrived(sim, 'L-000001', 'Nothing but')).toHaveLength(1)
    },
  )

  test('is looked up, not sent again, after a lost answer', full, async ({ page, sim, toasts }) => {
    await sim.faults({ path: INSERT, drop: 'answer', times: 1 })
    await signIn(page, 'rep01', '/')
    await followUp(page, 'L-000001', 'The server took this one.')
    await navigateTo(page, '/x/core/outbox')
    await expect(outbox(page).getByText(/^Sent at/)).toBeVisible()
    expect(await sim.log(INSERT)).toHaveLength(1)
    expect(await arrived(sim, 'L-000001', 'The server took')).toHaveLength(1)
    expect(await toasts()).not.toContain('server error')
  })

  test('that was being sent when the page was killed is recognised when its form is opened again, even if the clock was set back; a change since is sent only as a new entry', async ({
    page,
    context,
    sim,
    checkAccessibility,
  }) => {
    /** The server stores it, the answer never arrives, and the page is killed. Returns the next page with its form. */
    async function killOnTheWay(page: Page, lead: string, text: string): Promise<Page> {
      let taken = () => {}
      const isTaken = new Promise<void>((resolve) => {
        taken = resolve
      })
      await context.route(`**/${INSERT}**`, async (route) => {
        await route.fetch()
        taken()
      })
      await navigateTo(page, `/x/leads/followUp?id=${lead}`)
      await fillIn(page, text)
      await save(page)
      await isTaken
      await page.close()
      await context.unroute(`**/${INSERT}**`)
      return context.newPage()
    }

    await signIn(page, 'rep01', '/')
    const second = await killOnTheWay(page, 'L-000001', 'Taken, but nobody answered.')
    await context.clock.setSystemTime(CLOCK.getTime() - 86_400_000)
    await signIn(second, 'rep01', '/x/leads/followUp?id=L-000001')
    await expect(form(second).getByText(/^Already sent at .*09:4\d\.$/)).toBeVisible()
    await expect(form(second).getByLabel(/What was/)).toHaveValue('')
    await checkAccessibility(second)
    await second.reload()
    await expect(form(second).getByLabel(/What was/)).toHaveValue('')
    await expect(form(second).getByText('Checking whether')).toHaveCount(0)
    await expect(form(second).getByText(/^Already sent/)).toHaveCount(0)
    expect(await arrived(sim, 'L-000001', 'Taken,')).toHaveLength(1)

    const third = await killOnTheWay(second, 'L-000003', 'Taken, and changed since.')
    await sim.faults({ path: 'ennNewClueTrack/selectList', code: 1001, message: 'Not now.' }, NO_CONTACTS)
    await signIn(third, 'rep01', '/x/leads/followUp?id=L-000003')
    await expect(form(third).getByText(/^This may have been sent at/)).toBeVisible()
    await form(third)
      .getByLabel(/What was/)
      .fill('Taken, and changed since it was sent.')
    await sim.clearFaults()
    await save(third)
    await expect(form(third).getByText(/^Already sent at .* Your later changes are not in it/)).toBeInViewport()
    expect(await arrived(sim, 'L-000003', 'Taken,')).toHaveLength(1)
    await save(third)
    await expect(form(third)).toHaveCount(0)
    expect(await arrived(sim, 'L-000003', 'Taken,')).toHaveLength(2)
  })

  test(
    'that the server refuses later can be edited in its form or discarded with undo; one that conflicts with another user’s change shows both',
    full,
    async ({ page, context, sim, checkAccessibility }) => {
      await begin(page)
      await goOffline(context)
      await followUp(page, 'L-000001', 'First thing that was said.')
      await expect(screen(page, '/').getByRole('button', { name: '1 waiting' })).toBeVisible()
      await sim.faults({ path: INSERT, code: 1001, message: 'Leads are closed for the night.' })
      await context.setOffline(false)
      await screen(page, '/').getByRole('button', { name: '1 entry was not sent and needs your attention' }).click()
      await expect(entries(page)).toHaveCount(1)
      await expect(entries(page)).toContainText('Rejected: Leads are closed for the night.')
      await expect(entries(page)).toContainText('1 kB')
      await checkAccessibility(page)

      // Undo is offered for a few seconds only.
      await holdStill(page)
      await entries(page).getByRole('button', { name: 'Discard' }).click()
      await expect(outbox(page)).toHaveAttribute('data-state', 'empty')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(entries(page)).toContainText('Rejected')
      await page.clock.resume()
      await entries(page).getByRole('button', { name: 'Edit' }).click()
      await expect(form(page).getByLabel(/What was/)).toHaveValue('First thing that was said.')
      await sim.clearFaults()
      await form(page)
        .getByLabel(/What was/)
        .fill('Second thing that was said.')
      await save(page)
      await expect(outbox(page)).toHaveAttribute('data-state', 'empty')
      expect(await arrived(sim, 'L-000001', 'Second')).toHaveLength(1)
      expect(await arrived(sim, 'L-000001', 'First')).toHaveLength(0)

      await goOffline(context)
      await followUp(page, 'L-000001', 'What I have to say.')
      const theirs = { clueId: 'L-000001', text: 'What they said.', kind: 'call' }
      await sim.faults({ path: INSERT, body: { code: 4009, message: 'Changed meanwhile.', data: theirs }, times: 1 })
      await context.setOffline(false)
      await entries(page).getByRole('button', { name: 'Compare' }).click()
      const conflict = screen(page, '/x/core/outboxConflict')
      await expect(
        conflict.getByRole('row', { name: /What was seen and discussed differs What I have to say. What they said./ }),
      ).toBeVisible()
      await expect(conflict.getByText('Changed meanwhile.')).toHaveCount(0)
      await checkAccessibility(page)
      expect(await arrived(sim, 'L-000001', 'What I')).toHaveLength(0)
      await conflict.getByRole('button', { name: 'Send mine anyway' }).click()
      await expect.poll(() => arrived(sim, 'L-000001', 'What I')).toHaveLength(1)
      await expect(entries(page)).toHaveCount(0)
    },
  )

  test(
    'of one user is neither shown to nor sent by another, and is kept for its owner',
    full,
    async ({ page, context, sim }) => {
      await sim.faults({ path: INSERT, drop: 'request', times: 1 })
      await begin(page)
      await goOffline(context)
      await followUp(page, 'L-000001', 'Only mine to send.')
      await page.close()
      await context.setOffline(false)
      const other = await context.newPage()
      await signIn(other, 'rep02', '/x/core/outbox')
      await expect(outbox(other)).toHaveAttribute('data-state', 'empty')
      await other.close()
      // The first page may still hear of the network while it closes, and send as its own user.
      const senders = (await sim.log(INSERT)).map(({ query }) => query['iv-user'])
      expect(senders.filter((user) => user !== 'rep01')).toEqual([])
      const owner = await context.newPage()
      await signIn(owner, 'rep01', '/x/core/outbox')
      await expect(outbox(owner).getByText('Everything has been sent')).toBeVisible()
      expect(await arrived(sim, 'L-000001', 'Only mine')).toHaveLength(1)
    },
  )
})

test(
  'signing out with unsent entries asks: stay, send now, or sign out and delete',
  full,
  async ({ page, context, sim, allow, toasts }) => {
    allow(WITHOUT_NETWORK)
    await withoutContacts(context)
    await begin(page, '/x/core/profile')
    await goOffline(context)
    await followUp(page, 'L-000001', 'Still on the phone.')
    await navigateTo(page, '/x/core/profile')
    const profile = screen(page, '/x/core/profile')
    const dialog = page.getByRole('dialog', { name: '1 entry has not been sent' })
    await profile.getByRole('button', { name: 'Sign out' }).click()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await profile.getByRole('button', { name: 'Sign out' }).click()
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect.poll(toasts).toContain('Not everything could be sent. You are still signed in.')
    await profile.getByRole('button', { name: 'Sign out' }).click()
    await dialog.getByRole('button', { name: 'Sign out and delete' }).click()
    await expect(screen(page, '/login')).toBeVisible()
    await context.setOffline(false)
    await signIn(page, 'rep01', '/x/core/outbox')
    await expect(outbox(page)).toHaveAttribute('data-state', 'empty')
    expect(await arrived(sim, 'L-000001', 'Still on')).toHaveLength(0)
  },
)

test.describe('after signing out', () => {
  const SAID = 'What only the two of us know.'

  /** Searches, opens a lead, sends a follow-up through the outbox; then starts a new visit without opening a list. */
  async function workAndReturn(page: Page, context: BrowserContext, sim: Sim): Promise<void> {
    await withoutContacts(context)
    await begin(page)
    await navigateTo(page, '/clueList')
    const list = screen(page, '/clueList')
    await list.getByRole('button', { name: 'Search leads' }).click()
    await list.getByRole('searchbox').fill('Hongsheng')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('link', { name: 'Hongsheng Ceramics' }).click()
    await expect(detail(page)).toHaveAttribute('data-state', 'ready')
    await goOffline(context)
    await followUp(page, 'L-000001', SAID)
    await context.setOffline(false)
    await expect.poll(() => arrived(sim, 'L-000001', SAID)).toHaveLength(1)
    await expect.poll(() => storedText(page)).toContain('"kind":"sent"')
    await listsCached(page, 1)
    await page.goto('about:blank')
    await page.goto('/#/x/core/profile')
    const stored = await storedText(page)
    for (const own of ['Hongsheng', SAID, 'rep01']) expect(stored).toContain(own)
  }

  const signOut = (page: Page) => screen(page, '/x/core/profile').getByRole('button', { name: 'Sign out' }).click()
  const answer = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  test('the phone contains no readable data; the user finds a draft again, unless they deleted it', async ({
    page,
    context,
    sim,
    allow,
  }) => {
    allow(WITHOUT_NETWORK)
    await workAndReturn(page, context, sim)
    await signOut(page)
    await answer(page, 'Sign out')
    await expect(screen(page, '/login')).toBeVisible()
    await expect.poll(() => storedText(page)).not.toMatch(/Hongsheng|two of us|rep01|李伟/)

    await signIn(page, 'rep01', '/x/leads/followUp?id=L-000003')
    await form(page)
      .getByLabel(/What was/)
      .fill('Half a sentence')
    await expect(form(page).getByText(/^Draft \d/)).toBeVisible()
    await page.goto('/#/x/core/profile')
    await signOut(page)
    await expect(page.getByRole('dialog').getByText('1 draft stays on this phone')).toBeVisible()
    await answer(page, 'Sign out')
    await expect(screen(page, '/login')).toBeVisible()
    await signIn(page, 'rep01', '/x/leads/followUp?id=L-000003')
    await expect(form(page).getByLabel(/What was/)).toHaveValue('Half a sentence')
    await page.goto('/#/x/core/profile')
    await signOut(page)
    await answer(page, 'Sign out and delete')
    await expect(screen(page, '/login')).toBeVisible()
    await expect.poll(() => storedText(page)).not.toMatch(/Half a sentence|rep01/)
  })
})

// Replay:
// JOURNEYS=all OUTBOX_E2E_SEED=<seed printed with a failure> OUTBOX_E2E_RUNS=1 npx playwright test e2e/outbox.spec.ts
const SEED = Number(process.env.OUTBOX_E2E_SEED ?? Date.now() % 2 ** 31)
/**
 * Runs per kind of back end; hundreds more run without a browser (src/platform/outbox/queue/outbox.property.test.ts).
 */
const RUNS = Number(process.env.OUTBOX_E2E_RUNS ?? 15)
const LEADS = ['L-000001', 'L-000003', 'L-000004'] as const
const STEPS = [
  'write',
  'write',
  'offline',
  'online',
  'answerLost',
  'requestLost',
  'kill',
  'killInFlight',
  'killInFlightAndChange',
  'clock',
] as const
const WRITES = ['write', 'killInFlight', 'killInFlightAndChange'] as const
/** Possible offsets of the phone's clock. ms */
const SKEWS = [-86_400_000, 0, 86_400_000] as const

/** Random numbers below 1 from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A phone under adverse conditions: one page that may be killed at any time, and one device storage. */
class Phone {
  /** Entered texts by lead, in order. */
  private written = new Map<string, string[]>()
  private page: Page | undefined
  private isOffline = false
  private isWarm = false
  /** Offset of the phone's clock. ms */
  private skew = 0

  constructor(
    private readonly context: BrowserContext,
    private readonly sim: Sim,
    private readonly began = Date.now(),
  ) {}

  /**
   * `thenKill`: the page is killed before any answer; the restored form is then sent again, possibly with another next
   * step.
   */
  async write(
    lead: string,
    text: string,
    thenKill?: { readonly change: boolean; readonly skew: number },
  ): Promise<void> {
    this.written.set(lead, [...(this.written.get(lead) ?? []), text])
    const page = await this.open()
    if (!thenKill) return followUp(page, lead, text)
    await navigateTo(page, `/x/leads/followUp?id=${lead}`)
    await fillIn(page, text)
    await expect(form(page).getByText(/^Draft \d/)).toBeVisible()
    await save(page)
    await this.kill()
    this.setClock(thenKill.skew)
    // The user checks whether it was sent, and sends again what the form still contains.
    const next = await this.open()
    await navigateTo(next, `/x/leads/followUp?id=${lead}`)
    const field = form(next).getByLabel(/What was/)
    await expect(field).toBeVisible()
    await expect(form(next).getByText('Checking whether')).toHaveCount(0)
    if ((await field.inputValue()) === text) {
      if (thenKill.change)
        await form(next)
          .getByRole('button', { name: /^\w{3} \d{1,2}$/ })
          .first()
          .click()
      await save(next)
      const isSentAlready = form(next).getByText(/^(?:Already sent|Saved on this phone) at/)
      await expect(
        isSentAlready.or(next.locator('body:not(:has([data-route="/x/leads/followUp"]:not([hidden])))')),
      ).toBeVisible()
      // If it is shown as already sent, nothing more is sent.
      if (await isSentAlready.isVisible()) await form(next).getByRole('button', { name: 'Start over' }).click()
      else return
    }
    await next.evaluate(() => window.history.back())
    await expect(form(next)).toHaveCount(0)
  }

  setClock(skew: number): void {
    this.skew = skew
  }

  /** Texts entered since the last call, by lead, in order. */
  takeWritten(): ReadonlyMap<string, readonly string[]> {
    const { written } = this
    this.written = new Map()
    return written
  }

  async network(isThere: boolean): Promise<void> {
    this.isOffline = !isThere
    // A page cannot be opened without network, so it stays on for that.
    await this.context.setOffline(this.isOffline && this.page !== undefined)
  }

  async kill(): Promise<void> {
    await this.page?.close()
    this.page = undefined
  }

  /** Restores network and back end; resolves when everything has been sent. */
  async recover(): Promise<void> {
    await this.sim.clearFaults()
    await this.sim.faults(NO_CONTACTS)
    const page = await this.open()
    await this.context.setOffline(true)
    await this.network(true)
    await navigateTo(page, '/x/core/outbox')
    // The outbox looks empty until it has been loaded.
    await expect(screen(page, '/x/core/outbox')).toHaveAttribute('data-state', /^(?:ready|empty)$/)
    await expect(entries(page)).toHaveCount(0)
    await page.evaluate(() => window.history.back())
    await expect(outbox(page)).toHaveCount(0)
  }

  private async open(): Promise<Page> {
    if (this.page) return this.page
    await this.context.setOffline(false)
    // Time passes while the app is closed.
    await this.context.clock.setSystemTime(CLOCK.getTime() + this.skew + Date.now() - this.began)
    this.page = await this.context.newPage()
    await signIn(this.page, 'rep01', '/')
    await expect(screen(this.page, '/')).toHaveAttribute('data-state', 'ready')
    // Once is enough, because the browser caches the code.
    if (!this.isWarm) await begin(this.page)
    this.isWarm = true
    if (this.isOffline) await this.context.setOffline(true)
    return this.page
  }
}

test.describe('random failures', () => {
  // Reduced motion and a quarter of the pixels, for speed.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 })

  for (const honoursKeys of [true, false]) {
    const what = honoursKeys ? 'honours' : 'ignores'
    test(
      `${RUNS} with a back end that ${what} idempotency keys: nothing lost or duplicated, order kept`,
      full,
      async ({ page, context, sim, allow }) => {
        test.setTimeout(RUNS * 20_000)
        allow(WITHOUT_NETWORK)
        allow(/request failed/)
        console.log(`outbox, keys ${honoursKeys ? 'honoured' : 'ignored'}: ${RUNS} sequences from seed ${SEED}`)
        await page.close()
        if (!honoursKeys)
          await context.addInitScript(() => {
            const { setRequestHeader } = XMLHttpRequest.prototype
            XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
              if (name.toLowerCase() !== 'idempotency-key') setRequestHeader.call(this, name, value)
            }
          })
        await sim.faults(NO_CONTACTS)
        const phone = new Phone(context, sim)
        let count = 0
        for (let run = 0; run < RUNS; run++) {
          const next = chance(SEED + run)
          const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
          // The first step writes: a run in which nothing is written proves nothing.
          const steps = [pick(WRITES), ...Array.from({ length: 2 + Math.floor(next() * 3) }, () => pick(STEPS))]
          const text = () => `Day ${run}, entry ${++count}`
          await test.step(`seed ${SEED + run}: ${steps.join(', ')}`, async () => {
            for (const step of steps) {
              if (step === 'write') await phone.write(pick(LEADS), text())
              if (step === 'killInFlight') await phone.write(pick(LEADS), text(), { change: false, skew: pick(SKEWS) })
              if (step === 'killInFlightAndChange')
                await phone.write(pick(LEADS), text(), { change: true, skew: pick(SKEWS) })
              if (step === 'clock') phone.setClock(pick(SKEWS))
              if (step === 'kill') await phone.kill()
              if (step === 'offline' || step === 'online') await phone.network(step === 'online')
              if (step === 'answerLost') await sim.faults({ path: INSERT, drop: 'answer', times: 1 })
              if (step === 'requestLost') await sim.faults({ path: INSERT, drop: 'request', times: 1 })
            }
            await phone.recover()
            for (const [lead, texts] of phone.takeWritten())
              expect(await arrived(sim, lead, `Day ${run},`), `seed ${SEED + run}, ${lead}`).toEqual(texts)
          })
        }
      },
    )
  }
})
