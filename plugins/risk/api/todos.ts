import * as v from 'valibot'
import { abilities, coded, listOf, maybe, moment, person, recordOf, text } from '#base/wire'
import { listRequest } from '#platform/http'
import { TODO_TABS, todoFilters } from '../rules/todos'
import { TODO_KINDS, TODO_STATES, todoLevels } from '../rules/vocabulary'
import { get, ofId, ofVersion, post, read, restore } from './calls'

/** Calls of to-dos (domain/risk.md 5). */

export const todo = v.pipe(
  recordOf('todoId', {
    version: v.number(),
    kind: coded(TODO_KINDS),
    title: v.string(),
    titleEn: text,
    /** Path with parameters of the screen that settles it; untrusted, see `registeredHref`. */
    route: text,
    due: moment,
    /** Of the record that it is about. */
    level: maybe(coded(todoLevels)),
    state: coded(TODO_STATES),
    owner: person,
    doneBy: maybe(person),
    ...abilities,
  }),
  v.readonly(),
)
/** Something to be done by a day, about a record of any area. `can`: done, where the user ticks it off. */
export type Todo = v.InferOutput<typeof todo>

export const listTodos = get('/todos', {
  about:
    'One page of to-dos: the user’s own, those that were escalated to them, or those that ended; `facets`: with counts.',
  request: listRequest(todoFilters, { tab: v.optional(v.picklist(TODO_TABS)), facets: v.optional(v.literal(1)) }),
  response: listOf(todo),
})

export const getTodo = read('/todos/{id}', 'A to-do.', todo)

export const todoCounts = v.object({
  byKind: v.record(v.string(), v.number()),
  overdue: v.number(),
  today: v.number(),
  week: v.number(),
})

export const countTodos = get('/todos/counts', {
  about: 'Number of the user’s open to-dos by kind, of overdue ones, and of those due today and by Sunday.',
  request: v.object({}),
  response: todoCounts,
})

/** A second reminder of the day is not sent. Refused with 4010 where nothing is open. */
export const remindOwner = post('/todos/remind', {
  about: 'Reminds the owner of a to-do, or of the warning that it is about, once a day.',
  request: v.object(ofId),
  response: v.object({}),
})

export const doneTodo = post('/todos/{id}/done', {
  repeatable: true,
  about: 'Ticks a to-do off.',
  request: v.object(ofVersion),
  response: todo,
})

export const restoreTodo = restore('risk-todo', todo)
