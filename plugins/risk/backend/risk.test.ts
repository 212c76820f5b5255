/** @jest-environment node */

import { type Day, days } from '#base/calendar'
import { messageKind } from '#harness/backend/core/messages'
import { mayBeThere } from '#harness/backend/kit/reachable'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, gasDays, gasMonths } from '#harness/backend/world'
import { shareOn } from '#harness/backend/world/dailyFigures'
import { rights as customerRights } from '../../customer/rights'
import { getBounce, listBounces, reviewBounce, submitBounce } from '../api/bounces'
import {
  assignCompetitor,
  closeCompetitor,
  getCompetitive,
  listCompetitive,
  measureCompetitor,
  reportCompetitor,
  verifyCompetitor,
} from '../api/competitive'
import { moveIssue } from '../api/issues'
import { getTodo } from '../api/todos'
import {
  assignWarning,
  closeWarning,
  getSeries,
  getWarning,
  handleWarning,
  listWarnings,
  returnWarning,
  voidWarning,
} from '../api/warnings'
import dev from '../dev'
import { bounceKind, competitiveKind, warningKind } from './records'
import { todoKind } from './todos'

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>
/** The area with the rights of customers, which say who sees bills. */
const withBills = { ...dev, rights: { ...dev.rights, ...customerRights } }

const HANDLED = { cause: 'market', note: '订单减少，一条线停产', photos: [] }
const FIRST = { id: 'GW-000001', version: 1 }
const REPORTED = {
  custId: 'C-000001',
  competitor: '新奥能源',
  kind: 'price',
  volumeAtRisk: 6_000_000,
  theirPrice: 2.2,
  move: 'trial' as const,
  evidence: '客户已签署试用协议',
  proof: 'document',
  files: [],
}
const told = (sim: Sim, who: string, type: string) =>
  [...sim.store.table(messageKind).values()].filter((message) => message.to === who && message.type === type)
const todosAbout = (sim: Sim, subject: string) =>
  [...sim.store.table(todoKind).values()].filter((todo) => todo.subject === subject)
const openAbout = (sim: Sim, subject: string) => todosAbout(sim, subject).filter(({ state }) => state === 'open')
const warningOf = (sim: Sim, id: string, who = 'rep01') => sim.as(who).call(getWarning, { id })

describe('the seed (domain/risk.md 6)', () => {
  test('GW-1 is C-000021, which fell yesterday; rep01 has to handle it today', async () => {
    const { customer, level, direction, date, due, owner } = await warningOf(start(), 'GW-000001')
    expect([customer.id, level, direction, date]).toEqual(['C-000021', 'serious', 'down', '2026-11-19'])
    expect(owner.id).toBe('rep01')
    expect(due).toEqual(new Date('2026-11-20T18:00:00+08:00'))
  })

  test('GW-2 is a day without volume', async () => {
    expect(await warningOf(start(), 'GW-000002')).toMatchObject({ actual: 0, level: 'serious', direction: 'down' })
  })

  test('GW-3 is the worked example at 8600, closed; GB-1 its rebound with 71.6 %', async () => {
    const sim = start()
    expect(await warningOf(sim, 'GW-000003')).toMatchObject({
      date: '2026-10-26',
      actual: 8600,
      expected: 12_130,
      low: 11_037,
      high: 13_223,
      level: 'serious',
      state: 'closed',
      bounceId: 'GB-000001',
    })
    const bounce = await sim.as('rep01').call(getBounce, { id: 'GB-000001' })
    expect(bounce).toMatchObject({ warningId: 'GW-000003', date: '2026-11-02', level0: 12_130, trough: 8500 })
    expect(bounce.recovery).toBeCloseTo(0.716, 3)
  })

  test('CR-1 is 6.4, medium, at a customer whose contract ends in 74 days', async () => {
    const record = await simulate(withBills).as('rep01').call(getCompetitive, { id: 'CR-000001' })
    expect(record).toMatchObject({ score: 6.4, level: 'medium', contractDays: 74 })
    expect(record.customer.id).toBe('C-000001')
    expect(record.gap).toBeCloseTo(0.125, 3)
  })

  test('85 warnings, 8 rebounds, by day, week and month, in both directions', () => {
    const { store } = simulate(dev, { size: 'default' })
    const all = [...store.table(warningKind).values()]
    expect(all).toHaveLength(85)
    expect([...store.table(bounceKind).values()]).toHaveLength(8)
    expect(new Set(all.map(({ granularity }) => granularity))).toEqual(new Set(['day', 'week', 'month']))
    expect(new Set(all.map(({ direction }) => direction))).toEqual(new Set(['up', 'down']))
  })

  test('of 120 customers 10 rise, 14 fall and one stands still for a day, 3 have gaps, 6 too few days', () => {
    const { store, now } = simulate(dev, { size: 'default' })
    const customers = [...store.table(companyKind).values()].slice(0, 120)
    const numbers = customers.map(({ custId }) => Number(custId.slice(2)))
    const back = Array.from({ length: 180 }, (_, index) => index + 1)
    const where = (is: (share: number) => boolean) =>
      numbers.filter((number) => back.some((each) => is(shareOn(number, each)))).length
    expect([
      where((share) => share > 1),
      where((share) => share > 0 && share < 1),
      where((share) => share === 0),
    ]).toEqual([10, 14, 1])
    const read = customers.map((company) => gasDays({ now }, company).filter(({ volume }) => volume !== null).length)
    expect(read.filter((count) => count === 176)).toHaveLength(3)
    expect(read.filter((count) => count > 0 && count < 21)).toHaveLength(6)
  })

  test('the days of a month add up to its bill', () => {
    const { store, now } = start()
    for (const custId of ['C-000002', 'C-000013', 'C-000021']) {
      const company = store.table(companyKind).get(custId)
      if (!company) throw new Error(custId)
      for (const month of ['2026-09', '2026-10']) {
        const volumes = gasDays({ now }, company).filter(({ day }) => day.startsWith(month))
        const sum = volumes.reduce((total, { volume }) => total + (volume ?? 0), 0)
        expect(sum).toBe(gasMonths({ now }, company).get(month))
      }
    }
  })
})

