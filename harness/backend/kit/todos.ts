import type { SimContext, SimKind } from '../contract'
import { newRecordId } from '../world/recordId'

/**
 * Something to be done by a day, about a record of any area; the area of risk lists it (domain/risk.md 5). That it is
 * overdue follows from the clock. Moments from `toISOString()`.
 */
export interface SimTodo<Kind extends string = string> {
  readonly todoId: string
  readonly version: number
  readonly kind: Kind
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
export type NewTodo<Kind extends string = string> = Omit<SimTodo<Kind>, 'todoId' | 'version' | 'state' | 'doneBy'>

export const todoKind: SimKind<SimTodo> = { name: 'risk-todo', id: ({ todoId }) => todoId }

type Stored = Pick<SimContext, 'store'>

const openAbout = (subject: string, { store }: Stored) =>
  [...store.table(todoKind).values()].filter((todo) => todo.subject === subject && todo.state === 'open')

/** Adds a to-do, unless its owner has an open one of the kind about the same record. */
export function addTodo(todo: NewTodo, { store }: Stored): void {
  const isThere = ({ kind, owner }: SimTodo) => kind === todo.kind && owner === todo.owner
  if (openAbout(todo.subject, { store }).some(isThere)) return
  const todoId = newRecordId('TD', store.next(todoKind.name))
  store.table(todoKind).put({ todoId, version: 1, state: 'open', ...todo })
}

function change(subject: string, to: Partial<SimTodo>, { store }: Stored): void {
  for (const todo of openAbout(subject, { store }))
    store.table(todoKind).put({ ...todo, ...to, version: todo.version + 1 })
}

/** Ends the open to-dos about a record: it was dealt with (`doneBy`: login name), or is void. */
export function endTodos(
  subject: string,
  doneBy: string | undefined,
  context: Pick<SimContext, 'store' | 'now'>,
): void {
  const doneAt = context.now.toISOString()
  change(subject, doneBy === undefined ? { state: 'void' } : { state: 'done', doneBy, doneAt }, context)
}

/** Gives the open to-dos about a record to somebody, also of another organisation. */
export const giveTodos = (subject: string, to: Partial<Pick<SimTodo, 'owner' | 'orgCode'>>, context: Stored): void =>
  change(subject, to, context)
