import { useCallback } from 'react'
import { contactPicker, listContacts } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'

/** Chooses contacts, of one company with `custId` (/x/core/contact). */
export default function ContactPicker() {
  const t = useTexts()
  const { http } = useCore()
  const { custId, chosen, most } = useSearch(contactPicker)
  const find = useCallback<Find>(
    async (text, page, signal) => {
      const { items, total } = await http(
        listContacts,
        { custId, keyword: text || undefined, state: ['active'], page },
        { signal, background: true },
      )
      return {
        total,
        items: items.map(({ contactId, name, nameEn, duty, dutyEn }) => ({
          value: { id: contactId, name, nameEn },
          note: duty,
          noteEn: dutyEn,
        })),
      }
    },
    [http, custId],
  )
  return (
    <PickList
      chooser={contactPicker}
      title={t('pick.contact')}
      searchLabel={t('pick.searchContact')}
      find={find}
      chosen={chosen}
      most={most}
      isPerson
      answer={(values) => values}
    />
  )
}
