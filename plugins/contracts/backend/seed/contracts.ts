import { type Day, days, monthNumber } from '#base/calendar'
import { splitByPercent, sumOf } from '#base/quantities'
import { definedFields, groupedBy, type SeedKit } from '#harness/backend/kit'
import { type Random, randomOf, recordId, type SimCompany, usageOf, usedMonths } from '#harness/backend/world'
import { contractYear } from '../../rules/contract'
import { KINDS, type Kind, type State } from '../../rules/vocabulary'
import { headOf } from '../kinds'
import type { SimContract, SimPayment, SimStep } from '../records'
import { FILE_NAMES } from './files'

/**
 * Seed of the area (domain/contracts.md 7): 180 contracts, the same in every size. Supply contracts end when their company
 * says (`contractEnd`), and with more companies each of the others has one too, so that no customer names a contract that
 * cannot be opened.
 */

/** Companies among which the 180 are; every size has them. */
const AMONG = 150
/** CNY/m³ */
const PRICE = 3.6

const OTHERS = KINDS.filter((kind) => kind !== 'gas')

/** Names of payments: a deposit, instalments, the rest. */
const PAYMENTS = [
  ['首付款', 'Deposit'],
  ['进度款一', 'First instalment'],
  ['进度款二', 'Second instalment'],
  ['尾款', 'Final payment'],
] as const
const PERCENTS = [30, 30, 30, 10] as const

/** What is written out of a contract; days are counted from today. */
interface Plan {
  readonly company: SimCompany
  readonly kind: Kind
  readonly state: State
  /** Null: open-ended. */
  readonly end: Day | null
  readonly months?: number
  readonly amount?: number
  readonly isLate?: boolean
}

/** Amounts, most of them of medium size. CNY */
function drawAmount(random: Random): number {
  const middle = (random.next() + random.next() + random.next()) / 3
  return Math.round(80_000 * (400_000_000 / 80_000) ** middle)
}

/**
 * The rows of a plan, spread over the contract; those before `today` are paid, but for the latest of a late one.
 */
function drawPayments(amount: number, start: Day, end: Day, today: Day, isLate: boolean): SimPayment[] {
  const length = Math.min(730, days.between(start, end))
  const due = PERCENTS.map((_, index) => days.add(start, Math.round(10 + ((length - 20) * index) / 3)))
  const past = due.filter((day) => day < today).length
  return splitByPercent(amount, PERCENTS).map((part, index) => {
    const day = due[index] as Day
    const [name, nameEn] = PAYMENTS[index] ?? ['', '']
    const isPaid = day < today && !(isLate && index === past - 1)
    return {
      no: index + 1,
      name,
      nameEn,
      due: day,
      percent: PERCENTS[index] ?? 0,
      amount: part,
      paid: isPaid ? part : isLate && index === past - 1 ? Math.round(part / 3) : 0,
      ...(isPaid && { paidAt: days.add(day, -2) }),
    }
  })
}

const actsTo: Readonly<Record<State, readonly SimStep['act'][]>> = {
  drafting: [],
  approving: ['send'],
  signing: ['send', 'approve'],
  active: ['send', 'approve', 'sign'],
  ended: ['send', 'approve', 'sign'],
}

/** Steps up to a state; the last one lies `ago` days back. */
function drawCourse(state: State, owner: string, ago: number, { clock }: SeedKit): SimStep[] {
  const acts = actsTo[state]
  return acts.map((act, index) => ({
    at: clock.past(-ago - (acts.length - 1 - index) * 3, 600 + index * 20),
    act,
    by: act === 'approve' ? 'rep03' : owner,
  }))
}

/**
 * What a company was billed for in the last contract year, to which a month counts that begins in it; undefined without a
 * bill, and once those of its first months are too old. m³
 */
function takenOf(company: SimCompany, start: Day, end: Day | undefined, { clock }: SeedKit): number | undefined {
  const today = clock.day(0)
  const last = end !== undefined && end < today ? end : today
  const first = monthNumber(days.add(contractYear(start, last).from, -1)) + 1
  const months = usedMonths(clock, usageOf(company, 'gas'), first, monthNumber(last))
  const bills = months.flatMap(({ volumes }) => volumes)
  return months[0]?.at === first && bills.length > 0 ? sumOf(bills, (volume) => volume) : undefined
}

