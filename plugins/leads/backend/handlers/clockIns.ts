import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { definedFields, simCheckIns, writable } from '#harness/backend/kit'
import { insertClockIn, selectClockIns } from '../../api/clockIns'
import { arrivalFields } from '../../rules/checkInFields'
import { CLOCK_IN_KINDS } from '../../rules/vocabulary'
import { nextStepOf } from '../edits'
import { aboutLead, checkIns, leads } from '../leads'
import type { SimClockIn, SimLead, SimNextStep } from '../records'
import { leadRefusal } from '../refuse'
import { detailOf } from '../view'
import { visitOf } from '../visits'
import { afterContact } from './tracks'

/** Check-ins at a lead. */
const { page, insert } = simCheckIns({
  records: checkIns,
  kinds: CLOCK_IN_KINDS,
  fields: arrivalFields.table,
  siteOf: ({ clueId }, context) => writable(leads, 'lead.checkin', clueId, context),
  placeOf: ({ point }: SimLead) => point,
  isAt: (record: SimClockIn, { clueId }) => record.clueId === clueId,
  make: (record, lead, { visitId }, context): SimClockIn => ({
    ...record,
    clueId: lead.clueId,
    ...definedFields({ visitId: visitOf(record, visitId, lead, context) }),
  }),
  // The step was in the future when it was written; a late request may arrive after it.
  errors: ({ nextStep }, deviceAt) => ({
    nextStep: Boolean(nextStep) && !nextStepOf(nextStep, deviceAt) && 'next',
  }),
  after: (record, lead, { nextStep }, context) =>
    afterCheckIn(record, lead, nextStepOf(nextStep, new Date(record.at)), context),
  answer: (record, lead, context) => ({ record, clue: detailOf(lead, context) }),
  noArrival: () => leadRefusal(4106, undefined),
})

/** A plan counts however late it arrives; a check-in that does not count yet changes nothing else. */
function afterCheckIn(
  record: SimClockIn,
  lead: SimLead,
  nextStep: SimNextStep | undefined,
  context: SimContext,
): SimLead {
  if (record.kind === 'leave') return lead
  const { at, by } = record
  const plan = nextStep && { nextStep }
  if (record.counts === false) return plan ? leads.change(lead, plan, context) : lead
  return afterContact(lead, { kind: 'checkIn', at, by, ...plan }, context)
}

export const clockInHandlers: readonly SimHandler[] = [aboutLead(selectClockIns, page), answer(insertClockIn, insert)]
