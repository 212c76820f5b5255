import type { SimContext } from '#harness/backend/contract'
import { businessKind, onContractShown, onContractSigned } from '#harness/backend/world'
import { stageCodes } from '../rules/vocabulary'
import { isOwned } from './leads'
import { leadMoves } from './moves'
import { leadKind, type SimLead } from './records'

/**
 * A signed contract wins the lead of its opportunity, or, where it names none, the only one that its customer has
 * (leads 4 → 5), which a renewal has nothing to do with; later one is won by hand.
 */

interface Signed {
  readonly contractId: string
  readonly custId: string
  readonly businessId?: string | undefined
  /** The contract that it renews. */
  readonly followsId?: string | undefined
}

const isOpen = (lead: SimLead | undefined): lead is SimLead =>
  lead !== undefined && isOwned(lead) && lead.stage === 'opportunity'

function leadOf({ custId, businessId = '', followsId }: Signed, { store }: SimContext): SimLead | undefined {
  const leads = store.table(leadKind)
  const lead = leads.get(store.table(businessKind).get(businessId)?.clueId ?? '')
  if (isOpen(lead)) return lead
  const [only, ...others] = [...leads.values()].filter((each) => each.custId === custId && isOpen(each))
  return businessId === '' && followsId === undefined && others.length === 0 ? only : undefined
}

onContractSigned((contract, context) => {
  const lead = leadOf(contract, context)
  if (!lead?.owner) return undefined
  // Its owner wins it, whoever signs.
  const asOwner = { ...context, employee: { ...context.employee, loginName: lead.owner } }
  if (!leadMoves.abilities(lead, asOwner).can.includes('advance')) return undefined
  const { contractId } = contract
  const changes = { stage: stageCodes.toWire('won'), contractId, version: lead.version }
  return leadMoves.run('advance', lead.clueId, changes, asOwner)?.clueId
})

onContractShown(({ contractId, custId }, context) => {
  const leads = [...context.store.table(leadKind).values()]
  if (leads.some((lead) => lead.contractId === contractId)) return []
  return leads
    .filter((lead) => lead.custId === custId && isOpen(lead))
    .filter((lead) => leadMoves.abilities(lead, context).can.includes('advance'))
    .map(({ clueId, name, nameEn }) => ({ id: clueId, name, nameEn }))
})
