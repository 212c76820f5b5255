import { seedRecords } from '#harness/backend/kit'
import { dueOf } from '../../rules/due'
import type { SimCompetitive, SimEvent } from '../records'
import { COMPETITORS, HEARD, MEASURE, PROOF_OF } from './words'

/** Competitors at the customers of the world; the first is the worked example (domain/risk.md 4 and 6). */

const STATES = ['open', 'verified', 'measured', 'closed', 'refuted'] as const

export const seedCompetitive = seedRecords<SimCompetitive>(
  'CR',
  { small: 25, default: 40, large: 40 },
  {
    // Heard yesterday morning.
    1: ({ clock }) => ({
      custId: 'C-000001',
      orgCode: '440605',
      owner: 'rep01',
      competitor: '粤能液化气',
      kind: 'lng',
      volumeAtRisk: 3_200_000,
      theirPrice: 3390,
      move: 'offer',
      proof: 'customer',
      state: 'open',
      at: clock.past(-1, 600),
      due: dueOf(new Date(clock.past(-1, 600)), 'medium').toISOString(),
      course: [{ act: 'raise', at: clock.past(-1, 600), by: 'rep01' }],
    }),
    2: { custId: 'C-000002', orgCode: '440605', owner: 'rep01', state: 'verified' },
    // Taken over by the manager.
    5: { custId: 'C-000013', orgCode: '440605', owner: 'rep02', state: 'open' },
  },
  (competitiveId, number, { random, clock, world }) => {
    const { custId, orgCode, owner, gas } = random.pick(world.companies.slice(0, 120))
    const [competitor, kind, theirPrice] = random.pick(COMPETITORS)
    const [move, proof] = random.pick(PROOF_OF)
    const state = STATES[number % STATES.length] ?? 'open'
    const age = random.int(1, state === 'open' ? 4 : 30)
    const at = clock.past(-age, 600)
    const later = clock.past(1 - age, 620)
    const isHandled = state === 'measured' || state === 'closed'
    const course: SimEvent[] = [{ act: 'raise', at, by: owner }]
    if (state !== 'open') course.push({ act: 'verify', at: later, by: owner })
    if (isHandled) course.push({ act: 'measure', at: later, by: owner, comment: MEASURE })
    if (state === 'closed') course.push({ act: 'close', at: later, by: 'rep02' })
    return {
      competitiveId,
      version: 1,
      custId,
      orgCode,
      owner,
      competitor,
      kind,
      volumeAtRisk: Math.round(gas * (0.1 + random.next() * 0.5)),
      ...(number % 4 !== 3 && { theirPrice }),
      move,
      proof,
      evidence: random.pick(HEARD),
      state,
      ...(isHandled && { measure: MEASURE }),
      ...(state !== 'open' && state !== 'verified' && { handled: { by: owner, at: later } }),
      ...(state === 'closed' && { result: random.pick(['kept', 'part', 'lost'] as const) }),
      due: dueOf(new Date(at), 'medium').toISOString(),
      by: owner,
      at,
      course,
    }
  },
)
