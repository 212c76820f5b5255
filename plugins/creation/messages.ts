import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** A new opportunity, for the area manager (domain/creation.md 4); `id` is the opportunity's, `needs` comma-separated. */
export const opportunityCreated = defineMessage(
  'opportunity.created',
  v.object({
    id: recordId,
    custId: optional(string),
    name: optional(string),
    needs: optional(string),
    at: optional(moment),
    by: optional(string),
  }),
)
