import { PagedPart, type Pages } from './PagedPart'
import { Resource } from './Resource'

const page = (from: number, total: number, count = 2) => ({
  items: Array.from({ length: count }, (_, index) => ({ id: String(from + index) })),
  total,
})

async function open(total: number, load: (number: number) => Promise<ReturnType<typeof page>>) {
  const part = new Resource<Pages<{ id: string }>>(async () => ({ ...page(0, total), pages: 1 }))
  await part.load()
  return { part, paged: new PagedPart(part, load) }
}
const ids = (part: Resource<Pages<{ id: string }>>) => part.value?.items.map(({ id }) => id)

test('the next page follows what is there, one at a time, each record once', async () => {
  const load = jest.fn(async (number: number) => page(number - 1, 3))
  const { part, paged } = await open(3, load)
  expect(paged.complete).toBe(false)
  await Promise.all([paged.loadMore(), paged.loadMore()])
  expect([ids(part), paged.complete, load.mock.calls]).toEqual([['0', '1', '2'], true, [[2]]])
  await paged.loadMore()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page without new records is the end, even if the total is higher', async () => {
  const { paged } = await open(9, async () => page(0, 9))
  await paged.loadMore()
  expect(paged.complete).toBe(true)
})

test('a failed page can be asked for again; one that came after a reload is dropped', async () => {
  let arrive = () => {}
  const slow = new Promise<ReturnType<typeof page>>((resolve) => {
    arrive = () => resolve(page(2, 4))
  })
  const load = jest.fn(() => slow).mockRejectedValueOnce(new Error('down'))
  const { part, paged } = await open(4, load)
  await paged.loadMore()
  expect([paged.more, paged.moreError]).toEqual(['failed', new Error('down')])
  const late = paged.loadMore()
  await part.load()
  arrive()
  await late
  expect([ids(part), paged.more]).toEqual([['0', '1'], 'idle'])
})
