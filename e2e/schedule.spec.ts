import { expect, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'

/* Projects (domain: schedule). emp07 manages PJ-1 and the site PJ-2, which has no report of the example day yet. */

const PROJECT = 'PJ-000001'
const SITE = 'PJ-000002'
const WITHOUT_NETWORK = /ERR_|Failed to fetch|could not be sent|service worker/
const FORM = `/scheduleDetail?id=${PROJECT}&form=progress&of=build`
const DAILY = `/scheduleDetailYk?id=${SITE}&form=daily`

interface StoredReport {
  readonly date: string
  readonly problems?: string
  readonly photos: readonly string[]
}
interface StoredLog {
  readonly to?: number
  readonly photos?: readonly string[]
  readonly point?: { readonly lng: number; readonly lat: number }
}

const TODAY = '2026-11-20'
/** The report of somebody else, as the server stores it. */
const FIRST = {
  dailyId: 'DR-900001',
  projectId: SITE,
  version: 1,
  date: TODAY,
  weather: 'cloudy',
  tempMin: 14,
  tempMax: 22,
  stopHours: 0,
  crew: [],
  quantities: [],
  safety: 'none',
  problems: 'Power was out.',
  by: 'emp28',
}

test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.9, longitude: 113.1 } })

const project = (page: Page) => screen(page, '/scheduleDetail')
const site = (page: Page) => screen(page, '/scheduleDetailYk')
const done = (page: Page) => project(page).getByRole('textbox', { name: 'Done', exact: true })
const problems = (page: Page) => site(page).getByLabel('Problems')

/** A photo by the file chooser of the form. */
async function addPhoto(page: Page, form: ReturnType<typeof screen>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Choose photos' }).click()
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  await (await chooser).setFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer })
  await expect(form.getByText('1 / 9')).toBeVisible()
}

async function fillReport(page: Page, text: string): Promise<void> {
  await site(page).getByLabel('Lowest temperature').fill('15')
  await site(page).getByLabel('Highest temperature').fill('24')
  await problems(page).fill(text)
  await addPhoto(page, site(page))
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last().click()

test('two reports of one day: the one that waited for the network is told of the first and opens it', async ({
  page,
  context,
  sim,
  allow,
}) => {
  allow(WITHOUT_NETWORK)
  await signIn(page, 'emp07', '/x/core/outbox')
  await navigateTo(page, DAILY)
  await fillReport(page, 'Crane came late.')
  await goOffline(context)
  await save(page)
  await expect(problems(page)).toHaveCount(0)

  // Somebody else at the site has a network.
  const [earlier] = (await sim.records<StoredReport>('daily-report', { projectId: SITE })).list
  await sim.put('daily-report', FIRST.dailyId, { ...FIRST, photos: earlier?.photos })
  await context.setOffline(false)
  await navigateTo(page, '/x/core/outbox')
  const entry = screen(page, '/x/core/outbox').getByRole('list', { name: 'Entries to send' }).getByRole('listitem')
  await expect(entry).toContainText('filed this day')
  await entry.getByRole('button', { name: 'Edit' }).click()
  await expect(problems(page)).toHaveValue('Crane came late.')
  await site(page).getByRole('button', { name: 'Open that report' }).click()
  await expect(problems(page)).toHaveValue(FIRST.problems)
  await problems(page).fill('Power was out. Crane came late.')
  await save(page)
  const stored = async () => (await sim.records<StoredReport>('daily-report', { projectId: SITE, date: TODAY })).list
  await expect
    .poll(async () => (await stored()).map((report) => report.problems))
    .toEqual(['Power was out. Crane came late.'])
})

test('progress reported twice without network arrives in order, with its photo and place', async ({
  page,
  context,
  sim,
  allow,
}) => {
  allow(WITHOUT_NETWORK)
  await signIn(page, 'emp07', '/x/core/outbox')
  await navigateTo(page, `/scheduleDetail?id=${PROJECT}`)
  await expect(project(page)).toHaveAttribute('data-state', 'ready')
  await navigateTo(page, FORM)
  await done(page).fill('35')
  await addPhoto(page, project(page))
  await project(page)
    .getByRole('button', { name: /Add my position/ })
    .click()
  await expect(project(page).getByText(/from the site/)).toBeVisible()
  await goOffline(context)
  await save(page)
  await expect(done(page)).toHaveCount(0)
  await navigateTo(page, FORM)
  // The report that waits comes before this one.
  await expect(done(page)).toHaveValue('35')
  await done(page).fill('40')
  await save(page)
  await expect(done(page)).toHaveCount(0)
  await expect(project(page).getByText('Waiting to be sent')).toHaveCount(2)
  expect(await sim.log('/progress')).toHaveLength(0)
  await context.setOffline(false)
  const logs = async () => (await sim.records<StoredLog>('project-log', { projectId: PROJECT })).list
  await expect.poll(async () => (await logs()).slice(-2).map(({ to }) => to)).toEqual([35, 40])
  expect((await logs()).slice(-2).map(({ photos = [], point }) => [photos.length, point !== undefined])).toEqual([
    [1, true],
    [0, false],
  ])
  await expect(project(page).getByText('40%, plan 55.6%')).toBeVisible()
})
