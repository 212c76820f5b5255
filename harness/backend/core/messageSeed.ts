import type { SeedOptions } from '../contract'
import type { Message } from './messages'

type Kind = Pick<Message, 'category' | 'type' | 'title' | 'level' | 'params'>

/** A message type of each category, of areas that may not exist yet. */
const KINDS: readonly Kind[] = [
  kind('risk', 'gasRisk.raised', 'Gas volume down at {n}', '客户 {n} 用气量下降', 'urgent', 'GW'),
  kind('todo', 'todo.assigned', 'To do {n} was assigned to you', '待办 {n} 已分配给您', 'normal', 'TD'),
  kind('lead', 'lead.assigned', 'Lead {n} was assigned to you', '线索 {n} 已分配给您', 'important', 'L'),
  kind('notice', 'notice.published', 'Notice {n}', '公告 {n}', 'normal'),
  kind('approval', 'role.decided', 'Your application {n} was decided', '您的申请 {n} 已审批', 'important', 'AP'),
  kind('visit', 'visit.reminded', 'Visit {n} is tomorrow', '明天拜访 {n}', 'normal', 'VS'),
  kind('project', 'schedule.late', 'Project {n} is late', '项目 {n} 进度滞后', 'important', 'PJ'),
  kind('system', 'system.updated', 'A new version {n} is there', '新版本 {n} 已上线', 'normal'),
]

function kind(
  category: Message['category'],
  type: string,
  en: string,
  zh: string,
  level: Message['level'],
  prefix?: string,
): Kind {
  return { category, type, level, title: { en, zh }, ...(prefix && { params: { id: `${prefix}-{n}` } }) }
}

/** Readers with their number of messages and of unread messages by category (domain: messages 6). */
const READERS: readonly (readonly [loginName: string, count: number, unread: Readonly<Record<string, number>>])[] = [
  ['rep01', 86, { todo: 6, risk: 4, lead: 3, notice: 2, approval: 1, visit: 1 }],
  ['rep04', 2, { todo: 1 }],
  ['rep05', 9, { lead: 2, todo: 1 }],
]
/** Number of messages of rep01 in a large store. */
const LARGE = 5000
/** Records that messages are about: every area seeds at least this many. */
const RECORDS = 30
const DAYS = 60
const DAY = 86_400_000
/** Number of expired messages; they are not counted, even if unread. */
const EXPIRED = 5

/** Seeds messages evenly over the last 60 days, the newest an hour old; the newest of each category are unread. */
export function seedMessages(now: Date, size: SeedOptions['size']): Message[] {
  let last = 0
  return READERS.flatMap(([loginName, usual, unread]) => {
    const count = size === 'large' && loginName === 'rep01' ? LARGE : usual
    const left: Record<string, number> = { ...unread }
    const messages = Array.from({ length: count }, (_, index): Message => {
      const seq = count - index
      const chosen = KINDS[index % KINDS.length] as Kind
      const isExpired = index >= count - EXPIRED && count > EXPIRED
      const isUnread = isExpired || (left[chosen.category] ?? 0) > 0
      if (!isExpired) left[chosen.category] = (left[chosen.category] ?? 0) - 1
      const at = new Date(now.getTime() - DAY / 24 - (index * (DAYS - 1) * DAY) / count)
      return {
        ...numbered(chosen, seq),
        mid: '',
        to: loginName,
        seq,
        at: at.toISOString(),
        ...(isUnread ? {} : { readAt: new Date(at.getTime() + DAY / 24).toISOString() }),
        ...(isExpired ? { expiresAt: new Date(at.getTime() + DAY).toISOString() } : {}),
      }
    })
    // Ids in chronological order, as a server assigns them.
    return messages.reverse().map((message) => {
      last += 1
      return { ...message, mid: `MS-${String(last).padStart(6, '0')}` }
    })
  })
}

function numbered({ title, params, ...rest }: Kind, n: number): Kind {
  const record = String(((n - 1) % RECORDS) + 1).padStart(6, '0')
  const put = (text: string) => text.replace('{n}', record)
  const words = typeof title === 'string' ? put(title) : { en: put(title.en), zh: put(title.zh) }
  return { ...rest, title: words, ...(params && { params: { id: put(params.id ?? '') } }) }
}
