import { days } from '#base/calendar'
import { definedFields, type SeedKit } from '#harness/backend/kit'
import { randomOf, recordId } from '#harness/backend/world'
import { codeOf } from '../rules/code'
import { type Kind, MOST_DEPTH, type State } from '../rules/vocabulary'
import type { SimCenter, SimRequest, SimStep } from './records'

/** Seed of the area (domain/cost-center.md 6): 70 centers, 48 of them cost centers, and 60 requests. */

const NAMES = [
  '客服组',
  '抢修队',
  '热水班组',
  '工程一部',
  '工程二部',
  '能源服务部',
  '市场部',
  '巡检组',
  '仓储组',
  '计量组',
] as const
/** Companies with the numbers of their cost and profit centers, their organisations, and who is responsible. */
const COMPANIES = [
  ['4406', 20, 10, ['4406', '440604', '440605', '440606'], ['emp07', 'emp14', 'emp10', 'emp18']],
  ['4420', 14, 6, ['4420'], ['emp22']],
  ['3302', 14, 6, ['3302'], ['emp25']],
] as const

/** Serial numbers of the seed: 0 is the top center of its company; 1 is that of CC-1. */
const serialAt = (index: number) => (index === 0 ? 0 : index + 1)
const monthAgo = (clock: SeedKit['clock'], months: number) =>
  days.add(days.monthEnd(days.addMonths(clock.day(0), -months - 1)), 1)

/** Number of a center of 440605 that has two below it, the one of CC-4. */
const WITH_TWO = 6
/** The first centers stand below each other, down to the deepest level; two below that of CC-4, the others below the top. */
function parentAt(index: number): number {
  if (index < MOST_DEPTH) return index - 1
  return index === WITH_TWO + 1 || index === WITH_TWO + 2 ? WITH_TWO : 0
}

export function seedCenters({ clock }: SeedKit): SimCenter[] {
  const make = (kind: Kind, count: number, [company, , , orgs, people]: (typeof COMPANIES)[number]) =>
    Array.from({ length: count }, (_, index): SimCenter => {
      const code = codeOf(kind, company, serialAt(index)) ?? ''
      const at = index % orgs.length
      const parent = index === 0 ? undefined : codeOf(kind, company, serialAt(parentAt(index)))
      const isClosed = index === count - 1
      const isFuture = index === count - 2
      const name = index === 0 ? '公司本部' : `${NAMES[index % NAMES.length]}${index}`
      return definedFields({
        code,
        version: 1,
        name,
        kind,
        orgCode: index === 0 ? company : (orgs[at] ?? company),
        parentCode: parent,
        from: isFuture ? monthAgo(clock, -2) : monthAgo(clock, 30),
        to: isClosed ? days.add(monthAgo(clock, 2), -1) : undefined,
        responsible: people[at] ?? people[0],
      })
    })
  return COMPANIES.flatMap((company) => [...make('cost', company[1], company), ...make('profit', company[2], company)])
}

const OPEN: readonly State[] = [
  ...Array<State>(3).fill('draft'),
  ...Array<State>(6).fill('step1'),
  ...Array<State>(6).fill('step2'),
  ...Array<State>(3).fill('returned'),
  ...Array<State>(3).fill('withdrawn'),
]
const COUNT = 60

/** Applicants with their organisation, and who decides: the manager, then finance. */
const APPLICANTS = [
  ['rep01', '440605', 'rep02', 'emp08'],
  ['emp14', '440604', 'rep02', 'emp08'],
  ['emp18', '440606', 'rep02', 'emp08'],
  ['emp22', '4420', 'emp28', 'emp08'],
  ['emp25', '3302', 'emp27', 'emp26'],
] as const

type Applicant = (typeof APPLICANTS)[number]
function courseOf(
  state: State,
  by: string,
  [, , manager, finance]: Applicant,
  ago: number,
  { clock }: SeedKit,
): SimStep[] {
  const submit = { at: clock.past(-ago, 600), act: 'submit', by, step: 'draft' } as const
  const first = { at: clock.past(-Math.max(0, ago - 1), 640), act: 'approve', by: manager, step: 'step1' } as const
  const second = { at: clock.past(-Math.max(0, ago - 2), 660), act: 'approve', by: finance, step: 'step2' } as const
  const back = { ...first, act: 'return', comment: '请补充说明理由' } as const
  const withdraw = { ...first, act: 'withdraw', by } as const
  return {
    draft: [],
    step1: [submit],
    step2: [submit, first],
    returned: [submit, back],
    withdrawn: [submit, withdraw],
    done: [submit, first, second],
  }[state]
}

export function seedRequests(kit: SeedKit): SimRequest[] {
  const { clock, seed } = kit
  const centers = seedCenters(kit)
  const next = monthAgo(clock, -1)
  const make = (number: number, state: State, more: Partial<SimRequest> = {}): SimRequest => {
    const random = randomOf(seed, 'CC', number)
    const usual = APPLICANTS[number % APPLICANTS.length] ?? APPLICANTS[0]
    const [by, home] = usual
    const { orgCode = home } = more
    const applicant = more.by ?? by
    const own = APPLICANTS.find(([name]) => name === applicant)
    const ago = state === 'done' ? random.int(10, 300) : random.int(1, 5)
    const written = state === 'done' ? centers[number % centers.length] : undefined
    const content = written ?? {
      kind: 'cost',
      orgCode,
      name: `${NAMES[number % NAMES.length]}·${number}`,
      code: codeOf('cost', orgCode, 100 + number) ?? '',
      from: next,
      responsible: by,
    }
    return definedFields({
      ...content,
      requestId: recordId('CC', number),
      version: 1,
      action: 'new' as const,
      responsible: content.orgCode === own?.[1] ? applicant : content.responsible,
      business: 'service',
      reason: '新增班组，需要独立核算',
      files: [],
      state,
      course: courseOf(state, applicant, own ?? usual, ago, kit),
      by: applicant,
      updatedAt: clock.past(-Math.max(0, ago - 2), 660),
      ...more,
    })
  }
  const top = codeOf('cost', '4406', 0) ?? ''
  const closing = centers[WITH_TWO]
  const ours = { by: 'rep01', orgCode: '440605', responsible: 'emp10' } as const
  const fixed = [
    make(1, 'step1', {
      ...ours,
      name: 'Nanhai hot-water team',
      code: 'C440600017',
      parentCode: top,
      from: next,
      business: 'energy',
    }),
    make(2, 'step2', ours),
    make(3, 'returned', ours),
    make(4, 'draft', {
      ...ours,
      action: 'close',
      centerCode: closing?.code,
      seen: closing && { code: closing.code, version: closing.version },
      code: closing?.code ?? '',
      parentCode: top,
      name: closing?.name ?? '',
      to: days.monthEnd(clock.day(0)),
      from: monthAgo(clock, 30),
    }),
    make(5, 'step1', { by: 'rep05', orgCode: '3302', responsible: 'emp25', code: codeOf('cost', '3302', 105) ?? '' }),
    make(6, 'draft', { ...ours, name: '南海示范班组', code: 'C440600018' }),
  ]
  const rest = Array.from({ length: COUNT - fixed.length }, (_, index) => {
    const number = fixed.length + 1 + index
    return make(number, OPEN[index] ?? 'done')
  })
  return [...fixed, ...rest]
}
