import { loadNow } from './loadEngine'
import { preloadChart } from './preload'

jest.mock('./loadEngine', () => ({ loadNow: jest.fn() }))
const load = jest.mocked(loadNow)

test('what draws charts is asked for at once', () => {
  load.mockResolvedValue({} as Awaited<ReturnType<typeof loadNow>>)
  preloadChart()
  expect(load.mock.calls).toEqual([['chart']])
})

test('a preload that fails is left to the chart, which loads it again', async () => {
  const failed = Promise.reject(new Error('no network'))
  const caught = jest.spyOn(failed, 'catch')
  load.mockReturnValue(failed)
  preloadChart()
  expect(caught).toHaveBeenCalledTimes(1)
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined()
})
