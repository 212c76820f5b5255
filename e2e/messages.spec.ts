import { CLOCK, expect, full, type Page, screen, signIn, test } from './fixtures'
import type { Sim } from './support/Sim'
import { recordToasts, toastsOf } from './support/toasts'

/** Server messages (domain: messages 4): who is notified, and which messages may open another page. */

const requested = (sim: Sim, path: string) => async () => (await sim.log(`/api/messages/${path}`)).length

/** A message for rep01 that opens a lead; `minutesAgo` by the simulator's clock. */
async function send(sim: Sim, seq: number, minutesAgo = 0): Promise<void> {
  const at = new Date(CLOCK.getTime() - minutesAgo * 60_000).toISOString()
  const message = { to: 'rep01', seq, category: 'todo', level: 'normal', type: 'todo.open', title: `To do ${seq}`, at }
  await sim.put('message', `MS-9${seq}`, {
    mid: `MS-9${seq}`,
    ...message,
    params: { route: '/clueDetail?id=L-000002' },
  })
}

/** Announces a new message through a channel, like a host; the app asks at most every 5 s. */
async function announce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel('gas-sales-app')
    channel.postMessage({ channel: 'messages', type: 'message.new', payload: {} })
    channel.close()
  })
}

/** Signs in and waits until the app has requested messages once. */
async function open(page: Page, sim: Sim, path: string): Promise<void> {
  await recordToasts(page)
  await signIn(page, 'rep01', path)
  await expect(screen(page, path.split('?')[0] ?? '')).toHaveAttribute('data-state', 'ready')
  await expect.poll(requested(sim, 'unread')).toBe(1)
}

const SLOW = { timeout: 15_000 }

test('on a new device, old unread messages open no page', full, async ({ page, sim }) => {
  await open(page, sim, '/clueList')
  await announce(page)
  await expect.poll(requested(sim, 'unread'), SLOW).toBe(2)
  // The next one begins when the list would have been asked for.
  await announce(page)
  await expect.poll(requested(sim, 'unread'), SLOW).toBe(3)
  expect(await requested(sim, 'list')()).toBe(0)
  await expect(screen(page, '/clueList')).toBeVisible()
  expect(await toastsOf(page)).toEqual([])
})

test('a recent message opens its page, an old one shows a toast', async ({ page, sim }) => {
  await open(page, sim, '/clueList')
  await send(sim, 187, 30)
  await announce(page)
  await expect.poll(() => toastsOf(page), SLOW).toEqual([expect.stringContaining('To do 187')])
  await expect(screen(page, '/clueList')).toBeVisible()
  await send(sim, 188)
  await announce(page)
  await expect(screen(page, '/clueDetail')).toHaveAttribute('data-state', 'ready', SLOW)
})

test('in a form a recent message shows a toast and the form stays', full, async ({ page, sim }) => {
  await open(page, sim, '/x/leads/followUp?id=L-000001')
  await send(sim, 187)
  await announce(page)
  await expect.poll(() => toastsOf(page), SLOW).toEqual([expect.stringContaining('To do 187')])
  await expect(screen(page, '/x/leads/followUp')).toBeVisible()
})
