import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { OptionChooser } from '#domain/choosers'
import { listContacts } from '#domain/directory'
import { usePart, useResource } from '#kit/records'
import { useReach } from '#platform/core'
import { LARGEST_PAGE } from '#platform/http'
import { usePage, useSearch } from '#platform/navigation'
import { contactAdd } from '../../public/routes'
import { useVisitTools } from '../components/words'
import { contactList } from '../routes'
import { MOST } from '../rules/vocabulary'

/** Chooses whom a visit is to, among the contacts of its customer or lead (/contactList). */
export default observer(function ChooseContacts() {
  const { t, say, page } = useVisitTools()
  const reach = useReach()
  const { visible, page: opened } = usePage()
  const { custId, clueId, chosen = [] } = useSearch(contactList)
  const found = useResource(
    ({ http }, signal) =>
      http(listContacts, { custId, clueId, state: ['active'], page: 1, size: LARGEST_PAGE }, { signal }),
    `${custId} ${clueId}`,
  )
  useEffect(() => {
    // The page is kept alive: somebody may have been added since, also on a page that this one opened.
    if (visible && found.status !== 'loading') void found.load()
  }, [visible, found])
  const contacts = usePart(found, ({ items }) => items)
  return (
    <OptionChooser
      // The page is kept alive; every opening begins anew.
      key={opened.entry.id}
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
      add={
        reach(contactAdd)
          ? { label: t('plan.newContact'), onPress: () => page.open(contactAdd, { custId, clueId }) }
          : undefined
      }
      answer={(ids) =>
        (found.value?.items ?? [])
          .filter(({ contactId }) => ids.includes(contactId))
          .map(({ contactId: id, name, nameEn }) => ({ id, name, nameEn }))
      }
    />
  )
})
