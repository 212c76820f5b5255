import { daysFromToday, formatNearDay } from '#base/calendar'
import { LAST_CONTACT_KINDS, type Lead } from '../../api'
import { codeText } from '../words'
import type { RowWords } from './rowWords'

/** Day of the last contact, or of the creation for a new lead; nothing if neither is known. */
export function lastContactText({ lastContact, createdAt }: Lead, { t, language }: RowWords): string | undefined {
  if (lastContact)
    return t('row.last', {
      kind: codeText(t, 'contact', LAST_CONTACT_KINDS, lastContact.kind),
      day: formatNearDay(lastContact.at, language),
    })
  if (!createdAt) return undefined
  return daysFromToday(createdAt) === 0 ? t('row.newToday') : t('row.new', { day: formatNearDay(createdAt, language) })
}
