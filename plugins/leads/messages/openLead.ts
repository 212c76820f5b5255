import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { LeadMessage } from '../messages'
import { clueDetail } from '../routes'
import { leadFigures } from '../stores/leadList'
import { leadRecords } from '../stores/leadRecords'

/** Opens the lead that a message is about, as it is now; a repeated message opens it once more and changes nothing. */
export default function openLead(core: Core, { clueId }: LeadMessage): void {
  // The cached lead is stale; the page refetches it, then the figures.
  core.store(leadRecords).of(clueId).invalidateAll()
  core.store(leadFigures).sums.invalidate()
  core.navigation.openHref(href(clueDetail, { id: clueId }))
}
