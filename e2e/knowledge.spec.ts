import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'
import type { Sim } from './support/Sim'

/* The knowledge base (domain: knowledge). K-000003 of rep01 waits for the approver rep03 and the editor emp09, C-000001
   makes glass in Chancheng, whose gas price is that of Foshan. */

const FORM = '/knowldegeUpload'
const ITEM = '/knowldegeDetails'
const UPLOAD = 'upload-file'
const TITLE = 'Nine chapters about boilers'
const NAMES = Array.from({ length: 9 }, (_, at) => `chapter-${at + 1}.pdf`)

interface StoredItem {
  readonly itemId: string
  readonly title: string
  readonly state: string
  readonly files: readonly string[]
}
interface Upload {
  readonly fileName: string
  readonly fileUrl: string
}

/** Names of the files of each item with the title. */
async function saved(sim: Sim): Promise<string[][]> {
  const { list } = await sim.records<StoredItem>('knowledge-item', { title: TITLE })
  const uploads = (await sim.records<Upload>('upload')).list
  const names = new Map(uploads.map(({ fileUrl, fileName }) => [fileUrl, fileName]))
  return list.map(({ files }) => files.map((address) => names.get(address) ?? address))
}

const files = (page: Page) => screen(page, FORM).getByRole('list', { name: 'Files' }).locator('[data-state]')

async function addFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await screen(page, FORM).getByRole('button', { name: 'Add file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
}

/** A document that takes a while on its way. */
const document = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(300_000, 'x')])

test('nine files of an item are all there, once, after a kill on their way; a program called .pdf is not added', async ({
  page,
  context,
  sim,
  toasts,
}) => {
  await signIn(page, 'rep01', '/')
  await expect(screen(page, '/')).toHaveAttribute('data-state', 'ready')
  await navigateTo(page, FORM)
  await expect(screen(page, FORM).getByRole('button', { name: 'Add file' })).toBeVisible()
  await addFile(page, 'tool.pdf', Buffer.from('MZ program'))
  await expect.poll(toasts).toContain('This kind of file cannot be uploaded.')

  // Five are uploaded; the page dies while two others are at 60 %, those that are tried again after 30 s, too.
  await sim.faults({ path: UPLOAD, nth: 6, times: 100, stallAt: 0.6 })
  for (const [at, name] of NAMES.entries()) {
    await addFile(page, name, document)
    await expect(files(page)).toHaveCount(at + 1)
  }
  await expect(files(page).getByText('Uploaded')).toHaveCount(5)
  const form = screen(page, FORM)
  await expect(form.getByRole('button', { name: 'Add file' })).toHaveCount(0)
  await form.getByLabel('Title').fill(TITLE)
  await form.getByRole('button', { name: 'Product', exact: true }).click()
  await form.getByRole('button', { name: 'Send for review', exact: true }).click()
  await expect(screen(page, FORM)).toHaveCount(0)
  expect(await saved(sim)).toEqual([])
  await page.close()
  await sim.clearFaults()

  const next = await context.newPage()
  await signIn(next, 'rep01', '/')
  await expect.poll(() => saved(sim), { timeout: 15_000 }).toEqual([NAMES])
})

test(
  'a decision that a colleague has made first is explained, and the item shows it',
  full,
  async ({ page, sim, toasts }) => {
    await signIn(page, 'rep03', `${ITEM}?id=K-000003`)
    const approve = screen(page, ITEM).getByRole('button', { name: 'Approve' })
    await expect(approve).toBeVisible()
    const {
      list: [item],
    } = await sim.records<StoredItem & { readonly version: number }>('knowledge-item', { itemId: 'K-000003' })
    const at = new Date('2026-11-20T09:36:00+08:00').toISOString()
    const returned = { state: '4', reason: '请补充数据', decidedBy: 'emp09', decidedAt: at }
    await sim.put('knowledge-item', 'K-000003', { ...item, ...returned, version: (item?.version ?? 0) + 1 })
    await approve.click()
    await expect.poll(toasts).toContainEqual(expect.stringMatching(/^Decided by Guo Tao \d+ minutes ago\.$/))
    await expect(screen(page, ITEM).getByText('Returned', { exact: true })).toBeVisible()
  },
)

test('from a customer to the price at their place and to a case of their industry', full, async ({ page }) => {
  await signIn(page, 'rep01', '/customerDetails?id=C-000001')
  const customer = screen(page, '/customerDetails')
  await customer.getByRole('button', { name: 'Price here today' }).click()
  await expect(screen(page, '/energyRule').getByText('3.45 CNY/m³')).toBeVisible()
  await page.goBack()
  await customer.getByRole('button', { name: 'Cases of the same industry' }).click()
  await screen(page, '/x/knowledge/cases').getByRole('link').first().click()
  await expect(screen(page, '/caseDetails').getByRole('heading', { name: 'Before and after' })).toBeVisible()
})
