import * as v from 'valibot'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore, refused } from '../testing/fakeCore'
import { wireLead, wireSite } from '../testing/samples'
import { leadStore } from './LeadStore'

const id = v.parse(leadIdSchema, 'L-000001')
const signal = new AbortController().signal

test('a page of my leads is stored in the records and returns its ids in order', async () => {
  const { core, seen } = fakeCore({ getClueOwnList: () => ({ list: [wireLead, wireSite], total: 128 }) })
  const leads = core.store(leadStore)
  const page = await leads.list({ tab: 'mine', filter: { due: 'today' } }, 2, signal)
  expect(page).toMatchObject({ ids: ['L-000001', 'I-000001'], total: 128 })
  expect(leads.get('L-000001')?.potential.gas).toBe(4_199_897)
  expect(seen[0]?.request).toEqual({ pageNum: 2, pageSize: 20, due: 'today' })
})

test('a site without score, potential, point and owner is stored', async () => {
  const { core, seen } = fakeCore({ getClueList: () => ({ list: [wireSite], total: 1 }) })
  const leads = core.store(leadStore)
  await leads.list({ tab: 'pool', filter: {}, position: { lng: 113, lat: 23 } }, 1, signal)
  expect(leads.get('I-000001')).toMatchObject({ score: undefined, labels: [], owner: undefined, followed: false })
  expect(seen[0]?.request).toEqual({ pageNum: 1, pageSize: 20, type: 'pool', lng: 113, lat: 23 })
})

test('restoring a stored list skips rows that do not parse', () => {
  const { core } = fakeCore({})
  const leads = core.store(leadStore)
  const kept = { list: [wireLead, { ...wireSite, version: 'new' }], total: 2 }
  expect(leads.restore(kept)).toEqual({ ids: ['L-000001'], total: 2 })
  expect(() => leads.restore({ list: 'of another version' })).toThrow()
})

test('a record reloaded without a distance keeps the known distance', async () => {
  const { core } = fakeCore({
    getClueOwnList: () => ({ list: [wireLead], total: 1 }),
    getClueDetailList: () => [{ ...wireLead, distance: undefined, score: 90 }],
  })
  const leads = core.store(leadStore)
  await leads.list({ tab: 'mine', filter: {} }, 1, signal)
  await leads.refresh(id)
  expect(leads.get('L-000001')).toMatchObject({ score: 90, distance: 350 })
})

describe('the star', () => {
  async function starred(answer: () => unknown) {
    const { core, seen } = fakeCore({
      getClueOwnList: () => ({ list: [{ ...wireLead, attention: false }], total: 1 }),
      clueAttention: answer,
      clueAttentionCancel: answer,
    })
    const leads = core.store(leadStore)
    await leads.list({ tab: 'mine', filter: {} }, 1, signal)
    return { seen, leads }
  }

  test('is set at once, before the server has answered', async () => {
    const { leads } = await starred(() => null)
    const sent = leads.follow(id, true)
    expect(leads.get('L-000001')?.followed).toBe(true)
    await sent
    expect(leads.get('L-000001')?.followed).toBe(true)
  })

  test('is cleared again if the server refuses, and the call rejects', async () => {
    const { leads } = await starred(() => {
      throw refused(4003)
    })
    await expect(leads.follow(id, true)).rejects.toThrow('refused 4003')
    expect(leads.get('L-000001')?.followed).toBe(false)
  })

  test('set and cleared, both refused: ends in the state of the server', async () => {
    const { leads } = await starred(() => {
      throw refused(4003)
    })
    const ends = await Promise.allSettled([leads.follow(id, true), leads.follow(id, false)])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(leads.get('L-000001')?.followed).toBe(false)
  })

  test('set, with only the clearing refused: stays set', async () => {
    const answers = [null, refused(4003)]
    const { leads } = await starred(() => answers.shift())
    await Promise.allSettled([leads.follow(id, true), leads.follow(id, false)])
    expect(leads.get('L-000001')?.followed).toBe(true)
  })

  test('stays set when the list is reloaded before the server has answered', async () => {
    const { leads } = await starred(() => null)
    const sent = leads.follow(id, true)
    await leads.list({ tab: 'mine', filter: {} }, 1, signal)
    await sent
    expect(leads.get('L-000001')?.followed).toBe(true)
  })

  test('is sent in the order of the taps, and the last tap wins', async () => {
    const { seen, leads } = await starred(() => null)
    await Promise.all([leads.follow(id, true), leads.follow(id, false)])
    expect(seen.slice(1).map((call) => call.path.split('/').pop())).toEqual(['clueAttention', 'clueAttentionCancel'])
    expect(leads.get('L-000001')?.followed).toBe(false)
  })
})

test('a lead missing on the server is removed from the records', async () => {
  const { core } = fakeCore({
    getClueOwnList: () => ({ list: [wireLead], total: 1 }),
    getClueDetailList: () => [],
  })
  const leads = core.store(leadStore)
  await leads.list({ tab: 'mine', filter: {} }, 1, signal)
  await expect(leads.refresh(id)).resolves.toBeUndefined()
  expect(leads.get('L-000001')).toBeUndefined()
})
