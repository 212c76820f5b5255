import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
  usePageTools,
} from '#ui/components'
import { listPrices } from '../api'
import { useTexts } from '../plugin'
import { BASES, type Content, type Item, MOST, SOURCES, TAX_RATES } from '../rules/content'

interface ItemSheetProps {
  readonly content: Content
  readonly item: Item
  readonly onChange: (key: string, value: string) => void
  /** A price without VAT was chosen. */
  readonly onPrice: (net: number, source: string) => void
  readonly quote: readonly Attachment[]
  readonly onQuote: (files: readonly Attachment[]) => void
  readonly onMove: (where: 'up' | 'down' | { readonly group: string }) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Everything of an item, over the editor. */
export function ItemSheet({
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
  const { word } = usePageTools()
  const [prices, setPrices] = useState(false)
  const { code } = item
  const set = (field: Exclude<keyof Item, 'code'>) => (value: string) => onChange(`${code}.${field}`, value)
  const names = [...content.params.map(({ key }) => `p.${key}`), ...content.groups.map((group) => `${group.code}.net`)]
  const isNamed = item.name.trim() !== ''
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${code} ${item.name}`}
      foot={
        <>
          <Button variant="risk" onPress={onRemove}>
            {t('sheet.remove')}
          </Button>
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
      <TextField label={t('field.qty')} value={item.qty} maxLength={500} onChange={set('qty')} />
      <TextField label={t('field.price')} value={item.price} maxLength={500} onChange={set('price')} />
      <Card pad>
        <Chips label={t('sheet.names')} wrap>
          {names.map((name) => (
            <Chip key={name} onPress={() => set('price')(item.price + name)}>
              {name}
            </Chip>
          ))}
          <Chip pressed={prices} onPress={() => setPrices(!prices)}>
            {t('sheet.prices')}
          </Chip>
        </Chips>
      </Card>
      {prices ? (
        <Prices
          name={item.name}
          onChoose={(net, source) => {
            onPrice(net, source)
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
      <Card pad>
        <Chips label={t('sheet.move')} wrap>
          <Chip onPress={() => onMove('up')}>{t('sheet.up')}</Chip>
          <Chip onPress={() => onMove('down')}>{t('sheet.down')}</Chip>
          {content.groups
            .filter(({ items }) => !items.some((each) => each.code === code))
            .map((group) => (
              <Chip key={group.code} onPress={() => onMove({ group: group.code })}>
                {t('sheet.toGroup', { group: `${group.code} ${group.name}` })}
              </Chip>
            ))}
          <Chip onPress={onCopy}>{t('sheet.copy')}</Chip>
        </Chips>
      </Card>
    </Sheet>
  )
}

interface PricesProps {
  readonly name: string
  readonly onChoose: (net: number, source: string) => void
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
      cells={value.flatMap(({ net, unit, at, source, median, n }) => {
        const listed = source === 'catalogue' && {
          key: `catalogue ${net} ${unit}`,
          title: t('price.catalogue', { price: say.number(net), unit }),
          note: at ? t('price.at', { day: say.day(at) }) : t('price.undated'),
          onPress: () => onChoose(net, 'catalogue'),
        }
        const usual = median !== undefined && {
          key: `history ${median} ${unit}`,
          title: t('price.median', { price: say.number(median), unit }),
          note: t('price.of', { count: n }),
          onPress: () => onChoose(median, 'history'),
        }
        return [listed, usual].filter((cell) => cell !== false)
      })}
    />
  )
})