describe('a volume warning', () => {
  test('is handled by its owner, reviewed and closed by a manager; log, message and to-do follow', async () => {
    const sim = start()
    const handled = await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED })
    expect(handled).toMatchObject({
      state: 'handled',
      cause: 'market',
      handled: { by: { id: 'rep01' } },
      can: ['track'],
    })
    expect(told(sim, 'rep02', 'gasRisk.raised')).toHaveLength(1)
    const closed = await sim.as('rep02').call(closeWarning, { id: FIRST.id, version: handled.version })
    expect(closed).toMatchObject({ state: 'closed', course: [{ act: 'raise' }, { act: 'handle' }, { act: 'close' }] })
  })

  test('of a month is handled, too; returned, its to-do leads to the form of weeks and months', async () => {
    const sim = start()
    const table = sim.store.table(warningKind)
    const daily = table.get(FIRST.id)
    // After October the volume was normal again, which would close it.
    if (daily) table.put({ ...daily, granularity: 'month', date: '2026-11-01' })
    const handled = await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED })
    expect(handled).toMatchObject({ granularity: 'month', state: 'handled', handled: { by: { id: 'rep01' } } })
    expect(openAbout(sim, FIRST.id)).toEqual([])
    await sim.as('rep02').call(returnWarning, { id: FIRST.id, version: handled.version, reason: '请补充现场照片' })
    const route = '/toDoGasRisk?id=GW-000001'
    expect(openAbout(sim, FIRST.id)).toMatchObject([{ kind: 'gasRisk', owner: 'rep01', route }])
  })

  test('is handled once: the second learns who was first and when', async () => {
    const sim = start()
    await sim.as('rep02').call(handleWarning, { ...FIRST, ...HANDLED })
    sim.wait(5 * 60_000)
    const refusal = await sim.refusal(sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED }))
    expect(refusal).toMatchObject({ code: 4701, data: { nameEn: 'Chen Jing', kind: 'minutes', number: 5 } })
    expect((await warningOf(sim, FIRST.id)).handled?.by.id).toBe('rep02')
  })

  test.each([
    [{ ...HANDLED, cause: '' }, { cause: 'cause' }],
    [{ ...HANDLED, note: '停产' }, { note: 'note' }],
    [{ ...HANDLED, nextDate: '2026-12-21' }, { nextDate: 'nextDate' }],
    [{ ...HANDLED, nextDate: '2026-11-19' }, { nextDate: 'nextDate' }],
  ])('with %j is refused', async (entered, fields) => {
    const sim = start()
    const refusal = await sim.refusal(sim.as('rep01').call(handleWarning, { ...FIRST, ...entered }))
    expect(refusal).toMatchObject({ code: 4000, data: { fields } })
  })

  test('up to 30 days ahead it may be looked at again, which is a to-do of that day', async () => {
    const sim = start()
    const handled = await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED, nextDate: '2026-12-20' })
    expect(handled.nextDate).toBe('2026-12-20')
    const due = new Date('2026-12-20T18:00:00+08:00').toISOString()
    const route = '/toDoGasRiskDay?id=GW-000001'
    expect(openAbout(sim, FIRST.id)).toMatchObject([{ kind: 'followUp', owner: 'rep01', due, route }])
  })

  test('that is returned is the owner’s again, with the reason and a to-do', async () => {
    const sim = start()
    const { version } = await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED })
    const returned = await sim.as('rep02').call(returnWarning, { id: FIRST.id, version, reason: '请补充现场照片' })
    expect(returned).toMatchObject({ state: 'returned', reason: '请补充现场照片' })
    expect(openAbout(sim, FIRST.id)).toMatchObject([{ kind: 'gasRiskDay', owner: 'rep01' }])
    expect(told(sim, 'rep01', 'gasRisk.raised').length).toBeGreaterThan(0)
    await sim.as('rep01').call(handleWarning, { id: FIRST.id, version: returned.version, ...HANDLED })
    expect(openAbout(sim, FIRST.id)).toEqual([])
    expect(new Set(todosAbout(sim, FIRST.id).map(({ doneBy }) => doneBy))).toEqual(new Set(['rep01']))
  })

  test('is void when the data are corrected after it was handled', async () => {
    const sim = start()
    const { version } = await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED })
    const voided = await sim.as('rep02').call(voidWarning, { id: FIRST.id, version, reason: '抄表数据已更正' })
    expect(voided).toMatchObject({ state: 'void', can: ['track'] })
  })

  test('by the meter adds a to-do to check it, and its day counts no more', async () => {
    const sim = start()
    await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED, cause: 'meter' })
    expect(todosAbout(sim, 'C-000021')).toMatchObject([{ kind: 'meter', owner: 'rep01', state: 'open' }])
    const day = { custId: 'C-000021', from: days.of(sim.now), to: days.of(sim.now) }
    const from = days.add(day.from, -1)
    const { list } = await sim.as('rep01').call(getSeries, { ...day, from })
    expect(list).toMatchObject([{ date: '2026-11-19', excluded: true }])
  })

  test('by the meter that is late asks for the check in five working days', async () => {
    const sim = start()
    sim.at(new Date('2026-11-23T09:00:00+08:00'))
    await sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED, cause: 'meter' })
    expect(todosAbout(sim, 'C-000021').map(({ due }) => due)).toEqual(['2026-11-30T10:00:00.000Z'])
  })

  test.each([
    ['2026-11-20T17:00', '2026-11-20T18:00'],
    // Its time is over: it has that of its level once more.
    ['2026-11-20T19:00', '2026-11-24T18:00'],
  ])('that is returned or given to somebody else at %s is due at %s, as its to-do', async (time, due) => {
    const dueNow = (sim: Sim) => {
      const found = openAbout(sim, FIRST.id)
      return [sim.store.table(warningKind).get(FIRST.id)?.due, ...found.map((todo) => todo.due)]
    }
    const expected = new Date(`${due}+08:00`).toISOString()
    const one = start()
    const { version } = await one.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED })
    one.at(new Date(`${time}+08:00`))
    await one.as('rep02').call(returnWarning, { id: FIRST.id, version, reason: '请补充现场照片' })
    expect(dueNow(one)).toEqual([expected, expected])
    const other = start()
    other.at(new Date(`${time}+08:00`))
    await other.as('rep02').call(assignWarning, { ...FIRST, to: 'emp10' })
    expect(dueNow(other)).toEqual([expected, expected])
  })

  test('that was handled without a network is looked at again from the day on which that was written', async () => {
    const sim = start()
    const writtenAt = sim.now
    sim.at(new Date('2026-11-23T09:00:00+08:00'))
    const handle = (more: object) =>
      sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED, nextDate: '2026-11-21', ...more })
    const refused = { code: 4000, data: { fields: { nextDate: 'nextDate' } } }
    expect(await sim.refusal(handle({}))).toMatchObject(refused)
    expect(await sim.refusal(handle({ writtenAt: new Date('2026-12-01T09:00:00+08:00') }))).toMatchObject(refused)
    expect((await handle({ writtenAt })).nextDate).toBe('2026-11-21')
  })

  test('is given to another salesperson of the organisation, who learns of it; to nobody else', async () => {
    const sim = start()
    const refused = sim.refusal(sim.as('rep02').call(assignWarning, { ...FIRST, to: 'rep05' }))
    expect(await refused).toMatchObject({ code: 4000, data: { fields: { to: 'person' } } })
    const given = await sim.as('rep02').call(assignWarning, { ...FIRST, to: 'emp10' })
    expect(given.owner.id).toBe('emp10')
    expect(told(sim, 'emp10', 'gasRisk.raised')).toHaveLength(1)
    expect(await sim.refusal(warningOf(sim, FIRST.id))).toMatchObject({ code: 4003 })
  })

  test('is over by itself after three normal days', async () => {
    const sim = start()
    const { items } = await sim.as('rep02').call(listWarnings, { tab: 'closed', page: 1, size: 100 })
    const byItself = items.filter(({ id }) => sim.store.table(warningKind).get(id)?.state === 'handled')
    expect(byItself.length).toBeGreaterThan(0)
  })
})

