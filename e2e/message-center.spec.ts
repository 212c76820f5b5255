import { expect, full, type Page, screen, hostTest as test } from './fixtures'
import { navigateTo } from './support/navigateTo'
import type { Sim } from './support/Sim'

/* The message center (domain: messages). rep01 has 86 messages, 17 unread, 4 of them warnings; MS-000003 is about a lead
   that is gone, MS-000005 has a hostile text, MS-000007 is about application AP-000002, MS-000008 has actions. */

const CENTER = '/messageCenter'
const LIST = '/messageCate'
const TEMPLATE = '/messageDetailTemplate'

/** Follows a push, whose landing page forwards at once. */
const push = (page: Page, search: string) =>
  page.evaluate((query) => {
    window.location.hash = `/blankPage?${query}`
  }, search)
/** A message as the simulator has it. */
const messageOf = async (sim: Sim, mid: string) => (await sim.records('message', { mid })).list[0] ?? {}
const press = (page: Page, path: string, name: string) =>
  screen(page, path).getByRole('button', { name, exact: true }).click()

test('the day begins with what is unread: marks, undo, read all, and the way to the record', async ({
  page,
  host,
  sim,
}) => {
  await host.open(CENTER)
  await test.step('a category shows its unread messages', async () => {
    await screen(page, CENTER)
      .getByRole('button', { name: /^Approvals.*1 unread/ })
      .click()
    await expect(screen(page, LIST).getByRole('tab', { name: /^Approvals/ })).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('a tap reads the message and opens its application; back is the list', async () => {
    await sim.put('message', 'MS-900001', {
      mid: 'MS-900001',
      to: 'rep01',
      seq: 87,
      category: 'approval',
      type: 'role.decided',
      level: 'normal',
      title: { en: 'Decided', zh: '已审批' },
      params: { id: 'AP-000002' },
      at: '2026-11-20T01:41:00Z',
    })
    await navigateTo(page, `${LIST}?tab=approval&unread=1`)
    await screen(page, LIST).getByRole('link', { name: 'Decided', exact: true }).click()
    await expect(screen(page, '/recordDetail')).toHaveAttribute('data-state', 'ready')
    await expect.poll(async () => (await messageOf(sim, 'MS-900001')).readAt).toBeDefined()
    await page.goBack()
    await expect(screen(page, LIST)).toBeVisible()
  })
  await test.step('a deleted message comes back', async () => {
    await navigateTo(page, `${LIST}?tab=visit`)
    const link = screen(page, LIST).getByRole('link', { name: 'Visit V-000006 was moved' })
    await expect(link).toBeVisible()
    await screen(page, LIST).getByRole('button', { name: 'More actions: Visit V-000006 was moved' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(link).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(link).toBeVisible()
  })
  await test.step('read all empties the badge of the category', async () => {
    await navigateTo(page, `${LIST}?tab=todo`)
    await screen(page, LIST).getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click()
    await navigateTo(page, CENTER)
    await expect(screen(page, CENTER).getByRole('button', { name: /^To-dos/ })).not.toContainText('unread')
  })
})

test('templates, hostile texts and pushes: what can be done is done once, nothing runs, each link leads on', async ({
  page,
  host,
  sim,
}) => {
  await host.open('/blankPage?mid=MS-000008')
  await test.step('a push forwards to its template, in its own place', async () => {
    await expect(screen(page, TEMPLATE)).toHaveAttribute('data-state', 'ready')
    const message = await messageOf(sim, 'MS-000008')
    await sim.put('message', 'MS-000008', {
      ...message,
      done: { action: 'decline', by: 'rep02', at: '2026-11-20T01:24:00Z' },
    })
    await press(page, TEMPLATE, 'I come')
    await expect(screen(page, TEMPLATE).getByText(/did this \d+ minutes? ago/)).toBeVisible()
    await expect(screen(page, TEMPLATE).getByRole('button', { name: 'I come' })).toHaveCount(0)
  })
  await test.step('a hostile text is harmless', async () => {
    await navigateTo(page, '/notyfyDetail?id=MS-000005')
    await expect(screen(page, '/notyfyDetail').getByText('Hello')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isBroken'))).toBeUndefined()
  })
  await test.step('a record that is gone', async () => {
    await push(page, 'mid=MS-000003')
    await expect(screen(page, '/notyfyDetail').getByText('The record is no longer there.')).toBeVisible()
    await expect(screen(page, '/notyfyDetail').getByRole('button', { name: 'Handle' })).toHaveCount(0)
  })
  await test.step('another user’s push, and a link without anything', async () => {
    await push(page, 'mid=MS-000090')
    await expect(screen(page, LIST)).toBeVisible()
    await navigateTo(page, '/blankPage')
    await expect(screen(page, '/blankPage').getByText('This link is incomplete.')).toBeVisible()
    await press(page, '/blankPage', 'Messages')
    await expect(screen(page, CENTER)).toHaveAttribute('data-state', 'ready')
  })
})

test('marks made without network are sent once it is back', full, async ({ page, host, context, sim, allow }) => {
  allow(/ERR_|Failed to fetch|ChunkLoadError|error report could not be sent/)
  await host.open(`${LIST}?tab=risk`)
  await expect(screen(page, LIST)).toHaveAttribute('data-state', 'ready')
  await screen(page, LIST).getByRole('button', { name: 'More actions', exact: true }).click()
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click()
  await expect(screen(page, LIST).getByText('New', { exact: true })).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(async () => (await messageOf(sim, 'MS-000001')).readAt, { timeout: 20_000 }).toBeDefined()
})
