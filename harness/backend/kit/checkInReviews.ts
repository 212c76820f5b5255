import { text } from '#base/fields'
import { CHECK_IN_DECISIONS, needsReview, REASON_TEXT } from '#domain/checkIn/rules'
import type { AnyCall } from '#platform/http'
import type { SimContext, SimHandler, SimRefusal } from '../contract'
import { checkInOf, type SimCheckIn } from './checkIns'
import { listHandler, readHandler } from './listHandler'
import { doneBy } from './people'
import { fieldErrors, refusal, textOf } from './refuse'
import { type SimMove, simMoves } from './simMoves'
import type { Change, SimRecords } from './simRecords'
import { where } from './where'

type Decision = (typeof CHECK_IN_DECISIONS)[number]

export interface CheckInReviewOptions<C extends SimCheckIn> {
  /** As their reviewers see them. */
  readonly records: SimRecords<C>
  readonly right: string
  readonly may: (record: C, context: SimContext) => boolean
  /** The area's calls for the list (`toReview`, `reviewed`), one check-in and a decision. */
  readonly calls: { readonly list: AnyCall; readonly read: AnyCall; readonly decide: AnyCall }
  /** What the area transmits of the site. */
  readonly site: (record: C, context: SimContext) => object
  /** The refusal of the second manager. */
  readonly decidedBefore: (by: ReturnType<typeof doneBy>['data']) => SimRefusal
  /** After a decision. `did`: whether the check-in counted before. */
  readonly after: (record: C, decision: Decision, did: boolean, context: SimContext) => void
}

/** Handlers of the check-ins that need a manager's review (domain/leads.md 5 'signals'). */
export function checkInReviews<C extends SimCheckIn>(options: CheckInReviewOptions<C>): readonly SimHandler[] {
  const { records, calls } = options
  const isInReview = (record: C) => record.review !== undefined || needsReview(record)

  function deciding(decision: Decision, least: number): SimMove<C> {
    const comment = text({ required: least > 0, least, most: REASON_TEXT.max, key: 'length' })
    return {
      right: options.right,
      may: (record, context) => isInReview(record) && options.may(record, context),
      who: ({ review }, context) => {
        if (review && review.by !== context.employee.loginName)
          throw options.decidedBefore(doneBy(context, review.by, review.at).data)
      },
      from: ({ review }) => review === undefined,
      check: (wire) => fieldErrors({ comment }, wire),
      run: (_, wire, { employee, now }) => {
        const words = textOf(wire.comment)
        const review = { decision, by: employee.loginName, at: now.toISOString(), ...(words && { comment: words }) }
        const change: Change<SimCheckIn> = { review, counts: decision === 'accept' ? undefined : false }
        return change as Change<C>
      },
      after: (record, before, context) => options.after(record, decision, before.counts !== false, context),
      example: () => ({ comment: '已电话核实，当时不在现场' }),
      wrong: { comment: 'x'.repeat(REASON_TEXT.max + 1) },
    }
  }

  const moves = simMoves(records, { accept: deciding('accept', 0), reject: deciding('reject', REASON_TEXT.min) }, view)

  function view(record: C, context: SimContext): object {
    return { ...checkInOf(record, context), ...options.site(record, context), ...moves.abilities(record, context) }
  }

  /** Only check-ins for review; other ones are read at their site. */
  function read(record: C, context: SimContext): object {
    if (!isInReview(record)) throw refusal(4004)
    return view(record, context)
  }

  return [
    listHandler(calls.list, records, {
      only: () => isInReview,
      tabs: { toReview: ({ review }) => review === undefined, reviewed: ({ review }) => review !== undefined },
      keyword: ({ address, text, reason }) => [address, text, reason],
      filters: { pending: where.is(({ counts, review }) => counts === false && review === undefined) },
      sorts: { at: ({ at }) => -Date.parse(at) },
      usual: 'at',
      row: view,
    }),
    readHandler(calls.read, records, read),
    moves.oneOf(calls.decide, 'decision', CHECK_IN_DECISIONS),
  ]
}
