/** @jest-environment node */

import type { Day } from '#base/calendar'
import { EXAMPLE_TIME } from '#harness/backend/clock'
import { approversCall } from '#harness/backend/core/calls'
import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import { createBackend } from '#harness/backend/createBackend'
import { todoKind } from '#harness/backend/kit'
import { simulate } from '#harness/backend/kit/testing'
import {
  type Application,
  apply,
  checkItems,
  decideApplication,
  getApplication,
  listApplications,
  listGrants,
  urgeApplication,
  type WantedRole,
  withdrawApplication,
} from '../api'
import dev from '../dev'
import { applicationKind } from './records'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

const wanted = (roleName: string, orgCode: string, more: Partial<WantedRole> = {}): WantedRole => {
  return { roleName, orgCode, from: '2026-12-15', to: '2027-03-31', ...more }
}
const REASON = '负责新片区的客户开发'

const check = (sim: Sim, who: string, ...items: (WantedRole | { grantId: string })[]) =>
  sim.as(who).call(checkItems, { items })
const ask = (sim: Sim, who: string, ...items: WantedRole[]) =>
  sim.as(who).call(apply, { kind: 'add', items, reason: REASON })
const giveUp = (sim: Sim, who: string, ...ids: string[]) =>
  sim.as(who).call(apply, { kind: 'delete', items: ids.map((grantId) => ({ grantId })), reason: REASON })

async function applyOnce(sim: Sim, who: string, ...items: WantedRole[]): Promise<Application> {
  const [application] = await ask(sim, who, ...items)
  if (!application) throw new Error('no application')
  return application
}
const decide = (
  sim: Sim,
  who: string,
  { id, version }: Application,
  decision: 'approve' | 'reject',
  comment?: string,
) => sim.as(who).call(decideApplication, { id, version, decision, ...(comment && { comment }) })

const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id)
const piecesOf = ([first]: Awaited<ReturnType<typeof check>>) => first?.pieces.map(({ from, to }) => `${from}…${to}`)
const rolesOf = (sim: Sim, who: string) => sim.context(who).employee.roles
const messagesTo = (sim: Sim, who: string) =>
  [...sim.store.table(messageKind).values()]
    .filter(({ to, type }) => to === who && type.startsWith('role.'))
    .slice(-1)[0]

/** A second approver at Guangdong. */
function addApprover(sim: Sim, loginName = 'emp08', orgCode = '44') {
  const grant = { id: 'GR-800001', loginName, roleName: 'approver', orgCode, from: '2026-11-01', to: '2027-02-01' }
  sim.store.table(grantKind).put({ ...grant, version: 1 })
}

describe('who approves', () => {
  test.each([
    ['rep04', 'sales', '440606', ['rep03']],
    ['emp22', 'sales', '4420', ['emp06']],
    ['emp06', 'sales', '4420', ['rep03']],
    ['emp22', 'approver', '4420', ['rep03']],
    ['emp22', 'approver', '44', ['emp30']],
    ['rep03', 'finance', '44', ['emp30']],
    ['rep05', 'sales', '3302', ['emp30']],
  ])('%s asks for %s at %s: %j', async (who, role, org, approvers) => {
    const sim = start()
    const [checked] = await check(sim, who, wanted(role, org))
    expect(idsOf(checked?.approvers ?? [])).toEqual(approvers)
  })

  test('the applicant who is the only approver: nobody can approve (5002)', async () => {
    const sim = start()
    const [checked] = await check(sim, 'emp30', wanted('sales', '00'))
    expect(checked).toMatchObject({ code: 5002, pieces: [], approvers: [] })
    expect(await sim.refusal(ask(sim, 'emp30', wanted('sales', '00')))).toMatchObject({ code: 5002 })
  })

  test('approvers of the role that a missing right requires: one level up for rights of approvers only', async () => {
    const sim = start()
    const names = async (right: string) =>
      (await sim.as('emp22').send(approversCall, { right })).map((each: { loginName: string }) => each.loginName)
    expect(await names('role.approve')).toEqual(['rep03'])
    expect(await names('visit.read')).toEqual(['emp06'])
  })

  test('an application is split by approvers', async () => {
    const sim = start()
    const made = await ask(
      sim,
      'rep04',
      wanted('sales', '440606'),
      wanted('sales', '4420'),
      wanted('project', '440605'),
    )
    expect(made.map(({ items, approvers }) => [items.map(({ orgCode }) => orgCode), idsOf(approvers)])).toEqual([
      [['440606', '440605'], ['rep03']],
      [['4420'], ['emp06']],
    ])
    expect(messagesTo(sim, 'emp06')).toMatchObject({
      type: 'role.toApprove',
      title: { en: 'Sun Hao applies for roles', zh: '孙浩的角色申请待审批' },
      params: { id: made[1]?.id, items: '1', by: 'rep04' },
    })
  })
})

