import { vatOf } from '#base/quantities'
import { cents } from './cents'
import { type Content, FINANCE, FINANCE_KEYS, type FinanceKey, type Item, itemsOf, MOST } from './content'
import { type FinanceInput, flowsOf, type Returns, returnsOf, type Year, yearsOf } from './finance'
import { type Formula, type FormulaError, folded, parseFormula } from './formula'

/** The computed sheet of an estimate (domain/budget.md 3 and 4): values of cells, lines, groups, sums and returns. */

/** Why a cell has no value. `path`: the cells of the circle, the first one again at its end; `cell`: what it waits for. */
export type CellError =
  | FormulaError
  | { readonly kind: '#CYCLE'; readonly path: readonly string[] }
  | { readonly kind: '#REF'; readonly cell: string }
  | { readonly kind: '#DIV0' | '#NUM' | '#VALUE' }

export interface Amounts {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** Values by name of the node: of a cell or parameter one, of a line or group its amounts. */
type Outcome = { readonly error: CellError } | { readonly value: number } | Amounts

/** Largest value of a formula, and of a line. CNY */
const LARGEST = 1e12

/** CNY without VAT; `investment` and `withVat` include the contingency. */
export interface Totals {
  readonly net: number
  readonly vat: number
  readonly contingency: number
  readonly investment: number
  readonly withVat: number
}

export interface Sheet {
  readonly content: Content
  /** How many cells have an error. */
  readonly errors: number
  /** undefined while any cell has an error. */
  readonly totals: Totals | undefined
  readonly nodes: ReadonlyMap<string, Node>
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** How many nodes were computed for this sheet: those that depend on what changed. */
  readonly computed: number
}

interface Node {
  /** Names of the nodes that it depends on. */
  readonly needs: readonly string[]
  readonly compute: (outcomes: ReadonlyMap<string, Outcome>) => Outcome
}

const PLAIN = /^\s*(?:\d+(?:\.\d+)?|\.\d+)\s*$/

/** True if a text of a cell is a plain number. */
export const isPlain = (text: string) => PLAIN.test(folded(text))

/** A plain number from 0 to 1,000,000,000, else its error. */
function numberOf(text: string): Outcome {
  if (!isPlain(text)) return { error: { kind: '#VALUE' } }
  const value = Number(folded(text))
  return value <= MOST.number ? { value } : { error: { kind: '#NUM' } }
}

function checked(value: number | boolean): Outcome {
  if (typeof value === 'boolean') return { error: { kind: '#VALUE' } }
  if (value === Infinity || value === -Infinity) return { error: { kind: '#DIV0' } }
  if (Number.isNaN(value) || value > LARGEST || value < 0) return { error: { kind: '#NUM' } }
  return { value: value === 0 ? 0 : value }
}

/** `A1.net` is read from the node `A1`, `A1.qty` from a node of its own. */
const AMOUNTS = ['net', 'tax', 'gross'] as const
function nodeOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return AMOUNTS.some((field) => field === name.slice(dot + 1)) && !name.startsWith('p.') ? name.slice(0, dot) : name
}

const amountsFit = ({ net, gross }: Amounts): Amounts | { readonly error: CellError } =>
  Math.max(net, gross) > LARGEST ? { error: { kind: '#NUM' } } : { net, gross, tax: cents(gross - net) }

/** The amounts of a line: the other half of a rounded net or gross amount follows from it. */
export function lineOf(qty: number, price: number, { basis, tax }: Pick<Item, 'basis' | 'tax'>): Amounts {
  const amount = cents(qty * price)
  if (basis === 'gross') return { gross: amount, ...vatOf(amount, Number(tax)) }
  const vat = cents((amount * Number(tax)) / 100)
  return { net: amount, tax: vat, gross: cents(amount + vat) }
}

