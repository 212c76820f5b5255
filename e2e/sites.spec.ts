import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOCK, expect, isFull, screen, test } from './fixtures'

/** The main job with a custom list of sites: `npm run preview -- --data sites.csv`. */

const SITES = isFull ? 30_000 : 3000
/** One of rep01's third, far down in the list. */
const OWN = SITES - SITES / 15
const READY = /ready (http:\/\/\S+)/

/** Sites around Foshan with gaps, like a real list, and three invalid rows. */
function siteList(): string {
  const lines = ['Name,Latitude,Longitude,Capacity_MW,Primary Fuel,Owner,Address']
  for (let n = 1; n <= SITES; n++) {
    const place = n % 7 === 0 ? ',' : `${(22.8 + (n % 500) / 1000).toFixed(4)},${(112.9 + (n % 700) / 1000).toFixed(4)}`
    lines.push(`Site ${n} Boiler House,${place},${n % 5 === 0 ? '' : (n % 40) + 1},Gas,Owner ${n % 900},${n} Gas Road`)
  }
  lines.push(',23.0,113.0,5,Gas,Nobody,Nowhere', 'No such place,95.0,113.0,5,Gas,Nobody,Nowhere', 'Two,columns')
  return lines.join('\n')
}

let server: ChildProcess
let address = ''
let folder = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // The preview may have to build first.
  test.setTimeout(300_000)
  folder = mkdtempSync(join(tmpdir(), 'sites-'))
  const file = join(folder, 'sites.csv')
  writeFileSync(file, siteList())
  const started = Date.now()
  const options = ['--port', '8300', '--now', CLOCK.toISOString(), '--data', file]
  server = spawn(process.execPath, ['scripts/run.mjs', 'preview', ...options], { stdio: 'pipe' })
  address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const ready = READY.exec(said)
      if (ready?.[1]) resolve(ready[1].replace(/\/$/, ''))
    })
    server.once('exit', (code) => reject(new Error(`the preview ended with ${code}: ${said}`)))
  })
  console.log(`${SITES} sites are served after ${Date.now() - started} ms`)
})

test.afterAll(() => {
  server?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

test('invalid rows are counted and listed with line and reason', async ({ request }) => {
  const state = await (await request.get(`${address}/__sim/state`)).text()
  for (const line of [2, 3, 4]) expect(state).toContain(`${SITES + line}`)
})

test('first rows, search, detail, follow-up, and return to the same row', async ({ page, allow }) => {
  allow(/request outside the origin|localhost/)
  await page.goto(`${address}/?token=sim-rep01&loginName=rep01#/clueList?tab=org`)
  const list = screen(page, '/clueList')
  await expect(list.getByRole('link', { name: /^Site \d+ Boiler House$/ }).first()).toBeVisible()
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(SITES))
  await list.getByRole('button', { name: 'Search leads' }).click()
  await list.getByRole('searchbox').fill(`Site ${OWN} `)
  await list.getByRole('link', { name: `Site ${OWN} Boiler House` }).click()

  const detail = screen(page, '/clueDetail')
  await expect(detail).toHaveAttribute('data-state', 'ready')
  await detail.getByRole('button', { name: 'Follow up', exact: true }).click()
  const form = screen(page, '/x/leads/followUp')
  await form
    .getByRole('textbox', { name: /Who|Name|With/ })
    .first()
    .fill('Mr Chen')
  await form.getByLabel(/What was/).fill('They want a price for two boilers by Friday.')
  await form.getByRole('button', { name: 'Mon 23' }).click()
  await form.getByLabel(/^About/).fill('Send the price')
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(detail).toBeVisible()
  await detail.getByRole('button', { name: 'Back' }).click()
  await expect(list.getByRole('link', { name: `Site ${OWN} Boiler House` })).toBeVisible()
})
