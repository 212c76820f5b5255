import { days } from '#base/calendar'
import type { SimContext, SimKind } from '../contract'
import { type Message, messageKind, sendMessage } from '../core/messages'
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

/** Sends a message to its readers (login names); its params get `type`, `at` and `by` too. */
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
  for (const to of readers) sendMessage({ ...sent, to }, context)
}

/** A message about a record of the area, with `id` among its params. */
export interface RecordMessage extends Omit<MessageDraft, 'subject' | 'params'> {
  readonly params?: MessageDraft['params'] | undefined
}

/** Sends a message about a record to its readers, each once; when the record is gone, they are told. */
export function notifyAbout(
  { name: kind }: Pick<SimKind<never>, 'name'>,
  id: string,
  readers: readonly string[],
  { params, ...draft }: RecordMessage,
  context: SimContext,
): void {
  notify([...new Set(readers)], { ...draft, params: { id, ...params }, subject: { kind, id } }, context)
}

/**
 * Reminds somebody of a record, on behalf of the employee; `params.id` names the record. A second reminder of the day is
 * not sent.
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

/** Grouped anew after each message that is sent, many times in a poll: by a text that is there, not one that is put together. */
const byReader = indexedBy(messageKind, ({ to }) => to)

/** Messages of a type that the employee has received, so that none is sent twice. */
export const received = (type: string, context: SimContext): readonly Message[] =>
  byReader(context.employee.loginName, context).filter((message) => message.type === type)

/** Those of today, so that a daily message is sent once a day. */
export function receivedToday(type: string, context: SimContext): readonly Message[] {
  return received(type, context).filter(({ at }) => days.of(new Date(at)) === days.of(context.now))
}
