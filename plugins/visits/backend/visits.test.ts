/** @jest-environment node */
import { days, momentOf } from '#base/calendar'
import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { companyKind, contactKind, HERE } from '#harness/backend/world'
import type { RequestOf } from '#platform/http'
import {
  beginVisit,
  cancelVisit,
  checkVisit,
  clockVisit,
  commentVisit,
  getCalendar,
  getNeed,
  getSubject,
  getVisit,
  listHistory,
  listNeeds,
  listVisits,
  moveNeed,
  reviewCalls,
  saveVisit,
  type Visit,
  writeMinutes,
} from '../api'
import dev from '../dev'
import plugin from '../plugin'
import findVisits from '../search'
import { leadClockKind } from './elsewhere'
import { clockKind, needKind, type SimNeed, type SimVisit, visitKind } from './records'

const HOUR = 3_600_000
/** To-dos of the area of risk. */
const listedKind = {
  name: 'risk-todo',
  id: ({ todoId }: { todoId: string; subject: string; owner: string; due: string }) => todoId,
}
const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

const read = (sim: Sim, id: string, who = 'rep01') => sim.as(who).call(getVisit, { id })
const DAY_AFTER = days.add(days.of(start().now), 2)
const plan = (more: Partial<RequestOf<typeof saveVisit>> = {}): RequestOf<typeof saveVisit> => ({
  custId: 'C-000001',
  purpose: 'price',
  from: momentOf(DAY_AFTER, 9),
  to: momentOf(DAY_AFTER, 10),
  place: { address: '季华西路6号' },
  contacts: [{ id: 'P-000002', name: '何军' }],
  participants: [],
  ...more,
})
const save = (sim: Sim, more: Partial<RequestOf<typeof saveVisit>> = {}, who = 'rep01') =>
  sim.as(who).call(saveVisit, plan(more))

const numbered = <T>(length: number, make: (number: number) => T) =>
  Array.from({ length }, (_, index) => make(index + 1))
/** From emp06 on. */
const colleagues = (length: number) =>
  numbered(length, (n) => ({ loginName: `emp${String(n + 5).padStart(2, '0')}`, part: 'A' as const }))

const press = (
  sim: Sim,
  id: string,
  more: Partial<RequestOf<typeof clockVisit>> = {},
): RequestOf<typeof clockVisit> => ({
  id,
  key: `${id} arrive`,
  kind: 'arrive',
  point: HERE,
  accuracy: 10,
  fixAt: sim.now,
  deviceAt: sim.now,
  reason: '客户改在隔壁办公楼见面',
  photos: ['/file/fdfs/F-1/p.jpg'],
  ...more,
})
const leavingOf = (arriveId: string) => ({ key: `${arriveId} leave`, kind: 'leave' as const, arriveId, photos: [] })
const minutes = (
  sim: Sim,
  id: string,
  more: Partial<RequestOf<typeof writeMinutes>> = {},
): RequestOf<typeof writeMinutes> => ({
  id,
  version: 0,
  writtenAt: sim.now,
  text: '客户确认下周签署意向书。',
  audio: [],
  photos: [],
  needs: [],
  steps: [],
  ...more,
})
const need = (sim: Sim, more: object = {}) => ({
  kind: 'steam' as const,
  text: '补充蒸汽方案',
  owner: 'rep01',
  dueAt: days.of(sim.now),
  ...more,
})
const reviewed = async (sim: Sim, who = 'rep02') =>
  (await sim.as(who).call(reviewCalls.list, { tab: 'toReview', page: 1 })).items
const messagesTo = (sim: Sim, who: string, type: string) =>
  [...sim.store.table(messageKind).values()].filter((each) => each.to === who && each.type === type)
const fieldsOf = async (sim: Sim, promise: Promise<unknown>) => {
  const { code, data } = await sim.refusal(promise)
  return { code, fields: (data as { fields: unknown }).fields }
}

describe('seed', () => {
  test('the first salesperson has the day of the domain', async () => {
    const sim = start()
    const today = days.of(sim.now)
    const { items } = await sim.as('rep01').call(listVisits, { tab: 'mine', start: today, end: today, page: 1 })
    expect(items.map(({ id }) => id)).toEqual(['V-000001', 'V-000011', 'V-000002', 'V-000003'])
    const states = await Promise.all([4, 5, 6, 7, 8].map((number) => read(sim, `V-00000${number}`)))
    expect(states.map(({ state }) => state)).toEqual(['ongoing', 'toWrite', 'missed', 'cancelled', 'done'])
  })

  test('needs were found when the minutes of their visit were written', () => {
    const { store } = start()
    const visits = store.table(visitKind)
    for (const { visitId, course } of store.table(needKind).values())
      expect(course[0]).toMatchObject({ act: 'found', at: visits.get(visitId)?.minutes?.at })
  })

  test('edge cases: 12 segments, no point, ten people, 5,000 characters', async () => {
    const sim = start()
    const recorded = await read(sim, 'V-000008')
    expect(recorded.minutes?.audio).toHaveLength(12)
    expect(recorded.minutes?.audio.reduce((sum, { seconds = 0 }) => sum + seconds, 0)).toBe(11 * 300 + 47)
    expect((await read(sim, 'V-000009')).point).toBeUndefined()
    expect((await read(sim, 'V-000010')).participants).toHaveLength(10)
    expect((await read(sim, 'V-000013')).minutes?.text).toHaveLength(5000)
  })

  test('of 260 visits in the default size, needs: 2 late, 5 today, 11 this week', async () => {
    const sim = simulate(dev, { size: 'default' })
    const { total } = await sim.as('rep01').call(listVisits, { tab: 'mine', owners: ['rep01'], page: 1 })
    expect(total).toBe(260)
    const today = days.of(sim.now)
    const upTo = async (due: ReturnType<typeof days.of>) =>
      (await sim.as('rep01').call(listNeeds, { states: ['open', 'doing'], due, page: 1 })).total
    expect([await upTo(days.add(today, -1)), await upTo(today), await upTo(days.add(today, 7))]).toEqual([2, 7, 18])
  })
})

describe('rights', () => {
  test.each([
    ['rep01', 'V-000014', undefined],
    ['rep02', 'V-000001', undefined],
    ['rep03', 'V-000001', undefined],
    ['rep04', 'V-000001', 4003],
    ['rep05', 'V-000001', 4003],
    ['rep01', 'V-000012', 4003],
  ])('%s reads %s: %s', async (who, id, code) => {
    const sim = start()
    if (code === undefined) expect((await read(sim, id, who)).id).toBe(id)
    else expect(await sim.refusal(read(sim, id, who))).toMatchObject({ code })
  })

  test('somebody invited without a role sees nothing; a companion does not write, a host does', async () => {
    const sim = start()
    const visit = await save(sim, {
      participants: [
        { loginName: 'rep04', part: 'A' },
        { loginName: 'emp11', part: 'A' },
        { loginName: 'emp12', part: 'H' },
      ],
    })
    expect(await sim.refusal(read(sim, visit.id, 'rep04'))).toMatchObject({ code: 4003 })
    expect((await read(sim, visit.id, 'emp11')).can).toEqual(['comment'])
    expect((await read(sim, visit.id, 'emp12')).can).toEqual(['arrive', 'minutes', 'comment'])
  })

  test('a manager cancels the visits of the organisation, and comments; an approver comments alone', async () => {
    const sim = start()
    expect((await read(sim, 'V-000001', 'rep02')).can).toEqual(['cancel', 'comment'])
    expect((await read(sim, 'V-000001', 'rep03')).can).toEqual(['comment'])
  })
})

