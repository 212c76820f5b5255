import * as v from 'valibot'
import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'
import { leadKind } from './records'

const LEAD = v.parse(leadIdSchema, 'L-000006')
const HOUR = 3_600_000

let sim: Simulation
beforeEach(() => {
  sim = simulate(dev)
})

/** rep01 checks in at the lead's own place; sent so many hours later. */
async function checkIn(change: object = {}, hours = 0) {
  const deviceAt = sim.now
  sim.wait(hours * HOUR)
  const point = lead()?.point
  return sim.as('rep01').call(api.insertClockIn, {
    leadId: LEAD,
    key: `key-${Math.random()}`,
    kind: 'visit',
    ...(point && { point }),
    accuracy: 12,
    fixAt: deviceAt,
    deviceAt,
    photos: ['/photo/1'],
    ...change,
  })
}
const lead = () => sim.store.table(leadKind).get(LEAD)
const list = async (who: string, tab: 'toReview' | 'reviewed' = 'toReview') =>
  (await sim.as(who).call(api.reviewCalls.list, { tab, page: 1 })).items
const decide = (who: string, id: string, version: number, decision: 'accept' | 'reject', comment?: string) =>
  sim.as(who).call(api.reviewCalls.decide, { id, version, decision, ...(comment && { comment }) })

describe('the manager’s list', () => {
  it('holds a check-in with two weak signals, not one with a single one', async () => {
    const before = (await list('rep02')).length
    const one = await checkIn({ accuracy: 300 })
    expect(one.clockIn.signals).toEqual(['poor-accuracy'])
    expect(await list('rep02')).toHaveLength(before)
    sim.wait(HOUR)
    const two = await checkIn({ accuracy: 300, fixAt: new Date(sim.now.getTime() - 60_000) })
    expect(two.clockIn.signals).toEqual(['old-fix', 'poor-accuracy'])
    const [first] = await list('rep02')
    expect(first).toMatchObject({
      id: two.clockIn.id,
      by: { id: 'rep01' },
      lead: { name: '西樵温泉酒店' },
      can: ['accept', 'reject'],
    })
  })

  it('holds one that was sent after more than 24 hours, until its author corrects it', async () => {
    const { clockIn } = await checkIn({}, 25)
    expect((await list('rep02')).map(({ id }) => id)).toContain(clockIn.id)
    await checkIn({ corrects: clockIn.id, note: 'Wrong company' })
    expect((await list('rep02')).map(({ id }) => id)).not.toContain(clockIn.id)
  })

  it('is for managers of that organisation', async () => {
    for (const who of ['rep01', 'rep03', 'rep04', 'rep05'])
      expect(await sim.refusal(list(who))).toMatchObject({ code: 4003, data: { right: 'lead.assign' } })
    expect(await list('rep02')).toHaveLength(4)
    expect(await list('rep02', 'reviewed')).toHaveLength(1)
  })
})

describe('accepting', () => {
  it('lets one that came too late count at its own time, as if it had come at once', async () => {
    const at = sim.now
    const { clockIn, lead: before } = await checkIn({}, 25)
    expect(before).toMatchObject({ stage: 'verified', lastContact: { kind: 'call' } })
    const accepted = await decide('rep02', clockIn.id, 1, 'accept')
    expect(accepted).toMatchObject({ isPending: false, review: { decision: 'accept', by: { id: 'rep02' } }, can: [] })
    expect(lead()).toMatchObject({ stage: 'followedUp', lastContact: { kind: 'checkIn', at: at.toISOString() } })
    expect((await list('rep02', 'reviewed')).map(({ id }) => id)).toContain(clockIn.id)
  })

  it('notifies whoever checked in', async () => {
    const { clockIn } = await checkIn({}, 25)
    await decide('rep02', clockIn.id, 1, 'accept')
    const received = [...sim.store.table(messageKind).values()].filter(
      ({ to, type }) => to === 'rep01' && type === 'clue.changed',
    )
    expect(received.map(({ params }) => params?.change)).toEqual(['checkIn.accept'])
  })

  it('leaves a next step that was planned with it as it is', async () => {
    const nextStep = { at: new Date(sim.now.getTime() + 100 * HOUR), kind: 'quote' as const }
    const { clockIn, lead: after } = await checkIn({ nextStep }, 25)
    expect(after.nextStep).toMatchObject({ kind: 'quote' })
    await decide('rep02', clockIn.id, 1, 'accept')
    expect(lead()?.nextStep).toMatchObject({ kind: 'quote' })
  })
})

describe('rejecting', () => {
  it('needs a comment, and takes the contact back', async () => {
    const before = lead()
    const score = async () => (await sim.as('rep01').call(api.getScoring, { id: LEAD })).score
    const scoreBefore = await score()
    const { clockIn, lead: after } = await checkIn({ accuracy: 300, fixAt: new Date(sim.now.getTime() - 60_000) })
    expect(after.lastContact?.kind).toBe('checkIn')
    expect(await score()).not.toBe(scoreBefore)
    expect((await sim.refusal(decide('rep02', clockIn.id, 1, 'reject'))).data).toEqual({
      fields: { comment: 'length' },
    })
    const rejected = await decide('rep02', clockIn.id, 1, 'reject', 'Nobody saw you there')
    expect(rejected).toMatchObject({
      isPending: false,
      review: { decision: 'reject', comment: 'Nobody saw you there' },
    })
    expect(lead()?.lastContact).toEqual(before?.lastContact)
    expect(await score()).toBe(scoreBefore)
  })
})

describe('two managers', () => {
  it('the second is told who was first', async () => {
    const { clockIn } = await checkIn({}, 25)
    await decide('rep02', clockIn.id, 1, 'accept')
    // emp06 manages the same organisation.
    const grant = sim.store.table(grantKind).get('GR-000001')
    if (grant)
      sim.store
        .table(grantKind)
        .put({ ...grant, id: 'GR-900001', loginName: 'emp06', roleName: 'manager', orgCode: '4406' })
    expect(await sim.refusal(decide('emp06', clockIn.id, 2, 'reject', 'Nobody saw you there'))).toMatchObject({
      code: 4107,
      data: { name: '陈静', nameEn: 'Chen Jing' },
    })
  })
})
