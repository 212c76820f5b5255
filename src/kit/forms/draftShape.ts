import * as v from 'valibot'
import { accepts, nodeOf, type SchemaNode } from './schemaTree'

/** Schemas that check a type only; what they accept needs no look at what they are made of. */
const OBJECTS = ['object', 'loose_object', 'strict_object', 'object_with_rest']

/**
 * The schema of a stored draft, derived from the form's: types only, no limits, because a draft may be incomplete. What
 * does not fit (a draft of another build) falls back to the default of its field; a row that does not fit is left out.
 * A draft that shares no field with the form is refused.
 */
export function draftShape<V>(schema: v.GenericSchema<V, unknown>, defaults: V): v.GenericSchema<unknown, V> {
  const names = Object.keys(defaults as object)
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((stored) => names.some((name) => name in stored), 'no field of this form'),
    v.transform((stored) => pick(nodeOf(schema), stored, defaults) as V),
  ) as unknown as v.GenericSchema<unknown, V>
}

const NONE = Symbol('does not fit')

/** The value as far as it fits, else the fallback. */
function pick(node: SchemaNode, raw: unknown, fallback: unknown): unknown {
  const found = match(node, raw, fallback)
  return found === NONE ? fallback : found
}

function match(node: SchemaNode, raw: unknown, fallback: unknown): unknown {
  if (node.wrapped) return raw === undefined || raw === null ? accepted(node, raw) : match(node.wrapped, raw, fallback)
  if (node.getter) return match(node.getter(raw), raw, fallback)
  if (node.entries && OBJECTS.includes(node.type)) return fitObject(node.entries, raw, fallback)
  if (node.type === 'array' && node.item) {
    const { item } = node
    return Array.isArray(raw) ? raw.map((each) => match(item, each, NONE)).filter((each) => each !== NONE) : NONE
  }
  if (node.type === 'union' || node.type === 'variant') return fitOne(node, raw, fallback)
  return accepted(bare(node), raw)
}

function fitObject(entries: Readonly<Record<string, SchemaNode>>, raw: unknown, fallback: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return NONE
  const known = typeof fallback === 'object' && fallback !== null ? (fallback as Record<string, unknown>) : undefined
  const found: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(entries)) {
    const start = known?.[name]
    const given = (raw as Record<string, unknown>)[name]
    const value = known ? pick(entry, given, start) : match(entry, given, NONE)
    // In a row there is no default to fall back to.
    if (value === NONE) return NONE
    if (value !== undefined || name in raw) found[name] = value
  }
  return found
}

function fitOne(node: SchemaNode, raw: unknown, fallback: unknown): unknown {
  for (const option of node.options ?? []) {
    const found = match(option as SchemaNode, raw, fallback)
    if (found !== NONE) return found
  }
  return NONE
}

const accepted = (node: SchemaNode, raw: unknown): unknown => (accepts(node, raw) ? raw : NONE)

/** The schema before its actions; a pipe may begin with another pipe. */
function bare(node: SchemaNode): SchemaNode {
  const first = node.pipe?.[0] as SchemaNode | undefined
  return first && first !== node ? bare(first) : node
}
