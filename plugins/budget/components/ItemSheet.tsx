import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Attachment } from '#base/fields'
import { FilesField } from '#kit/attachments'
import { useResource } from '#kit/records'
import {
  Button,
  Card,
  CellList,
  Chip,
  Chips,
  ChoiceField,
  InlineError,
  Notice,
  Segmented,
  Sheet,
  SkeletonLines,
  TextArea,
  TextField,
  type TextFieldProps,
  usePageTools,
} from '#ui/components'
import { listPrices } from '../api'
import { useTexts } from '../plugin'
import { BASES, type Content, type Item, MOST, MOST_ITEMS, SOURCES, TAX_RATES } from '../rules/content'
import { type Sheet as Computed, errorOf, isPlain } from '../rules/sheet'
import { cellText } from './ItemTables'
import { useBudgetWords } from './useBudgetWords'

const CELLS = ['qty', 'price'] as const
type CellField = (typeof CELLS)[number]

/** A price without VAT, per a unit. */
interface ChosenPrice {
  readonly net: number
  readonly unit: string
  readonly source: string
}

interface ItemSheetProps {
  readonly sheet: Computed
  readonly content: Content
  readonly item: Item
  readonly onChange: (key: string, value: string) => void
  /** A price without VAT was chosen. */
  readonly onPrice: (price: ChosenPrice) => void
  readonly quote: readonly Attachment[]
  readonly onQuote: (files: readonly Attachment[]) => void
  readonly onMove: (where: 'up' | 'down' | { readonly group: string }) => void
  /** Without it, its group is full. */
  readonly onCopy: (() => void) | undefined
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Everything of an item, over the editor. */
export function ItemSheet({
  sheet,
  content,
  item,
  onChange,
  onPrice,
  quote,
  onQuote,
  onMove,
  onCopy,
  onRemove,
  onClose,
}: ItemSheetProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const [prices, setPrices] = useState(false)
  const { code } = item
  const set = (field: Exclude<keyof Item, 'code'>) => (value: string) => onChange(`${code}.${field}`, value)
  const cells = useNamedCells(item, (field, value) => set(field)(value))
  const names = [...content.params.map(({ key }) => `p.${key}`), ...content.groups.map((group) => `${group.code}.net`)]
  const isNamed = item.name.trim() !== ''
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${code} ${item.name}`}
      foot={
        <>
          <Button onPress={onRemove}>{t('sheet.remove')}</Button>
          <Button variant="brand" onPress={onClose}>
            {t('sheet.done')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('field.name')}
        required
        value={item.name}
        maxLength={MOST.itemName}
        error={isNamed ? undefined : t('error.itemName')}
        onChange={set('name')}
      />
      <TextField label={t('field.unit')} value={item.unit} maxLength={MOST.unit} onChange={set('unit')} />
      {CELLS.map((field) => (
        <Cell
          key={field}
          label={t(`field.${field}`)}
          name={`${code}.${field}`}
          unit={field === 'qty' ? item.unit || undefined : say.currency}
          value={item[field]}
          sheet={sheet}
          onChange={set(field)}
          ref={cells.inputs[field]}
          onBlur={cells.onBlur(field)}
        />
      ))}
      <Card title={t('sheet.names')} link={{ label: t('sheet.prices'), onPress: () => setPrices(!prices) }} pad>
        <Chips label={t('sheet.names')} wrap>
          {names.map((name) => (
            <Chip key={name} onPress={() => cells.insert(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      </Card>
      {prices ? (
        <Prices
          name={item.name}
          onChoose={(price) => {
            onPrice(price)
            setPrices(false)
          }}
        />
      ) : null}
      <Card pad>
        <Segmented
          label={t('field.basis')}
          value={item.basis}
          options={BASES.map((basis) => ({ value: basis, label: word('basis', basis) }))}
          onChange={set('basis')}
        />
      </Card>
      <ChoiceField
        label={t('field.tax')}
        value={item.tax}
        options={TAX_RATES.map((rate) => ({ value: rate, label: `${rate}%` }))}
        onChange={set('tax')}
      />
      <ChoiceField
        label={t('field.source')}
        value={item.source}
        options={SOURCES.map((source) => ({ value: source, label: word('source', source) }))}
        onChange={set('source')}
      />
      {item.source === 'quote' ? (
        <FilesField label={t('field.quote')} value={quote} most={1} onChange={onQuote} />
      ) : null}
      <TextArea label={t('field.note')} value={item.note} maxLength={MOST.note} onChange={set('note')} />
      <Card title={t('sheet.move')} pad>
        <Chips label={t('sheet.move')} wrap>
          <Chip onPress={() => onMove('up')}>{t('sheet.up')}</Chip>
          <Chip onPress={() => onMove('down')}>{t('sheet.down')}</Chip>
          {content.groups
            .filter(({ items }) => items.length < MOST_ITEMS && !items.some((each) => each.code === code))
            .map((group) => (
              <Chip key={group.code} onPress={() => onMove({ group: group.code })}>
                {t('sheet.toGroup', { group: `${group.code} ${group.name}` })}
              </Chip>
            ))}
          {onCopy ? <Chip onPress={onCopy}>{t('sheet.copy')}</Chip> : null}
        </Chips>
      </Card>
    </Sheet>
  )
}

/** Puts names into the quantity or price that was typed in last, at its caret; at first behind the price. */
function useNamedCells(item: Item, onChange: (field: CellField, value: string) => void) {
  const inputs = { qty: useRef<HTMLInputElement>(null), price: useRef<HTMLInputElement>(null) }
  const left = useRef<CellField>(undefined)
  const written = useRef<{ readonly input: HTMLInputElement; readonly end: number }>(undefined)
  // The next name follows this one: a text that is set takes the caret to its end.
  useLayoutEffect(() => {
    const { input, end = 0 } = written.current ?? {}
    input?.setSelectionRange(end, end)
    written.current = undefined
  })
  const onBlur = (field: CellField) => () => {
    left.current = field
  }
  const insert = (name: string) => {
    // A tap on a name does not take the focus everywhere.
    const last = CELLS.find((each) => inputs[each].current === document.activeElement) ?? left.current
    const field = last ?? 'price'
    const text = item[field]
    const input = last && inputs[last].current
    const { selectionStart: from, selectionEnd: to } = input ?? { selectionStart: text.length, selectionEnd: null }
    const before = text.slice(0, from ?? text.length) + name
    if (input) written.current = { input, end: before.length }
    onChange(field, before + text.slice(to ?? text.length))
  }
  return { inputs, onBlur, insert }
}

interface CellProps extends Pick<TextFieldProps, 'label' | 'unit' | 'value' | 'onChange' | 'onBlur' | 'ref'> {
  /** `A1.qty` */
  readonly name: string
  readonly sheet: Computed
}

/** A quantity or price with its error, or what its formula gives. */
function Cell({ name, sheet, ...field }: CellProps) {
  const words = useBudgetWords()
  const error = errorOf(sheet, name)
  const result = isPlain(field.value) ? undefined : cellText(sheet, name)
  return (
    <TextField
      {...field}
      maxLength={500}
      error={error && `${error.kind} ${words.error(error, field.value)}`}
      hint={result === undefined ? undefined : `= ${result}`}
    />
  )
}

interface PricesProps {
  readonly name: string
  readonly onChoose: (price: ChosenPrice) => void
}

/** Prices of the catalogue and of approved estimates for an item of this name. */
const Prices = observer(function Prices({ name, onChoose }: PricesProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { value, status, load } = useResource(
    ({ http, session }, signal) =>
      http(listPrices, { item: name, area: session.employee?.orgCode }, { signal, background: true }),
    name,
  )
  if (status === 'failed') return <InlineError text={t('price.failed')} onRetry={() => void load()} />
  if (!value) return <SkeletonLines />
  if (value.length === 0) return <Notice>{t('price.none')}</Notice>
  return (
    <CellList
      cells={value.flatMap(({ item, net, unit, at, source, median, n }) => {
        const noteOf = (words: string) => (item ? `${item} · ${words}` : words)
        const listed = source === 'catalogue' && {
          key: `catalogue ${item} ${net} ${unit}`,
          title: t('price.catalogue', { price: say.number(net), unit }),
          note: noteOf(at ? t('price.at', { day: say.day(at) }) : t('price.undated')),
          onPress: () => onChoose({ net, unit, source: 'catalogue' }),
        }
        const usual = median !== undefined && {
          key: `history ${item} ${median} ${unit}`,
          title: t('price.median', { price: say.number(median), unit }),
          note: noteOf(t('price.of', { count: n })),
          onPress: () => onChoose({ net: median, unit, source: 'history' }),
        }
        return [listed, usual].filter((cell) => cell !== false)
      })}
    />
  )
})
