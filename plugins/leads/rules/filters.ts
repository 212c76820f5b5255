import * as v from 'valibot'
import { flag, list, number, optional } from '#src/wire'
import { LEAD_STATES, SOURCES, STAGES, sourceCodes, stageCodes, stateCodes } from './vocabulary'

/** Filters of the lead lists (domain/leads.md 4), shared by URLs, the filter page and the calls. */

/** Tabs of the lead list: public pool, the user's leads, leads of the organisation. */
export const TABS = ['pool', 'mine', 'org'] as const
export type Tab = (typeof TABS)[number]

export const SORTS = ['distance', 'score', 'gas', 'lastContact', 'nextStep'] as const
export type Sort = (typeof SORTS)[number]

/** Last contact: within 7 or 30 days, never, or none for 30 days ('quiet30', which includes never). */
export const LAST_FOLLOW = ['7', '30', 'never', 'quiet30'] as const
/** Next step: before today, today, or within seven days from today (today included, late ones not). Days of +08:00. */
export const DUE = ['late', 'today', 'week'] as const

const listOf = <S extends v.GenericSchema<string, string>>(item: S) => optional(v.pipe(list, v.array(item)))
const numeric = optional(number)

export const filterEntries = {
  /** Part of name, credit code or address. */
  keyword: v.optional(v.string()),
  /** Province, city or district codes; a shorter code includes all codes below. */
  areaCodes: listOf(v.string()),
  stages: listOf(v.picklist(STAGES)),
  states: listOf(v.picklist(LEAD_STATES)),
  /** Label ids; a lead matches when it has any of them. */
  labels: listOf(v.string()),
  /** Codes of the industry dictionary; the code of a group includes all codes below. */
  industries: listOf(v.string()),
  sources: listOf(v.picklist(SOURCES)),
  /** Login names. */
  owners: listOf(v.string()),
  scoreMin: numeric,
  scoreMax: numeric,
  /** m³/y */
  gasMin: numeric,
  gasMax: numeric,
  lastFollow: v.optional(v.picklist(LAST_FOLLOW)),
  due: v.optional(v.picklist(DUE)),
  followed: optional(flag),
  sort: v.optional(v.picklist(SORTS)),
  /** m around the position of the request; ignored without a position. */
  radius: numeric,
}

/** Search parameters of the lead list and of its filter page. */
export const listSearch = { tab: v.optional(v.picklist(TABS)), ...filterEntries }

/** Filter of a list; empty: the whole list in its default order. */
export type LeadFilter = v.InferOutput<v.ObjectSchema<typeof filterEntries, undefined>>

/** GCJ-02. */
export interface Position {
  readonly lng: number
  readonly lat: number
}

type Wire = Record<string, string | number>

/** Converts a filter to its wire form: codes, lists joined by commas, flags as 1, without fields that are not set. */
export function filterToWire(filter: LeadFilter): Wire {
  const { stages, states, sources, followed, ...rest } = filter
  const all: Record<string, unknown> = {
    ...rest,
    stages: stages?.map(stageCodes.toWire),
    states: states?.map(stateCodes.toWire),
    sources: sources?.map(sourceCodes.toWire),
    followed: followed ? 1 : undefined,
  }
  const wire: Wire = {}
  for (const [name, value] of Object.entries(all)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (typeof text === 'number' || (typeof text === 'string' && text !== '')) wire[name] = text
  }
  return wire
}

/** Number of active filters for the filter button: a range counts once; keyword and sort are not counted. */
export function countFilters(filter: LeadFilter): number {
  const { areaCodes, stages, states, labels, industries, sources, owners } = filter
  const lists = [areaCodes, stages, states, labels, industries, sources, owners]
  const single = [
    filter.scoreMin ?? filter.scoreMax,
    filter.gasMin ?? filter.gasMax,
    filter.lastFollow,
    filter.due,
    filter.followed || undefined,
    filter.radius,
  ]
  return lists.filter((list) => list && list.length > 0).length + single.filter((value) => value !== undefined).length
}
