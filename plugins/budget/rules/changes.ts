import * as v from 'valibot'
import { cents } from './cents'
import { blankItem, type Content, cellsOf, type Group, ITEM_FIELDS, type Item, itemsOf, withCell } from './content'
import { amountsOf, calculate } from './sheet'

/** Changes of a content: what a save sends, how two editors’ saves merge, and what differs between two versions (domain/budget.md 2, 4.7; gaps.md). */

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
export const conflictSchema = v.object({
  key: v.string(),
  base: v.string(),
  value: v.string(),
  current: v.optional(v.string()),
})
export type Conflict = v.InferOutput<typeof conflictSchema>

interface Row {
  readonly code: string
  /** Of an item. */
  readonly group?: string | undefined
  readonly after?: string | undefined
}

/** Groups, items and parameters in their order. */
function rowsOf(content: Content): Row[] {
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
function movedRows(before: readonly Row[], after: readonly Row[]): Set<string> {
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
    // Last, so that nothing that is moved out of a removed group is lost.
    ...before.filter(({ code }) => !has.has(code)).map(({ code }): RowChange => ({ op: 'remove', code })),
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

/**
 * The stored content with an editor’s changes. Cells that both changed keep the stored text and are named; an editor who
 * saw the stored version (`isSeen`) overwrites them.
 */
export function merged(
  stored: Content,
  { cells, rows }: Changes,
  isSeen = false,
): { readonly content: Content; readonly conflicts: readonly Conflict[] } {
  let content = rows.reduce((all, row) => {
    const isThere = rowsOf(all).some(({ code }) => code === row.code)
    // Both added a row of this code: its cells decide.
    return row.op === 'add' && isThere ? all : withRow(all, row)
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

export interface CellDifference {
  readonly key: string
  readonly before: string
  readonly after: string
}
/** A row that differs. `delta`: change of its net amount; CNY. */
export interface RowDifference {
  readonly code: string
  readonly name: string
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly delta: number
  readonly cells: readonly CellDifference[]
}
export interface Difference {
  readonly rows: readonly RowDifference[]
  /** Parameters, finance figures, names of groups and of the whole. */
  readonly cells: readonly CellDifference[]
  /** Change of the net total in CNY, and in parts of what it was. */
  readonly total: number
  readonly share: number | undefined
}

/** What differs between two contents, the largest change of a net amount first. */
export function differenceOf(before: Content, after: Content): Difference {
  const [old, now] = [calculate(before), calculate(after)]
  const net = (sheet: typeof old, code: string) => amountsOf(sheet, code)?.net ?? 0
  const [had, has] = [cellsOf(before), cellsOf(after)]
  const differs = (key: string): CellDifference[] => {
    const [from = '', to = ''] = [had.get(key), has.get(key)]
    return from === to ? [] : [{ key, before: from, after: to }]
  }
  const moved = movedRows(rowsOf(before), rowsOf(after))
  const oldItems = new Map(itemsOf(before).map((item) => [item.code, item]))
  const newItems = new Map(itemsOf(after).map((item) => [item.code, item]))
  const codes = [...new Set([...newItems.keys(), ...oldItems.keys()])]
  const rows = codes.flatMap((code): RowDifference[] => {
    const [was, is] = [oldItems.get(code), newItems.get(code)]
    const name = (is ?? was)?.name ?? ''
    const delta = cents(net(now, code) - net(old, code))
    if (!was || !is) return [{ code, name, kind: was ? 'removed' : 'added', delta, cells: [] }]
    const cells = ITEM_FIELDS.flatMap((field) => differs(`${code}.${field}`))
    if (cells.length === 0 && delta === 0 && !moved.has(code)) return []
    return [{ code, name, kind: cells.length > 0 || delta !== 0 ? 'changed' : 'moved', delta, cells }]
  })
  const itemKeys = new Set(codes.flatMap((code) => ITEM_FIELDS.map((field) => `${code}.${field}`)))
  const others = [...new Set([...has.keys(), ...had.keys()])].filter((key) => !itemKeys.has(key))
  const totalOf = (sheet: typeof old) => sheet.totals?.net ?? 0
  const total = cents(totalOf(now) - totalOf(old))
  return {
    rows: rows.sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta)),
    cells: others.flatMap(differs),
    total,
    share: totalOf(old) > 0 ? total / totalOf(old) : undefined,
  }
}

/** The stored content after an editor decided on conflicts: their own text in the cells `mine`, else the stored one. */
export function resolved(stored: Content, base: Content, own: Content, mine: ReadonlySet<string>): Content {
  const { content, conflicts } = merged(stored, changesBetween(base, own))
  return conflicts.reduce((all, { key, value, current }) => {
    if (!mine.has(key)) return all
    if (current !== undefined) return withCell(all, key, value)
    // Their row is gone: one’s own comes back with all its cells.
    const code = key.startsWith('p.') ? key.slice(0, key.lastIndexOf('.')) : (key.split('.')[0] ?? '')
    return merged(all, changesBetween(withRow(own, { op: 'remove', code }), own)).content
  }, content)
}