describe('plan', () => {
  test('invites the participants', async () => {
    const sim = start()
    const visit = await save(sim, { participants: [{ loginName: 'emp11', part: 'A' }] })
    expect(visit).toMatchObject({ state: 'planned', name: '光大玻璃制品有限公司', owner: { id: 'rep01' } })
    expect(messagesTo(sim, 'emp11', 'visit.invited')).toMatchObject([{ params: { id: visit.id, by: 'rep01' } }])
  })

  test('beside another visit it is refused with that visit (4302), unless forced', async () => {
    const sim = start()
    const from = momentOf(days.of(sim.now), 15, 29)
    const clash = { from, to: new Date(from.getTime() + HOUR / 2) }
    const refused = await sim.refusal(save(sim, clash))
    expect(refused).toMatchObject({
      code: 4302,
      data: { overlaps: [{ visitId: 'V-000001' }, { visitId: 'V-000011' }] },
    })
    expect((await save(sim, { ...clash, force: true })).state).toBe('planned')
  })

  test('participants are people of the directory, each once', async () => {
    const sim = start()
    const twice = ['emp11', 'emp11'].map((loginName) => ({ loginName, part: 'A' as const }))
    expect((await save(sim, { participants: twice })).participants).toHaveLength(1)
    const unknown = save(sim, { participants: [{ loginName: 'nobody', part: 'A' }], force: true })
    expect(await fieldsOf(sim, unknown)).toEqual({ code: 4000, fields: { participants: 'participants' } })
  })

  test('ten contacts and ten participants are not too many', async () => {
    const contacts = numbered(10, (n) => ({ id: `P-${n}`, name: `${n}` }))
    const visit = await save(start(), { contacts, participants: colleagues(10), force: true })
    expect([visit.contacts, visit.participants].map(({ length }) => length)).toEqual([10, 10])
  })

  test('a comment changes nothing of a plan that was entered before it', async () => {
    const sim = start()
    const { version } = await read(sim, 'V-000002')
    await sim.as('rep02').call(commentVisit, { id: 'V-000002', text: '请带上报价' })
    const { custId: _, ...changed } = plan({ id: 'V-000002', version })
    expect(await sim.as('rep01').call(saveVisit, changed)).toMatchObject({
      from: changed.from,
      comments: [{ text: '请带上报价' }],
    })
  })

  test('a comment has up to 500 characters', async () => {
    const sim = start()
    const comment = (length: number) =>
      sim.as('rep02').call(commentVisit, { id: 'V-000002', text: '好'.repeat(length) })
    expect(await fieldsOf(sim, comment(501))).toEqual({ code: 4000, fields: { text: 'text' } })
    expect((await comment(500)).comments).toHaveLength(1)
  })

  test('who sells for a second organisation visits its customers, and nobody else’s', async () => {
    const sim = start()
    const grant = { roleName: 'sales', orgCode: '440605', from: '2026-01-01', to: '2026-12-31', version: 1 }
    expect(await sim.refusal(save(sim, {}, 'emp22'))).toMatchObject({ code: 4004 })
    sim.store.table(grantKind).put({ ...grant, id: 'GR-900001', loginName: 'emp22' })
    expect(await save(sim, {}, 'emp22')).toMatchObject({ owner: { id: 'emp22' } })
    expect(await sim.as('emp22').call(getSubject, { custId: 'C-000001' })).toMatchObject({
      name: '光大玻璃制品有限公司',
    })
    expect(await sim.refusal(save(sim, { custId: 'C-000011' }, 'emp22'))).toMatchObject({ code: 4004 })
  })

  test('a participant who is elsewhere is an overlap as well', async () => {
    const sim = start()
    await save(sim, {}, 'rep01')
    const others = { custId: 'C-000013', participants: [{ loginName: 'rep01', part: 'A' as const }] }
    expect(await sim.refusal(save(sim, others, 'emp11'))).toMatchObject({ code: 4302 })
  })

  test('the check names overlaps, and what is too far away', async () => {
    const sim = start()
    const today = days.of(sim.now)
    const visit = await read(sim, 'V-000002')
    if (!visit.point) throw new Error('no point')
    const asked = { from: momentOf(today, 17, 5), to: momentOf(today, 17, 25), people: ['rep01'] }
    const far = { lng: visit.point.lng, lat: visit.point.lat + 5000 / 111_195.08 }
    const { overlaps, tight } = await sim.as('rep01').call(checkVisit, { ...asked, point: far })
    expect(overlaps).toEqual([])
    expect(tight.find(({ visitId }) => visitId === visit.id)).toMatchObject({
      gap: 5,
      distance: expect.closeTo(5000, 0),
    })
  })

  test('whom a colleague visits is told only to those who may see that visit', async () => {
    const sim = start()
    const today = days.of(sim.now)
    const asked = { from: momentOf(today, 10, 30), to: momentOf(today, 11), people: ['rep05'] }
    const named = async (who: string) =>
      (await sim.as(who).call(checkVisit, asked)).overlaps.map(({ visitId, name }) => [visitId, name !== undefined])
    expect(await named('rep01')).toEqual([['V-000012', false]])
    expect(await named('rep05')).toEqual([['V-000012', true]])
  })

  test.each([
    ['no end', { to: momentOf(DAY_AFTER, 9, 10) }, { to: 'time' }],
    ['over midnight', { from: momentOf(DAY_AFTER, 23), to: momentOf(days.add(DAY_AFTER, 1), 1) }, { to: 'time' }],
    ['no contact', { contacts: [] }, { contacts: 'contact' }],
    ['no place', { place: { address: ' ' } }, { place: 'place' }],
    ['an 11th contact', { contacts: numbered(11, (n) => ({ id: `P-${n}`, name: `${n}` })) }, { contacts: 'contact' }],
    ['an 11th participant', { participants: colleagues(11) }, { participants: 'participants' }],
    ['nobody to visit', { custId: undefined }, { whose: 'whose' }],
  ])('%s is refused', async (_name, more, fields) => {
    const sim = start()
    const { custId, ...rest } = plan(more)
    const request = custId === undefined ? rest : { ...rest, custId }
    expect(await fieldsOf(sim, sim.as('rep01').call(saveVisit, request))).toEqual({ code: 4000, fields })
  })

  test('another time notifies those who come; an old version is refused with the present one', async () => {
    const sim = start()
    const visit = await save(sim, { participants: [{ loginName: 'emp11', part: 'A' }] })
    const { custId: _, ...later } = plan({
      id: visit.id,
      version: visit.version,
      from: momentOf(DAY_AFTER, 11),
      to: momentOf(DAY_AFTER, 12),
      participants: [{ loginName: 'emp11', part: 'A' }],
    })
    await sim.as('rep01').call(saveVisit, later)
    expect(messagesTo(sim, 'emp11', 'visit.changed')).toHaveLength(1)
    expect(await sim.refusal(sim.as('rep01').call(saveVisit, later))).toMatchObject({
      code: 4009,
      data: { visitId: visit.id, version: visit.version + 1 },
    })
  })

  test('another place notifies those who come', async () => {
    const sim = start()
    const participants = [{ loginName: 'emp11', part: 'A' as const }]
    const { id, version } = await save(sim, { participants })
    const { custId: _, ...moved } = plan({ id, version, place: { address: '城东办事处' }, participants })
    await sim.as('rep01').call(saveVisit, moved)
    expect(messagesTo(sim, 'emp11', 'visit.changed')).toMatchObject([
      { title: { en: expect.stringContaining('is at another place') } },
    ])
  })

  test('a plan that waited without network until its time was over is kept', async () => {
    const sim = start()
    const from = new Date(sim.now.getTime() - 3 * HOUR)
    expect((await save(sim, { from, to: new Date(from.getTime() + HOUR), force: true })).state).toBe('planned')
  })

  test('a manager gives a missed visit of the organisation another time, and its owner learns of it', async () => {
    const sim = start()
    const again = async (id: string) => {
      const { version } = await read(sim, id)
      const { custId: _, ...wanted } = plan({ id, version })
      return sim.as('rep02').call(saveVisit, wanted)
    }
    expect(await again('V-000006')).toMatchObject({ state: 'planned', owner: { id: 'rep01' } })
    expect(messagesTo(sim, 'rep01', 'visit.changed')).toHaveLength(1)
    expect(await sim.refusal(again('V-000002'))).toMatchObject({ code: 4003 })
  })

  test('another place loses the English words of the one before', async () => {
    const sim = start()
    const { version, address, addressEn } = await read(sim, 'V-000002')
    expect(addressEn).toBeDefined()
    const { custId: _, ...moved } = plan({ id: 'V-000002', version, force: true })
    const kept = await sim.as('rep01').call(saveVisit, { ...moved, place: { address } })
    expect(kept.addressEn).toBe(addressEn)
    const { addressEn: gone } = await sim.as('rep01').call(saveVisit, { ...moved, version: kept.version })
    expect(gone).toBeUndefined()
  })

  test('another place without a position loses that of the one before', async () => {
    const sim = start()
    const { version, point } = await read(sim, 'V-000002')
    expect(point).toBeDefined()
    const { custId: _, ...moved } = plan({ id: 'V-000002', version, force: true })
    expect((await sim.as('rep01').call(saveVisit, moved)).point).toBeUndefined()
  })

  test('a missed visit gets a new time, and is planned again', async () => {
    const sim = start()
    const { version } = await read(sim, 'V-000006')
    const { custId: _, ...again } = plan({ id: 'V-000006', version })
    expect((await sim.as('rep01').call(saveVisit, again)).state).toBe('planned')
  })

  test('a contact that is deleted stays with its name', async () => {
    const sim = start()
    sim.store.table(contactKind).delete('P-000002')
    const visit = await read(sim, 'V-000002')
    expect(visit.contacts).toMatchObject([{ id: 'P-000002', name: '何军' }])
  })

  test('cancelling needs a reason, and notifies those who come', async () => {
    const sim = start()
    const visit = await save(sim, { participants: [{ loginName: 'emp11', part: 'A' }] })
    const cancel = (reason: string) =>
      sim.as('rep01').call(cancelVisit, { id: visit.id, version: visit.version, reason })
    expect(await fieldsOf(sim, cancel('客户有事'))).toEqual({ code: 4000, fields: { reason: 'reason' } })
    expect(await cancel('客户出差了')).toMatchObject({ state: 'cancelled', can: ['comment'] })
    expect(messagesTo(sim, 'emp11', 'visit.changed')).toHaveLength(1)
  })
})

