import { lazyOnce } from './loadChunk'

test('loads once, on first use', async () => {
  const load = jest.fn(async () => 'loaded')
  const open = lazyOnce(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([open(), open()])).resolves.toEqual(['loaded', 'loaded'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('retries after a failure', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('loaded')
  const open = lazyOnce(load)
  await expect(open()).rejects.toThrow('no network')
  await expect(open()).resolves.toBe('loaded')
})
