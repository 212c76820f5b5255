import type { GenericSchema } from 'valibot'
import { wireName } from '#base/wire'
import type { AnyCall } from '#platform/http'

/** Parameters of every list, which the kit reads itself. */
const OF_EVERY_LIST = ['page', 'size', 'tab', 'keyword', 'sort']

/** A schema as its maker built it: an object has entries, an optional one wraps another, a choice has options. */
type Built = GenericSchema & {
  readonly entries?: Readonly<Record<string, Built>>
  readonly wrapped?: Built
  readonly pipe?: readonly Built[]
  readonly item?: Built
  readonly options?: readonly unknown[]
}

/** The values that a schema allows; empty if it has no fixed set. */
function optionsOf(schema: Built | undefined): readonly string[] {
  if (!schema) return []
  const inner = [schema.wrapped, schema.item, ...(schema.pipe?.slice(1) ?? [])].find((one) => optionsOf(one).length > 0)
  return inner ? optionsOf(inner) : (schema.options ?? []).filter((one) => typeof one === 'string')
}

/** What the request of a list call declares. */
export interface DeclaredList {
  readonly hasKeyword: boolean
  readonly sorts: readonly string[]
  readonly tabs: readonly string[]
  /** Further parameters, named as transmitted, with the values of those that have a fixed set. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Those among them that a request may omit. */
  readonly optional: readonly string[]
  /**
   * A request with only these values, as transmitted, filters in an object of their own taken out of it; undefined if
   * the call requires others as well.
   */
  readonly wireOf: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined
}

export function declaredBy({ declaration, request }: AnyCall): DeclaredList {
  const { entries = {} } = declaration.request as Built
  const fields = Object.keys(entries).filter((name) => !OF_EVERY_LIST.includes(name))
  return {
    hasKeyword: 'keyword' in entries,
    sorts: optionsOf(entries.sort),
    tabs: optionsOf(entries.tab),
    fields: Object.fromEntries(fields.map((name) => [wireName(name), optionsOf(entries[name])])),
    optional: fields.filter((name) => entries[name]?.type === 'optional').map(wireName),
    wireOf(values) {
      // A required choice, such as the tab, is sent with its first value.
      const chosen = Object.entries(entries).flatMap(([name, schema]) => {
        const [first] = schema.type === 'optional' ? [] : optionsOf(schema)
        return first === undefined ? [] : [[name, first] as const]
      })
      try {
        // A map sends its filters in an object of their own.
        const { filters, ...rest } = Object(request({ ...Object.fromEntries(chosen), page: 1, ...values }))
        return { ...rest, ...(typeof filters === 'object' ? filters : filters !== undefined && { filters }) }
      } catch {
        return undefined
      }
    },
  }
}
