import { daysFromToday, formatNearDay } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { useTexts } from '#src/plugin'
import type { Lead } from '../../api'

/** How long ago: the last contact, or that the lead is new; nothing where neither is known. */
export function LastContact({ lead: { lastContact, createdAt } }: { lead: Lead }) {
  const t = useTexts()
  const language = useLanguage()
  if (lastContact)
    return t('row.last', { kind: t(`contact.${lastContact.kind}`), day: formatNearDay(lastContact.at, language) })
  if (!createdAt) return null
  return daysFromToday(createdAt) === 0 ? t('row.newToday') : t('row.new', { day: formatNearDay(createdAt, language) })
}
