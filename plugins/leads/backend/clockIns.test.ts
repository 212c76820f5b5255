import * as v from 'valibot'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import { rights } from '../../visits/rights'
import * as api from '../api'
import dev from '../dev'
import { leadIdSchema } from '../rules/vocabulary'
import { leadKind } from './records'

const id = (number: number) => v.parse(leadIdSchema, `L-${String(number).padStart(6, '0')}`)
const minutes = (count: number) => new Date(Number(NOW) + count * 60_000)

let sim: Simulation
let key = 0
beforeEach(() => {
  sim = simulate(dev)
})

/** A check-in at the lead's own place, at the time of the server. */
function checkIn(number: number, change: object = {}, who = 'rep01') {
  key++
  const point = sim.store.table(leadKind).get(id(number))?.point ?? { lng: 113, lat: 23 }
  return sim.as(who).call(api.insertClockIn, {
    leadId: id(number),
    key: `key-${key}`,
    kind: 'visit',
    point,
    accuracy: 12,
    fixAt: sim.now,
    deviceAt: sim.now,
    photos: ['/photo/1'],
    ...change,
  })
}
const north = (number: number, metres: number) => {
  const point = sim.store.table(leadKind).get(id(number))?.point
  if (!point) throw new Error('no place')
  return { ...point, lat: point.lat + metres / 111_195 }
}
const listed = async (number: number) =>
  (await sim.as('rep01').call(api.selectClockIns, { id: id(number), page: 1 })).items

describe('a check-in', () => {
  it('has what was said in its recordings once the server has written it, 5 s later', async () => {
    await checkIn(6, { audio: ['/audio/1'] })
    const heard = async () => (await listed(6))[0]?.audio
    expect(await heard()).toEqual([{ url: '/audio/1', transcript: undefined }])
    sim.wait(5000)
    expect(await heard()).toEqual([{ url: '/audio/1', transcript: 'No transcript' }])
  })

  it('stands first in the timeline with distance, address and both times, and moves a verified lead on', async () => {
    const { clockIn, lead } = await checkIn(6, { text: 'Seen the boiler house.' })
    expect(clockIn).toMatchObject({ kind: 'visit', distance: 0, accuracy: 12, at: NOW, serverAt: NOW, signals: [] })
    expect(clockIn.address).not.toBe('')
    expect(lead).toMatchObject({ stage: 'followedUp', lastContact: { kind: 'checkIn', at: NOW } })
    expect((await listed(6))[0]).toMatchObject({ id: clockIn.id, text: 'Seen the boiler house.' })
  })

  it('that arrives twice is there once', async () => {
    const first = await checkIn(1, { key: 'same' })
    const second = await checkIn(1, { key: 'same' })
    expect(second.clockIn.id).toBe(first.clockIn.id)
    expect(await listed(1)).toHaveLength(2)
  })

  it('needs a reason outside of the zone, not at 100.0 m and not at its edge', async () => {
    const { data } = await sim.refusal(checkIn(1, { point: north(1, 113) }))
    expect(data).toEqual({ fields: { reason: 'reason' } })
    expect((await checkIn(1, { point: north(1, 99.99) })).clockIn.signals).toEqual([])
    sim.wait(600_000)
    expect((await checkIn(1, { point: north(1, 111) })).clockIn.signals).toEqual(['edge'])
    sim.wait(600_000)
    const { clockIn } = await checkIn(1, { point: north(1, 900), reason: 'Road is closed' })
    expect(clockIn).toMatchObject({ distance: 900, reason: 'Road is closed', signals: ['outside'] })
  })

  it('needs a photo, at most six', async () => {
    expect((await sim.refusal(checkIn(1, { photos: [] }))).data).toEqual({ fields: { photos: 'photos' } })
    expect((await sim.refusal(checkIn(1, { photos: Array(7).fill('p') }))).data).toEqual({
      fields: { photos: 'photos' },
    })
  })

  it('without accuracy is kept with its signal', async () => {
    expect((await checkIn(1, { accuracy: undefined })).clockIn.signals).toEqual(['no-accuracy'])
  })

  it('sent within a day counts at its own time and is marked late; a later one waits for a manager', async () => {
    sim.at(minutes(24 * 60))
    const late = await checkIn(6, { deviceAt: minutes(0), fixAt: minutes(0) })
    expect(late.clockIn).toMatchObject({ at: NOW, serverAt: minutes(24 * 60), signals: ['late'], isPending: false })
    expect(late.lead).toMatchObject({ stage: 'followedUp' })
    const later = await checkIn(3, { deviceAt: minutes(-1), fixAt: minutes(-1), point: north(3, 0) })
    expect(later.clockIn).toMatchObject({ isPending: true })
    expect(later.lead).toMatchObject({ stage: 'verified' })
  })

  it('at a lead that was discarded meanwhile is kept', async () => {
    const { clockIn, lead } = await checkIn(9)
    expect(lead.state).toBe('discarded')
    expect((await listed(9)).map((each) => each.id)).toContain(clockIn.id)
  })

  it('is for the owner, collaborators and the manager', async () => {
    expect(await sim.refusal(checkIn(8))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(checkIn(1, {}, 'rep03'))).toMatchObject({ code: 4003 })
    expect((await checkIn(1, {}, 'emp11')).clockIn.by?.id).toBe('emp11')
  })

  it('plans the next step', async () => {
    const nextStep = { at: minutes(3000), kind: 'quote' }
    expect((await checkIn(1, { nextStep })).lead.nextStep).toMatchObject(nextStep)
  })
})

