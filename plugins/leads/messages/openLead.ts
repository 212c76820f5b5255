import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { LeadMessage } from '../messages'
import { clueDetail } from '../routes'
import { leadStore } from '../stores/LeadStore'
import { leadFigures } from '../stores/leadList'
import { leadRecords } from '../stores/leadRecords'

/** Changes after which other lists show a lead; a message to its new owner names none. */
const CHANGES_HANDS: readonly (string | undefined)[] = [undefined, 'take', 'assign', 'share', 'returnToPool', 'discard']

/** Opens the lead that a message is about, as it is now; a repeated message opens it once more and changes nothing. */
export default function openLead(core: Core, { clueId, change }: LeadMessage): void {
  // The cached lead is stale; the page refetches it, then the figures.
  core.store(leadRecords).of(clueId).invalidateAll()
  core.store(leadFigures).sums.invalidate()
  // A lead that no list has shown is new to the user's lists, and one that changed hands comes into one or leaves it. A
  // list that shows any other keeps its place.
  const leads = core.store(leadStore)
  if (!leads.get(clueId) || CHANGES_HANDS.includes(change)) leads.invalidate()
  core.navigation.openHref(href(clueDetail, { id: clueId }))
}
