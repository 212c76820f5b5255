import { text } from '#base/fields'
import { needsReview, REASON_TEXT } from '#domain/checkIn/rules'
import type { SimContext, SimHandler, Wire } from '#harness/backend/contract'
import {
  doneBy,
  fieldErrors,
  listHandler,
  readHandler,
  refusal,
  type SimMove,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import { DECISIONS, decideReview, getReview, listReviews } from '../api/clockIns'
import { clockInOf } from './handlers/clockIns'
import { afterContact, withoutContact } from './handlers/tracks'
import { checkIns, mayReview } from './leads'
import { notifyReviewed } from './messages'
import { leadKind, type SimClockIn, type SimLead } from './records'
import { leadRefusal } from './refuse'

/** Check-ins that need a manager's review (domain/leads.md 5 'signals'). */

const isInReview = (record: SimClockIn) => record.review !== undefined || needsReview(record)

function leadOf({ clueId }: SimClockIn, { store }: SimContext): SimLead {
  const lead = store.table(leadKind).get(clueId)
  if (!lead) throw refusal(4004)
  return lead
}

function deciding(decision: (typeof DECISIONS)[number], least: number): SimMove<SimClockIn> {
  return {
    right: 'lead.assign',
    may: (record, context) => isInReview(record) && mayReview(record, context),
    who: ({ review }, context) => {
      if (review && review.by !== context.employee.loginName)
        throw leadRefusal(4107, doneBy(context, review.by, review.at).data)
    },
    from: ({ review }) => review === undefined,
    check: (wire) =>
      fieldErrors({ comment: text({ required: least > 0, least, most: REASON_TEXT.max, key: 'length' }) }, wire),
    run: (_, { comment }, { employee, now }) => {
      const words = textOf(comment)
      const review = { decision, by: employee.loginName, at: now.toISOString(), ...(words && { comment: words }) }
      return { review, counts: decision === 'accept' ? undefined : false }
    },
    after: (record, before, context) => {
      const lead = leadOf(record, context)
      const isContact = record.kind !== 'leave'
      const didCount = before.counts !== false
      if (isContact && decision === 'accept' && !didCount)
        afterContact(lead, { kind: 'checkIn', at: record.at, by: record.by }, context)
      if (isContact && decision === 'reject' && didCount) withoutContact(lead, context)
      notifyReviewed(record.by, lead, decision, context)
    },
    example: () => ({ comment: '已电话核实，当时不在现场' }),
    wrong: { comment: 'x'.repeat(REASON_TEXT.max + 1) },
  }
}

const moves = simMoves(checkIns, { accept: deciding('accept', 0), reject: deciding('reject', REASON_TEXT.min) }, view)

function view(record: SimClockIn, context: SimContext): object {
  const { name, nameEn, point } = leadOf(record, context)
  return { ...clockInOf(record, context), clue: { name, nameEn, point }, ...moves.abilities(record, context) }
}

/** Only check-ins for review; other ones are read at their lead. */
function read(record: SimClockIn, context: SimContext): object {
  if (!isInReview(record)) throw refusal(4004)
  return view(record, context)
}

export const reviewHandlers: readonly SimHandler[] = [
  listHandler(listReviews, checkIns, {
    only: () => isInReview,
    tabs: { toReview: ({ review }) => review === undefined, reviewed: ({ review }) => review !== undefined },
    keyword: ({ address, text, reason }) => [address, text, reason],
    filters: { pending: where.is(({ counts, review }) => counts === false && review === undefined) },
    sorts: { at: ({ at }) => -Date.parse(at) },
    usual: 'at',
    row: view,
  }),
  readHandler(getReview, checkIns, read, ({ id }: Wire) => id),
  moves.oneOf(decideReview, 'decision', DECISIONS),
]
