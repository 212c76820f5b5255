import {
  DUTIES,
  type DutyName,
  drawPerson,
  drawPhone,
  NOTES,
  type Note,
  type Random,
  recordId,
  type SeedClock,
  type SimContact,
  type World,
} from '#harness/backend/world'
import type { ContactKind } from '../../rules/score'
import type { SimClockIn, SimLead, SimTrack } from '../records'

/** First number of generated contacts; those below belong to the shared world. */
const FIRST_CONTACT = 10_001

/** A contact of the past: days ago, minute of the day. */
export interface Past {
  readonly kind: ContactKind
  readonly daysAgo: number
  readonly minute: number
}

/** Everything that the seed has written. */
export class Ledger {
  readonly leads: SimLead[] = []
  readonly tracks: SimTrack[] = []
  readonly clockIns: SimClockIn[] = []
  readonly contacts: SimContact[] = []
  private people = FIRST_CONTACT

  constructor(
    readonly random: Random,
    readonly clock: SeedClock,
    readonly world: World,
  ) {}

  /** Somebody at the lead's company. */
  contact(clueId: string, duty: DutyName, owner: string): SimContact {
    const { name, nameEn, influence } = DUTIES[duty]
    const contact: SimContact = {
      contactId: recordId('P', this.people++),
      version: 1,
      clueId,
      ...drawPerson(this.random),
      duty: name,
      dutyEn: nameEn,
      phones: [drawPhone(this.random)],
      influence,
      state: '1',
      owner,
    }
    this.contacts.push(contact)
    return contact
  }

  /** Contacts with a name in the shared world. */
  named(clueId: string): readonly SimContact[] {
    const contacts = this.world.contactsOfLead(clueId)
    this.contacts.push(...contacts)
    return contacts
  }

  /** Writes past contacts as follow-ups and check-ins. */
  history(clueId: string, by: string, past: readonly Past[], contacts: readonly SimContact[], notes = NOTES) {
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
      version: 1,
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

  /** Adds the lead with its last contact. */
  lead(lead: SimLead, past: readonly Past[]) {
    const [latest] = past.toSorted((a, b) => a.daysAgo - b.daysAgo)
    this.leads.push({
      ...lead,
      ...(latest && { lastContact: { kind: latest.kind, at: this.clock.past(-latest.daysAgo, latest.minute) } }),
    })
  }
}
