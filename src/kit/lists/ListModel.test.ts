import { HttpError } from '#platform/http'
import { type IdPage, ListModel, type LoadPage } from './ListModel'

const noNetwork = new HttpError('network', 'Network Error', { callId: 'list' })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `r${from + index}`)

/** One pending page request that the test can answer or fail. */
interface Query {
  readonly page: number
  readonly signal: AbortSignal
  readonly answer: (page: IdPage) => Promise<unknown>
  readonly fail: (error: unknown) => Promise<unknown>
}

/** A list whose requests the test answers itself; an aborted request rejects as in the HTTP layer. */
function setUp() {
  const list = new ListModel()
  const requested: Query[] = []
  const load: LoadPage = (page, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new HttpError('cancelled', 'canceled', { callId: 'list' })))
      const after = (run: () => void) => {
        run()
        return settled()
      }
      requested.push({
        page,
        signal,
        answer: (value) => after(() => resolve(value)),
        fail: (error) => after(() => reject(error)),
      })
    })
  const last = () => requested[requested.length - 1] as Query
  const pages = () => requested.map(({ page }) => page)
  return { list, load, requested, last, pages }
}

/** A list with its first 20 of `total` rows loaded. */
async function withFirstPage(total = 60) {
  const set = setUp()
  set.list.open('mine', set.load)
  await set.last().answer({ ids: ids(1, 20), total })
  return set
}

/** A back end that serves `rows` in pages of 20. */
function backEnd(rows: string[]) {
  const pages: number[] = []
  const load: LoadPage = async (page) => {
    pages.push(page)
    return { ids: rows.slice((page - 1) * 20, page * 20), total: rows.length }
  }
  return { load, pages }
}

describe('paging', () => {
  test('the next page is appended, in order, until all rows are there', async () => {
    const { list, last, pages } = await withFirstPage(45)
    void list.loadMore()
    expect(list.more).toBe('loading')
    await last().answer({ ids: ids(21, 40), total: 45 })
    expect(list).toMatchObject({ ids: ids(1, 40), total: 45, more: 'idle', complete: false })
    void list.loadMore()
    await last().answer({ ids: ids(41, 45), total: 45 })
    expect(list).toMatchObject({ ids: ids(1, 45), complete: true })
    await list.loadMore()
    expect(pages()).toEqual([1, 2, 3])
  })

  test('a back end that pages by the last row gets it, also from a loader that came later', async () => {
    const { list, load, last } = await withFirstPage(45)
    const cursors: (string | undefined)[] = []
    list.open('mine', (page, signal, row) => {
      cursors.push(row)
      return load(page, signal)
    })
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 45 })
    void list.loadMore()
    await last().answer({ ids: ids(41, 45), total: 45 })
    void list.reload()
    expect(cursors).toEqual(['r20', 'r40', undefined])
  })

  test('one page is asked for at a time', async () => {
    const { list, pages } = await withFirstPage()
    void list.loadMore()
    void list.loadMore()
    expect(pages()).toEqual([1, 2])
  })

  test('no page is asked for before the first one is there', async () => {
    const { list, load, pages } = setUp()
    list.open('mine', load)
    await list.loadMore()
    expect(pages()).toEqual([1])
  })

  test('a record that moved to the next page appears once', async () => {
    const { list, last } = await withFirstPage(40)
    void list.loadMore()
    await last().answer({ ids: ['r20', ...ids(21, 39)], total: 39 })
    expect(list.ids).toEqual(ids(1, 39))
    expect(list.complete).toBe(true)
  })

  test('an empty page is the end, whatever total the back end gives', async () => {
    const { list, last } = await withFirstPage(60)
    void list.loadMore()
    await last().answer({ ids: [], total: 60 })
    expect(list).toMatchObject({ total: 20, complete: true })
  })

  test('a back end that returns the same page for every page number ends after the pages its total allows', async () => {
    const list = new ListModel()
    const load = jest.fn(async () => ({ ids: ids(1, 20), total: 60 }))
    list.open('mine', load)
    await settled()
    await list.loadMore()
    expect(load).toHaveBeenCalledTimes(3)
    expect(list).toMatchObject({ ids: ids(1, 20), total: 20, complete: true, more: 'idle' })
  })

  test('a total smaller than the number of loaded rows is ignored', async () => {
    const { list, last } = await withFirstPage(40)
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 12 })
    expect(list.total).toBe(40)
  })

  test('a failed page keeps the rows and can be requested again', async () => {
    const { list, last, pages } = await withFirstPage()
    void list.loadMore()
    await last().fail(noNetwork)
    expect(list).toMatchObject({ more: 'failed', error: noNetwork, ids: ids(1, 20), status: 'ready' })
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 60 })
    expect(list).toMatchObject({ more: 'idle', ids: ids(1, 40) })
    expect(pages()).toEqual([1, 2, 2])
  })
})