function errorIn(names: readonly string[], outcomes: ReadonlyMap<string, Outcome>): CellError | undefined {
  for (const name of names) {
    const outcome = outcomes.get(name)
    if (!outcome || !('error' in outcome)) continue
    // What a line waits for is the cell that has the error, not the line.
    return outcome.error.kind === '#REF' && !name.includes('.') ? outcome.error : { kind: '#REF', cell: name }
  }
  return undefined
}

function cellNode(text: string, has: (name: string) => boolean): Node {
  if (text.trim() === '' || isPlain(text)) {
    const outcome = numberOf(text)
    return { needs: [], compute: () => outcome }
  }
  const formula = parseFormula(text)
  if ('kind' in formula) return { needs: [], compute: () => ({ error: formula }) }
  const unknown = formula.names.find((name) => !has(nodeOf(name)))
  if (unknown !== undefined) {
    const error: CellError = { kind: '#NAME', name: unknown, at: folded(text).indexOf(unknown) }
    return { needs: [], compute: () => ({ error }) }
  }
  return formulaNode(formula)
}

function formulaNode({ names, evaluate }: Formula): Node {
  const needs = [...new Set(names.map(nodeOf))]
  return {
    needs,
    compute: (outcomes) => {
      const error = errorIn(needs, outcomes)
      if (error) return { error }
      return checked(evaluate((name) => valueAt(outcomes.get(nodeOf(name)), name)))
    },
  }
}

function valueAt(outcome: Outcome | undefined, name: string): number {
  if (!outcome || 'error' in outcome) return Number.NaN
  if ('value' in outcome) return outcome.value
  if (name.endsWith('.net')) return outcome.net
  return name.endsWith('.tax') ? outcome.tax : outcome.gross
}

function lineNode(item: Item): Node {
  const [qty, price] = [`${item.code}.qty`, `${item.code}.price`]
  return {
    needs: [qty, price],
    compute: (outcomes) => {
      const error = errorIn([qty, price], outcomes)
      if (error) return { error }
      return amountsFit(lineOf(valueAt(outcomes.get(qty), qty), valueAt(outcomes.get(price), price), item))
    },
  }
}

function groupNode(codes: readonly string[]): Node {
  return {
    needs: codes,
    compute: (outcomes) => {
      const error = errorIn(codes, outcomes)
      if (error) return { error }
      const lines = codes.map((code) => outcomes.get(code))
      const sum = (field: keyof Amounts) => cents(lines.reduce((total, line) => total + valueAt(line, `.${field}`), 0))
      return amountsFit({ net: sum('net'), tax: 0, gross: sum('gross') })
    },
  }
}

const isSameLine = (a: Item, b: Item | undefined) =>
  b !== undefined && a.qty === b.qty && a.price === b.price && a.basis === b.basis && a.tax === b.tax

/** The nodes of a content; those of parts that did not change are taken from the sheet before. */
function nodesOf(content: Content, before: Sheet | undefined): Map<string, Node> {
  const names = new Set([
    ...content.params.map(({ key }) => `p.${key}`),
    ...content.groups.map(({ code }) => code),
    ...itemsOf(content).flatMap(({ code }) => [code, `${code}.qty`, `${code}.price`]),
  ])
  // With other names, any formula may mean something else.
  const isSame = before?.nodes.size === names.size && [...names].every((name) => before.nodes.has(name))
  const old = isSame ? before : undefined
  const oldItems = new Map(old && itemsOf(old.content).map((item) => [item.code, item]))
  const codesOf = (all: Content | undefined, group: string) =>
    all?.groups.find(({ code }) => code === group)?.items.map(({ code }) => code) ?? []
  const nodes = new Map<string, Node>()
  const add = (isKept: boolean, name: string, make: () => Node) =>
    nodes.set(name, (isKept && old?.nodes.get(name)) || make())
  const has = (name: string) => names.has(name)
  for (const { key, value } of content.params) {
    const isKept = old?.content.params.find((each) => each.key === key)?.value === value
    add(isKept, `p.${key}`, () => cellNode(isPlain(value) ? value : '', has))
  }
  for (const { code: group, items } of content.groups) {
    for (const item of items) {
      const { code, qty, price } = item
      const was = oldItems.get(code)
      add(was?.qty === qty, `${code}.qty`, () => cellNode(qty, has))
      add(was?.price === price, `${code}.price`, () => cellNode(price, has))
      add(isSameLine(item, was), code, () => lineNode(item))
    }
    const codes = items.map(({ code }) => code)
    add(codes.join() === codesOf(old?.content, group).join(), group, () => groupNode(codes))
  }
  return nodes
}

