import { followTodos } from '#domain/todos'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { HERE } from '#harness/backend/world'
import { defineStore } from '#platform/core'
import type { RequestOf } from '#platform/http'
import { isReadAgain } from '#testing'
import { beginVisit, commentVisit, getNeed, getVisit, moveNeed, saveVisit, writeMinutes } from './api'
import { visitKind } from './backend/records'
import { viewVisit } from './backend/visits'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'
import { needs, visits } from './stores'

beforeAll(() => startScreens(plugin))

const entry = calls.find(({ call }) => call.id === writeMinutes.id)
const request = {
  id: 'V-000008',
  version: 0,
  writtenAt: new Date(),
  text: 'They sign next week.',
  audio: [{ url: '/a.webm' }],
  photos: [],
  needs: [],
  steps: [],
}
const planned = {
  clueId: 'L-000001',
  purpose: 'first',
  from: new Date(),
  to: new Date(),
  place: { address: '季华西路6号' },
  contacts: [{ id: 'P-000001', name: '陈敏' }],
  participants: [],
}

test('minutes that waited are saved over the present ones, whose version is not that of their visit', () => {
  const sim = simulate(dev)
  const visit = sim.store.table(visitKind).get('V-000008')
  if (!visit) throw new Error('no visit')
  const theirs = JSON.parse(JSON.stringify(viewVisit({ ...visit, version: 5 }, sim.context('rep01'))))
  expect(entry?.onTop?.(request, theirs)).toMatchObject({ version: 1 })
  expect(entry?.compare?.(request, theirs)).toMatchObject([{ mine: request.text }, { mine: '1', theirs: '12' }])
})

test('a plan that waits is compared in words, and a place that is the same has one text', () => {
  const sim = simulate(dev)
  const visit = sim.store.table(visitKind).get('V-000002')
  if (!visit) throw new Error('no visit')
  const theirs = JSON.parse(JSON.stringify(viewVisit(visit, sim.context('rep01'))))
  const mine = {
    ...planned,
    id: visit.id,
    version: 1,
    from: new Date('2026-11-23T02:00:00Z'),
    to: new Date('2026-11-23T03:00:00Z'),
    place: { address: visit.address },
  }
  const fields = calls.find(({ call }) => call.id === saveVisit.id)?.compare?.(mine, theirs)
  expect(fields).toContainEqual(expect.objectContaining({ label: 'field.from', mine: 'Mon 23 Nov 10:00–11:00' }))
  expect(fields).toContainEqual({ label: 'field.place', mine: visit.address, theirs: visit.address })
  expect(fields).toContainEqual(expect.objectContaining({ label: 'field.purpose', mine: 'First visit' }))
  expect(fields).toContainEqual(expect.objectContaining({ label: 'field.participants', dictionary: 'people' }))
})

test('what shows the customer or lead is stale once an entry of the outbox was sent', () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  calls.find(({ call }) => call.id === saveVisit.id)?.afterSent?.(core, planned)
  expect(invalidateRecord).toHaveBeenCalledWith('L-000001')
})

test('a plan that was sent stays over its visit until the visit was read again', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { main } = core.store(visits).of('V-000002')
  await main.load()
  const send = () =>
    calls.find(({ call }) => call.id === saveVisit.id)?.afterSent?.(core, { ...planned, id: 'V-000002' })
  expect(await isReadAgain(core, main, send)).toBe(true)
})

test('a need that was done is read again before its sending ends', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { main } = core.store(needs).of('N-000001')
  await main.load()
  const before = main.value
  await calls
    .find(({ call }) => call.id === moveNeed.id)
    ?.afterSent?.(core, { id: 'N-000001', version: 1, to: 'done', text: 'Done.' })
  expect([main.error, main.value === before]).toEqual([undefined, false])
})

test.each([
  ['that this phone has read', true],
  ['after a restart', false],
])('a need that was done, %s: its visit is read again before its sending ends', async (_, isRead) => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const { version, visitId } = await sim.as('rep01').call(getNeed, { id: 'N-000001' })
  const { main } = core.store(visits).of(visitId)
  await main.load()
  if (isRead) await core.store(needs).of('N-000001').main.load()
  const done = { id: 'N-000001', version, to: 'done' as const, text: 'Done.' }
  await sim.as('rep01').call(moveNeed, done)
  await calls.find(({ call }) => call.id === moveNeed.id)?.afterSent?.(core, done)
  expect(main.value?.needs.find(({ id }) => id === 'N-000001')?.state).toBe('done')
})

test.each([
  ['needs found by minutes', writeMinutes, request],
  ['a need that is done', moveNeed, { id: 'N-000001', version: 1, to: 'done' as const, text: 'Done.' }],
])('to-dos are stale once the outbox has sent %s', (_, call, sent) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const stale = jest.fn()
  followTodos(core, stale)
  calls.find((each) => each.call.id === call.id)?.afterSent?.(core, sent)
  expect(stale).toHaveBeenCalled()
})