test('an application is a to-do of its approvers, due on the last day to decide', async () => {
  const sim = start()
  const { id } = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
  const route = `/recordDetail?id=${id}`
  const due = new Date('2026-12-04T18:00:00+08:00').toISOString()
  expect([...sim.store.table(todoKind).values()]).toMatchObject([
    { kind: 'approval', subject: id, owner: 'rep03', orgCode: '44', route, due, titleEn: 'Sun Hao applies for roles' },
  ])
})

describe('overlap', () => {
  /** GR-1: rep01 sales @ 440605 until 2026-12-01. */
  test('what is already held is left out', async () => {
    const requested = wanted('sales', '440605', { from: '2026-11-01', to: '2027-06-30' })
    expect(piecesOf(await check(start(), 'rep01', requested))).toEqual(['2026-12-02…2027-06-30'])
  })

  test('a role above the organisation counts, one below or of another kind does not', async () => {
    const sim = start()
    expect(await check(sim, 'rep02', wanted('manager', '440605', { to: '2027-03-20' }))).toMatchObject([
      { code: 5001, pieces: [] },
    ])
    expect((await check(sim, 'rep01', wanted('sales', '4406')))[0]?.code).toBeUndefined()
    expect((await check(sim, 'rep02', wanted('sales', '440605')))[0]?.code).toBeUndefined()
  })

  test('future roles and open applications count, rejected ones do not', async () => {
    const sim = start()
    // GR-30: rep01 sales @ 440604 in future; AP-11 project @ 440605 is open, AP-2 manager @ 4406 was rejected.
    expect(
      piecesOf(await check(sim, 'rep01', wanted('sales', '440604', { from: '2026-11-21', to: '2026-12-31' }))),
    ).toEqual(['2026-11-21…2026-12-01'])
    expect(await check(sim, 'rep01', wanted('project', '440605'))).toMatchObject([{ code: 5006 }])
    expect((await check(sim, 'rep01', wanted('manager', '4406')))[0]?.code).toBeUndefined()
  })

  test('a role that was given up does not count', async () => {
    // GR-32: rep01 sales @ 440606, revoked.
    expect((await check(start(), 'rep01', wanted('sales', '440606', { from: '2026-11-21' })))[0]).toMatchObject({
      pieces: [{ from: '2026-11-21' }],
    })
  })

  test('two items for the same role are no more than one', async () => {
    const checked = await check(
      start(),
      'rep04',
      wanted('sales', '440606'),
      wanted('sales', '440606', { to: '2027-04-30' }),
    )
    expect(checked.map(({ pieces }) => pieces)).toEqual([
      [{ from: '2026-12-15', to: '2027-03-31' }],
      [{ from: '2027-04-01', to: '2027-04-30' }],
    ])
  })

  test('a submit contains what is left; asked for once more, the one that waits is named (5006)', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep01', wanted('sales', '440605', { from: '2026-11-25', to: '2026-12-31' }))
    expect(made.items).toMatchObject([{ from: '2026-12-02', to: '2026-12-31' }])
    expect(
      await sim.refusal(ask(sim, 'rep01', wanted('sales', '440605', { from: '2026-11-25', to: '2026-12-31' }))),
    ).toMatchObject({
      code: 5006,
      data: { from: '2026-12-02', to: '2026-12-31' },
    })
  })
})

