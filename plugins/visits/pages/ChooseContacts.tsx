import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#domain/choosers'
import { listContacts } from '#domain/directory'
import { usePart, useResource } from '#kit/records'
import { LARGEST_PAGE } from '#platform/http'
import { useSearch } from '#platform/navigation'
import { useVisitTools } from '../components/words'
import { contactList } from '../routes'
import { MOST } from '../rules/vocabulary'

/** Chooses whom a visit is to, among the contacts of its customer or lead (/contactList). */
export default observer(function ChooseContacts() {
  const { t, say } = useVisitTools()
  const { custId, clueId, chosen = [] } = useSearch(contactList)
  const found = useResource(
    ({ http }, signal) =>
      http(listContacts, { custId, clueId, state: ['active'], page: 1, size: LARGEST_PAGE }, { signal }),
    `${custId} ${clueId}`,
  )
  const contacts = usePart(found, ({ items }) => items)
  return (
    <OptionChooser
      // The page is kept alive; another choice begins anew.
      key={`${custId} ${clueId} ${chosen.join()}`}
      chooser={contactList}
      items={contacts}
      title={t('title.contactList')}
      options={(all) =>
        all.map(({ contactId, duty, dutyEn, ...contact }) => ({
          value: contactId,
          label: say.name(contact),
          note: say.text(duty, dutyEn),
        }))
      }
      chosen={chosen}
      most={MOST.contacts}
      answer={(ids) =>
        (found.value?.items ?? [])
          .filter(({ contactId }) => ids.includes(contactId))
          .map(({ contactId: id, name, nameEn }) => ({ id, name, nameEn }))
      }
    />
  )
})
