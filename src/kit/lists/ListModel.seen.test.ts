import { HttpError } from '#platform/http'
import { allowConsole } from '../../../spec/jest.setup'
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

test('the first page is stored exactly as the server sent it', async () => {
  const { list, remember, open } = setUp([fresh])
  await open()
  expect(remember).toHaveBeenCalledWith(fresh.answer)
  expect(list.seenAt).toBeUndefined()
})

test('without network the stored rows are shown, with the time they were loaded', async () => {
  const { list, remember, open } = setUp([noNetwork])
  await open()
  expect(list).toMatchObject({ status: 'ready', ids: ['a', 'b'], total: 40, seenAt, error: noNetwork })
  expect(remember).not.toHaveBeenCalled()
})

test('no further page is loaded after stored rows, because the server may have changed since', async () => {
  const { list, load, open } = setUp([noNetwork])
  await open()
  await list.loadMore()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a reload with the network back replaces the stored rows', async () => {
  const { list, open } = setUp([noNetwork, fresh])
  await open()
  await list.reload()
  expect(list).toMatchObject({ ids: ['a', 'c'], total: 41, seenAt: undefined, error: undefined })
})

test('a reload that fails keeps the stored rows and rejects, so that the caller can tell the user', async () => {
  const { list, open } = setUp([noNetwork, noNetwork])
  await open()
  await expect(list.reload()).rejects.toBe(noNetwork)
  expect(list).toMatchObject({ ids: ['a', 'b'], seenAt })
})

test('a refusal by the server is shown as a failure, not hidden behind stored rows', async () => {
  const { list, open } = setUp([refused])
  await open()
  expect(list).toMatchObject({ status: 'failed', error: refused })
})

test('with nothing stored, or nothing readable, the failure is shown', async () => {
  const nothing = setUp([noNetwork], async () => undefined)
  await nothing.open()
  expect(nothing.list.status).toBe('failed')
  allowConsole(/could not be read/)
  const unreadable = setUp([noNetwork], () => Promise.reject(new Error('another shape')))
  await unreadable.open()
  expect(unreadable.list.status).toBe('failed')
})

test('a list paused while the stored rows are being read does not show them', async () => {
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
