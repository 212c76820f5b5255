import { defineRoute, lazySearch, optional, recordId, string } from '#base/routes'
import type { caseSearch, itemSearch, priceSearch, programmeSearch } from './rules/filters'

/** Routes of the knowledge area (section 2, with its spelling; the list of cases is ours). */

const text = optional(string)
/** `s`: token of a shared link, valid for 30 days. */
const shared = { search: { id: recordId, s: text }, identity: ['id'] } as const

export const programList = defineRoute('/programList', { search: lazySearch<typeof programmeSearch>() })
export const programDetails = defineRoute('/programDetails', shared)
/** Cases by industry (ours). */
export const caseList = defineRoute('/x/knowledge/cases', { search: lazySearch<typeof caseSearch>() })
export const caseDetails = defineRoute('/caseDetails', { search: { id: recordId } })
export const energyRule = defineRoute('/energyRule', { search: lazySearch<typeof priceSearch>() })
/** Opens a page of the messaging app; the page itself refuses targets that are not allowed. */
export const icomeInterpage = defineRoute('/icomeInterpage', { search: { target: text, id: text } })
export const knowledgeList = defineRoute('/knowledgeList', { search: lazySearch<typeof itemSearch>() })
export const knowldegeDetails = defineRoute('/knowldegeDetails', shared)
export const knowldegeUpload = defineRoute('/knowldegeUpload')
export const knowldegeEdit = defineRoute('/knowldegeEdit', { search: { id: recordId } })