describe('of a visit', () => {
  const planned = {
    id: 'V-000001',
    clueId: 'L-000001',
    orgCode: '440605',
    owner: 'rep01',
    participants: [{ loginName: 'emp11', part: 'companion' }],
    state: 'planned',
    from: minutes(60).toISOString(),
  }
  /** The lead has these visits. */
  const plan = (...visits: readonly Partial<typeof planned>[]) => {
    const table = sim.store.table({ name: 'visit', id: ({ id }: typeof planned) => id })
    for (const visit of visits) table.put({ ...planned, ...visit })
  }
  const tomorrow = minutes(24 * 60).toISOString()
  const withVisits = { ...dev, rights: { ...dev.rights, ...rights } }
  beforeEach(() => {
    sim = simulate(withVisits)
  })

  it('is for the one that it names, of any day', async () => {
    plan({ from: tomorrow })
    const { clockIn } = await checkIn(1, { visitId: 'V-000001' })
    expect(clockIn.visitId).toBe('V-000001')
    expect((await listed(1))[0]?.visitId).toBe('V-000001')
  })

  it('is for the one that its author planned there that day, nearest in time, once; leaving is for that of the arrival', async () => {
    plan({ id: 'V-000002', from: minutes(300).toISOString() }, {})
    const first = await checkIn(1)
    expect(first.clockIn.visitId).toBe('V-000001')
    const left = await checkIn(1, { kind: 'leave', arriveId: first.clockIn.id, visitId: 'V-000002', photos: [] })
    expect(left.clockIn.visitId).toBe('V-000001')
    expect((await checkIn(1)).clockIn.visitId).toBe('V-000002')
    const third = await checkIn(1)
    expect(third.clockIn.visitId).toBeUndefined()
    const leftLead = await checkIn(1, { kind: 'leave', arriveId: third.clockIn.id, photos: [] })
    expect(leftLead.clockIn.visitId).toBeUndefined()
  })

  it('is for it again after an arrival that was a mistake', async () => {
    plan({})
    const { clockIn } = await checkIn(1)
    await checkIn(1, { point: undefined, corrects: clockIn.id, note: 'Wrong company' })
    expect((await checkIn(1)).clockIn.visitId).toBe('V-000001')
  })

  it('is for the one whose host the author is', async () => {
    plan({ owner: 'emp10', participants: [{ loginName: 'rep01', part: 'host' }] })
    expect((await checkIn(1)).clockIn.visitId).toBe('V-000001')
  })

  it.each([
    ['of another day', { from: tomorrow }],
    ['that was cancelled', { state: 'cancelled' }],
    ['of a colleague', { owner: 'emp10' }],
    [
      'that the author only comes along to',
      { owner: 'emp10', participants: [{ loginName: 'rep01', part: 'companion' }] },
    ],
    ['to another lead', { clueId: 'L-000002' }],
  ])('is for none %s', async (_, change) => {
    plan(change)
    expect((await checkIn(1)).clockIn.visitId).toBeUndefined()
  })

  it('is left, and sent again, also by a host who was taken off meanwhile', async () => {
    const host = { loginName: 'emp11', part: 'host' }
    plan({ participants: [host] })
    const arrival = { key: 'mine', visitId: 'V-000001' }
    const { clockIn } = await checkIn(1, arrival, 'emp11')
    plan({ participants: [] })
    expect((await checkIn(1, arrival, 'emp11')).clockIn.id).toBe(clockIn.id)
    const leaving = { kind: 'leave', arriveId: clockIn.id, visitId: 'V-000001', photos: [] }
    expect((await checkIn(1, leaving, 'emp11')).clockIn.visitId).toBe('V-000001')
  })

  it.each([
    ['of a colleague', { owner: 'emp10' }],
    ['to another lead', { clueId: 'L-000002' }],
  ])('is refused for one %s (4003)', async (_, change) => {
    plan(change)
    expect(await sim.refusal(checkIn(1, { visitId: 'V-000001' }))).toMatchObject({ code: 4003 })
  })
})

