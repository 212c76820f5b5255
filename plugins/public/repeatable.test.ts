import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { defineStore } from '#platform/core'
import { addressOf } from '#platform/outbox'
import { getContact, saveContact } from './api'
import dev from './dev'
import plugin from './plugin'
import { contacts as records } from './records'
import calls from './repeatable'

beforeAll(() => startScreens(plugin))

const entry = calls.find(({ call }) => call.id === saveContact.id)
const he = { contactId: 'P-000002', version: 1, name: '何军', phones: ['13702881206'], influence: 'unknown' as const }

test('an edited contact that waits is compared in words, field by field', () => {
  const theirs = { ...he, version: 2, influence: '1', duty: '副总', card: '/file/theirs.jpg', can: ['edit'] }
  const mine = {
    ...he,
    influence: 'opposes',
    duty: '总监',
    phones: [...he.phones, '13500135000'],
    card: addressOf('F-1'),
  }
  const fields = entry?.compare?.(mine, theirs)
  expect(fields?.flatMap(({ label, mine, theirs }) => (mine === theirs ? [] : [[label, mine, theirs]]))).toEqual([
    ['field.phone2', '13500135000', '–'],
    ['field.duty', '总监', '副总'],
    ['field.influence', 'Opponent', 'Decision-maker'],
    ['field.card', 'New file', 'theirs.jpg (file)'],
  ])
  expect(fields?.map(({ label }) => label)).toEqual(expect.arrayContaining(['field.name', 'field.note']))
  expect(entry?.compare?.(mine, 'nothing that fits')).toBeUndefined()
})

test('what shows the contacts of the customer and of the lead is stale once an edit is sent, also after a restart', async () => {
  const sim = simulate(dev)
  const contacts = sim.store.table(contactKind)
  const known = contacts.get(he.contactId)
  if (!known) throw new Error('no contact')
  contacts.put({ ...known, clueId: 'L-000001' })
  const { core } = simCore(sim, plugin, 'rep01')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  await entry?.afterSent?.(core, he)
  for (const id of ['P-000002', 'C-000001', 'L-000001']) expect(invalidateRecord).toHaveBeenCalledWith(id)
})

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
  const there = () => entry?.alreadyThere(simCore(sim, plugin, 'rep01').core, { ...request, version })
  await rep01.call(saveContact, { ...request, card: undefined })
  expect(await there()).toBe(false)
  await rep01.call(saveContact, { ...request, version: version + 1 })
  expect(await there()).toBe(true)
})

test('a contact of which a form is open is read again before its sending ends', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { main } = core.store(records).of(he.contactId)
  await main.load()
  const before = main.value
  await entry?.afterSent?.(core, he)
  expect([main.error, main.value === before]).toEqual([undefined, false])
})
