import type * as v from 'valibot'

/** A field of a payload, as a form offers it. */
export interface PayloadField {
  readonly name: string
  /** 'json': a value that no single control can hold. */
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  /** Values of a choice. */
  readonly choices?: readonly string[]
  readonly isRequired: boolean
}

type Schema = v.GenericSchema

/** A part of a schema: valibot's schemas are plain objects, told apart by `type`. */
const partOf = (schema: Schema, name: 'entries' | 'options' | 'wrapped' | 'literal' | 'item' | 'pipe'): unknown =>
  Reflect.get(schema, name)
const schemasIn = (schema: Schema): readonly Schema[] => partOf(schema, 'options') as readonly Schema[]

const WRAPPERS = ['optional', 'nullable', 'nullish', 'undefinedable', 'exact_optional', 'non_optional']
const OBJECTS = ['object', 'loose_object', 'strict_object']

/** The schema below those that allow a missing value. */
function unwrapped(schema: Schema): Schema {
  return WRAPPERS.includes(schema.type) ? unwrapped(partOf(schema, 'wrapped') as Schema) : schema
}

const isRequired = (schema: Schema) => !WRAPPERS.includes(schema.type) && !('fallback' in schema)

function kindOf(given: Schema): Pick<PayloadField, 'kind' | 'choices'> {
  const schema = unwrapped(given)
  switch (schema.type) {
    case 'string':
      return { kind: 'text' }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'picklist':
      return { kind: 'choice', choices: (partOf(schema, 'options') as readonly unknown[]).map(String) }
    case 'literal':
      return { kind: 'choice', choices: [String(partOf(schema, 'literal'))] }
    case 'union': {
      const kinds = schemasIn(schema).map((each) => kindOf(each).kind)
      const [first = 'json'] = kinds
      if (kinds.includes('json') || first === 'choice') return { kind: 'json' }
      // A host may send a number as text.
      const steps = (partOf(schema, 'pipe') ?? []) as readonly { readonly type: string }[]
      return { kind: steps.some(({ type }) => type === 'to_number') ? 'number' : first }
    }
    default:
      return { kind: 'json' }
  }
}

/** All objects that the schema accepts: the payload itself, one of several forms, or the entries of a list. */
function objectsIn(given: Schema): readonly Schema[] {
  const schema = unwrapped(given)
  if (OBJECTS.includes(schema.type)) return [schema]
  if (schema.type === 'union') return schemasIn(schema).flatMap(objectsIn)
  if (schema.type === 'array') return objectsIn(partOf(schema, 'item') as Schema)
  return []
}

const fieldsIn = (object: Schema): readonly PayloadField[] =>
  Object.entries(partOf(object, 'entries') as Record<string, Schema>).map(([name, schema]) => ({
    name,
    ...kindOf(schema),
    isRequired: isRequired(schema),
  }))

/** Fields of a sample, for a schema that accepts anything. */
const fieldsOfSample = (sample: unknown): readonly PayloadField[] =>
  Object.entries(typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {}).map(
    ([name, value]) => {
      const kind = typeof value
      return {
        name,
        kind: kind === 'string' ? 'text' : kind === 'number' || kind === 'boolean' ? kind : 'json',
        isRequired: false,
      }
    },
  )

/**
 * Fields of a payload by its schema; of several forms those of the one with the most fields. Empty for a payload
 * without fields.
 */
export function fieldsOf(schema: v.GenericSchema, sample?: unknown): readonly PayloadField[] {
  const [most] = objectsIn(schema)
    .map(fieldsIn)
    .sort((one, other) => other.length - one.length)
  return most && most.length > 0 ? most : fieldsOfSample(sample)
}
