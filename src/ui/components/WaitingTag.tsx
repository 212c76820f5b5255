import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium'
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useCoreTexts } from '#platform/i18n'
import { needsPerson, type OutboxItem } from '#platform/outbox'
import { Tag } from './Tag'

/** Says of a record that something of it waits in the outbox (`unsentOf`), or that the server has refused it. */
export function WaitingTag({ items }: { readonly items: readonly Pick<OutboxItem, 'state'>[] }) {
  const t = useCoreTexts()
  if (items.length === 0) return null
  return items.some(needsPerson) ? (
    <Tag tone="risk" icon={<WarningCircle aria-hidden="true" />}>
      {t('list.notSent')}
    </Tag>
  ) : (
    <Tag tone="warn" icon={<HourglassMedium aria-hidden="true" />}>
      {t('list.waiting')}
    </Tag>
  )
}
