/** @jest-environment node */
import { SimRefusal } from '#harness/backend/contract'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { businessKind, programmeKind } from '#harness/backend/world'
import type { RequestOf } from '#platform/http'
import { rights as knowledgeRights } from '../../knowledge/rights'
import {
  changeAdvice,
  choosePartners,
  getAdvice,
  getPartner,
  getTeam,
  listAdvice,
  listPartners,
  matchSolutions,
  recentPartners,
  restoreTeam,
  saveAdvice,
  saveTeam,
  suspendPartner,
} from '../api'
import dev from '../dev'
import { adviceKind, partnerKind, teamKind } from './records'

const todoKind = {
  name: 'visit-need',
  id: (todo: { id: string; version: number; visitId: string; owner: string; state: string }) => todo.id,
}

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

const NEEDS = [
  { tag: 'steam', weight: 'high' as const },
  { tag: 'saving', weight: 'medium' as const },
]
const told = (sim: Sim, who: string, type: string) =>
  [...sim.store.table(messageKind).values()].filter((message) => message.to === who && message.type === type)
const fieldsOf = async (sim: Sim, promise: Promise<unknown>) => {
  const { code, data } = await sim.refusal(promise)
  return { code, fields: (data as { fields?: unknown } | undefined)?.fields }
}
/** Errors of a call by field; undefined for one that is accepted. */
const errorsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => {
      if (!(error instanceof SimRefusal)) throw error
      return Object(error.data).fields
    },
  )

test('the seed has 120 partners, 40 teams and 200 advices in the default size', () => {
  const { store } = simulate(dev, { size: 'default' })
  const tables = [store.table(partnerKind), store.table(teamKind), store.table(adviceKind)]
  expect(tables.map((table) => [...table.values()].length)).toEqual([120, 40, 200])
})

describe('partners', () => {
  const find = async (sim: Sim, who: string, keyword: string) =>
    (await sim.as(who).call(listPartners, { keyword, page: 1 })).items

  test('one’s own company’s, with those that are suspended or barred', async () => {
    const sim = start()
    const all = (await sim.as('rep02').call(listPartners, { page: 1, size: 100 })).items
    expect(all.find(({ id }) => id === 'R-000002')).toMatchObject({ state: 'suspended', until: '2026-12-31' })
    expect(all.find(({ id }) => id === 'R-000003')).toMatchObject({ state: 'barred' })
    expect(all.some(({ id }) => id === 'R-000004')).toBe(false)
    expect(await find(sim, 'rep05', '甬新')).toMatchObject([{ id: 'R-000004' }])
    const chosen = await sim.as('rep02').call(listPartners, { ids: ['R-000002', 'R-000004'], page: 1 })
    expect(chosen.items.map(({ id }) => id)).toEqual(['R-000002'])
  })

  test('a manager suspends one until a day, from which on it is qualified again', async () => {
    const sim = start()
    const [one] = (await sim.as('rep02').call(listPartners, { kinds: ['maker'], page: 1 })).items
    const at = { id: one?.id ?? '', version: one?.version ?? 0, to: 'suspend' as const, reason: '安全检查未通过' }
    expect(await sim.refusal(sim.as('rep01').call(suspendPartner, at))).toMatchObject({ code: 4003 })
    expect(await fieldsOf(sim, sim.as('rep02').call(suspendPartner, { ...at, until: '2026-11-20' }))).toEqual({
      code: 4000,
      fields: { until: 'until' },
    })
    const suspended = await sim.as('rep02').call(suspendPartner, { ...at, until: '2026-11-21' })
    expect(suspended).toMatchObject({ state: 'suspended', can: ['qualify'] })
    sim.at(new Date('2026-11-21T23:59:59+08:00'))
    expect((await find(sim, 'rep02', one?.name ?? ''))[0]).toMatchObject({ state: 'suspended', can: ['qualify'] })
    sim.at(new Date('2026-11-22T00:00:00+08:00'))
    expect((await find(sim, 'rep02', one?.name ?? ''))[0]).toMatchObject({ state: 'qualified' })
  })

  test.each([
    [4, { reason: 'text' }],
    [5, undefined],
    [200, undefined],
    [201, { reason: 'text' }],
  ])('a reason for a suspension of %i characters', async (length, fields) => {
    const reason = '安'.repeat(length)
    const what = { id: 'R-000001', version: 1, to: 'suspend', until: '2026-12-31', reason } as const
    expect(await errorsOf(start().as('rep02').call(suspendPartner, what))).toEqual(fields)
  })

  test('one that is suspended is taken up again; a barred one, or one that somebody suspended first, is not suspended', async () => {
    const sim = start()
    const manager = sim.as('rep02')
    const change = (id: string, to: 'suspend' | 'qualify', version = 1) =>
      manager.call(suspendPartner, { id, version, to, until: '2026-12-31', reason: '安全检查未通过' })
    const read = await manager.call(getPartner, { id: 'R-000002' })
    expect(read).toMatchObject({ reason: '两次未按期交付', can: ['qualify'], why: { suspend: 4504 } })
    expect(await change('R-000002', 'qualify')).toMatchObject({ state: 'qualified', can: ['choose', 'suspend'] })
    expect(await sim.refusal(change('R-000003', 'suspend'))).toMatchObject({ code: 4504 })
    await change('R-000001', 'suspend')
    expect(await sim.refusal(change('R-000001', 'suspend'))).toMatchObject({ code: 4504 })
  })
})

