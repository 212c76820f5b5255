import * as v from 'valibot'
import { defineMessage } from './listeners'

const pixels = v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite(), v.minValue(0))

/** Messages between this app and the sibling to-do app (wire.md); payloads are ours. */
export const siblingMessages = {
  /** Opens a page of this app: `route` is its path with parameters. */
  open: defineMessage('todo.open', v.object({ route: v.pipe(v.string(), v.nonEmpty()) })),
  /** A to-do was completed; `route` and `value` describe the result. */
  done: defineMessage(
    'todo.done',
    v.pipe(
      v.optional(v.object({ route: v.optional(v.string()), value: v.optional(v.unknown()) }), {}),
      v.transform(({ route, value }) => ({ route, value })),
    ),
  ),
  close: defineMessage(
    'todo.close',
    v.pipe(
      v.optional(v.unknown()),
      v.transform(() => undefined),
    ),
  ),
  /** Height requested by the embedded page. CSS px */
  resize: defineMessage('todo.resize', v.object({ height: pixels })),
}

export type SiblingType = 'todo.open' | 'todo.done' | 'todo.close' | 'todo.resize'

const types: readonly string[] = Object.values(siblingMessages).map(({ type }) => type)

/** True for a type of message of the to-do app. */
export function isSiblingType(type: string): type is SiblingType {
  return types.includes(type)
}
