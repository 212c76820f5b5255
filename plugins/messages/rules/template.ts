import * as v from 'valibot'
import { firstOf, type Words, words } from './words'

/**
 * The template of a message (domain/messages.md 1): what the server wants to be shown, as data. Parts that this version
 * does not know, or that are beyond a limit, are left out (`isCut`); nothing of it can break the page.
 */

const FORMATS = ['text', 'money', 'volume', 'date', 'phone', 'address', 'person', 'tag'] as const
export type Format = (typeof FORMATS)[number]
const ROW_TONES = ['normal', 'good', 'due', 'bad'] as const
const ACTION_TONES = ['plain', 'main', 'danger'] as const

const LIMITS = { rows: 20, label: 20, columns: 6, tableRows: 50, actions: 3, actionLabel: 12 } as const

/** A word of a list; unknown ones are the first. */
const oneOf = <const W extends readonly [string, ...string[]]>(list: W) =>
  v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((code): W[number] => list.find((word) => word === code) ?? list[0]),
  )

/** What a cell holds; null and objects are shown as nothing. */
const value = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((given): Words | number | boolean | undefined => {
    const known = v.safeParse(v.union([words, v.number(), v.boolean()]), given)
    return known.success ? known.output : undefined
  }),
)

const row = v.object({ label: words, value, as: oneOf(FORMATS), tone: oneOf(ROW_TONES) })
export type TemplateRow = v.InferOutput<typeof row>

const column = v.object({ key: v.string(), label: words, as: oneOf(FORMATS), align: v.optional(v.unknown()) })
const cells = v.record(v.string(), value)
export type TemplateCells = v.InferOutput<typeof cells>

const params = v.fallback(v.record(v.string(), v.string()), {})
const common = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  label: words,
  tone: oneOf(ACTION_TONES),
}
const confirm = v.fallback(v.optional(v.union([v.boolean(), words])), undefined)
const action = v.variant('do', [
  v.object({ ...common, do: v.literal('route'), type: v.string(), params }),
  v.object({ ...common, do: v.literal('call'), confirm }),
  v.object({ ...common, do: v.literal('ack') }),
])
export type TemplateAction = v.InferOutput<typeof action>

/** The version of templates that this app reads. */
const VERSION = 1

/**
 * Reads a template; undefined if it is none, or of another version. Never throws. `isCut`: something was left out, which a
 * newer version of the app shows.
 */
export function readTemplate(raw: unknown) {
  const whole = v.safeParse(v.looseObject({ v: v.literal(VERSION) }), raw)
  if (!whole.success) return undefined
  const given: Readonly<Record<string, unknown>> = whole.output
  // Set by the functions below, which the compiler does not follow.
  let isCut = false as boolean
  /** The items of a list that can be read, up to the limit. */
  const listOf = <S extends v.GenericSchema>(list: unknown, schema: S, most: number): v.InferOutput<S>[] => {
    if (list == null) return []
    const items: readonly unknown[] = Array.isArray(list) ? list : []
    const read = items.slice(0, most).map((item) => v.safeParse(schema, item))
    const found = read.flatMap((result) => (result.success ? [result.output] : []))
    if (!Array.isArray(list) || found.length < items.length) isCut = true
    return found
  }
  const maybe = <S extends v.GenericSchema>(part: unknown, schema: S): v.InferOutput<S> | undefined => {
    if (part == null) return undefined
    const read = v.safeParse(schema, part)
    if (!read.success) isCut = true
    return read.success ? read.output : undefined
  }
  /** A text that is longer than the server may send is cut, as a server that counts otherwise would. */
  const short = (label: Words, most: number): Words => {
    const whole = typeof label === 'string' ? [label] : [label.en, label.zh]
    if (whole.some((text) => text.length > most)) isCut = true
    return firstOf(label, most)
  }

  const table = maybe(given.table, v.looseObject({ columns: v.unknown(), rows: v.unknown() }))
  const columns = table ? listOf(table.columns, column, LIMITS.columns) : []
  const template = {
    title: maybe(given.title, words),
    subtitle: maybe(given.subtitle, words),
    rows: listOf(given.rows, row, LIMITS.rows).map((each) => ({ ...each, label: short(each.label, LIMITS.label) })),
    table:
      table && columns.length > 0
        ? {
            columns: columns.map((each) => ({ ...each, label: short(each.label, LIMITS.label) })),
            rows: listOf(table.rows, cells, LIMITS.tableRows),
            total: maybe(table.total, cells),
          }
        : undefined,
    actions: listOf(given.actions, action, LIMITS.actions).map((each) => ({
      ...each,
      label: short(each.label, LIMITS.actionLabel),
    })),
  }
  return { ...template, isCut }
}
export type Template = NonNullable<ReturnType<typeof readTemplate>>
