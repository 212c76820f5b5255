import { useCallback } from 'react'
import { companyPicker, searchCustomers } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'

/** Chooses companies that are customers, with `leads` also leads, by name or credit code (/x/core/company). */
export default function CompanyPicker() {
  const t = useTexts()
  const { http } = useCore()
  const { chosen, most, leads = false } = useSearch(companyPicker)
  const find = useCallback<Find>(
    async (text, page, signal) => {
      const { items, total } = await http(searchCustomers, { keyword: text, page }, { signal, background: true })
      return {
        total,
        items: items.flatMap(({ custId, clueId, name, nameEn, creditCode }) => {
          // A company of the register has no id to refer to yet.
          const id = custId ?? (leads ? clueId : undefined)
          const kind = custId === undefined ? t('pick.lead') : undefined
          const note = [kind, creditCode].filter(Boolean).join(' · ')
          return id === undefined ? [] : [{ value: { id, name, nameEn, creditCode }, note }]
        }),
      }
    },
    [http, leads, t],
  )
  return (
    <PickList
      chooser={companyPicker}
      recent={leads ? 'customers and leads' : undefined}
      title={t(leads ? 'pick.subject' : 'pick.company')}
      searchLabel={t('pick.searchCompany')}
      find={find}
      chosen={chosen}
      most={most}
      answer={(values) => values}
    />
  )
}
