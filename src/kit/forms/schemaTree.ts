import * as v from 'valibot'

/** The parts of a valibot schema that say how it is built. */
export interface SchemaNode {
  readonly type: string
  /** The schema itself and the actions after it, in order. */
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  readonly items?: readonly SchemaNode[]
  readonly wrapped?: SchemaNode
  readonly options?: readonly unknown[]
  readonly message?: unknown
  readonly getter?: (input: unknown) => SchemaNode
}

// biome-ignore lint/suspicious/noExplicitAny: a schema of any input and output
type AnySchema = v.GenericSchema<any, any>

export const nodeOf = (schema: AnySchema): SchemaNode => schema as unknown as SchemaNode

/** Whether a node accepts a value. */
export const accepts = (node: SchemaNode, value: unknown): boolean => v.is(node as unknown as AnySchema, value)

export const isNode = (option: unknown): option is SchemaNode =>
  typeof option === 'object' && option !== null && (option as { kind?: unknown }).kind === 'schema'

/** The alternatives that a value may follow: what is wrapped (optional, nullable), deferred, or one of a union. */
export function alternatives(node: SchemaNode): readonly SchemaNode[] {
  if (node.wrapped) return alternatives(node.wrapped)
  if (node.getter) return alternatives(node.getter(undefined))
  const options = (node.options ?? []).filter(isNode)
  return options.length > 0 ? options.flatMap(alternatives) : [node]
}

/** The schema of a field by its name (`items.0.orgCode`); undefined if the form's schema has none. */
export function fieldNode(schema: AnySchema, name: string): SchemaNode | undefined {
  let found: SchemaNode | undefined = nodeOf(schema)
  for (const part of name.split('.')) found = found && childOf(found, part)
  return found
}

function childOf(node: SchemaNode, part: string): SchemaNode | undefined {
  for (const each of alternatives(node)) {
    const child = each.entries?.[part] ?? each.items?.[Number(part)] ?? each.item
    if (child) return child
  }
  return undefined
}
