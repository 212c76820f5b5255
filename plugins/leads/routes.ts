import * as v from 'valibot'
import { defineChooser, defineRoute, later, list, optional, recordId, string } from '#src/routes'
import type { LeadFilter, leadFilters, listSearch, searchFilters } from './rules/filters'

/** Routes of the leads area (section 2); record pages take the id of their record as `id`. */

export type LeadId = string & v.Brand<'LeadId'>
/** Parses a lead id from the wire or a URL. */
export const leadIdSchema = v.pipe(recordId, v.brand('LeadId'))

/** Optional if the page is not built yet or also works without a lead. */
const id = optional(leadIdSchema)

export const clueList = defineRoute('/clueList', { search: later<typeof listSearch>() })
/** Filter page: takes the current filter (and the tab, for the live count), returns the new filter. */
export const clueScreen = defineChooser<LeadFilter>()('/clueScreen', {
  search: later<typeof listSearch>(),
})
/** Industry filter: takes the current industry codes, returns the chosen ones. */
export const clueScreenIndustry = defineChooser<readonly string[]>()('/clueScreenIndustry', {
  search: later<Pick<typeof leadFilters.entries, 'industries'>>(),
})
export const clueDetail = defineRoute('/clueDetail', { search: { id: leadIdSchema } })
/** Follow-up form of a lead (ours). */
export const leadFollowUp = defineRoute('/x/leads/followUp', {
  /** `kind`: what is logged, such as the call that was just made. */
  search: { id: leadIdSchema, kind: optional(string) },
})

export const clueIframe = defineRoute('/clueIframe', { search: { id } })
/** Check-in at a lead. */
export const cluePunchCard = defineRoute('/cluePunchCard', { search: { id: leadIdSchema } })
export const clueLabel = defineRoute('/clueLabel', { search: { id } })
export const clueCognition = defineRoute('/clueCognition', { search: { id } })
export const editClueCognitionClueInfo = defineRoute('/editClueCognitionClueInfo', { search: { id } })
export const editClueCognitionInfo = defineRoute('/editClueCognitionInfo', { search: { id } })
export const editClueCognitionEquipment = defineRoute('/editClueCognitionEquipment', { search: { id } })
export const editClueCognitionEnergy = defineRoute('/editClueCognitionEnergy', { search: { id } })
export const clueStepsAll = defineRoute('/clueStepsAll', { search: { id: leadIdSchema } })
export const clueRule = defineRoute('/clueRule')
/** Assigns leads to a person. */
export const clueChoosePeople = defineRoute('/clueChoosePeople', { search: { ids: optional(list) } })
export const gfmaparea = defineRoute('/gfmaparea', { search: { id } })
export const selectCustomer = defineRoute('/selectCustomer')
export const addClueCognition = defineRoute('/addClueCognition')
export const addClueCognitionSubmit = defineRoute('/addClueCognitionSubmit')
export const clueMap = defineRoute('/clueMap')
export const clueSearchList = defineRoute('/clueSearchList', { search: later<typeof searchFilters.entries>() })
export const clueSearchPoi = defineRoute('/clueSearchPoi', { search: { keyword: optional(string) } })
export const selectAddress = defineRoute('/selectAddress', { search: { id } })
export const clueTool = defineRoute('/clueTool')
export const clueSolution = defineRoute('/clueSolution', { search: { id } })
export const special = defineRoute('/special')
export const videoList = defineRoute('/videoList')
