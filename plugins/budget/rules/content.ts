import * as v from 'valibot'

/** What an estimate or a template holds (domain/budget.md 1). Every value is a text, as it was typed: numbers and formulas alike. */

export const TAX_RATES = ['0', '1', '3', '6', '9', '13'] as const
export const BASES = ['net', 'gross'] as const
export const SOURCES = ['manual', 'catalogue', 'quote', 'history', 'formula'] as const

export const ITEM_FIELDS = ['name', 'unit', 'qty', 'price', 'basis', 'tax', 'source', 'quote', 'note'] as const
export const PARAM_FIELDS = ['label', 'value', 'unit'] as const

/** Finance figures with their least and most; `whole`: years. Rates and shares are in %. */
export const FINANCE = {
  contingency: { least: 0, most: 30, unit: '%' },
  years: { least: 1, most: 40, unit: 'years', whole: true },
  discount: { least: 0, most: 30, unit: '%' },
  yield: { least: 0, most: 10_000, unit: 'kWh/kW' },
  degradation: { least: 0, most: 10, unit: '%' },
  selfUse: { least: 0, most: 100, unit: '%' },
  priceSelf: { least: 0, most: 100, unit: 'CNY/kWh' },
  priceFeed: { least: 0, most: 100, unit: 'CNY/kWh' },
  vat: { least: 0, most: 13, unit: '%' },
  om: { least: 0, most: 100_000, unit: 'CNY/kW' },
  growth: { least: 0, most: 30, unit: '%' },
  insurance: { least: 0, most: 10, unit: '%' },
  salvage: { least: 0, most: 100, unit: '%' },
  incomeTax: { least: 0, most: 100, unit: '%' },
  holidayFree: { least: 0, most: 40, unit: 'years', whole: true },
  holidayHalf: { least: 0, most: 40, unit: 'years', whole: true },
} as const
export type FinanceKey = keyof typeof FINANCE
export const FINANCE_KEYS = Object.keys(FINANCE) as FinanceKey[]

export const MOST_ITEMS = 200
export const MOST_GROUPS = 26
export const MOST = { name: 60, itemName: 40, unit: 12, note: 200, address: 500, number: 1e9 } as const

const text = v.string()
const item = v.object({
  code: v.string(),
  name: text,
  unit: text,
  qty: text,
  price: text,
  basis: text,
  tax: text,
  source: text,
  /** Address of the supplier's quote. */
  quote: text,
  note: text,
})
const group = v.object({ code: v.string(), name: text, items: v.array(item) })
const param = v.object({ key: v.string(), label: text, value: text, unit: text })
const financeEntries = Object.fromEntries(FINANCE_KEYS.map((key) => [key, text])) as Record<FinanceKey, typeof text>

export const contentSchema = v.object({
  name: text,
  businessId: text,
  params: v.array(param),
  groups: v.array(group),
  finance: v.object(financeEntries),
})
export type Item = v.InferOutput<typeof item>
export type Group = v.InferOutput<typeof group>
export type Content = v.InferOutput<typeof contentSchema>

export const itemsOf = ({ groups }: Content): Item[] => groups.flatMap(({ items }) => items)

export const BLANK_FINANCE: Content['finance'] = {
  contingency: '5',
  years: '20',
  discount: '8',
  yield: '1050',
  degradation: '0.5',
  selfUse: '85',
  priceSelf: '0.58',
  priceFeed: '0.453',
  vat: '13',
  om: '42',
  growth: '2',
  insurance: '0.1',
  salvage: '5',
  incomeTax: '25',
  holidayFree: '3',
  holidayHalf: '3',
}

export const blankItem = (code: string): Item => ({
  code,
  name: '',
  unit: '',
  qty: '',
  price: '',
  basis: 'net',
  tax: '13',
  source: 'manual',
  quote: '',
  note: '',
})

export const blankContent = (name = '', businessId = ''): Content => ({
  name,
  businessId,
  params: [{ key: 'capacityKw', label: '', value: '1000', unit: 'kW' }],
  groups: [{ code: 'A', name: '', items: [] }],
  finance: BLANK_FINANCE,
})

/** Letter and number of each code that texts name; a group has no number. */
const namedIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.normalize('NFKC').matchAll(/\b([A-Z])(\d*)\./g)])
const formulasOf = (content: Content) => itemsOf(content).flatMap(({ qty, price }) => [qty, price])

/**
 * The next code of an item in a group: above those of items, of formulas, which may name an item that is gone, and of
 * `removed` ones, which other versions have, or which may come back.
 */
export function nextCode(content: Content, group: string, removed: readonly string[] = []): string {
  const codes = [...itemsOf(content).map(({ code }) => code), ...removed]
  const used = namedIn([...codes.map((code) => `${code}.`), ...formulasOf(content)])
  const numbers = used.flatMap(([, letter, number]) => (letter === group ? [Number(number)] : []))
  return `${group}${Math.max(0, ...numbers) + 1}`
}

/** The next free letter for a group, which no formula names; undefined if all are used. */
export function nextGroup(content: Content, removed: readonly string[] = []): string | undefined {
  const named = namedIn(formulasOf(content)).flatMap(([, letter, number]) => (number === '' ? [letter] : []))
  const used = new Set([...content.groups.map(({ code }) => code), ...named, ...removed])
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !used.has(letter))
}

/** The codes of items that were removed, after another change; one that came back stays among them. */
export function goneAfter(before: Content, after: Content, gone: readonly string[] = []): string[] {
  const has = new Set(itemsOf(after).map(({ code }) => code))
  const removed = itemsOf(before).flatMap(({ code }) => (has.has(code) ? [] : [code]))
  return [...new Set([...gone, ...removed])]
}

/** Every cell of a content by its key: `name`, `p.capacityKw.value`, `A.name`, `A1.qty`, `finance.vat`. */
export function cellsOf(content: Content): Map<string, string> {
  const cells = new Map([
    ['name', content.name],
    ['businessId', content.businessId],
  ])
  for (const each of content.params) for (const field of PARAM_FIELDS) cells.set(`p.${each.key}.${field}`, each[field])
  for (const { code, name, items } of content.groups) {
    cells.set(`${code}.name`, name)
    for (const each of items) for (const field of ITEM_FIELDS) cells.set(`${each.code}.${field}`, each[field])
  }
  for (const key of FINANCE_KEYS) cells.set(`finance.${key}`, content.finance[key])
  return cells
}

const isOneOf = <T extends string>(all: readonly T[], word: string | undefined): word is T =>
  all.some((each) => each === word)

/** The content with another text in a cell; unchanged if it has no such cell. */
export function withCell(content: Content, key: string, value: string): Content {
  if (key === 'name' || key === 'businessId') return { ...content, [key]: value }
  const [row = '', second = '', third] = key.split('.')
  if (row === 'finance')
    return isOneOf(FINANCE_KEYS, second) ? { ...content, finance: { ...content.finance, [second]: value } } : content
  if (row === 'p') {
    if (!isOneOf(PARAM_FIELDS, third)) return content
    return {
      ...content,
      params: content.params.map((each) => (each.key === second ? { ...each, [third]: value } : each)),
    }
  }
  const groups = content.groups.map((each) => {
    if (each.code === row && second === 'name') return { ...each, name: value }
    const at = isOneOf(ITEM_FIELDS, second) ? each.items.findIndex(({ code }) => code === row) : -1
    if (at < 0) return each
    return { ...each, items: each.items.map((one, index) => (index === at ? { ...one, [second]: value } : one)) }
  })
  return { ...content, groups }
}
