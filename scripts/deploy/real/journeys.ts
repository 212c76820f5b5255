import { type BrowserContext, expect, type Page } from '@playwright/test'
import { navigateTo } from '../../../e2e/support/navigateTo'
import { watchProblems } from '../../../e2e/support/problems'
import type { Sim } from '../../../e2e/support/Sim'
import { sampleImage } from '../../../e2e/support/sampleImage'

/** What the browser complained about: console, network, and what the policy blocked. */
export interface Watched {
  readonly page: Page
  readonly problems: () => Promise<readonly string[]>
}

const TEXT = 'They want a price for two boilers by Friday.'
const LEAD = 'L-000001'

/** A tab of which everything is noted; `origin`: of the deployment. */
export async function watchedTab(context: BrowserContext, origin: string): Promise<Watched> {
  const { list } = watchProblems(context, origin)
  const blocked: string[] = []
  await context.exposeFunction('noteBlocked', (line: string) => blocked.push(line))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'noteBlocked')(`${violatedDirective} blocked ${blockedURI} of ${sourceFile}`)
    }),
  )
  return { page: await context.newPage(), problems: async () => [...list, ...blocked] }
}

const screen = (page: Page, path: string) => page.locator(`[data-route="${path}"]:not([hidden])`)

export async function signIn(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/?token=sim-rep01&loginName=rep01#${path}`)
  await expect(screen(page, path)).toHaveAttribute('data-state', 'ready')
}

/** Finds a lead, reads it, and follows it up with a photo and a recording; resolves when all is on the server. */
export async function mainJob(page: Page, origin: string, sim: Sim): Promise<void> {
  await signIn(page, origin, '/clueList')
  await screen(page, '/clueList').locator(`[data-record="lead:${LEAD}"]`).getByRole('link').first().click()
  await screen(page, '/clueDetail').getByRole('button', { name: 'Follow up', exact: true }).click()

  const form = screen(page, '/x/leads/followUp')
  await form.getByRole('button', { name: /With/ }).click()
  await page.getByRole('dialog').getByRole('radio').first().click({ force: true })
  await form.getByLabel(/What was/).fill(TEXT)
  // The last of the quick days: before a day off, a week ahead has another name.
  await form
    .getByRole('button', { name: /^(?:In a week|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d)/ })
    .last()
    .click()

  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Choose photos' }).click()
  const buffer = await sampleImage(page, 1, 4000)
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await expect(form.getByRole('list', { name: 'Photos' }).getByText('Uploaded')).toHaveCount(1)

  const recorder = form.getByRole('group', { name: 'Recorder' })
  await recorder.getByRole('button', { name: 'Record' }).click()
  await expect(recorder.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/)
  await recorder.getByRole('button', { name: 'Stop recording' }).click()
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(screen(page, '/clueDetail')).toBeVisible()

  const arrived = async () => {
    const { list } = await sim.records<{ text: string; photos: string[]; audio: string[] }>('track', { clueId: LEAD })
    return list.flatMap(({ text, photos, audio }) => (text === TEXT ? [[photos.length, audio.length]] : []))
  }
  await expect.poll(arrived, { timeout: 20_000 }).toEqual([[1, 1]])
  await expect(page.getByText(TEXT).filter({ visible: true }).first()).toBeVisible()
}

/** Identity of the deployment that the page is of. */
export const deploymentOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-deployment]')?.getAttribute('data-deployment'))

/** Opens a page like a link, and waits for its data. */
export async function opens(page: Page, path: string): Promise<void> {
  await navigateTo(page, path)
  await expect(screen(page, path)).toHaveAttribute('data-state', /ready|empty/)
}
