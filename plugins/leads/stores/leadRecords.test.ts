import * as v from 'valibot'
import { defineStore } from '#platform/core'
import { HttpError } from '#platform/http'
import { leadDetailSchema } from '../api'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore, refused } from '../testing/fakeCore'
import { leadStore } from './LeadStore'
import { changeAddress, changeReason, discard, leadRecords, returnToPool, share, take, win } from './leadRecords'

const id = v.parse(leadIdSchema, 'L-000001')
const wireLead = (more: object = {}) => ({
  clueId: id,
  name: 'Hongsheng Ceramics',
  version: 3,
  stage: '2',
  state: '1',
  owner: { loginName: 'rep01', userName: '李伟', userNameEn: 'Li Wei' },
  ...more,
})
const rights = { claim: false, edit: true, checkIn: true, assign: false, discard: true, returnPool: true, phone: true }
const page = {
  getClueDetailList: () => [wireLead()],
  clueAuthority: () => rights,
  'ennNewClueScoring/selectList': () => ({ score: 86, parts: [] }),
  getEnnNewCluePotential: () => [],
  selectClueIdAndBp: () => [],
  findLowDistance: () => [],
  'ennNewClueTrack/selectList': () => [],
  selectPage: () => ({ list: [], total: 0 }),
}
const setUp = (answers: Parameters<typeof fakeCore>[0] = {}) => {
  const fake = fakeCore({ ...page, ...answers })
  const store = fake.core.store(leadRecords)
  return { ...fake, store, open: store.of(id) }
}
const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('the timeline of a lead that was opened before is there without network', async () => {
  let isOnline = true
  const track = { trackId: 'T-1', clueId: id, kind: 'call', text: 'Board meets.', at: '2026-11-20T01:41:00Z' }
  const clockIn = { clockInId: 'K-1', clueId: id, kind: 'visit', at: '2026-11-19T01:41:00Z' }
  const all = {
    ...page,
    'ennNewClueTrack/selectList': () => [track],
    selectPage: () => ({ list: [clockIn], total: 1 }),
  }
  const lost = new HttpError('network', 'Network Error', { callId: 'x' })
  const answers = Object.entries(all).map(([path, answer]) => [path, () => (isOnline ? answer() : lost)])
  const { open, store } = setUp(Object.fromEntries(answers))
  await open.open()
  isOnline = false
  // Records opened since push it out of memory.
  open.close()
  for (let number = 100; number < 125; number += 1) store.of(v.parse(leadIdSchema, `L-000${number}`))
  const again = store.of(id)
  expect(again).not.toBe(open)
  await again.open()
  expect(again.own.status).toBe('ready')
  expect(again.own.events.map((event) => event.id)).toEqual(['track:T-1', 'clockIn:K-1'])
})

describe('an open lead', () => {
  test('requests the record and the rights first, then the sections', async () => {
    const { open, paths } = setUp()
    await open.open()
    expect(paths().slice(0, 2)).toEqual(['getClueDetailList', 'clueAuthority'])
    expect(open.state).toBe('ready')
    expect(open.parts.score.value?.score).toBe(86)
  })

  test('requests nothing when opened again', async () => {
    const { open, seen } = setUp()
    await open.open()
    const { length } = seen
    await open.open()
    expect(seen).toHaveLength(length)
  })

  test('is not-found if it is missing, denied if the user may not see it', async () => {
    const gone = setUp({ getClueDetailList: () => [] })
    await gone.open.open()
    expect(gone.open.state).toBe('not-found')
    const denied = setUp({ getClueDetailList: () => [], clueAuthority: () => refused(4003) })
    await denied.open.open()
    expect(denied.open.state).toBe('denied')
  })

  test('does not request the sections if the record failed', async () => {
    const { open, seen } = setUp({ getClueDetailList: () => new HttpError('timeout', 'timeout', { callId: 'x' }) })
    await open.open()
    expect(open.state).toBe('failed')
    expect(seen).toHaveLength(2)
  })

  test('a failed section does not affect the others', async () => {
    const { open } = setUp({ getEnnNewCluePotential: () => refused(1001) })
    await open.open()
    expect(open.parts.potential.status).toBe('failed')
    expect(open.parts.score.status).toBe('ready')
    expect(open.state).toBe('ready')
  })
})

