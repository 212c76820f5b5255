import { createPendingCalls, type PendingRows } from './pending'

/** Rows that survive a reload. */
function device() {
  const kept = new Map<string, unknown>()
  const rows: PendingRows = {
    all: async () => [...kept].map(([id, value]) => ({ id, value })),
    put: async (id, value) => kept.set(id, value),
    delete: async (id) => void kept.delete(id),
  }
  let at = 1_000_000
  /** Loads a page; stored calls of earlier pages are kept. */
  const page = () => {
    at += 1000
    return createPendingCalls({ rows: async () => rows, route: () => '/demo?tab=2', now: () => at })
  }
  return { page, kept, pass: (ms: number) => (at += ms) }
}

test('a settled call is removed', async () => {
  const { page, kept } = device()
  const calls = page()
  const id = await calls.begin('takePhoto', 'goPhoto')
  expect(kept.size).toBe(1)
  expect(await calls.list()).toEqual([])
  await calls.end(id)
  expect(kept.size).toBe(0)
})

test('after the page was killed, the next one knows the call and its route', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  expect(await page().list()).toMatchObject([{ method: 'takePhoto', route: '/demo?tab=2' }])
})

test('an answer that reaches the next page is stored with the call that requested it', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  const next = page()
  await expect(next.recover('goPhoto', '["/a.jpg"]')).resolves.toBe(true)
  expect(await next.list()).toMatchObject([{ method: 'takePhoto', answer: '["/a.jpg"]' }])
  // No other call is open, so a second answer has no owner.
  await expect(next.recover('goPhoto', '["/b.jpg"]')).resolves.toBe(false)
})

test('it is not given an answer of another kind, nor one to this page’s own call', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  const next = page()
  await expect(next.recover('scanResult', 'x')).resolves.toBe(false)
  await next.begin('pickContact', 'chooseContact')
  await expect(next.recover('chooseContact', {})).resolves.toBe(false)
})

test('calls older than a day and invalid rows are not offered', async () => {
  const { page, kept, pass } = device()
  await page().begin('takePhoto', 'goPhoto')
  kept.set('broken', { method: 'no such thing', at: 'yesterday' })
  pass(24 * 60 * 60 * 1000)
  expect(await page().list()).toEqual([])
})