describe('partners chosen last', () => {
  const choose = (sim: Sim, who: string, ...ids: string[]) => sim.as(who).call(choosePartners, { ids })
  const recent = async (sim: Sim, who: string) =>
    (await sim.as(who).call(recentPartners, { page: 1 })).items.map(({ id }) => id)

  test('are one’s own ten, the latest first, each once; a suspended one stays among them', async () => {
    const sim = start()
    const ids = (await sim.as('rep02').call(listPartners, { page: 1, size: 100 })).items
      .filter(({ state }) => state === 'qualified')
      .map(({ id }) => id)
    const before = await recent(sim, 'rep01')
    for (const id of ids.slice(0, 11)) {
      sim.wait(1000)
      await choose(sim, 'rep02', id)
    }
    sim.wait(1000)
    expect(await choose(sim, 'rep02', ids[2] ?? '', ids[3] ?? '')).toEqual({ ids: [ids[2], ids[3]] })
    const [first, second, ...others] = await recent(sim, 'rep02')
    expect([first, second].sort()).toEqual([ids[2], ids[3]].sort())
    expect(others).toEqual([10, 9, 8, 7, 6, 5, 4, 1].map((at) => ids[at]))
    expect(await recent(sim, 'rep01')).toEqual(before)
    const { version = 0 } = sim.store.table(partnerKind).get(ids[2] ?? '') ?? {}
    const what = { id: ids[2] ?? '', version, to: 'suspend', until: '2026-12-31', reason: '安全检查未通过' } as const
    expect(await sim.as('rep02').call(suspendPartner, what)).toMatchObject({ state: 'suspended' })
    expect(await recent(sim, 'rep02')).toContain(ids[2])
  })

  test('are searched, filtered and sorted as all are', async () => {
    const sim = start()
    const some = (await sim.as('rep02').call(listPartners, { page: 1, size: 100 })).items.filter(
      ({ state }) => state === 'qualified',
    )
    const [one, ...rest] = some.slice(0, 5)
    if (!one) throw new Error('no partner')
    await choose(sim, 'rep02', one.id, ...rest.map(({ id }) => id))
    const found = async (filter: Partial<RequestOf<typeof recentPartners>>) =>
      (await sim.as('rep02').call(recentPartners, { ...filter, page: 1 })).items
    expect((await found({ keyword: one.creditCode })).map(({ id }) => id)).toEqual([one.id])
    const makers = await found({ kinds: ['maker'] })
    expect(makers.length).toBeGreaterThan(0)
    expect(makers.filter(({ kind }) => kind !== 'maker')).toEqual([])
    const names = (await found({ sort: 'name' })).map(({ nameEn = '' }) => nameEn)
    expect(names.length).toBeGreaterThan(4)
    expect(names).toEqual([...names].sort())
  })

  test.each([
    ['one that is suspended', 'rep01', 'R-000002', 4504],
    ['one that is barred', 'rep01', 'R-000003', 4504],
    ['one of another company', 'rep01', 'R-000004', 4003],
    ['one that does not exist', 'rep01', 'R-999999', 4004],
    ['any, by an approver', 'rep03', 'R-000001', 4003],
  ])('%s cannot be chosen', async (_name, who, id, code) => {
    const sim = start()
    expect(await sim.refusal(choose(sim, who, id))).toMatchObject({ code })
  })

  test('salespeople and managers choose, others see', async () => {
    const sim = start()
    const can = async (who: string, id: string) => (await sim.as(who).call(getPartner, { id })).can
    expect(await can('rep01', 'R-000001')).toEqual(['choose'])
    expect(await can('rep02', 'R-000001')).toEqual(['choose', 'suspend'])
    expect(await can('rep01', 'R-000002')).toEqual([])
    expect(await can('rep03', 'R-000001')).toEqual([])
  })
})

