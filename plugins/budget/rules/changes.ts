import * as v from 'valibot'
import { many } from '#base/wire'
import {
  blankItem,
  type Content,
  cellsOf,
  contentSchema,
  type Group,
  ITEM_FIELDS,
  type Item,
  itemsOf,
  nextCode,
  withCell,
} from './content'

/** Changes of a content: what a save sends, and how the saves of two editors merge (domain/budget.md 2; gaps.md). */

export const changesSchema = {
  /** `base`: the text that the editor began with; without it, the cell was new. */
  cells: v.array(v.object({ key: v.string(), base: v.string(), value: v.string() })),
  /** Rows are groups (`A`), items (`A1`) and parameters (`p.key`); `after`: the row before it, the first one without. */
  rows: v.array(
    v.object({
      op: v.picklist(['add', 'remove', 'move']),
      code: v.string(),
      group: v.optional(v.string()),
      after: v.optional(v.string()),
    }),
  ),
}
const changes = v.object(changesSchema)
export type Changes = v.InferOutput<typeof changes>
export type RowChange = Changes['rows'][number]

/** A cell that two editors changed; without `current`, its row was removed. */
const conflictSchema = v.object({
  key: v.string(),
  base: v.string(),
  value: v.string(),
  current: v.optional(v.string()),
})
export type Conflict = v.InferOutput<typeof conflictSchema>

const refusedSave = v.object({
  version: v.number(),
  content: contentSchema,
  gone: many(v.string()),
  cells: v.array(conflictSchema),
})
/** What is stored, in the data of a refusal 4009, with the cells that both changed. */
export function storedIn(data: unknown): v.InferOutput<typeof refusedSave> | undefined {
  const found = v.safeParse(refusedSave, data)
  return found.success ? found.output : undefined
}

interface Row {
  readonly code: string
  /** Of an item. */
  readonly group?: string | undefined
  readonly after?: string | undefined
}

/** Groups, items and parameters in their order. */
export function rowsOf(content: Content): Row[] {
  const inLine = (codes: readonly string[], group?: string): Row[] =>
    codes.map((code, index) => ({ code, group, after: codes[index - 1] }))
  return [
    ...inLine(content.params.map(({ key }) => `p.${key}`)),
    ...inLine(content.groups.map(({ code }) => code)),
    ...content.groups.flatMap(({ code, items }) =>
      inLine(
        items.map((item) => item.code),
        code,
      ),
    ),
  ]
}

/** Codes of the rows that are moved: the fewest without which the others are in their old order. */
export function movedRows(before: readonly Row[], after: readonly Row[]): Set<string> {
  const place = new Map(before.map((row, index) => [row.code, { row, index }]))
  const common = after.filter(({ code }) => place.has(code))
  const kept = longestRise(common.map(({ code }) => place.get(code)?.index ?? 0))
  const stay = new Set(kept.map((at) => common[at]?.code))
  return new Set(
    common.filter(({ code, group }) => !stay.has(code) || place.get(code)?.row.group !== group).map(({ code }) => code),
  )
}

