import { definedFields } from '#harness/backend/kit'
import {
  drawCompanyName,
  drawCreditCode,
  drawTrade,
  GENERAL_LABELS,
  PLACES,
  pointIn,
  type Random,
  recordId,
  type Trade,
} from '#harness/backend/world'
import { round } from '../../rules/numbers'
import { boilerGas, USUAL_RUN } from '../../rules/potential'
import { type LeadState, SOURCES, STAGES, type Stage } from '../../rules/vocabulary'
import type { SimDiscard, SimLead, SimNextStep } from '../records'
import { AGES, CONTACT_KINDS, DUTY_ORDER, GRADES } from './draws'
import type { Ledger, Past } from './Ledger'

/** Fields of a lead that are set before the remaining ones are generated. */
export interface Plan {
  readonly orgCode: string
  readonly state: LeadState
  readonly stage: Stage
  /** Who owns it; for a lead in the pool, who had it. */
  readonly owner: string
  readonly nextStep?: SimNextStep | undefined
  readonly discard?: Omit<SimDiscard, 'by' | 'at'>
}

/** Contacts of the past, latest first, none before `first` days ago. */
function drawPast(random: Random, last: number, first: number, count: number): Past[] {
  const past: Past[] = []
  let daysAgo = last
  for (let index = 0; index < count && daysAgo <= first; index++) {
    past.push({ kind: random.pick(CONTACT_KINDS), daysAgo, minute: random.int(8 * 60 + 30, 17 * 60 + 45) })
    daysAgo += random.int(3, 24)
  }
  return past
}

function drawPotential(random: Random, trade: Trade) {
  const gas = round(random.magnitude(trade.gas[0], trade.gas[1]), 1000)
  return {
    gas,
    ...(random.chance(0.7) && { elec: round(gas * (1.5 + random.next() * 4), 10_000) }),
    ...(random.chance(0.5) && { roof: round(random.magnitude(600, 40_000), 100) }),
    ...(trade.labels.includes('LB-01') && random.chance(0.6) && { steam: round(gas / 130, 10) }),
  }
}

/** Today's contacts must be in the past: the seed writes none after this minute of the day. */
const MORNING = 9 * 60

/** Generates one lead with its people and history. */
export function drawLead(ledger: Ledger, plan: Plan, names: Set<string>) {
  const { random, clock } = ledger
  const { orgCode, state, stage, owner } = plan
  const clueId = recordId('L', ledger.leads.length + 1)
  const places = PLACES[orgCode] ?? []
  const place = random.pick(places)
  const trade = drawTrade(random)
  let name = drawCompanyName(random, trade, place)
  while (names.has(name)) name = drawCompanyName(random, trade, place)
  names.add(name)

  const reached = STAGES.indexOf(stage)
  const asleep = state === 'owned' ? 0 : random.int(20, 200)
  const since = asleep + random.int(reached > 0 ? 1 : 0, AGES[stage].since)
  const starts = [since]
  for (let index = reached; index > 0; index--) starts.unshift((starts[0] ?? 0) + random.int(4, 45))
  const spoken = reached >= 2 ? random.int(1, 4) : random.chance(reached === 1 ? 0.8 : 0.35) ? random.int(1, 2) : 0
  // Without a contact an owned lead returns as early as one that went quiet.
  const most = spoken === 0 && state === 'owned' ? AGES[stage].quiet : Number.POSITIVE_INFINITY
  const reachedAgo = starts.map((daysAgo) => Math.min(daysAgo, most))
  const created = reachedAgo[0] ?? since
  const last = asleep + random.int(0, Math.min(AGES[stage].quiet, since - asleep))
  const past = drawPast(random, last, created, spoken).map((each) =>
    each.daysAgo === 0 ? { ...each, minute: Math.min(each.minute, MORNING) } : each,
  )

  const people = DUTY_ORDER.slice(
    0,
    reached >= 3 ? random.int(3, 4) : reached >= 1 ? random.int(1, 3) : random.int(0, 2),
  )
  const contacts = people.map((duty) => ledger.contact(clueId, duty, owner))
  ledger.history(clueId, owner, past, contacts)

  const labels = new Set<string>()
  if (random.chance(0.7)) labels.add(random.pick(trade.labels))
  for (let count = random.int(0, 2); count > 0; count--) labels.add(random.pick(GENERAL_LABELS))

  const boilers = trade.labels.includes('LB-01') && reached >= 2 ? drawBoilers(random) : undefined

  const lead: SimLead = {
    clueId,
    name,
    version: 1,
    orgCode,
    state,
    stage,
    industry: trade.industry,
    address: `${place.address}${random.pick(place.roads)}${random.int(1, 268)}号`,
    point: pointIn(place, random),
    areaCode: place.areaCode,
    source: random.pick(SOURCES),
    labels: [...labels],
    potential: { ...drawPotential(random, trade), ...(boilers && { gas: boilerGas({ ...boilers, ...USUAL_RUN }) }) },
    cognition: Math.min(100, reached * 18 + random.int(5, 30)),
    createdAt: clock.past(-created, MORNING - 30),
    steps: reachedAgo.map((daysAgo, index) => ({
      stage: STAGES[index] ?? stage,
      at: clock.past(-daysAgo, MORNING - 30 + index),
      by: owner,
    })),
    ...((reached >= 1 || random.chance(0.6)) && { creditCode: drawCreditCode(random, place.areaCode) }),
    ...(random.chance(0.92) && { distanceToMain: round(random.magnitude(40, 4200)) }),
    ...definedFields({ taxGrade: random.pick(GRADES) }),
    ...(reached >= 3 && { bill: true }),
    ...(state !== 'pool' && { owner }),
    ...(state === 'owned' && plan.nextStep && { nextStep: plan.nextStep }),
    ...(plan.discard && { discard: { ...plan.discard, by: owner, at: clock.past(-asleep, 600) } }),
    ...(boilers && { boilers, basis: 'equipment' as const }),
  }
  ledger.lead(lead, past)
}

function drawBoilers(random: Random) {
  return { count: random.int(1, 3), capacity: random.pick([2, 4, 6, 10, 15, 20]) }
}
