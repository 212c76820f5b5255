import * as v from 'valibot'
import { type Submit, sendSubmission } from '#kit/forms'
import type { Core } from '#platform/core'
import { HttpError } from '#platform/http'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore } from '../testing/fakeCore'
import type { FollowUp } from './followUp'
import { leadRecords } from './leadRecords'
import { followUpSubmission } from './submissions'

const id = v.parse(leadIdSchema, 'L-000001')
const at = new Date('2026-11-23T01:00:00Z')
const followUp: FollowUp = {
  leadId: id,
  kind: 'call',
  contactId: 'C-1',
  text: 'Board meets on 4 December.',
  nextStep: { at, kind: 'visit' },
}
const clue = { clueId: id, name: 'Hongsheng Ceramics', version: 4, stage: '3', state: '1' }
const track = {
  trackId: 'T-1',
  clueId: id,
  kind: 'call',
  text: followUp.text,
  at: '2026-11-20T01:41:00Z',
  by: { loginName: 'rep01', userName: '李伟' },
  contact: { contactId: 'C-1', name: '陈敏' },
  nextStep: { at: at.toISOString(), kind: 'visit' },
}

const send = (core: Core, submit: Submit) =>
  sendSubmission(core, followUpSubmission(core, followUp), { ...submit, plugin: 'leads' })
/** Online, as the tests are. */
const waits = { kind: 'queued', why: 'response' }

const setUp = (stored: unknown[]) => {
  const fake = fakeCore({
    'ennNewClueTrack/insert': () => ({ track, clue }),
    'ennNewClueTrack/selectList': () => stored,
    selectClueIdAndBp: () => [],
  })
  return { ...fake, open: fake.core.store(leadRecords).of(id) }
}

describe('a follow-up that is sent', () => {
  test('stands in the timeline and moves the lead on', async () => {
    const { core, open, seen } = setUp([])
    await open.own.tracks.load()
    await send(core, { key: 'k1', mayHaveArrived: false })
    expect(open.own.tracks.value?.map((one) => one.id)).toEqual(['T-1'])
    expect(open.main.value?.stage).toBe('followedUp')
    expect(seen[seen.length - 1]).toMatchObject({
      request: { clueId: id, nextStep: { at: '2026-11-23T01:00:00.000Z', kind: 'visit' } },
      options: { idempotencyKey: 'k1' },
    })
  })
})

test.each([
  ['somebody new', { contactId: undefined, contactName: '何主任' }, true],
  ['a known contact', {}, false],
])('after a follow-up with %s the people are loaded again: %s', async (_, more, isLoaded) => {
  const { core, paths, open } = setUp([])
  await open.parts.contacts.load()
  const request = { ...followUp, ...more }
  await sendSubmission(core, followUpSubmission(core, request), { key: 'k1', mayHaveArrived: false, plugin: 'leads' })
  await open.parts.contacts.need()
  expect(paths().filter((path) => path === 'selectClueIdAndBp')).toHaveLength(isLoaded ? 2 : 1)
})

test('a follow-up makes what shows its contact stale', async () => {
  const { core } = setUp([])
  const invalidateRecord = jest.spyOn(core, 'invalidateRecord')
  await send(core, { key: 'k1', mayHaveArrived: false })
  expect(invalidateRecord.mock.calls).toContainEqual(['C-1'])
})

describe('a follow-up without network', () => {
  const lost = new HttpError('network', 'Network Error', { callId: 'x' })

  test('goes to the outbox with its key, to be looked up before it is sent again', async () => {
    const { core, queued } = fakeCore({ 'ennNewClueTrack/insert': () => lost })
    expect(await send(core, { key: 'k1', mayHaveArrived: false })).toEqual(waits)
    expect(queued).toMatchObject([
      { request: followUp, record: 'lead:L-000001', idempotencyKey: 'k1', mayHaveArrived: true },
    ])
  })

  test('a repeat that could not be looked up is not sent blindly', async () => {
    const { core, queued, paths } = setUp([])
    expect(await send(core, { key: 'k1', mayHaveArrived: true })).toEqual(waits)
    const earlier = { request: { ...followUp, text: 'Before it was changed.' }, idempotencyKey: 'k1' }
    expect(await send(core, { key: 'k2', mayHaveArrived: false, earlier })).toEqual(waits)
    expect(paths()).toEqual([])
    expect(queued).toMatchObject([{ mayHaveArrived: true }, { idempotencyKey: 'k2', earlier }])
  })
})

test('a check-in is added to the timeline once, a correction shows it as it is now, a leaving ends it', async () => {
  const arrival = { clockInId: 'K-1', version: 1, clueId: id, kind: 'visit', at: '2026-11-20T06:32:20Z' }
  const { core } = fakeCore({ selectPage: () => ({ list: [arrival], total: 1 }) })
  const { own } = core.store(leadRecords).of(id)
  await own.clockIns.load()
  const [known] = own.clockIns.value?.items ?? []
  if (!known) throw new Error('no check-in')
  own.addClockIn({ ...known, id: 'K-2', kind: 'leave', arriveId: 'K-1', at: new Date('2026-11-20T07:13:45Z') })
  expect(own.clockIns.value).toMatchObject({ total: 2, items: [{ id: 'K-2' }, { id: 'K-1', dwell: 41 }] })
  own.addClockIn({ ...known, text: 'The neighbour, not them.' })
  expect(own.clockIns.value).toMatchObject({
    total: 2,
    items: [{ id: 'K-2' }, { id: 'K-1', text: 'The neighbour, not them.' }],
  })
})