/** Positions of a longest rising part of distinct numbers. */
function longestRise(numbers: readonly number[]): number[] {
  /** Position of the least last number of a rise by its length. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  numbers.forEach((number, at) => {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) > number)
    if (length < 0) length = ends.length
    previous[at] = ends[length - 1]
    ends[length] = at
  })
  const rise: number[] = []
  for (let at = ends[ends.length - 1]; at !== undefined; at = previous[at]) rise.unshift(at)
  return rise
}

/** What was changed between two contents, as a save sends it. */
export function changesBetween(base: Content, mine: Content): Changes {
  const [before, after] = [rowsOf(base), rowsOf(mine)]
  const had = new Set(before.map(({ code }) => code))
  const has = new Set(after.map(({ code }) => code))
  const moved = movedRows(before, after)
  const rows: RowChange[] = [
    ...after.flatMap(({ code, ...where }): RowChange[] => {
      if (!had.has(code)) return [{ op: 'add', code, ...where }]
      return moved.has(code) ? [{ op: 'move', code, ...where }] : []
    }),
    // Last, so that nothing that is moved out of a removed group is lost; items before their groups, which are empty then.
    ...before
      .filter(({ code }) => !has.has(code))
      .sort((a, b) => Number(b.group !== undefined) - Number(a.group !== undefined))
      .map(({ code }): RowChange => ({ op: 'remove', code })),
  ]
  const old = cellsOf(base)
  const fresh = cellsOf(rows.filter(({ op }) => op === 'add').reduce(withRow, base))
  const cells = [...cellsOf(mine)].flatMap(([key, value]) => {
    const from = old.get(key) ?? fresh.get(key) ?? ''
    return from === value ? [] : [{ key, base: from, value }]
  })
  return { cells, rows }
}

const insertedAfter = <T>(all: readonly T[], one: T, after: string | undefined, codeOf: (each: T) => string): T[] => {
  const at = after === undefined ? 0 : all.findIndex((each) => codeOf(each) === after) + 1 || all.length
  return [...all.slice(0, at), one, ...all.slice(at)]
}
const codeOf = ({ code }: { readonly code: string }) => code

/** The content with a row added, removed or moved. */
export function withRow(content: Content, { op, code, group, after }: RowChange): Content {
  if (code.startsWith('p.')) {
    const key = code.slice(2)
    const found = content.params.find((each) => each.key === key)
    const rest = content.params.filter((each) => each !== found)
    if (op === 'remove' || (op === 'move' && !found)) return { ...content, params: rest }
    const param = found ?? { key, label: '', value: '', unit: '' }
    return { ...content, params: insertedAfter(rest, param, after, (each) => `p.${each.key}`) }
  }
  return group === undefined && !/\d/.test(code)
    ? withGroup(content, { op, code, after })
    : withItem(content, { op, code, group, after })
}

function withGroup(content: Content, { op, code, after }: RowChange): Content {
  const found = content.groups.find((each) => each.code === code)
  const rest = content.groups.filter((each) => each !== found)
  if (op === 'remove' || (op === 'move' && !found)) return { ...content, groups: rest }
  const made: Group = found ?? { code, name: '', items: [] }
  return { ...content, groups: insertedAfter(rest, made, after, codeOf) }
}

function withItem(content: Content, { op, code, group, after }: RowChange): Content {
  const found = itemsOf(content).find((each) => each.code === code)
  const without = content.groups.map((each) =>
    found && each.items.includes(found) ? { ...each, items: each.items.filter((item) => item !== found) } : each,
  )
  if (op === 'remove') return { ...content, groups: without }
  // A row whose group somebody else removed meanwhile stays where it is, or begins at the end.
  const home = without.find((each) => each.code === group) ?? without[without.length - 1]
  if (!home || (op === 'move' && (!found || home.code !== group))) return content
  const item: Item = found ?? blankItem(code)
  const groups = without.map((each) =>
    each === home ? { ...each, items: insertedAfter(each.items, item, after, codeOf) } : each,
  )
  return { ...content, groups }
}

/** Names of items in formulas, by which they are changed to another code. */
const inFormulas = (code: string) => new RegExp(`(^|[^A-Za-z0-9])${code}(?=\\.)`, 'g')

/** The changes with another code for an item. */
function withCode({ cells, rows }: Changes, code: string, to: string): Changes {
  const own = `${code}.`
  return {
    rows: rows.map((row) => ({
      ...row,
      code: row.code === code ? to : row.code,
      ...(row.after === code && { after: to }),
    })),
    cells: cells.map(({ key, base, value }) => {
      const text = value.normalize('NFKC')
      const renamed = /\.(qty|price)$/.test(key) ? text.replace(inFormulas(code), `$1${to}`) : text
      return {
        key: key.startsWith(own) ? `${to}.${key.slice(own.length)}` : key,
        base,
        value: renamed === text ? value : renamed,
      }
    }),
  }
}

/**
 * An item that is added under the code of another one gets the next code: two editors gave the same. An equal one is the
 * same item, sent twice, also where it had got a later code; one with an earlier code is what it was copied from.
 * `gone`: codes of items that were removed before.
 */
function withOwnCodes(stored: Content, changes: Changes, gone: readonly string[]): Changes {
  const there = itemsOf(stored)
  return changes.rows.reduce((all, { op, code }) => {
    if (op !== 'add' || !there.some((each) => each.code === code)) return all
    const entered = all.cells.flatMap(({ key, value }) =>
      key.startsWith(`${code}.`) ? [[key.slice(code.length + 1), value]] : [],
    )
    const own = { ...blankItem(code), ...Object.fromEntries(entered) } as Item
    const [letter = ''] = code
    const same = there.find(
      (each) =>
        each.code.startsWith(letter) &&
        Number(each.code.slice(1)) >= Number(code.slice(1)) &&
        ITEM_FIELDS.every((field) => each[field] === own[field]),
    )
    const given = [...gone, ...all.rows.map((row) => row.code)]
    return withCode(all, code, same?.code ?? nextCode(stored, letter, given))
  }, changes)
}

/**
 * The stored content with an editor’s changes. Cells that both changed keep the stored text and are named; an editor who
 * saw the stored version (`isSeen`) overwrites them. `gone`: codes of items that were removed before.
 */
export function merged(
  stored: Content,
  changes: Changes,
  isSeen = false,
  gone: readonly string[] = [],
): { readonly content: Content; readonly conflicts: readonly Conflict[] } {
  const { cells, rows } = withOwnCodes(stored, changes, gone)
  let content = rows.reduce((all, row) => {
    const isThere = rowsOf(all).some(({ code }) => code === row.code)
    // Both added a group or a parameter of this name: its cells decide.
    if (row.op === 'add' && isThere) return all
    // Somebody else has put an item into the group that is removed: both stay.
    const isInUse = all.groups.some(({ code, items }) => code === row.code && items.length > 0)
    return row.op === 'remove' && isInUse ? all : withRow(all, row)
  }, stored)
  const present = cellsOf(content)
  const conflicts: Conflict[] = []
  for (const { key, base, value } of cells) {
    const current = present.get(key)
    if (current === value) continue
    if (current === base || (isSeen && current !== undefined)) content = withCell(content, key, value)
    else conflicts.push({ key, base, value, ...(current !== undefined && { current }) })
  }
  return { content, conflicts }
}

/** The stored content after an editor decided on conflicts: the stored text in the cells `theirs`, else their own. */
export function resolved(
  stored: Content,
  base: Content,
  own: Content,
  theirs: ReadonlySet<string>,
  gone: readonly string[] = [],
): Content {
  const { content, conflicts } = merged(stored, changesBetween(base, own), false, gone)
  return conflicts.reduce((all, { key, value, current }) => {
    if (theirs.has(key)) return all
    if (current !== undefined) return withCell(all, key, value)
    // Their row is gone: one’s own comes back with all its cells.
    const code = key.startsWith('p.') ? key.slice(0, key.lastIndexOf('.')) : (key.split('.')[0] ?? '')
    return merged(all, changesBetween(withRow(own, { op: 'remove', code }), own)).content
  }, content)
}
