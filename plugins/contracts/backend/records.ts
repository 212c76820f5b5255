import { type Day, days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { type SimStep as Step, simRecords } from '#harness/backend/kit'
import { stateOf } from '../rules/contract'
import type { Act, Kind, State } from '../rules/vocabulary'

/** Records of the area; days `2026-11-20`, moments from `toISOString()`. */

export interface SimPayment {
  readonly no: number
  readonly name: string
  readonly nameEn: string
  readonly due: string
  readonly percent: number
  readonly amount: number
  readonly paid: number
  readonly paidAt?: string
  readonly remindedAt?: string
}

export type SimStep = Step<Act>

export interface SimContract {
  readonly contractId: string
  readonly version: number
  readonly number: string
  readonly name: string
  readonly nameEn?: string
  readonly kind: Kind
  readonly custId: string
  /** The organisation that sees it; the party to the contract is its company. */
  readonly orgCode: string
  readonly owner: string
  readonly businessId?: string | undefined
  readonly amount: number
  readonly taxRate: number
  readonly signed?: string
  readonly start: string
  /** Absent: open-ended. */
  readonly end?: string | undefined
  readonly minVolume?: number
  readonly volume?: number
  readonly price?: number
  readonly plan: readonly SimPayment[]
  /** Names of its files. */
  readonly files: readonly string[]
  readonly course: readonly SimStep[]
  /** As written; that it has ended follows from the clock, see `stateToday`. */
  readonly state: State
  readonly followsId?: string
  readonly followUpId?: string
  readonly reason?: string
  /** The lead that it has won. */
  readonly clueId?: string
  readonly updatedAt: string
}

/** Kind `contract`, ids `CT-000001` and up. */
export const contractKind: SimKind<SimContract> = { name: 'contract', id: ({ contractId }) => contractId }

export const contracts = simRecords(contractKind, {
  prefix: 'CT',
  right: 'contract.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

/** Drafts and contracts that wait: not signed yet. */
const isUnderWay = ({ state }: SimContract) => state === 'drafting' || state === 'approving' || state === 'signing'

/** The renewal of a contract that is under way. */
export const renewalOf = ({ contractId }: SimContract, { store }: Pick<SimContext, 'store'>): SimContract | undefined =>
  [...store.table(contractKind).values()].find((each) => each.followsId === contractId && isUnderWay(each))

export const todayOf = ({ now }: Pick<SimContext, 'now'>): Day => days.of(now)

/** The contract as the rules read it. */
export const ruled = (contract: SimContract) => {
  const { start, end, plan } = contract
  return {
    ...contract,
    start: start as Day,
    end: end as Day | undefined,
    plan: plan.map((row) => ({ ...row, due: row.due as Day })),
  }
}

export const stateToday = (contract: SimContract, context: Pick<SimContext, 'now'>): State =>
  stateOf(ruled(contract), todayOf(context))