describe('teams', () => {
  const team = (sim: Sim, who: string, teamId: string) => sim.as(who).call(getTeam, { teamId })
  const change = (sim: Sim, who: string, teamId: string, what: object, version = 1) =>
    sim.as(who).call(saveTeam, { teamId, version, ...what })

  test('of an opportunity, and by its id; its members see it, managers and approvers those of their organisation', async () => {
    const sim = start()
    const sees = async (who: string, id: string) => {
      const refused = await sim.refusal(team(sim, who, id)).catch(() => undefined)
      return refused?.code ?? 'seen'
    }
    expect([await sees('rep01', 'T-000003'), await sees('rep01', 'T-000004')]).toEqual(['seen', 4003])
    expect([await sees('rep02', 'T-000004'), await sees('rep03', 'T-000004')]).toEqual(['seen', 'seen'])
    expect([await sees('emp07', 'T-000001'), await sees('emp07', 'T-000004')]).toEqual(['seen', 4003])
    expect(await sim.as('rep01').call(getTeam, { businessId: 'B-000001' })).toMatchObject({ id: 'T-000001' })
    expect((await team(sim, 'rep01', 'T-000001')).can).toEqual(['save'])
    expect((await team(sim, 'rep01', 'T-000003')).can).toEqual([])
    expect(await sim.refusal(team(sim, 'rep04', 'T-000001'))).toMatchObject({ code: 4003 })
    const late = { businessId: 'B-000030' }
    expect(await sim.refusal(sim.as('rep04').call(getTeam, late))).toMatchObject({ code: 4003 })
    const first = await sim.as('rep02').call(getTeam, late)
    expect(first.members).toMatchObject([{ roles: ['leader', 'sales'] }])
    expect((await sim.as('rep02').call(getTeam, late)).id).toBe(first.id)
    expect(await sim.refusal(sim.as('rep02').call(getTeam, { businessId: 'B-999999' }))).toMatchObject({ code: 4004 })
  })

  test('a leader adds and removes; whom it concerns is told, and removing is undone', async () => {
    const sim = start()
    const added = await change(sim, 'rep01', 'T-000001', { add: [{ id: 'emp16', roles: ['technical', 'delivery'] }] })
    expect(added.members.find(({ person }) => person.id === 'emp16')).toMatchObject({
      roles: ['technical', 'delivery'],
    })
    const news = () => told(sim, 'emp16', 'team.changed').at(-1)
    const team = { en: 'Guangda Glass Works, compressed air', zh: '光大玻璃制品有限公司 空压站托管' }
    expect(news()).toMatchObject({
      title: { en: `Added to team: ${team.en}`, zh: `已加入团队：${team.zh}` },
      params: { id: 'T-000001', teamId: 'T-000001', name: team.zh, change: 'added' },
      from: 'rep01',
    })
    const removed = await change(sim, 'rep01', 'T-000001', { remove: { id: 'emp16', reason: 'moved' } }, 2)
    expect(removed.members).toHaveLength(5)
    expect(removed.history[0]).toMatchObject({ act: 'remove', reason: 'moved', by: { id: 'rep01' } })
    expect(news()).toMatchObject({
      title: { en: `Removed from team: ${team.en}`, zh: `已移出团队：${team.zh}` },
      params: { change: 'removed' },
    })
    const back = await sim.as('rep01').call(restoreTeam, { id: 'T-000001', version: 3 })
    expect(back.members).toHaveLength(6)
    expect(news()?.params).toMatchObject({ change: 'added' })
  })

  test('the longest names of an opportunity are no reason to refuse a change', async () => {
    const sim = start()
    const table = sim.store.table(businessKind)
    const business = table.get('B-000001')
    if (!business) throw new Error('no opportunity')
    table.put({ ...business, name: `${'佛'.repeat(60)} 天然气接入`, nameEn: `${'N'.repeat(60)}, compressed air` })
    await change(sim, 'rep01', 'T-000001', { add: [{ id: 'emp16', roles: ['technical'] }] })
    expect(told(sim, 'emp16', 'team.changed')[0]?.params?.name).toMatch(/^佛{60} /)
  })

  test.each([
    ['the leader', 'T-000001', { remove: { id: 'rep01', reason: 'left' } }, 4501],
    ['the last one of sales', 'T-000001', { remove: { id: 'emp10', reason: 'left' } }, 4502],
    ['a thirteenth', 'T-000002', { add: [{ id: 'emp29', roles: ['technical'] }] }, 4503],
    ['a second leader', 'T-000001', { add: [{ id: 'emp16', roles: ['leader'] }] }, 4501],
  ])('%s is refused', async (_name, id, what, code) => {
    const sim = start()
    expect(await sim.refusal(change(sim, 'rep02', id, what))).toMatchObject({ code })
  })

  test('the old leader becomes a salesperson; the new one is told', async () => {
    const sim = start()
    const changed = await change(sim, 'rep01', 'T-000001', { leader: 'emp10' })
    expect(changed.members.map(({ person, roles }) => [person.id, roles]).slice(0, 2)).toEqual([
      ['rep01', ['sales']],
      ['emp10', ['leader', 'sales']],
    ])
    expect(told(sim, 'emp10', 'team.changed').at(-1)).toMatchObject({
      title: {
        en: 'You lead the team: Guangda Glass Works, compressed air',
        zh: '您已成为组长：光大玻璃制品有限公司 空压站托管',
      },
      params: { change: 'leader' },
    })
    await sim.as('rep01').call(restoreTeam, { id: 'T-000001', version: changed.version })
    expect(told(sim, 'emp10', 'team.changed').at(-1)).toMatchObject({
      title: {
        en: 'You no longer lead: Guangda Glass Works, compressed air',
        zh: '您不再担任组长：光大玻璃制品有限公司 空压站托管',
      },
    })
  })

  test('whoever leads a team changes it, whatever their roles', async () => {
    const sim = start()
    await change(sim, 'rep01', 'T-000001', { leader: 'emp08' })
    expect((await team(sim, 'rep01', 'T-000001')).can).toEqual([])
    expect((await team(sim, 'emp08', 'T-000001')).can).toEqual(['save'])
    const add = [{ id: 'emp16', roles: ['technical'] }]
    expect(await sim.refusal(change(sim, 'emp10', 'T-000001', { add }, 2))).toMatchObject({
      code: 4003,
      data: { right: 'team.manage' },
    })
    expect((await change(sim, 'emp08', 'T-000001', { add }, 2)).members).toHaveLength(6)
  })

  test('a manager replaces a leader who has left the company; nobody removes themselves as the leader', async () => {
    const sim = start()
    const before = sim.store.table(teamKind).get('T-000001')
    const members = (before?.members ?? []).map((each) => (each.id === 'rep01' ? { ...each, id: 'emp99' } : each))
    sim.store.table(teamKind).put({ ...before, members } as never)
    expect((await team(sim, 'rep02', 'T-000001')).members[0]).toMatchObject({ person: { name: 'emp99' } })
    const changed = await change(sim, 'rep02', 'T-000001', { leader: 'emp10' })
    expect(changed.members[0]).toMatchObject({ person: { id: 'emp99' }, roles: ['sales'] })
    const own = sim
      .as('emp11')
      .call(saveTeam, { teamId: 'T-000003', version: 1, remove: { id: 'emp11', reason: 'moved' } })
    expect(await sim.refusal(own)).toMatchObject({ code: 4501 })
  })

  test('the second of two is shown the present team (4009)', async () => {
    const sim = start()
    await change(sim, 'rep02', 'T-000001', { add: [{ id: 'emp16', roles: ['technical'] }] })
    const { code, data } = await sim.refusal(change(sim, 'rep01', 'T-000001', { leader: 'emp10' }))
    expect(code).toBe(4009)
    expect((data as { members: unknown[] }).members).toHaveLength(6)
  })

  test.each([
    [{ add: [{ id: 'emp10', roles: ['technical'] }] }, { id: 'person' }],
    [
      { add: ['T', 'F'].map((role) => ({ id: 'emp16', roles: [role === 'T' ? 'technical' : 'finance'] })) },
      { id: 'person' },
    ],
    [{ add: [{ id: 'nobody', roles: ['technical'] }] }, { id: 'person' }],
    [{ add: [{ id: 'emp16', roles: ['technical', 'finance', 'delivery'] }] }, { roles: 'roles' }],
    [{}, { members: 'person' }],
    [{ change: [{ id: 'emp29', roles: ['technical'] }] }, { id: 'gone' }],
    [{ remove: { id: 'emp29', reason: 'moved' } }, { id: 'gone' }],
    [{ leader: 'emp29' }, { leader: 'gone' }],
    [{ remove: { id: 'emp14', reason: 'other', text: '  太  ' } }, { text: 'text' }],
    [{ remove: { id: 'emp14', reason: 'other', text: '太远四字' } }, { text: 'text' }],
    [{ remove: { id: 'emp14', reason: 'other', text: '太'.repeat(201) } }, { text: 'text' }],
    [{ change: [{ id: 'emp10', roles: [] }] }, { roles: 'roles' }],
  ])('%j is refused at its field', async (what, fields) => {
    const sim = start()
    expect(await fieldsOf(sim, change(sim, 'rep01', 'T-000001', what))).toEqual({ code: 4000, fields })
  })

  test('another reason is put into five characters', async () => {
    const remove = { id: 'emp14', reason: 'other', text: '太远五个字' }
    const { history } = await change(start(), 'rep01', 'T-000001', { remove })
    expect(history[0]).toMatchObject({ act: 'remove', reason: 'other', text: '太远五个字' })
  })

  test('the roles of somebody who has left the company can still be changed', async () => {
    const sim = start()
    const before = sim.store.table(teamKind).get('T-000001')
    const members = (before?.members ?? []).map((each) => (each.id === 'emp14' ? { ...each, id: 'emp99' } : each))
    sim.store.table(teamKind).put({ ...before, members } as never)
    const changed = await change(sim, 'rep02', 'T-000001', { change: [{ id: 'emp99', roles: ['finance'] }] })
    expect(changed.members.find(({ person }) => person.id === 'emp99')).toMatchObject({ roles: ['finance'] })
  })
})