test('to-dos are stale once a need was done', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const stale = jest.fn()
  followTodos(core, stale)
  core.store(needs).applied(await sim.as('rep01').call(getNeed, { id: 'N-000001' }))
  expect(stale).toHaveBeenCalled()
})

/** Whether the outbox finds an entry, whose end is unclear, on the server. */
const isThere = (sim: ReturnType<typeof simulate>, id: string, sent: object) =>
  calls.find(({ call }) => call.id === id)?.alreadyThere(simCore(sim, plugin, 'rep01').core, sent)

describe('a changed plan whose end is unclear', () => {
  /** V-000002 as it is now, with one thing changed. */
  async function changed(more: Partial<RequestOf<typeof saveVisit>>) {
    const sim = simulate(dev)
    const { id, version, from, to, address, contacts, ...now } = await sim
      .as('rep01')
      .call(getVisit, { id: 'V-000002' })
    const participants = now.participants.map(({ id: loginName, part }) => ({
      loginName,
      part: part === 'host' ? ('H' as const) : ('A' as const),
    }))
    const plan = { id, version, purpose: 'renewal' as const, from, to, place: { address }, contacts, participants }
    return { sim, request: { ...plan, force: true, ...more } }
  }

  test.each<[string, Partial<RequestOf<typeof saveVisit>>]>([
    ['purpose', { purpose: 'complaint' }],
    ['contacts', { contacts: [{ id: 'P-000003', name: '梁伟明' }] }],
    ['participants', { participants: [{ loginName: 'emp11', part: 'A' }] }],
    ['host', { participants: [{ loginName: 'emp11', part: 'H' }] }],
    ['place', { place: { address: '新的会面地点' } }],
  ])('is there only once its %s was saved', async (_, more) => {
    const { sim, request } = await changed(more)
    expect(await isThere(sim, saveVisit.id, request)).toBe(false)
    await sim.as('rep01').call(saveVisit, request)
    // With the version that it has made, over which what waits behind it is sent.
    expect(await isThere(sim, saveVisit.id, request)).toBe((request.version ?? 0) + 1)
  })

  test('is not there by what somebody else saved', async () => {
    const { sim, request } = await changed({ purpose: 'complaint' })
    const [before] = [sim.store.table(visitKind).get('V-000002')]
    if (!before) throw new Error('no visit')
    sim.store.table(visitKind).put({ ...before, version: before.version + 1 })
    expect(await isThere(sim, saveVisit.id, request)).toBe(false)
  })
})

test('a plan that waited is there by its beginning, unless that one was cancelled', async () => {
  const sim = simulate(dev)
  const { custId, clueId, from, to } = await sim.as('rep01').call(getVisit, { id: 'V-000002' })
  const request = { ...planned, clueId, custId, from, to }
  expect(await isThere(sim, saveVisit.id, request)).toBe(true)
  const before = sim.store.table(visitKind).get('V-000002')
  if (!before) throw new Error('no visit')
  sim.store.table(visitKind).put({ ...before, state: 'cancelled' })
  expect(await isThere(sim, saveVisit.id, request)).toBe(false)
  const arrival = { key: 'press-1', kind: 'arrive', point: HERE, fixAt: from, deviceAt: from, photos: [] }
  expect(await isThere(sim, beginVisit.id, { ...arrival, custId, purpose: 'first', contacts: [] })).toBe(false)
})

test.each<[string, Partial<RequestOf<typeof writeMinutes>>]>([
  ['needs', { needs: [{ kind: 'steam', text: '补充蒸汽方案', owner: 'rep01', dueAt: '2026-11-27' }] }],
  ['photos', { photos: ['/p.jpg'] }],
])('minutes that only add %s are there once they were saved', async (_, more) => {
  const sim = simulate(dev)
  const text = '客户确认下周签署意向书。'
  const first = { ...request, id: 'V-000005', text, audio: [], writtenAt: sim.now }
  await sim.as('rep01').call(writeMinutes, first)
  const added = { ...first, version: 1, needs: [], ...more }
  expect(await isThere(sim, writeMinutes.id, added)).toBe(false)
  await sim.as('rep01').call(writeMinutes, added)
  expect(await isThere(sim, writeMinutes.id, added)).toBe(2)
})

test('a comment is there once it was written, not by an older one of the same words', async () => {
  const sim = simulate(dev)
  const comment = { id: 'V-000008', text: 'Call them.', writtenAt: sim.now }
  await sim.as('rep01').call(commentVisit, comment)
  expect(await isThere(sim, commentVisit.id, comment)).toBe(true)
  sim.wait(3_600_000)
  expect(await isThere(sim, commentVisit.id, { ...comment, writtenAt: sim.now })).toBe(false)
})