describe('each move', () => {
  const logs = {
    name: 'service-log',
    id: ({ id }: { readonly id: string; readonly custId: string; readonly kind: string }) => id,
  }
  const logOf = (sim: Sim, custId: string) =>
    [...sim.store.table(logs).values()].filter((entry) => entry.custId === custId && entry.kind === 'risk')

  test('of a warning is in its customer’s log, and whom it concerns is told', async () => {
    const sim = start()
    const manager = sim.as('rep02')
    const before = logOf(sim, 'C-000021').length
    const given = await manager.call(assignWarning, { ...FIRST, to: 'emp10' })
    expect(logOf(sim, 'C-000021')).toHaveLength(before + 1)
    const handled = await sim.as('emp10').call(handleWarning, { id: FIRST.id, version: given.version, ...HANDLED })
    const toldBefore = told(sim, 'emp10', 'gasRisk.raised').length
    await manager.call(closeWarning, { id: FIRST.id, version: handled.version })
    expect(told(sim, 'emp10', 'gasRisk.raised')).toHaveLength(toldBefore + 1)
    expect(logOf(sim, 'C-000021')).toHaveLength(before + 3)
  })

  type Step = readonly [
    who: string,
    move: (me: ReturnType<Sim['as']>, version: number) => Promise<{ readonly version: number }>,
    reader?: string,
  ]
  const reason = '请补充现场情况'
  const EXPLAINED = { id: 'GB-000001', cause: 'newLine', expectedDaily: 12_000, evidence: ['/files/a.pdf'] }
  const STEPS: Readonly<Record<string, readonly [type: string, custId: string, steps: readonly Step[]]>> = {
    'a warning that is returned': [
      'gasRisk.raised',
      'C-000021',
      [
        ['rep01', (me, version) => me.call(handleWarning, { ...FIRST, ...HANDLED, version }), 'rep02'],
        ['rep02', (me, version) => me.call(returnWarning, { id: FIRST.id, version, reason }), 'rep01'],
      ],
    ],
    'a competitor that is reported': [
      'competitive.raised',
      'C-000001',
      [['rep02', (me) => me.call(reportCompetitor, REPORTED), 'rep01']],
    ],
    'a competitor': [
      'competitive.raised',
      'C-000001',
      [
        [
          'rep01',
          (me, version) =>
            me.call(verifyCompetitor, { id: 'CR-000001', version, verdict: 'verified', proof: 'document' }),
          'rep02',
        ],
        [
          'rep01',
          (me, version) => me.call(measureCompetitor, { id: 'CR-000001', version, measure: '提供阶梯气价方案' }),
          'rep02',
        ],
        ['rep02', (me, version) => me.call(closeCompetitor, { id: 'CR-000001', version, result: 'kept' }), 'rep01'],
      ],
    ],
    'a competitor that is refuted': [
      'competitive.raised',
      'C-000001',
      [
        [
          'rep01',
          (me, version) =>
            me.call(verifyCompetitor, { id: 'CR-000001', version, verdict: 'refuted', proof: 'customer' }),
          'rep02',
        ],
      ],
    ],
    'a rebound': [
      'gasBounce.found',
      'C-000002',
      [
        ['rep01', (me, version) => me.call(submitBounce, { ...EXPLAINED, version }), 'rep02'],
        [
          'rep02',
          (me, version) => me.call(reviewBounce, { id: EXPLAINED.id, version, decision: 'return', reason }),
          'rep01',
        ],
        ['rep01', (me, version) => me.call(submitBounce, { ...EXPLAINED, version }), 'rep02'],
        ['rep02', (me, version) => me.call(reviewBounce, { id: EXPLAINED.id, version, decision: 'accept' }), 'rep01'],
      ],
    ],
    'an issue': [
      '',
      'C-000021',
      [
        ['rep01', (me, version) => me.call(moveIssue, { id: 'IS-000001', version, to: 'watching', reason })],
        ['rep01', (me, version) => me.call(moveIssue, { id: 'IS-000001', version, to: 'closed', reason })],
        ['rep01', (me, version) => me.call(moveIssue, { id: 'IS-000001', version, to: 'open', reason })],
      ],
    ],
  }
  test.each(Object.entries(STEPS))(
    'of %s is in the log, and told to its owner or reviewer',
    async (_, [type, custId, steps]) => {
      const sim = start()
      let version = 1
      for (const [who, move, reader = ''] of steps) {
        const logged = logOf(sim, custId).length
        const before = told(sim, reader, type).length
        version = (await move(sim.as(who), version)).version
        expect(logOf(sim, custId)).toHaveLength(logged + 1)
        expect(told(sim, reader, type)).toHaveLength(before + (reader ? 1 : 0))
      }
    },
  )

  test('a void warning is told to its owner, who learns who was first when they handle it later', async () => {
    const sim = start()
    await sim.as('rep02').call(voidWarning, { ...FIRST, reason: '抄表数据已更正' })
    expect(
      told(sim, 'rep01', 'gasRisk.raised').filter(({ title }) => JSON.stringify(title).includes('作废')),
    ).toHaveLength(1)
    const late = await sim.refusal(sim.as('rep01').call(handleWarning, { ...FIRST, ...HANDLED }))
    expect(late).toMatchObject({ code: 4701, data: { nameEn: 'Chen Jing' } })
  })

  test('its message leads to the record, and is gone for whom it is no longer theirs', async () => {
    const sim = start()
    const given = await sim.as('rep02').call(assignWarning, { ...FIRST, to: 'emp10' })
    const [message] = told(sim, 'emp10', 'gasRisk.raised')
    expect(message?.subject).toEqual({ kind: 'gas-warning', id: FIRST.id })
    const isThere = () => mayBeThere(message?.subject, sim.context('emp10'))
    expect(isThere()).toBe(true)
    await sim.as('rep02').call(assignWarning, { id: FIRST.id, version: given.version, to: 'rep01' })
    expect(isThere()).toBe(false)
  })
})

