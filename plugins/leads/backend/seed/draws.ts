import type { DutyName } from '#harness/backend/world'
import type { ContactKind, TaxGrade } from '../../rules/score'
import type { Stage } from '../../rules/vocabulary'

/** Values from which leads are generated; each repeats by its weight. */

export const GRADES: readonly (TaxGrade | undefined)[] = [
  'A',
  'A',
  'B',
  'B',
  'B',
  'M',
  'M',
  'C',
  'D',
  undefined,
  undefined,
  undefined,
]
export const DUTY_ORDER: readonly DutyName[] = [
  'energy',
  'purchasing',
  'director',
  'plant',
  'boiler',
  'facility',
  'finance',
]
export const CONTACT_KINDS: readonly ContactKind[] = ['call', 'call', 'call', 'visit', 'visit', 'message', 'checkIn']

/** Maximum days of a lead in its stage, and since its last contact, without a return to the pool. */
export const AGES: Readonly<Record<Stage, { readonly since: number; readonly quiet: number }>> = {
  found: { since: 27, quiet: 13 },
  verified: { since: 86, quiet: 56 },
  followedUp: { since: 170, quiet: 56 },
  opportunity: { since: 120, quiet: 80 },
  won: { since: 300, quiet: 200 },
}
