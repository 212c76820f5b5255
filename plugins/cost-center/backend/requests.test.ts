import { type Employee, employeeKind } from '#harness/backend/core/employees'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { redeemTicket, runTask } from '#harness/backend/tickets'
import type { RequestOf } from '#platform/http'
import * as api from '../api'
import dev from '../dev'
import repeatable from '../repeatable'
import { codeOf } from '../rules/code'
import { centerKind, requestKind, type SimCenter, type SimRequest } from './records'

/* Requests in the simulator (domain/cost-center.md 2, 4, 5, 6, 7), on Friday, 2026-11-20. */

let sim: ReturnType<typeof simulate>
beforeEach(() => {
  sim = simulate(dev)
})
const idOf = (number: number) => `CC-${String(number).padStart(6, '0')}`
const record = (number: number) => sim.store.table(requestKind).get(idOf(number)) as SimRequest
const put = (number: number, change: Partial<SimRequest>) =>
  sim.store.table(requestKind).put({ ...record(number), ...change })
const versioned = (number: number) => ({ id: idOf(number), version: record(number).version })
const decide = (who: string, number: number, decision: 'approve' | 'return', more: object = {}) =>
  sim.as(who).call(api.decideRequest, { ...versioned(number), decision, ...more })
const submit = (who: string, number: number) => sim.as(who).call(api.submitRequest, versioned(number))
const refused = (promise: Promise<unknown>) => sim.refusal(promise)
const toldOf = (number: number) =>
  [...sim.store.table(messageKind).values()]
    .filter(({ params }) => params?.id === idOf(number))
    .map(({ to, type }) => `${to} ${type}`)
/** English titles of the messages about a request. */
const titlesOf = (number: number) =>
  [...sim.store.table(messageKind).values()].flatMap(({ params, title }) =>
    params?.id === idOf(number) && typeof title === 'object' ? title.en : [],
  )
const cost = (serial: number) => codeOf('cost', '4406', serial) ?? ''

/** CC-6, a draft of rep01, with a right digit. */
const draft = (change: Partial<SimRequest> = {}) => put(6, { code: cost(60), ...change })
const fieldsOf = async (change: Partial<SimRequest>) => {
  draft(change)
  return (await refused(submit('rep01', 6))).data
}

describe('the seed', () => {
  test('60: draft 5, step1 8, step2 7, returned 4, withdrawn 3, done 33; 70 centers, 48 of them cost centers', () => {
    const all = [...sim.store.table(requestKind).values()]
    const states = ['draft', 'step1', 'step2', 'returned', 'withdrawn', 'done']
    expect(states.map((state) => all.filter((each) => each.state === state).length)).toEqual([5, 8, 7, 4, 3, 33])
    const centers = [...sim.store.table(centerKind).values()]
    expect([centers.length, centers.filter(({ kind }) => kind === 'cost').length]).toEqual([70, 48])
  })

  test('of every company has requests that go their whole way: CC-5, of Ningbo, too', async () => {
    for (const { requestId, state, by } of [...sim.store.table(requestKind).values()])
      if (state === 'step1' || state === 'step2')
        expect((await sim.as(by).call(api.getRequest, { id: requestId })).approvers).not.toEqual([])
    await decide('emp27', 5, 'approve')
    expect(titlesOf(5)).toContain(`Xu Li approved ${record(5).name}: finance is next`)
    expect(await decide('emp26', 5, 'approve')).toMatchObject({ state: 'done' })
  })

  test('CC-1 is that of the worked examples, with rep02 next; CC-2 waits for emp08', async () => {
    expect(await sim.as('rep01').call(api.getRequest, { id: idOf(1) })).toMatchObject({
      name: 'Nanhai hot-water team',
      code: 'C440600017',
      parentCode: 'C440600009',
      from: '2026-12-01',
      responsible: { id: 'emp10' },
      business: 'energy',
      state: 'step1',
      approvers: [{ id: 'rep02' }],
    })
    expect((await sim.as('rep01').call(api.getRequest, { id: idOf(2) })).approvers.map(({ id }) => id)).toEqual([
      'emp08',
    ])
  })
})