describe('lists', () => {
  test('salespeople see their own, managers those of their organisation, others are refused', async () => {
    const sim = start()
    const own = await sim.as('rep01').call(listWarnings, { tab: 'all', page: 1, size: 100 })
    expect(new Set(own.items.map(({ owner }) => owner.id))).toEqual(new Set(['rep01']))
    const whole = await sim.as('rep02').call(listWarnings, { tab: 'all', page: 1, size: 100 })
    expect(whole.total).toBeGreaterThan(own.total)
    expect(await sim.refusal(sim.as('rep04').call(listWarnings, { page: 1 }))).toMatchObject({ code: 4003 })
  })

  test('what is due today is found', async () => {
    const { items } = await start().as('rep01').call(listWarnings, { due: true, page: 1 })
    expect(items.map(({ id }) => id)).toContain('GW-000001')
  })
})

describe('a competitor', () => {
  test('is reported, checked, answered and closed', async () => {
    const sim = start()
    const rep = sim.as('rep01')
    const reported = await rep.call(reportCompetitor, REPORTED)
    // (3 + 3 + 2 + 3) · 1
    expect(reported).toMatchObject({ score: 11, level: 'high', state: 'open', owner: { id: 'rep01' } })
    expect(reported.due).toEqual(new Date('2026-11-23T18:00:00+08:00'))
    expect(todosAbout(sim, reported.id)).toMatchObject([{ kind: 'competitive', level: 'high' }])
    const { id } = reported
    const verified = await rep.call(verifyCompetitor, { id, version: 1, verdict: 'verified', proof: 'document' })
    const measured = await rep.call(measureCompetitor, { id, version: verified.version, measure: '提供阶梯气价方案' })
    expect(todosAbout(sim, id)).toMatchObject([{ state: 'done' }])
    const closed = await sim.as('rep02').call(closeCompetitor, { id, version: measured.version, result: 'kept' })
    expect(closed).toMatchObject({ state: 'closed', result: 'kept' })
    expect(told(sim, 'rep01', 'competitive.raised').length).toBeGreaterThan(0)
  })

  test('that is given to somebody else when its time is over has that of its level once more', async () => {
    const sim = start()
    const before = sim.store.table(competitiveKind).get('CR-000001')?.due
    sim.at(new Date('2026-12-21T09:00:00+08:00'))
    const given = await sim.as('rep02').call(assignCompetitor, { id: 'CR-000001', version: 1, to: 'emp10' })
    expect(before?.slice(0, 10)).toBe('2026-11-24')
    expect(given.due).toEqual(new Date('2026-12-24T18:00:00+08:00'))
  })

  test('shows our price, and what theirs is below it, to whoever sees the bills of the customer', async () => {
    const sim = simulate(withBills)
    const read = (who: string) => sim.as(who).call(getCompetitive, { id: 'CR-000001' })
    expect(await read('rep01')).toMatchObject({ ourPrice: expect.any(Number), gap: expect.any(Number) })
    await sim.as('rep02').call(assignCompetitor, { id: 'CR-000001', version: 1, to: 'emp10' })
    const { ourPrice, gap, score, contractDays } = await read('emp10')
    expect([ourPrice, gap, score, contractDays]).toEqual([undefined, undefined, 6.4, 74])
    expect(await read('rep02')).toMatchObject({ ourPrice: expect.any(Number) })
  })

  test('that is refuted is over', async () => {
    const sim = start()
    const one = { id: 'CR-000001', version: 1, verdict: 'refuted', proof: 'customer' }
    expect(await sim.as('rep01').call(verifyCompetitor, one)).toMatchObject({ state: 'refuted', can: [] })
  })

  test('that is proved better has another level, and so has its to-do; the time for it stays', async () => {
    const sim = start()
    const read = () => sim.as('rep01').call(getTodo, { id: 'TD-000004' })
    const before = await read()
    const one = { id: 'CR-000001', version: 1, verdict: 'verified', proof: 'document' }
    const { level, due } = await sim.as('rep01').call(verifyCompetitor, one)
    expect([before.level, level]).toEqual(['medium', 'high'])
    expect(await read()).toMatchObject({ level: 'high', due })
    expect(due).toEqual(before.due)
  })

  test('is checked once: the second learns who was first and when', async () => {
    const sim = start()
    const one = { id: 'CR-000001', version: 1, verdict: 'verified', proof: 'document' }
    await sim.as('rep02').call(verifyCompetitor, one)
    sim.wait(5 * 60_000)
    const refused = await sim.refusal(sim.as('rep01').call(verifyCompetitor, one))
    expect(refused).toMatchObject({ code: 4701, data: { nameEn: 'Chen Jing', kind: 'minutes', number: 5 } })
  })

  test('is not reported at a customer of somebody else', async () => {
    const sim = start()
    expect(await sim.refusal(sim.as('rep05').call(reportCompetitor, REPORTED))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep01').call(reportCompetitor, { ...REPORTED, evidence: '' }))).toMatchObject({
      code: 4000,
      data: { fields: { evidence: 'note' } },
    })
  })

  test('stays with its id where the customer is gone', async () => {
    const sim = start()
    sim.store.table(companyKind).delete('C-000001')
    const record = await sim.as('rep01').call(getCompetitive, { id: 'CR-000001' })
    expect(record.customer).toMatchObject({ id: 'C-000001', name: 'C-000001' })
    expect(sim.store.table(competitiveKind).get('CR-000001')).toBeDefined()
    expect((await sim.as('rep01').call(listCompetitive, { page: 1 })).total).toBeGreaterThan(0)
  })
})