describe('arrive and leave', () => {
  test('outside a reason is needed, and a photo', async () => {
    const sim = start()
    const { reason: _, ...silent } = press(sim, 'V-000002', { point: { lng: 113.3, lat: 23.2 }, photos: [] })
    expect(await fieldsOf(sim, sim.as('rep01').call(clockVisit, silent))).toEqual({
      code: 4000,
      fields: { reason: 'reason', photos: 'photos' },
    })
  })

  test('the visit is ongoing, then to write; a double tap counts once', async () => {
    const sim = start()
    const arrived = await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))
    expect(arrived).toMatchObject({ state: 'ongoing', can: ['leave', 'minutes', 'comment'] })
    expect((await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))).clockIns).toHaveLength(1)
    sim.wait(52 * 60_000)
    const leave = press(sim, 'V-000002', { key: 'leave', kind: 'leave', arriveId: 'V-000002 arrive', photos: [] })
    const left = await sim.as('rep01').call(clockVisit, leave)
    expect(left.state).toBe('toWrite')
    expect(left.clockIns.find(({ kind }) => kind === 'arrive')?.dwell).toBe(52)
  })

  test('who comes along as host arrives after the owner, and leaves their own arrival', async () => {
    const sim = start()
    const { id } = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }] })
    await sim.as('rep01').call(clockVisit, press(sim, id))
    expect((await read(sim, id, 'emp12')).can).toContain('arrive')
    expect((await read(sim, id, 'emp12')).can).not.toContain('leave')
    const second = await sim.as('emp12').call(clockVisit, press(sim, id, { key: 'of the host' }))
    expect(second.can).toContain('leave')
  })

  test('a host who leaves earlier ends nothing; the owner does, and the host can still leave', async () => {
    const sim = start()
    const both = async () => {
      const { id } = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }], force: true })
      await sim.as('rep01').call(clockVisit, press(sim, id, { key: `${id} owner` }))
      await sim.as('emp12').call(clockVisit, press(sim, id, { key: `${id} host` }))
      return id
    }
    const leave = (who: string, id: string, part: string) =>
      sim
        .as(who)
        .call(clockVisit, press(sim, id, { key: `${id} ${part} left`, kind: 'leave', arriveId: `${id} ${part}` }))
    const first = await both()
    expect((await leave('emp12', first, 'host')).state).toBe('ongoing')
    expect((await read(sim, first)).can).toContain('leave')
    expect((await leave('rep01', first, 'owner')).state).toBe('toWrite')
    const second = await both()
    expect((await leave('rep01', second, 'owner')).state).toBe('toWrite')
    expect((await read(sim, second, 'emp12')).can).toContain('leave')
    expect((await leave('emp12', second, 'host')).can).not.toContain('leave')
  })

  test('one that was a mistake is corrected by its author: the visit is planned as before', async () => {
    const sim = start()
    const visit = await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))
    const corrects = visit.clockIns[0]?.id ?? ''
    const correction = { id: 'V-000002', key: 'wrong', kind: 'arrive' as const, deviceAt: sim.now, corrects }
    const after = await sim.as('rep01').call(clockVisit, { ...correction, note: 'The neighbour' })
    expect(after).toMatchObject({ state: 'planned', clockIns: [{ correction: { note: 'The neighbour' } }] })
    expect(after.can).toContain('arrive')
  })

  test('sent more than a day later it changes nothing until a manager accepts it', async () => {
    const sim = start()
    const at = momentOf(days.of(sim.now), 16)
    sim.at(new Date(at.getTime() + 24 * HOUR + 60_000))
    await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', { deviceAt: at, fixAt: at, reason: '电梯口见面' }))
    sim.at(momentOf(days.add(days.of(at), 1), 17))
    const visit = await read(sim, 'V-000002')
    expect(visit).toMatchObject({ state: 'missed', clockIns: [{ isPending: true }] })
    const [{ id = '', version = 0 } = {}] = (await reviewed(sim)).filter(({ visitId }) => visitId === visit.id)
    await sim.as('rep02').call(reviewCalls.decide, { id, version, decision: 'accept' })
    expect((await read(sim, 'V-000002')).state).toBe('toWrite')
  })

  test('at a lead it is one of the lead, which the visit follows', async () => {
    const sim = start()
    const point = { lng: 113.145, lat: 23.03 }
    const at = (more: object) => ({
      version: 1,
      at: sim.now.toISOString(),
      by: 'rep01',
      point,
      visitId: 'V-000003',
      ...more,
    })
    const table = sim.store.table(leadClockKind)
    table.put(at({ clockInId: 'K-1', kind: 'survey', clueId: 'L-000007' }) as never)
    const visit = await read(sim, 'V-000003')
    expect(visit).toMatchObject({ state: 'ongoing', clockIns: [{ kind: 'arrive' }] })
    expect(visit.can).toContain('leave')
    table.put(at({ clockInId: 'K-2', kind: 'leave', arriveId: 'K-1' }) as never)
    expect((await read(sim, 'V-000003')).state).toBe('toWrite')
  })

  test('there the call of the lead is the one', async () => {
    const sim = start()
    expect(await sim.refusal(sim.as('rep01').call(clockVisit, press(sim, 'V-000003')))).toMatchObject({ code: 4010 })
  })

  test('nobody leaves without an arrival (4303)', async () => {
    const sim = start()
    const leave = press(sim, 'V-000002', { kind: 'leave', arriveId: 'none' })
    expect(await sim.refusal(sim.as('rep01').call(clockVisit, leave))).toMatchObject({ code: 4303 })
  })

  test('a forgotten leaving ends after 12 hours', async () => {
    const sim = start()
    await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))
    sim.wait(12 * HOUR)
    expect((await read(sim, 'V-000002')).state).toBe('toWrite')
  })

  test('nobody arrives at a visit that was missed or is done; sent again, an arrival from before is kept', async () => {
    const sim = start()
    const clock = (id: string, more: Partial<RequestOf<typeof clockVisit>> = {}) =>
      sim.as('rep01').call(clockVisit, press(sim, id, more))
    for (const id of ['V-000006', 'V-000013']) expect(await sim.refusal(clock(id))).toMatchObject({ code: 4010 })
    const arrival = press(sim, 'V-000002')
    await sim.as('rep01').call(clockVisit, arrival)
    sim.wait(HOUR)
    await sim.as('rep01').call(writeMinutes, minutes(sim, 'V-000002'))
    expect((await sim.as('rep01').call(clockVisit, arrival)).clockIns).toHaveLength(1)
    sim.wait(HOUR)
    expect(await sim.refusal(clock('V-000002', { key: 'again' }))).toMatchObject({ code: 4010 })
    const left = await clock('V-000002', { kind: 'leave', key: 'left', arriveId: 'V-000002 arrive' })
    expect(left.clockIns).toMatchObject([{ kind: 'leave' }, { kind: 'arrive', dwell: 120 }])
  })

  test('an arrival that waited for the network until somebody had written the minutes is kept', async () => {
    const sim = start()
    const { id } = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }] })
    const waited = press(sim, id)
    sim.wait(HOUR)
    await sim.as('emp12').call(writeMinutes, minutes(sim, id, { noCheckIn: '地下车间没有信号' }))
    expect((await sim.as('rep01').call(clockVisit, waited)).clockIns).toHaveLength(1)
  })

  test('without network until the visit was cancelled: the check-in is kept', async () => {
    const sim = start()
    const request = press(sim, 'V-000002')
    const { version } = await read(sim, 'V-000002')
    await sim.as('rep02').call(cancelVisit, { id: 'V-000002', version, reason: '区域统一调整' })
    const visit = await sim.as('rep01').call(clockVisit, request)
    expect(visit).toMatchObject({ state: 'cancelled' })
    expect(visit.clockIns).toHaveLength(1)
  })
})

