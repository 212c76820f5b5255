import { useCallback } from 'react'
import { companyPicker, searchCustomers } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'

/** Chooses companies that are customers, by name or credit code (/x/core/company). */
export default function CompanyPicker() {
  const t = useTexts()
  const { http } = useCore()
  const { chosen, most } = useSearch(companyPicker)
  const find = useCallback<Find>(
    async (text, page, signal) => {
      const { items, total } = await http(searchCustomers, { keyword: text, page }, { signal, background: true })
      return {
        total,
        items: items.flatMap(({ custId, name, nameEn, creditCode }) =>
          // A lead or a company of the register has no id to refer to yet.
          custId === undefined ? [] : [{ value: { id: custId, name, nameEn, creditCode }, note: creditCode }],
        ),
      }
    },
    [http],
  )
  return (
    <PickList
      chooser={companyPicker}
      title={t('pick.company')}
      searchLabel={t('pick.searchCompany')}
      find={find}
      chosen={chosen}
      most={most}
      answer={(values) => values}
    />
  )
}
