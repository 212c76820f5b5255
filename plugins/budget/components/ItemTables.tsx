import { decimal } from '#base/quantities'
import { column, DataTable, figures } from '#kit/tables'
import { Card, shortened, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { EXACT_DIGITS } from '../rules/cents'
import { type Group, type Item, itemsOf } from '../rules/content'
import { amountsOf, isPlain, numberAt, type Sheet } from '../rules/sheet'
import './sheet.css'

/**
 * The number of a cell, undefined while it has none. Quantities and prices are not amounts of money: none of their
 * digits is left out, but the noise of a computation is.
 */
export function cellText(sheet: Sheet, name: string): string | undefined {
  const found = numberAt(sheet, name)
  return found === undefined ? undefined : decimal(found, { least: 0, most: EXACT_DIGITS })
}

/** Columns of the items of an estimate, for screen, print and CSV. */
export function useItemColumns(sheet: Sheet) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const value = (name: string) => cellText(sheet, name) ?? '–'
  /** A value with the formula that gives it and what else is said of it; null where that is nothing. */
  const explained = (item: Item, field: 'qty' | 'price', basis?: string) => {
    const formula = isPlain(item[field]) ? undefined : item[field].trim() || undefined
    if (formula === undefined && basis === undefined) return null
    return (
      <>
        <span>{value(`${item.code}.${field}`)}</span>
        {formula === undefined ? null : <code className="itemformula">{shortened(formula)}</code>}
        {basis === undefined ? null : <span className="itemformula">{basis}</span>}
      </>
    )
  }
  const amount = (code: string, field: 'net' | 'tax' | 'gross') => {
    const found = amountsOf(sheet, code)
    return found === undefined ? '–' : say.number(found[field])
  }
  return [
    column<Item>('name', t('field.item'), ({ code, name }) => `${code} ${name}`),
    figures<Item>('qty', t('field.qty'), ({ code }) => value(`${code}.qty`), {
      node: (item) => explained(item, 'qty'),
    }),
    column<Item>('unit', t('field.unit'), ({ unit }) => unit),
    figures<Item>('price', t('field.price'), ({ code }) => value(`${code}.price`), {
      node: (item) => explained(item, 'price', item.basis === 'gross' ? word('basis', 'gross') : undefined),
    }),
    figures<Item>('net', t('figure.net'), ({ code }) => amount(code, 'net')),
    figures<Item>('tax', t('field.tax'), ({ tax }) => `${tax}%`),
    figures<Item>('gross', t('figure.gross'), ({ code }) => amount(code, 'gross')),
    column<Item>('source', t('field.source'), ({ source }) => word('source', source)),
    column<Item>('note', t('field.note'), ({ note }) => note),
  ]
}

/** `A Equipment · ¥4,590,000.00` */
export function useGroupTitle(sheet: Sheet) {
  const { say } = usePageTools()
  return ({ code, name }: Group) => {
    const net = amountsOf(sheet, code)?.net
    return `${`${code} ${name}`.trim()} · ${net === undefined ? '–' : say.money(net, true)}`
  }
}

/** The items of each group in a table. */
export function ItemTables({ sheet }: { readonly sheet: Sheet }) {
  const t = useTexts()
  const columns = useItemColumns(sheet)
  const titleOf = useGroupTitle(sheet)
  if (itemsOf(sheet.content).length === 0) return <Card pad>{t('sheet.empty')}</Card>
  return sheet.content.groups.map((group) => (
    <Card key={group.code} title={titleOf(group)}>
      {group.items.length === 0 ? (
        <p className="section__empty">{t('sheet.empty')}</p>
      ) : (
        <DataTable label={titleOf(group)} columns={columns} rows={group.items} keyOf={({ code }) => code} />
      )}
    </Card>
  ))
}
