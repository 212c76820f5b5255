/** @jest-environment node */

import { fortnight } from '#base/calendar'
import type { SimKind } from '#harness/backend/contract'
import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import type { SimCheckIn } from '#harness/backend/kit'
import { simulate } from '#harness/backend/kit/testing'
import { businessKind, companyKind } from '#harness/backend/world'
import { getBounce } from '../api/bounces'
import { getCompetitive } from '../api/competitive'
import { addStep, createIssue, getIssue, listIssues, moveIssue } from '../api/issues'
import { commentReport, getReport, listReports, saveReport, submitReport, withdrawReport } from '../api/reports'
import { countTodos, doneTodo, getTodo, listTodos, remindOwner, restoreTodo } from '../api/todos'
import { assignWarning, getSeries } from '../api/warnings'
import dev from '../dev'
import { bounceKind, competitiveKind, warningKind } from './records'
import { reportKind } from './reports'
import { sendDueTodos } from './todoList'
import { todoKind } from './todos'

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

const at = (text: string) => new Date(`${text}+08:00`)
const told = (sim: Sim, who: string, type: string) =>
  [...sim.store.table(messageKind).values()].filter((message) => message.to === who && message.type === type)
const fieldsOf = async (sim: Sim, promise: Promise<unknown>) => {
  const { code, data } = await sim.refusal(promise)
  return { code, fields: (data as { fields?: unknown } | undefined)?.fields }
}