function contractOf(contractId: string, plan: Plan, kit: SeedKit): SimContract {
  const { random, clock } = kit
  const { company, kind, state, months = 36, isLate = false } = plan
  const { custId, orgCode, owner, gas } = company
  const isOpen = state === 'drafting' || state === 'approving' || state === 'signing'
  const end = plan.end ?? undefined
  const start = end === undefined ? clock.day(-400) : days.add(days.addMonths(end, -months), 1)
  const hasBegun = !isOpen && start <= clock.day(0)
  const amount =
    plan.amount ?? (kind === 'gas' ? Math.max(80_000, Math.min(400_000_000, gas * PRICE * 3)) : drawAmount(random))
  const year = isOpen ? clock.day(0).slice(0, 4) : start.slice(0, 4)
  const ago = isOpen ? random.int(0, 9) : Math.max(1, days.between(start, clock.day(0)))
  return definedFields({
    contractId,
    version: 1,
    ...headOf(contractId, kind, company, year),
    custId,
    orgCode,
    owner,
    amount,
    // One that begins later was signed before.
    signed: isOpen ? undefined : hasBegun ? start : clock.day(-5),
    start,
    end,
    ...(kind === 'gas' && { minVolume: Math.round(gas * 0.8), price: PRICE }),
    ...(kind === 'gas' && hasBegun && { volume: takenOf(company, start, end, kit) }),
    plan: end === undefined ? [] : drawPayments(amount, start, end, isOpen ? start : clock.day(0), isLate),
    files: random.chance(0.8) ? FILE_NAMES.slice(0, random.int(1, 2)) : [],
    course: drawCourse(state, owner, ago, kit),
    state,
    updatedAt: clock.past(-Math.min(ago, 300), 700),
  })
}

/** Numbers 13 to 180: what they are, by state. */
function plansOf({ world, clock, seed }: SeedKit): readonly Plan[] {
  const today = clock.day(0)
  const companies = world.companies.slice(0, AMONG)
  const fixed = ['C-000001', 'C-000002', 'C-000011', 'C-000012']
  const supplied = companies.filter(({ custId, contractEnd }) => contractEnd !== undefined && !fixed.includes(custId))
  const soon = days.add(today, 90)
  const groups = groupedBy(supplied, ({ contractEnd = '' }) =>
    contractEnd < today ? 'ended' : contractEnd <= soon ? 'expiring' : 'active',
  )
  const gasOf = (group: 'ended' | 'expiring' | 'active', most: number) => (groups.get(group) ?? []).slice(0, most)
  const random = randomOf(seed, 'contract plans')
  const endOf = ({ contractEnd }: SimCompany) => contractEnd as Day
  const gas =
    (state: State) =>
    (company: SimCompany): Plan => ({ company, kind: 'gas', state, end: endOf(company) })
  const other = (state: State, count: number, from: number, to: number, months?: number): Plan[] =>
    Array.from({ length: count }, () => ({
      company: random.pick(companies),
      kind: random.pick(OTHERS),
      state,
      end: clock.day(random.int(from, to)),
      months: months ?? random.pick([12, 24, 36]),
    }))
  const running = [...gasOf('expiring', 17), ...gasOf('active', 42)]
  const ended = gasOf('ended', 20)
  // Contracts before those that run, and new ones after them.
  const before = running
    .slice(0, 20 - ended.length)
    .map((company): Plan => ({ company, kind: 'gas', state: 'ended', end: days.addMonths(endOf(company), -36) }))
  const renewals = (state: State, from: number, count: number) =>
    running
      .slice(from, from + count)
      .map((company): Plan => ({ company, kind: 'gas', state, end: days.addMonths(endOf(company), 36) }))
  const active = [
    ...running.map(gas('active')),
    ...other('active', 3, 5, 55, 36),
    ...other('active', 24, 100, 900, 36),
    // These begin later.
    ...other('active', 3, 400, 700, 12),
  ]
  return [
    ...active.map((plan, index) => ({ ...plan, isLate: index % 6 === 3 })),
    ...ended.map(gas('ended')),
    ...before,
    ...other('ended', 36, -500, -2),
    ...renewals('drafting', 0, 3),
    ...other('drafting', 10, 400, 1100),
    ...renewals('approving', 3, 2),
    ...other('approving', 5, 400, 1100),
    ...renewals('signing', 5, 1),
    ...other('signing', 2, 400, 1100),
  ]
}

