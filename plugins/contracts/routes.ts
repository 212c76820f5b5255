import { defineRoute, lazySearch } from '#base/routes'

/** Routes of the contracts area (section 2). */

/** Filter of the contract list (domain/contracts.md 5). */
interface ContractSearch {
  readonly tab?: 'drafting' | 'approving' | 'active' | 'expiring' | 'ended' | 'toApprove' | undefined
  readonly kind?: 'gas' | 'emc' | 'pv' | 'steam' | 'equip' | 'service' | 'power' | undefined
  readonly custId?: string | undefined
  readonly org?: string | undefined
  readonly owner?: string | undefined
  /** CNY */
  readonly amountFrom?: number | undefined
  readonly amountTo?: number | undefined
  /** Days, inclusive. */
  readonly endFrom?: string | undefined
  readonly endTo?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'daysLeft' | 'amount' | 'signed' | 'updated' | undefined
  /** The contract whose sheet is open. */
  readonly id?: string | undefined
}
/** What the page of the contract system is opened for (domain/contracts.md 3). */
interface Launch {
  readonly mode: 'new' | 'edit' | 'renew'
  readonly contractId?: string | undefined
  readonly custId?: string | undefined
  readonly businessId?: string | undefined
  readonly kind?: string | undefined
}

export const contractList = defineRoute('/contractList', { search: lazySearch<ContractSearch>() })
export const contractIframe = defineRoute('/contractIframe', { search: lazySearch<Launch>() })
