import { DAY } from '#base/calendar'
import type { SeedOptions } from '#harness/backend/contract'
import type { Message } from '#harness/backend/core/messages'
import { recordId, type World, worldOf } from '#harness/backend/world'
import { ALONE, type Content, DAYS, EXPIRED, FIXED, LARGE, READERS, UNREAD_FIXED } from './contents'
import { KINDS, TYPES } from './types'

/** Records that messages are about: every area seeds at least this many. */
const RECORDS = 30

/** Names of the records that the world knows, by id. */
function namesOf({ companies, contacts, businesses }: World) {
  const first = [
    ...companies.slice(0, RECORDS).map((company) => ({ ...company, id: company.custId })),
    ...contacts.slice(0, RECORDS).map((contact) => ({ ...contact, id: contact.contactId })),
    ...businesses.slice(0, RECORDS).map((business) => ({ ...business, id: business.businessId })),
  ]
  return new Map(first.map(({ id, name, nameEn = name }) => [id, { en: nameEn, zh: name }]))
}
type Names = ReturnType<typeof namesOf>

/** A text with what it is about in the place of `{n}`. */
const named = (words: Message['title'], name: { readonly en: string; readonly zh: string }) =>
  typeof words === 'string' ? words : { en: words.en.replace('{n}', name.en), zh: words.zh.replace('{n}', name.zh) }

/** The content of the message with a number, by its type; `index` counts from the newest. */
function contentOf(seq: number, index: number, names: Names): Content {
  const kind = index % (TYPES.length + ALONE.length)
  const alone = ALONE[kind - TYPES.length]
  if (alone) return { ...alone, title: named(alone.title, { en: String(seq), zh: String(seq) }) }
  const [category, type, prefix, en, zh, level] = TYPES[kind] as (typeof TYPES)[number]
  const id = recordId(prefix, ((seq - 1) % RECORDS) + 1)
  const name = names.get(id) ?? { en: id, zh: id }
  return {
    category,
    type,
    level,
    title: named({ en, zh }, name),
    subject: { kind: KINDS[prefix], id, name: name.zh },
    params: prefix === 'L' ? { clueId: id } : { id },
  }
}

/** Types of what people do; all others are sent by the server. */
const BY_PEOPLE = /\.(?:assigned|changed|created|invited|toApprove|decided|commented?|review(?:ed)?|feedback)$/

/** Who sends a message of a type to a reader: their manager, and to the manager a salesperson; none if the server does. */
function senderOf(type: string, reader: string): string | undefined {
  if (!BY_PEOPLE.test(type)) return undefined
  return reader === 'rep02' ? 'rep01' : 'rep02'
}

/** Seeds messages evenly over the last 60 days, the newest an hour old; the newest of each category are unread. */
export function seedMessages(options: SeedOptions): Message[] {
  const { now, size } = options
  const names = namesOf(worldOf(options))
  let last = 0
  const seeded = READERS.flatMap(([loginName, usual, unread]) => {
    const isFirst = loginName === 'rep01'
    const count = size === 'large' && isFirst ? LARGE : usual
    const left: Record<string, number> = { ...unread, ...(isFirst && { risk: (unread.risk ?? 0) - UNREAD_FIXED }) }
    const messages = Array.from({ length: count }, (_, index): Message => {
      const seq = count - index
      const fixed = isFirst ? FIXED[seq] : undefined
      const content = fixed ?? contentOf(seq, index, names)
      const isExpired = isFirst && seq >= EXPIRED.from && seq <= EXPIRED.to
      const isUnread = fixed ? seq <= UNREAD_FIXED : isExpired || (left[content.category] ?? 0) > 0
      if (!isExpired && !fixed) left[content.category] = (left[content.category] ?? 0) - 1
      const from = senderOf(content.type, loginName)
      const at = new Date(now.getTime() - DAY / 24 - (index * (DAYS - 1) * DAY) / count)
      return {
        ...content,
        mid: '',
        to: loginName,
        seq,
        at: at.toISOString(),
        ...(from && { from }),
        ...(isUnread ? {} : { readAt: new Date(at.getTime() + DAY / 24).toISOString() }),
        ...(isExpired ? { expiresAt: new Date(at.getTime() + DAY).toISOString() } : {}),
      }
    })
    // Ids in chronological order, as a server assigns them.
    return messages.reverse().map((message) => {
      last += 1
      return { ...message, mid: recordId('MS', last) }
    })
  })
  // A deleted one, which its reader may take back.
  const deleted = { ...(seeded[0] as Message), mid: recordId('MS', last + 1), to: 'rep05', seq: 0, isDeleted: true }
  return [...seeded, deleted]
}
