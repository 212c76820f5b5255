import { getDictionary } from './api'

test('texts of dictionaries that no page can show are cut', () => {
  const long = '長'.repeat(100_000)
  const [entry] = getDictionary.response([{ code: 'a', name: long, nameEn: 'Short', description: long }])
  expect([entry?.name.length, entry?.nameEn, entry?.description?.length]).toEqual([100, 'Short', 2000])
  expect(entry?.name.endsWith('長…')).toBe(true)
})
