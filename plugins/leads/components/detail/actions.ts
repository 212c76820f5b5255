import { DAY } from '#src/calendar'
import type { LeadDetail, LeadRights } from '../../api'
import { REASON_CHANGE_WINDOW } from '../../rules/limits'

/** What the page of a lead offers. */
export interface LeadActions {
  readonly followUp: boolean
  readonly take: boolean
  /** Code of the reason for which the lead, though in the pool, cannot be taken now (4102, 4103). */
  readonly takeRefused: NotTakeableNow | undefined
  readonly discard: boolean
  readonly changeReason: boolean
  readonly returnToPool: boolean
}

const NOT_TAKEABLE_NOW = [4102, 4103] as const
type NotTakeableNow = (typeof NOT_TAKEABLE_NOW)[number]

/** What may be done with a lead; nothing while the rights are not known. */
export function actionsOf(lead: LeadDetail, rights: LeadRights | undefined, me: string, now: Date): LeadActions {
  const refused = NOT_TAKEABLE_NOW.find((code) => code === rights?.why?.claim)
  return {
    followUp: rights?.edit === true && lead.state === 'owned',
    take: rights?.claim === true && lead.state === 'pool',
    takeRefused: lead.state === 'pool' ? refused : undefined,
    discard: rights?.discard === true && lead.state !== 'discarded',
    changeReason: lead.state === 'discarded' && (mayChange(lead, me, now) || rights?.returnPool === true),
    returnToPool: rights?.returnPool === true && lead.state !== 'pool',
  }
}

/** The one who discarded, for 30 days; managers, whom only the right to give a discarded lead back tells, always. */
function mayChange({ discard }: LeadDetail, me: string, now: Date): boolean {
  if (discard?.by?.id !== me || !discard.at) return false
  return now.getTime() - discard.at.getTime() <= REASON_CHANGE_WINDOW * DAY
}
