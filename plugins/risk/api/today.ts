import * as v from 'valibot'
import { counted, listOf, maybe } from '#base/wire'
import { bounce } from './bounces'
import { get } from './calls'
import { competitive } from './competitive'
import { todo, todoCounts } from './todos'
import { warning } from './warnings'

/** `serious`: the user's open warnings of level 2 and 3; `team…`: for those who assign warnings. */
export const getToday = get('/today', {
  about:
    'What the start page shows: warnings, competitors, rebounds and to-dos of the user that are due today or late; late to-dos, open warnings and competitors of the team.',
  request: v.object({}),
  response: v.object({
    warnings: listOf(warning),
    competitors: listOf(competitive),
    rebounds: listOf(bounce),
    overdue: listOf(todo),
    today: listOf(todo),
    counts: todoCounts,
    serious: counted,
    teamLate: maybe(listOf(todo)),
    teamWarnings: maybe(listOf(warning)),
    teamCompetitors: maybe(listOf(competitive)),
  }),
})
