import * as v from 'valibot'
import type { PlaceRef, Point } from '#base/geo'
import { defineChooser, defineRoute, lazySearch, list, number, optional, recordId, string } from '#base/routes'
import type { reviewSearch } from '#domain/checkIn/rules'
import type { filterSearch, LeadFilter, leadFilters, listSearch, searchFilters } from './rules/filters'
import type { mapSearch } from './rules/mapSearch'

/** Routes of the leads area (section 2); record pages take the id of their record as `id`. */

export type LeadId = string & v.Brand<'LeadId'>
/** Parses a lead id from the wire or a URL. */
export const leadIdSchema = v.pipe(recordId, v.brand('LeadId'))

/** Optional if the page is not built yet or also works without a lead. */
const id = optional(leadIdSchema)

/** A page of one lead. */
const ofLead = { search: { id: leadIdSchema } }

export const clueList = defineRoute('/clueList', { search: lazySearch<typeof listSearch>() })
/** Filter page: takes the current filter (and the tab, for the live count), returns the new filter. */
export const clueScreen = defineChooser<LeadFilter>()('/clueScreen', {
  search: lazySearch<typeof filterSearch>(),
})
/** Industry filter: takes the current industry codes, returns the chosen ones. */
export const clueScreenIndustry = defineChooser<readonly string[]>()('/clueScreenIndustry', {
  search: lazySearch<Pick<typeof leadFilters.entries, 'industries'>>(),
})
export const clueDetail = defineRoute('/clueDetail', ofLead)
/** Follow-up form of a lead (ours). */
export const leadFollowUp = defineRoute('/x/leads/followUp', {
  /**
   * `kind`: what is logged; of a call that was just made with whom (the number where that is not known), when (ms since
   * the epoch) and for how many seconds.
   */
  search: {
    id: leadIdSchema,
    kind: optional(string),
    contact: optional(string),
    phone: optional(string),
    at: optional(number),
    seconds: optional(number),
  },
})

export const clueIframe = defineRoute('/clueIframe', ofLead)
/** Check-in at a lead; `visitId`: of the visit that it is for. */
export const cluePunchCard = defineRoute('/cluePunchCard', {
  search: { id: leadIdSchema, visitId: optional(recordId) },
})
/** Check-ins that a manager reviews (ours). */
export const checkInReviews = defineRoute('/x/leads/checkIns', {
  search: lazySearch<typeof reviewSearch>(),
  identity: [],
})
export const clueLabel = defineRoute('/clueLabel', ofLead)
export const clueCognition = defineRoute('/clueCognition', ofLead)
/** Forms of the completeness; `field` is shown and focused first. */
const edited = { search: { id: leadIdSchema, field: optional(string) }, identity: ['id'] } as const
export const editClueCognitionClueInfo = defineRoute('/editClueCognitionClueInfo', edited)
export const editClueCognitionInfo = defineRoute('/editClueCognitionInfo', edited)
export const editClueCognitionEquipment = defineRoute('/editClueCognitionEquipment', edited)
export const editClueCognitionEnergy = defineRoute('/editClueCognitionEnergy', edited)
/** `contract`: a signed contract that the lead may be won by. */
export const clueStepsAll = defineRoute('/clueStepsAll', {
  search: { id: leadIdSchema, contract: optional(string) },
  identity: ['id'],
})
export const clueRule = defineRoute('/clueRule')
/** Assigns leads to a person. */
export const clueChoosePeople = defineRoute('/clueChoosePeople', { search: { ids: list } })
/** Roof area of a lead. */
export const gfmaparea = defineRoute('/gfmaparea', ofLead)
export const selectCustomer = defineRoute('/selectCustomer', { search: { keyword: optional(string) }, identity: [] })
/** The company that a new lead is for; it also identifies the draft of both steps. */
const company = {
  name: optional(string),
  creditCode: optional(string),
  custId: optional(string),
  industry: optional(string),
  address: optional(string),
  lng: optional(number),
  lat: optional(number),
}
export const addClueCognition = defineRoute('/addClueCognition', { search: company })
/** `sent`: the id of the lead that was created, or `queued`. */
export const addClueCognitionSubmit = defineRoute('/addClueCognitionSubmit', {
  search: { ...company, sent: optional(string) },
  identity: ['name', 'creditCode', 'custId'],
})
/** Map of leads; opened without a tab it shows all that the user may see. */
export const clueMap = defineRoute('/clueMap', { search: lazySearch<typeof mapSearch>() })
export const clueSearchList = defineRoute('/clueSearchList', { search: lazySearch<typeof searchFilters.entries>() })
/** Searches places, the nearest to `lng`, `lat` (GCJ-02) first. */
export const clueSearchPoi = defineChooser<PlaceRef>()('/clueSearchPoi', {
  search: { keyword: optional(string), lng: optional(number), lat: optional(number) },
})
/**
 * Marks the place of a lead; without one it shows the address of a place. Saving and going back open the map (section
 * 2).
 */
export const selectAddress = defineRoute('/selectAddress', { search: { id } })
/** The same from a page of the lead, to which it returns (ours). `lng`, `lat`: where the pin begins. */
export const leadPlace = defineChooser<Point>()('/x/leads/place', {
  search: { id: leadIdSchema, lng: optional(number), lat: optional(number) },
})
/** Judgement tool: without a scene the choice of one; also works without a lead. */
export const clueTool = defineRoute('/clueTool', { search: { id, scene: optional(string) } })
export const clueSolution = defineRoute('/clueSolution', ofLead)
export const special = defineRoute('/special', { search: { id } })
export const videoList = defineRoute('/videoList')