describe('arrive without a plan', () => {
  const arrive = (sim: Sim, more: Partial<RequestOf<typeof beginVisit>> = {}, who = 'rep01') =>
    sim.as(who).call(beginVisit, {
      custId: 'C-000001',
      purpose: 'service',
      contacts: [{ id: 'P-000002', name: '何军' }],
      key: 'unplanned',
      kind: 'arrive',
      point: HERE,
      accuracy: 10,
      fixAt: sim.now,
      deviceAt: sim.now,
      reason: '路过客户，顺便拜访',
      photos: ['/file/fdfs/F-1/p.jpg'],
      ...more,
    })

  test('begins a visit of an hour with its check-in; a double tap begins one', async () => {
    const sim = start()
    const visit = await arrive(sim)
    expect(visit).toMatchObject({
      custId: 'C-000001',
      purpose: 'service',
      state: 'ongoing',
      from: sim.now,
      to: new Date(sim.now.getTime() + HOUR),
      contacts: [{ name: '何军' }],
      clockIns: [{ kind: 'arrive', key: 'unplanned' }],
      can: ['leave', 'minutes', 'comment'],
    })
    expect((await arrive(sim)).id).toBe(visit.id)
  })

  test('is left by the key of its arrival where the device knows no id yet; nobody leaves it twice', async () => {
    const sim = start()
    const { id } = await arrive(sim)
    sim.wait(40 * 60_000)
    const leaving = press(sim, 'unplanned', { kind: 'leave', key: 'leaving', arriveId: 'unplanned' })
    const left = await sim.as('rep01').call(clockVisit, leaving)
    expect(left).toMatchObject({ id, state: 'toWrite', clockIns: [{ kind: 'leave' }, { kind: 'arrive', dwell: 40 }] })
    // The outbox finds it so before it repeats a leaving.
    expect((await read(sim, 'unplanned')).id).toBe(id)
    expect((await sim.as('rep01').call(clockVisit, leaving)).clockIns).toHaveLength(2)
    const again = sim.as('rep01').call(clockVisit, { ...leaving, key: 'again' })
    expect(await sim.refusal(again)).toMatchObject({ code: 4303 })
    expect(await sim.refusal(read(sim, 'unplanned', 'rep05'))).toMatchObject({ code: 4003 })
  })

  test('late in the evening it ends on its day', async () => {
    const sim = start()
    sim.at(momentOf(days.of(sim.now), 23.5))
    expect((await arrive(sim)).to).toEqual(new Date(momentOf(days.add(days.of(sim.now), 1)).getTime() - 60_000))
  })

  test('what is missing is refused, and nothing is begun', async () => {
    const sim = start()
    const before = sim.store.table(visitKind).size
    expect(await fieldsOf(sim, arrive(sim, { contacts: [], photos: [], reason: '' }))).toEqual({
      code: 4000,
      fields: { contacts: 'contact', photos: 'photos', reason: 'reason' },
    })
    expect(sim.store.table(visitKind).size).toBe(before)
  })

  test('an approver has no visits, and customers of other organisations are not found', async () => {
    const sim = start()
    expect(await sim.refusal(arrive(sim, {}, 'rep03'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(arrive(sim, {}, 'rep05'))).toMatchObject({ code: 4004 })
  })

  test('one that was a mistake leaves a plan, which can be cancelled', async () => {
    const sim = start()
    const { id, clockIns } = await arrive(sim)
    const correction = { id, key: 'wrong', kind: 'arrive' as const, deviceAt: sim.now, corrects: clockIns[0]?.id ?? '' }
    const after = await sim.as('rep01').call(clockVisit, { ...correction, note: 'The neighbour' })
    expect(after.state).toBe('planned')
    expect(after.can).toContain('cancel')
  })
})

test('a contact that was merged is met as the one that is left, each once', async () => {
  const sim = start()
  const contacts = sim.store.table(contactKind)
  const [kept, dropped] = ['P-000002', 'P-000003'].map((id) => contacts.get(id))
  if (!kept || !dropped) throw new Error('no contact')
  contacts.put({ ...dropped, state: '3', mergedInto: kept.contactId })
  const both = [dropped, kept].map(({ contactId: id, name }) => ({ id, name }))
  const { id } = await save(sim, { contacts: both })
  const { contacts: met } = await read(sim, id)
  expect(met).toEqual([{ id: 'P-000002', name: '何军', nameEn: 'He Jun' }])
})

test('a contact that was merged twice is met as the one that is left', async () => {
  const sim = start()
  const contacts = sim.store.table(contactKind)
  const [kept, second, first] = ['P-000002', 'P-000003', 'P-000004'].map((id) => contacts.get(id))
  if (!kept || !second || !first) throw new Error('no contact')
  contacts.put({ ...first, state: '3', mergedInto: second.contactId })
  contacts.put({ ...second, state: '3', mergedInto: kept.contactId })
  const { id } = await save(sim, { contacts: [{ id: first.contactId, name: first.name }] })
  const { contacts: met } = await read(sim, id)
  expect(met).toEqual([{ id: 'P-000002', name: '何军', nameEn: 'He Jun' }])
})

describe('at a lead where the employee may not check in', () => {
  const withCheckIn = { ...dev, rights: { ...dev.rights, 'lead.checkin': { sales: 'own', manager: 'unit' } } } as const
  const lead = { clueId: 'L-000001', name: '宏盛陶瓷', orgCode: '440605', owner: 'rep01', state: 'owned' }
  const at = (change: object) => {
    const sim = simulate(withCheckIn)
    sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId }).put({ ...lead, ...change })
    return read(sim, 'V-000001')
  }

  test.each<[string, object, boolean]>([
    ['one’s own', {}, true],
    ['shared', { owner: 'emp11', collaborators: ['rep01'] }, true],
    ['a colleague’s', { owner: 'emp11' }, false],
    ['of the pool', { owner: undefined, state: 'pool' }, false],
  ])('a lead that is %s', async (_, change, may) => {
    const { can, why } = await at(change)
    expect(can.includes('arrive')).toBe(may)
    expect(why.arrive).toBe(may ? undefined : 4003)
    expect(can).toContain('minutes')
  })

  test('nor leave once it is somebody else’s', async () => {
    const sim = simulate(withCheckIn)
    const press = { clockInId: 'K-9', version: 1, kind: 'visit', visitId: 'V-000001', by: 'rep01' }
    sim.store.table(leadClockKind).put({ ...press, at: sim.now.toISOString() })
    const table = sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId })
    table.put(lead)
    expect((await read(sim, 'V-000001')).can).toContain('leave')
    table.put({ ...lead, owner: 'emp11' })
    const { can, why } = await read(sim, 'V-000001')
    expect([can.includes('leave'), why.arrive]).toEqual([false, 4003])
  })
})