describe('codes and names', () => {
  const check = (request: object) => sim.as('rep01').call(api.checkCode, { org: '440605', kind: 'cost', ...request })

  test('the next code is one above the highest ever, those of submitted requests included', async () => {
    draft({ code: cost(400), course: record(1).course, state: 'step1' })
    expect(await sim.as('rep01').call(api.nextCode, { kind: 'cost', org: '440605' })).toEqual({ code: cost(401) })
  })

  test('none is left past 9999: 5304', async () => {
    draft({ code: cost(9999), course: record(1).course, state: 'step1' })
    expect(await refused(sim.as('rep01').call(api.nextCode, { kind: 'cost', org: '4406' }))).toMatchObject({
      code: 5304,
    })
  })

  test('a code is reserved from its submit on; it is free to its own request', async () => {
    expect(await check({ code: 'C440600017' })).toMatchObject({ ok: false, takenBy: 'Nanhai hot-water team' })
    expect(await check({ code: 'C440600017', id: idOf(1) })).toMatchObject({ ok: true })
    expect(await check({ code: cost(2) })).toMatchObject({ ok: false })
    expect(await check({ code: cost(700) })).toMatchObject({ ok: true })
  })

  test('of a returned request for 30 days from its last submit', async () => {
    const submit = { act: 'submit', by: 'rep01', step: 'draft' } as const
    const course = ['2026-09-01', '2026-11-20'].map((day) => ({ ...submit, at: `${day}T01:00:00.000Z` }))
    put(1, { state: 'returned', course })
    const isFree = async () => (await check({ code: 'C440600017' })).ok
    sim.wait(29 * 86_400_000)
    expect(await isFree()).toBe(false)
    sim.wait(86_400_000)
    expect(await isFree()).toBe(true)
  })

  test('a name is the same without case and blanks, in its organisation and kind', async () => {
    const name = 'nanhai  Hot-Water TEAM'
    expect(await check({ name })).toMatchObject({ ok: false, nameTaken: true })
    expect(await check({ name, org: '440604' })).toMatchObject({ nameTaken: false })
    expect(await check({ name, kind: 'profit' })).toMatchObject({ nameTaken: false })
    expect(await check({ name, id: idOf(1) })).toMatchObject({ nameTaken: false })
  })

  test.each([
    ['a closed center', { to: '2026-10-31' }, false],
    ['a center of the future', { from: '2027-01-01' }, true],
  ])('a name is that of %s: %o %s', async (_, change, nameTaken) => {
    const center = sim.store.table(centerKind).get(cost(3)) as SimCenter
    sim.store.table(centerKind).put({ ...center, name: 'Depot', orgCode: '440605', ...change })
    expect(await check({ name: 'depot' })).toMatchObject({ nameTaken })
  })

  test('a returned request keeps its name', async () => {
    put(3, { name: 'Depot', kind: 'cost', orgCode: '440605', state: 'returned' })
    expect(await check({ name: 'depot' })).toMatchObject({ nameTaken: true })
  })
})

