import * as v from 'valibot'
import { by, defineFilters, optional, recordId } from '#base/wire'
import { TODO_KINDS, TODO_STATES, type TodoKind } from './vocabulary'

/** To-dos: what they are about, and how their list is narrowed (domain/risk.md 1, 5). */

/** What the areas of visits and permissions show among the due items of the day themselves. */
const OF_OTHERS: readonly string[] = ['visitNeed', 'approval']
export const isOfOthers = (kind: string): boolean => OF_OTHERS.includes(kind)

export const TODO_TABS = ['open', 'escalated', 'ended'] as const
export const TODO_DUES = ['overdue', 'today', 'week'] as const

/**
 * To-dos that the user ticks off. All others end with the record that they are about: a warning is handled, not ticked
 * off.
 */
const TICKED: readonly TodoKind[] = ['followUp', 'schedule', 'meter']
export const isTicked = (kind: TodoKind): boolean => TICKED.includes(kind)

/** `due`: overdue, today, or this week up to Sunday, of which overdue ones are no part. */
export const todoFilters = defineFilters({
  kind: by.word(TODO_KINDS),
  state: by.word(TODO_STATES),
  due: by.word(TODO_DUES),
})
/** Search parameters of /todoHome. */
export const todoSearch = {
  tab: optional(v.picklist(TODO_TABS)),
  /** The to-do that is open, for one whose page this version does not have. */
  id: optional(recordId),
  ...todoFilters.entries,
}