describe('leads kept in memory', () => {
  const other = (number: number) => v.parse(leadIdSchema, `L-1${String(number).padStart(5, '0')}`)
  const openMany = (store: ReturnType<typeof setUp>['store']) => {
    for (let number = 1; number <= 30; number += 1) store.of(other(number))
  }

  test('are the last twenty opened', () => {
    const { store, open } = setUp()
    const last = store.of(other(0))
    for (let number = 1; number <= 19; number += 1) store.of(other(number))
    expect(store.of(other(0))).toBe(last)
    expect(store.of(id)).not.toBe(open)
  })

  test('always include the one on screen', async () => {
    const { store, open } = setUp()
    await open.open()
    openMany(store)
    expect(store.of(id)).toBe(open)
    open.close()
    openMany(store)
    expect(store.of(id)).not.toBe(open)
  })

  test('always include the one that a form is open for', () => {
    const { store, open } = setUp()
    const release = open.hold()
    openMany(store)
    expect(store.of(id)).toBe(open)
    release()
    openMany(store)
    expect(store.of(id)).not.toBe(open)
  })

  test('always include the one with a running move', async () => {
    const answer = deferred<unknown>()
    const { core, store, open } = setUp({ clueDiscard: () => answer.promise })
    await open.main.need()
    const move = discard.run(core, id, { kind: 'noGas' })
    openMany(store)
    answer.resolve({ clues: [wireLead({ version: 4, state: '2' })] })
    await move
    expect(open.main.value?.state).toBe('discarded')
    expect(store.of(id)).toBe(open)
  })
})

