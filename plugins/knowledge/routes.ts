import { defineRoute, lazySearch, optional, recordId, string } from '#base/routes'

/** Routes of the knowledge area (section 2, with its spelling). */

/** Filter of the programmes (domain/knowledge.md 4). */
interface ProgrammeFilter {
  readonly scene?: string | undefined
  /** Codes of the industry dictionary. */
  readonly industries?: readonly string[] | undefined
  readonly keyword?: string | undefined
  readonly favourite?: boolean | undefined
}
/** Filter of the items of the knowledge base. */
interface ItemFilter {
  readonly tab?: 'new' | 'read' | 'mine' | 'favourite' | 'review' | undefined
  readonly category?: string | undefined
  readonly kind?: 'article' | 'file' | 'video' | undefined
  readonly tags?: readonly string[] | undefined
  readonly keyword?: string | undefined
}
interface PriceFilter {
  readonly areaCode?: string | undefined
  readonly energy?: string | undefined
  /** The day on which the price holds. */
  readonly at?: string | undefined
}

const text = optional(string)
/** `s`: token of a shared link, valid for 30 days. */
const shared = { search: { id: recordId, s: text }, identity: ['id'] } as const

export const programList = defineRoute('/programList', { search: lazySearch<ProgrammeFilter>() })
export const programDetails = defineRoute('/programDetails', shared)
export const caseDetails = defineRoute('/caseDetails', { search: { id: recordId } })
export const energyRule = defineRoute('/energyRule', { search: lazySearch<PriceFilter>() })
/** Opens a page of the messaging app; the page itself refuses targets that are not allowed. */
export const icomeInterpage = defineRoute('/icomeInterpage', { search: { target: text, id: text } })
export const knowledgeList = defineRoute('/knowledgeList', { search: lazySearch<ItemFilter>() })
export const knowldegeDetails = defineRoute('/knowldegeDetails', shared)
export const knowldegeUpload = defineRoute('/knowldegeUpload')
export const knowldegeEdit = defineRoute('/knowldegeEdit', { search: { id: recordId } })