describe('to-dos of somebody who leaves a team', () => {
  const put = (sim: Sim, id: string, more: object) => {
    sim.store
      .table({ name: 'visit', id: (visit: { id: string }) => visit.id })
      .put({ id: 'V-1', custId: 'C-000001' } as never)
    sim.store.table(todoKind).put({ id, version: 1, visitId: 'V-1', owner: 'emp14', state: 'open', ...more })
  }
  const owners = (sim: Sim) => [...sim.store.table(todoKind).values()].map(({ id, owner }) => [id, owner])

  test('go to the leader if they are open and about the customer, and come back with them', async () => {
    const sim = start()
    put(sim, 'N-1', {})
    put(sim, 'N-2', { state: 'done' })
    put(sim, 'N-3', { visitId: 'V-2' })
    put(sim, 'N-4', { owner: 'rep01' })
    const { version } = await sim
      .as('rep01')
      .call(saveTeam, { teamId: 'T-000001', version: 1, remove: { id: 'emp14', reason: 'moved' } })
    expect(owners(sim)).toEqual([
      ['N-1', 'rep01'],
      ['N-2', 'emp14'],
      ['N-3', 'emp14'],
      ['N-4', 'rep01'],
    ])
    await sim.as('rep01').call(restoreTeam, { id: 'T-000001', version })
    expect(owners(sim)[0]).toEqual(['N-1', 'emp14'])
    expect(owners(sim)[3]).toEqual(['N-4', 'rep01'])
  })
})

