import { days } from '#base/calendar'
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, gasMonths, onContractShown } from '#harness/backend/world'
import * as api from '../api'
import dev from '../dev'
import { contractYear, isExpiring, paymentState } from '../rules/contract'
import { contractKind, ruled, type SimContract, stateToday, todayOf } from './records'

/* Contracts in the simulator (domain/contracts.md 2, 5, 6, 7). */

let sim: ReturnType<typeof simulate>
beforeEach(() => {
  sim = simulate(dev)
})
const record = (number: number) =>
  sim.store.table(contractKind).get(`CT-${String(number).padStart(6, '0')}`) as SimContract
const versioned = (number: number) => ({ id: record(number).contractId, version: record(number).version })
const decide = (who: string, number: number, decision: 'approve' | 'return', comment?: string) =>
  sim.as(who).call(api.decideContract, { ...versioned(number), decision, comment })
const list = (who: string, request: object) => sim.as(who).send(api.listContracts, { pageNum: 1, ...request })
const messagesTo = (who: string) =>
  [...sim.store.table(messageKind).values()].filter(({ to, type }) => to === who && type.startsWith('contract.'))

describe('the seed', () => {
  const all = () => [...sim.store.table(contractKind).values()]
  const context = () => sim.context('rep01')
  const count = (is: (contract: SimContract) => boolean) => all().filter(is).length

  test('180: drafting 14, approving 12 (4 signing), active 96 (22 expiring), ended 58; half gas', () => {
    expect(all()).toHaveLength(180)
    const inState = (state: string) => count((each) => stateToday(each, context()) === state)
    expect(['drafting', 'approving', 'signing', 'active', 'ended'].map(inState)).toEqual([14, 8, 4, 96, 58])
    expect(count((each) => isExpiring(ruled(each), todayOf(context())))).toBe(22)
    expect(count(({ kind }) => kind === 'gas')).toBe(90)
  })

  test('tabs: signing ones are in approving, expiring ones in active, too', async () => {
    const idsIn = async (tab: string) =>
      new Set((await list('rep02', { tab, pageSize: 200 })).list.map(({ contractId }: SimContract) => contractId))
    const seen = all().filter(({ orgCode }) => orgCode.startsWith('4406'))
    const ids = (is: (contract: SimContract) => boolean) => new Set(seen.filter(is).map(({ contractId }) => contractId))
    expect(await idsIn('approving')).toEqual(ids(({ state }) => state === 'approving' || state === 'signing'))
    const expiring = ids((each) => isExpiring(ruled(each), todayOf(context())))
    expect(await idsIn('expiring')).toEqual(expiring)
    const active = await idsIn('active')
    expect([...expiring].filter((id) => !active.has(id))).toEqual([])
    expect(expiring.size).toBeGreaterThan(3)
  })

  test('amounts from 80 k to 400 M; about 8 % have late payments', () => {
    const amounts = all().flatMap(({ contractId, amount }) => (contractId === 'CT-000010' ? [] : [amount]))
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(80_000)
    expect(Math.max(...amounts)).toBeLessThanOrEqual(400_000_000)
    const late = count(
      (each) =>
        stateToday(each, context()) === 'active' &&
        ruled(each).plan.some((row) => paymentState(row, todayOf(context())) === 'late'),
    )
    expect(late / 180).toBeGreaterThan(0.06)
    expect(late / 180).toBeLessThan(0.1)
  })

  test('nothing is paid of what is not in force yet', () => {
    const before = all().filter(({ state }) => state !== 'active' && state !== 'ended')
    expect(before.some(({ plan }) => plan.length > 0)).toBe(true)
    expect(before.flatMap(({ plan }) => plan).filter(({ paid }) => paid > 0)).toEqual([])
  })

  test('some begin later: they are signed, and nothing of them was taken or paid yet', () => {
    const today = todayOf(context())
    const later = all().filter(({ state, start }) => state === 'active' && start > today)
    expect(later.length).toBeGreaterThan(3)
    for (const { signed = '', volume, plan } of later) {
      expect(signed < today).toBe(true)
      expect(volume).toBeUndefined()
      expect(plan.filter(({ paid }) => paid > 0)).toEqual([])
    }
  })

  test('a supply contract has taken what its customer was billed for in the contract year', () => {
    const { now } = context()
    const today = todayOf(context())
    const inForce = all().filter((each) => each.kind === 'gas' && stateToday(each, context()) === 'active')
    const supplied = inForce.filter(({ start }) => start <= today)
    for (const contract of supplied.filter(({ contractId }) => contractId !== 'CT-000001')) {
      const company = sim.store.table(companyKind).get(contract.custId)
      const year = contractYear(ruled(contract).start, today)
      const bills = company ? [...gasMonths({ now }, company)] : []
      const within = bills.filter(([month]) => `${month}-01` >= year.from && `${month}-01` <= today)
      const taken = within.length === 0 ? undefined : within.reduce((sum, [, volume]) => sum + volume, 0)
      expect([contract.contractId, contract.volume]).toEqual([contract.contractId, taken])
    }
    expect(supplied.filter(({ volume = 0 }) => volume > 0).length).toBeGreaterThan(40)
  })

  test('what was taken in a year of which the first bills are no longer there is not known', () => {
    const old = all().filter(({ kind, state, end = '' }) => kind === 'gas' && state === 'ended' && end < '2024-09')
    expect(old.length).toBeGreaterThan(5)
    expect(old.flatMap(({ volume }) => volume ?? [])).toEqual([])
  })

  test('supply contracts end when their customer says', () => {
    for (const { custId, kind, end = '', ...contract } of all()) {
      const company = sim.store.table(companyKind).get(custId)
      const isCurrent =
        kind === 'gas' && stateToday({ custId, kind, end, ...contract } as SimContract, context()) === 'active'
      if (isCurrent && contract.contractId !== 'CT-000008') expect(end).toBe(company?.contractEnd)
    }
  })

  test('with more companies, each one that has a contract has it here', () => {
    const large = simulate(dev, { size: 'default' })
    const supplied = new Set([...large.store.table(contractKind).values()].map(({ custId }) => custId))
    const named = [...large.store.table(companyKind).values()].filter(({ contractEnd }) => contractEnd !== undefined)
    expect(named.filter(({ custId }) => !supplied.has(custId))).toEqual([])
    expect(large.store.table(contractKind).get('CT-000100')).toEqual(record(100))
  })

  test('CT-1 is that of the worked examples', async () => {
    const { contractId: _, ...shown } = await sim.as('rep01').send(api.getContract, { id: 'CT-000001' })
    expect(shown).toMatchObject({
      number: 'FS-GS-2024-00318',
      custId: 'C-000001',
      party: { nameEn: 'Foshan' },
      businessId: 'B-000001',
      amount: 393_120_000,
      taxRate: 9,
      start: '2024-02-03',
      end: '2027-02-02',
      minVolume: 29_120_000,
      volume: 27_500_000,
    })
  })

  test.each([
    [3, { end: '2026-11-20', state: 'active' }],
    [4, { end: '2026-11-19', state: 'ended' }],
    [7, { followUpId: 'CT-000008', state: 'ended' }],
    [8, { followsId: 'CT-000007', state: 'active' }],
    [9, { state: 'active' }],
    [10, { amount: 0, state: 'active' }],
    [12, { state: 'drafting' }],
  ])('CT-%i is %o', async (number, expected) =>
    expect(await sim.as('rep01').send(api.getContract, { id: record(number).contractId })).toMatchObject(expected),
  )
})