describe('minutes', () => {
  const write = (sim: Sim, id: string, more: Partial<RequestOf<typeof writeMinutes>> = {}, who = 'rep01') =>
    sim.as(who).call(writeMinutes, minutes(sim, id, more))

  test('make the visit done; a need and a step become to-dos of their owners', async () => {
    const sim = start()
    const visit = await write(sim, 'V-000005', {
      needs: [need(sim)],
      steps: [need(sim, { kind: 'other', owner: 'emp10' })],
    })
    expect(visit.state).toBe('done')
    expect(visit.needs.map(({ kind, owner, state }) => [kind, owner.id, state])).toEqual([
      ['steam', 'rep01', 'open'],
      ['other', 'emp10', 'open'],
    ])
    expect(messagesTo(sim, 'emp10', 'need.assigned')).toHaveLength(1)
    expect(messagesTo(sim, 'rep01', 'need.assigned')).toHaveLength(0)
    const isOfVisit = ({ subject }: { subject: string }) => visit.needs.some(({ id }) => id === subject)
    expect([...sim.store.table(listedKind).values()].filter(isOfVisit)).toMatchObject(
      visit.needs.map(({ id, owner }) => ({
        kind: 'visitNeed',
        title: `${visit.name} · ${need(sim).text}`,
        titleEn: expect.stringMatching(new RegExp(`^${visit.name} · Need: (?:steam|other)$`)),
        subject: id,
        owner: owner.id,
        route: `/visitNeedDetail?id=${id}`,
      })),
    )
  })

  test('are written into the customer’s log, and are its last visit', async () => {
    const sim = start()
    await write(sim, 'V-000005')
    expect(sim.store.table(companyKind).get('C-000005')?.lastVisit).toBe(days.add(days.of(sim.now), -1))
    const log = [...sim.store.table<{ custId: string; text: string }>({ name: 'service-log', id: String }).values()]
    expect(log.at(-1)).toMatchObject({ custId: 'C-000005', kind: 'visit', text: '客户确认下周签署意向书。' })
  })

  const logsOf = ({ store }: Sim) => [
    ...store.table<{ text: string; at: string; by: string }>({ name: 'service-log', id: String }).values(),
  ]

  test('without a check-in it was when it was planned, or earlier, if the minutes were written before', async () => {
    const sim = start()
    const noCheckIn = '客户在外地电话沟通'
    await write(sim, 'V-000002', { noCheckIn })
    const from = new Date(sim.now.getTime() - 3 * HOUR)
    const { id } = await save(sim, { from, to: new Date(from.getTime() + HOUR), force: true })
    await write(sim, id, { noCheckIn })
    expect(logsOf(sim).map(({ at }) => at)).toEqual([sim.now.toISOString(), from.toISOString()])
  })

  test('written before the visit it was then, also once they are corrected; a day before they arrive, not', async () => {
    const sim = start()
    const noCheckIn = '客户在外地电话沟通'
    const writtenAt = sim.now
    sim.at(momentOf(days.of(sim.now), 17))
    await write(sim, 'V-000002', { writtenAt, noCheckIn })
    sim.wait(HOUR)
    await write(sim, 'V-000002', { version: 1, noCheckIn })
    const { id } = await save(sim)
    await write(sim, id, { writtenAt: new Date(sim.now.getTime() - 25 * HOUR), noCheckIn })
    expect(logsOf(sim).map(({ at }) => at)).toEqual([writtenAt.toISOString(), sim.now.toISOString()])
  })

  test('those of a host are in the log as theirs', async () => {
    const sim = start()
    const { id } = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }] })
    await write(sim, id, { noCheckIn: '客户在外地电话沟通' }, 'emp12')
    expect(logsOf(sim)).toMatchObject([{ by: 'emp12' }])
  })

  test('an entry of the log has 5 to 1,000 characters, also of minutes that are recorded or longer', async () => {
    const sim = start()
    const logs = () => logsOf(sim)
    await write(sim, 'V-000005', { text: '', audio: [{ url: '/a.webm', seconds: 47 }] })
    expect(logs()).toMatchObject([{ text: '见拜访录音', textEn: 'See the recording of the visit' }])
    await write(sim, 'V-000005', { version: 1, text: '下周签署'.repeat(300) })
    expect(logs().map(({ text }) => [text.length, text.at(-1)])).toEqual([[1000, '…']])
  })

  test.each([
    ['nine characters', { text: '客户确认下周签署意' }, { text: 'minutes' }],
    ['5,001 characters', { text: '签'.repeat(5001) }, { text: 'minutes' }],
    ['neither text nor recording', { text: '' }, { text: 'minutes' }],
    ['a 13th segment', { audio: Array.from({ length: 13 }, (_, n) => ({ url: `/a${n}` })) }, { audio: 'audio' }],
    ['a segment of 301 s', { audio: [{ url: '/a', seconds: 301 }] }, { audio: 'audio' }],
    ['an 11th need', { needs: Array.from({ length: 11 }, () => need(start())) }, { needs: 'needs' }],
    ['an 11th step', { steps: Array.from({ length: 11 }, () => need(start())) }, { steps: 'needs' }],
    ['a 10th photo', { photos: numbered(10, (n) => `/${n}.jpg`) }, { photos: 'photos' }],
    ['a need of four characters', { needs: [need(start(), { text: '蒸汽方案' })] }, { 'needs.0.text': 'need' }],
    ['a step of four characters', { steps: [need(start(), { text: '蒸汽方案' })] }, { 'steps.0.text': 'need' }],
    ['a need of 501 characters', { needs: [need(start(), { text: '蒸'.repeat(501) })] }, { 'needs.0.text': 'need' }],
  ])('%s is refused', async (_name, more, fields) => {
    const sim = start()
    expect(await fieldsOf(sim, write(sim, 'V-000005', more))).toEqual({ code: 4000, fields })
  })

  test.each([10, 5000])('%i characters are kept', async (length) => {
    const text = '签'.repeat(length)
    expect((await write(start(), 'V-000005', { text })).minutes?.text).toBe(text)
  })

  test('needs of 5 and of 500 characters, and nine photos, are kept', async () => {
    const sim = start()
    const texts = ['补充蒸汽表', '蒸'.repeat(500)]
    const needs = texts.map((text) => need(sim, { text }))
    const visit = await write(sim, 'V-000005', { needs, photos: numbered(9, (n) => `/${n}.jpg`) })
    expect([visit.needs.map(({ text }) => text), visit.photos.length]).toEqual([texts, 9])
    const again = write(sim, 'V-000005', { version: 1, photos: ['/10.jpg'] })
    expect(await fieldsOf(sim, again)).toEqual({ code: 4000, fields: { photos: 'photos' } })
  })

  test('a visit has ten needs and ten steps, however often its minutes are changed', async () => {
    const sim = start()
    const some = (length: number) => numbered(length, () => need(sim, { kind: 'other' }))
    await write(sim, 'V-000005', { needs: some(9), steps: some(4) })
    const more = (found: object) => write(sim, 'V-000005', { version: 1, ...found })
    expect(await fieldsOf(sim, more({ needs: some(2) }))).toEqual({ code: 4000, fields: { needs: 'needs' } })
    expect(await fieldsOf(sim, more({ steps: some(7) }))).toEqual({ code: 4000, fields: { steps: 'needs' } })
    const { needs } = await more({ needs: some(1), steps: some(6) })
    expect([needs.length, needs.filter(({ isStep }) => isStep).length]).toEqual([20, 10])
  })

  test.each(['rep03', 'rep04', 'rep05', 'nobody'])('%s cannot see to a need', async (owner) => {
    const sim = start()
    const sent = write(sim, 'V-000005', { needs: [need(sim, { owner })], steps: [need(sim, { owner })] })
    expect(await fieldsOf(sim, sent)).toMatchObject({
      fields: { 'needs.0.owner': 'helper', 'steps.0.owner': 'helper' },
    })
  })

  test('a need is due today or later, judged by when it was written', async () => {
    const sim = start()
    const yesterday = days.add(days.of(sim.now), -1)
    expect(await fieldsOf(sim, write(sim, 'V-000005', { needs: [need(sim, { dueAt: yesterday })] }))).toMatchObject({
      fields: { 'needs.0.dueAt': 'due' },
    })
    const writtenAt = momentOf(yesterday, 18)
    const visit = await write(sim, 'V-000005', { writtenAt, needs: [need(sim, { dueAt: yesterday })] })
    expect(visit.needs).toHaveLength(1)
  })

  test('of a planned visit they say why there is no check-in', async () => {
    const sim = start()
    expect(await fieldsOf(sim, write(sim, 'V-000001'))).toMatchObject({ fields: { noCheckIn: 'noCheckIn' } })
    expect((await write(sim, 'V-000001', { noCheckIn: '地下车间没有信号' })).state).toBe('done')
  })

  test.each(['not left', 'left'])(
    'of a visit whose only check-in was a mistake they say why as well: %s',
    async (how) => {
      const sim = start()
      const { clockIns } = await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))
      const corrects = clockIns[0]?.id ?? ''
      if (how === 'left') await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', leavingOf(corrects)))
      const mistake = { key: 'wrong', kind: 'arrive' as const, deviceAt: sim.now, corrects, note: 'The neighbour' }
      await sim.as('rep01').call(clockVisit, { id: 'V-000002', ...mistake })
      expect(await fieldsOf(sim, write(sim, 'V-000002'))).toMatchObject({ fields: { noCheckIn: 'noCheckIn' } })
    },
  )

  test('a recording is written down 5 s later', async () => {
    const sim = start()
    await write(sim, 'V-000005', { audio: [{ url: '/file/fdfs/F-1/1.webm', seconds: 300 }] })
    const heard = async () => (await read(sim, 'V-000005')).minutes?.audio[0]?.transcript
    expect(await heard()).toBeUndefined()
    sim.wait(5000)
    expect(await heard()).toBe('No transcript')
  })

  test('changed within the day they keep what is known of a recording, and replace the entry of the log', async () => {
    const sim = start()
    const audio = [{ url: '/file/fdfs/F-1/1.webm', seconds: 300 }]
    await write(sim, 'V-000005', { audio })
    const table = sim.store.table(visitKind)
    const before = table.get('V-000005')
    if (!before?.minutes) throw new Error('no minutes')
    const known = { audio: [{ url: '/file/fdfs/F-1/1.webm', seconds: 300, transcript: '下周签署' }] }
    table.put({ ...before, minutes: { ...before.minutes, ...known, textEn: 'They sign next week.' } })
    const same = await write(sim, 'V-000005', { version: 1, audio })
    sim.wait(5000)
    expect((await read(sim, 'V-000005')).minutes).toMatchObject({
      textEn: 'They sign next week.',
      audio: [{ seconds: 300, transcript: '下周签署' }],
    })
    const words = '更正：签署推迟到月底。'
    expect((await write(sim, same.id, { version: 2, text: words })).minutes?.textEn).toBeUndefined()
    const logs = [...sim.store.table<{ text: string }>({ name: 'service-log', id: String }).values()]
    expect(logs.map(({ text }) => text)).toEqual([words])
  })

  test('at a lead they are a follow-up with contact, recording and photos, and change with them', async () => {
    const sim = start()
    const known = { clueId: 'L-000007', version: 1, name: '南海医院', orgCode: '440605', owner: 'rep01' }
    const lead = { ...known, state: 'owned', stage: 'verified', steps: [] }
    const leads = sim.store.table({ name: 'lead', id: ({ clueId }: typeof known) => clueId })
    leads.put(lead)
    const audio = [{ url: '/a.webm', seconds: 47 }]
    const noCheckIn = '客户在外地电话沟通'
    await write(sim, 'V-000003', { audio, photos: ['/p.jpg'], noCheckIn })
    // It was planned for the evening.
    const at = sim.now.toISOString()
    const steps = [{ stage: 'followedUp', at, by: 'rep01' }]
    expect(leads.get('L-000007')).toMatchObject({ version: 2, stage: 'followedUp', steps, lastContact: { at } })
    expect(leads.get('L-000007')).not.toHaveProperty('nextStep')
    const words = '更正：签署推迟到月底。'
    const dueAt = days.add(days.of(sim.now), 3)
    const later = need(sim, { kind: 'other', text: '再次走访安全科', dueAt: days.add(dueAt, 5) })
    const first = need(sim, { kind: 'other', text: '提交蒸汽改造报价', dueAt })
    await write(sim, 'V-000003', { version: 1, text: words, audio, noCheckIn, steps: [later, first] })
    // The last correction names no further step.
    await write(sim, 'V-000003', { version: 2, text: words, audio, noCheckIn })
    const nextStep = { at: momentOf(dueAt, 18).toISOString(), kind: 'visit', text: '提交蒸汽改造报价' }
    expect(leads.get('L-000007')).toMatchObject({ nextStep })
    const tracks = [...sim.store.table<{ trackId: string }>({ name: 'track', id: ({ trackId }) => trackId }).values()]
    expect(tracks).toMatchObject([
      {
        clueId: 'L-000007',
        kind: 'visit',
        contactId: 'P-000020',
        text: words,
        audio: [{ url: '/a.webm', duration: 47 }],
        photos: ['/p.jpg'],
        nextStep,
      },
    ])
  })

  test('a lead that nobody has any more gets no next step by them', async () => {
    const sim = start()
    const lead = { clueId: 'L-000007', version: 1, name: '南海医院', orgCode: '440605', state: 'pool' }
    const leads = sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId })
    leads.put(lead)
    await write(sim, 'V-000003', { noCheckIn: '客户在外地电话沟通', steps: [need(sim)] })
    expect(leads.get('L-000007')).not.toHaveProperty('nextStep')
  })

  test('that are corrected keep their earlier versions, the latest first', async () => {
    const sim = start()
    const first = (await write(sim, 'V-000005')).minutes
    sim.wait(60_000)
    await write(sim, 'V-000005', { version: 1, text: '更正：签署推迟到月底。' })
    const { minutes } = await write(sim, 'V-000005', { version: 2, text: '再次更正：客户本月内签署。' })
    expect(minutes).toMatchObject({
      version: 3,
      text: '再次更正：客户本月内签署。',
      earlier: [
        { version: 2, text: '更正：签署推迟到月底。' },
        { version: 1, text: first?.text, at: first?.at, by: { id: 'rep01' } },
      ],
    })
  })

  test('of a missed visit they are refused, unless they were written in time', async () => {
    const sim = start()
    expect((await read(sim, 'V-000006')).can).not.toContain('minutes')
    for (const version of [0, 3]) {
      const late = write(sim, 'V-000006', { version, noCheckIn: '电话沟通' })
      expect(await sim.refusal(late)).toMatchObject({ code: 4010 })
    }
    const writtenAt = momentOf(days.add(days.of(sim.now), -3), 12)
    expect(await write(sim, 'V-000006', { writtenAt })).toMatchObject({ state: 'done' })
  })

  test('two writers: the second sees both versions (4009); a check-in in between is none', async () => {
    const sim = start()
    const visit = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }] })
    await sim.as('rep01').call(clockVisit, press(sim, visit.id))
    await write(sim, visit.id, {}, 'emp12')
    expect(await sim.refusal(write(sim, visit.id, { text: '我方记录的另一份纪要。' }))).toMatchObject({
      code: 4009,
      data: { minutes: { text: '客户确认下周签署意向书。', version: 1 } },
    })
  })

  test('can be changed for 24 hours, then there are comments only (4304)', async () => {
    const sim = start()
    await write(sim, 'V-000005')
    sim.wait(24 * HOUR)
    expect((await write(sim, 'V-000005', { version: 1, text: '更正：签署推迟到月底。' })).minutes?.version).toBe(2)
    sim.wait(1)
    expect(await sim.refusal(write(sim, 'V-000005', { version: 2 }))).toMatchObject({ code: 4304 })
    expect((await sim.as('rep02').call(commentVisit, { id: 'V-000005', text: '请跟进' })).comments).toHaveLength(1)
  })

  test('are judged by when they were written: a correction that waited for the network is in time', async () => {
    const sim = start()
    const doneAt = sim.now.getTime()
    await write(sim, 'V-000005')
    sim.wait(25 * HOUR)
    const writtenAfter = (hours: number) => ({ version: 1, writtenAt: new Date(doneAt + hours * HOUR) })
    expect(await sim.refusal(write(sim, 'V-000005', writtenAfter(24.5)))).toMatchObject({ code: 4304 })
    expect((await write(sim, 'V-000005', writtenAfter(23))).minutes?.version).toBe(2)
    // Sent later than a day after it was written, the device's time no longer counts.
    sim.wait(23 * HOUR)
    expect(await sim.refusal(write(sim, 'V-000005', { ...writtenAfter(23), version: 2 }))).toMatchObject({ code: 4304 })
  })

  test('of a visit that was cancelled meanwhile are kept, with what was found', async () => {
    const sim = start()
    const { version } = await read(sim, 'V-000001')
    await sim.as('rep02').call(cancelVisit, { id: 'V-000001', version, reason: '区域统一调整' })
    const visit = await write(sim, 'V-000001', { needs: [need(sim)] })
    expect(visit).toMatchObject({ state: 'cancelled', minutes: { text: '客户确认下周签署意向书。' } })
    expect(visit.needs).toHaveLength(1)
  })

  test.each(['unknown', 'discarded'])('at a lead that is %s they are kept too', async (state) => {
    const sim = start()
    const lead = { clueId: 'L-000007', version: 1, name: '南海医院', orgCode: '440605', state }
    const leads = sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId })
    if (state === 'discarded') leads.put(lead)
    const visit: Visit = await write(sim, 'V-000003', { noCheckIn: '客户在外地电话沟通' })
    expect(leads.get('L-000007')?.state).toBe(state === 'discarded' ? state : undefined)
    expect(visit.minutes?.text).toBe('客户确认下周签署意向书。')
    expect(visit).toMatchObject({ state: 'done', clueId: 'L-000007', name: '佛山市南海区人民医院东院区' })
  })
})

