import type { SimKind } from '#harness/backend/contract'
import { todoKind as anyTodo, type NewTodo as NewOf, type SimTodo as TodoOf } from '#harness/backend/kit'
import type { TodoKind } from '../rules/vocabulary'

export { addTodo, endTodos } from '#harness/backend/kit'

/** To-dos of the kinds that the app knows. */
export type SimTodo = TodoOf<TodoKind>
export type NewTodo = NewOf<TodoKind>
export const todoKind: SimKind<SimTodo> = anyTodo
