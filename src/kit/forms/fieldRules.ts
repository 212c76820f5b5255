import type * as v from 'valibot'
import { accepts, alternatives, fieldNode, isNode, type SchemaNode } from './schemaTree'

/** What an input shows of its field's schema, so that a limit is written once. */
export interface FieldRules {
  /** An empty field is refused. */
  readonly required: boolean
  /** Shortest and longest text, or fewest and most entries. */
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  /** Smallest and largest number, or first and last day (`2026-11-20`) or month. */
  readonly min?: number | string | undefined
  readonly max?: number | string | undefined
}

/** Values of an empty field. */
const EMPTY: readonly unknown[] = ['', null, undefined]
const EMPTY_LIST: readonly unknown[] = []

/**
 * Reads required mark and limits of a field from the form's schema. Checks across fields are not seen: an input takes
 * `required` for these.
 */
// biome-ignore lint/suspicious/noExplicitAny: a schema of any input and output
export function fieldRules(schema: v.GenericSchema<any, any>, name: string): FieldRules {
  const node = fieldNode(schema, name)
  if (!node) return { required: false }
  const kinds = alternatives(node)
  const isList = kinds.some(({ type }) => type === 'array')
  const isYesNo = kinds.some(({ type }) => type === 'boolean')
  const find = (...types: readonly string[]) => requirement(kinds, types)
  return {
    required: !isYesNo && !(isList ? accepts(node, EMPTY_LIST) : EMPTY.some((empty) => accepts(node, empty))),
    minLength: asLength(find('min_length', 'length')),
    maxLength: asLength(find('max_length', 'length')),
    min: asLimit(find('min_value')),
    max: asLimit(find('max_value')),
  }
}

/** What the form's schema says of a field that is wrong: the last of its messages. */
// biome-ignore lint/suspicious/noExplicitAny: a schema of any input and output
export function fieldMessage(schema: v.GenericSchema<any, any>, name: string): string | undefined {
  const node = fieldNode(schema, name)
  return node && messageIn(node)
}

function messageIn({ pipe = [], wrapped, message }: SchemaNode): string | undefined {
  // A pipe begins with the schema itself.
  const own = pipe.slice(1).flatMap((each) => messageIn(each as unknown as SchemaNode) ?? [])
  return own[own.length - 1] ?? (typeof message === 'string' ? message : wrapped && messageIn(wrapped))
}

function requirement(kinds: readonly SchemaNode[], types: readonly string[]): unknown {
  for (const { pipe = [] } of kinds) {
    const action = pipe.find(({ type }) => types.includes(type))
    // A pipe may begin with another pipe, or lead into the schema of a number.
    const found = action
      ? action.requirement
      : requirement((pipe as readonly unknown[]).filter(isNode).flatMap(alternatives), types)
    if (found !== undefined) return found
  }
  return undefined
}

const asLength = (value: unknown) => (typeof value === 'number' ? value : undefined)
const asLimit = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : undefined)