describe('a submit', () => {
  test('with a wrong check digit is refused; corrected it goes to the manager, and his approval to finance', async () => {
    expect(await refused(submit('rep01', 6))).toMatchObject({ code: 4000, data: { fields: { code: 'code' } } })
    draft()
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
    expect(toldOf(6)).toEqual(['rep02 center.toApprove'])
    expect(await decide('rep02', 6, 'approve')).toMatchObject({ state: 'step2' })
    expect(await decide('emp08', 6, 'approve')).toMatchObject({ state: 'done' })
    expect(sim.store.table(centerKind).get(cost(60))).toMatchObject({ name: '南海示范班组', responsible: 'emp10' })
    expect(await sim.as('rep01').call(api.getCenter, { code: cost(60) })).toMatchObject({ state: 'future' })
    // The responsible person, who did not apply, opens the request from the message.
    expect(await sim.as('emp10').call(api.getRequest, { id: idOf(6) })).toMatchObject({ state: 'done', can: [] })
    expect(
      toldOf(6)
        .filter((each) => each.includes('center.done'))
        .sort(),
    ).toEqual(['emp10 center.done', 'rep01 center.done'])
  })

  test.each([
    [{ name: 'nanhai  Hot-Water TEAM' }, { name: 'nameTaken' }],
    [{ from: '2026-12-02' }, { from: 'period' }],
    [{ from: '2026-10-01' }, { from: 'period' }],
    [{ to: '2028-02-28' }, { to: 'to' }],
    [{ to: '2026-11-30' }, { to: 'to' }],
    [{ responsible: 'emp14' }, { responsible: 'responsible' }],
    [{ parentCode: cost(4) }, { parentCode: 'parent' }],
    [{ parentCode: codeOf('cost', '4420', 0) ?? '' }, { parentCode: 'parent' }],
    [{ parentCode: codeOf('profit', '4406', 0) ?? '' }, { parentCode: 'parent' }],
    [{ kind: 'profit' as const }, { code: 'code', target: 'target', files: 'files' }],
  ])('with %o is refused: %o', async (change, fields) => expect(await fieldsOf(change)).toEqual({ fields }))

  test.each([[{ to: '2028-02-29' }], [{ parentCode: cost(3) }], [{ from: '2027-11-01' }]])(
    'with %o is accepted',
    async (change) => {
      draft(change)
      expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
    },
  )

  test('below a center that was closed since is refused', async () => {
    const parent = sim.store.table(centerKind).get(cost(2)) as SimCenter
    sim.store.table(centerKind).put({ ...parent, to: '2026-11-30' })
    expect(await fieldsOf({ parentCode: cost(2) })).toEqual({ fields: { parentCode: 'parent' } })
  })

  test('with a code that somebody has is refused: 5302 names the next one', async () => {
    draft({ code: 'C440600017' })
    const next = await sim.as('rep01').call(api.nextCode, { kind: 'cost', org: '440605' })
    expect(await refused(submit('rep01', 6))).toMatchObject({ code: 5302, data: next })
  })

  test('to close a center with valid centers below is refused: 5303', async () => {
    expect(await refused(submit('rep01', 4))).toMatchObject({ code: 5303, data: { n: 2 } })
  })

  test('to close it in a month that is closed in the accounts is refused: 5305', async () => {
    for (const center of sim.store.table(centerKind).values())
      if (center.parentCode === record(4).centerCode) sim.store.table(centerKind).put({ ...center, to: '2026-08-31' })
    put(4, { to: '2026-10-31' })
    expect(await refused(submit('rep01', 4))).toMatchObject({ code: 5305 })
  })

  test('to close a center without valid centers below goes to the manager', async () => {
    for (const center of sim.store.table(centerKind).values())
      if (center.parentCode === record(4).centerCode) sim.store.table(centerKind).put({ ...center, to: '2026-08-31' })
    expect(await submit('rep01', 4)).toMatchObject({ state: 'step1' })
  })

  test('to close a center whose person has left the organisation goes to the manager: it needs nobody', async () => {
    changing(cost(11), { action: 'close', to: '2026-11-30' })
    const employees = sim.store.table(employeeKind)
    employees.put({ ...(employees.get('emp10') as Employee), orgCode: '3302' })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
    changing(cost(11), { name: '新名称' })
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { responsible: 'responsible' } })
  })

  test('is for the applicant alone', async () => {
    draft()
    expect(await refused(submit('rep02', 6))).toMatchObject({ code: 4003 })
    expect(await refused(submit('rep05', 6))).toMatchObject({ code: 4004 })
  })

  test('of a manager goes to finance, if nobody above manages the organisation', async () => {
    draft({ by: 'rep02' })
    expect(await submit('rep02', 6)).toMatchObject({ state: 'step2', approvers: [{ id: 'emp08' }] })
    expect(await sim.as('rep02').call(api.withdrawRequest, versioned(6))).toMatchObject({ state: 'withdrawn' })
  })

  test('of a center below itself is refused', async () => {
    const { version: _, ...center } = sim.store.table(centerKind).get(cost(2)) as SimCenter
    const ours = { orgCode: '440605', responsible: 'emp10', by: 'rep01', state: 'draft' as const, course: [] }
    const change = { ...center, ...ours, action: 'change' as const, centerCode: center.code }
    expect(await fieldsOf({ ...change, parentCode: cost(2) })).toMatchObject({ fields: { parentCode: 'parent' } })
    expect(await fieldsOf({ ...change, parentCode: cost(3) })).toMatchObject({ fields: { parentCode: 'parent' } })
  })

  /** A change of a center of 440605 by rep01, which is CC-6. */
  const changing = (code: string, change: Partial<SimRequest> = {}) => {
    const { version, ...center } = sim.store.table(centerKind).get(code) as SimCenter
    const ours = { orgCode: '440605', responsible: 'emp10', by: 'rep01', state: 'draft' as const, course: [] }
    draft({ ...center, ...ours, action: 'change', centerCode: code, seen: { code, version }, ...change })
  }

  test('of a center with centers below it counts their levels: it may not move below the second one', async () => {
    // Below the top: 2, 3 and 4, each below the other; 7 has 8 and 9 below it.
    changing(cost(7), { parentCode: cost(3) })
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { parentCode: 'parent' } })
    changing(cost(7), { parentCode: cost(2) })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
  })

  test('of a center whose centers below are closed counts it alone', async () => {
    for (const code of [cost(8), cost(9)]) {
      const below = sim.store.table(centerKind).get(code) as SimCenter
      sim.store.table(centerKind).put({ ...below, to: '2026-10-31' })
    }
    changing(cost(7), { parentCode: cost(3) })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
  })

  test('to change a center keeps its start, or begins like a new one', async () => {
    changing(cost(7))
    const { from } = sim.store.table(centerKind).get(cost(7)) as SimCenter
    expect(from < '2026-11-01').toBe(true)
    changing(cost(7), { from: '2026-10-01' })
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { from: 'period' } })
    changing(cost(7), { from: '2026-12-01' })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
  })

  /** What the applicant saw of a center. */
  const seen = (code: string) => ({ code, version: sim.store.table(centerKind).get(code)?.version ?? 0 })
  /** Another request about the center was approved meanwhile. */
  const closeCenter = (code: string, to = '2026-12-31') => {
    const center = sim.store.table(centerKind).get(code) as SimCenter
    sim.store.table(centerKind).put({ ...center, version: center.version + 1, to })
  }

  test('to change a center that was changed since is refused, so that its last day or person is not put back', async () => {
    changing(cost(11), { name: '新名称', seen: seen(cost(11)) })
    closeCenter(cost(11))
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { centerCode: 'centerChanged' } })
    changing(cost(11), { name: '新名称', seen: seen(cost(11)) })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
    closeCenter(cost(11), '2027-01-31')
    expect((await refused(decide('rep02', 6, 'approve'))).data).toEqual({ fields: { centerCode: 'centerOutdated' } })
    expect(sim.store.table(centerKind).get(cost(11))).toMatchObject({ name: '客服组10', to: '2027-01-31' })
  })

  test.each([
    ['anything', undefined],
    ['another center', { code: cost(7), version: 1 }],
  ])('to change a center without having seen it, but %s, is refused and not approved', async (_, other) => {
    changing(cost(11), { name: '新名称', seen: other })
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { centerCode: 'centerUnseen' } })
    put(6, { state: 'step1', course: record(1).course })
    expect((await refused(decide('rep02', 6, 'approve'))).data).toEqual({ fields: { centerCode: 'centerOutdated' } })
  })

  test('to change a center is not approved once it is closed', async () => {
    changing(cost(11), { name: '新名称' })
    await submit('rep01', 6)
    closeCenter(cost(11), '2026-10-31')
    expect((await refused(decide('rep02', 6, 'approve'))).data).toEqual({ fields: { centerCode: 'centerInvalid' } })
  })

  test('the version of the center that was seen is kept with the draft', async () => {
    const { version, name, from } = await sim.as('rep01').call(api.getCenter, { code: cost(11) })
    const saved = await sim.as('rep01').call(api.saveRequest, {
      version: 0,
      action: 'change',
      kind: 'cost',
      orgCode: '440605',
      centerCode: { id: cost(11), name },
      seen: { code: cost(11), version },
      name: '新名称',
      code: cost(11),
      from,
      responsible: { id: 'emp10', name: '' },
      business: 'service',
      reason: 'A new name for it',
    })
    expect(saved.seen).toEqual({ code: cost(11), version: 1 })
  })

  test('about a center with another open request says so, not that its own name is taken', async () => {
    changing(cost(11))
    const { version: _, ...mine } = record(6)
    put(1, { ...mine, requestId: idOf(1), state: 'step1', course: record(1).course, version: 1 })
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { centerCode: 'otherOpen' } })
    const check = { code: cost(11), name: mine.name, org: '440605', kind: 'cost', id: idOf(6) } as const
    expect(await sim.as('rep01').call(api.checkCode, check)).toMatchObject({ nameTaken: false })
  })

  test('to change the last day of a center is like closing it: 5303 with valid centers below, 5305 in a closed month', async () => {
    changing(cost(7), { to: '2026-11-30' })
    expect(await refused(submit('rep01', 6))).toMatchObject({ code: 5303, data: { n: 2 } })
    changing(cost(11), { to: '2026-10-31' })
    expect(await sim.as('rep01').call(api.getRequest, { id: idOf(6) })).toMatchObject({ wrong: { to: 'closedPeriod' } })
    expect(await refused(submit('rep01', 6))).toMatchObject({ code: 5305 })
    // Approved no more, once the month is over.
    changing(cost(11), { to: '2026-10-31', state: 'step2', course: record(2).course })
    expect(await refused(decide('emp08', 6, 'approve'))).toMatchObject({ code: 5305 })
    // A center that goes on for longer, or as before, has nothing to do with those below it.
    closeCenter(cost(7))
    changing(cost(7), { to: '2027-12-31' })
    expect(await submit('rep01', 6)).toMatchObject({ state: 'step1' })
  })

  test('with a code of another company is refused', async () =>
    expect(await fieldsOf({ code: codeOf('cost', '4420', 60) ?? '' })).toEqual({ fields: { code: 'code' } }))

  test('to change a center keeps its code', async () => {
    const change = { action: 'change' as const, centerCode: cost(2), code: cost(60) }
    expect(await fieldsOf(change)).toMatchObject({ fields: { code: 'code' } })
  })

  test('is for an organisation of the applicant’s role, or below it', async () => {
    expect(await fieldsOf({ orgCode: '440604' })).toEqual({
      fields: { orgCode: 'orgCode', responsible: 'responsible' },
    })
    expect(await fieldsOf({ orgCode: '3302', responsible: 'emp25', code: codeOf('cost', '3302', 60) ?? '' })).toEqual({
      fields: { orgCode: 'orgCode' },
    })
  })

  test('to close a center of another organisation, or to change its kind, is refused', async () => {
    changing(cost(8), { action: 'close', to: '2026-11-30' })
    expect(sim.store.table(centerKind).get(cost(8))?.orgCode).toBe('440606')
    expect((await refused(submit('rep01', 6))).data).toEqual({ fields: { centerCode: 'centerCode' } })
    changing(cost(7), { kind: 'profit', parentCode: undefined, to: undefined, target: 1, files: ['/file/1.pdf'] })
    expect((await refused(submit('rep01', 6))).data).toMatchObject({ fields: { centerCode: 'centerCode' } })
  })

  test('to move a center to another company, whose digits its code does not have, is refused', async () => {
    changing(cost(7), { by: 'emp08', orgCode: '4420', responsible: 'emp22', parentCode: undefined, name: '客服七组' })
    expect((await refused(submit('emp08', 6))).data).toEqual({ fields: { centerCode: 'centerCode' } })
    changing(cost(7), { by: 'emp08', orgCode: '440604', responsible: 'emp14' })
    expect(await submit('emp08', 6)).toMatchObject({ state: 'step1' })
  })

  test('of the only finance person is theirs to decide, once the manager has approved', async () => {
    draft({ by: 'emp08' })
    await submit('emp08', 6)
    expect(await decide('rep02', 6, 'approve')).toMatchObject({ state: 'step2', approvers: [{ id: 'emp08' }] })
    expect(await decide('emp08', 6, 'approve')).toMatchObject({ state: 'done' })
  })

  test('to close a center in a month that is closed says so at the last day, before it is sent', async () => {
    changing(cost(11), { action: 'close', to: '2026-10-31' })
    expect(await sim.as('rep01').call(api.getRequest, { id: idOf(6) })).toMatchObject({ wrong: { to: 'closedPeriod' } })
    expect(await refused(submit('rep01', 6))).toMatchObject({ code: 5305 })
  })

  test('to change a center that is closed is refused', async () => {
    const center = sim.store.table(centerKind).get(cost(2)) as SimCenter
    sim.store.table(centerKind).put({ ...center, to: '2026-10-31' })
    const change = { action: 'change' as const, centerCode: center.code, code: center.code }
    expect(await fieldsOf(change)).toMatchObject({ fields: { centerCode: 'centerCode' } })
  })
})