describe('fields', () => {
  const refusedFields = async (promise: Promise<unknown>) => {
    const { code, data } = await start().refusal(promise)
    return { code, fields: (data as { fields: unknown }).fields }
  }

  test.each([
    [
      'a period of 367 days',
      wanted('sales', '440606', { from: '2026-12-01', to: '2027-12-02' }),
      { 'items.0.to': 'period' },
    ],
    [
      'an approver for 184 days',
      wanted('approver', '440606', { from: '2026-12-01', to: '2027-06-02' }),
      { 'items.0.to': 'period' },
    ],
    [
      'a period that is over',
      wanted('sales', '440606', { from: '2026-10-01', to: '2026-11-19' }),
      { 'items.0.to': 'past' },
    ],
    ['an organisation that is gone', wanted('sales', '440699'), { 'items.0.roleName': 'role' }],
    ['an unknown role', wanted('janitor', '440606'), { 'items.0.roleName': 'role' }],
    ['no period', wanted('sales', '440606', { from: '', to: '' }), { 'items.0.to': 'period' }],
  ])('%s is refused', async (_name, item, fields) => {
    const sim = start()
    expect(await refusedFields(ask(sim, 'rep04', item))).toEqual({ code: 4000, fields })
    expect(await check(sim, 'rep04', item)).toMatchObject([{ code: 4000, pieces: [] }])
  })

  test.each([0, 11])('%i items are refused', async (count) => {
    const items = Array.from({ length: count }, () => wanted('sales', '440606'))
    expect(await refusedFields(ask(start(), 'rep04', ...items))).toEqual({ code: 4000, fields: { items: 'items' } })
  })

  test.each(['', '    ', '四个字啊', 'x'.repeat(201)])('the reason %j is refused', async (reason) => {
    const sent = start()
      .as('rep04')
      .call(apply, { kind: 'add', items: [wanted('sales', '440606')], reason })
    expect(await refusedFields(sent)).toEqual({ code: 4000, fields: { reason: 'reason' } })
  })

  test('roles to ask for and to give up cannot be mixed', async () => {
    const items = [wanted('sales', '440606'), { grantId: 'GR-000001' }]
    expect(await refusedFields(start().as('rep01').send(apply, { kind: 'add', items, reason: REASON }))).toEqual({
      code: 4000,
      fields: { items: 'items' },
    })
  })

  test('a rejection needs a comment of 5 to 200 characters, an approval none', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    for (const comment of [undefined, '    ', '不行']) {
      expect(await refusedFields(decide(sim, 'rep03', made, 'reject', comment))).toEqual({
        code: 4000,
        fields: { comment: 'reason' },
      })
    }
    expect(await refusedFields(decide(sim, 'rep03', made, 'approve', 'x'.repeat(201)))).toMatchObject({ code: 4000 })
    expect(await decide(sim, 'rep03', made, 'approve')).toMatchObject({ state: 'approved' })
  })
})

