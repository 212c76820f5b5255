import * as v from 'valibot'
import { by, defineFilters, type FilterOf } from '#base/wire'
import { type LeadState, sourceCodes, stageCodes, stateCodes } from './vocabulary'

/** Filters of the lead lists (domain/leads.md 4), shared by addresses, the filter page and the calls. */

/** Tabs of the lead list: public pool, the user's leads, leads of the organisation. */
export const TABS = ['pool', 'mine', 'org'] as const
export type Tab = (typeof TABS)[number]

/** The map, and the filter for it, also show all that the user may see. */
export const MAP_TABS = ['all', ...TABS] as const
export type MapTab = (typeof MAP_TABS)[number]

/** Last contact: within 7 or 30 days, never, or none for 30 days ('quiet30', which includes never). */
export const LAST_FOLLOW = ['7', '30', 'never', 'quiet30'] as const
/** Next step: before today, today, or within seven days from today (today included, late ones not). Days of +08:00. */
export const DUE = ['late', 'today', 'week'] as const

export const leadFilters = defineFilters(
  {
    /** Province, city or district codes; a shorter code includes all codes below. */
    areaCodes: by.ids,
    stages: by.words(stageCodes),
    states: by.words(stateCodes),
    /** Label ids; a lead matches when it has any of them. */
    labels: by.ids,
    /** Codes of the industry dictionary; the code of a group includes all codes below. */
    industries: by.ids,
    sources: by.words(sourceCodes),
    /** Login names. */
    owners: by.ids,
    scoreMin: by.number,
    scoreMax: by.number,
    /** m³/y */
    gasMin: by.number,
    gasMax: by.number,
    lastFollow: by.word(LAST_FOLLOW),
    due: by.word(DUE),
    followed: by.flag,
    /** m around the position of the request; ignored without a position. */
    radius: by.number,
  },
  {
    sorts: ['distance', 'score', 'gas', 'lastContact', 'nextStep'],
    ranges: [
      ['scoreMin', 'scoreMax'],
      ['gasMin', 'gasMax'],
    ],
  },
)
export const SORTS = leadFilters.sorts
export type Sort = (typeof SORTS)[number]

/**
 * Filter of a list; empty: the whole list in its default order. The search text is part of name, credit code or
 * address.
 */
export type LeadFilter = FilterOf<typeof leadFilters>

/** States that a list shows unless some are chosen: discarded leads are found under their own. */
export const OPEN_STATES: Readonly<Record<MapTab, readonly LeadState[]>> = {
  all: ['pool', 'owned'],
  pool: ['pool'],
  mine: ['owned'],
  org: ['pool', 'owned'],
}

/** A filter as it is sent: with the states that its list shows. The pool has a single state by itself. */
export function sentFilterOf(tab: MapTab, filter: LeadFilter): LeadFilter {
  return tab === 'pool' || filter.states?.length ? filter : { ...filter, states: OPEN_STATES[tab] }
}

/** Filters of one tap, of the lists and of the map; `near` is a radius around the user in m. */
export const QUICK = {
  near: { key: 'near', on: { radius: 5000 }, isNear: true },
  dueToday: { key: 'dueToday', on: { due: 'today' } },
  late: { key: 'late', on: { due: 'late' } },
  score80: { key: 'score80', on: { scoreMin: 80, scoreMax: undefined } },
  followed: { key: 'followed', on: { followed: true } },
  quiet30: { key: 'quiet30', on: { lastFollow: 'quiet30' } },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly on: LeadFilter; readonly isNear?: true }>>

/** Search parameters of the lead list. */
export const listSearch = { tab: v.optional(v.picklist(TABS)), ...leadFilters.entries }
/** Search parameters of the filter page. */
export const filterSearch = { tab: v.optional(v.picklist(MAP_TABS)), ...leadFilters.entries }

/** The search over all leads narrows by its text only. */
export const searchFilters = defineFilters({}, { sorts: [] })
export const searchSchema = searchFilters.entries
