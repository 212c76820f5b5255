import { DAY } from '#base/calendar'
import type { LeadDetail, LeadRights } from '../api'
import { REASON_CHANGE_WINDOW } from './limits'

/** Actions offered on a lead page. */
export interface LeadActions {
  readonly followUp: boolean
  readonly checkIn: boolean
  readonly take: boolean
  /** Refusal code if the lead is in the pool but cannot be taken now (4102, 4103). */
  readonly takeRefused: NotTakeableNow | undefined
  readonly assign: boolean
  /** Moves on to the next stage; the missing facts are shown beside the action. */
  readonly advance: boolean
  readonly discard: boolean
  readonly changeReason: boolean
  readonly returnToPool: boolean
}

const NOT_TAKEABLE_NOW = [4102, 4103] as const
type NotTakeableNow = (typeof NOT_TAKEABLE_NOW)[number]

/** Actions that the user may do with a lead; none while the rights are not loaded. */
export function actionsOf(lead: LeadDetail, rights: LeadRights | undefined, me: string, now: Date): LeadActions {
  const refused = NOT_TAKEABLE_NOW.find((code) => code === rights?.why?.claim)
  return {
    followUp: rights?.edit === true && lead.state === 'owned',
    checkIn: rights?.checkIn === true && lead.state === 'owned',
    take: rights?.claim === true && lead.state === 'pool',
    takeRefused: lead.state === 'pool' ? refused : undefined,
    assign: rights?.assign === true && lead.state !== 'discarded',
    advance: rights?.edit === true && lead.state === 'owned' && lead.owner?.id === me && lead.stage !== 'won',
    discard: rights?.discard === true && lead.state !== 'discarded',
    changeReason: lead.state === 'discarded' && (mayChange(lead, me, now) || rights?.returnPool === true),
    returnToPool: rights?.returnPool === true && lead.state !== 'pool',
  }
}

/** True for 30 days for the user who discarded the lead. Managers may always: they have the right `returnPool`. */
function mayChange({ discard }: LeadDetail, me: string, now: Date): boolean {
  if (discard?.by?.id !== me || !discard.at) return false
  return now.getTime() - discard.at.getTime() <= REASON_CHANGE_WINDOW * DAY
}
