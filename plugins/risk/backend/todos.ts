import type { SimContext, SimKind } from '#harness/backend/contract'
import { newRecordId } from '#harness/backend/world'
import type { TodoKind } from '../rules/vocabulary'

/** A to-do as stored; that it is overdue follows from the clock. Moments from `toISOString()`. */
export interface SimTodo {
  readonly todoId: string
  readonly version: number
  readonly kind: TodoKind
  readonly title: string
  readonly titleEn: string
  /** Id of the record that it is about. */
  readonly subject: string
  /** Path with parameters of the registry. */
  readonly route: string
  readonly due: string
  /** Of the record that it is about. */
  readonly level?: string
  readonly state: 'open' | 'done' | 'void'
  /** Login name. */
  readonly owner: string
  readonly orgCode: string
  readonly doneBy?: string
  readonly doneAt?: string
}

/** A to-do before it is added. */
export type NewTodo = Omit<SimTodo, 'todoId' | 'version' | 'state' | 'doneBy'>

export const todoKind: SimKind<SimTodo> = { name: 'risk-todo', id: ({ todoId }) => todoId }

/** Adds a to-do, unless an open one of the kind about the same record exists. */
export function addTodo(todo: NewTodo, { store }: Pick<SimContext, 'store'>): void {
  const table = store.table(todoKind)
  const isThere = (each: SimTodo) =>
    each.subject === todo.subject && each.kind === todo.kind && each.owner === todo.owner && each.state === 'open'
  if ([...table.values()].some(isThere)) return
  table.put({ todoId: newRecordId('TD', store.next(todoKind.name)), version: 1, state: 'open', ...todo })
}

/** Ends the open to-dos about a record: it was dealt with (`doneBy`: login name), or is void. */
export function endTodos(
  subject: string,
  doneBy: string | undefined,
  { store, now }: Pick<SimContext, 'store' | 'now'>,
): void {
  const table = store.table(todoKind)
  for (const todo of [...table.values()]) {
    if (todo.subject !== subject || todo.state !== 'open') continue
    const ended =
      doneBy === undefined
        ? ({ state: 'void' } as const)
        : ({ state: 'done', doneBy, doneAt: now.toISOString() } as const)
    table.put({ ...todo, ...ended, version: todo.version + 1 })
  }
}
