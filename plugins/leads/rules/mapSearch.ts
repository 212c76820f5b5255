import * as v from 'valibot'
import { mapAt } from '#base/geo'
import { flag, list, optional } from '#base/routes'
import { leadFilters, MAP_TABS } from './filters'
import { leadIdSchema } from './vocabulary'

/** Search parameters of the lead map: a reload, a return and a sent link show the same leads, place and route. */
export const mapSearch = {
  tab: v.optional(v.picklist(MAP_TABS)),
  ...leadFilters.entries,
  /** Position of the map. */
  at: optional(mapAt),
  /** The chosen lead. */
  lead: optional(leadIdSchema),
  /** Leads to be visited, in the order in which they were chosen. */
  stops: optional(v.pipe(list, v.array(leadIdSchema))),
  /** They are visited in this order, not by the shortest way. */
  ordered: optional(flag),
}