describe('decision', () => {
  test('an approved application writes grants, which are in force for the next request', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606', { from: '2026-11-20' }))
    expect(rolesOf(sim, 'rep04')).toEqual([])
    await decide(sim, 'rep03', made, 'approve', '同意')
    expect(rolesOf(sim, 'rep04')).toEqual([{ roleName: 'sales', orgCode: '440606' }])
    const { items } = await sim.as('rep04').call(listGrants, { state: ['active'], page: 1 })
    expect(items).toMatchObject([{ roleName: 'sales', applicationId: made.id, can: ['giveUp'] }])
    expect(messagesTo(sim, 'rep04')).toMatchObject({ type: 'role.decided', params: { id: made.id, by: 'rep03' } })
  })

  test('a rejected one writes nothing', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606', { from: '2026-11-20' }))
    const rejected = await decide(sim, 'rep03', made, 'reject', '请先完成培训')
    expect(rejected).toMatchObject({ state: 'rejected', can: [] })
    expect(rejected.course.map(({ act, by, comment }) => [act, by?.id, comment])).toEqual([
      ['apply', 'rep04', undefined],
      ['reject', 'rep03', '请先完成培训'],
    ])
    expect(rolesOf(sim, 'rep04')).toEqual([])
  })

  test('of two approvers the first counts; the second is told who was first (5005)', async () => {
    const sim = start()
    addApprover(sim)
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    expect(idsOf(made.approvers)).toEqual(['emp08', 'rep03'])
    await decide(sim, 'rep03', made, 'approve')
    sim.wait(3 * MINUTE)
    const refused = await sim.refusal(decide(sim, 'emp08', made, 'reject', '请先完成培训'))
    expect(refused).toMatchObject({
      code: 5005,
      message: 'Decided by Zhao Min 3 minutes ago.',
      data: { name: '赵敏', nameEn: 'Zhao Min', kind: 'minutes', number: 3 },
    })
    expect(await sim.as('emp08').call(getApplication, { id: made.id })).toMatchObject({ state: 'approved', can: [] })
    // The first one, on another device.
    expect(await sim.refusal(decide(sim, 'rep03', made, 'approve'))).toMatchObject({ code: 4010 })
  })

  test('only those it was sent to decide, also if others have the right above', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'emp22', wanted('finance', '4420'))
    expect(await sim.refusal(decide(sim, 'rep02', made, 'approve'))).toMatchObject({ code: 4004 })
    expect(await sim.refusal(decide(sim, 'emp30', made, 'approve'))).toMatchObject({ code: 4004 })
    expect(await sim.refusal(decide(sim, 'emp22', made, 'approve'))).toMatchObject({ code: 4003 })
  })

  test('the approver’s own role ends with the form open (4003)', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    const own = sim.store.table(grantKind).get('GR-000003')
    if (own) sim.store.table(grantKind).put({ ...own, to: '2026-11-19' })
    expect(await sim.refusal(decide(sim, 'rep03', made, 'approve'))).toMatchObject({
      code: 4003,
      data: { right: 'role.approve' },
    })
  })
})

test('a submit that is sent twice with its key makes one application', async () => {
  const backend = createBackend({ devs: [dev], now: EXAMPLE_TIME })
  const body = JSON.stringify({ kind: 'add', items: [wanted('sales', '440606')], reason: REASON })
  const headers = { Authorization: 'sim-rep04', 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' }
  const send = async () => {
    const url = 'http://sim/main/api/permissions/applications'
    const response = await backend.handle(new Request(url, { method: 'POST', headers, body }))
    return response instanceof Response ? (await response.json()).data.map(({ id }: { id: string }) => id) : undefined
  }
  expect([await send(), await send()]).toEqual([['AP-900001'], ['AP-900001']])
})

describe('withdraw, urge, lapse', () => {
  const moved = ({ id, version }: Application) => ({ id, version })

  test('the applicant withdraws; afterwards nobody can decide', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    expect(made.can).toEqual(['withdraw', 'urge'])
    const gone = await sim.as('rep04').call(withdrawApplication, moved(made))
    expect(gone).toMatchObject({ state: 'withdrawn', can: [] })
    expect(await sim.refusal(decide(sim, 'rep03', gone, 'approve'))).toMatchObject({ code: 4010 })
    expect((await check(sim, 'rep04', wanted('sales', '440606')))[0]?.code).toBeUndefined()
  })

  test('after the approval it is too late to withdraw (4010)', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    await decide(sim, 'rep03', made, 'approve')
    expect(await sim.refusal(sim.as('rep04').call(withdrawApplication, moved(made)))).toMatchObject({ code: 4010 })
  })

  test('urging reminds the approvers, again after 4 hours (5003)', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    const first = messagesTo(sim, 'rep03')
    const urged = await sim.as('rep04').call(urgeApplication, moved(made))
    expect(urged).toMatchObject({ can: ['withdraw'], why: { urge: 5003 } })
    expect(messagesTo(sim, 'rep03')?.seq).toBe((first?.seq ?? 0) + 1)
    expect([first?.title, messagesTo(sim, 'rep03')?.title]).toEqual([
      { en: 'Sun Hao applies for roles', zh: '孙浩的角色申请待审批' },
      { en: 'Sun Hao reminds you of an application for roles', zh: '孙浩催办角色申请' },
    ])
    sim.wait(4 * HOUR - 1)
    expect(await sim.refusal(sim.as('rep04').call(urgeApplication, moved(urged)))).toMatchObject({ code: 5003 })
    sim.wait(1)
    expect((await sim.as('rep04').call(urgeApplication, moved(urged))).course).toHaveLength(3)
  })

  test('an application that nobody decides lapses after 10 working days', async () => {
    const sim = start()
    const made = await applyOnce(sim, 'rep04', wanted('sales', '440606'))
    expect(made.lastDay).toBe('2026-12-04')
    sim.at(new Date('2026-12-04T23:59:00+08:00'))
    expect(await sim.as('rep04').call(getApplication, { id: made.id })).toMatchObject({ state: 'approving' })
    sim.at(new Date('2026-12-05T00:00:00+08:00'))
    const lapsed = await sim.as('rep04').call(getApplication, { id: made.id })
    expect(lapsed).toMatchObject({ state: 'lapsed', can: [] })
    expect(lapsed.course[1]).toEqual({ act: 'lapse', at: sim.now, by: undefined, comment: undefined })
    expect(await sim.refusal(decide(sim, 'rep03', made, 'approve'))).toMatchObject({ code: 4010 })
  })
})