describe('a decision', () => {
  test('of a second approver is refused: 5301 names the first', async () => {
    const manager = {
      id: 'GR-900001',
      loginName: 'emp07',
      roleName: 'manager',
      orgCode: '4406',
      from: '2026-01-01',
      to: '2027-12-31',
      version: 1,
    }
    const { grantKind } = await import('#harness/backend/core/grants')
    sim.store.table(grantKind).put(manager)
    await decide('rep02', 1, 'return', { comment: 'Why so many?' })
    sim.wait(120_000)
    expect(await refused(decide('emp07', 1, 'approve'))).toMatchObject({
      code: 5301,
      data: { nameEn: 'Chen Jing', kind: 'minutes', number: 2 },
    })
  })

  test('of a second manager is refused too, once the first one has approved and finance is next: 5301', async () => {
    const { grantKind } = await import('#harness/backend/core/grants')
    const grant = { id: 'GR-900001', loginName: 'emp07', roleName: 'manager', orgCode: '4406' }
    sim.store.table(grantKind).put({ ...grant, from: '2026-01-01', to: '2027-12-31', version: 1 })
    await decide('rep02', 1, 'approve')
    expect(await refused(decide('emp07', 1, 'approve'))).toMatchObject({ code: 5301, data: { nameEn: 'Chen Jing' } })
  })

  test('a return needs a reason; returned twice, it is sent again twice', async () => {
    expect(await refused(decide('rep02', 1, 'return'))).toMatchObject({ data: { fields: { comment: 'reason' } } })
    for (const _ of [1, 2]) {
      expect(await decide('rep02', 1, 'return', { comment: 'Once more please' })).toMatchObject({ state: 'returned' })
      expect(await submit('rep01', 1)).toMatchObject({ state: 'step1' })
    }
    expect(record(1).course.map(({ act }) => act)).toEqual(['submit', 'return', 'submit', 'return', 'submit'])
  })

  test('finance may correct the code, the manager not', async () => {
    expect(await refused(decide('rep02', 1, 'approve', { code: cost(80) }))).toMatchObject({
      data: { fields: { code: 'code' } },
    })
    expect(await refused(decide('emp08', 2, 'approve', { code: 'C440600018' }))).toMatchObject({
      data: { fields: { code: 'code' } },
    })
    expect(await refused(decide('emp08', 2, 'approve', { code: 'C440600017' }))).toMatchObject({ code: 5302 })
    expect(await decide('emp08', 2, 'approve', { code: cost(80) })).toMatchObject({ state: 'done', code: cost(80) })
    expect(sim.store.table(centerKind).get(cost(80))).toBeDefined()
  })

  test('the code of a center that is changed is nobody’s to correct', async () => {
    const { version, ...center } = sim.store.table(centerKind).get(cost(4)) as SimCenter
    put(2, { ...center, action: 'change', centerCode: center.code, seen: { code: center.code, version } })
    expect(await refused(decide('emp08', 2, 'approve', { code: cost(80) }))).toMatchObject({
      data: { fields: { code: 'code' } },
    })
    expect(await decide('emp08', 2, 'approve', { code: center.code })).toMatchObject({ state: 'done' })
  })

  test('to close a center is refused once one below it is valid again: 5303, or its month is closed: 5305', async () => {
    const closing = { action: 'close', centerCode: record(4).centerCode, code: record(4).code } as const
    put(2, { ...closing, to: '2026-11-30' })
    expect(await refused(decide('emp08', 2, 'approve'))).toMatchObject({ code: 5303, data: { n: 2 } })
    const seen = { code: cost(9), version: 1 }
    put(2, { ...closing, centerCode: cost(9), code: cost(9), seen, to: '2026-10-31' })
    expect(await refused(decide('emp08', 2, 'approve'))).toMatchObject({ code: 5305 })
    put(2, { ...closing, centerCode: cost(9), code: cost(9), seen, to: '2026-11-30' })
    expect(await decide('emp08', 2, 'approve')).toMatchObject({ state: 'done' })
  })

  test('a change of nothing but name and responsible person needs no finance', async () => {
    const { version, ...center } = sim.store.table(centerKind).get(cost(3)) as SimCenter
    const seen = { code: center.code, version }
    draft({ ...center, action: 'change', centerCode: center.code, seen, name: '新名称' })
    await submit('rep01', 6)
    expect(await decide('rep02', 6, 'approve')).toMatchObject({ state: 'done' })
    expect(sim.store.table(centerKind).get(cost(3))?.name).toBe('新名称')
    expect(titlesOf(6).slice(-1)).toEqual(['The center 新名称 was changed'])
  })

  test.each([
    ['the organisation', { orgCode: '440604', responsible: 'emp14' }],
    ['the center above', { parentCode: undefined }],
    ['the first day', { from: '2026-12-01' }],
    ['the last day', { to: '2027-12-31' }],
  ])('a change of %s is for finance, too', async (_, change) => {
    const { version, ...center } = sim.store.table(centerKind).get(cost(9)) as SimCenter
    const seen = { code: center.code, version }
    draft({ ...center, by: 'emp07', action: 'change', centerCode: center.code, seen, ...change })
    await submit('emp07', 6)
    expect(await decide('rep02', 6, 'approve')).toMatchObject({ state: 'step2' })
  })

  test('a profit center’s new name is for finance, too', async () => {
    const { version, ...center } = sim.store.table(centerKind).get(codeOf('profit', '4406', 3) ?? '') as SimCenter
    const more = { by: 'emp07', target: 1000, files: ['/static/target.pdf'] }
    const seen = { code: center.code, version }
    draft({ ...center, ...more, action: 'change', centerCode: center.code, seen, name: '新名称' })
    await submit('emp07', 6)
    expect(await decide('rep02', 6, 'approve')).toMatchObject({ state: 'step2' })
  })

  test('to close a center writes its last day alone, whatever the form held, and tells who is responsible for it', async () => {
    const { code, version, name, responsible } = sim.store.table(centerKind).get(cost(9)) as SimCenter
    const entered = { by: 'emp07', name: 'Another name', responsible: 'rep01', business: undefined }
    put(4, { ...entered, centerCode: code, code, seen: { code, version }, to: '2026-11-30' })
    await submit('emp07', 4)
    expect(record(4)).toMatchObject({ name, responsible })
    await decide('rep02', 4, 'approve')
    await decide('emp08', 4, 'approve')
    expect(sim.store.table(centerKind).get(code)).toMatchObject({ name, responsible, to: '2026-11-30' })
    expect(toldOf(4)).toContain(`${responsible} center.done`)
    expect(toldOf(4)).not.toContain('rep01 center.done')
  })

  test('what a center that is closed was to become before is neither judged nor kept', async () => {
    const table = sim.store.table(centerKind)
    const { parentCode: _, ...center } = table.get(cost(9)) as SimCenter
    table.put(center)
    const { code, version, name, from } = center
    const taken = table.get(cost(13))?.name ?? ''
    const entered = { by: 'emp07', name: taken, from: '2026-12-01', parentCode: cost(0), orgCode: '440604' }
    put(4, { ...entered, centerCode: code, code, seen: { code, version }, to: '2026-11-30' })
    await submit('emp07', 4)
    expect(record(4)).toMatchObject({ state: 'step1', name, from, orgCode: '4406' })
    expect(record(4).parentCode).toBeUndefined()
  })

  test('a center is closed whatever became of the one above it', async () => {
    const table = sim.store.table(centerKind)
    const { code, version, parentCode = '' } = table.get(cost(9)) as SimCenter
    table.put({ ...(table.get(parentCode) as SimCenter), from: '2026-11-01' })
    put(4, { by: 'emp07', centerCode: code, code, seen: { code, version }, to: '2026-11-30' })
    await submit('emp07', 4)
    await decide('rep02', 4, 'approve')
    expect(await decide('emp08', 4, 'approve')).toMatchObject({ state: 'done' })
  })

  test('is not the last one while the center above is no longer valid at the start', async () => {
    put(2, { parentCode: cost(2) })
    const parent = sim.store.table(centerKind).get(cost(2)) as SimCenter
    sim.store.table(centerKind).put({ ...parent, to: '2026-11-30' })
    expect((await refused(decide('emp08', 2, 'approve'))).data).toEqual({ fields: { parentCode: 'parentInvalid' } })
    sim.store.table(centerKind).put(parent)
    expect(await decide('emp08', 2, 'approve')).toMatchObject({ state: 'done' })
  })

  test('is not the last one once the responsible person has left the organisation; to close a center needs nobody', async () => {
    const employees = sim.store.table(employeeKind)
    const person = employees.get(record(2).responsible ?? '') as Employee
    employees.put({ ...person, orgCode: '3302' })
    const left = { fields: { responsible: 'responsibleLeft' } }
    expect((await refused(decide('emp08', 2, 'approve'))).data).toEqual(left)
    const seen = { code: cost(9), version: 1 }
    put(2, { action: 'close', centerCode: cost(9), code: cost(9), seen, to: '2026-11-30' })
    expect(await decide('emp08', 2, 'approve')).toMatchObject({ state: 'done' })
  })

  test('on a new center writes a new one, whatever center was chosen before', async () => {
    const chosen = { centerCode: cost(3) }
    const before = sim.store.table(centerKind).get(cost(3))
    put(2, chosen)
    await decide('emp08', 2, 'approve')
    expect(sim.store.table(centerKind).get(cost(3))).toEqual(before)
    expect(sim.store.table(centerKind).get(record(2).code)).toMatchObject({ name: record(2).name })
  })

  test('is asked of finance in the name of the applicant, not of the manager who approved', async () => {
    await decide('rep02', 1, 'approve')
    expect(titlesOf(1)).toContain('Li Wei requests the center Nanhai hot-water team')
  })

  test('is no longer possible once the applicant has withdrawn it; a withdrawal is not after the first decision', async () => {
    await sim.as('rep01').call(api.withdrawRequest, versioned(1))
    expect(await refused(decide('rep02', 1, 'approve'))).toMatchObject({ code: 4010 })
    expect(await refused(sim.as('rep01').call(api.withdrawRequest, versioned(2)))).toMatchObject({ code: 4010 })
  })
})

