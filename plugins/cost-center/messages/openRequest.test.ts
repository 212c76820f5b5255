import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { requestKind, type SimRequest } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import centersToday from '../today'
import openRequest from './openRequest'

beforeAll(() => startScreens(plugin))

/** CC-3, a request of rep01 that was returned, or is in another state by now. */
function withReturned(state: SimRequest['state'] = 'returned') {
  const sim = simulate(dev)
  const table = sim.store.table(requestKind)
  table.put({ ...(table.get('CC-000003') as SimRequest), state })
  const { core } = simCore(sim, plugin, 'rep01')
  const opened: string[] = []
  Object.assign(core, { navigation: { openHref: (address: string) => opened.push(address) } })
  return { core, opened }
}

test('the message about a returned request opens its form', async () => {
  const { core, opened } = withReturned()
  await openRequest(core, { id: 'CC-000003', step: 'returned' })
  expect(opened).toEqual(['/costProfitCenterAdd?id=CC-000003&edit=1'])
})

test('once it is sent again, the message opens the request, which has no form any more', async () => {
  const { core, opened } = withReturned('step1')
  await openRequest(core, { id: 'CC-000003', step: 'returned' })
  expect(opened).toEqual(['/costProfitCenterAdd?id=CC-000003'])
})

test('the start page leads to the form of a returned request', async () => {
  const items = await centersToday(withReturned().core, new AbortController().signal)
  expect(items.find(({ id }) => id === 'CC-000003')?.main).toEqual({
    does: 'write',
    to: '/costProfitCenterAdd?id=CC-000003&edit=1',
  })
})