describe('needs', () => {
  test('the second who closes one learns who was first (4301)', async () => {
    const sim = start()
    const { version } = await sim.as('rep01').call(getNeed, { id: 'N-000001' })
    const close = (who: string) =>
      sim.as(who).call(moveNeed, { id: 'N-000001', version, to: 'done', text: '已提交供气方案' })
    expect(await close('rep02')).toMatchObject({ state: 'done', result: '已提交供气方案', can: [] })
    sim.wait(3 * 60_000)
    expect(await sim.refusal(close('rep01'))).toMatchObject({
      code: 4301,
      message: 'Closed by Chen Jing 3 minutes ago.',
      data: { name: '陈静', kind: 'minutes', number: 3 },
    })
  })

  test('its owner reads the visit it belongs to only with a right to it', async () => {
    const sim = start()
    const { id } = (await save(sim, {})) as Visit
    sim.store.table(needKind).put({
      ...(sim.store.table(needKind).get('N-000001') as SimNeed),
      id: 'N-900001',
      visitId: id,
      owner: 'emp10',
    })
    const shown = async (who: string) => (await sim.as(who).call(getNeed, { id: 'N-900001' })).isVisitShown
    expect(await Promise.all(['rep01', 'rep02', 'emp10'].map(shown))).toEqual([true, true, false])
    expect(await sim.refusal(read(sim, id, 'emp10'))).toMatchObject({ code: 4003 })
  })

  test.each(['small', 'default'] as const)('each open one of the seed is a to-do of its owner (%s)', (size) => {
    const { store } = simulate(dev, { size })
    const open = [...store.table(needKind).values()].filter(({ state }) => state === 'open' || state === 'doing')
    const todos = [...store.table(listedKind).values()]
    expect(todos.map(({ subject, owner, due }) => [subject, owner, due])).toEqual(
      open.map(({ id, owner, dueAt }) => [id, owner, momentOf(dueAt as never, 18).toISOString()]),
    )
    expect(new Set(todos.map(({ todoId }) => todoId)).size).toBe(open.length)
  })

  test('the seed has one that is late, done, dropped', async () => {
    const sim = start()
    const states = await Promise.all(['1', '2', '3'].map((n) => sim.as('rep01').call(getNeed, { id: `N-00000${n}` })))
    expect(states.map(({ state }) => state)).toEqual(['open', 'done', 'dropped'])
    expect(states[0] && states[0].dueAt < days.of(sim.now)).toBe(true)
  })
})

