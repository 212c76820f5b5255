import type { Seed, SeedOptions, SiteRow } from '#harness/backend/contract'
import { contactKind, Random, SeedClock, worldOf } from '#harness/backend/world'
import type { LeadState, NextStepKind, Stage } from '../../rules/vocabulary'
import { clockInKind, leadKind, type SimDiscard, type SimNextStep, trackKind } from '../records'
import { roofKind, seedRoofs } from '../roof'
import { drawLead } from './draw'
import { addFixedLeads } from './fixed'
import { importedLead, industryDictionary } from './imported'
import { Ledger } from './Ledger'
import { addOddCheckIns } from './reviews'

/**
 * How many leads each organisation has. Who sees how many (default size): rep01 owns 128 and sees a pool of 1,204 (440605);
 * rep02 sees 2,916 (4406); rep03 sees 11,000 (44); rep05 sees those of 3302. `colleagues` own the rest.
 */
interface Share {
  readonly orgCode: string
  readonly total: number
  readonly pool: number
  readonly colleagues: readonly string[]
}

const NANHAI = ['emp10', 'emp11', 'emp12', 'emp13']
const CHANCHENG = ['emp14', 'emp15', 'emp16', 'emp17', 'emp29']
const SHUNDE = ['emp18', 'emp19', 'emp20', 'emp21']
const ZHONGSHAN = ['emp22', 'emp23', 'emp24']
const NINGBO = ['rep05', 'emp25', 'emp26']

const share = (orgCode: string, total: number, pool: number, colleagues: readonly string[]): Share => ({
  orgCode,
  total,
  pool,
  colleagues,
})

/** Foshan is the same in both larger sizes, so that the personas' figures hold in either. */
const FOSHAN = [
  share('440605', 1816, 1204, NANHAI),
  share('440604', 520, 286, CHANCHENG),
  share('440606', 580, 319, SHUNDE),
]

const SHARES: Readonly<Record<SeedOptions['size'], readonly Share[]>> = {
  small: [
    share('440605', 200, 60, NANHAI),
    share('440604', 20, 10, CHANCHENG),
    share('440606', 30, 16, SHUNDE),
    share('4420', 30, 16, ZHONGSHAN),
    share('3302', 20, 8, NINGBO),
  ],
  default: [...FOSHAN, share('4420', 8084, 7200, ZHONGSHAN), share('3302', 1000, 620, NINGBO)],
  large: [...FOSHAN, share('4420', 36_084, 35_200, ZHONGSHAN), share('3302', 1000, 620, NINGBO)],
}

/** rep01's leads by stage: 128 with those discarded. */
const REP01: Readonly<Record<Stage, number>> = { found: 31, verified: 38, followedUp: 30, opportunity: 12, won: 8 }
const REP01_DISCARDED = 9

/** Next steps of rep01 beside those of the fixed leads: 2 late, 5 today, 11 within the week. Day, kind, time. */
const STEPS: readonly (readonly [number, NextStepKind, string])[] = [
  [-1, 'call', '11:00'],
  [0, 'call', '11:00'],
  [0, 'visit', '16:00'],
  [0, 'survey', '17:30'],
  [0, 'message', '15:15'],
  [1, 'call', '09:30'],
  [3, 'quote', '14:00'],
  [6, 'visit', '10:00'],
]

const REASONS: readonly Omit<SimDiscard, 'by' | 'at'>[] = [
  { reason: 'noGas' },
  { reason: 'closed' },
  { reason: 'unreachable' },
  { reason: 'noGas' },
  { reason: 'other', note: '集团统一采购，分公司无决定权' },
  { reason: 'otherSupplier', until: '2027-12' },
]

/** How far rep01's other stars reach: 17 with lead 1 and 2. */
const STARS = 15

class Seeder {
  private readonly names = new Set<string>()
  private steps = 0

  constructor(private readonly ledger: Ledger) {}

  seed(shares: readonly Share[]): Ledger {
    addFixedLeads(this.ledger)
    const { leads } = this.ledger
    for (const lead of leads) this.names.add(lead.name)
    this.ownOf('rep01')
    for (const each of shares) this.fill(each)
    addOddCheckIns(this.ledger)
    return this.ledger
  }

  /** rep01's leads beside the fixed ones. */
  private ownOf(owner: string) {
    const { leads } = this.ledger
    const first = leads.length
    const has = (state: LeadState, stage?: Stage) =>
      leads.filter((lead) => lead.owner === owner && lead.state === state && (!stage || lead.stage === stage)).length
    for (const stage of Object.keys(REP01) as Stage[]) {
      for (let left = REP01[stage] - has('owned', stage); left > 0; left--) {
        this.draw('440605', 'owned', stage, owner, stage === 'found' || stage === 'won' ? undefined : this.nextStep())
      }
    }
    for (let left = REP01_DISCARDED - has('discarded'); left > 0; left--)
      this.draw('440605', 'discarded', 'found', owner)
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
    const { leads, random, clock } = this.ledger
    const there = leads.filter((lead) => lead.orgCode === orgCode)
    let poolLeft = pool - there.filter((lead) => lead.state === 'pool').length
    for (let left = total - there.length; left > 0; left--) {
      const owner = random.pick(colleagues)
      if (poolLeft-- > 0) this.draw(orgCode, 'pool', random.chance(0.7) ? 'found' : 'verified', owner)
      else if (random.chance(0.08)) this.draw(orgCode, 'discarded', random.chance(0.6) ? 'found' : 'verified', owner)
      else {
        const stage = random.pick([
          'found',
          'found',
          'verified',
          'verified',
          'followedUp',
          'followedUp',
          'opportunity',
          'won',
        ] as const)
        const next = stage === 'followedUp' || stage === 'opportunity'
        this.draw(
          orgCode,
          'owned',
          stage,
          owner,
          next ? { kind: 'call', at: clock.at(random.int(-3, 30), '10:00') } : undefined,
        )
      }
    }
  }

  private draw(orgCode: string, state: LeadState, stage: Stage, owner: string, nextStep?: SimNextStep) {
    const discard = state === 'discarded' ? this.ledger.random.pick(REASONS) : undefined
    drawLead(this.ledger, { orgCode, state, stage, owner, nextStep, ...(discard && { discard }) }, this.names)
  }
}

/** Records of the leads area by kind. With sites of a real list these are the leads, and there is no history. */
export function seedLeads(options: SeedOptions, sites: readonly SiteRow[] | undefined): Seed {
  if (sites) {
    return {
      [leadKind.name]: sites.map(importedLead),
      // In place of the world's.
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