test('between its two decisions a request is with its applicant, with finance, and among what the manager has done', async () => {
  const tabsOf = async (who: string) => {
    const pages = (['mine', 'toApprove', 'done'] as const).map(async (tab) => {
      const { items } = await sim.as(who).call(api.listRequests, { tab, page: 1, size: 100 })
      return items.some(({ id }) => id === idOf(1)) ? [tab] : []
    })
    return (await Promise.all(pages)).flat()
  }
  const everybody = async () => Promise.all(['rep01', 'rep02', 'emp08'].map(tabsOf))
  expect(await everybody()).toEqual([['mine'], ['toApprove'], []])
  await decide('rep02', 1, 'approve')
  expect(await everybody()).toEqual([['mine'], ['done'], ['toApprove']])
  await decide('emp08', 1, 'approve')
  expect(await everybody()).toEqual([['done'], ['done'], ['done']])
})

describe('drafts', () => {
  const sent = {
    action: 'new',
    kind: 'cost',
    orgCode: '440605',
    name: 'Night shift',
    code: cost(61),
    from: '2026-12-01',
    responsible: { id: 'emp10', name: '' },
    business: 'gas',
    reason: 'For the night shift',
  } as const

  test('are saved, and deleted with undo', async () => {
    const saved = await sim.as('rep01').call(api.saveRequest, { version: 0, ...sent })
    expect(saved).toMatchObject({ state: 'draft', responsible: { id: 'emp10' }, can: ['edit', 'submit', 'delete'] })
    await sim.as('rep01').call(api.deleteRequest, { id: saved.id, version: 1 })
    expect(await refused(sim.as('rep01').call(api.getRequest, { id: saved.id }))).toMatchObject({ code: 4004 })
    expect(await sim.as('rep01').call(api.restoreRequest, { id: saved.id, version: 1 })).toMatchObject({
      name: 'Night shift',
    })
  })

  test('whose answer was lost are found by everything that was sent', async () => {
    const table = sim.store.table(centerKind)
    const more = { to: '2027-11-30', parentCode: { id: cost(3), name: '' }, files: ['/plan.pdf'] }
    const lost = { version: 0, ...sent, ...more, seen: { code: cost(3), version: table.get(cost(3))?.version ?? 1 } }
    const core = { http: sim.as('rep01').call, session: { loginName: 'rep01' } } as never
    const isThere = (changes: object = {}) => repeatable[0]?.alreadyThere(core, { ...lost, ...changes })
    expect(await isThere()).toBe(false)
    const { id: requestId } = await sim.as('rep01').call(api.saveRequest, lost)
    expect(await isThere()).toBe(true)
    expect(await isThere({ requestId })).toBe(true)
    expect(await isThere({ requestId, version: 1 })).toBe(false)
    // The form names a file that is uploaded by now as it did before.
    expect(await isThere({ files: ['outbox-file:1'] })).toBe(true)
    const words = [{ name: 'Day shift' }, { code: cost(62) }, { reason: 'For the day shift' }, { orgCode: '4406' }]
    const period = [{ from: '2027-01-01' }, { to: undefined }, { business: 'works' }, { action: 'close' }]
    const people = [{ responsible: { id: 'emp14', name: '' } }, { parentCode: undefined }, { target: 5 }]
    const others = [{ files: [] }, { centerCode: { id: cost(3), name: '' } }, { seen: undefined }, { kind: 'profit' }]
    for (const other of [...words, ...period, ...people, ...others])
      expect([other, await isThere(other)]).toEqual([other, false])
  })

  test('the kind is fixed after the submit', async () => {
    const edit = {
      requestId: idOf(3),
      version: record(3).version,
      ...sent,
      kind: 'profit' as const,
      code: codeOf('profit', '4406', 50) ?? '',
    }
    expect(await refused(sim.as('rep01').call(api.saveRequest, edit))).toMatchObject({
      data: { fields: { kind: 'kind' } },
    })
  })

  test('at most nine files', async () => {
    const files = Array.from({ length: 10 }, (_, index) => `/file/${index}.pdf`)
    expect(await refused(sim.as('rep01').call(api.saveRequest, { version: 0, ...sent, files }))).toMatchObject({
      data: { fields: { files: 'most' } },
    })
  })

  test('approvers and other organisations have none', async () => {
    expect(await refused(sim.as('rep03').call(api.saveRequest, { version: 0, ...sent }))).toMatchObject({ code: 4003 })
    expect(await refused(sim.as('rep05').call(api.getRequest, { id: idOf(1) }))).toMatchObject({ code: 4003 })
    expect(await sim.as('rep05').call(api.getRequest, { id: idOf(5) })).toMatchObject({ by: { id: 'rep05' } })
  })
})

