import type { OfflineLists } from '#src/outbox'
import { seenList } from './seenList'

const pages = { remember: jest.fn(), recall: jest.fn(), dispose: jest.fn() } satisfies OfflineLists
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

test('a page is kept only after it was shown', async () => {
  const done = open().remember({ a: 1 })
  expect(pages.remember).not.toHaveBeenCalled()
  show()
  await done
  expect(pages.remember).toHaveBeenCalledWith('/clueList mine', { a: 1 })
})

test('a kept page is read again by the list’s own call, and says when it was seen', async () => {
  pages.recall.mockResolvedValue({ page: { a: 1, b: 2 }, seenAt: 5000 })
  await expect(open().recall()).resolves.toEqual({ ids: ['a', 'b'], total: 2, seenAt: new Date(5000) })
})

test('a list that was never seen has nothing', async () => {
  pages.recall.mockResolvedValue(undefined)
  await expect(open().recall()).resolves.toBeUndefined()
})
