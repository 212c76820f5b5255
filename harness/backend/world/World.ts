import { days } from '#base/calendar'
import type { SeedOptions } from '../contract'
import { drawBusinesses } from './businesses'
import { drawCompanies, drawFixedCompany } from './companies'
import { drawContacts, drawLeadContacts } from './contacts'
import { drawProgrammes, type SimProgramme } from './programmes'
import type { SimBusiness, SimCompany, SimContact } from './records'
import { SeedClock } from './SeedClock'

interface Sizes {
  readonly companies: number
  readonly contacts: number
  readonly businesses: number
  readonly programmes: number
}

/** Number of records by size. */
const SIZES: Readonly<Record<SeedOptions['size'], Sizes>> = {
  small: { companies: 200, contacts: 600, businesses: 30, programmes: 10 },
  default: { companies: 2000, contacts: 6000, businesses: 60, programmes: 30 },
  large: { companies: 2000, contacts: 6000, businesses: 60, programmes: 30 },
}

/**
 * Companies, contacts, opportunities and programmes shared by all areas of the simulator (domain/gaps.md 'Shared
 * world'). Areas never create their own, so that an id means the same record everywhere. Each part is generated when it
 * is first read.
 */
export class World {
  private readonly parts = new Map<string, unknown>()
  private readonly clock: SeedClock

  constructor(private readonly options: SeedOptions) {
    this.clock = new SeedClock(options.now)
  }

  get companies(): readonly SimCompany[] {
    return this.once('companies', () => drawCompanies(this.options.seed, this.clock, this.counts.companies))
  }

  /** Contacts of companies, and the fixed contacts of leads. */
  get contacts(): readonly SimContact[] {
    return this.once('contacts', () => {
      return drawContacts(this.options.seed, this.companies, this.counts.contacts, this.clock)
    })
  }

  get businesses(): readonly SimBusiness[] {
    return this.once('businesses', () => {
      return drawBusinesses(this.options.seed, this.companies, this.counts.businesses, this.clock)
    })
  }

  get programmes(): readonly SimProgramme[] {
    return this.once('programmes', () => drawProgrammes(this.counts.programmes))
  }

  /** The company with an id that a seed mentions. Throws for an unknown id. */
  company(custId: string): SimCompany {
    // Seeds mostly mention fixed companies; generate these alone instead of all.
    const named = this.parts.has('companies') ? undefined : drawFixedCompany(this.options.seed, this.clock, custId)
    const company = named ?? this.byId.get(custId)
    if (!company) throw new Error(`no company ${custId} in the world`)
    return company
  }

  contactsOf(custId: string): readonly SimContact[] {
    return this.byCompany.get(custId) ?? []
  }

  /** The fixed contacts of a lead. */
  contactsOfLead(clueId: string): readonly SimContact[] {
    return drawLeadContacts(this.options.seed, clueId, this.clock)
  }

  private get byId(): ReadonlyMap<string, SimCompany> {
    return this.once('by id', () => new Map(this.companies.map((company) => [company.custId, company])))
  }

  private get byCompany(): ReadonlyMap<string, readonly SimContact[]> {
    return this.once('by company', () => {
      const homes = new Map<string, SimContact[]>()
      for (const contact of this.contacts) {
        if (contact.custId === undefined) continue
        const there = homes.get(contact.custId)
        if (there) there.push(contact)
        else homes.set(contact.custId, [contact])
      }
      return homes
    })
  }

  private get counts() {
    return SIZES[this.options.size]
  }

  private once<T>(name: string, make: () => T): T {
    if (!this.parts.has(name)) this.parts.set(name, make())
    return this.parts.get(name) as T
  }
}

/** Number of cached worlds: the one of the default store, and two of other sizes or seeds. */
const MAX_CACHED = 3
const cache = new Map<string, World>()

/** The world of a size, seed and business day; cached, so that all callers share one object. */
export function worldOf(options: SeedOptions): World {
  const key = `${options.size} ${options.seed} ${days.of(options.now)}`
  const world = cache.get(key) ?? new World(options)
  cache.delete(key)
  cache.set(key, world)
  for (const old of cache.keys()) if (cache.size > MAX_CACHED) cache.delete(old)
  return world
}
