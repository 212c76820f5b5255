import { hostileTexts } from '../src/ui/html/testing/hostileTexts'
import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/*
 * Hostile HTML in a real browser. Without the page's content security policy, which would stop most of it anyway: what
 * is held here is what SafeHtml does.
 */
test.use({ bypassCSP: true })

const PATH = '/componentsDemo'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

declare global {
  interface Window {
    /** Set by a hostile text that ran. */
    ran?: number
  }
}

/** Every request to the foreign address, which is never reached. */
async function watchForeign(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.context().route(/evil\.example/, async (route) => {
    requested.push(route.request().url())
    await route.abort()
  })
  return requested
}
const ran = (page: Page) => page.evaluate(() => window.ran)

/** What a text starts is under way when its nodes are in the page; two frames later the browser has asked. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('nothing of it runs, and nothing leaves', async ({ page }) => {
  test.setTimeout(120_000)
  const requested = await watchForeign(page)
  // Pictures of our own file host are asked for, and are there.
  await page.route(/\/file\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await signIn(page, 'rep01', `${PATH}?find=SafeHtml`)
  const field = screen(page, PATH).getByRole('textbox', { name: 'HTML' })
  await expect(field).toBeVisible()
  const address = page.url()
  for (const [name, html] of hostileTexts) {
    await test.step(name, async () => {
      await field.fill(`${html}<p>end</p>`)
      await settled(page)
      expect([await ran(page), requested], name).toEqual([undefined, []])
      expect(page.url(), name).toBe(address)
    })
  }
  await field.fill('<p>harmless</p>')
  await expect(screen(page, PATH).getByText('harmless', { exact: true }).last()).toBeVisible()
  expect([await ran(page), requested]).toEqual([undefined, []])
})

test('documents of courts: nothing of them runs, and nothing leaves', full, async ({ page }) => {
  test.setTimeout(120_000)
  const requested = await watchForeign(page)
  await signIn(page, 'rep01', '/customer-laxx?id=C-000015')
  await expect(screen(page, '/customer-laxx')).toHaveAttribute('data-state', 'ready')
  // The records of C-000015 are such texts, one after the other; two of each kind.
  for (let number = 1; number <= 18; number += 1) {
    const address = `/customer-laxx-details?id=RK-015${String(number).padStart(3, '0')}`
    await test.step(address, async () => {
      await navigateTo(page, address)
      await expect(screen(page, '/customer-laxx-details').getByText('经审理查明，')).toBeVisible()
      await settled(page)
      expect([await ran(page), requested], address).toEqual([undefined, []])
      expect(page.url()).toContain(address)
    })
  }
})

/** Rows of a template at most, and characters of its labels. */
const ROWS = 20

test(
  'messages, templates and names of files: nothing of them runs, and nothing leaves',
  full,
  async ({ page, sim }) => {
    test.setTimeout(240_000)
    const requested = await watchForeign(page)
    await page.route(/\/file\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
    const message = (mid: string, seq: number, more: object) =>
      sim.put('message', mid, {
        mid,
        to: 'rep01',
        seq,
        category: 'notice',
        type: 'notice.published',
        level: 'normal',
        at: '2026-11-20T01:40:00Z',
        ...more,
      })
    const ids = hostileTexts.map((_, at) => `MS-${900_001 + at}`)
    for (const [at, [name, html]] of hostileTexts.entries())
      await message(ids[at] ?? '', 101 + at, {
        title: { en: html, zh: html },
        summary: html,
        html: `${html}<p>end of ${name}</p>`,
        files: [{ name: `${html}.pdf`, size: 1, suffix: html, fileUrl: 'javascript:top.ran=1' }],
      })
    const rows = hostileTexts.map(([, html]) => ({ label: html, value: html, as: 'text', tone: 'normal' }))
    const templates = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => `MS-${910_001 + at}`)
    for (const [at, mid] of templates.entries()) {
      const part = rows.slice(at * ROWS, (at + 1) * ROWS)
      await message(mid, 301 + at, {
        title: 'Template',
        template: {
          v: 1,
          title: part[0]?.value,
          subtitle: part[1]?.value,
          rows: part,
          table: {
            columns: [{ key: 'text', label: part[2]?.value }],
            rows: part.map(({ value }) => ({ text: value })),
          },
        },
      })
    }
    await signIn(page, 'rep01', '/messageCate')
    await expect(screen(page, '/messageCate')).toHaveAttribute('data-state', 'ready')
    await settled(page)
    const addresses = [
      ...ids.map((id) => `/notyfyDetail?id=${id}`),
      ...templates.map((id) => `/messageDetailTemplate?id=${id}`),
    ]
    for (const address of addresses) {
      await test.step(address, async () => {
        await navigateTo(page, address)
        await expect(screen(page, address.split('?')[0] ?? '')).toHaveAttribute('data-state', 'ready')
        await settled(page)
        expect([await ran(page), requested], address).toEqual([undefined, []])
        expect(page.url()).toContain(address)
      })
    }
  },
)

test('the same texts as they are would run and ask', full, async ({ page, allow }) => {
  allow(/evil\.example|page error|console error|console warning|request failed|response 404/)
  const requested = await watchForeign(page)
  await signIn(page, 'rep01', `${PATH}?find=SafeHtml`)
  await expect(screen(page, PATH)).toHaveAttribute('data-state', 'ready')
  // Those that would take the page away are left out.
  const staying = hostileTexts.map(([, html]) => html).filter((html) => !/<meta|<base/i.test(html))
  await page.evaluate((texts) => {
    const counts = { ran: 0 }
    Object.defineProperty(window, 'ran', { set: () => (counts.ran += 1), get: () => counts.ran })
    for (const html of texts) {
      const box = document.createElement('div')
      box.innerHTML = html
      document.body.append(box)
    }
  }, staying)
  await expect.poll(() => ran(page)).toBeGreaterThan(10)
  await expect.poll(() => requested.length).toBeGreaterThan(10)
})

test('links go to the opener, which opens them without what is ours', full, async ({ page, context, allow }) => {
  allow(/court\.example/)
  await context.route(/court\.example/, (route) => route.fulfill({ contentType: 'text/html', body: 'The case' }))
  await signIn(page, 'rep01', `${PATH}?find=SafeHtml`)
  const tab = context.waitForEvent('page')
  await screen(page, PATH).getByRole('link', { name: 'the court' }).tap()
  const opened = await tab
  await opened.waitForLoadState()
  const { search } = new URL(opened.url())
  expect([...new URLSearchParams(search).keys()]).toEqual(['source'])
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})
