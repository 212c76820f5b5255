import { simCore, simulate } from '#harness/backend/kit/testing'
import { getOpportunity, listOpportunities } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { opportunities } from '../records'
import openOpportunity from './openOpportunity'

test('an opportunity that is in memory is opened as it is now', async () => {
  const sim = simulate(dev)
  const whole = simCore(sim, plugin, 'rep01').core
  let reads = 0
  const http: typeof whole.http = (call, request, options) => {
    if (call.id === getOpportunity.id) reads += 1
    return whole.http(call, request, options)
  }
  const { core } = simCore(sim, plugin, 'rep01', { http })
  const [found] = (await core.http(listOpportunities, { page: 1 })).items
  if (!found) throw new Error('no opportunity')
  const opened: string[] = []
  Object.assign(core, { navigation: { openHref: (address: string) => opened.push(address) } })
  const { main } = core.store(opportunities).of(found.id)
  await main.load()
  openOpportunity(core, { id: found.id })
  await main.need()
  expect(opened).toEqual([`/intelligentCreationBussiness?id=${found.id}`])
  expect(reads).toBe(2)
})