describe('leaving', () => {
  it('is a second record, which gives the first its dwell time in whole minutes', async () => {
    const { clockIn } = await checkIn(1)
    sim.wait(41 * 60_000 + 25_000)
    const left = await checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    expect(left.clockIn).toMatchObject({ kind: 'leave', arriveId: clockIn.id })
    expect((await listed(1)).find((each) => each.id === clockIn.id)?.dwell).toBe(41)
  })

  it('is found by the key of an arrival that was sent with it', async () => {
    const { clockIn } = await checkIn(1, { key: 'mine' })
    expect((await checkIn(1, { kind: 'leave', arriveId: 'mine', photos: [] })).clockIn.arriveId).toBe(clockIn.id)
  })

  it('may be on the next day', async () => {
    const { clockIn } = await checkIn(1)
    sim.wait(20 * 3_600_000)
    await checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    expect((await listed(1)).find((each) => each.id === clockIn.id)?.dwell).toBe(1200)
  })

  it('needs an arrival, and ends it once', async () => {
    expect(await sim.refusal(checkIn(1, { kind: 'leave', photos: [] }))).toMatchObject({ code: 4106 })
    const { clockIn } = await checkIn(1)
    await checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    const again = checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    expect(await sim.refusal(again)).toMatchObject({ code: 4106 })
  })
})

describe('a correction', () => {
  it('keeps the check-in with the note', async () => {
    const { clockIn } = await checkIn(1)
    await checkIn(1, { point: undefined, corrects: clockIn.id, note: 'Wrong company' })
    const all = await listed(1)
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ id: clockIn.id, correction: { note: 'Wrong company' } })
  })

  it('of a leaving opens the arrival again', async () => {
    const { clockIn } = await checkIn(1)
    const left = await checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    await checkIn(1, { point: undefined, corrects: left.clockIn.id, note: 'Still in the boiler house' })
    expect((await listed(1)).find((each) => each.id === clockIn.id)?.dwell).toBeUndefined()
    sim.wait(41 * 60_000)
    await checkIn(1, { kind: 'leave', arriveId: clockIn.id, photos: [] })
    expect((await listed(1)).find((each) => each.id === clockIn.id)?.dwell).toBe(41)
  })

  it('is for my own, with a note', async () => {
    const { clockIn } = await checkIn(1, {}, 'emp11')
    expect(await sim.refusal(checkIn(1, { corrects: clockIn.id, note: 'Wrong company' }))).toMatchObject({ code: 4004 })
    const own = await checkIn(1)
    const short = checkIn(1, { corrects: own.clockIn.id, note: 'no' })
    expect((await sim.refusal(short)).data).toEqual({ fields: { note: 'note' } })
  })
})