describe('a refresh', () => {
  test('replaces the rows and restarts paging at page 2', async () => {
    const { list, last, pages } = await withFirstPage()
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 60 })
    const done = list.reload()
    expect(list).toMatchObject({ refreshing: true, ids: ids(1, 40) })
    await last().answer({ ids: ids(101, 120), total: 60 })
    await done
    expect(list).toMatchObject({ refreshing: false, ids: ids(101, 120) })
    void list.loadMore()
    expect(pages()).toEqual([1, 2, 1, 2])
  })

  test('that fails while the next page was loading leaves a list that can still page', async () => {
    const { list, last, pages } = await withFirstPage()
    void list.loadMore()
    const failed = list.reload().catch((error: unknown) => error)
    await last().fail(noNetwork)
    await expect(failed).resolves.toBe(noNetwork)
    // The aborted page counts as failed, so that a user at the end of the list sees a retry row.
    expect(list).toMatchObject({ ids: ids(1, 20), refreshing: false, more: 'failed', error: noNetwork })
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 60 })
    expect(list).toMatchObject({ ids: ids(1, 40), more: 'idle' })
    expect(pages()).toEqual([1, 2, 1, 2])
  })

  test('that fails while no page was loading shows no retry row', async () => {
    const { list, last } = await withFirstPage()
    const failed = list.reload().catch((error: unknown) => error)
    await last().fail(noNetwork)
    await expect(failed).resolves.toBe(noNetwork)
    expect(list.more).toBe('idle')
  })

  test('blocks paging until it is done', async () => {
    const { list, last, pages } = await withFirstPage()
    void list.reload()
    await list.loadMore()
    expect(pages()).toEqual([1, 1])
    await last().answer({ ids: ids(1, 20), total: 60 })
    void list.loadMore()
    expect(pages()).toEqual([1, 1, 2])
  })

  test('aborts the page that is still loading', async () => {
    const { list, requested, last } = await withFirstPage()
    void list.loadMore()
    void list.reload()
    expect(requested[1]?.signal.aborted).toBe(true)
    await last().answer({ ids: ids(101, 120), total: 60 })
    expect(list).toMatchObject({ ids: ids(101, 120), more: 'idle' })
  })

  test('a late answer for a previous list is neither shown nor stored', async () => {
    const list = new ListModel()
    const remember = jest.fn(async () => undefined)
    const seen = { remember, recall: async () => undefined }
    let answerLate: (page: IdPage) => void = () => undefined
    // This loader ignores its abort signal.
    list.open('mine', () => new Promise((resolve) => (answerLate = resolve)), seen)
    list.open('org', async () => ({ ids: ['o1'], total: 1, answer: 'org' }), seen)
    await settled()
    answerLate({ ids: ['m1'], total: 1, answer: 'mine' })
    await settled()
    expect(list.ids).toEqual(['o1'])
    expect(remember.mock.calls).toEqual([['org']])
  })
})

