import { days } from '#base/calendar'
import type { SimContext, SimKind } from '../contract'
import { type Message, messageKind, sendMessage } from '../core/messages'
import { definedFields } from './definedFields'
import { indexedBy } from './memo'
import { personOf } from './people'

/** A message that an area sends about a record. */
export interface MessageDraft extends Pick<Message, 'category' | 'type' | 'level' | 'subject'> {
  /** `{name}` is the person that the message concerns. */
  readonly title: { readonly en: string; readonly zh: string }
  /** Login name of the person that the message concerns; default: the caller. */
  readonly by?: string
  readonly params: Readonly<Record<string, string>>
}

/**
 * Sends a message to its readers (login names); its params get `type`, `at` and `by` too. It is from the caller; what
 * somebody is told about themselves, or finds when they ask, is the server's.
 */
export function notify(
  readers: readonly string[],
  { title, by, params, ...message }: MessageDraft,
  context: SimContext,
): void {
  const { loginName, userName, userNameEn } = personOf(context, by ?? context.employee.loginName)
  const sent = {
    ...message,
    title: { en: title.en.replace('{name}', userNameEn), zh: title.zh.replace('{name}', userName) },
    params: { type: message.type, at: context.now.toISOString(), by: loginName, ...params },
  }
  const from = context.employee.loginName
  for (const to of readers) sendMessage({ ...sent, to, ...(to !== from && to !== loginName && { from }) }, context)
}

type Params = Readonly<Record<string, string | number | undefined>>

/** What a message of an area says besides what all about this kind of record have in common. */
interface RecordMessage extends Partial<Pick<Message, 'category' | 'level'>>, Pick<MessageDraft, 'title' | 'by'> {
  readonly type: string
  readonly params?: Params | undefined
}

/**
 * How an area notifies about its records: each reader once, with the record as subject and its id among the params;
 * when the record is gone, they are told. `usual` and `paramsOf` are what all messages about this kind have in common.
 */
export const messagesAbout =
  <T extends object>(
    kind: SimKind<T>,
    usual: Pick<Message, 'category' | 'level'>,
    paramsOf: (record: T, context: SimContext) => Params,
  ) =>
  (record: T, readers: readonly string[], { params, ...draft }: RecordMessage, context: SimContext): void => {
    const id = kind.id(record)
    const all = Object.entries(definedFields({ id, ...paramsOf(record, context), ...params }))
    const about = { params: Object.fromEntries(all.map(([name, value]) => [name, String(value)])) }
    notify([...new Set(readers)], { ...usual, ...draft, ...about, subject: { kind: kind.name, id } }, context)
  }

/**
 * Reminds somebody of a record, on behalf of the employee; `params.id` names the record. A second reminder of the day
 * is not sent.
 */
export function remind(reader: string, draft: MessageDraft, context: SimContext): void {
  const { type, params } = draft
  const today = days.of(context.now)
  const isReminded = byReader(reader, context).some(
    (sent) =>
      sent.type === type &&
      sent.params?.id === params.id &&
      sent.params?.change === 'reminded' &&
      days.of(new Date(sent.at)) === today,
  )
  if (!isReminded) notify([reader], { ...draft, params: { ...params, change: 'reminded' } }, context)
}

/**
 * Grouped anew after each message that is sent, many times in a poll: by a text that is there, not one that is put
 * together.
 */
const byReader = indexedBy(messageKind, ({ to }) => to)

/** Messages of a type that the employee has received, so that none is sent twice. */
export const received = (type: string, context: SimContext): readonly Message[] =>
  byReader(context.employee.loginName, context).filter((message) => message.type === type)

/** Those of today, so that a daily message is sent once a day. */
export function receivedToday(type: string, context: SimContext): readonly Message[] {
  return received(type, context).filter(({ at }) => days.of(new Date(at)) === days.of(context.now))
}