describe('a rebound', () => {
  const EXPLAINED = { id: 'GB-000001', version: 1, cause: 'newLine', expectedDaily: 12_000, evidence: ['/files/a.pdf'] }

  test('is explained by its owner and accepted, or returned with a reason', async () => {
    const sim = start()
    const submitted = await sim.as('rep01').call(submitBounce, EXPLAINED)
    expect(submitted).toMatchObject({ state: 'submitted', expectedDaily: 12_000 })
    const review = { id: EXPLAINED.id, version: submitted.version }
    const refused = sim.refusal(sim.as('rep02').call(reviewBounce, { ...review, decision: 'return' }))
    expect(await refused).toMatchObject({ code: 4000, data: { fields: { reason: 'reason' } } })
    const accepted = await sim.as('rep02').call(reviewBounce, { ...review, decision: 'accept' })
    expect(accepted).toMatchObject({ state: 'accepted' })
    expect(told(sim, 'rep01', 'gasBounce.found').length).toBeGreaterThan(0)
  })

  test.each([
    [{ expectedDaily: 0 }, 'expectedDaily'],
    [{ expectedDaily: 3 * 12_130 + 1 }, 'expectedDaily'],
    [{ evidence: [] }, 'evidence'],
  ])('with %j is refused', async (change, field) => {
    const sim = start()
    const refusal = await sim.refusal(sim.as('rep01').call(submitBounce, { ...EXPLAINED, ...change }))
    expect(refusal).toMatchObject({ code: 4000, data: { fields: { [field]: field } } })
  })

  test('that waits for the user is listed as due from its day on', async () => {
    const sim = start()
    const due = async () => (await sim.as('rep01').call(listBounces, { due: true, page: 1 })).items.map(({ id }) => id)
    expect(await due()).toContain('GB-000001')
    const bounce = sim.store.table(bounceKind).get('GB-000001')
    if (!bounce) throw new Error('no rebound')
    sim.store.table(bounceKind).put({ ...bounce, due: '2026-11-21T10:00:00.000Z' })
    expect(await due()).not.toContain('GB-000001')
  })

  test('that is returned when its time is over has five working days once more', async () => {
    const sim = start()
    const { version } = await sim.as('rep01').call(submitBounce, EXPLAINED)
    const review = { id: EXPLAINED.id, version, decision: 'return', reason: '请上传订单' } as const
    const returned = await sim.as('rep02').call(reviewBounce, review)
    const due = new Date('2026-11-27T18:00:00+08:00')
    expect(returned.due).toEqual(due)
    expect(openAbout(sim, EXPLAINED.id).map((todo) => todo.due)).toEqual([due.toISOString()])
  })

  test('stays in the list where the customer is gone', async () => {
    const sim = start()
    sim.store.table(companyKind).delete('C-000002')
    const { items } = await sim.as('rep01').call(listBounces, { page: 1 })
    expect(items.map(({ id }) => id)).toContain('GB-000001')
  })
})

