import { HttpError } from '#src/http'
import { type IdPage, ListModel, type LoadPage } from './ListModel'

const failed = new HttpError('status', 'no', { callId: 'list', status: 500 })
const cancelled = new HttpError('cancelled', 'canceled', { callId: 'list' })

interface Asked {
  readonly page: number
  readonly signal: AbortSignal
  answer(ids: readonly string[], total?: number): Promise<void>
  refuse(error: unknown): Promise<void>
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A list whose pages are answered by hand, in any order. */
function setUp() {
  const list = new ListModel()
  const asked: Asked[] = []
  const load: LoadPage = (page, signal) =>
    new Promise<IdPage>((resolve, reject) => {
      asked.push({
        page,
        signal,
        answer: (ids, total = 5) => {
          resolve({ ids, total })
          return settled().then(() => undefined)
        },
        refuse: (error) => {
          reject(error)
          return settled().then(() => undefined)
        },
      })
    })
  const last = () => {
    const question = asked.at(-1)
    if (!question) throw new Error('nothing was asked')
    return question
  }
  /** With its first page on screen. */
  const opened = async (ids: readonly string[] = ['a', 'b'], total = 5) => {
    list.open('mine', load)
    await last().answer(ids, total)
  }
  return { list, load, asked, last, opened, pages: () => asked.map(({ page }) => page) }
}

describe('paging', () => {
  test('the next page stands behind the first, until all is there', async () => {
    const { list, opened, last, pages } = setUp()
    await opened()
    expect(list).toMatchObject({ ids: ['a', 'b'], total: 5, status: 'ready', complete: false })
    void list.loadMore()
    expect(list.more).toBe('loading')
    await last().answer(['c', 'd'])
    void list.loadMore()
    await last().answer(['e'])
    expect(list).toMatchObject({ ids: ['a', 'b', 'c', 'd', 'e'], more: 'idle', complete: true })
    await list.loadMore()
    expect(pages()).toEqual([1, 2, 3])
  })

  test('a record that moved between two pages stands in the list once, in its first place', async () => {
    const { list, opened, last } = setUp()
    await opened()
    void list.loadMore()
    await last().answer(['b', 'c'])
    expect(list).toMatchObject({ ids: ['a', 'b', 'c'], total: 5 })
  })

  test('a page of records that all moved is not the end: the one behind it is asked for', async () => {
    const { list, opened, last, pages } = setUp()
    await opened()
    void list.loadMore()
    await last().answer(['a', 'b'])
    expect(list).toMatchObject({ ids: ['a', 'b'], total: 5, complete: false })
    void list.loadMore()
    expect(pages()).toEqual([1, 2, 3])
  })

  test('an empty page is the end, whatever the total says', async () => {
    const { list, opened, last, pages } = setUp()
    await opened()
    void list.loadMore()
    await last().answer([], 5)
    expect(list).toMatchObject({ ids: ['a', 'b'], total: 2, complete: true })
    await list.loadMore()
    expect(pages()).toEqual([1, 2])
  })

  test('the newest total counts, and never less than the rows that are there', async () => {
    const { list, opened, last } = setUp()
    await opened()
    void list.loadMore()
    await last().answer(['c'], 9)
    expect(list.total).toBe(9)
    void list.loadMore()
    await last().answer(['d'], 1)
    expect(list).toMatchObject({ ids: ['a', 'b', 'c', 'd'], total: 4, complete: true })
  })

  test('two calls for the next page ask once', async () => {
    const { list, opened, pages } = setUp()
    await opened()
    void list.loadMore()
    void list.loadMore()
    expect(pages()).toEqual([1, 2])
  })

  test('a page that failed is asked for again; the rows stay', async () => {
    const { list, opened, last, pages } = setUp()
    await opened()
    void list.loadMore()
    await last().refuse(failed)
    expect(list).toMatchObject({ ids: ['a', 'b'], more: 'failed', error: failed, status: 'ready' })
    void list.loadMore()
    await last().answer(['c'])
    expect(list).toMatchObject({ ids: ['a', 'b', 'c'], more: 'idle' })
    expect(pages()).toEqual([1, 2, 2])
  })

  test('a reload takes the place of a next page that is under way, and begins with the second page again', async () => {
    const { list, opened, asked, last, pages } = setUp()
    await opened()
    void list.loadMore()
    await last().answer(['c'])
    void list.loadMore()
    const third = asked[2]
    void list.reload()
    expect(third?.signal.aborted).toBe(true)
    expect(list.refreshing).toBe(true)
    expect(pages()).toEqual([1, 2, 3, 1])
    await last().answer(['x', 'a'])
    await third?.answer(['d'])
    expect(list).toMatchObject({ ids: ['x', 'a'], refreshing: false, more: 'idle' })
    void list.loadMore()
    expect(pages()).toEqual([1, 2, 3, 1, 2])
  })
})

describe('opening', () => {
  test('behind rows that are being loaded anew no page is asked for: it would not fit', async () => {
    const { list, opened, last, pages } = setUp()
    await opened()
    void list.reload()
    await list.loadMore()
    expect(pages()).toEqual([1, 1])
    await last().answer(['a'])
    void list.loadMore()
    expect(pages()).toEqual([1, 1, 2])
  })

  test('rows that answer it already, or are on their way, stay without a call', async () => {
    const { list, load, last, pages } = setUp()
    list.open('mine', load)
    list.open('mine', load)
    await last().answer(['a'])
    list.open('mine', load)
    expect(pages()).toEqual([1])
  })

  test('another question empties the list and cancels the earlier one, whose answer comes too late', async () => {
    const { list, load, opened, asked } = setUp()
    await opened()
    void list.reload()
    list.open('pool', load)
    expect(list).toMatchObject({ key: 'pool', ids: [], total: 0, status: 'loading' })
    expect(asked[1]?.signal.aborted).toBe(true)
    await asked[2]?.answer(['p'], 1)
    await asked[1]?.answer(['late'])
    expect(list).toMatchObject({ ids: ['p'], total: 1, complete: true })
  })

  test('a first page that failed is asked for again', async () => {
    const { list, load, last, pages } = setUp()
    list.open('mine', load)
    await last().refuse(failed)
    expect(list).toMatchObject({ status: 'failed', error: failed })
    list.open('mine', load)
    await last().answer(['a'])
    expect(list).toMatchObject({ status: 'ready', error: undefined })
    expect(pages()).toEqual([1, 1])
  })

  test('a reload that failed leaves the rows, and whoever pulled is told', async () => {
    const { list, opened, last } = setUp()
    await opened()
    const reloaded = list.reload()
    const told = expect(reloaded).rejects.toBe(failed)
    await last().refuse(failed)
    await told
    expect(list).toMatchObject({ ids: ['a', 'b'], status: 'ready', refreshing: false })
  })
})

describe('removing', () => {
  test('takes the record out at once and counts one less', async () => {
    const { list, opened } = setUp()
    await opened(['a', 'b', 'c'])
    list.remove('b')
    expect(list).toMatchObject({ ids: ['a', 'c'], total: 4 })
  })

  test('is undone in the place where the record stood, once', async () => {
    const { list, opened } = setUp()
    await opened(['a', 'b', 'c'])
    const undo = list.remove('b')
    undo()
    undo()
    expect(list).toMatchObject({ ids: ['a', 'b', 'c'], total: 5 })
  })

  test('of a record that is not there changes nothing, nor does undoing it', async () => {
    const { list, opened } = setUp()
    await opened()
    list.remove('z')()
    expect(list).toMatchObject({ ids: ['a', 'b'], total: 5 })
  })
})

describe('a page that is left', () => {
  test('gives up the first page, which is asked for again on return', async () => {
    const { list, load, asked, last } = setUp()
    list.open('mine', load)
    list.pause()
    expect(asked[0]?.signal.aborted).toBe(true)
    await asked[0]?.refuse(cancelled)
    expect(list).toMatchObject({ status: 'loading', error: undefined })
    list.open('mine', load)
    await last().answer(['a'])
    expect(list).toMatchObject({ ids: ['a'], status: 'ready' })
  })

  test('gives up the next page, which is asked for again on return', async () => {
    const { list, opened, asked, last, pages } = setUp()
    await opened()
    void list.loadMore()
    list.pause()
    expect(list.more).toBe('idle')
    await asked[1]?.refuse(cancelled)
    expect(list).toMatchObject({ ids: ['a', 'b'], more: 'idle', error: undefined })
    void list.loadMore()
    await last().answer(['c'])
    expect(list.ids).toEqual(['a', 'b', 'c'])
    expect(pages()).toEqual([1, 2, 2])
  })

  test('says again that a page failed: only what is under way is given up', async () => {
    const { list, opened, last } = setUp()
    await opened()
    void list.loadMore()
    await last().refuse(failed)
    list.pause()
    expect(list.more).toBe('failed')
  })

  test('refreshes no longer, and its rows stay', async () => {
    const { list, opened, last } = setUp()
    await opened()
    void list.reload()
    list.pause()
    await last().refuse(cancelled)
    expect(list).toMatchObject({ ids: ['a', 'b'], refreshing: false, status: 'ready' })
  })
})