/** An open need of emp14, found at a visit to C-000001. */
function putNeed(sim: ReturnType<typeof start>): void {
  sim.store
    .table({ name: 'visit', id: (visit: { id: string }) => visit.id })
    .put({ id: 'V-1', custId: 'C-000001' } as never)
  sim.store.table(todoKind).put({ id: 'N-1', version: 1, visitId: 'V-1', owner: 'emp14', state: 'open' })
}

test('to-dos that a leader took over go on to the next leader', async () => {
  const sim = start()
  putNeed(sim)
  const save = (version: number, what: object) =>
    sim.as('rep02').call(saveTeam, { teamId: 'T-000001', version, ...what })
  await save(1, { remove: { id: 'emp14', reason: 'moved' } })
  await save(2, { leader: 'emp10' })
  await save(3, { remove: { id: 'rep01', reason: 'moved' } })
  expect([...sim.store.table(todoKind).values()].map(({ owner }) => owner)).toEqual(['emp10'])
})

test('the list of to-dos follows them, and back', async () => {
  const sim = start()
  putNeed(sim)
  const listed = {
    name: 'risk-todo',
    id: (todo: { todoId: string; version: number; subject: string; owner: string; state: string }) => todo.todoId,
  }
  const about = { version: 1, subject: 'N-1', owner: 'emp14', state: 'open' }
  sim.store.table(listed).put({ todoId: 'TD-1', ...about })
  sim.store.table(listed).put({ todoId: 'TD-2', ...about, subject: 'N-2' })
  sim.store.table(listed).put({ todoId: 'TD-3', ...about, state: 'void' })
  const owners = () => [...sim.store.table(listed).values()].map(({ owner }) => owner)
  const remove = { id: 'emp14', reason: 'moved' as const }
  const { version } = await sim.as('rep01').call(saveTeam, { teamId: 'T-000001', version: 1, remove })
  expect(owners()).toEqual(['rep01', 'emp14', 'emp14'])
  await sim.as('rep01').call(restoreTeam, { id: 'T-000001', version })
  expect(owners()).toEqual(['emp14', 'emp14', 'emp14'])
})

test('to-dos come back when the removal is undone, not with a later change', async () => {
  const sim = start()
  putNeed(sim)
  const save = (version: number, what: object) =>
    sim.as('rep01').call(saveTeam, { teamId: 'T-000001', version, ...what })
  await save(1, { remove: { id: 'emp14', reason: 'moved' } })
  await save(2, { add: [{ id: 'emp14', roles: ['technical'] }] })
  await save(3, { change: [{ id: 'emp14', roles: ['delivery'] }] })
  await sim.as('rep01').call(restoreTeam, { id: 'T-000001', version: 4 })
  expect([...sim.store.table(todoKind).values()].map(({ owner }) => owner)).toEqual(['rep01'])
})

