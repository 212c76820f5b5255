import { HttpError } from '#src/http'
import { allowConsole } from '../../spec/jest.setup'
import { type IdPage, ListModel, type SeenIds, type SeenList } from './ListModel'

const noNetwork = new HttpError('network', 'Network Error', { callId: 'list' })
const refused = new HttpError('refused', 'no', { callId: 'list', code: 1001 })
const seenAt = new Date('2026-11-20T09:12:00+08:00')
const kept: SeenIds = { ids: ['a', 'b'], total: 40, seenAt }
const fresh: IdPage = { ids: ['a', 'c'], total: 41, answer: { list: [], total: 41 } }

function setUp(pages: (IdPage | Error)[], recall: SeenList['recall'] = async () => kept) {
  const list = new ListModel()
  const remember = jest.fn(async () => undefined)
  const load = jest.fn(async (): Promise<IdPage> => {
    const page = pages.shift() ?? new Error('nothing more was expected')
    if (page instanceof Error) throw page
    return page
  })
  const open = async () => {
    list.open('mine', load, { remember, recall })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { list, load, remember, open }
}

test('a first page that came is kept as it came', async () => {
  const { list, remember, open } = setUp([fresh])
  await open()
  expect(remember).toHaveBeenCalledWith(fresh.answer)
  expect(list.seenAt).toBeUndefined()
})

test('without network the rows seen last are shown, with their time', async () => {
  const { list, remember, open } = setUp([noNetwork])
  await open()
  expect(list).toMatchObject({ status: 'ready', ids: ['a', 'b'], total: 40, seenAt, error: noNetwork })
  expect(remember).not.toHaveBeenCalled()
})

test('behind them no page is loaded: it would not fit', async () => {
  const { list, load, open } = setUp([noNetwork])
  await open()
  await list.loadMore()
  expect(load).toHaveBeenCalledTimes(1)
})

test('with the network back the same list is fresh', async () => {
  const { list, open } = setUp([noNetwork, fresh])
  await open()
  await list.reload()
  expect(list).toMatchObject({ ids: ['a', 'c'], total: 41, seenAt: undefined, error: undefined })
})

test('tried again without network they stay, and whoever pressed is told', async () => {
  const { list, open } = setUp([noNetwork, noNetwork])
  await open()
  await expect(list.reload()).rejects.toBe(noNetwork)
  expect(list).toMatchObject({ ids: ['a', 'b'], seenAt })
})

test('a refusal is shown as what it is: old rows would hide it', async () => {
  const { list, open } = setUp([refused])
  await open()
  expect(list).toMatchObject({ status: 'failed', error: refused })
})

test('nothing kept, or nothing that can still be read: the failure is shown', async () => {
  const nothing = setUp([noNetwork], async () => undefined)
  await nothing.open()
  expect(nothing.list.status).toBe('failed')
  allowConsole(/could not be read/)
  const unreadable = setUp([noNetwork], () => Promise.reject(new Error('another shape')))
  await unreadable.open()
  expect(unreadable.list.status).toBe('failed')
})

test('a page left while the device is asked shows nothing afterwards', async () => {
  let answer: (value: SeenIds) => void = () => undefined
  const { list, open } = setUp(
    [noNetwork],
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await open()
  list.pause()
  answer(kept)
  await new Promise((resolve) => setTimeout(resolve))
  expect(list).toMatchObject({ status: 'loading', ids: [] })
})
