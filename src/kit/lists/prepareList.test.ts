import type { Core } from '#platform/core'
import type { ComingPage } from '#platform/navigation'
import type { ListModel } from './ListModel'
import { prepareList } from './useList'

const core = { offlineLists: {} } as Core
const page = (): ComingPage => ({ path: '/list', query: '', memory: new Map() })
const restore = () => ({ ids: [], total: 0 })

test('rows requested before the page is rendered are requested once', async () => {
  const load = jest.fn(async () => ({ ids: ['a'], total: 1 }))
  const at = page()
  prepareList(core, at, { key: 'mine', load, restore })
  const list = at.memory.get('list') as ListModel
  // The page renders while the request is pending, and again after it.
  list.open('mine', load)
  await new Promise((resolve) => setTimeout(resolve))
  list.open('mine', load)
  expect(list).toMatchObject({ status: 'ready', ids: ['a'] })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that already has a list keeps it', () => {
  const load = jest.fn(async () => ({ ids: [], total: 0 }))
  const at = page()
  at.memory.set('list', 'kept')
  prepareList(core, at, { key: 'mine', load, restore })
  expect(at.memory.get('list')).toBe('kept')
  expect(load).not.toHaveBeenCalled()
})
