import { useCallback, useEffect } from 'react'
import { type RecordForm, useLiveCheck } from '#kit/forms'
import { queryOf } from '#kit/records'
import { useCore } from '#platform/core'
import type { ResponseOf } from '#platform/http'
import { checkCompany } from '../api'
import { proposedOf } from '../rules/binding'
import type { NoteValues } from '../rules/fields'
import { needOf } from '../rules/reading'

export type CompanyCheck = ResponseOf<typeof checkCompany>

/** What the server is asked about a note's company; undefined without one. */
function askedOf({ customer, needs }: NoteValues) {
  if (!customer) return undefined
  const { custId, name: company, creditCode } = customer
  return { custId, company, creditCode, products: needs.flatMap(needOf).map(({ product }) => product) }
}

/** What a company may have an open opportunity for: of its customer or by its name. */
export const needsAt = ({ customer, needs }: Pick<NoteValues, 'customer' | 'needs'>) => ({
  who: customer?.custId ?? customer?.name,
  products: [...new Set(needs.flatMap(needOf).map(({ product }) => product))].sort(),
})

/** Finds the customer of a note, and open opportunities for the same needs; a customer that is meant is filled in. */
export function useCompanyCheck(form: RecordForm<NoteValues>) {
  const { http } = useCore()
  const { values, set } = form
  const check = useLiveCheck(form, ['customer', 'needs'], (entered) => {
    const asked = askedOf(entered)
    return asked && queryOf(checkCompany, asked)
  })
  const fill = useCallback(
    (found: CompanyCheck) => {
      const { customer } = values()
      // Begun without network, where only its id was known.
      const own = found.candidates.find(({ custId }) => custId === customer?.custId)
      if (customer && own && customer.name === own.custId)
        return set({ customer: { ...customer, name: own.name, nameEn: own.nameEn } })
      const meant = proposedOf(found.candidates)
      // What the user has chosen, or entered as it is, stays.
      if (!meant || customer?.said === undefined || customer.custId !== undefined) return
      const { custId, name, nameEn, creditCode } = meant
      set({ customer: { custId, name, nameEn, creditCode, said: customer.said } })
    },
    [values, set],
  )
  const { value } = check
  useEffect(() => {
    if (value) fill(value)
  }, [value, fill])

  /**
   * Before a submit that comes sooner than the check: what was found last may be about the company that the note named
   * before. Without network the note is sent by the name.
   */
  const settle = async () => {
    const asked = askedOf(values())
    if (!asked || asked.custId !== undefined) return
    const found = await http(checkCompany, asked, { background: true }).catch(() => undefined)
    if (found) fill(found)
  }
  return { found: value, settle }
}
