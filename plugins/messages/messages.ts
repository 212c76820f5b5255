import * as v from 'valibot'
import { defineMessage } from '#src/messages'
import { number, optional, recordId, string } from '#src/routes'

/** Messages that the message center itself owns (domain/messages.md 5). */

/** A new message: its list is requested. */
export const messageNew = defineMessage(
  'message.new',
  v.object({ mid: recordId, seq: number, category: optional(string), title: optional(string) }),
)
