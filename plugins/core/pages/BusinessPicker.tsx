import { useCallback } from 'react'
import { businessPicker, listBusinesses } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'

/** Chooses opportunities, of one company with `custId` (/x/core/business). */
export default function BusinessPicker() {
  const t = useTexts()
  const { http } = useCore()
  const { custId, chosen, most } = useSearch(businessPicker)
  const find = useCallback<Find>(
    async (text, page, signal) => {
      const { items, total } = await http(
        listBusinesses,
        { custId, keyword: text || undefined, page },
        { signal, background: true },
      )
      return {
        total,
        items: items.map(({ businessId, name, nameEn, customer, customerEn }) => ({
          value: { id: businessId, name, nameEn },
          note: customer,
          noteEn: customerEn,
        })),
      }
    },
    [http, custId],
  )
  return (
    <PickList
      chooser={businessPicker}
      title={t('pick.business')}
      searchLabel={t('pick.searchBusiness')}
      find={find}
      chosen={chosen}
      most={most}
      answer={(values) => values}
    />
  )
}