/** Fixed contracts 1 to 12. */
function fixedOf(kit: SeedKit): readonly SimContract[] {
  const { world, clock } = kit
  const company = (number: number) => world.company(recordId('C', number))
  const make = (
    number: number,
    plan: Omit<Plan, 'company'> & { readonly of: number },
    more: Partial<SimContract> = {},
  ) => {
    const id = recordId('CT', number)
    const own = { ...kit, random: randomOf(kit.seed, 'CT', number) }
    return { ...contractOf(id, { ...plan, company: company(plan.of) }, own), ...more }
  }
  const supply = (of: number) => ({ of, kind: 'gas', state: 'active', end: company(of).contractEnd as Day }) as const
  const offPlan = make(5, { of: 6, kind: 'emc', state: 'active', end: clock.day(500), amount: 1_234_567.89 })
  const renewed = company(12).contractEnd as Day
  const returned = { at: clock.past(-1, 640), act: 'return', by: 'rep03', comment: '付款计划需要调整' } as const
  const draft = make(12, { of: 14, kind: 'pv', state: 'approving', end: clock.day(800) })
  return [
    make(
      1,
      { ...supply(1), amount: 393_120_000 },
      { number: 'FS-GS-2024-00318', businessId: 'B-000001', minVolume: 29_120_000, volume: 27_500_000 },
    ),
    make(2, { of: 2, kind: 'gas', state: 'approving', end: days.addMonths(clock.day(10), 36) }),
    make(3, { of: 5, kind: 'service', state: 'active', end: clock.day(0), months: 12 }),
    make(4, { of: 4, kind: 'service', state: 'active', end: clock.day(-1), months: 12 }),
    {
      ...offPlan,
      plan: offPlan.plan.map((row) =>
        row.no === 4 ? { ...row, amount: Math.round(row.amount * 100 + 1) / 100 } : row,
      ),
    },
    make(6, supply(11)),
    make(7, supply(12), { state: 'active', followUpId: 'CT-000008' }),
    make(8, { of: 12, kind: 'gas', state: 'active', end: days.addMonths(renewed, 36) }, { followsId: 'CT-000007' }),
    make(9, { of: 8, kind: 'power', state: 'active', end: null }),
    make(10, { of: 9, kind: 'equip', state: 'active', end: clock.day(700), amount: 0 }, { plan: [] }),
    make(11, { of: 1, kind: 'emc', state: 'signing', end: clock.day(1000) }, { businessId: 'B-000001' }),
    { ...draft, state: 'drafting', course: [...draft.course, returned] },
  ]
}

export function seedContracts(kit: SeedKit): SimContract[] {
  const fixed = fixedOf(kit)
  const plans = plansOf(kit)
  const first = plans.map((plan, index) => {
    const number = fixed.length + 1 + index
    return contractOf(recordId('CT', number), plan, { ...kit, random: randomOf(kit.seed, 'CT', number) })
  })
  if (kit.size === 'small') return [...fixed, ...first]
  const supplied = new Set([...fixed, ...first].flatMap(({ custId, kind }) => (kind === 'gas' ? [custId] : [])))
  const others = kit.world.companies.filter(
    ({ custId, contractEnd }) => contractEnd !== undefined && !supplied.has(custId),
  )
  return [
    ...fixed,
    ...first,
    ...others.map((company, index) => {
      const number = fixed.length + first.length + 1 + index
      const plan: Plan = { company, kind: 'gas', state: 'active', end: company.contractEnd as Day }
      return contractOf(recordId('CT', number), plan, { ...kit, random: randomOf(kit.seed, 'CT', number) })
    }),
  ]
}