describe('advice', () => {
  const logged = (sim: Sim) =>
    [...sim.store.table({ name: 'service-log', id: (log: { id: string; textEn?: string }) => log.id }).values()].map(
      ({ textEn }) => textEn,
    )
  const state = (sim: Sim, who: string, adviceId: string, to: 'recommend' | 'adopt' | 'decline', more: object = {}) =>
    sim.as(who).call(changeAdvice, { adviceId, version: 1, to, ...more })
  /** Messages that an advice is ready. */
  const ready = (sim: Sim, adviceId: string) =>
    [...sim.store.table(messageKind).values()].filter(
      ({ type, params }) => type === 'advice.ready' && params?.id === adviceId,
    )
  const read = (sim: Sim, adviceId: string) => sim.as('rep01').call(getAdvice, { adviceId })

  test('solutions fit by needs, industry and size, without those that are withdrawn or fit badly', async () => {
    const sim = start()
    const found = await sim.as('rep01').call(matchSolutions, { custId: 'C-000001', needs: NEEDS, capacity: 8 })
    expect(found[0]).toMatchObject({ id: 'S-000001', match: 88, parts: { need: 1, industry: 0.5, size: 1 } })
    expect(found.every(({ match, parts }) => match >= 50 && parts.need > 0)).toBe(true)
    expect(found.map(({ match }) => match)).toEqual(found.map(({ match }) => match).sort((a, b) => b - a))
    expect(found.some(({ id }) => id === 'S-000002')).toBe(false)
    const badly = ['charging', 'cooling'].map((tag) => ({ tag, weight: 'high' as const }))
    const none = { custId: 'C-000001', needs: badly, capacity: 900 }
    expect(await sim.as('rep01').call(matchSolutions, none)).toEqual([])
  })

  test.each([
    ['of another organisation', 'rep05', 'C-000001', 4003],
    ['that does not exist', 'rep01', 'C-999999', 4004],
  ])('solutions for a customer %s are refused', async (_, who, custId, code) => {
    const sim = start()
    expect(await sim.refusal(sim.as(who).call(matchSolutions, { custId, needs: NEEDS }))).toMatchObject({ code })
  })

  test('solutions are found for a customer of one’s own organisation', async () => {
    expect(await start().as('rep05').call(matchSolutions, { custId: 'C-000011', needs: NEEDS })).not.toEqual([])
  })

  const need = (tag: string, weight: 'high' | 'medium' = 'high') => ({ tag, weight })
  test.each([
    // Of the weights 5 of 10 are met: 100·(0.6·0.5 + 0.25·0.5 + 0.15·0.5); or 10 of 21.
    [50, 'offered', [need('a'), need('c')], [50]],
    [49, 'hidden', [need('a'), need('b'), need('c'), need('d', 'medium'), need('e', 'medium')], []],
  ])('a solution that matches by %i is %s', async (_match, _what, needs, matches) => {
    const sim = start()
    const programmes = sim.store.table(programmeKind)
    const one = programmes.get('S-000001')
    if (!one) throw new Error('no solution')
    programmes.put({ ...one, programmeId: 'S-900001', tags: ['a', 'b'], industries: [] })
    const found = await sim.as('rep01').call(matchSolutions, { custId: 'C-000001', needs })
    expect(found.map(({ match }) => match)).toEqual(matches)
  })

  test('at most twenty solutions are offered', async () => {
    const sim = start()
    const programmes = sim.store.table(programmeKind)
    const one = programmes.get('S-000001')
    if (!one) throw new Error('no solution')
    for (let number = 10; number <= 30; number++) programmes.put({ ...one, programmeId: `S-9000${number}` })
    const found = await sim.as('rep01').call(matchSolutions, { custId: 'C-000001', needs: NEEDS, capacity: 8 })
    expect(found).toHaveLength(20)
  })

  test('a draft of one’s own customers, which its author recommends; older ones for the same needs are replaced', async () => {
    const sim = start()
    const entered = {
      custId: 'C-000001',
      version: 0,
      needs: NEEDS,
      solutionId: { id: 'S-000001', name: '' },
      capacity: 8,
    }
    expect(await sim.refusal(sim.as('rep05').call(saveAdvice, entered))).toMatchObject({ code: 4003 })
    const draft = await sim.as('rep01').call(saveAdvice, entered)
    expect(draft).toMatchObject({ state: 'draft', can: ['recommend', 'edit'], solution: { match: 88 } })
    const recommended = await state(sim, 'rep01', draft.id, 'recommend')
    expect(recommended).toMatchObject({ state: 'recommended', can: ['adopt', 'decline'] })
    expect((await read(sim, 'A-000002')).state).toBe('replaced')
    expect(logged(sim)).toEqual(['Recommended: Gas steam boilers'])
  })

  test('the customer’s owner and the team of the opportunity are told of a recommendation, each once', async () => {
    const sim = start()
    const content = { needs: NEEDS, solutionId: { id: 'S-000001', name: '' }, businessId: { id: 'B-000001', name: '' } }
    const draft = await sim.as('rep02').call(saveAdvice, { custId: 'C-000001', version: 0, ...content })
    await state(sim, 'rep02', draft.id, 'recommend')
    const messages = ready(sim, draft.id)
    expect(messages.map(({ to }) => to).sort()).toEqual(['emp07', 'emp08', 'emp10', 'emp14', 'rep01'])
    expect(messages[0]?.params).toMatchObject({ adviceId: draft.id, name: '光大玻璃制品有限公司', change: 'recommend' })
  })

  test('without an opportunity the owner alone is told, unless they recommend it themselves', async () => {
    const sim = start()
    const entered = { custId: 'C-000001', version: 0, needs: NEEDS, solutionId: { id: 'S-000001', name: '' } }
    for (const [who, readers] of [
      ['rep02', ['rep01']],
      ['rep01', []],
    ] as const) {
      const draft = await sim.as(who).call(saveAdvice, entered)
      await state(sim, who, draft.id, 'recommend')
      expect(ready(sim, draft.id).map(({ to }) => to)).toEqual(readers)
    }
  })

  test('is found by its customer, and by whether feedback is due: after a week, to its author', async () => {
    const sim = start()
    const found = async (who: string, query: object) =>
      (await sim.as(who).call(listAdvice, { page: 1, size: 100, ...query })).items
    const mayAdd = async (who: string) => (await sim.as(who).call(listAdvice, { page: 1, custId: 'C-000001' })).can
    expect([await mayAdd('rep01'), await mayAdd('rep02'), await mayAdd('rep03')]).toEqual([['add'], ['add'], []])
    const [noSolution] = await found('rep01', { keyword: 'A-000007' })
    expect(noSolution?.business).toBeUndefined()
    const byCustomer = await found('rep01', { keyword: 'guangda glass' })
    expect(byCustomer.length).toBeGreaterThan(6)
    expect(byCustomer.every(({ custId }) => custId === 'C-000001')).toBe(true)
    const due = await found('rep01', { due: true })
    expect(due.map(({ id }) => id)).toContain('A-000002')
    expect(due.every(({ by, state: now }) => by.id === 'rep01' && now === 'recommended')).toBe(true)
    const dueOf = async (day: string) => {
      sim.at(new Date(`${day}T00:00:00+08:00`))
      return (await found('rep01', { due: true, custId: 'C-000001', keyword: 'A-000002' })).length
    }
    // Recommended on 12 November.
    expect([await dueOf('2026-11-18'), await dueOf('2026-11-19')]).toEqual([0, 1])
  })

  test('feedback is for the author and managers, not for another owner of the customer', async () => {
    const sim = start()
    const [foreign] = (await sim.as('rep02').call(listAdvice, { states: ['recommended'], custId: 'C-000001', page: 1 }))
      .items
    const kept = sim.store.table(adviceKind).get(foreign?.id ?? '')
    if (kept) sim.store.table(adviceKind).put({ ...kept, by: 'emp10' })
    const id = kept?.adviceId ?? ''
    expect((await read(sim, id)).can).toEqual([])
    expect(await sim.refusal(state(sim, 'rep01', id, 'adopt', { stars: 5 }))).toMatchObject({ code: 4003 })
    expect((await sim.as('rep02').call(getAdvice, { adviceId: id })).can).toEqual(['adopt', 'decline'])
  })

  test('is about one of the customer’s opportunities, which can be changed', async () => {
    const sim = start()
    const [own, other] = [
      { id: 'B-000001', name: 'B-000001' },
      { id: 'B-000030', name: 'B-000030' },
    ]
    const entered = { custId: 'C-000001', version: 0, needs: NEEDS }
    const wrong = { code: 4000, fields: { businessId: 'business' } }
    expect(await fieldsOf(sim, sim.as('rep01').call(saveAdvice, { ...entered, businessId: other }))).toEqual(wrong)
    const made = await sim.as('rep01').call(saveAdvice, { ...entered, businessId: own })
    expect(made).toMatchObject({ businessId: 'B-000001', business: { nameEn: expect.any(String) } })
    const edit = { ...entered, adviceId: made.id, version: made.version }
    expect(await fieldsOf(sim, sim.as('rep01').call(saveAdvice, { ...edit, businessId: other }))).toEqual(wrong)
    expect((await sim.as('rep01').call(saveAdvice, edit)).businessId).toBeUndefined()
  })

  const wanted = (count: number) => ({
    needs: Array.from({ length: count }, (_, at) => ({ tag: `need${at}`, weight: 'low' as const })),
  })
  test.each([
    ['no need', wanted(0), { needs: 'needs' }],
    ['one need', wanted(1), undefined],
    ['eight needs', wanted(8), undefined],
    ['nine needs', wanted(9), { needs: 'needs' }],
    ['a capacity of 0', { capacity: 0 }, { capacity: 'capacity' }],
    ['the least capacity', { capacity: 0.01 }, undefined],
    ['the greatest capacity', { capacity: 10_000 }, undefined],
    ['more than that', { capacity: 10_000.01 }, { capacity: 'capacity' }],
    ['arguments of 1,000 characters', { arguments: '省'.repeat(1000) }, undefined],
    ['arguments of 1,001 characters', { arguments: '省'.repeat(1001) }, { arguments: 'arguments' }],
  ])('a draft with %s', async (_, part, fields) => {
    const sent = { custId: 'C-000001', version: 0, needs: NEEDS, ...part }
    expect(await errorsOf(start().as('rep01').call(saveAdvice, sent))).toEqual(fields)
  })

  test('solutions that fit alike stand by their value, then by their name', async () => {
    const sim = start()
    const programmes = sim.store.table(programmeKind)
    const one = programmes.get('S-000001')
    if (!one) throw new Error('no solution')
    // PV of 8 MW is worth less than the customer's gas.
    const others = { c: one.tags, b: one.tags, a: [...one.tags, 'pv'] }
    for (const [name, tags] of Object.entries(others))
      programmes.put({ ...one, programmeId: `S-90000${name}`, name, tags })
    const found = await sim.as('rep01').call(matchSolutions, { custId: 'C-000001', needs: NEEDS, capacity: 8 })
    const alike = found.filter(({ match }) => match === 88).map(({ name }) => name)
    expect(alike.filter((name) => name.length === 1)).toEqual(['b', 'c', 'a'])
  })

  test('a capacity that was emptied is gone, not as it was', async () => {
    const sim = start()
    const entered = { custId: 'C-000001', version: 0, needs: NEEDS }
    const { id, version, capacity } = await sim.as('rep01').call(saveAdvice, { ...entered, capacity: 8 })
    expect(capacity).toBe(8)
    const edited = await sim.as('rep01').call(saveAdvice, { ...entered, adviceId: id, version })
    expect(edited.capacity).toBeUndefined()
  })

  test('photos and files are kept apart', async () => {
    const sim = start()
    const entered = { custId: 'C-000001', version: 0, needs: NEEDS, files: ['/f/plan.pdf'], photos: ['/p/boiler.jpg'] }
    const draft = await sim.as('rep01').call(saveAdvice, entered)
    expect(draft).toMatchObject({ files: ['/f/plan.pdf'], photos: ['/p/boiler.jpg'] })
    const tooMany = { ...entered, photos: Array.from({ length: 10 }, (_, index) => `/p/${index}.jpg`) }
    expect(await fieldsOf(sim, sim.as('rep01').call(saveAdvice, tooMany))).toMatchObject({ code: 4000 })
  })

  test('the value of gas is billed where there are twelve months of bills; what sells neither gas nor PV has none', async () => {
    const sim = start()
    const of = async (tags: string[], custId = 'C-000001', capacity?: number) => {
      const wanted = tags.map((tag) => ({ tag, weight: 'high' as const }))
      return sim.as('rep02').call(matchSolutions, { custId, needs: wanted, capacity })
    }
    const [steam] = await of(['steam', 'saving'], 'C-000001', 8)
    expect(steam?.value.mid).toBeGreaterThan(0)
    expect(steam?.value).toEqual({ low: steam?.value.mid, mid: steam?.value.mid, high: steam?.value.mid })
    const charging = (await of(['charging'])).find(({ tags }) => tags.includes('charging'))
    expect(charging?.value).toEqual({ low: 0, mid: 0, high: 0 })
    const [unsized] = await of(['pv'])
    expect(unsized?.value.mid).toBe(0)
    const [sized] = await of(['pv'], 'C-000001', 2)
    expect(sized?.value).toEqual({ low: 141_372, mid: 176_715, high: 212_058 })
  })

  test('without the bill of a month the value is estimated from the equipment', async () => {
    const sim = start()
    const wanted = { custId: 'C-000005', needs: NEEDS, capacity: 8 }
    const [steam] = await sim.as('rep01').call(matchSolutions, wanted)
    const { low = 0, mid = 0, high = 0 } = steam?.value ?? {}
    expect(mid).toBeGreaterThan(0)
    expect([low / mid, high / mid].map((share) => Math.round(share * 100))).toEqual([80, 120])
  })

  test('feedback needs stars; the author is told', async () => {
    const sim = start()
    const long = { stars: 5, text: 'x'.repeat(501) }
    expect(await fieldsOf(sim, state(sim, 'rep02', 'A-000002', 'adopt', long))).toEqual({
      code: 4000,
      fields: { text: 'feedback' },
    })
    expect(await fieldsOf(sim, state(sim, 'rep02', 'A-000002', 'adopt'))).toEqual({
      code: 4000,
      fields: { stars: 'required' },
    })
    expect(await fieldsOf(sim, state(sim, 'rep02', 'A-000002', 'adopt', { stars: 6 }))).toEqual({
      code: 4000,
      fields: { stars: 'stars' },
    })
    const adopted = await state(sim, 'rep02', 'A-000002', 'adopt', { stars: 5, text: '已纳入技改计划' })
    expect(adopted).toMatchObject({ state: 'adopted', feedback: { stars: 5, text: '已纳入技改计划' }, can: [] })
    expect(told(sim, 'rep01', 'advice.feedback').slice(-1)).toMatchObject([
      { params: { id: 'A-000002', adviceId: 'A-000002', name: '光大玻璃制品有限公司', change: 'adopt' } },
    ])
    expect(logged(sim)).toEqual(['Adopted: Gas steam boilers ★★★★★ 已纳入技改计划'])
    expect(await sim.refusal(state(sim, 'rep01', 'A-000003', 'decline', { stars: 1 }))).toMatchObject({ code: 4010 })
  })

  test('a withdrawn solution is neither saved nor recommended', async () => {
    const sim = start()
    expect((await read(sim, 'A-000006')).why).toEqual({ recommend: 4505 })
    expect(await sim.refusal(state(sim, 'rep01', 'A-000006', 'recommend'))).toMatchObject({ code: 4505 })
    const entered = { custId: 'C-000001', version: 0, needs: NEEDS, solutionId: { id: 'S-000002', name: '' } }
    expect(await fieldsOf(sim, sim.as('rep01').call(saveAdvice, entered))).toEqual({
      code: 4000,
      fields: { solutionId: 'withdrawn' },
    })
  })

  test('the margin is for the author, and for others only with a right of the knowledge area', async () => {
    const sim = start()
    expect((await read(sim, 'A-000002')).solution?.margin).toBe(0.12)
    const [other] = (await sim.as('rep01').call(listAdvice, { page: 1, size: 100 })).items.filter(
      ({ by }) => by.id !== 'rep01',
    )
    expect(other?.solution?.margin).toBeUndefined()
  })

  test('an approver sees margins by the right of the knowledge area, also of solutions for needs', async () => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...knowledgeRights } })
    expect((await sim.as('rep03').call(getAdvice, { adviceId: 'A-000002' })).solution?.margin).toBe(0.12)
    const [best] = await sim.as('rep03').call(matchSolutions, { custId: 'C-000001', needs: NEEDS, capacity: 8 })
    expect(best?.margin).toBe(0.12)
    const byColleague = { ...sim.store.table(adviceKind).get('A-000002'), by: 'emp11' }
    sim.store.table(adviceKind).put(byColleague as never)
    const seen = async (who: string) => (await sim.as(who).call(getAdvice, { adviceId: 'A-000002' })).solution?.margin
    expect([await seen('rep02'), await seen('rep01')]).toEqual([0.12, undefined])
  })

  test.each([
    ['who may advise the customer', 'rep01', 'C-000001', true],
    ['the manager', 'rep02', 'C-000001', true],
    ['who only reads', 'rep03', 'C-000001', false],
    ['a salesperson at a colleague’s customer', 'rep01', 'C-000013', false],
  ])('solutions for needs have their margin for %s', async (_, who, custId, isSeen) => {
    const [best] = await start().as(who).call(matchSolutions, { custId, needs: NEEDS, capacity: 8 })
    expect(best).toBeDefined()
    expect(best?.margin !== undefined).toBe(isSeen)
  })
})