describe('the page of the accounting system', () => {
  const submitThere = async (name: string) => {
    const { url, ticket } = await sim.as('rep01').call(api.launchRequest, { mode: 'new' })
    const { session = '' } = redeemTicket(ticket, url) ?? {}
    return () => runTask(session, url, 'submit', name) as { readonly id: string }
  }

  test('submits a request, which then waits for the manager', async () => {
    const { id } = (await submitThere('Night shift'))()
    expect(sim.store.table(requestKind).get(id)).toMatchObject({ name: 'Night shift', state: 'step1', by: 'rep01' })
  })

  test('is for those who may request, and shows a request to those who see it, with nothing to submit', async () => {
    const launch = (who: string, request: RequestOf<typeof api.launchRequest>) =>
      sim.as(who).call(api.launchRequest, request)
    const { url, ticket } = await launch('rep01', { mode: 'view', id: idOf(1) })
    expect(redeemTicket(ticket, url)?.acts).toEqual([])
    expect(await refused(launch('rep05', { mode: 'view', id: idOf(1) }))).toMatchObject({ code: 4003 })
    expect(await refused(launch('rep03', { mode: 'new' }))).toMatchObject({ code: 4003 })
  })

  test('leaves no draft behind where the submit is refused', async () => {
    const run = await submitThere('Nanhai hot-water team')
    const before = [...sim.store.table(requestKind).values()].length
    expect(run).toThrow(expect.objectContaining({ code: 4000, data: { fields: { name: 'nameTaken' } } }))
    expect([...sim.store.table(requestKind).values()]).toHaveLength(before)
  })

  test('refuses a name that a request may not have, and leaves no draft behind', async () => {
    const run = await submitThere('N')
    const before = [...sim.store.table(requestKind).values()].length
    expect(run).toThrow(expect.objectContaining({ code: 4000, data: { fields: { name: 'name' } } }))
    expect([...sim.store.table(requestKind).values()]).toHaveLength(before)
  })
})

