import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { todosChanged } from '#domain/todos'
import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, QueryCache, queryOf } from '#kit/records'
import { type Core, defineStore } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  cancelVisit,
  getCalendar,
  getNeed,
  getVisit,
  listHistory,
  listVisits,
  moveNeed,
  type Need,
  need,
  type Visit,
  visit,
} from './api'
import { visithistory, visitList, visitView } from './routes'
import { historyFilters, visitFilters } from './rules/filters'
import { type NEED_MOVES, subjectOf, TABS } from './rules/vocabulary'

/** Stores of the area: rows, opened visits and needs, the calendar. */

export const visitRows = defineRows<Visit>('visits.rows')
const needRows = defineRows<Need>('visits.needRows')

/** Name of a visit's entries in the outbox; for one to a lead that of the lead, whose check-ins are sent before them. */
export const outboxRecord = ({ id, clueId }: Pick<Visit, 'id' | 'clueId'>): string =>
  clueId === undefined ? `visit:${id}` : `lead:${clueId}`

const named = v.object({ id: v.optional(v.string()), visitId: v.optional(v.string()) })

/** A request names a visit or need as the one that it is about. */
export const isAbout = (id: string, request: unknown): boolean =>
  v.is(named, request) && [request.id, request.visitId].includes(id)

interface Week {
  readonly tab: (typeof TABS)[number]
  readonly monday: Day
}

/** Visits by day, for the tab and the week that are shown. */
export const calendar = defineStore(
  'visits.calendar',
  (core) =>
    new QueryCache(
      core,
      ({ tab, monday }: Week) => queryOf(getCalendar, { tab, from: monday, to: days.add(monday, 6) }),
      ({ tab, monday }) => `${tab} ${monday}`,
    ),
)

/**
 * Lists and calendar may have changed, to-dos by the needs of a visit, what shows its customer or lead: follow-ups, log,
 * and whom it was with.
 */
export function visitsChanged(core: Core, { custId, clueId, contacts = [] }: Partial<Changed> = {}): void {
  core.store(visitRows).invalidate()
  core.store(calendar).invalidate()
  todosChanged(core)
  for (const id of [custId, clueId, ...contacts.map((each) => each.id)]) if (id !== undefined) core.invalidateRecord(id)
}

type Changed = Pick<Visit, 'custId' | 'clueId'> & { readonly contacts: readonly { readonly id: string }[] }

export const visits = defineRecords<Visit>('visits.records', {
  rows: visitRows,
  read: (id) => queryOf(getVisit, { id }),
  current: currentBy(visit),
  changed: visitsChanged,
  outboxName: (shown) => ({ record: outboxRecord(shown), label: nameIn(shown, currentLanguage()) }),
})

export const needs = defineRecords<Need>('visits.needs', {
  rows: needRows,
  read: (id) => queryOf(getNeed, { id }),
  current: currentBy(need),
  texts: 'needs',
  // The visit shows its needs, each of which is a to-do.
  changed: (core, { visitId }) => {
    core.store(visits).of(visitId).invalidateAll()
    todosChanged(core)
  },
})

/** The visits of the user, their team, and those that wait for them (/visitList). */
export const visitListing = defineList({
  route: visitList,
  rows: visitRows,
  filters: visitFilters,
  tabs: TABS,
  // A day is over by then.
  passing: ['start', 'end'],
  query: ({ tab, filter, position }, page) => queryOf(listVisits, { tab, ...filter, ...position, page }),
  sorts: () => ['from', 'distance'],
  needsPosition: ({ sort }) => sort === 'distance',
  hasDistances: true,
  detail: visitView,
})

/** The visits of one customer or lead (/visithistory). */
export const history = defineList({
  route: visithistory,
  rows: visitRows,
  filters: historyFilters,
  texts: 'history',
  ofRecord: true,
  query: ({ of = '', filter }, page) => queryOf(listHistory, { ...subjectOf(of), ...filter, page }),
  detail: visitView,
})

interface Reason {
  readonly reason: string
}

export const cancel = defineMove(visits, 'cancel', ({ id, version }, { reason }: Reason) =>
  queryOf(cancelVisit, { id, version, reason }),
)

const needMove = (to: (typeof NEED_MOVES)[number]) =>
  defineMove(needs, to, ({ id, version }, { reason }: Reason) =>
    queryOf(moveNeed, { id, version, to, ...(reason && { text: reason }) }),
  )
export const begin = needMove('do')
export const close = needMove('done')
export const drop = needMove('drop')

/** Stores of the area that live longer than a screen. */
export default [visitRows, needRows, calendar, visits, needs]
