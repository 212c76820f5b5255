import type { OfflineLists } from '#platform/outbox'
import { seenList } from './seenList'

const pages = { remember: jest.fn(), recall: jest.fn() } satisfies OfflineLists
const restore = (answer: unknown) => ({ ids: Object.keys(Object(answer)), total: 2 })
let show = () => {}
const open = () =>
  seenList({
    pages,
    name: '/clueList mine',
    restore,
    shown: () =>
      new Promise((resolve) => {
        show = resolve
      }),
  })

beforeEach(() => jest.resetAllMocks())

test('a page is stored only after it was shown', async () => {
  const done = open().remember({ a: 1 })
  expect(pages.remember).not.toHaveBeenCalled()
  show()
  await done
  expect(pages.remember).toHaveBeenCalledWith('/clueList mine', { a: 1 })
})

test('a stored page is parsed by the list’s own call and carries the time it was loaded', async () => {
  pages.recall.mockResolvedValue({ page: { a: 1, b: 2 }, seenAt: 5000 })
  await expect(open().recall()).resolves.toEqual({ ids: ['a', 'b'], total: 2, seenAt: new Date(5000) })
})

test('a list that was never stored gives nothing', async () => {
  pages.recall.mockResolvedValue(undefined)
  await expect(open().recall()).resolves.toBeUndefined()
})