describe('who sees what', () => {
  test('salespeople their own, managers those of their organisation, approvers and finance too', async () => {
    for (const [who, sees] of [
      ['rep01', true],
      ['rep02', true],
      ['rep03', true],
      ['emp08', true],
      ['rep05', false],
      ['emp14', false],
    ] as const) {
      const { list: rows } = await list(who, { custId: 'C-000001' })
      expect([who, rows.length > 0]).toEqual([who, sees])
    }
    expect(await sim.refusal(sim.as('rep05').call(api.getContract, { id: 'CT-000001' }))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep01').call(api.getContract, { id: 'CT-000006' }))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep01').call(api.getContract, { id: 'CT-999999' }))).toMatchObject({ code: 4004 })
  })

  test('a contract is found by its number, its name and its customer, in both languages', async () => {
    const { name = '', nameEn = '' } = sim.store.table(companyKind).get(record(1).custId) ?? {}
    sim.store.table(contractKind).put({ ...record(1), name: '首站供气', nameEn: 'First station' })
    for (const keyword of ['2024-00318', '首站', 'first STATION', name, nameEn]) {
      const { list: rows } = await list('rep01', { keyword, pageSize: 100 })
      expect([keyword, rows.map(({ contractId }: SimContract) => contractId)]).toEqual([
        keyword,
        expect.arrayContaining(['CT-000001']),
      ])
    }
    expect((await list('rep01', { keyword: 'no such contract' })).total).toBe(0)
  })

  test('sums are those of the filter; a range the wrong way round is refused', async () => {
    const { list: rows, sum, total } = await list('rep01', { tab: 'active', custId: 'C-000001' })
    expect(total).toBe(rows.length)
    expect(sum.amount).toBe(rows.reduce((all: number, { amount }: SimContract) => all + amount, 0))
    expect(await sim.refusal(list('rep01', { amountFrom: 10, amountTo: 9 }))).toMatchObject({
      code: 4000,
      data: { fields: { amountFrom: 'range' } },
    })
    expect(await sim.refusal(list('rep01', { endFrom: '2026-12-02', endTo: '2026-12-01' }))).toMatchObject({
      code: 4000,
      data: { fields: { endFrom: 'range' } },
    })
  })
})

