import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { saveItem } from './api'
import dev from './dev'
import plugin from './plugin'
import { items } from './records'
import calls from './repeatable'

beforeAll(() => startScreens(plugin))

test('an item whose edit waited was read again once its sending ends', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { main } = core.store(items).of('K-000001')
  await main.load()
  const before = main.value
  const edited = { itemId: 'K-000001', version: 1, title: 'Steam', category: 'product', visibility: 'all' }
  const sent = { ...edited, files: [], tags: [], orgs: [] }
  await calls.find(({ call }) => call.id === saveItem.id)?.afterSent?.(core, sent)
  expect([main.error, before === undefined, main.value === before]).toEqual([undefined, false, false])
})
