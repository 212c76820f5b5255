import { simCore, simulate } from '#harness/backend/kit/testing'
import { getContact, saveContact } from './api'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

test('a changed business card that waited is there once it was saved, not by what somebody else saved', async () => {
  const sim = simulate(dev)
  const rep01 = sim.as('rep01')
  const { id: contactId, version, name, phones, influence } = await rep01.call(getContact, { id: 'P-000002' })
  const request = {
    contactId,
    version,
    name,
    phones,
    influence: influence as 'decides',
    card: '/file/fdfs/F-1/card.jpg',
  }
  const there = () =>
    calls
      .find(({ call }) => call.id === saveContact.id)
      ?.alreadyThere(simCore(sim, plugin, 'rep01').core, { ...request, version })
  await rep01.call(saveContact, { ...request, card: undefined })
  expect(await there()).toBe(false)
  await rep01.call(saveContact, { ...request, version: version + 1 })
  expect(await there()).toBe(true)
})