describe('a row that is removed', () => {
  test('disappears at once and can be put back at its position', async () => {
    const { list } = await withFirstPage()
    const putBack = list.remove('r5')
    expect(list.ids).not.toContain('r5')
    expect(list.total).toBe(59)
    putBack()
    expect(list).toMatchObject({ ids: ids(1, 20), total: 60 })
    putBack()
    expect(list.total).toBe(60)
  })

  test('that is not in the list changes nothing', async () => {
    const { list } = await withFirstPage()
    list.remove('other')()
    expect(list).toMatchObject({ ids: ids(1, 20), total: 60 })
  })

  test('is not put back into another list that was opened meanwhile', async () => {
    const { list, load, last } = await withFirstPage()
    const putBack = list.remove('r5')
    list.open('org', load)
    await last().answer({ ids: ['o1', 'o2'], total: 2 })
    putBack()
    expect(list).toMatchObject({ ids: ['o1', 'o2'], total: 2 })
  })

  test.each([1, 19, 20, 21, 40])('after %i removals the next page skips no row', async (count) => {
    const rows = ids(1, 100)
    const { load } = backEnd(rows)
    const list = new ListModel()
    list.open('pool', load)
    await settled()
    while (list.ids.length < 60) await list.loadMore()
    // The server removes it too, so all later rows move up there.
    for (const id of ids(1, count)) {
      rows.splice(rows.indexOf(id), 1)
      list.remove(id)
    }
    while (!list.complete) await list.loadMore()
    expect(list.ids).toEqual(ids(count + 1, 100))
  })

  test('and is put back causes no page to be requested twice', async () => {
    const rows = ids(1, 60)
    const { load, pages } = backEnd(rows)
    const list = new ListModel()
    list.open('pool', load)
    await settled()
    list.remove('r3')()
    await list.loadMore()
    expect(pages).toEqual([1, 2])
    expect(list.ids).toEqual(ids(1, 40))
  })

  test('while the next page is loading is compensated by the following page', async () => {
    const { list, last, pages } = await withFirstPage(60)
    void list.loadMore()
    list.remove('r1')
    // The server had already answered when the row was taken.
    await last().answer({ ids: ids(21, 40), total: 60 })
    void list.loadMore()
    await last().answer({ ids: ids(22, 41), total: 59 })
    expect(list.ids).toEqual(ids(2, 41))
    void list.loadMore()
    expect(pages()).toEqual([1, 2, 2, 3])
  })

  test('but still returned by the server does not reappear or stop paging', async () => {
    const rows = ids(1, 60)
    const { load } = backEnd(rows)
    const list = new ListModel()
    list.open('pool', load)
    await settled()
    list.remove('r20')
    await list.loadMore()
    // One call is enough, although the page requested again contained nothing new.
    expect(list.ids).toEqual([...ids(1, 19), ...ids(21, 40)])
  })
})

describe('a paused list', () => {
  test('aborts the page that is loading and can load it later', async () => {
    const { list, load, requested, last, pages } = await withFirstPage()
    void list.loadMore()
    list.pause()
    expect(requested[1]?.signal.aborted).toBe(true)
    await settled()
    expect(list).toMatchObject({ more: 'idle', ids: ids(1, 20), status: 'ready' })
    list.open('mine', load)
    expect(pages()).toEqual([1, 2])
    void list.loadMore()
    await last().answer({ ids: ids(21, 40), total: 60 })
    expect(list.ids).toEqual(ids(1, 40))
  })

  test('before its first page arrived requests it again when reopened', async () => {
    const { list, load, last, pages } = setUp()
    list.open('mine', load)
    list.pause()
    await settled()
    expect(list.status).toBe('loading')
    list.open('mine', load)
    await last().answer({ ids: ids(1, 20), total: 60 })
    expect(list).toMatchObject({ status: 'ready', ids: ids(1, 20) })
    expect(pages()).toEqual([1, 1])
  })

  test('during a refresh keeps its rows and reports no error', async () => {
    const { list } = await withFirstPage()
    const done = list.reload()
    list.pause()
    await expect(done).resolves.toBeUndefined()
    expect(list).toMatchObject({ status: 'ready', refreshing: false, ids: ids(1, 20), error: undefined })
  })

  test('during a refresh asks again when reopened, until an answer was shown', async () => {
    const { list, load, last, pages } = await withFirstPage()
    void list.reload()
    list.pause()
    await settled()
    list.open('mine', load)
    expect([pages(), list.refreshing]).toEqual([[1, 1, 1], true])
    await last().fail(noNetwork)
    expect(list).toMatchObject({ ids: ids(1, 20), status: 'ready', refreshing: false })
    list.open('mine', load)
    await last().answer({ ids: ids(2, 20), total: 59 })
    list.open('mine', load)
    expect([list.ids, pages()]).toEqual([ids(2, 20), [1, 1, 1, 1]])
  })

  test('opened twice with the same key sends one request', async () => {
    const { list, load, pages } = setUp()
    list.open('mine', load)
    list.open('mine', load)
    expect(pages()).toEqual([1])
  })

  test('opened with another key starts empty', async () => {
    const { list, load, last } = await withFirstPage()
    list.open('org', load)
    expect(list).toMatchObject({ key: 'org', status: 'loading', ids: [], total: 0 })
    await last().fail(noNetwork)
    expect(list).toMatchObject({ status: 'failed', error: noNetwork })
    void list.reload()
    expect(list.status).toBe('loading')
    await last().answer({ ids: ids(1, 3), total: 3 })
    expect(list).toMatchObject({ status: 'ready', error: undefined, complete: true })
  })
})