describe('a decision', () => {
  test('approves: then it is to be signed, and the owner is told', async () => {
    expect(await decide('rep03', 2, 'approve')).toMatchObject({
      state: 'signing',
      can: expect.not.arrayContaining(['approve']),
    })
    const decided = messagesTo('rep01').find(({ type }) => type === 'contract.decided')
    expect(decided?.subject).toEqual({ kind: 'contract', id: 'CT-000002' })
  })

  test('returns with a reason', async () => {
    expect(await sim.refusal(decide('rep03', 2, 'return'))).toMatchObject({
      code: 4000,
      data: { fields: { comment: 'reason' } },
    })
    expect(await decide('rep03', 2, 'return', '不符')).toMatchObject({ state: 'drafting' })
    const { list: steps } = await sim.as('rep01').call(api.getCourse, { id: 'CT-000002' })
    expect(steps.slice(-1)[0]).toMatchObject({ act: 'return', comment: '不符', by: { id: 'rep03' } })
  })

  test('of a second approver is refused: 4901 names the first', async () => {
    await decide('rep03', 2, 'approve')
    sim.wait(5 * 60_000)
    expect(await sim.refusal(decide('emp08', 2, 'return', 'Too late'))).toMatchObject({
      code: 4901,
      data: { nameEn: 'Zhao Min', kind: 'minutes', number: 5 },
    })
  })

  test('after a withdrawal is refused: nobody was first, it is no longer there to decide', async () => {
    await sim.as('rep01').call(api.withdrawContract, versioned(2))
    expect(await sim.refusal(decide('rep03', 2, 'approve'))).toMatchObject({ code: 4010 })
  })

  test('is for approvers and finance, and only over a version that they have seen', async () => {
    expect(await sim.refusal(decide('rep01', 2, 'approve'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(decide('rep02', 2, 'approve'))).toMatchObject({ code: 4003 })
    const stale = sim.as('rep03').call(api.decideContract, { id: 'CT-000002', version: 0, decision: 'approve' })
    expect(await sim.refusal(stale)).toMatchObject({ code: 4009, data: { contractId: 'CT-000002' } })
  })

  test('waits in the tab of those who decide, who stand in the course', async () => {
    const ids = async (who: string) =>
      (await list(who, { tab: 'toApprove', pageSize: 100 })).list.map((row: SimContract) => row.contractId)
    expect(await ids('rep03')).toContain('CT-000002')
    expect(await ids('rep01')).toEqual([])
    const { approvers } = await sim.as('rep01').call(api.getCourse, { id: 'CT-000002' })
    expect(approvers.map(({ id }) => id)).toEqual(['rep03', 'emp08', 'emp30'])
  })
})

describe('a reminder of a payment', () => {
  const late = () => {
    const found = [...sim.store.table(contractKind).values()].find(
      (each) =>
        each.owner === 'rep01' &&
        stateToday(each, sim.context('rep01')) === 'active' &&
        ruled(each).plan.some((row) => paymentState(row, todayOf(sim.context('rep01'))) === 'late'),
    ) as SimContract
    const row = ruled(found).plan.find((each) => paymentState(each, todayOf(sim.context('rep01'))) === 'late')
    return { found, no: row?.no ?? 0 }
  }
  const remind = (who: string, { contractId: id }: SimContract, no: number) =>
    sim.as(who).call(api.remindPayment, { id, version: sim.store.table(contractKind).get(id)?.version ?? 0, no })

  test('goes to the customer’s owner and to finance, once a day', async () => {
    const { found, no } = late()
    const before = messagesTo('emp08').length
    await remind('rep02', found, no)
    expect(messagesTo('emp08').length).toBe(before + 1)
    expect(messagesTo('rep01').map(({ type }) => type)).toContain('contract.paymentDue')
    expect(await sim.refusal(remind('rep02', found, no))).toMatchObject({ code: 4905 })
    sim.wait(24 * 3_600_000)
    await remind('rep02', found, no)
  })

  test.each([
    ['has ended', { end: '2026-10-31' }, true],
    ['was never signed', { state: 'signing' }, false],
  ] as const)('goes out where the contract %s: %o %s', async (_, change, isSent) => {
    const { found, no } = late()
    sim.store.table(contractKind).put({ ...found, ...change })
    const { can } = await sim.as('rep02').call(api.getContract, { id: found.contractId })
    expect(can.includes('remind')).toBe(isSent)
    const before = messagesTo('emp08').length
    const answer = await remind('rep02', found, no).catch(({ code }) => code)
    expect(answer).toEqual(isSent ? expect.objectContaining({ id: found.contractId }) : 4010)
    expect(messagesTo('emp08').length - before).toBe(isSent ? 1 : 0)
  })

  test('from the owner of the customer reaches finance, also in another province', async () => {
    const { store } = sim
    const table = store.table(contractKind)
    const owned = [...table.values()].find((each) => {
      const owner = store.table(companyKind).get(each.custId)?.owner
      return owner === 'rep05' && each.orgCode === '3302' && stateToday(each, sim.context('rep05')) === 'active'
    }) as SimContract
    const [row] = owned.plan
    table.put({ ...owned, plan: row ? [{ ...row, paid: 0, due: '2026-11-01' }] : [] })
    await remind('rep05', owned, row?.no ?? 0)
    expect(messagesTo('emp26').map(({ type }) => type)).toEqual(['contract.paymentDue'])
  })

  test('is refused for a payment that is not there', async () =>
    expect(await sim.refusal(remind('rep02', late().found, 99))).toMatchObject({ data: { fields: { no: 'unknown' } } }))
})

describe('messages of the day', () => {
  const told = (who: string) => {
    dev.sendDue?.(sim.context(who))
    return messagesTo(who)
      .filter(({ type }) => type === 'contract.expiring')
      .map(({ params }) => params?.id)
  }
  const endsIn = (left: number) => {
    const end = days.add(todayOf(sim.context('rep01')), left)
    sim.store.table(contractKind).put({ ...record(1), end })
  }

  test.each([
    [90, true, false],
    [89, false, false],
    [60, true, false],
    [30, true, true],
    [7, true, false],
    [0, false, false],
  ])('%i days before the end: the owner %s, the manager %s; once', (left, owner, manager) => {
    endsIn(left)
    expect([told('rep01').includes('CT-000001'), told('rep02').includes('CT-000001')]).toEqual([owner, manager])
    expect(told('rep01').filter((id) => id === 'CT-000001').length).toBe(owner ? 1 : 0)
  })

  test.each<[number, boolean, Partial<SimContract>]>([
    [7, true, {}],
    [6, false, {}],
    [-1, true, {}],
    [-2, false, {}],
    [-1, true, { end: '2026-10-31' }],
    [7, true, { state: 'ended' }],
    [-1, false, { state: 'signing' }],
  ])('%i days before a payment: %s %o', (left, isTold, change) => {
    const due = days.add(todayOf(sim.context('rep01')), left)
    const [row] = record(1).plan
    sim.store.table(contractKind).put({ ...record(1), ...change, plan: row ? [{ ...row, due, paid: 0 }] : [] })
    dev.sendDue?.(sim.context('rep01'))
    const found = messagesTo('rep01').some(
      ({ type, params }) => type === 'contract.paymentDue' && params?.id === 'CT-000001',
    )
    expect(found).toBe(isTold)
  })

  test('two payments of a contract on one day are two messages, beside a reminder by a colleague; each once', async () => {
    const day = (left: number) => days.add(todayOf(sim.context('rep01')), left)
    const [row] = record(1).plan
    const plan = [7, -1].flatMap((left, index) => (row ? [{ ...row, no: index + 1, due: day(left), paid: 0 }] : []))
    sim.store.table(contractKind).put({ ...record(1), plan })
    await sim.as('rep02').call(api.remindPayment, { ...versioned(1), no: 2 })
    dev.sendDue?.(sim.context('rep01'))
    dev.sendDue?.(sim.context('rep01'))
    const titles = messagesTo('rep01').flatMap(({ type, params, title }) =>
      type === 'contract.paymentDue' && params?.id === 'CT-000001' && typeof title === 'object' ? title.en : [],
    )
    expect(titles).toEqual([
      'Chen Jing reminds you of payment 2 of FS-GS-2024-00318',
      'Payment 1 of contract FS-GS-2024-00318 is due in 7 days',
      'Payment 2 of contract FS-GS-2024-00318 is late',
    ])
  })
})

test('a signed contract that won no lead names those that it could win, the others and lists name none', async () => {
  onContractShown(({ custId }) => [{ id: 'L-000002', name: `线索 ${custId}` }])
  const winsOf = async (number: number) =>
    (await sim.as('rep01').call(api.getContract, { id: record(number).contractId })).wins
  expect(await winsOf(1)).toEqual([{ id: 'L-000002', name: `线索 ${record(1).custId}` }])
  sim.store.table(contractKind).put({ ...record(1), clueId: 'L-000007' })
  expect(await winsOf(1)).toEqual([])
  const draft = [...sim.store.table(contractKind).values()].find(
    ({ state, owner }) => state === 'drafting' && owner === 'rep01',
  )
  expect(await winsOf(Number(draft?.contractId.slice(3)))).toEqual([])
  const { items } = await sim.as('rep01').call(api.listContracts, { page: 1, tab: 'active' })
  expect(items.flatMap(({ wins }) => wins)).toEqual([])
})

test('a contract by which a lead was won by hand names the lead', async () => {
  const lead = { clueId: 'L-000009', contractId: record(1).contractId }
  sim.store.table({ name: 'lead', id: ({ clueId }: typeof lead) => clueId }).put(lead)
  expect(await sim.as('rep01').call(api.getContract, { id: record(1).contractId })).toMatchObject({
    clueId: 'L-000009',
    wins: [],
  })
})
