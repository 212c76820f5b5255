import { days } from '#base/calendar'
import type { SimKind } from '#harness/backend/contract'
import { type SeedKit, seedOfCompanies } from '#harness/backend/kit'
import { drawPerson, type Random, recordId, type SimCompany } from '#harness/backend/world'
import { fieldsOf, RISK_KINDS, type RiskField, type RiskKind, type RiskRole, type RiskState } from '../rules/riskKinds'
import type { RatedRisk } from '../rules/riskLevel'
import { HOSTILE_PARTS, HOSTILE_WORDS } from './seed/hostile'
import * as words from './seed/riskWords'

/** Seeded legal-risk records: those of the fixed companies of domain/customer.md 7, and generated ones. */

export interface SimRisk extends RatedRisk {
  readonly riskId: string
  readonly version: number
  readonly custId: string
  readonly caseNo: string
  readonly court: string
  /** CNY */
  readonly amount?: number
  /** When the night's search found it. ISO 8601 */
  readonly foundAt: string
  readonly own: Readonly<Partial<Record<RiskField, string | number>>>
  readonly parties: readonly { readonly name: string; readonly role: RiskRole }[]
  readonly result?: string
  /** Replaces the document that is generated from the other fields. HTML */
  readonly text?: string
}

/** Kind `risk`: ids are `RK-`, the number of the company and three digits. */
export const riskKind: SimKind<SimRisk> = { name: 'risk', id: ({ riskId }) => riskId }

/** Given fields of a fixed record; the others are generated. */
export type GivenRisk = Partial<Omit<SimRisk, 'date' | 'closedAt'>> & {
  readonly kind: RiskKind
  /** Days from today. */
  readonly ago?: number
  readonly closedAgo?: number
}

const PER_KIND = 60

const FIXED: Readonly<Record<string, readonly GivenRisk[]>> = {
  ...words.FIXED_RISKS,
  'C-000007': RISK_KINDS.flatMap((kind) => Array.from({ length: PER_KIND }, () => ({ kind }))),
  'C-000015': HOSTILE_PARTS.map((part, index) => ({
    kind: RISK_KINDS[index % RISK_KINDS.length] as RiskKind,
    role: 'plaintiff',
    text: `<p>经审理查明，</p>${part}<p>判决如下。</p>`,
    result: HOSTILE_WORDS,
    court: HOSTILE_WORDS,
    parties: [{ name: HOSTILE_WORDS, role: 'defendant' }],
  })),
}

function drawKinds(random: Random): GivenRisk[] {
  const luck = random.next()
  if (luck < 0.55) return []
  const [kinds, most] = luck < 0.85 ? [words.LIGHT, 3] : luck < 0.95 ? [words.HEAVY, 6] : [words.FAILING, 12]
  return Array.from({ length: random.int(1, most) }, () => ({ kind: random.pick(kinds) }))
}

function draw(given: GivenRisk, riskId: string, { name, custId }: SimCompany, { random, clock }: SeedKit): SimRisk {
  const { kind, ago = kind === 'ktgg' ? random.int(-40, 600) : random.int(5, 2000), closedAgo, ...fixed } = given
  const dayAgo = (count: number) => clock.day(-count)
  const usualRoles = words.ENFORCED.includes(kind) ? words.ROLES_ENFORCED : words.ROLES_IN_COURT
  const role = fixed.role ?? random.pick(usualRoles)
  const drawnState: RiskState = kind === 'zbaj' || random.chance(0.5) ? 'closed' : 'open'
  const state = ago < 0 ? 'open' : (fixed.state ?? drawnState)
  const date = dayAgo(ago)
  const closed = dayAgo(closedAgo ?? random.int(0, Math.max(0, ago - 1)))
  const amount = fixed.amount ?? Math.round(random.magnitude(8_000, 9_000_000) / 100) * 100
  const person = drawPerson(random).name
  const other = random.chance(0.25) ? person : random.pick(words.PARTIES)
  const sampled: Readonly<Record<RiskField, () => string | number>> = {
    cause: () => random.pick(words.CAUSES),
    judge: () => drawPerson(random).name,
    noticeKind: () => random.pick(words.NOTICES),
    room: () => `第${random.int(1, 24)}法庭`,
    target: () => amount,
    unpaid: () => Math.round((amount * random.int(2, 10)) / 10),
    duty: () => `向${other}支付货款${amount}元及逾期利息`,
    performed: () => random.pick(words.PERFORMED),
    conduct: () => random.pick(words.CONDUCTS),
    publishedAt: () => days.add(date, 20),
    person: () => drawPerson(random).name,
    applicant: () => other,
    endedAt: () => closed,
    holder: () => drawPerson(random).name,
    company: () => name,
    equity: () => amount,
    from: () => date,
    to: () => days.addMonths(date, 36),
  }
  return {
    riskId,
    version: 1,
    custId,
    kind,
    date,
    role,
    amount,
    state,
    caseNo: `（${date.slice(0, 4)}）粤060${random.int(4, 8)}${words.CASE_LETTERS[kind]}${random.int(100, 19_999)}号`,
    court: random.pick(words.COURTS),
    ...(state === 'closed' && { closedAt: closed, result: random.pick(words.RESULTS) }),
    // Found in the night after; a hearing is announced weeks before its day.
    foundAt: clock.past(-Math.max(1, kind === 'ktgg' ? ago + 45 : ago - 1), 2 * 60),
    own: Object.fromEntries(Object.keys(fieldsOf(kind)).map((field) => [field, sampled[field as RiskField]()])),
    parties: [
      { name, role },
      { name: other, role: words.OPPOSITE[role] },
    ],
    ...fixed,
  }
}

/** Most records of a company; the next ones would run into the ids of the next company. */
const MOST = 999

/** The records of companies, numbered company by company. */
export const seedRisks = seedOfCompanies('risk', (company, number, kit) =>
  (FIXED[company.custId] ?? drawKinds(kit.random))
    .slice(0, MOST)
    .map((given, index) => draw(given, recordId('RK', number * 1000 + index + 1), company, kit)),
)
