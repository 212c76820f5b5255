import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import dev from '../dev'
import plugin from '../plugin'
import centersToday from '../today'
import openRequest from './openRequest'

beforeAll(() => startScreens(plugin))

/** The app of rep01, whose request CC-3 was returned. */
function withReturned() {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const opened: string[] = []
  Object.assign(core, { navigation: { openHref: (address: string) => opened.push(address) } })
  return { core, opened }
}

test('a message opens at once, before the request has loaded; its form if it was returned', () => {
  const { core, opened } = withReturned()
  openRequest(core, { id: 'CC-000003', step: 'returned' })
  openRequest(core, { id: 'CC-000003', step: 'done' })
  expect(opened).toEqual(['/costProfitCenterAdd?id=CC-000003&returned=1', '/costProfitCenterAdd?id=CC-000003'])
})

test('the start page leads to the form of a returned request', async () => {
  const items = await centersToday(withReturned().core, new AbortController().signal)
  expect(items.find(({ id }) => id === 'CC-000003')?.main).toEqual({
    does: 'write',
    to: '/costProfitCenterAdd?id=CC-000003&edit=1',
  })
})