describe('of a center that ends the responsible person is told', () => {
  const TOLD = 'emp10 center.ending'
  const remind = () => dev.sendDue?.(sim.context('emp10'))
  const endsOn = (to: string) => {
    const center = sim.store.table(centerKind).get(cost(4)) as SimCenter
    sim.store.table(centerKind).put({ ...center, to, responsible: 'emp10' })
    put(6, { code: center.code, state: 'done' })
  }

  test.each([
    ['2026-11-19', []],
    ['2026-11-20', [TOLD]],
    ['2026-12-19', [TOLD]],
    ['2026-12-20', [TOLD]],
    ['2026-12-21', []],
  ])('on its last day, %s: %j, once, of a request that they can open', (to, told) => {
    endsOn(to)
    // An earlier request about the center is a draft that they do not see.
    put(1, { action: 'change', code: cost(4), centerCode: cost(4), state: 'draft' })
    remind()
    remind()
    expect([toldOf(6), toldOf(1)]).toEqual([told, []])
  })

  test('when it ends, also if they were away on the thirtieth day before', () => {
    endsOn('2026-12-31')
    remind()
    expect(toldOf(6)).toEqual([])
    sim.at(new Date('2026-12-04T09:00:00+08:00'))
    remind()
    expect(titlesOf(6).slice(-1)).toEqual([expect.stringContaining(' ends on 2026-12-31')])
  })

  test('again where its last day has moved since', () => {
    endsOn('2026-11-30')
    remind()
    endsOn('2026-12-15')
    remind()
    remind()
    expect(toldOf(6)).toEqual([TOLD, TOLD])
  })
})

test('the people of a step are reminded once, after three working days; their messages are about the request', () => {
  put(1, { course: [{ at: '2026-11-16T01:00:00.000Z', act: 'submit', by: 'rep01', step: 'draft' }] })
  const reminders = () => toldOf(1).filter((each) => each === 'rep02 center.toApprove')
  const remind = () => dev.sendDue?.(sim.context('rep02'))
  remind()
  remind()
  expect(reminders()).toHaveLength(1)
  const [message] = [...sim.store.table(messageKind).values()].filter(({ params }) => params?.id === idOf(1))
  expect(message?.subject).toEqual({ kind: 'center-request', id: idOf(1) })
})

test('nobody is reminded of a step that began three working days ago', () => {
  put(1, { course: [{ at: '2026-11-17T01:00:00.000Z', act: 'submit', by: 'rep01', step: 'draft' }] })
  dev.sendDue?.(sim.context('rep02'))
  expect(toldOf(1)).toEqual([])
})
