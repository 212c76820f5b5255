import { daysFromToday, formatNearDay } from '#src/calendar'
import type { Lead } from '../../api'
import type { RowWords } from './rowWords'

/** How long ago: the last contact, or that the lead is new; nothing where neither is known. */
export function LastContact({ lead: { lastContact, createdAt }, t, language }: { lead: Lead } & RowWords) {
  if (lastContact)
    return t('row.last', { kind: t(`contact.${lastContact.kind}`), day: formatNearDay(lastContact.at, language) })
  if (!createdAt) return null
  return daysFromToday(createdAt) === 0 ? t('row.newToday') : t('row.new', { day: formatNearDay(createdAt, language) })
}