describe('a move', () => {
  const moved = (more: object) => ({ clues: [wireLead(more)] })

  test('stores the record of the answer for the page and the lists', async () => {
    const { core, open, seen } = setUp({ clueDiscard: () => moved({ version: 4, state: '2' }) })
    await open.open()
    const outcome = await discard.run(core, id, { kind: 'otherSupplier', until: '2027-03' })
    expect(outcome.kind).toBe('done')
    expect(open.main.value?.state).toBe('discarded')
    expect(core.store(leadStore).get(id)?.state).toBe('discarded')
    const sent = seen.find((call) => call.path.endsWith('clueDiscard'))
    expect(sent?.request).toEqual({ clueId: id, version: 3, reason: 'D3', until: '2027-03' })
    expect(sent?.options.idempotencyKey).toBeTruthy()
  })

  test('reloads the rights while the page is shown', async () => {
    const { core, open, paths } = setUp({ clueDiscard: () => moved({ version: 4, state: '2' }) })
    await open.open()
    await discard.run(core, id, { kind: 'noGas' })
    expect(paths().filter((path) => path === 'clueAuthority')).toHaveLength(2)
    open.close()
    await changeReason.run(core, id, { kind: 'closed' })
    expect(paths().filter((path) => path === 'clueAuthority')).toHaveLength(2)
  })

  test('undo restores with the version of the move', async () => {
    const { core, open, seen } = setUp({
      clueDiscard: () => moved({ version: 4, state: '2' }),
      updateClue: () => moved({ version: 5 }),
    })
    await open.open()
    await discard.run(core, id, { kind: 'noGas' })
    expect(await take.undo?.(core, id)).toMatchObject({ kind: 'done' })
    const sent = seen.find((call) => call.path.endsWith('updateClue'))
    expect(sent?.request).toEqual({ clueIds: [id], version: 4, changes: { restore: true } })
    expect(open.main.value?.state).toBe('owned')
  })

  test('undoing a win makes the contract, the customer and the contacts stale that the lead had by it', async () => {
    const stale: string[] = []
    const others = defineStore('contracts.shown', () => ({ invalidateRecord: (of: string) => void stale.push(of) }))
    const { core, open } = setUp({
      getClueDetailList: () => [wireLead({ stage: '4' })],
      selectClueIdAndBp: () => [{ contactId: 'P-000001', name: '陈敏', influence: '2' }],
      updateClue: (request: { readonly changes: { readonly restore?: boolean } }) =>
        request.changes.restore
          ? moved({ version: 5, stage: '4' })
          : moved({ version: 4, stage: '5', custId: 'C-000001', contractId: 'CT-000001' }),
    })
    core.store(others)
    await open.open()
    await win.run(core, id, { contractId: 'CT-000001' })
    expect(stale).toEqual(['C-000001', 'CT-000001', 'P-000001'])
    await win.undo?.(core, id)
    expect(stale.slice(3)).toEqual(['C-000001', 'CT-000001', 'P-000001'])
  })

  test('a second press while the first is running sends nothing', async () => {
    const answer = deferred<unknown>()
    const { core, open, paths } = setUp({ clueDiscard: () => answer.promise })
    await open.open()
    const first = discard.run(core, id, { kind: 'noGas' })
    expect(await discard.run(core, id, { kind: 'noGas' })).toEqual({ kind: 'busy' })
    expect(open.moving).toBe('discard')
    answer.resolve(moved({ version: 4, state: '2' }))
    expect((await first).kind).toBe('done')
    expect(paths().filter((path) => path === 'clueDiscard')).toHaveLength(1)
    expect(open.moving).toBeUndefined()
  })

  test('a conflict writes nothing; the current record and the one seen before are available', async () => {
    const current = wireLead({ version: 9, stage: '3', owner: { loginName: 'rep02', userName: '王芳' } })
    const { core, open } = setUp({ clueDiscard: () => refused(4009, current) })
    await open.open()
    expect(await discard.run(core, id, { kind: 'noGas' })).toMatchObject({ kind: 'conflict' })
    expect(open.main.value?.version).toBe(9)
    expect(open.before?.version).toBe(3)
    open.seen()
    expect(open.before).toBeUndefined()
  })

  test('a refusal leaves the record unchanged and is returned', async () => {
    const { core, open } = setUp({
      updateClue: () => refused(4101, { name: '王芳', nameEn: 'Wang Fang', minutes: 2 }),
    })
    await open.open()
    const outcome = await take.run(core, id)
    expect(outcome).toMatchObject({ kind: 'failed', error: { code: 4101 } })
    expect(open.main.value?.version).toBe(3)
  })

  test('a move sent again after an unknown result has the same idempotency key', async () => {
    const answers = [new HttpError('timeout', 'timeout', { callId: 'x' }), moved({ version: 4, state: '0' })]
    const { core, open, seen } = setUp({ returnCluePublicSphere: () => answers.shift() })
    await open.open()
    await returnToPool.run(core, id, { reason: 'no capacity this year' })
    expect((await returnToPool.run(core, id, { reason: 'no capacity this year' })).kind).toBe('done')
    const keys = seen
      .filter((call) => call.path.endsWith('returnCluePublicSphere'))
      .map((c) => c.options.idempotencyKey)
    expect(keys[0]).toBe(keys[1])
  })

  test('a place is saved with the version that its form was filled from, though the lead changed since', async () => {
    const { core, open, store, seen } = setUp({ changeClueAddress: () => wireLead({ version: 10 }) })
    await open.open()
    store.applied(v.parse(leadDetailSchema, wireLead({ version: 9 })))
    await changeAddress.run(core, id, { version: 3, address: '18 Taoyuan East Road', point: { lng: 113, lat: 23 } })
    const sent = seen.find((call) => call.path.endsWith('changeClueAddress'))
    expect(sent?.request).toMatchObject({ version: 3, address: '18 Taoyuan East Road' })
  })

  test('sharing sends who it is shared with, and can be undone', async () => {
    const { core, open, seen } = setUp({ updateClue: () => moved({ version: 4 }) })
    await open.open()
    expect(await share.run(core, id, ['emp11', 'emp12'])).toMatchObject({ kind: 'done' })
    const sent = seen.find((call) => call.path.endsWith('updateClue'))
    expect(sent?.request).toEqual({ clueIds: [id], version: 3, changes: { collaborators: ['emp11', 'emp12'] } })
    expect(share.undo).toBeDefined()
  })
})