describe('to-dos', () => {
  const list = (sim: Sim, who: string, more: object = {}) =>
    sim.as(who).call(listTodos, { page: 1, size: 100, tab: 'open', ...more })

  test('ninety, of which the first salesperson has twelve to do, three of them late', async () => {
    const sim = start()
    expect([...sim.store.table(todoKind).values()]).toHaveLength(90)
    const { items, counts } = await list(sim, 'rep01')
    expect(items).toHaveLength(12)
    expect(counts).toMatchObject({ open: 12, escalated: 0 })
    expect(items.filter(({ state }) => state === 'overdue')).toHaveLength(3)
    expect(items.map(({ due }) => due.getTime())).toEqual(items.map(({ due }) => due.getTime()).sort((a, b) => a - b))
    expect(await sim.as('rep01').call(countTodos, {})).toMatchObject({
      overdue: 3,
      today: 3,
      byKind: { gasRisk: 1, gasRiskDay: 1, competitive: 2, issue: 1 },
    })
  })

  test.each(['small', 'default'] as const)('what waits for its owner is their to-do, nothing else is (%s)', (size) => {
    const { store } = simulate(dev, { size })
    const waiting = <T extends { readonly state: string; readonly owner: string }>(
      kind: SimKind<T>,
      ...states: readonly string[]
    ) =>
      [...store.table(kind).values()]
        .filter(({ state }) => states.includes(state))
        .map((each) => `${kind.id(each)} ${each.owner}`)
    const open = [...store.table(todoKind).values()]
      .filter(({ state, subject }) => state === 'open' && /^(?:GW|GB|CR|BR)-/.test(subject))
      .map(({ subject, owner }) => `${subject} ${owner}`)
    expect(open.sort()).toEqual(
      [
        ...waiting(warningKind, 'open', 'returned'),
        ...waiting(bounceKind, 'open', 'returned'),
        ...waiting(competitiveKind, 'open', 'verified'),
        ...waiting(reportKind, 'draft'),
      ].sort(),
    )
  })

  test('a to-do is due when its record is', async () => {
    const sim = start()
    const { items } = await list(sim, 'rep01')
    const dueOf = (id: string) => items.find(({ route }) => route?.endsWith(`id=${id}`))?.due
    expect(dueOf('GB-000001')).toEqual((await sim.as('rep01').call(getBounce, { id: 'GB-000001' })).due)
    expect(dueOf('CR-000001')).toEqual((await sim.as('rep01').call(getCompetitive, { id: 'CR-000001' })).due)
    const { list: readings } = await sim
      .as('rep01')
      .call(getSeries, { custId: 'C-000027', from: '2026-11-17', to: '2026-11-19' })
    expect(items.find(({ kind }) => kind === 'meter')?.route).toContain('C-000027')
    expect(readings.map(({ volume }) => volume)).toEqual([null, null, null])
  })

  test('a to-do, and the message of a record, name first whom they are about', async () => {
    const sim = start()
    const { items } = await list(sim, 'rep01')
    expect(items.find(({ kind }) => kind === 'gasBounce')).toMatchObject({
      title: '佛山市宏盛陶瓷有限公司 · 说明气量反弹',
      titleEn: 'Hongsheng Ceramics · Explain a rebound',
    })
    await sim.as('rep02').call(assignWarning, { id: 'GW-000001', version: 1, to: 'emp10' })
    expect(told(sim, 'emp10', 'gasRisk.raised')[0]?.title).toMatchObject({
      zh: expect.stringMatching(/^南海大沥锻造有限公司 · /),
      en: expect.stringMatching(/^Dali Forging · /),
    })
  })

  test('by due time: a to-do of today is one of this week, a late one is not', async () => {
    const sim = start()
    const ids = async (due: 'overdue' | 'today' | 'week') =>
      (await list(sim, 'rep01', { due })).items.map(({ id }) => id)
    const [overdue, today, week] = [await ids('overdue'), await ids('today'), await ids('week')]
    expect(overdue).toHaveLength(3)
    expect(week).toEqual(expect.arrayContaining(today))
    expect(week.filter((id) => overdue.includes(id))).toEqual([])
  })

  test('an overdue one reaches the manager one working day later, the approver after three', async () => {
    const sim = start()
    const escalated = async (who: string) =>
      (await list(sim, who, { tab: 'escalated' })).items.some(({ id }) => id === 'TD-000008')
    // Due on Wednesday 25 November at 18:00.
    const when = async (time: string) => {
      sim.at(at(time))
      return [await escalated('rep02'), await escalated('rep03')]
    }
    expect(await when('2026-11-25T23:00')).toEqual([false, false])
    expect(await when('2026-11-26T08:00')).toEqual([true, false])
    expect(await when('2026-11-27T08:00')).toEqual([true, false])
    expect(await when('2026-11-30T08:00')).toEqual([true, true])
  })

  test('messages go to the owner on the due day, and to whom it is escalated, once each', () => {
    const sim = start()
    const send = (who: string, time: string) => {
      sim.at(at(time))
      dev.sendDue?.(sim.context(who))
    }
    const count = (who: string, type: string) =>
      told(sim, who, type).filter(({ params }) => params?.id === 'TD-000008').length
    send('rep01', '2026-11-25T17:59')
    expect(count('rep01', 'todo.due')).toBe(0)
    send('rep01', '2026-11-25T18:00')
    send('rep01', '2026-11-25T19:00')
    expect(count('rep01', 'todo.due')).toBe(1)
    send('rep02', '2026-11-26T09:00')
    send('rep02', '2026-11-26T10:00')
    expect(count('rep02', 'todo.escalated')).toBe(1)
    send('rep03', '2026-11-30T09:00')
    expect(count('rep03', 'todo.escalated')).toBe(1)
  })

  test('what is told of a to-do names first whom it is about: that it is late, with whom, who reminds of it', async () => {
    const sim = start()
    sim.at(at('2026-11-26T09:00'))
    for (const who of ['rep01', 'rep02']) dev.sendDue?.(sim.context(who))
    await sim.as('rep02').call(remindOwner, { id: 'TD-000008' })
    const titles = [...told(sim, 'rep01', 'todo.due'), ...told(sim, 'rep02', 'todo.escalated')]
      .filter(({ params }) => params?.id === 'TD-000008')
      .map(({ title }) => title)
    // A long title is cut off.
    const en = (state: string) => expect.stringMatching(`^Furniture park rooftop PV, phase 1 · ${state}:`)
    expect(titles).toEqual([
      { zh: '顺德家具园屋顶光伏一期 · 已逾期：确认开工条件', en: en('Overdue') },
      { zh: '顺德家具园屋顶光伏一期 · 陈静提醒您：确认开工条件', en: en('Chen Jing reminds you') },
      { zh: '顺德家具园屋顶光伏一期 · 李伟的待办已逾期：确认开工条件', en: en('Overdue with Li Wei') },
    ])
  })

  test('a message is about its to-do, however long the name of that is', () => {
    const sim = start()
    const todo = sim.store.table(todoKind).get('TD-000008')
    if (!todo) throw new Error('no to-do')
    sim.store.table(todoKind).put({ ...todo, title: '长'.repeat(80) })
    sim.at(at('2026-11-25T18:00'))
    dev.sendDue?.(sim.context('rep01'))
    const [message] = told(sim, 'rep01', 'todo.due').filter(({ params }) => params?.id === 'TD-000008')
    expect(message?.subject).toEqual({ kind: 'risk-todo', id: 'TD-000008' })
  })

  test('whoever does not look on the day learns of it later', () => {
    const sim = start()
    const send = (who: string, time: string) => {
      sim.at(at(time))
      dev.sendDue?.(sim.context(who))
      return told(sim, who, 'todo.due').concat(told(sim, who, 'todo.escalated')).length
    }
    const seeded = send('rep01', '2026-11-20T09:41')
    expect(send('rep01', '2026-11-26T09:00')).toBeGreaterThan(seeded)
    expect(told(sim, 'rep01', 'todo.due').map(({ params }) => params?.id)).toContain('TD-000008')
  })

  test('a call to make is ticked off, and taken back; a warning is handled instead', async () => {
    const sim = start()
    const rep = sim.as('rep01')
    const done = await rep.call(doneTodo, { id: 'TD-000003', version: 1 })
    expect(done).toMatchObject({ state: 'done', doneBy: { id: 'rep01' }, can: [] })
    expect((await list(sim, 'rep01')).total).toBe(11)
    expect(await rep.call(restoreTodo, { id: 'TD-000003', version: done.version })).toMatchObject({ state: 'open' })
    expect(await sim.refusal(rep.call(doneTodo, { id: 'TD-000001', version: 1 }))).toMatchObject({ code: 4010 })
    expect((await rep.call(getTodo, { id: 'TD-000001' })).can).toEqual([])
  })

  test('who is second learns who was first; strangers see none of it', async () => {
    const sim = start()
    await sim.as('rep02').call(doneTodo, { id: 'TD-000003', version: 1 })
    const second = await sim.refusal(sim.as('rep01').call(doneTodo, { id: 'TD-000003', version: 1 }))
    expect(second).toMatchObject({ code: 4701, data: { nameEn: 'Chen Jing' } })
    expect(await sim.refusal(sim.as('rep05').call(getTodo, { id: 'TD-000003' }))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep04').call(listTodos, { page: 1 }))).toMatchObject({ code: 4003 })
  })

  test('one about a record of another area ends with it', async () => {
    const sim = start()
    const needs = { name: 'visit-need', id: ({ id }: { readonly id: string; readonly state: string }) => id }
    sim.store.table(needs).put({ id: 'N-000001', state: 'open' })
    expect((await sim.as('rep01').call(getTodo, { id: 'TD-000002' })).state).toBe('overdue')
    sim.store.table(needs).put({ id: 'N-000001', state: 'dropped' })
    expect((await sim.as('rep01').call(getTodo, { id: 'TD-000002' })).state).toBe('done')
    // The need of this one is gone.
    expect((await sim.as('rep01').call(getTodo, { id: 'TD-000006' })).state).toBe('void')
  })

  const about = (sim: Sim, subject: string) =>
    [...sim.store.table(todoKind).values()].find((todo) => todo.subject === subject)?.todoId ?? ''

  test.each([
    ['2026-12-07T11:59', 'overdue', true],
    ['2026-12-07T12:00', 'void', false],
  ])('at %s one about the report of P23 is %s, and is escalated: %s', async (time, state, isEscalated) => {
    const sim = start()
    const id = about(sim, 'BR-000001')
    sim.at(at(time))
    expect((await sim.as('rep01').call(getTodo, { id })).state).toBe(state)
    const { items } = await list(sim, 'rep02', { tab: 'escalated' })
    expect(items.some((todo) => todo.id === id)).toBe(isEscalated)
  })

  test.each([
    ['2026-12-04T23:59', 'overdue'],
    ['2026-12-05T00:00', 'void'],
  ])('at %s one about an application that nobody decides is %s', async (time, state) => {
    const sim = start()
    const applications: SimKind<{ readonly id: string; readonly state: string; readonly at: string }> = {
      name: 'role-application',
      id: ({ id }) => id,
    }
    sim.store.table(applications).put({ id: 'AP-000001', state: 'approving', at: sim.now.toISOString() })
    sim.at(at(time))
    expect((await sim.as('rep03').call(getTodo, { id: 'TD-000010' })).state).toBe(state)
  })

  test('one about an issue is the new owner’s when its customer has another one', async () => {
    const sim = start()
    const id = about(sim, 'IS-000001')
    const company = sim.store.table(companyKind).get('C-000021')
    if (!company) throw new Error('no company')
    sim.store.table(companyKind).put({ ...company, owner: 'emp10' })
    const idsOf = async (who: string) => (await list(sim, who)).items.map((todo) => todo.id)
    expect(await idsOf('rep01')).not.toContain(id)
    expect(await idsOf('emp10')).toContain(id)
    expect(await sim.as('emp10').call(getTodo, { id })).toMatchObject({ owner: { id: 'emp10' } })
    sim.at(at('2027-03-01T09:00'))
    for (const who of ['rep01', 'emp10', 'rep02']) sendDueTodos(sim.context(who))
    const toldOf = (who: string, type: string) => told(sim, who, type).filter(({ params }) => params?.id === id)
    expect(toldOf('rep01', 'todo.due')).toEqual([])
    expect(toldOf('emp10', 'todo.due')).toHaveLength(1)
    expect(toldOf('rep02', 'todo.escalated')).toMatchObject([{ title: { zh: expect.stringContaining('梁志强') } }])
  })

  test.each([
    ['emp10', 'its customer’s new owner ends', true],
    ['rep01', 'ended before its customer had another owner', false],
  ])('one of %s about an issue, that %s, is among their ended ones', async (who, _, isNew) => {
    const sim = start()
    const id = about(sim, 'IS-000001')
    const company = sim.store.table(companyKind).get('C-000021')
    if (!company) throw new Error('no company')
    const handOver = () => sim.store.table(companyKind).put({ ...company, owner: 'emp10' })
    if (isNew) handOver()
    const { version } = await sim.as(who).call(getIssue, { id: 'IS-000001' })
    await sim.as(who).call(moveIssue, { id: 'IS-000001', version, to: 'closed', reason: '检修已经结束' })
    handOver()
    const whose = async (each: string) => (await list(sim, each, { tab: 'ended' })).items.some((todo) => todo.id === id)
    expect([await whose('rep01'), await whose('emp10')]).toEqual([!isNew, isNew])
  })

  test('one about an issue of a customer that is gone is void', async () => {
    const sim = start()
    const id = about(sim, 'IS-000001')
    expect((await sim.as('rep01').call(getTodo, { id })).state).toBe('open')
    sim.store.table(companyKind).delete('C-000021')
    expect((await sim.as('rep01').call(getTodo, { id })).state).toBe('void')
  })
})

describe('issues', () => {
  test('fifteen, those of one’s own customers, with the first one’s steps', async () => {
    const sim = start()
    expect((await sim.as('emp30').call(listIssues, { page: 1 })).total).toBe(15)
    const own = await sim.as('rep01').call(listIssues, { page: 1 })
    expect(own.items.every(({ owner }) => owner.id === 'rep01')).toBe(true)
    const first = await sim.as('rep01').call(getIssue, { id: 'IS-000001' })
    expect(first).toMatchObject({ cause: 'shutdown', warningIds: ['GW-000001'], customer: { id: 'C-000021' } })
    expect(first.can.sort()).toEqual(['closed', 'step', 'watching'])
    expect((await sim.as('rep03').call(getIssue, { id: 'IS-000001' })).can).toEqual([])
  })

  test.each([
    [{ title: '短' }, { title: 'title' }],
    [{ due: '2027-02-19' }, { due: 'due' }],
    [{ due: '2026-11-19' }, { due: 'due' }],
    [{ cause: undefined }, { cause: 'cause' }],
  ])('a new one with %j is refused', async (wrong, fields) => {
    const sim = start()
    const entered = { custId: 'C-000002', warningIds: [], cause: 'price', title: '价格谈判未定', due: '2026-12-01' }
    expect(await fieldsOf(sim, sim.as('rep01').send(createIssue, { ...entered, ...wrong }))).toEqual({
      code: 4000,
      fields,
    })
  })

  test('a new one within 90 days is a to-do of the customer’s owner, which ends when it is watched or closed', async () => {
    const sim = start()
    const entered = {
      custId: 'C-000002',
      warningIds: [],
      cause: 'price' as const,
      title: '价格谈判未定',
      due: '2027-02-18',
    }
    const issue = await sim.as('rep02').call(createIssue, entered)
    const todos = () => [...sim.store.table(todoKind).values()].filter(({ subject }) => subject === issue.id)
    expect(todos()).toMatchObject([{ owner: 'rep01', state: 'open', route: `/gasRiskIssues?id=${issue.id}` }])
    const watched = await sim
      .as('rep01')
      .call(moveIssue, { id: issue.id, version: 1, to: 'watching', reason: '等待客户答复' })
    expect(todos()).toMatchObject([{ state: 'done', doneBy: 'rep01' }])
    const again = await sim
      .as('rep01')
      .call(moveIssue, { id: issue.id, version: watched.version, to: 'open', reason: '客户再次询价' })
    expect(todos().map(({ state }) => state)).toEqual(['done', 'open'])
    expect(again.steps.map(({ text }) => text)).toEqual(['客户再次询价', '等待客户答复'])
  })

  test('of a customer that is gone are left out, the others are listed', async () => {
    const sim = start()
    const before = (await sim.as('rep01').call(listIssues, { page: 1 })).total
    sim.store.table(companyKind).delete('C-000021')
    expect((await sim.as('rep01').call(listIssues, { page: 1 })).total).toBe(before - 1)
    expect(await sim.refusal(sim.as('rep01').call(getIssue, { id: 'IS-000001' }))).toMatchObject({ code: 4004 })
  })

  test('a new one explains warnings of its own customer', async () => {
    const sim = start()
    const entered = { cause: 'price' as const, title: '价格谈判未定', due: '2026-12-01', warningIds: ['GW-000001'] }
    const other = sim.as('rep01').call(createIssue, { ...entered, custId: 'C-000002' })
    expect(await fieldsOf(sim, other)).toEqual({ code: 4000, fields: { warningIds: 'customer' } })
    const made = await sim.as('rep01').call(createIssue, { ...entered, custId: 'C-000021' })
    expect(made.warningIds).toEqual(['GW-000001'])
  })

  test('a step needs 5 to 500 characters; a closed issue takes none', async () => {
    const sim = start()
    const step = (id: string, text: string) => sim.as('rep01').call(addStep, { id, version: 1, text })
    expect(await fieldsOf(sim, step('IS-000001', '太短'))).toEqual({ code: 4000, fields: { text: 'note' } })
    expect((await step('IS-000001', '已现场核查设备')).steps[0]).toMatchObject({
      text: '已现场核查设备',
      by: { id: 'rep01' },
    })
    expect(await sim.refusal(step('IS-000004', '已现场核查设备'))).toMatchObject({ code: 4010 })
    expect(await sim.refusal(sim.as('rep05').call(getIssue, { id: 'IS-000001' }))).toMatchObject({ code: 4003 })
  })
})

describe('biweekly reports', () => {
  const own = async (sim: Sim, period?: string) =>
    (await sim.as('rep01').call(listReports, { scope: 'own', period })).items

  test('ten periods, the running one a draft', async () => {
    const all = await own(start())
    expect(all.map(({ period }) => period)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-P${String(23 - index)}`),
    )
    expect(all[0]).toMatchObject({ id: 'BR-000001', state: 'draft', start: '2026-11-09', end: '2026-11-22' })
    expect(all[0]?.due).toEqual(at('2026-11-23T12:00'))
    expect(all[0]?.can.sort()).toEqual(['save', 'submit'])
  })

  test('figures of the period before are those that were reported', async () => {
    const [now, last] = await own(start())
    expect(now?.figures.volume.before).toBe(last?.figures.volume.own)
    expect(now?.figures.volume.own).toBeGreaterThan(0)
    expect(now?.figures.volume.team).toBeUndefined()
  })

  test('new leads, visits that took place, opportunities and their amount are counted, of the author and of the team', async () => {
    const sim = start()
    const own = async () => (await sim.as('rep01').call(getReport, { id: 'BR-000001' })).figures
    const team = async () => (await sim.as('rep02').call(listReports, { scope: 'team' })).figures
    const [ownBefore, teamBefore] = [await own(), await team()]
    const leads: SimKind<{ readonly clueId: string; readonly createdAt: string }> = {
      name: 'lead',
      id: ({ clueId }) => clueId,
    }
    const visits: SimKind<{ readonly id: string; readonly state: string; readonly from: string }> = {
      name: 'visit',
      id: ({ id }) => id,
    }
    const mine = { owner: 'rep01', orgCode: '440605' }
    const theirs = { owner: 'emp18', orgCode: '440606' }
    const createdAt = at('2026-11-09T00:00').toISOString()
    const earlier = at('2026-11-08T23:59').toISOString()
    const lead = (clueId: string, whose: object) => sim.store.table(leads).put({ clueId, createdAt, ...whose })
    lead('L-1', mine)
    lead('L-2', theirs)
    lead('L-3', { ...mine, createdAt: earlier })
    const alone = { participants: [] }
    const visit = (id: string, whose: object) =>
      sim.store.table(visits).put({ id, state: 'done', from: createdAt, ...alone, ...whose })
    visit('V-1', mine)
    visit('V-2', { ...theirs, participants: [{ loginName: 'rep01' }] })
    visit('V-3', theirs)
    visit('V-4', { ...mine, state: 'planned' })
    visit('V-5', { ...mine, from: earlier })
    const business = { version: 1, name: '锅炉改造', nameEn: 'Boiler', stage: '1', createdAt } as const
    const opportunity = (businessId: string, more: typeof mine & { readonly amount?: number }) =>
      sim.store.table(businessKind).put({ ...business, businessId, ...more })
    opportunity('B-1', { ...mine, amount: 120_000 })
    opportunity('B-2', mine)
    opportunity('B-3', { ...theirs, amount: 30_000 })
    const more = (now: typeof ownBefore, before: typeof ownBefore) =>
      (['newLeads', 'visits', 'opportunities', 'amount'] as const).map((name) => now[name].own - before[name].own)
    expect(more(await own(), ownBefore)).toEqual([1, 2, 2, 120_000])
    if (!teamBefore) throw new Error('no figures of the team')
    expect(more((await team()) ?? teamBefore, teamBefore)).toEqual([2, 3, 3, 150_000])
  })

  test('what was before stays as it was when the report was submitted', async () => {
    const sim = start()
    const clocks = { name: 'clock-in', id: ({ clockInId }: SimCheckIn) => clockInId }
    // Of emp12, who has no report of the period before.
    const earlier = async () => (await sim.as('emp12').call(getReport, { id: 'BR-000013' })).figures.checkIns.before
    await sim.as('emp12').call(submitReport, { id: 'BR-000013', version: 1 })
    const when = at('2026-11-05T10:00').toISOString()
    sim.store.table(clocks).put({ clockInId: 'K-1', version: 1, kind: 'arrive', by: 'emp12', at: when })
    expect(await earlier()).toBe(0)
    await sim.as('emp12').call(withdrawReport, { id: 'BR-000013', version: 2 })
    expect(await earlier()).toBe(1)
  })

  test('words are saved while it is written, at most 2,000 characters; a version of another device is not overwritten', async () => {
    const sim = start()
    const save = (version: number, highlights: string) =>
      sim.as('rep01').call(saveReport, { id: 'BR-000001', version, highlights })
    expect(await save(1, '光大玻璃恢复双线生产')).toMatchObject({ version: 2, highlights: '光大玻璃恢复双线生产' })
    expect(await sim.refusal(save(1, '另一台手机'))).toMatchObject({ code: 4009 })
    expect(await fieldsOf(sim, save(2, 'x'.repeat(2001)))).toEqual({ code: 4000, fields: { highlights: 'highlights' } })
    expect((await save(2, 'x'.repeat(2000))).version).toBe(3)
  })

  test('submitted, its figures are frozen; late check-ins of the period are counted beside them', async () => {
    const sim = start()
    const clocks = { name: 'clock-in', id: ({ clockInId }: SimCheckIn) => clockInId }
    const checkIn = (clockInId: string, more: Partial<SimCheckIn>) =>
      sim.store
        .table(clocks)
        .put({ clockInId, version: 1, kind: 'arrive', by: 'rep01', at: at('2026-11-18T10:00').toISOString(), ...more })
    checkIn('K-1', {})
    checkIn('K-2', { at: at('2026-11-22T23:59').toISOString() })
    checkIn('K-3', { at: at('2026-11-23T00:00').toISOString() })
    checkIn('K-4', { kind: 'leave' })
    checkIn('K-5', { counts: false })
    const sent = await sim.as('rep01').call(submitReport, { id: 'BR-000001', version: 1, highlights: '本期重点' })
    expect(sent).toMatchObject({ state: 'submitted', late: 0, can: ['withdraw'] })
    expect(sent.figures.checkIns.own).toBe(2)
    checkIn('K-6', { serverAt: at('2026-11-20T12:00').toISOString() })
    const later = await sim.as('rep01').call(getReport, { id: 'BR-000001' })
    expect(later.figures.checkIns.own).toBe(2)
    expect(later.late).toBe(1)
    const back = await sim.as('rep01').call(withdrawReport, { id: 'BR-000001', version: later.version })
    expect(back.figures.checkIns.own).toBe(3)
    expect(back).toMatchObject({ state: 'draft', late: 0 })
  })

  test('it ends its to-do, which returns when it is withdrawn', async () => {
    const sim = start()
    const states = () =>
      [...sim.store.table(todoKind).values()].filter(({ subject }) => subject === 'BR-000001').map(({ state }) => state)
    expect(states()).toEqual(['open'])
    await sim.as('rep01').call(submitReport, { id: 'BR-000001', version: 1 })
    expect(states()).toEqual(['done'])
    await sim.as('rep01').call(withdrawReport, { id: 'BR-000001', version: 2 })
    expect(states()).toEqual(['done', 'open'])
  })

  test('the manager reads and comments; nobody sees a draft, and what was read is not withdrawn', async () => {
    const sim = start()
    const manager = sim.as('rep02')
    expect(await sim.refusal(manager.call(getReport, { id: 'BR-000001' }))).toMatchObject({ code: 4003 })
    await sim.as('rep01').call(submitReport, { id: 'BR-000001', version: 1, highlights: '本期重点' })
    expect((await manager.call(getReport, { id: 'BR-000001' })).state).toBe('submitted')
    const read = await manager.call(getReport, { id: 'BR-000001', seen: true })
    expect(read).toMatchObject({ state: 'read', readBy: { id: 'rep02' }, can: ['comment'] })
    expect(read.figures.volume.team).toBeGreaterThan(read.figures.volume.own)
    const withdrawn = sim.as('rep01').call(withdrawReport, { id: 'BR-000001', version: read.version })
    expect(await sim.refusal(withdrawn)).toMatchObject({ code: 4010 })
    const said = await manager.call(commentReport, { id: 'BR-000001', version: read.version, text: '继续跟进' })
    expect(said).toMatchObject({ state: 'commented', comments: [{ person: { id: 'rep02' }, text: '继续跟进' }] })
    expect(told(sim, 'rep01', 'report.commented')).toMatchObject([{ params: { id: 'BR-000001' } }])
    const owner = sim.as('rep01').call(commentReport, { id: 'BR-000001', version: said.version, text: '好的' })
    expect(await sim.refusal(owner)).toMatchObject({ code: 4003 })
  })

  test('the team: submitted reports, figures of all, and who is missing; not for salespeople', async () => {
    const sim = start()
    const team = await sim.as('rep02').call(listReports, { scope: 'team', period: '2026-P23' })
    expect(team.items.map(({ owner }) => owner.id)).toEqual(['emp10', 'emp11', 'emp14'])
    expect(team.missing.map(({ id }) => id)).toEqual(expect.arrayContaining(['rep01', 'emp12']))
    expect(team.missing.map(({ id }) => id)).not.toContain('rep05')
    expect(team.figures?.volume.own).toBeGreaterThan(0)
    expect(await sim.refusal(sim.as('rep01').call(listReports, { scope: 'team' }))).toMatchObject({ code: 4003 })
    expect(
      (await sim.as('rep03').call(listReports, { scope: 'team', period: '2026-P22' })).items.length,
    ).toBeGreaterThan(3)
  })

  test('the team is that of the organisations in which its reader has the role, wherever they are themselves', async () => {
    const sim = start()
    const grant = { loginName: 'emp10', roleName: 'manager', orgCode: '440606', version: 1 }
    sim.store.table(grantKind).put({ ...grant, id: 'new', from: '2026-11-01', to: '2027-05-01' })
    const { items } = await sim.as('emp18').call(listReports, { scope: 'own', period: '2026-P23' })
    await sim.as('emp18').call(submitReport, { id: items[0]?.id ?? '', version: 1 })
    const team = await sim.as('emp10').call(listReports, { scope: 'team', period: '2026-P23' })
    expect(team.items.map(({ owner }) => owner.id)).toEqual(['emp18'])
    expect(team.missing.map(({ id: who }) => who).sort()).toEqual(['emp19', 'emp20', 'emp21'])
    const volumeOf = async (who: string) =>
      (await sim.as(who).call(listReports, { scope: 'team', period: '2026-P23' })).figures?.volume.own ?? 0
    expect(await volumeOf('emp10')).toBeLessThan(await volumeOf('rep02'))
  })

  test('who has handed in is not missing where they work by now', async () => {
    const sim = start()
    const [report] = [...sim.store.table(reportKind).values()].filter(
      ({ owner, period }) => owner === 'emp10' && period === '2026-P23',
    )
    if (!report) throw new Error('no report')
    sim.store.table(reportKind).put({ ...report, orgCode: '44' })
    const { items, missing } = await sim.as('rep02').call(listReports, { scope: 'team', period: '2026-P23' })
    expect([...items.map(({ owner }) => owner), ...missing].map(({ id }) => id)).not.toContain('emp10')
  })

  test('a report belongs to the organisation of the role for which it is written', async () => {
    const sim = start()
    const grant = { id: 'new', loginName: 'rep04', roleName: 'sales', orgCode: '440606', version: 1 }
    sim.store.table(grantKind).put({ ...grant, from: '2026-11-20', to: '2027-05-19' })
    const { items } = await sim.as('rep04').call(listReports, { scope: 'own' })
    expect(items.map(({ id }) => sim.store.table(reportKind).get(id)?.orgCode)).toEqual(['440606'])
  })

  test('who owes a report of a period goes by the roles of its last day; nobody owes one that has not begun', async () => {
    const sim = start()
    const grant = { loginName: 'rep04', roleName: 'sales', orgCode: '440605', version: 1 }
    sim.store.table(grantKind).put({ ...grant, id: 'old', from: '2025-11-01', to: '2026-10-30' })
    sim.store.table(grantKind).put({ ...grant, id: 'new', from: '2026-11-20', to: '2027-05-19' })
    const owes = async (period: string) => {
      const { missing } = await sim.as('rep02').call(listReports, { scope: 'team', period })
      return missing.some(({ id }) => id === 'rep04')
    }
    // P21 ends on 25 October, P22 on 8 November.
    expect([await owes('2026-P21'), await owes('2026-P22'), await owes('2026-P23')]).toEqual([true, false, true])
    const next = await sim.as('rep02').call(listReports, { scope: 'team', period: '2026-P24' })
    expect(next.missing).toEqual([])
  })

  test.each([
    ['2026-12-07T11:59', undefined],
    ['2026-12-07T12:00', 4702],
  ])('at %s a report of P23 is refused with %s', async (time, code) => {
    const sim = start()
    sim.at(at(time))
    const sent = sim.as('rep01').call(submitReport, { id: 'BR-000001', version: 1, highlights: '迟交' })
    if (code === undefined) expect((await sent).state).toBe('submitted')
    else expect(await sim.refusal(sent)).toMatchObject({ code })
  })

  test('the draft of a new period begins by itself, with a to-do; its owner is reminded on the due day', async () => {
    const sim = start()
    sim.at(at('2026-11-23T09:00'))
    const [first] = await own(sim)
    expect(first).toMatchObject({ period: '2026-P24', state: 'draft' })
    const todo = [...sim.store.table(todoKind).values()].find(({ subject }) => subject === first?.id)
    expect(todo?.due).toBe(fortnight.parse('2026-P24')?.due.toISOString())
    dev.sendDue?.(sim.context('rep01'))
    dev.sendDue?.(sim.context('rep01'))
    expect(told(sim, 'rep01', 'report.due')).toMatchObject([{ params: { id: 'BR-000001', name: '2026-P23' } }])
    expect([...sim.store.table(reportKind).values()].filter(({ owner }) => owner === 'rep01')).toHaveLength(11)
  })

  test('a report is due for whoever did not look at theirs in these two weeks, too', () => {
    const sim = start()
    sim.at(at('2026-12-07T09:00'))
    dev.sendDue?.(sim.context('emp10'))
    expect(told(sim, 'emp10', 'report.due').map(({ params }) => params?.name)).toEqual(['2026-P24'])
  })

  test('who had no role at the end of the two weeks before owes no report of them, and hears of the running one when they look', async () => {
    const sim = start()
    const before = sim.store.table(messageKind).size
    const grant = { id: 'new', loginName: 'rep04', roleName: 'sales', orgCode: '440605', version: 1 }
    sim.store.table(grantKind).put({ ...grant, from: '2026-11-20', to: '2027-05-19' })
    sim.store.table(grantKind).put({ ...grant, id: 'old', from: '2025-11-05', to: '2026-11-05' })
    dev.sendDue?.(sim.context('rep04'))
    expect(sim.context('rep04').store.table(messageKind).size).toBe(before)
    const own = () => [...sim.store.table(reportKind).values()].filter(({ owner }) => owner === 'rep04')
    expect(own()).toEqual([])
    await sim.as('rep04').call(listReports, { scope: 'own' })
    expect(own().map(({ period }) => period)).toEqual(['2026-P23'])
  })
})
