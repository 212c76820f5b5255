import type { Contact } from '#domain/directory'
import { Tag } from '#ui/components'
import { useContactTexts } from './texts'

/** What is said of a contact; nothing of one who works there without known influence. */
const TONES = {
  decides: 'brand',
  influences: 'good',
  uses: 'plain',
  opposes: 'warn',
  left: 'plain',
  deleted: 'risk',
} as const

/** What a contact does about a decision; of one who left or was deleted, that. */
export function ContactTag({
  contact,
}: {
  readonly contact: Pick<Contact, 'influence'> & Partial<Pick<Contact, 'state'>>
}) {
  const t = useContactTexts()
  const { state = 'active', influence } = contact
  const word = (state === 'active' ? influence : state) as keyof typeof TONES
  return word in TONES ? <Tag tone={TONES[word]}>{t(`contacts.${word}`)}</Tag> : null
}