test('a warning stays when its customer is deleted: they are marked as gone, and have no readings', async () => {
  const sim = simulate(dev)
  const me = sim.as('rep01')
  const request = { custId: 'C-000021', from: '2026-11-01' as Day, to: '2026-11-19' as Day }
  expect((await me.call(getSeries, request)).list).toHaveLength(19)
  expect((await me.call(getWarning, { id: 'GW-000001' })).customer.gone).toBe(false)
  sim.store.table(companyKind).delete('C-000021')
  expect((await me.call(getWarning, { id: 'GW-000001' })).customer).toMatchObject({ name: 'C-000021', gone: true })
  expect((await me.call(getSeries, request)).list).toEqual([])
  expect(await sim.refusal(me.call(getSeries, { ...request, custId: 'C-999999' }))).toMatchObject({ code: 4004 })
})

test('the volumes of a customer are for whoever sees them or a warning about them', async () => {
  const sim = start()
  const request = { custId: 'C-000021', from: '2026-11-19' as Day, to: '2026-11-19' as Day }
  const read = (who: string) => sim.as(who).call(getSeries, request)
  const refused = { code: 4003, data: { right: 'risk.read' } }
  expect(await sim.refusal(read('rep05'))).toMatchObject(refused)
  expect(await sim.refusal(read('emp10'))).toMatchObject(refused)
  await sim.as('rep02').call(assignWarning, { ...FIRST, to: 'emp10' })
  expect((await read('emp10')).list).toHaveLength(1)
})