describe('giving up roles', () => {
  test('an approved application takes the role away', async () => {
    const sim = start()
    const [made] = await giveUp(sim, 'rep01', 'GR-000001')
    expect(made).toMatchObject({
      kind: 'delete',
      items: [{ roleName: 'sales', orgName: '南海', grantId: 'GR-000001' }],
    })
    expect(rolesOf(sim, 'rep01')).toHaveLength(1)
    if (made) await decide(sim, 'rep03', made, 'approve')
    expect(rolesOf(sim, 'rep01')).toEqual([])
    const { items } = await sim.as('rep01').call(listGrants, { state: ['revoked'], page: 1 })
    expect(idsOf(items)).toContain('GR-000001')
  })

  test('the last approver of an organisation must stay (5004)', async () => {
    const sim = start()
    expect(await check(sim, 'rep03', { grantId: 'GR-000003' })).toMatchObject([{ code: 5004 }])
    expect(await sim.refusal(giveUp(sim, 'rep03', 'GR-000003'))).toMatchObject({
      code: 5004,
      message: 'Guangdong needs an approver.',
      data: { orgCode: '44', name: '广东', nameEn: 'Guangdong' },
    })
    const { items } = await sim.as('rep03').call(listGrants, { page: 1 })
    expect(items[0]).toMatchObject({ id: 'GR-000003', can: [], why: { giveUp: 5004 } })
  })

  test('if both approvers give up, the second cannot be approved (5004)', async () => {
    const sim = start()
    addApprover(sim)
    const [first] = await giveUp(sim, 'rep03', 'GR-000003')
    const [second] = await giveUp(sim, 'emp08', 'GR-800001')
    if (!first || !second) throw new Error('no applications')
    await decide(sim, 'emp30', first, 'approve')
    expect(await sim.as('emp30').call(getApplication, { id: second.id })).toMatchObject({
      can: ['reject'],
      why: { approve: 5004 },
    })
    expect(await sim.refusal(decide(sim, 'emp30', second, 'approve'))).toMatchObject({ code: 5004 })
    expect(await decide(sim, 'emp30', second, 'reject', '须留一名审批人')).toMatchObject({ state: 'rejected' })
  })

  test.each([
    ['of somebody else', 'GR-000002'],
    ['that has ended', 'GR-000031'],
    ['that was given up', 'GR-000032'],
    ['that does not exist', 'GR-999999'],
  ])('a role %s cannot be given up', async (_name, id) => {
    const { code, data } = await start().refusal(giveUp(start(), 'rep01', id))
    expect({ code, data }).toEqual({ code: 4000, data: { fields: { 'items.0.grantId': 'grant' } } })
  })

  test('a role cannot be given up twice', async () => {
    const sim = start()
    await giveUp(sim, 'rep01', 'GR-000001')
    expect(await check(sim, 'rep01', { grantId: 'GR-000001' })).toMatchObject([{ code: 4000 }])
    const twice = await check(sim, 'rep01', { grantId: 'GR-000030' }, { grantId: 'GR-000030' })
    expect(twice.map(({ code }) => code)).toEqual([undefined, 4000])
  })
})

