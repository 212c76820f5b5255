import { type Day, days } from '#base/calendar'
import type { SimContext, SimKind, SimStore } from '../contract'
import { recordId } from './recordId'
import { companyKind, type SimCompany } from './records'

/** A company's supply contract as other areas name it; the contract itself belongs to its area. */
export interface SimContract {
  /** `CT-000001` is of the company `C-000001`. */
  readonly contractId: string
  readonly number: string
  readonly custId: string
  readonly signed: Day
  readonly end: Day
}

/** Contracts run for three years. */
const MONTHS = 36

/** The contract of a company; undefined if it has none. */
export function contractOf({ custId, orgCode, contractEnd }: SimCompany): SimContract | undefined {
  if (contractEnd === undefined) return undefined
  const serial = Number(custId.slice(2))
  const end = contractEnd as Day
  const signed = days.addMonths(end, -MONTHS)
  const number = `${orgCode}-GS-${signed.slice(0, 4)}-${String(serial).padStart(5, '0')}`
  return { contractId: recordId('CT', serial), number, custId, signed, end }
}

/** Contracts as other areas read them; the records belong to the area of contracts. */
type Known = Omit<SimContract, 'signed'> & {
  readonly signed?: Day
  readonly businessId?: string | undefined
  readonly followsId?: string | undefined
}
const contractKind: SimKind<Known> = { name: 'contract', id: ({ contractId }) => contractId }

/** The signed contract with an id; that of a company where the area of contracts is switched off. */
export function contractById(id: string, store: SimStore): Pick<Known, 'contractId' | 'custId'> | undefined {
  const contracts = store.table(contractKind)
  if (contracts.size > 0) {
    const contract = contracts.get(id)
    return contract?.signed === undefined ? undefined : contract
  }
  const company = store.table(companyKind).get(id.replace(/^CT-/, 'C-'))
  return company && contractOf(company)
}

type SignedContract = Pick<Known, 'contractId' | 'custId' | 'businessId' | 'followsId'>
/** What another area does when a contract is signed; returns the lead that it wins. */
type OnSigned = (contract: SignedContract, context: SimContext) => string | undefined

const listeners: OnSigned[] = []

/** Lets an area take part in the signing of contracts. */
export function onContractSigned(listener: OnSigned): void {
  listeners.push(listener)
}

/** A lead that a contract could win, by its name. */
export interface Winnable {
  readonly id: string
  readonly name: string
  readonly nameEn?: string | undefined
}
type Wins = (contract: SignedContract, context: SimContext) => readonly Winnable[]

const finders: Wins[] = []

/** Lets the area of leads name those that a signed contract could win. */
export function onContractShown(finder: Wins): void {
  finders.push(finder)
}

/** The leads that the employee could win by a signed contract which has won none. */
export function winnableBy(contract: SignedContract, context: SimContext): readonly Winnable[] {
  return finders.flatMap((finder) => finder(contract, context))
}

/** A contract was signed; returns the lead that it has won. */
export function contractSigned(contract: SignedContract, context: SimContext): string | undefined {
  return listeners.map((listener) => listener(contract, context)).find((clueId) => clueId !== undefined)
}
