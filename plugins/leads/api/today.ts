import * as v from 'valibot'
import { counted, listOf, maybe } from '#base/wire'
import { leadSchema } from './lead'
import { ours } from './shared'

/** `team…`: for those who assign leads. */
export const getToday = ours.get('/today', {
  about:
    'What the start page shows: my leads whose next step is late or due within a week; late steps of the organisation, leads without an owner, check-ins to review.',
  request: v.object({}),
  response: v.object({
    late: listOf(leadSchema),
    week: listOf(leadSchema),
    teamLate: maybe(listOf(leadSchema)),
    teamFree: maybe(counted),
    teamOdd: maybe(counted),
  }),
})
