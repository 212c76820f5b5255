import { createPendingCalls, type PendingRows } from './pending'

/** Rows that outlive the page. */
function device() {
  const kept = new Map<string, unknown>()
  const rows: PendingRows = {
    all: async () => [...kept].map(([id, value]) => ({ id, value })),
    put: async (id, value) => kept.set(id, value),
    delete: async (id) => void kept.delete(id),
  }
  let at = 1_000_000
  /** A page is loaded; what an earlier one remembered is still there. */
  const page = () => {
    at += 1000
    return createPendingCalls({ rows: async () => rows, route: () => '/demo?tab=2', now: () => at })
  }
  return { page, kept, pass: (ms: number) => (at += ms) }
}

test('a call that ends is not remembered', async () => {
  const { page, kept } = device()
  const calls = page()
  const id = await calls.begin('takePhoto', 'goPhoto')
  expect(kept.size).toBe(1)
  expect(await calls.list()).toEqual([])
  await calls.end(id)
  expect(kept.size).toBe(0)
})

test('after a kill the next page knows the call and where it was made', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  expect(await page().list()).toMatchObject([{ method: 'takePhoto', route: '/demo?tab=2' }])
})

test('an answer that comes to the next page is kept with the call that asked for it', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  const next = page()
  await expect(next.recover('goPhoto', '["/a.jpg"]')).resolves.toBe(true)
  expect(await next.list()).toMatchObject([{ method: 'takePhoto', answer: '["/a.jpg"]' }])
  // Nobody else has asked: a second answer belongs to nobody.
  await expect(next.recover('goPhoto', '["/b.jpg"]')).resolves.toBe(false)
})

test('an answer of another kind is not taken for it, nor one to this page’s own call', async () => {
  const { page } = device()
  await page().begin('takePhoto', 'goPhoto')
  const next = page()
  await expect(next.recover('scanResult', 'x')).resolves.toBe(false)
  await next.begin('pickContact', 'chooseContact')
  await expect(next.recover('chooseContact', {})).resolves.toBe(false)
})

test('after a day, and where the row makes no sense, nothing is offered', async () => {
  const { page, kept, pass } = device()
  await page().begin('takePhoto', 'goPhoto')
  kept.set('broken', { method: 'no such thing', at: 'yesterday' })
  pass(24 * 60 * 60 * 1000)
  expect(await page().list()).toEqual([])
})
