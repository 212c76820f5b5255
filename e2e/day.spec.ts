import type { Locator } from '@playwright/test'
import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { settled } from './support/clock'
import { goOffline } from './support/network'

/** Journeys of the start page: the day of a salesperson, of a manager, and of somebody who gets a first role. */

const start = (page: Page) => screen(page, '/')
const row = (page: Page, id: string) => start(page).locator(`[data-record="${id}"]`)

/** Uses an action of a row, as its swipe has it, by the menu that keyboards use. */
async function act(page: Page, of: Locator, name: string) {
  await of.getByRole('button', { name: /^More actions/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Says in a sentence what came of an item. */
async function say(page: Page, text: string) {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(text)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

/** What a page fetches that neither the device's cache nor the page itself holds. */
async function fetches(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const sent = new Map<string, string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) sent.set(requestId, new URL(request.url).pathname)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId)
  })
  await cdp.send('Network.enable')
  return () => [...sent.values()]
}

test('the second visit fetches no more than 25 files and answers until it is quiet, from each area one', async ({
  page,
  context,
  sim,
}) => {
  // The poll is what the page does last.
  const polled = (of: Page) => of.waitForResponse(/\/messages\/unread/)
  const first = polled(page)
  await signIn(page, 'rep02', '/')
  await first
  await expect(start(page).getByRole('region', { name: 'The team', exact: true })).toBeVisible()
  await settled(page)
  await page.close()
  const second = await context.newPage()
  const fetched = await fetches(second)
  await sim.clearLog()
  const last = polled(second)
  await second.goto('/')
  await expect(start(second).getByRole('region', { name: 'The team', exact: true })).toBeVisible()
  await last
  await settled(second)
  expect(fetched().length, fetched().join('\n')).toBeLessThanOrEqual(25)
  const asked = (await sim.log('/api/')).map(({ path }) => path.replace(/(\/api\/[\w-]+)\/.*/, '$1'))
  const areas = asked.filter((path) => !/\/(?:core|messages)$/.test(path))
  expect(areas.length).toBeGreaterThan(8)
  expect(areas.filter((area, at) => areas.indexOf(area) < at)).toEqual([])
})

test('who gets a first role sees the page fill without a reload', async ({ page, sim }) => {
  let loads = 0
  page.on('load', () => {
    loads++
  })
  await signIn(page, 'rep04', '/')
  await expect(start(page).getByText('Your application is with Zhao Min')).toBeVisible()
  await expect(start(page).getByRole('button', { name: 'Remind', exact: true })).toBeVisible()
  await settled(page)
  await expect.poll(async () => (await sim.log('/api/messages/unread')).length).toBeGreaterThan(0)
  // From today: who had the role before owes a report, whose reminder opens it above the page if the poll is late.
  const grant = { loginName: 'rep04', roleName: 'sales', orgCode: '440605', from: '2026-11-20', to: '2027-11-01' }
  await sim.put('grant', 'GR-800004', { id: 'GR-800004', version: 1, ...grant })
  const { list } = await sim.records<{ readonly seq: number }>('message', { to: 'rep04' })
  const seq = Math.max(0, ...list.map((each) => each.seq)) + 1
  await sim.put('message', 'M-800004', {
    mid: 'M-800004',
    seq,
    to: 'rep04',
    category: 'approval',
    type: 'role.decided',
    level: 'important',
    title: { en: 'Your application was approved', zh: '您的申请已通过' },
    params: { id: 'AP-000001' },
    // An older message is a toast; one of the last minutes would open the application.
    at: '2026-11-20T09:20:00+08:00',
    read: false,
  })
  await page.clock.fastForward(120_000)
  await expect(start(page).getByRole('button', { name: /^Leads/ })).toBeVisible()
  await expect(start(page).getByRole('heading', { name: 'Fri 20 Nov' })).toBeVisible()
  expect(loads).toBe(1)
})

test(
  'the day of a salesperson, 8:30 to 18:00: five items done from the start page, two without network, one moved to the next day',
  full,
  async ({ page, context, sim, allow, toasts, checkAccessibility }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 113.055, latitude: 23.055 })
    await page.clock.setSystemTime(new Date('2026-11-20T08:30:00+08:00'))
    await signIn(page, 'rep01', '/')
    await expect(row(page, 'V-000001')).toContainText('Hongsheng Ceramics')
    await expect(start(page).getByText('Next', { exact: true })).toBeVisible()
    await checkAccessibility(page)
    // The position is known, before its time-out could pass with the clock.
    await expect(start(page).getByRole('button', { name: 'Show distances' })).toHaveCount(0)

    await page.clock.setSystemTime(new Date('2026-11-20T12:00:00+08:00'))
    await page.clock.fastForward(61_000)
    // The next thing is a visit, which says when to leave, at 30 km/h.
    await expect(start(page).getByText(/^Next · leave by 1[34]:\d\d$/)).toBeVisible()
    await start(page)
      .getByRole('button', { name: /\d+ late/ })
      .click()
    await act(page, row(page, 'N-000001'), 'Done')
    await say(page, 'The offer was sent and accepted.')
    await expect(row(page, 'N-000001')).toHaveCount(0)
    await act(page, row(page, 'V-000001'), 'Mon 23 Nov')
    await expect(row(page, 'V-000001')).toHaveCount(0)

    const noted = start(page)
      .locator('li[data-record^="L-"]')
      .filter({ has: page.getByRole('button', { name: /^More actions/ }) })
    const ids = await noted.evaluateAll((rows) => rows.map((each) => each.getAttribute('data-record') ?? ''))
    const [first = '', second = '', third = '', fourth = ''] = ids
    const done = async (id: string, sentence: string) => {
      await act(page, row(page, id), 'Done')
      await say(page, sentence)
      await expect(row(page, id)).toHaveCount(0)
    }
    for (const id of [first, second]) await done(id, 'They want two boilers before spring.')

    await page.clock.setSystemTime(new Date('2026-11-20T16:00:00+08:00'))
    await goOffline(context)
    for (const id of [third, fourth]) await done(id, 'Spoke to them in the basement.')
    expect(await sim.log('ennNewClueTrack/insert')).toHaveLength(2)

    // The end of the day: the network is back, everything is sent, and nothing of it comes back with a new start.
    await page.clock.setSystemTime(new Date('2026-11-20T18:00:00+08:00'))
    await context.setOffline(false)
    await expect.poll(async () => (await sim.log('ennNewClueTrack/insert')).length).toBe(4)

    const said = (await toasts()).join('\n')
    expect(said).toContain('Moved to the next working day')
    expect(said).toContain('Saved on this phone')
    await page.reload()
    await expect(start(page).getByRole('heading', { name: 'Fri 20 Nov' })).toBeVisible()
    await settled(page)
    for (const id of ['N-000001', 'V-000001', first, second, third, fourth]) await expect(row(page, id)).toHaveCount(0)
  },
)