/** Computes a content. With the sheet before, only what depends on changed cells. */
export function calculate(content: Content, before?: Sheet): Sheet {
  const nodes = nodesOf(content, before)
  const dependents = new Map<string, string[]>()
  for (const [name, { needs }] of nodes) {
    for (const need of needs) {
      const all = dependents.get(need)
      if (all) all.push(name)
      else dependents.set(need, [name])
    }
  }
  const affected = new Set<string>()
  for (const [name, node] of nodes) if (before?.nodes.get(name) !== node) affected.add(name)
  for (const name of affected) for (const dependent of dependents.get(name) ?? []) affected.add(dependent)

  const outcomes = new Map(before && affected.size < nodes.size ? before.outcomes : [])
  const rest = inOrder(affected, nodes, dependents, (name, node) => outcomes.set(name, node.compute(outcomes)))
  const circles = circlesIn(rest, nodes)
  for (const [name, path] of circles) outcomes.set(name, { error: { kind: '#CYCLE', path } })
  // What only waits for a circle follows, once the circle is known.
  const waiting = new Set([...rest].filter((name) => !circles.has(name)))
  inOrder(waiting, nodes, dependents, (name, node) => outcomes.set(name, node.compute(outcomes)))
  return { content, nodes, outcomes, computed: affected.size, ...sumsOf(content, outcomes) }
}

/** Visits names after all that they need; returns those that are in a circle or wait for one. */
function inOrder(
  names: ReadonlySet<string>,
  nodes: ReadonlyMap<string, Node>,
  dependents: ReadonlyMap<string, readonly string[]>,
  visit: (name: string, node: Node) => void,
): Set<string> {
  const waits = new Map<string, number>()
  const ready: string[] = []
  for (const name of names) {
    const count = nodes.get(name)?.needs.filter((need) => names.has(need)).length ?? 0
    waits.set(name, count)
    if (count === 0) ready.push(name)
  }
  const rest = new Set(names)
  for (const name of ready) {
    const node = nodes.get(name)
    if (node) visit(name, node)
    rest.delete(name)
    for (const dependent of dependents.get(name) ?? []) {
      const left = waits.get(dependent)
      if (left === undefined) continue
      waits.set(dependent, left - 1)
      if (left === 1) ready.push(dependent)
    }
  }
  return rest
}

/** The shortest circle of each name that is in one; lines and groups on it are left out of the path. */
function circlesIn(names: ReadonlySet<string>, nodes: ReadonlyMap<string, Node>): Map<string, readonly string[]> {
  const circles = new Map<string, readonly string[]>()
  for (const start of names) {
    const reachedFrom = new Map<string, string>()
    const queue = [start]
    for (const name of queue) {
      for (const need of nodes.get(name)?.needs ?? []) {
        if (!names.has(need) || reachedFrom.has(need)) continue
        reachedFrom.set(need, name)
        queue.push(need)
      }
      if (reachedFrom.has(start)) break
    }
    if (!reachedFrom.has(start)) continue
    const path = [start]
    for (let name = reachedFrom.get(start); name !== undefined && name !== start; name = reachedFrom.get(name))
      path.unshift(name)
    circles.set(
      start,
      [start, ...path].filter((name) => name === start || name.includes('.')),
    )
  }
  return circles
}

