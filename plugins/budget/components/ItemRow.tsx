import DotsThree from '@phosphor-icons/core/regular/dots-three.svg'
import { memo } from 'react'
import { Icon, IconButton, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { ITEM_FIELDS, type Item } from '../rules/content'
import { amountsOf, errorOf, isPlain, isUnnamed, type Sheet } from '../rules/sheet'
import { CellInput } from './CellInput'
import { cellText } from './ItemTables'
import { useBudgetWords } from './useBudgetWords'

interface ItemRowProps {
  readonly item: Item
  readonly sheet: Sheet
  /** Stable. */
  readonly onChange: (key: string, value: string) => void
  readonly onOpen: (code: string) => void
}

/** The outcomes that a row shows. */
const shownOf = ({ item: { code }, sheet: { outcomes } }: ItemRowProps) =>
  [code, `${code}.qty`, `${code}.price`].map((name) => outcomes.get(name))

const isSame = (before: ItemRowProps, after: ItemRowProps) =>
  before.item.code === after.item.code &&
  ITEM_FIELDS.every((field) => before.item[field] === after.item[field]) &&
  JSON.stringify(shownOf(before)) === JSON.stringify(shownOf(after))

/** An item in the editor: quantity and price as cells, all else behind its menu. Of 200, only those that change render. */
export const ItemRow = memo(function ItemRow({ item, sheet, onChange, onOpen }: ItemRowProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { code, name, unit } = item
  const net = amountsOf(sheet, code)?.net
  const resultOf = (field: 'qty' | 'price') => (isPlain(item[field]) ? undefined : cellText(sheet, `${code}.${field}`))
  return (
    <li className="sheetrow" data-record={`budget-item:${code}`}>
      <div className="sheetrow__head">
        <button type="button" className="sheetrow__name" onClick={() => onOpen(code)}>
          <b>{code}</b> {name || t('sheet.unnamed')}
        </button>
        <span className="sheetrow__net">{net === undefined ? '–' : say.money(net, true)}</span>
        <IconButton label={t('sheet.more', { name: name || code })} onPress={() => onOpen(code)}>
          <Icon svg={DotsThree} />
        </IconButton>
      </div>
      <div className="sheetrow__cells">
        {(['qty', 'price'] as const).map((field) => (
          <CellInput
            key={field}
            name={`${code}.${field}`}
            label={field === 'qty' ? t('field.qty') : t('field.price')}
            value={item[field]}
            error={errorOf(sheet, `${code}.${field}`)}
            result={resultOf(field)}
            unit={field === 'qty' ? unit : say.currency}
            onChange={onChange}
          />
        ))}
      </div>
      {isUnnamed(item) ? <p className="sheetrow__error">{t('error.itemName')}</p> : null}
      <TooLarge sheet={sheet} code={code} />
    </li>
  )
}, isSame)

/** That the amount of a line or of a group does not fit. */
export function TooLarge({ sheet, code }: Pick<ItemRowProps, 'sheet'> & { readonly code: string }) {
  const words = useBudgetWords()
  const error = errorOf(sheet, code)
  return error?.kind === '#NUM' ? (
    <p className="sheetrow__error">
      <b>#NUM</b> {words.error(error)}
    </p>
  ) : null
}
