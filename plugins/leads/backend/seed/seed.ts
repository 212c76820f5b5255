import type { Seed, SeedOptions, SiteRow } from '#harness/backend/contract'
import { contactKind, Random, SeedClock, worldOf } from '#harness/backend/world'
import type { Stage } from '../../rules/vocabulary'
import { clockInKind, leadKind, type SimNextStep, trackKind } from '../records'
import { roofKind, seedRoofs } from '../roof'
import { drawLead, type Plan } from './draw'
import { addFixedLeads } from './fixed'
import { importedLead, industryDictionary } from './imported'
import { Ledger } from './Ledger'
import { addOddCheckIns } from './reviews'
import { OWNED_STAGES, REASONS, REP01, REP01_DISCARDED, SHARES, type Share, STEPS } from './shares'

/** How far rep01's other stars reach: 17 with lead 1 and 2. */
const STARS = 15

type Planned = Pick<Plan, 'state' | 'stage' | 'nextStep'>

class Seeder {
  private readonly names = new Set<string>()
  private steps = 0

  constructor(private readonly ledger: Ledger) {}

  seed(shares: readonly Share[]): Ledger {
    addFixedLeads(this.ledger)
    for (const { name } of this.ledger.leads) this.names.add(name)
    this.ownOf('rep01')
    for (const each of shares) this.fill(each)
    addOddCheckIns(this.ledger)
    return this.ledger
  }

  /** rep01's leads beside the fixed ones. */
  private ownOf(owner: string) {
    const { leads } = this.ledger
    const own = leads.filter((lead) => lead.owner === owner)
    const first = leads.length
    for (const [stage, count] of Object.entries(REP01) as [Stage, number][]) {
      const has = own.filter((lead) => lead.state === 'owned' && lead.stage === stage).length
      for (let left = count - has; left > 0; left--) {
        const nextStep = stage === 'found' || stage === 'won' ? undefined : this.nextStep()
        this.draw('440605', owner, { state: 'owned', stage, nextStep })
      }
    }
    const discarded = own.filter(({ state }) => state === 'discarded').length
    for (let left = REP01_DISCARDED - discarded; left > 0; left--)
      this.draw('440605', owner, { state: 'discarded', stage: 'found' })
    for (let index = first; index < first + STARS * 4; index += 4) {
      const lead = leads[index]
      if (lead) leads[index] = { ...lead, followers: [owner] }
    }
  }

  /** The planned ones first, then some beyond the week. */
  private nextStep(): SimNextStep | undefined {
    const { random, clock } = this.ledger
    const planned = STEPS[this.steps++]
    if (planned) return { kind: planned[1], at: clock.at(planned[0], planned[2]) }
    if (random.chance(0.3)) return undefined
    return {
      kind: random.pick(['visit', 'call', 'quote', 'survey'] as const),
      at: clock.at(random.int(7, 45), '10:00'),
    }
  }

  /** Fills an organisation up to its share. */
  private fill({ orgCode, total, pool, colleagues }: Share) {
    const { leads, random } = this.ledger
    const there = leads.filter((lead) => lead.orgCode === orgCode)
    let poolLeft = pool - there.filter((lead) => lead.state === 'pool').length
    for (let left = total - there.length; left > 0; left--)
      this.draw(orgCode, random.pick(colleagues), this.planned(poolLeft-- > 0))
  }

  /** A lead of the pool, or one that a colleague owns or discarded. */
  private planned(isInPool: boolean): Planned {
    const { random, clock } = this.ledger
    if (isInPool) return { state: 'pool', stage: random.chance(0.7) ? 'found' : 'verified' }
    if (random.chance(0.08)) return { state: 'discarded', stage: random.chance(0.6) ? 'found' : 'verified' }
    const stage = random.pick(OWNED_STAGES)
    if (stage !== 'followedUp' && stage !== 'opportunity') return { state: 'owned', stage }
    return { state: 'owned', stage, nextStep: { kind: 'call', at: clock.at(random.int(-3, 30), '10:00') } }
  }

  private draw(orgCode: string, owner: string, planned: Planned) {
    const discard = planned.state === 'discarded' ? this.ledger.random.pick(REASONS) : undefined
    drawLead(this.ledger, { orgCode, owner, ...planned, ...(discard && { discard }) }, this.names)
  }
}

/** Records of the leads area by kind. With sites of a real list these are the leads, and there is no history. */
export function seedLeads(options: SeedOptions, sites: readonly SiteRow[] | undefined): Seed {
  if (sites) {
    return {
      [leadKind.name]: sites.map(importedLead),
      // Replaces the dictionary of the shared world.
      dictionary: [{ dic: 'industry', items: industryDictionary(sites) }],
    }
  }
  const ledger = new Ledger(new Random(options.seed), new SeedClock(options.now), worldOf(options))
  const { leads, tracks, clockIns, contacts } = new Seeder(ledger).seed(SHARES[options.size])
  return {
    [leadKind.name]: leads,
    [trackKind.name]: tracks,
    [clockInKind.name]: clockIns,
    [contactKind.name]: contacts,
    [roofKind.name]: seedRoofs(leads),
  }
}