describe('calendar and history', () => {
  test('the calendar counts by day; 93 days are refused', async () => {
    const sim = start()
    const today = days.of(sim.now)
    const ask = (to: typeof today) => sim.as('rep01').call(getCalendar, { from: today, to })
    expect((await ask(today))[today]).toEqual({ n: 4, missed: 0 })
    expect(await fieldsOf(sim, ask(days.add(today, 92)))).toEqual({ code: 4000, fields: { to: 'range' } })
  })

  test('a cancelled visit is not in the calendar', async () => {
    const sim = start()
    const today = days.of(sim.now)
    const { version } = await read(sim, 'V-000002')
    await sim.as('rep01').call(cancelVisit, { id: 'V-000002', version, reason: '客户临时有事' })
    expect((await sim.as('rep01').call(getCalendar, { from: today, to: today }))[today]).toEqual({ n: 3, missed: 0 })
  })

  test('a past day is read as it went by', async () => {
    const sim = start()
    const yesterday = days.add(days.of(sim.now), -1)
    const range = { tab: 'mine', start: yesterday, end: yesterday } as const
    const { items } = await sim.as('rep01').call(listVisits, { ...range, page: 1 })
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['V-000005', 'V-000004']))
    const times = items.map(({ from }) => from.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('an empty month is empty', async () => {
    const day = days.add(days.of(start().now), 300)
    expect(
      await start()
        .as('rep01')
        .call(getCalendar, { from: day, to: days.add(day, 30) }),
    ).toEqual({})
  })

  test('the history of a customer: latest first, with its frequency', async () => {
    const { items, total, count90, perMonth, target } = await start()
      .as('rep01')
      .call(listHistory, { custId: 'C-000001', page: 1 })
    expect(total).toBeGreaterThan(1)
    expect(items.map(({ from }) => from.getTime())).toEqual(
      items.map(({ from }) => from.getTime()).sort((a, b) => b - a),
    )
    expect(perMonth).toBeCloseTo(count90 / 3, 1)
    expect(target).toBe(14)
  })

  test('the history has the share that took place, the last visit, and by how much the next one is late', async () => {
    const sim = start()
    const table = sim.store.table(visitKind)
    const [done, missed] = ['V-000008', 'V-000006'].map((id) => table.get(id)) as [SimVisit, SimVisit]
    for (const { id, custId } of [...table.values()]) if (custId === 'C-000001') table.delete(id)
    const last = days.add(days.of(sim.now), -18)
    for (let ago = 0; ago < 9; ago += 1)
      table.put({ ...done, id: `V-90000${ago}`, from: momentOf(days.add(last, -ago), 9).toISOString() })
    table.put({ ...missed, custId: 'C-000001' })
    expect(await sim.as('rep01').call(listHistory, { custId: 'C-000001', page: 1 })).toMatchObject({
      count90: 9,
      perMonth: 3,
      share: 0.9,
      last,
      overdue: 4,
    })
  })
})

test('a visit of 89 days ago counts for the frequency, one of 90 days ago does not', async () => {
  const sim = start()
  const table = sim.store.table(visitKind)
  const count = async () => (await sim.as('rep01').call(listHistory, { custId: 'C-000001', page: 1 })).count90
  const before = await count()
  const done = table.get('V-000008')
  if (!done) throw new Error('no visit')
  const after = async (ago: number) => {
    table.put({ ...done, id: `V-9000${ago}`, from: momentOf(days.add(days.of(sim.now), -ago), 9).toISOString() })
    return count()
  }
  expect([await after(89), await after(90)]).toEqual([before + 1, before + 1])
})

test('the history is searched by words of its visits; its frequency is that of all', async () => {
  const all = await start().as('rep01').call(listHistory, { custId: 'C-000001', page: 1 })
  const found = await start().as('rep01').call(listHistory, { custId: 'C-000001', keyword: '峰段价格', page: 1 })
  expect(found.items.map(({ id }) => id)).toEqual(['V-000008'])
  expect(found.count90).toBe(all.count90)
})

test('managers find visits of their organisation by words, salespeople their own', async () => {
  const find = async (who: string) =>
    (await findVisits(simCore(start(), plugin, who).core, '峰段价格', new AbortController().signal)).map(({ id }) => id)
  expect(await find('rep01')).toEqual(['V-000008'])
  expect(await find('rep02')).toEqual(['V-000008'])
})

test('without a right on visits neither names of customers nor times of colleagues are told', async () => {
  const sim = start()
  expect(await sim.refusal(sim.as('rep04').call(getSubject, { custId: 'C-000001' }))).toMatchObject({ code: 4003 })
  const { from, to } = plan()
  expect(await sim.refusal(sim.as('rep04').call(checkVisit, { from, to, people: ['rep01'] }))).toMatchObject({
    code: 4003,
  })
})

describe('review of check-ins', () => {
  test('managers see the odd ones of their organisation, nobody else does', async () => {
    const sim = start()
    expect((await reviewed(sim)).map(({ visitId }) => visitId).sort()).toEqual(['V-000006', 'V-000013'])
    expect(await sim.refusal(reviewed(sim, 'rep01'))).toMatchObject({ code: 4003 })
  })

  test('rejected with a comment, its author learns of it; the second manager learns who was first (4305)', async () => {
    const sim = start()
    const [first, second] = await reviewed(sim)
    const reject = ({ id = '', version = 0 } = {}) =>
      sim.as('rep02').call(reviewCalls.decide, { id, version, decision: 'reject', comment: 'Not the plant' })
    expect(await reject(first)).toMatchObject({ review: { decision: 'reject', comment: 'Not the plant' } })
    expect(messagesTo(sim, 'rep01', 'visit.changed')).toHaveLength(1)
    const other = sim.store.table(clockKind).get(second?.id ?? '')
    if (!other) throw new Error('no check-in')
    sim.store.table(clockKind).put({
      ...other,
      review: { decision: 'accept', by: 'emp27', at: sim.now.toISOString() },
    })
    expect(await sim.refusal(reject(second))).toMatchObject({ code: 4305 })
  })

  test.each(['not left', 'left'])(
    'a rejected arrival changes nothing: one arrives again, or the minutes say why there is none: %s',
    async (how) => {
      const sim = start()
      const odd = { point: { lng: 113.3, lat: 23.2 }, accuracy: 240 }
      const { clockIns } = await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', odd))
      if (how === 'left')
        await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', leavingOf(clockIns[0]?.id ?? '')))
      const [{ id = '', version = 0 } = {}] = (await reviewed(sim)).filter(({ visitId }) => visitId === 'V-000002')
      await sim.as('rep02').call(reviewCalls.decide, { id, version, decision: 'reject', comment: 'Not the plant' })
      const { state, can } = await read(sim, 'V-000002')
      expect([state, can.includes('arrive'), can.includes('leave')]).toEqual(['planned', true, false])
      const written = sim.as('rep01').call(writeMinutes, minutes(sim, 'V-000002'))
      expect(await fieldsOf(sim, written)).toMatchObject({ fields: { noCheckIn: 'noCheckIn' } })
      const again = await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', { key: 'again' }))
      expect(again).toMatchObject({ state: 'ongoing', can: ['leave', 'minutes', 'comment'] })
    },
  )
})

describe('reminders', () => {
  const remind = (sim: Sim, who = 'rep01') => dev.sendDue?.(sim.context(who))

  test('half an hour before a visit, once', async () => {
    const sim = start()
    sim.at(momentOf(days.of(sim.now), 14))
    remind(sim)
    remind(sim)
    const about = messagesTo(sim, 'rep01', 'visit.due').filter(({ params }) => params?.id === 'V-000001')
    // That of the evening before is of less than a day ago.
    expect(about).toHaveLength(2)
  })

  /** Times at which the owner was sent a reminder about a visit, in this order. */
  const sentAt = (sim: Sim, id: string, words: string, times: readonly Date[]) => {
    const about = () =>
      messagesTo(sim, 'rep01', 'visit.due').filter(
        ({ params, title }) => params?.id === id && JSON.stringify(title).includes(words),
      ).length
    return times.filter((time) => {
      sim.at(time)
      const before = about()
      remind(sim)
      remind(sim)
      return about() > before
    })
  }

  test('minutes to write: two hours after leaving, then at 09:00 of the next days, three times', async () => {
    const sim = start()
    await sim.as('rep01').call(clockVisit, press(sim, 'V-000002'))
    sim.wait(HOUR)
    const leave = { key: 'V-000002 leave', kind: 'leave', arriveId: 'V-000002 arrive' } as const
    await sim.as('rep01').call(clockVisit, press(sim, 'V-000002', { ...leave, reason: undefined, photos: undefined }))
    const left = sim.now
    const [early, first] = [2 * HOUR - 1, 2 * HOUR].map((wait) => new Date(left.getTime() + wait)) as [Date, Date]
    const mornings = [1, 2, 3].map((after) => momentOf(days.add(days.of(left), after), 9))
    const tooEarly = mornings.map((at) => new Date(at.getTime() - 1))
    const times = [early, first, ...mornings.flatMap((at, index) => [tooEarly[index] ?? at, at])]
    expect(sentAt(sim, 'V-000002', 'Minutes to write', times)).toEqual([first, mornings[0], mornings[1]])
  })

  test('minutes to write: counted from when the owner left, also where a host leaves later', async () => {
    const sim = start()
    const { id } = await save(sim, { participants: [{ loginName: 'emp12', part: 'H' }] })
    sim.at(momentOf(DAY_AFTER, 9))
    const clock = (who: string, more: Partial<RequestOf<typeof clockVisit>>) =>
      sim.as(who).call(clockVisit, press(sim, id, more))
    await clock('rep01', { key: 'owner' })
    await clock('emp12', { key: 'host' })
    sim.wait(HOUR)
    await clock('rep01', { key: 'owner left', kind: 'leave', arriveId: 'owner' })
    const first = new Date(sim.now.getTime() + 2 * HOUR)
    sim.wait(HOUR)
    await clock('emp12', { key: 'host left', kind: 'leave', arriveId: 'host' })
    const byHost = new Date(sim.now.getTime() + 2 * HOUR)
    const mornings = [1, 2, 3].map((after) => momentOf(days.add(DAY_AFTER, after), 9))
    expect(sentAt(sim, id, 'Minutes to write', [first, byHost, ...mornings])).toEqual([first, ...mornings.slice(0, 2)])
  })

  test('a visit that nobody came to, a day after it was to end, once', async () => {
    const sim = start()
    const { to } = await read(sim, 'V-000001')
    const [early, missed, later] = [24 * HOUR - 1, 24 * HOUR, 25 * HOUR].map(
      (wait) => new Date(to.getTime() + wait),
    ) as [Date, Date, Date]
    expect(sentAt(sim, 'V-000001', 'Nobody came', [early, missed, later])).toEqual([missed])
  })

  test('needs at 09:00 of their day; the manager after three days', async () => {
    const sim = start()
    remind(sim)
    expect(messagesTo(sim, 'rep01', 'need.due')).toHaveLength(5)
    sim.at(momentOf(days.add(days.of(sim.now), 1), 9))
    remind(sim, 'rep02')
    expect(messagesTo(sim, 'rep02', 'need.due').map(({ params }) => params?.id)).toContain('N-000001')
  })
})
