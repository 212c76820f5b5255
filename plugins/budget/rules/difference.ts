import { cents } from './cents'
import { movedRows, rowsOf } from './changes'
import { type Content, cellsOf, ITEM_FIELDS, type Item, itemsOf } from './content'
import { amountsOf, calculate } from './sheet'

/** What differs between two versions (domain/budget.md 4.7). */

export interface CellDifference {
  readonly key: string
  readonly before: string
  readonly after: string
}
/** A row that differs. `delta`: change of its net amount in CNY; undefined while a cell that it depends on has an error. */
export interface RowDifference {
  readonly code: string
  readonly name: string
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly delta: number | undefined
  readonly cells: readonly CellDifference[]
}
export interface Difference {
  readonly rows: readonly RowDifference[]
  /** Parameters, finance figures, names of groups and of the whole. */
  readonly cells: readonly CellDifference[]
  /** Change of the net total in CNY, and in parts of what it was; undefined while cells have errors. */
  readonly total: number | undefined
  readonly share: number | undefined
}

/** What differs between two contents, the largest change of a net amount first. */
export function differenceOf(before: Content, after: Content): Difference {
  const [old, now] = [calculate(before), calculate(after)]
  const change = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? undefined : cents(to - from)
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
    const net = (sheet: typeof old, item: Item | undefined) => (item ? amountsOf(sheet, code)?.net : 0)
    const delta = change(net(old, was), net(now, is))
    if (!was || !is) return [{ code, name, kind: was ? 'removed' : 'added', delta, cells: [] }]
    const cells = ITEM_FIELDS.flatMap((field) => differs(`${code}.${field}`))
    if (cells.length === 0 && delta === 0 && !moved.has(code)) return []
    return [{ code, name, kind: cells.length > 0 || delta !== 0 ? 'changed' : 'moved', delta, cells }]
  })
  const itemKeys = new Set(codes.flatMap((code) => ITEM_FIELDS.map((field) => `${code}.${field}`)))
  const others = [...new Set([...has.keys(), ...had.keys()])].filter((key) => !itemKeys.has(key))
  const total = change(old.totals?.net, now.totals?.net)
  return {
    rows: rows.sort((a, b) => Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0)),
    cells: others.flatMap(differs),
    total,
    share: total === undefined || !old.totals?.net ? undefined : total / old.totals.net,
  }
}
