import { readFile } from 'node:fs/promises'
import { expect, full, hostTest, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/* The judgement tool of leads, lists as CSV, and the sibling system's page of a lead. L-000001 is rep01's. */

const LEAD = 'id=L-000001'
const TOOL = '/clueTool'
const SCENE = `${TOOL}?${LEAD}&scene=SC-steam`

const answer = async (page: Page, ...options: string[]) => {
  for (const option of options) {
    await screen(page, TOOL).locator('label', { hasText: option }).click()
    await screen(page, TOOL)
      .getByRole('button', { name: /^(?:Next|Show the result)$/ })
      .click()
  }
}
const question = (page: Page, name: string) => screen(page, TOOL).getByRole('region', { name })
const press = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path).getByRole('button', { name, exact: true }).click()

hostTest(
  'a judgement resumes at its subject after a kill, and becomes a proposal and a follow-up',
  async ({ page, host, sim }) => {
    await host.open(`${TOOL}?${LEAD}`)
    await screen(page, TOOL)
      .getByRole('button', { name: /^Industrial steam/ })
      .tap()
    await answer(page, 'Own coal boilers', 'More than 10 years')
    await screen(page, TOOL).locator('label', { hasText: '4 to 20 t/h' }).click()
    // Of choices that follow each other quickly only the last are sent.
    const stored = async () => {
      const last = (await sim.log('setPreStroe')).at(-1)
      return {
        status: last?.status,
        count: (last?.body as { answers?: readonly unknown[] } | undefined)?.answers?.length,
      }
    }
    await expect.poll(stored).toEqual({ status: 200, count: 3 })
    await host.lifecycle('kill')
    await host.lifecycle('restore')
    await expect(question(page, 'How many hours a day is steam used?')).toContainText('Step 4 of 5')

    await answer(page, 'Round the clock', 'Not decided yet')
    await expect(screen(page, TOOL).getByRole('heading', { name: 'Best fit: Steam as a service' })).toBeVisible()
    await expect(screen(page, TOOL).getByRole('img', { name: '93% fit' })).toBeVisible()
    await press(page, TOOL, 'Generate proposal')
    await press(page, TOOL, 'Open proposal')
    const preview = await host.waitFor({ kind: 'call', method: 'previewFile' })
    const { url } = preview.decoded as { url: string }
    const proposal = await page.request.get(url)
    expect(await proposal.text()).toContain('蒸汽托管供应')

    await press(page, TOOL, 'Write as follow-up')
    const text = screen(page, '/x/leads/followUp').getByRole('textbox').first()
    await expect(text).toHaveValue(/Solutions for “Industrial steam”: Steam as a service \(93%\)/)
    await expect(text).toHaveValue(new RegExp(url.replace(/.*\/file/, '/file')))
  },
)

test('in a browser a video plays in a tab of its own', full, async ({ page }) => {
  await signIn(page, 'rep01', '/videoList')
  const tab = page.waitForEvent('popup')
  await press(page, '/videoList', /^Play Food factory/)
  const playing = (await tab).locator('video')
  await expect
    .poll(() => playing.evaluate((film: HTMLVideoElement) => [film.error?.message ?? '', film.readyState > 1]))
    .toEqual(['', true])
})

hostTest('a video shows the notice of section 8', full, async ({ page, host }) => {
  await host.open('/videoList')
  await screen(page, '/videoList')
    .getByRole('button', { name: /^Play Food factory/ })
    .tap()
  await expect(page.getByRole('dialog', { name: 'notice' })).toContainText('video playback unavailable')
})

test(
  'an answer that cannot be saved is told, kept, and saved with the next try',
  full,
  async ({ page, sim, allow }) => {
    allow(/setPreStroe|Failed to load resource/)
    await sim.faults({ path: 'setPreStroe', drop: 'request', times: 1 })
    await signIn(page, 'rep01', SCENE)
    await screen(page, TOOL).locator('label', { hasText: 'Own coal boilers' }).click()
    await expect(screen(page, TOOL).getByRole('status')).toContainText('on this phone only')
    await press(page, TOOL, 'Save now')
    await expect(screen(page, TOOL).getByRole('status')).toHaveCount(0)
  },
)

test(
  'a list is saved as CSV; the page of the sibling system takes a ticket, and what it reports is handled',
  full,
  async ({ page, allow, toasts }) => {
    allow(/127\.0\.0\.1/)
    await signIn(page, 'rep01', '/clueList?stages=won')
    await press(page, '/clueList', 'More actions')
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Save as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Leads, Mine, 2026-11-20.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFLead,Company,Stage/)
    expect(lines.slice(1).every((line) => line.includes(',Won,'))).toBe(true)
    expect(lines.length).toBeGreaterThan(5)

    await navigateTo(page, `/clueDetail?${LEAD}`)
    await press(page, '/clueDetail', 'More actions')
    await page.getByRole('dialog').getByRole('button', { name: 'Open in partner system' }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Signed in by ticket')).toBeVisible()
    await expect(screen(page, '/clueIframe').getByRole('heading', { level: 1 })).toHaveText('Lead L-000001')
    const address = await page.locator('iframe').getAttribute('src')
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/lead\/L-000001$/)
    // Of another origin: a page that is not allowed to speak.
    await page.evaluate(() => window.postMessage({ type: 'submitted', payload: { clueId: 'L-000001' } }, '*'))
    await frame.getByRole('textbox').fill('Offer sent')
    await frame.getByRole('button', { name: 'Save' }).click()
    await expect(screen(page, '/clueDetail')).toBeVisible()
    expect(await toasts()).toContain('Saved in the partner system')

    // A ticket signs in once: what comes back later has one of its own.
    await page.goForward()
    await expect(frame.getByText('Signed in by ticket')).toBeVisible()
  },
)
