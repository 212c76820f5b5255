import { simCore, simulate } from '#harness/backend/kit/testing'
import type { RequestOf } from '#platform/http'
import { saveAdvice } from './api'
import dev from './dev'
import plugin from './plugin'
import { advices } from './records'
import calls from './repeatable'

/** Whether the outbox finds a new draft, whose end is unclear, on the server. */
const draft: RequestOf<typeof saveAdvice> = {
  custId: 'C-000001',
  version: 0,
  needs: [{ tag: 'steam', weight: 'high' }],
}

test.each<[string, Partial<RequestOf<typeof saveAdvice>>]>([
  ['solution', { solutionId: { id: 'S-000001', name: '燃气蒸汽锅炉' } }],
  ['capacity', { capacity: 12 }],
  ['opportunity', { businessId: { id: 'B-000001', name: '蒸汽改造' } }],
  ['files', { files: ['/file/offer.pdf'] }],
  ['photos', { photos: ['/file/boiler.jpg'] }],
  ['words', { arguments: '蒸汽成本最低' }],
])('a draft of the same needs with other %s is another one', async (_, more) => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const isThere = (request: object) => calls.find(({ call }) => call.id === saveAdvice.id)?.alreadyThere(core, request)
  await sim.as('rep01').call(saveAdvice, draft)
  expect(await isThere(draft)).toBe(true)
  expect(await isThere({ ...draft, ...more })).toBe(false)
  await sim.as('rep01').call(saveAdvice, { ...draft, ...more })
  expect(await isThere({ ...draft, ...more })).toBe(true)
})

test('an open advice is read again once a draft of it was sent in the background', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const { id, version } = await sim.as('rep01').call(saveAdvice, draft)
  const open = core.store(advices).of(id)
  await open.open()
  const edited = { ...draft, adviceId: id, version, capacity: 12 }
  const saved = await sim.as('rep01').call(saveAdvice, edited)
  await calls.find(({ call }) => call.id === saveAdvice.id)?.afterSent?.(core, edited)
  expect(open.main.value).toMatchObject({ version: saved.version, capacity: 12 })
})
