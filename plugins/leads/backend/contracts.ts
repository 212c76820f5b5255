import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { companies, pageOf, picked, textOf } from '#harness/backend/kit'
import { contractOf } from '#harness/backend/world'
import { listContracts } from '../api/contracts'

/** Contracts to choose from, until their area is built: those of the companies that the employee sees, newest first. */
function list(wire: Wire, context: SimContext) {
  const word = textOf(wire.keyword).toLowerCase()
  const found = [...companies.all(context)]
    .flatMap((company) => {
      const contract = contractOf(company)
      if (!contract || (wire.custId !== undefined && wire.custId !== company.custId)) return []
      const { name: customer, nameEn: customerEn } = company
      return [{ ...picked(contract, 'contractId', 'number', 'custId', 'signed', 'end'), customer, customerEn }]
    })
    .filter((row) => [row.number, row.customer, row.customerEn].some((text) => text?.toLowerCase().includes(word)))
    .sort((a, b) => b.signed.localeCompare(a.signed))
  return { list: pageOf(found, wire), total: found.length }
}

export const contractHandlers: readonly SimHandler[] = [answer(listContracts, list)]