function sumsOf(content: Content, outcomes: ReadonlyMap<string, Outcome>): Pick<Sheet, 'errors' | 'totals'> {
  let errors = financeErrors(content).length + itemsOf(content).filter(isUnnamed).length
  for (const [name, outcome] of outcomes) if (isOwnError(name, outcome)) errors++
  const sums = content.groups.map(({ code }) => outcomes.get(code))
  if (errors > 0) return { errors, totals: undefined }
  const net = cents(sums.reduce((sum, group) => sum + valueAt(group, '.net'), 0))
  const vat = cents(sums.reduce((sum, group) => sum + valueAt(group, '.tax'), 0))
  const contingency = cents((net * Number(content.finance.contingency)) / 100)
  const investment = cents(net + contingency)
  return { errors, totals: { net, vat, contingency, investment, withVat: cents(investment + vat) } }
}

/** Items must have a name. */
export const isUnnamed = ({ name }: Item) => name.trim() === ''

/** The first cell with an error, or the line or group whose amount does not fit; one that waits for another comes last. */
export function firstError({ outcomes }: Pick<Sheet, 'outcomes'>): string | undefined {
  const wrong = [...outcomes].filter(([name, outcome]) => isOwnError(name, outcome))
  const isCause = ([, outcome]: (typeof wrong)[number]) => 'error' in outcome && outcome.error.kind !== '#REF'
  return (wrong.find(isCause) ?? wrong[0])?.[0]
}

/** True if the error begins here: a line or group has one of its own only where its amount does not fit. */
const isOwnError = (name: string, outcome: Outcome) =>
  'error' in outcome && (name.includes('.') || outcome.error.kind === '#NUM')

/** The error of a cell or parameter, or of a line; undefined if it has a value. */
export function errorOf({ outcomes }: Pick<Sheet, 'outcomes'>, name: string): CellError | undefined {
  const outcome = outcomes.get(name)
  return outcome && 'error' in outcome ? outcome.error : undefined
}

/** The value of a cell or parameter. */
export function numberAt({ outcomes }: Pick<Sheet, 'outcomes'>, name: string): number | undefined {
  const outcome = outcomes.get(name)
  return outcome && 'value' in outcome ? outcome.value : undefined
}

/** The amounts of a line or a group. */
export function amountsOf({ outcomes }: Pick<Sheet, 'outcomes'>, name: string): Amounts | undefined {
  const outcome = outcomes.get(name)
  return outcome && 'net' in outcome ? outcome : undefined
}

/** Finance figures that are no number between their bounds. */
export function financeErrors({ finance }: Content): FinanceKey[] {
  return FINANCE_KEYS.filter((key) => {
    const { least, most } = FINANCE[key]
    const value = Number(folded(finance[key]))
    const isWhole = !('whole' in FINANCE[key]) || Number.isInteger(value)
    return !isPlain(finance[key]) || value < least || value > most || !isWhole
  })
}

export interface Figures extends Returns {
  readonly years: readonly Year[]
}

/** What the returns are computed from; undefined without totals or without the parameter `capacityKw`. */
export function financeInput({ content: { finance }, totals, outcomes }: Sheet): FinanceInput | undefined {
  const capacity = numberAt({ outcomes }, 'p.capacityKw')
  if (!totals || capacity === undefined) return undefined
  const partOf = (key: FinanceKey) => Number(folded(finance[key])) / (FINANCE[key].unit === '%' ? 100 : 1)
  const parts = Object.fromEntries(FINANCE_KEYS.map((key) => [key, partOf(key)])) as Record<FinanceKey, number>
  return { capacity, investment: totals.investment, ...parts }
}

/** Cash flow by year, and returns. */
export function figuresOf(sheet: Sheet): Figures | undefined {
  const input = financeInput(sheet)
  return input && { ...returnsOf(flowsOf(input), input.discount), years: yearsOf(input) }
}