test(
  'the day of a manager: each figure opens what it counts, and one tap reminds the owner of what is late',
  full,
  async ({ page, sim }) => {
    await signIn(page, 'rep02', '/')
    const team = start(page).getByRole('region', { name: 'The team', exact: true })
    await expect(team.getByRole('button', { name: /Late steps of the team/ }).first()).toBeVisible()
    const late = team.getByRole('button', { name: /^\d+\s*Late steps of the team/ })
    const count = Number((await late.textContent())?.match(/\d+/)?.[0])
    expect(count).toBeGreaterThan(0)
    await expect(team.getByRole('button', { name: 'First records: Late steps of the team' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await team.getByRole('button', { name: 'Remind', exact: true }).first().click()
    await expect(team.getByRole('button', { name: 'Reminded' })).toBeVisible()
    expect(await sim.log('/api/leads/remind')).toHaveLength(1)
    await team.getByRole('button', { name: 'First records: Late to-dos of the team' }).click()
    await team.getByRole('button', { name: 'Remind', exact: true }).first().click()
    await expect(team.getByRole('button', { name: 'Reminded' })).toBeVisible()
    expect(await sim.log('/api/risk/todos/remind')).toHaveLength(1)
    await team.getByRole('button', { name: 'First records: Late projects' }).click()
    await team.getByRole('button', { name: 'Remind', exact: true }).first().click()
    await expect(team.getByRole('button', { name: 'Reminded' })).toBeVisible()
    expect(await sim.log('/api/schedule/projects/remind')).toHaveLength(1)

    const figures = await team.getByRole('button', { name: /^\d/ }).allTextContents()
    expect(figures.length).toBeGreaterThan(6)
    for (const [at, figure] of figures.entries()) {
      const number = Number(/^\d+/.exec(figure)?.[0])
      if (number === 0) continue
      await team.getByRole('button', { name: /^\d/ }).nth(at).click()
      await expect(page).not.toHaveURL(/#\/(?:\?|$)/)
      const path = new URL(page.url()).hash.slice(1).split('?')[0] ?? ''
      await expect(screen(page, path)).toHaveAttribute('data-state', 'ready')
      const shown = screen(page, path)
        .getByText(new RegExp(`(?:^|\\D)${number}(?:\\D|$)`))
        .first()
      await expect(shown, figure).toBeVisible()
      await page.goBack()
      await expect(team).toBeVisible()
    }
  },
)

test.describe('with the areas whose items are counted', () => {
  test.use({ areas: ['leads', 'visits', 'risk', 'todo-crm'] })

  test(
    'a host without our start page gets the day from its own entry, and a count opens exactly its rows',
    full,
    async ({ page }) => {
      // The number grows until all areas have answered; the poll is what the page does last.
      const polled = page.waitForResponse(/\/messages\/unread/)
      await signIn(page, 'rep01', '/x/core/day')
      const day = screen(page, '/x/core/day')
      await expect(day.locator('[data-record="V-000001"]')).toBeVisible()
      await polled
      const late = day.getByRole('button', { name: /^\d+\s*Late$/ })
      const count = Number((await late.textContent())?.match(/\d+/)?.[0])
      await late.click()
      await expect(screen(page, '/x/core/due').locator('li[data-record]')).toHaveCount(count)
    },
  )
})

test('morning calls take three taps each: call, the sentence, save', full, async ({ page, sim }) => {
  await signIn(page, 'rep01', '/x/core/calls')
  const calls = screen(page, '/x/core/calls')
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'tel:') event.preventDefault()
      },
      true,
    ),
  )
  await calls.getByRole('button', { name: /^Call / }).click()
  await calls.getByRole('textbox').fill('They ask for a price until Friday.')
  await calls.getByRole('button', { name: 'Save and next call' }).click()
  await expect(calls.getByText(/1 done/)).toBeVisible()
  const [sent] = await sim.log('ennNewClueTrack/insert')
  expect(sent?.body).toMatchObject({ kind: 'call', text: 'They ask for a price until Friday.' })
})
