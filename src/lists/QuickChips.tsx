import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useCoreTexts } from '#src/i18n'
import { Chip, Chips, useActiveFirst } from '#src/ui'
import type { AnyScreen } from './useListScreen'
import { useListTexts } from './useListTexts'
import { useNearby } from './useNearby'

/** A filter set by one tap; its text is `quick.<key>` of the area. */
export interface QuickFilter<F> {
  readonly key: string
  /** What it sets; a second tap removes these fields. */
  readonly on: Partial<F>
  /** Number of records it finds, formatted. */
  readonly count?: string | number | undefined
  /** It can be set only where the user's position is known. */
  readonly isNear?: boolean
}

interface QuickChipsProps<F> {
  readonly screen: AnyScreen
  readonly quick: readonly QuickFilter<F>[]
  /** Opens the filter; without it there is no filter button. */
  readonly onFilter?: (() => void) | undefined
}

/** One-tap filters for frequent use (field-needs.md 9), and the button that opens the filter. */
export function QuickChips<F>({ screen, quick, onFilter }: QuickChipsProps<F>) {
  const { filter, change, list } = screen
  const t = useCoreTexts()
  const area = useListTexts(list)
  const setNear = useNearby(change)
  const isOn = ({ on }: QuickFilter<F>) =>
    Object.entries(on).every(([name, value]) => String(filter[name]) === String(value))
  const { ordered, hold } = useActiveFirst(quick, isOn)
  const press = (one: QuickFilter<F>) => {
    hold()
    if (isOn(one)) return change(Object.fromEntries(Object.keys(one.on).map((name) => [name, undefined])))
    if (one.isNear) return void setNear(one.on)
    change(one.on)
  }
  if (!onFilter && quick.length === 0) return null
  return (
    <Chips label={t('list.quick')}>
      {onFilter ? (
        <Chip icon={<SlidersHorizontal aria-hidden="true" />} badge={list.filters.count(filter)} onPress={onFilter}>
          {t('list.filter')}
        </Chip>
      ) : null}
      {ordered.map((one) => (
        <Chip key={one.key} pressed={isOn(one)} count={one.count} onPress={() => press(one)}>
          {area(`quick.${one.key}`)}
        </Chip>
      ))}
    </Chips>
  )
}