describe('lists and seed', () => {
  const tab = (who: string, name: 'all' | 'toApprove') => start().as(who).call(listApplications, { tab: name, page: 1 })

  test('an approver sees what waits for them and their own; others see their own only', async () => {
    const { items, counts } = await tab('rep03', 'toApprove')
    expect(items.length).toBe(counts?.toApprove)
    expect(items.every(({ can, approvers }) => can.includes('approve') && idsOf(approvers).includes('rep03'))).toBe(
      true,
    )
    expect((await tab('rep04', 'toApprove')).total).toBe(0)
    expect((await tab('rep01', 'all')).items.every(({ by }) => by.id === 'rep01')).toBe(true)
  })

  test('an application of somebody else is denied', async () => {
    const sim = start()
    expect(await sim.refusal(sim.as('rep05').call(getApplication, { id: 'AP-000001' }))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep05').call(getApplication, { id: 'AP-999999' }))).toMatchObject({ code: 4004 })
  })

  test('40 grants and 30 applications; those with a fixed number are as described', async () => {
    const sim = start()
    expect([...sim.store.table(grantKind).values()]).toHaveLength(40)
    expect([...sim.store.table(applicationKind).values()]).toHaveLength(30)
    const read = (who: string, id: string) => sim.as(who).call(getApplication, { id })
    const { items } = await sim.as('rep01').call(listGrants, { page: 1 })
    expect(items[0]).toMatchObject({
      id: 'GR-000001',
      roleName: 'sales',
      orgCode: '440605',
      to: '2026-12-01',
      state: 'expiring',
    })
    expect(items.map(({ state }) => state)).toEqual(['expiring', 'future', 'expired', 'revoked'])
    expect(await read('rep04', 'AP-000001')).toMatchObject({
      state: 'approving',
      items: [{ roleName: 'sales', orgCode: '440605' }],
    })
    expect(await read('rep01', 'AP-000002')).toMatchObject({ state: 'rejected' })
    expect(await read('rep05', 'AP-000003')).toMatchObject({ state: 'approved', items: [{ orgCode: '3302' }] })
    expect((await read('emp10', 'AP-000005')).state).toBe('lapsed')
  })

  test('every grant that came from an application fits it', () => {
    const sim = start()
    for (const { applicationId, loginName, roleName, orgCode } of sim.store.table(grantKind).values()) {
      if (applicationId === undefined) continue
      const application = sim.store.table(applicationKind).get(applicationId)
      expect(application).toMatchObject({ state: 'approved', by: loginName, items: [{ roleName, orgCode }] })
    }
  })

  test('the area’s own grants are not in force, so that the personas have the roles of the core', () => {
    const sim = start()
    expect(rolesOf(sim, 'rep04')).toEqual([])
    expect(rolesOf(sim, 'rep01')).toEqual([{ roleName: 'sales', orgCode: '440605' }])
    const today = '2026-11-20' as Day
    const more = [...sim.store.table(grantKind).values()].slice(29)
    expect(more.filter(({ from, to, revoked }) => !revoked && from <= today && to >= today)).toEqual([])
  })
})
