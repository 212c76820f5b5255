import * as v from 'valibot'
import { number, optional, recordId, string } from '#base/routes'
import { defineMessage } from '#platform/messages'

/** Messages that the message center itself owns (domain/messages.md 5). */

/** A new message is there: it is polled for. */
export const messageNew = defineMessage(
  'message.new',
  v.object({ mid: recordId, seq: number, category: optional(string), title: optional(string) }),
)
