import { days, momentOf } from '#base/calendar'
import type { Core } from '#platform/core'
import { LARGEST_PAGE } from '#platform/http'
import { type Advice, listAdvice } from './api'
import { FEEDBACK_AFTER } from './rules/vocabulary'

/** The user's recommendations of a week ago or more that have no feedback yet (domain/todo-crm.md 6). */
export async function dueAdvice(core: Core, signal: AbortSignal): Promise<readonly Advice[]> {
  const query = { states: ['recommended' as const], page: 1, size: LARGEST_PAGE }
  const { items } = await core.http(listAdvice, query, { signal, background: true })
  const latest = days.add(days.today(), -FEEDBACK_AFTER)
  return items.filter(
    ({ by, recommendedAt }) =>
      by.id === core.session.loginName && recommendedAt !== undefined && days.of(recommendedAt) <= latest,
  )
}

/** When the feedback to a recommendation is due. */
export const dueAt = (recommendedAt: Date) => momentOf(days.add(days.of(recommendedAt), FEEDBACK_AFTER))
