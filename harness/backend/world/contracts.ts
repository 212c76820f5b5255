import { type Day, days } from '#base/calendar'
import type { SimStore } from '../contract'
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

/** The contract with an id. */
export function contractById(id: string, store: SimStore): SimContract | undefined {
  const company = store.table(companyKind).get(id.replace(/^CT-/, 'C-'))
  return company && contractOf(company)
}
