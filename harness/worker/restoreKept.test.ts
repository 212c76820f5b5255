import { allowConsole } from '../../spec/jest.setup'
import { createBackend } from '../backend/createBackend'
import { restoreKept } from './restoreKept'

const backend = () => createBackend({ devs: [], isAlone: true })
const cacheOf = (text: string | undefined) => {
  const remove = jest.fn(async () => true)
  const kept = text === undefined ? undefined : ({ json: async () => JSON.parse(text) } as Response)
  return { match: async () => kept, delete: remove }
}

test('what was kept is there again', async () => {
  const first = backend()
  const cache = cacheOf(JSON.stringify(first.dump()))
  await restoreKept(cache, backend())
  expect(cache.delete).not.toHaveBeenCalled()
})

test.each(['{}', '{ "version": 1, "spaces": 3 }', 'no JSON'])(
  'what cannot be read, %s, is dropped, and said',
  async (text) => {
    allowConsole(/begins anew/)
    const cache = cacheOf(text)
    await restoreKept(cache, backend())
    expect(cache.delete).toHaveBeenCalledWith('dump.json')
  },
)

test('nothing is kept at first', async () => {
  const cache = cacheOf(undefined)
  await restoreKept(cache, backend())
  expect(cache.delete).not.toHaveBeenCalled()
})
