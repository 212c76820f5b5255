import { ContactsCard, ContactTag, type ShownContact, useCallables } from '#domain/contacts'
import { useCalling } from '#kit/calls'
import type { SectionData } from '#kit/detail'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const CONTACTS: readonly ShownContact[] = [
  {
    id: '1',
    name: '何军',
    duty: '设备部经理',
    dutyEn: 'Head of equipment',
    phones: ['15075844284'],
    influence: 'decides',
  },
  { id: '2', name: '刘勇', duty: '采购', dutyEn: 'Purchasing', phones: ['138****5678'], influence: 'opposes' },
  { id: '3', name: '陈敏', phones: [], influence: 'unknown' },
]
const loaded: SectionData<typeof CONTACTS> = {
  status: 'ready',
  value: CONTACTS,
  error: undefined,
  load: () => undefined,
}

export default function ContactsCardExample() {
  const t = useTexts()
  // Of several people, one is chosen in the menu.
  const { call, label, start, menu } = useCalling(useCallables()(CONTACTS))
  const card = { title: t('title.contact'), none: t('contacts.none'), call }
  return (
    <>
      <Shown state="contacts">
        <ContactsCard {...card} section={loaded} people={(all) => all} onAdd={() => undefined} />
        <Button onPress={start}>{label}</Button>
        {menu}
        <ContactTag contact={{ influence: 'influences', state: 'left' }} />
      </Shown>
      <Shown state="empty">
        <ContactsCard {...card} section={loaded} people={() => []} />
      </Shown>
    </>
  )
}
