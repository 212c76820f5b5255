import { type ContactKind, scoreParts, totalScore } from '../../rules/score'
import { recordId, type SimClockIn, type SimContact, type SimLead, type SimTrack } from '../records'
import { ROLES } from '../roles'
import type { SeedClock } from './clock'
import type { Note } from './fixedLead'
import type { Random } from './random'
import { GIVEN_NAMES, PHONE_PREFIXES, SURNAMES, TRACK_NOTES } from './texts'

/** First number of contacts that the seed draws; those below are named in domain/public-contacts.md. */
const FIRST_CONTACT = 101

/** A contact of the past: days ago, minute of the day. */
export interface Past {
  readonly kind: ContactKind
  readonly daysAgo: number
  readonly minute: number
}

/** Everything that the seed wrote so far. */
export class Ledger {
  readonly leads: SimLead[] = []
  readonly tracks: SimTrack[] = []
  readonly clockIns: SimClockIn[] = []
  readonly contacts: SimContact[] = []
  private people = FIRST_CONTACT

  constructor(
    readonly random: Random,
    readonly clock: SeedClock,
  ) {}

  /** A person with a valid number. */
  contact(clueId: string, role: string): SimContact {
    const { random } = this
    const [surname, given] = [random.pick(SURNAMES), random.pick(GIVEN_NAMES)]
    const contact: SimContact = {
      contactId: recordId('P', this.people++),
      clueId,
      name: surname[0] + given[0],
      nameEn: `${surname[1]} ${given[1]}`,
      role,
      phone: `${random.pick(PHONE_PREFIXES)}${String(random.int(0, 99_999_999)).padStart(8, '0')}`,
      ...(ROLES[role]?.decides && { decider: true }),
    }
    this.contacts.push(contact)
    return contact
  }

  /** Writes past contacts as follow-ups and check-ins. */
  history(clueId: string, by: string, past: readonly Past[], contacts: readonly SimContact[], notes = TRACK_NOTES) {
    for (const { kind, daysAgo, minute } of past) {
      const at = this.clock.past(-daysAgo, minute)
      const note = this.random.pick(notes)
      if (kind === 'checkIn') this.checkIn(clueId, by, at, note)
      else this.track({ clueId, kind, at, by, ...note, ...(contacts[0] && { contactId: contacts[0].contactId }) })
    }
  }

  track(track: Omit<SimTrack, 'trackId'>) {
    this.tracks.push({ trackId: recordId('T', this.tracks.length + 1), ...track })
  }

  checkIn(clueId: string, by: string, at: string, note: Note, more: Partial<SimClockIn> = {}) {
    this.clockIns.push({
      clockInId: recordId('K', this.clockIns.length + 1),
      clueId,
      kind: 'visit',
      at,
      by,
      ...note,
      distance: this.random.int(4, 70),
      accuracy: this.random.int(5, 30),
      dwell: this.random.int(12, 75),
      ...more,
    })
  }

  /** Adds the lead with its score and with what its contacts say about it. */
  lead(lead: SimLead, past: readonly Past[], contacts: readonly SimContact[]) {
    const latest = past.reduce<Past | undefined>(
      (last, each) => (last === undefined || each.daysAgo < last.daysAgo ? each : last),
      undefined,
    )
    const phone = contacts.find((contact) => contact.phone)?.phone
    const decider = contacts.some((contact) => contact.decider)
    const parts = scoreParts({
      gas: lead.potential?.gas,
      distanceToMain: lead.distanceToMain,
      taxGrade: lead.taxGrade,
      recent: past.filter((each) => each.daysAgo <= 30).map((each) => each.kind),
      people: { phone: phone !== undefined, count: contacts.length, decider },
    })
    this.leads.push({
      ...lead,
      parts,
      score: totalScore(parts),
      ...(parts.activity > 0 && { scoreBefore: lead.scoreBefore ?? totalScore({ ...parts, activity: 0 }) }),
      ...(latest && {
        lastContact: { kind: latest.kind, at: this.clock.past(-latest.daysAgo, latest.minute) },
      }),
      ...(phone !== undefined && { phone }),
      ...(decider && { decider }),
    })
  }
}
