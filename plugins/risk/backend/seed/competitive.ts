import { seedRecords } from '#harness/backend/kit'
import { dueOf } from '../../rules/due'
import { scoreAt, waits } from '../competitive'
import type { SimCompetitive, SimEvent } from '../records'
import { mayWait } from './waiting'
import { COMPETITORS, HEARD, MEASURE, PROOF_OF } from './words'

/** Competitors at the customers of the world; the first is the worked example (domain/risk.md 4 and 6). */

const STATES = ['open', 'verified', 'measured', 'closed', 'refuted'] as const

/** Heard yesterday morning, by number: the worked example, one to act on, one that the manager has taken over. */
const FIXED: Readonly<Record<number, Partial<SimCompetitive>>> = {
  1: {
    custId: 'C-000001',
    competitor: '粤能液化气',
    kind: 'lng',
    volumeAtRisk: 3_200_000,
    theirPrice: 3390,
    move: 'offer',
    proof: 'customer',
    state: 'open',
  },
  2: { custId: 'C-000002', state: 'verified' },
  5: { custId: 'C-000013', owner: 'rep02', state: 'open' },
}

export const seedCompetitive = seedRecords<SimCompetitive>(
  'CR',
  { small: 25, default: 40, large: 40 },
  {},
  (competitiveId, number, { random, clock, world }) => {
    const fixed = FIXED[number] ?? {}
    const drawn = random.pick(world.companies.slice(0, 120))
    const company = fixed.custId === undefined ? drawn : world.company(fixed.custId)
    const { custId, orgCode, gas } = company
    const owner = fixed.owner ?? company.owner
    const [competitor, kind, theirPrice] = random.pick(COMPETITORS)
    const [move, proof] = random.pick(PROOF_OF)
    const usual = STATES[number % STATES.length] ?? 'open'
    const state = fixed.state ?? (waits({ state: usual }) && !mayWait(competitiveId, owner) ? 'measured' : usual)
    const age = fixed.state ? 1 : random.int(1, state === 'open' ? 4 : 30)
    const at = clock.past(-age, 600)
    const later = clock.past(1 - age, 620)
    const isHandled = state === 'measured' || state === 'closed'
    const course: SimEvent[] = [{ act: 'raise', at, by: owner }]
    if (state !== 'open') course.push({ act: 'verify', at: later, by: owner })
    if (isHandled) course.push({ act: 'measure', at: later, by: owner, comment: MEASURE })
    if (state === 'closed') course.push({ act: 'close', at: later, by: 'rep02' })
    const heard = {
      competitor,
      kind,
      volumeAtRisk: Math.round(gas * (0.1 + random.next() * 0.5)),
      ...(number % 4 !== 3 && { theirPrice }),
      move,
      proof,
      ...fixed,
    }
    return {
      competitiveId,
      version: 1,
      ...heard,
      custId,
      orgCode,
      owner,
      evidence: random.pick(HEARD),
      state,
      ...(isHandled && { measure: MEASURE }),
      ...(!waits({ state }) && { handled: { by: owner, at: later } }),
      ...(state === 'closed' && { result: random.pick(['kept', 'part', 'lost'] as const) }),
      due: dueOf(new Date(at), scoreAt(heard, company, clock.now).level).toISOString(),
      by: owner,
      at,
      course,
    }
  },
)
