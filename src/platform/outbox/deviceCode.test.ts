import { provideDeviceCode } from './deviceCode'
import { createLazyDrafts, createLazyOfflineLists } from './lazyOnDevice'

jest.mock('./openOnDevice', () => {
  throw new Error('Loading chunk openOnDevice failed')
})

test('code provided by a form is not loaded as a chunk', async () => {
  const drafts = createLazyDrafts(() => undefined)('rep01')
  await expect(drafts.list()).rejects.toThrow('Loading chunk')
  const openDrafts = () => ({ list: async () => [{ form: 'f', record: 'r', savedAt: 1 }] })
  // The part of the code that drafts use.
  provideDeviceCode({ openDrafts } as unknown as Parameters<typeof provideDeviceCode>[0])
  expect(await drafts.list()).toHaveLength(1)
})

test('a list that finishes loading after sign-out is not stored', async () => {
  const remembered: string[] = []
  const openOfflineLists = () => ({ remember: async (list: string) => void remembered.push(list) })
  provideDeviceCode({ openOfflineLists } as unknown as Parameters<typeof provideDeviceCode>[0])
  const lists = createLazyOfflineLists(() => undefined)('rep01')
  await lists.remember('/clueList', 'page')
  lists.dispose()
  await lists.remember('/clueDetail', 'page')
  expect(remembered).toEqual(['/clueList'])
})
